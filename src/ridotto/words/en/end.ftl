# The end of a game: what all families say there.

end-at-the-end = At the end
end-bot = a bot
end-evening = This evening
end-evening-games = { $n } games
end-evening-wins = { $n ->
    [0] games won
    [one] game won
   *[other] games won
 }
end-how-won = How it was won
end-own = Your game
end-picture-failed = This browser could not draw the picture.
end-picture-save = Save picture
end-picture-share = Share picture
end-player = Player
end-was = In the game that was played, { $n ->
    [0] nobody won
   *[other] { $winners } won
 }, after { $turns } turns. What could not be known in turn { $turn } was dealt anew here.
end-was-replay = The game that was played
end-review = Review
end-that-is-you = (you)
end-turn = turn
end-who-was-who = Who was who
end-winner = winner
end-you-short = You
