# The table of Mascarade in a browser: stakes, verdicts, and what each mask does in two words.

# Seats.

ball-coins-of = { $n ->
    [one] { $n } of 13 coins
   *[other] { $n } of 13 coins
 }
ball-about-mask = This is { MASK($mask) }. { PICK("mascarade-power", $mask) }
ball-about-down = A mask that lies face down: nobody sees it now.

# The top bar, and the masks of this game.

ball-turn-number = Turn { $n }
ball-goal = 13 coins win
ball-in-game = In this game
ball-in-game-hint = tap one: what it does

# Coins that would change.

ball-change = from { $from } to { $to } coins
ball-change-most = from { $from } to { $to } coins at most

# What a power would bring to a player.

ball-would-take = { YOU($who) ->
    [you] you take { $n }
   *[they] { PERSON($who) } takes { $n }
 }
ball-would-take-fines = { YOU($who) ->
    [you] you take the { $n } of the court
   *[they] { PERSON($who) } takes the { $n } of the court
 }
ball-would-come-to = { YOU($who) ->
    [you] you may come to { $n }
   *[they] { PERSON($who) } may come to { $n }
 }
ball-would-lose = { YOU($who) ->
    [you] you lose { $n }
   *[they] { PERSON($who) } loses { $n }
 }
ball-would-idle = nothing happens now
ball-would-nothing = { YOU($who) ->
    [you] you get no coins
   *[they] { PERSON($who) } gets no coins
 }
ball-would-win = { YOU($who) ->
    [you] you win at once
   *[they] { PERSON($who) } wins at once
 }

# The stakes of a claim.

ball-order = { $n ->
    [1] You are asked first of { $of }.
    [2] You are asked second of { $of }.
    [3] You are asked third of { $of }.
   *[other] You are asked as number { $n } of { $of }.
 }
ball-order-last = You are asked last.
ball-asked-in-turn = asked in turn
ball-asked-at-once = all are asked at once
ball-let-pass = Let it pass
ball-so-am-i = “So am I!”
ball-so-am-i-with = “So am I!” { $place }
ball-if-nobody = If nobody claims, { $what }.
ball-if-another = If another claims, you stay out of it.
ball-if-is = If { PERSON($who) } is, { $what }.
ball-if-are = If both are, each takes their share.
ball-if-none = If nobody is, everybody who claims pays 1.
ball-you-are = You are:
ball-you-are-not = You are not:
ball-you-both = Both of you:
ball-comma = { $what },
ball-you-pay = you pay 1,
ball-wins-if = { PERSON($who) } wins if right, else pays 1 too.
ball-takes-if = { PERSON($who) } pays 1 too if wrong.
ball-and-wins = { YOU($who) ->
    [you] and you win!
   *[they] and wins the game.
 }
ball-may-win = and may win the game.
ball-richest-wins = Somebody would have 0: it ends, and { $names }, the richest, { $n ->
    [one] wins.
   *[other] win.
 }

# My turn.

ball-swap-which = Tap a mask on the table. All see which two you take, and only you whether you swap them.
ball-swap-held = { $one } and { $other }?
ball-swap-held-hint = All see which two you take, and only you whether you swap them.
ball-choose = Choose { $name }
ball-take-both = Take both under the cloth
ball-look-hint = You see it alone; it is your turn.
ball-look-deed = Look at it
ball-say = Say: “I am { MASK($mask) }”
ball-who-say = Who do you say you are?
ball-need-not = It need not be true.
ball-if-caught = If you are caught, you pay 1.
ball-needs = needs 10
ball-nothing-now = nothing now
ball-no-coins = no coins
ball-best-with = With { $name }:

# What I remember.

ball-remember = You remember:
ball-recall-saw = { $place } was { MASK($mask) } in turn { $n }.
ball-recall-dealt = { $place } was { MASK($mask) } when all lay open.
ball-recall-moved = In turn { $n } { YOU($by) ->
    [you] you
   *[they] { PERSON($by) }
 } held it with { $place }.
ball-recall-since = Untouched since.

# The verdict.

ball-verdict-you = You are { MASK($mask) }
ball-verdict-you-not = You are not { MASK($mask) }
ball-verdict-is = { $names } { $n ->
    [one] is
   *[other] are
 } { MASK($mask) }
ball-verdict-nobody = Nobody is { MASK($mask) }
ball-right-of = Right: { $name }
ball-wrong-of = Wrong: { $name }
ball-row-is = { MASK($mask) }
ball-row-takes = { MASK($mask) }, takes { $n }
ball-row-pays = { MASK($mask) }, a fine of { $n }
ball-row-loses = { MASK($mask) }, loses { $n }
ball-court-holds = { $n ->
    [0] The court holds nothing.
   *[other] The court holds { $n } for the next Judge.
 }
ball-bound-swap = { YOU($who) ->
    [you] You were shown: your turn now is a swap, or not.
   *[they] { PERSON($who) } was shown: their turn now is a swap, or not.
 }
ball-bound-announce = { YOU($who) ->
    [you] You were shown: you may not announce now.
   *[they] { PERSON($who) } was shown: they may not announce now.
 }
ball-hold = Wait
ball-release = Play on
ball-go-on = Go on
ball-nobody-claims = Nobody claims.
ball-ears-right = Right: { $name } { YOU($who) ->
    [you] are
   *[they] is
 } { MASK($mask) }, now { $n } of 13.
ball-ears-wrong = Wrong: { $name } { YOU($who) ->
    [you] are
   *[they] is
 } { MASK($mask) }, now { $n } of 13.
ball-keys-claim = Keys: 1 pass, 2 claim, arrows move, ? rules
ball-keys-turn = Keys: 1–9 choose, Enter does it, Escape goes back, ? rules
ball-keys-reveal = Keys: Space waits, Enter goes on, Escape skips to your next question
mascarade-page-odds-note = A swap that you did not see counts one half. What people claim or let pass is no proof, and is not counted.
