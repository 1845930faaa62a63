# Who is gone, who comes back, and who comes late.

absence-bot-soon = A bot in
absence-give = Give this seat to a friend
absence-gone = { $name } is gone.
absence-gone-many =
    { $n ->
        [one] One player gone.
       *[other] { $n } players gone.
    }
absence-meanwhile = While you were away
absence-meanwhile-hint = A bot played for you:
absence-meanwhile-read = I have read it
absence-not-here = away
absence-not-missed = { $name } is not missed any more.
absence-offered =
    { $n ->
        [one] The game is under way. { $names } is a bot, and the host offers you that seat. You take over at the next decision.
       *[other] The game is under way. { $names } are bots, and the host offers you one of these seats. You take over at the next decision.
    }
absence-offered-seat = free for a friend
absence-offered-send = Send this link to your friend. Those who have watched this game cannot take the seat.
absence-take-back = Do not offer it any more
absence-watch = Just watch
absence-watch-hint = People who have watched a game cannot take a seat in it.
