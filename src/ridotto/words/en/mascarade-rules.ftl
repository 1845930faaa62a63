# How to play Mascarade, for somebody who has never seen it. The numbers come from the rules (tools/figures.py).

mascarade-rules-goal = Be the first to { $goal } coins
    .text = Everybody starts with { $start }. All masks are shown once, then they go face down: from then on nobody may look, not even at their own, unless a turn or a power lets them. Masks change places, and you win by remembering, or by lying well.
    .start = { $start } at the start
    .king = King: +{ $king }
    .goal = { $goal } wins
    .zero = Somebody has 0 coins? Then the game is over, and the richest player wins.
mascarade-rules-turn = In your turn, do one of three things
    .note = the first { $opening } turns of a game are only swaps
    .swap = Swap, or not
    .swap-text = Take your mask and another one under the cloth. Only you know whether you swapped them.
    .look = Look
    .look-text = See your own mask, alone. The others see that you look, not what you see.
    .announce = Announce
    .announce-text = Say who you are. It need not be true. If nobody claims it too, you use that power.
mascarade-rules-claim = “I am the King.” Are you?
    .note = all others are asked once, clockwise or, if the host chose that, all together: “Pass” or “So am I!”
    .says = I am the King!
    .announces = Fabio announces
    .nobody = Nobody claims
    .nobody-text = Fabio takes { $king } coins. His mask stays face down: whether it was true, nobody learns.
    .somebody = Somebody says “So am I!”
    .somebody-text = Fabio and all who said it turn up their masks.
    .right = Right
    .right-text = uses the power, even out of turn: +{ $king }
    .wrong = Wrong
    .wrong-text = { EDITION() ->
    [mascarade-1e] pays a fine of 1 coin to the courthouse
   *[mascarade-2e] pays a fine of 1 coin to the Justice board
 }
mascarade-rules-shown = Shown in the turn before yours?
    .text = { EDITION() ->
    [mascarade-1e] Then your next turn must be a swap, or a pretended one. Everybody has seen your mask: now they lose track of it again.
   *[mascarade-2e] Then you may not announce in your next turn: swap, pretend to, or look.
 }
mascarade-rules-ours = { EDITION() ->
    [mascarade-1e] The rulebook of this edition calls the masks cards. Here they are masks in both editions.
   *[mascarade-2e] Which masks bear a star, from how many players on a mask may be chosen, and which masks make up the sets A and B is printed on the cards and sheets of the box, not in the rulebook. What you find here is our choice.
 }
mascarade-rules-sheets = { EDITION() ->
    [mascarade-1e] { $n } masks, first edition
   *[mascarade-2e] { $n } masks, second edition
 }
