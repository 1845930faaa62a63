# What is said at the table of every game.

person = { $name }
    .of = { $name }’s
person-clock = the clock
    .of = the clock’s
person-fate = Fate
    .of = Fate’s
person-spectator = a spectator
    .of = a spectator’s
person-somebody = { $letter }
    .of = { $letter }’s

list-and = { $before } and { $last }

fact-sealed = { YOU(VIEW("player")) ->
    [you] Your answer is sealed until everybody has answered: { THING($given) }.
   *[they] An answer is sealed until everybody has answered: { THING($given) }.
 }
fact-time-ran-out = { YOU($player) ->
    [you] Your time ran out, and the table answered for you.
   *[they] { PERSON($player, form: "of") } time ran out, and the table answered for them.
 }
fact-turn-began = { YOU($player) ->
    [you] It is your turn.
   *[they] It is { PERSON($player, form: "of") } turn.
 }
fact-won = { YOU($player) ->
    [you] You win!
   *[they] { PERSON($player) } wins.
 }

# How a picture marks the seat of the person who looks at it.
picture-you = (you)

story-all-but = [all but { $who }]
story-only = [only { $who }]

why-one-at-a-time = One answer at a time: first see what your first one brings.
why-others-asked = You are asked nothing just now: all wait for { PERSON($who) }.
why-at-the-door = You are waiting for a seat: you can answer once you have one.
why-away = You have left, and a bot plays on for you: come back first.
why-closed = This table is closed.
why-coming-back = A bot still answers one question for you; then you play on.
why-no-such-answer = Nobody can say that in this game.
why-not-asked = You are asked nothing just now.
why-not-begun = The game has not begun yet.
why-not-offered = That is not among what you may choose now.
why-offered = You can do that now.
why-outdated = This game was begun under other rules than are played here now: nobody can play on.
why-over = The game is over: nothing is asked any more.
why-paused = The host has paused the game.
why-watching = You only watch this table.

end-again = Play again
end-commitment = Fingerprint, shown before the game
end-face-up = Revealed at the end
end-fair = Was the shuffle fair?
end-fair-check = The record holds all of it. With Ridotto installed, this command checks every rule and every draw:
end-fair-how = Everything that chance decided comes from one secret number. Its fingerprint was shown to everybody before the game; now the number itself is shown. Had anybody changed it in between, the fingerprint would not match.
end-keep = Save and share
end-link = Link to the replay
end-nobody = Nobody wins
end-one = { $names } wins
end-over = It is over
end-record = Download the record
end-seed = Secret number, shown now
end-several = { $names } win together
end-several-you = { $names } win together
end-share-hint = Anybody with this link can watch the replay, with everything that was secret.
end-share-seated = Only players of this table can watch the replay, in the browser they played in.
end-unfinished = Closed before the end
end-unfinished-hint = Nobody has won. Nothing is secret any more: the replay shows everything.
end-wait = If the host starts another game, you can join it from here.
end-you = You win!
end-you-too = you

memory-history = History
memory-history-about = About
memory-history-all = Everything I heard
memory-history-anybody = everybody
memory-history-empty = Nothing yet.
memory-history-mine = What I saw and did
memory-key = M memory
memory-notebook = My notebook
memory-notebook-newer = Another of your screens has just written here: the newest text is shown.
memory-notebook-placeholder = Who is who, you think?
memory-notebook-private = Only you can read this. It is saved with your seat, on every device.
memory-notes = Notes
memory-odds = Memory
table-waits-for = Waiting for { PERSON($who) }
