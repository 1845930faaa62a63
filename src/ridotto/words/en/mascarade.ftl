mascarade-1e-title = Mascarade, first edition
mascarade-2e-title = Mascarade, second edition
mascarade-1e-pitch = Swap masks under the table until nobody is sure who they are; then say that you are the King.
mascarade-2e-pitch = The same bluff with new masks: the Princess shows yours to everybody but you.
mascarade-goal = You win as soon as you have 13 coins. It is over, too, when somebody has lost their last coin: then the richest wins.{ SETUP("wins_at_once") ->
    [none] { "" }
   *[other] { " " }The { THING(SETUP("wins_at_once")) } wins with 10.
 }{ SETUP("turn_limit") ->
    [0] { "" }
   *[other] { " " }After { SETUP("turn_limit") } turns the richest wins.
 } On your turn you swap masks under the table, or only pretend to; or you look at your own mask; or you say who you are, true or not, to use that power. If others say that they are, all who said so show their masks: those who are right use the power, and the others pay 1 coin { mascarade-court.to }.

# Facts.

mascarade-fact-all-turned-down = All masks are turned face down.
mascarade-fact-announced = { SMALL() ->
    [yes] { YOU($by) ->
        [you] You announce with { PLACE($at, $by) }: “I am { MASK($mask) }.”
       *[they] { PERSON($by) } announces with { PLACE($at, $by) }: “I am { MASK($mask) }.”
     }
   *[no] { YOU($by) ->
        [you] You announce: “I am { MASK($mask) }.”
       *[they] { PERSON($by) } announces: “I am { MASK($mask) }.”
     }
 }
mascarade-fact-changed-seats = { YOU($one) ->
    [you] You and { PERSON($other) } change seats; masks and coins stay where they lie.
   *[they] { YOU($other) ->
        [you] You and { PERSON($one) } change seats; masks and coins stay where they lie.
       *[they] { PERSON($one) } and { PERSON($other) } change seats; masks and coins stay where they lie.
     }
 }
mascarade-fact-exchanged-wealth = { YOU($one) ->
    [you] You and { PERSON($other) } exchange all your coins.
   *[they] { YOU($other) ->
        [you] You and { PERSON($one) } exchange all your coins.
       *[they] { PERSON($one) } and { PERSON($other) } exchange all their coins.
     }
 }
mascarade-fact-chose = { TARGETS($at) ->
    [you] { PERSON($by) } points at you.
   *[other] { YOU($by) ->
        [you] You point at { TARGET($at) }.
       *[they] { PERSON($by) } points at { TARGET($at) }.
     }
 }
mascarade-fact-claimed = { SMALL() ->
    [yes] { YOU($by) ->
        [you] You claim it too, with { PLACE($at, $by) }: “So am I!”
       *[they] { PERSON($by) } claims it too, with { PLACE($at, $by) }: “So am I!”
     }
   *[no] { YOU($by) ->
        [you] You claim it too: “So am I!”
       *[they] { PERSON($by) } claims it too: “So am I!”
     }
 }
mascarade-fact-counted = { $purse ->
    [bank] { $coins ->
        [0] The bank is empty.
       *[other] The bank holds { COUNT("coins", $coins) }.
     }
    [court] { $coins ->
        [0] { mascarade-court.the } is empty.
       *[other] { mascarade-court.the } holds { COUNT("coins", $coins) }.
     }
   *[other] { YOU($purse) ->
        [you] { $coins ->
            [0] You have no coins.
           *[other] You have { COUNT("coins", $coins) }.
         }
       *[they] { $coins ->
            [0] { PERSON($purse) } has no coins.
           *[other] { PERSON($purse) } has { COUNT("coins", $coins) }.
         }
     }
 }
mascarade-fact-dealt = Face up, { PLACE($at) } is { MASK($mask) }.
mascarade-fact-lay = { PLACE($at) } was { MASK($mask) }.
mascarade-fact-revealed = { PLACE($at) } shows { MASK($mask) }.
mascarade-fact-turned-down = { PLACE($at) } is turned face down.
mascarade-fact-declined = { YOU($by) ->
    [you] You leave the power unused.
   *[they] { PERSON($by) } leaves the power unused.
 }
mascarade-fact-did-keep = { YOU($by) ->
    [you] Only you know it: you only pretended.
   *[they] { PERSON($by, form: "of") } secret: only pretended.
 }
mascarade-fact-did-swap = { YOU($by) ->
    [you] Only you know it: you really swapped.
   *[they] { PERSON($by, form: "of") } secret: really swapped.
 }
mascarade-fact-guessed = { YOU($by) ->
    [you] You answer: “I am { MASK($mask) }.”
   *[they] { PERSON($by) } answers: “I am { MASK($mask) }.”
 }
mascarade-fact-looked = { YOU($by) ->
    [you] You look at { PLACE($at, $by) }.
   *[they] { PERSON($by) } looks at { PLACE($at, $by) }.
 }
mascarade-fact-passed = { YOU($by) ->
    [you] You pass.
   *[they] { PERSON($by) } passes.
 }
mascarade-fact-put-down = { YOU($by) ->
    [you] You put { PLACE($at, $by) } back down.
   *[they] { PERSON($by) } puts { PLACE($at, $by) } back down.
 }
mascarade-fact-returned = { YOU($by) ->
    [you] You put { PLACE($one, $by) } and { PLACE($other, $by) } back, swapped or not.
   *[they] { PERSON($by) } puts { PLACE($one, $by) } and { PLACE($other, $by) } back, swapped or not.
 }
mascarade-fact-saw = { YOU($by) ->
    [you] For your eyes only: { PLACE($at, $by) } is { MASK($mask) }.
   *[they] For { PERSON($by, form: "of") } eyes only: { PLACE($at, $by) } is { MASK($mask) }.
 }
mascarade-fact-took-up = { YOU($by) ->
    [you] You take { PLACE($one, $by) } and { PLACE($other, $by) } under the table.
   *[they] { PERSON($by) } takes { PLACE($one, $by) } and { PLACE($other, $by) } under the table.
 }
mascarade-fact-touched = { YOU($by) ->
    [you] You lay a hand on { PLACE($at, $by) }.
   *[they] { PERSON($by) } lays a hand on { PLACE($at, $by) }.
 }
mascarade-fact-used = { YOU($by) ->
    [you] You use the power of { MASK($mask) }.
   *[they] { PERSON($by) } uses the power of { MASK($mask) }.
 }
mascarade-fact-may-not-announce = { YOU($player) ->
    [you] Your mask was shown in the turn before: you may not announce.
   *[they] { PERSON($player, form: "of") } mask was shown in the turn before: they may not announce.
 }
mascarade-fact-must-swap = { YOU($player) ->
    [you] Your mask was shown in the turn before: you have to swap, or pretend to.
   *[they] { PERSON($player, form: "of") } mask was shown in the turn before: they have to swap, or pretend to.
 }
mascarade-fact-shown-around = { YOU($but) ->
    [you] Everybody but you sees { PLACE($at) }.
   *[they] Everybody but { PERSON($but) } sees { PLACE($at) }.
 }
mascarade-fact-ended = It is over: { PICK("mascarade-end", $reason, otherwise: "mascarade-end-mask") }.
mascarade-fact-lingered = Everybody has seen it.
mascarade-fact-paid = { $payee ->
    [court] { YOU($payer) ->
        [you] You pay a fine of { COUNT("coins", $coins) } { mascarade-court.to }.
       *[they] { PERSON($payer) } pays a fine of { COUNT("coins", $coins) } { mascarade-court.to }.
     }
   *[other] { $payer ->
        [bank] { YOU($payee) ->
            [you] You take { COUNT("coins", $coins) } from the bank.
           *[they] { PERSON($payee) } takes { COUNT("coins", $coins) } from the bank.
         }
        [court] { YOU($payee) ->
            [you] You take { COUNT("coins", $coins) } { mascarade-court.from }.
           *[they] { PERSON($payee) } takes { COUNT("coins", $coins) } { mascarade-court.from }.
         }
       *[other] { YOU($payee) ->
            [you] { PERSON($payer) } gives you { COUNT("coins", $coins) }.
           *[they] { YOU($payer) ->
                [you] You give { PERSON($payee) } { COUNT("coins", $coins) }.
               *[they] { PERSON($payer) } gives { PERSON($payee) } { COUNT("coins", $coins) }.
             }
         }
     }
 }
mascarade-fact-sealed = Your answer is sealed until everybody has answered: { PICK("mascarade-sealed", $given, otherwise: "mascarade-sealed-place") }.

# Why it is over, and what is sealed.

mascarade-end-13-coins = somebody has come to 13 coins
mascarade-end-last-coin-lost = somebody has lost their last coin
mascarade-end-turn-limit = the agreed number of turns has been played
mascarade-end-mask = { MASK($text) } wins with 10 coins or more
mascarade-sealed-claim = claim it too
mascarade-sealed-pass = let it pass
mascarade-sealed-ready = I have seen it
mascarade-sealed-place = claim with { PLACE($text, VIEW("player")) }

# Questions.

mascarade-ask-ClaimToo = { VIEW("announced") ->
    [none] Do you claim it too?
   *[other] { PERSON(FIRST(VIEW("claims"))) } says: “I am { MASK(VIEW("announced")) }.” Are you?
 }
mascarade-ask-FirstMask = { EDITION() ->
    [mascarade-1e] Which mask do you take first?
   *[other] Whose mask do you take first?
 }
mascarade-ask-FirstPuppet = Who changes seats?
mascarade-ask-Ready = Look at the masks. When everybody is ready, they are turned face down.
mascarade-ask-SecondMask = { EDITION() ->
    [mascarade-1e] Which mask do you take with it?
   *[other] Whose mask do you take with it?
 }
mascarade-ask-SecondPuppet = And with whom?
mascarade-ask-SeenEnough = Continue when you have seen enough: the others are waiting.
mascarade-ask-SwapOrKeep = Both masks are in your hands under the table. Swap them, or keep them as they are? Nobody will know.
mascarade-ask-WhatToDo = { HAND(VIEW("hand")) ->
    [none] { VIEW("initial_turns_left") ->
        [none] Your turn. Swap (or not), look, or announce?
        [0] { VIEW("bound") ->
            [none] Your turn. Swap (or not), look, or announce?
           *[other] { EDITION() ->
                [mascarade-1e] Your mask was shown in the turn before, so you must swap (or pretend to): which mask do you take?
               *[other] Your mask was shown in the turn before, so you may not announce. Swap (or not), or look?
             }
         }
       *[other] { EDITION() ->
            [mascarade-1e] Preparation turn: which mask do you take, to swap it with yours (or not)?
           *[other] Initial turn: which mask do you take, to swap it with yours (or not)?
         }
     }
   *[other] { VIEW("initial_turns_left") ->
        [0] { VIEW("bound") ->
            [none] { HAND(VIEW("hand")) ->
                [P] Your turn, with { PLACE(VIEW("hand")) }. Swap (or not), or look?
               *[other] Your turn, with { PLACE(VIEW("hand")) }. Swap (or not), look, or announce?
             }
           *[other] Your mask was shown in the turn before, so you must swap (or pretend to): which mask do you take for { PLACE(VIEW("hand")) }?
         }
       *[other] Preparation turn: which mask do you take, to swap it (or not) with { PLACE(VIEW("hand")) }?
     }
 }
mascarade-ask-WhichOfMine = Your turn. Which of your own masks do you lay a hand on?
mascarade-ask-WhichOfTheRichest = From which of the richest do you take 2 coins?
mascarade-ask-WhomToQuestion = Whom do you ask who they are?
mascarade-ask-WhomToShow = Whose mask is shown to everybody but its wearer?
mascarade-ask-WhomToSpyOn = { EDITION() ->
    [mascarade-1e] Which mask do you look at, beside your own?
   *[other] Whose mask do you look at, beside your own?
 }
mascarade-ask-WhoseWealth = With whom do you exchange all your coins, if with anybody?
mascarade-ask-WhoAreYou = { VIEW("user") ->
    [none] Who are you? Your mask will be shown, and a wrong answer costs 4 coins.
   *[other] { PERSON(VIEW("user")) } asks: who are you? Your mask will be shown, and a wrong answer costs 4 coins.
 }
mascarade-ask-Linger = Has everybody seen it?
mascarade-ask-WhichMask = Which mask is dealt next?
mascarade-ask-WhoBegins = Who begins?

# Options.

mascarade-option-WhichOfTheRichest-place = Take 2 coins from { TARGET($answer) }
mascarade-option-WhomToQuestion-place = Ask { TARGET($answer) }
mascarade-option-WhomToShow-place = Have { PLACE($answer, VIEW("player")) } shown
mascarade-option-WhomToSpyOn-place = Look at { PLACE($answer, VIEW("player")) }
mascarade-option-WhoseWealth-place = Exchange all coins with { TARGET($answer) }
mascarade-option-FirstMask-place = { PLACE($answer, VIEW("player")) }
mascarade-option-SecondMask-place = { PLACE($answer, VIEW("player")) }
mascarade-option-place = { TARGET($answer) }
mascarade-option-mask = { MASK($answer) }
mascarade-option-WhatToDo-mask = Announce: I am { MASK($answer) } ({ PICK("mascarade-gist", $answer) })
mascarade-option-WhatToDo-place = Swap (or not) with { TARGET($answer) }
mascarade-option-ClaimToo-place = So am I! With { PLACE($answer) }
mascarade-option-WhichOfMine-place = { PLACE($answer) }
mascarade-option-WhoAreYou-mask = I am { MASK($answer) }
mascarade-option-claim = So am I!
mascarade-option-look = { HAND(VIEW("hand")) ->
    [none] Look at your own mask
   *[other] Look at { PLACE(VIEW("hand")) }
 }
mascarade-option-keep = Keep them
mascarade-option-swap = Swap them
mascarade-option-pass = Pass
mascarade-option-ready = I have seen it
mascarade-option-on = Go on
mascarade-option-WhoseWealth-pass = Exchange with nobody
mascarade-option-SeenEnough-ready = Put the mask back down

# What all wait for.

mascarade-waits-ClaimToo = { VIEW("sealed") ->
    [yes] All the others may claim it too, at once.
   *[no] { YOU(FIRST(VIEW("asked"))) ->
        [you] You may claim it too.
       *[they] { PERSON(FIRST(VIEW("asked"))) } may claim it too.
     }
 }
mascarade-waits-Linger = A moment to see what lies open.
mascarade-waits-Ready = Everybody is studying the masks.
mascarade-waits-SeenEnough = { YOU(FIRST(VIEW("asked"))) ->
    [you] You are looking.
   *[they] { PERSON(FIRST(VIEW("asked"))) } is looking.
 }
mascarade-waits-SwapOrKeep = { YOU(FIRST(VIEW("asked"))) ->
    [you] You swap under the table, or not.
   *[they] { PERSON(FIRST(VIEW("asked"))) } swaps under the table, or not.
 }
mascarade-waits-WhatToDo = { YOU(FIRST(VIEW("asked"))) ->
    [you] You are choosing what to do.
   *[they] { PERSON(FIRST(VIEW("asked"))) } is choosing what to do.
 }
mascarade-waits-WhichMask = The masks are being dealt.
mascarade-waits-WhichOfMine = { YOU(FIRST(VIEW("asked"))) ->
    [you] You are choosing a mask.
   *[they] { PERSON(FIRST(VIEW("asked"))) } is choosing a mask.
 }
mascarade-waits-WhoAreYou = { YOU(FIRST(VIEW("asked"))) ->
    [you] You are asked who you are.
   *[they] { PERSON(FIRST(VIEW("asked"))) } is asked who they are.
 }
mascarade-waits-WhoBegins = Fate draws who begins.
mascarade-waits-power = { YOU(FIRST(VIEW("asked"))) ->
    [you] You are using a power.
   *[they] { PERSON(FIRST(VIEW("asked"))) } is using a power.
 }

# Why something cannot be answered.

mascarade-why-already-chosen = You have pointed there already: now choose somebody else as well.
mascarade-why-already-claimed = You have claimed it already, and that cannot be taken back.
mascarade-why-already-passed = You have let it pass already, and that cannot be taken back.
mascarade-why-card-not-seat = Choose one of the masks there, not the seat.
mascarade-why-choose-or-pass = You may point at another player, or leave it.
mascarade-why-choose-partner = First choose the mask that you take together with your own.
mascarade-why-claim-or-pass = You are asked one thing: claim it too, or let it pass.
mascarade-why-claim-with-own = You claim with one of your own masks: choose it.
mascarade-why-dealing = The masks are still being dealt.
mascarade-why-for-the-clock = The clock says when everybody has had the time to see.
mascarade-why-let-all-see = Everybody gets a moment to see what lies open.
mascarade-why-look-lasts = { PERSON($who) } is looking, and all wait until that is over.
mascarade-why-may-not-announce = Your mask was shown in the turn before: this time you may not announce.
mascarade-why-must-act = A turn cannot be skipped. If you want no change, take one and only pretend to swap.
mascarade-why-must-choose = You have to point at somebody: this power cannot be left.
mascarade-why-must-swap = Your mask was shown in the turn before: this time you must swap, or pretend to.
mascarade-why-no-such-place = There is no such place at this table.
mascarade-why-not-in-play = { MASK($tried) } is not in this game.
mascarade-why-not-richest = { TARGET($tried) } is not among the richest of the others.
mascarade-why-not-yet = All are asked one after the other, clockwise, and { PERSON($who) } comes before you. You can leave your answer in advance.
mascarade-why-not-your-turn = It is { PERSON($who, form: "of") } turn. Yours comes when it has gone round to you, clockwise.
mascarade-why-not-yourself = Choose somebody else: this power is not for yourself.
mascarade-why-nothing-announced = Nobody has announced anything that you could claim, too.
mascarade-why-nothing-to-see = Nothing lies open: it is your turn.
mascarade-why-opening = The first four turns of the game are only for swapping, or pretending to.
mascarade-why-others-answer = { PERSON($who) } is asked who they are, and answers alone.
mascarade-why-others-hands = { PERSON($who) } holds two masks and decides alone.
mascarade-why-others-power = { PERSON($who) } is using a power, and decides alone.
mascarade-why-out-of-reach = This power does not reach the masks in the centre.
mascarade-why-own-card-first = First lay a hand on one of your own masks.
mascarade-why-own-mask = Your own mask is always part of the swap. Choose another one.
mascarade-why-players-only = At this table a forced swap is made with another player’s mask.
mascarade-why-protected = The protected mask of your opponent is out of reach.
mascarade-why-protected-announces = Your protected mask cannot be announced in your own turn.
mascarade-why-protected-stays = Your protected mask can only be swapped with your own left or right mask.
mascarade-why-put-down-first = First put the mask back down that you are looking at.
mascarade-why-ready-first = First say that you have seen it.
mascarade-why-say-who = { EDITION() ->
    [mascarade-1e] You are asked who you are: name one of the characters in this game.
   *[other] You are asked who you are: name one of the masks in this game.
 }
mascarade-why-sealed = You have answered: it goes on when everybody has.
mascarade-why-shown-to-others = Your mask is being shown to everybody but you.
mascarade-why-swap-or-keep = Both masks are in your hands: swap them, or keep them as they are.
mascarade-why-you-announced = You have announced: now the others say whether they claim it too.

# Places.

mascarade-place-centre1 = the first centre mask
mascarade-place-centre2 = the second centre mask
mascarade-place-of = { PERSON($sitter, form: "of") } mask
mascarade-place-L-of = { PERSON($sitter, form: "of") } left mask
mascarade-place-R-of = { PERSON($sitter, form: "of") } right mask
mascarade-place-P-of = { PERSON($sitter, form: "of") } protected mask
mascarade-place-own = your own mask
mascarade-place-L-own = your own left mask
mascarade-place-R-own = your own right mask
mascarade-place-P-own = your own protected mask
mascarade-place-seat = the mask at seat { $seat }
mascarade-place-L-seat = the left mask at seat { $seat }
mascarade-place-R-seat = the right mask at seat { $seat }
mascarade-place-P-seat = the protected mask at seat { $seat }
mascarade-place-theirs = their own mask
mascarade-place-L-theirs = their own left mask
mascarade-place-R-theirs = their own right mask
mascarade-place-P-theirs = their own protected mask
mascarade-place-yours = your mask
mascarade-place-L-yours = your left mask
mascarade-place-R-yours = your right mask
mascarade-place-P-yours = your protected mask
mascarade-seat = seat { $seat }
mascarade-court =
    .the = { EDITION() ->
        [mascarade-1e] the courthouse
       *[other] the Justice board
     }
    .to = { EDITION() ->
        [mascarade-1e] to the courthouse
       *[other] to the Justice board
     }
    .from = { EDITION() ->
        [mascarade-1e] from the courthouse
       *[other] from the Justice board
     }
mascarade-coins = { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
 }

# Masks.

mascarade-the-Beggar = Beggar
    .the = the Beggar
    .a = a Beggar
mascarade-the-Bishop = Bishop
    .the = the Bishop
    .a = a Bishop
mascarade-the-Cheat = Cheat
    .the = the Cheat
    .a = a Cheat
mascarade-the-Cheater = Cheater
    .the = the Cheater
    .a = a Cheater
mascarade-the-Empress = Empress
    .the = the Empress
    .a = an Empress
mascarade-the-Fool = Fool
    .the = the Fool
    .a = a Fool
mascarade-the-Guru = Guru
    .the = the Guru
    .a = a Guru
mascarade-the-Inquisitor = Inquisitor
    .the = the Inquisitor
    .a = an Inquisitor
mascarade-the-Judge = Judge
    .the = the Judge
    .a = a Judge
mascarade-the-King = King
    .the = the King
    .a = a King
mascarade-the-Patron = Patron
    .the = the Patron
    .a = a Patron
mascarade-the-Peasant = Peasant
    .the = the Peasant
    .a = a Peasant
mascarade-the-Princess = Princess
    .the = the Princess
    .a = a Princess
mascarade-the-Puppeteer = Puppeteer
    .the = the Puppeteer
    .a = a Puppeteer
mascarade-the-Queen = Queen
    .the = the Queen
    .a = a Queen
mascarade-the-Sorceress = Sorceress
    .the = the Sorceress
    .a = a Sorceress
mascarade-the-Spy = Spy
    .the = the Spy
    .a = a Spy
mascarade-the-Thief = Thief
    .the = the Thief
    .a = a Thief
mascarade-the-Trickster = Trickster
    .the = the Trickster
    .a = a Trickster
mascarade-the-Widow = Widow
    .the = the Widow
    .a = a Widow
mascarade-the-Witch = Witch
    .the = the Witch
    .a = a Witch
mascarade-gist-Beggar = 1 coin from everybody who is richer
mascarade-gist-Bishop = take 2 coins from the richest of the others
mascarade-gist-Cheat = win with 10 coins or more
mascarade-gist-Cheater = win with 10 coins or more
mascarade-gist-Empress = take 3 coins
mascarade-gist-Fool = take 1 coin, then swap two others’ masks, or not
mascarade-gist-Guru = ask somebody who they are: 4 coins if they are wrong
mascarade-gist-Inquisitor = ask somebody who they are: 4 coins if they are wrong
mascarade-gist-Judge = take all fines
mascarade-gist-King = { EDITION() ->
    [mascarade-1e] take 3 coins
   *[other] take 2 coins
 }
mascarade-gist-Patron = take 3 coins; both neighbours take 1 each
mascarade-gist-Peasant = take 1 coin; 2 each if both Peasants show
mascarade-gist-Princess = take 2 coins; a mask is shown to all but its wearer
mascarade-gist-Puppeteer = take 1 coin from each of two others, who change seats
mascarade-gist-Queen = take 2 coins
mascarade-gist-Sorceress = exchange all your coins with another player, or not
mascarade-gist-Spy = look at two masks, then swap them or not
mascarade-gist-Thief = take 1 coin from each neighbour
mascarade-gist-Trickster = take 2 coins from the richest of the others
mascarade-gist-Widow = take coins up to 10
mascarade-gist-Witch = exchange all your coins with another player, or not
ball-brief-Beggar = 1 of richer
ball-brief-Bishop = 2 of richest
ball-brief-Cheat = 10 wins
ball-brief-Cheater = 10 wins
ball-brief-Empress = +3
ball-brief-Fool = +1, swaps
ball-brief-Guru = asks, 4
ball-brief-Inquisitor = asks, 4
ball-brief-Judge = all fines
ball-brief-King = { EDITION() ->
    [mascarade-1e] +3
   *[other] +2
 }
ball-brief-Patron = +3, others +1
ball-brief-Peasant = +1, or +2
ball-brief-Princess = +2, shows
ball-brief-Puppeteer = +2, moves
ball-brief-Queen = +2
ball-brief-Sorceress = exchange
ball-brief-Spy = looks, swaps
ball-brief-Thief = neighbours
ball-brief-Trickster = 2 of richest
ball-brief-Widow = up to 10
ball-brief-Witch = exchange
mascarade-power-Beggar = Goes round the table from the left: everybody who is richer than the Beggar at that moment gives 1 coin.
mascarade-power-Bishop = Takes 2 coins from the richest of the others. If several are richest, the Bishop picks one of them.
mascarade-power-Cheat = Wins on the spot with 10 coins or more. With fewer, nothing happens.
mascarade-power-Cheater = Wins on the spot with 10 coins or more. With fewer, nothing happens.
mascarade-power-Empress = Takes 3 coins from the bank.
mascarade-power-Fool = Takes 1 coin from the bank. Then takes the masks of two others under the table, unseen, and gives them back swapped or not: only the Fool knows.
mascarade-power-Guru = Points at another player, who must say who they are. Their mask is shown to all; if they were wrong, they pay the Guru 4 coins, or all they have if it is less.
mascarade-power-Inquisitor = Points at another player, who must say who they are. Their mask is shown to all; if they were wrong, they pay the Inquisitor 4 coins, or all they have if it is less.
mascarade-power-Judge = { EDITION() ->
    [mascarade-1e] Takes all the coins that lie in the courthouse.
   *[other] Takes all the coins that lie on the Justice board.
 }
mascarade-power-King = { EDITION() ->
    [mascarade-1e] Takes 3 coins from the bank.
   *[other] Takes 2 coins from the bank.
 }
mascarade-power-Patron = Takes 3 coins from the bank. After that, the neighbours on both sides take 1 coin each from the bank.
mascarade-power-Peasant = Takes 1 coin from the bank. If it is contested and both Peasants are shown, each of the two takes 2 coins.
mascarade-power-Princess = Takes 2 coins from the bank. Then another player’s mask is shown to everybody except that player.
mascarade-power-Puppeteer = Takes 1 coin from each of two others. Then these two change seats, while masks and coins stay where they lie.
mascarade-power-Queen = Takes 2 coins from the bank.
mascarade-power-Sorceress = May exchange all their coins for all the coins of another player, or leave it.
mascarade-power-Spy = { EDITION() ->
    [mascarade-1e] Looks, alone, at their own mask and at one more: another player’s, or a mask in the centre. Then swaps the two, or not.
   *[other] Looks, alone, at their own mask and at another player’s. Then swaps the two, or not.
 }
mascarade-power-Thief = Takes 1 coin from the player on the left and 1 coin from the player on the right.
mascarade-power-Trickster = Takes 2 coins from the richest of the others. If several are richest, the Trickster picks one of them.
mascarade-power-Widow = Takes coins from the bank until she has 10. With 10 or more there is nothing to take.
mascarade-power-Witch = May exchange all their coins for all the coins of another player, or leave it.

# The terminal.

mascarade-picture-heading = { $limit ->
    [none] { "" }
   *[other] { $limit } left,{ " " }
 }{ $initial ->
    [0] { "" }
   *[other] only swaps for { COUNT("turns", $initial) },{ " " }
 }bank { $bank }, { EDITION() ->
    [mascarade-1e] courthouse
   *[other] Justice board
 } { $court }
mascarade-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
mascarade-picture-you = { $name } (you)
mascarade-picture-only-you = { $mask } (only you)
mascarade-picture-centre = centre
mascarade-picture-wins = wins
mascarade-picture-announces = says: I am { MASK($mask) }
mascarade-picture-claims = says: so am I
mascarade-picture-bound = { EDITION() ->
    [mascarade-1e] must swap
   *[other] may not announce
 }
mascarade-picture-hand-L = L
mascarade-picture-hand-R = R
mascarade-picture-hand-P = P
mascarade-picture-in-play = In play: { $masks }

# The page.

ball-allbut = All but { $name } see this
ball-announce = Announce
ball-asked = is asked now
ball-asked-you = you are asked now
ball-away = has left: a bot plays on
ball-back = Back
ball-bank = Bank
ball-bot = a bot: { $level }, { $words }
ball-centre = Centre
ball-centre-n = Centre { $n }
ball-closed = not now: why?
ball-cloth-other = { $name } holds two masks under the cloth
ball-cloth-you = Two masks are in your hands, under the cloth
ball-court = Court
ball-lies-down = { $place }, face down
ball-lies-up = { $place }: { $mask }
ball-look = Look
ball-maynotannounce = was shown: may not announce
ball-maynotannounce-you = you were shown: you may not announce
ball-metoo = So am I!
ball-mustswap = was shown: must swap, or pretend to
ball-mustswap-you = you were shown: you must swap, or pretend to
ball-onlyyou = Only you see this
ball-over = It is over
ball-pass = pass
ball-passing = Pass automatically
ball-passing-on = You pass automatically
ball-protected = protected
ball-swap = Swap, or not
ball-turn = has the turn
ball-turn-you = you have the turn
ball-turns-initial = { $n ->
    [one] { $n } opening turn left: swaps only
   *[other] { $n } opening turns left: swaps only
 }
ball-turns-left = { $n ->
    [one] last turn
   *[other] { $n } turns left
 }
ball-wait = Wait for the others
ball-you = You
common-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
end-richest = The player with the most coins wins.
open-masks-chosen = { $n ->
    [one] { $n } mask chosen.
   *[other] { $n } masks chosen.
 }
open-masks-usual = None chosen: the set for this number of players is played.
replay-really = { $place }, face down, really: { $mask }
replay-sealed = { $who } answers in secret: { $answer }.
rules-group-claim = Announcing and claiming
rules-group-end = The end
rules-group-first = To begin with
rules-group-house = On this server
rules-group-masks = The masks
rules-group-small = With two or three players
rules-group-table = On the table
rules-group-turn = Your turn
rules-more-Beggar = What was given already counts: a player who is level gives nothing. Nobody can refuse.
rules-more-Bishop = Your own coins never count. If several are richest, choose one: both coins come from there. A player with a single coin gives that one. A last coin lost ends the game.
rules-more-Cheat = If it is contested, only the real Cheat can win by it, in anybody’s turn; the coins of the others do not matter, and then no fine is paid. If the real Cheat has fewer than 10, nobody wins, and the others pay their fines.
rules-more-Cheater = If it is contested, only the real Cheater can win by it, in anybody’s turn; the coins of the others do not matter, and then no fine is paid. If the real Cheater has fewer than 10, nobody wins, and the others pay their fines.
rules-more-Empress = More than 13 is as good as 13. If the bank is short, it gives what it has.
rules-more-Fool-1e = The coin comes first: if it makes 13, that is the end. Neither mask is your own or from the centre. You must take two, but you may only pretend to swap. With three players take one mask from each opponent; with two, the opponent’s left and right mask.
rules-more-Fool-2e = The coin comes first: if it makes 13, that is the end. Neither mask is your own or from the centre. You must take two, but you may only pretend to swap.
rules-more-Guru = Any other player may be asked, but no centre mask. The answer must be a mask of this game; it may be a lie. A right answer costs nothing. The mask goes face down before any fine is paid. If the one who was shown plays next, they may not announce.
rules-more-Inquisitor = Any other player may be asked, but no centre mask. The answer must be a mask of this game; it may be a lie. A right answer costs nothing. The mask stays open until the turn is over. If the one who was shown plays next, they must swap.
rules-more-Judge = Fines of the same turn are paid after the power, and stay there. With nothing to take, nothing is taken.
rules-more-King = More than 13 is as good as 13. If the bank is short, it gives what it has.
rules-more-Patron = If the 3 coins make 13, the game ends before the neighbours take theirs. Otherwise both take at once, and cannot refuse: one of them may win by it.
rules-more-Peasant = There are two in the game. If it is contested: one real Peasant shown takes 1 coin; both shown take 2 each, and neither pays. A Peasant who stays silent gets nothing and is not shown.
rules-more-Princess = If the coins make 13, the game ends and nothing is shown. Somebody must be chosen, no centre mask. The wearer is the only player who does not see it, and may not announce if they play next. People who only watch do not see it either.
rules-more-Puppeteer = The coins come first, both at once; if they end the game nobody moves. Then each of the two takes over what lies at the new seat, without looking. Turns go on by seats, and it lasts until another Puppeteer.
rules-more-Queen = More than 13 is as good as 13. If the bank is short, it gives what it has.
rules-more-Sorceress = Only coins change place. Fines of that turn are paid afterwards, out of the new purse. The exchange alone never ends the game.
rules-more-Spy = Both looks come before the decision, and only the Spy sees. Being looked at by the Spy is not being shown. Choosing somebody and looking is a must, swapping is not.
rules-more-Thief-1e = Both coins at once. A neighbour who loses a last coin ends the game, and the power cannot be waived for that. In a game for two with a set of your own, the other sits on both sides.
rules-more-Thief-2e = Both coins at once. A neighbour who loses a last coin ends the game, and the power cannot be waived for that.
rules-more-Trickster = Your own coins never count. If several are richest, choose one: both coins come from there. A player with a single coin gives that one. A last coin lost ends the game.
rules-more-Widow = She takes her coins before any fine is paid. If the bank is short, it gives what it has.
rules-more-Witch = Only coins change place. Fines of that turn are paid afterwards, out of the new purse. The exchange alone never ends the game.
rules-several = { $mask }s
rules-text-announce = Say: I am the King, or anybody else in this game. It need not be true, and you need not know. If nobody claims it too, you use the power, and no mask is shown.
rules-text-bank = All coins that neither belong to a player nor were paid as fines. If it has less than a power gives, it gives what it has.
rules-text-centre-1e = With 4 or 5 players there are six masks; what is left over lies face down in the centre and is nobody’s. It can be taken for a swap, and the Spy can look at it. A mask that lies there can be announced all the same.
rules-text-centre-2e = With 4 or 5 players there are six masks; what is left over lies face down in the centre and is nobody’s. It can be taken for a swap, but no power reaches it. A mask that lies there can be announced all the same.
rules-text-claim = After an announcement all others are asked once, clockwise or, if the host chose that, all together: claim it too, or let it pass. Everybody hears each answer, and a claim does not stop the round, so several may claim. It cannot be taken back. You may leave your answer in advance: nobody learns it before you are asked.
rules-text-coins = Everybody sees everybody’s coins at all times. They move only by powers and fines: nobody can give, lend or trade. A player who has too little pays what there is, and owes nothing.
rules-text-court = Fines lie here, apart from the bank, until the Judge takes them all.
rules-text-end-1e = It ends in the very moment when somebody has 13 coins or more, somebody has none left, or the Cheat wins with 10 or more. Nothing more is done, and no fine that is still due is paid. With 13, everybody who has 13 or more at that moment wins. When a last coin is lost, the richest win; those who are level share it. If both happen at once, the 13 counts. Then all masks are shown.
rules-text-end-2e = It ends in the very moment when somebody has 13 coins or more, somebody has none left, or the Cheater wins with 10 or more. Nothing more is done, and no fine that is still due is paid. With 13, everybody who has 13 or more at that moment wins. When a last coin is lost, the richest win; those who are level share it. If both happen at once, the 13 counts. Then all masks are shown.
rules-text-fine-1e = A player who announced or claimed, had to show, and was not the one named pays 1 coin to the courthouse. If nobody was right, no power is used and all of them pay. Fines come after the power, all at once. Being right costs nothing.
rules-text-fine-2e = A player who announced or claimed, had to show, and was not the one named pays 1 coin to the Justice board. If nobody was right, no power is used and all of them pay. Fines come after the power, all at once. Being right costs nothing.
rules-text-goal = Be rich when it ends. Everybody starts with { $start } coins. The first player with { $goal } coins wins at once. If somebody loses their last coin it is over too, and the richest player wins.
rules-text-in-play = Which masks are in the game, and what they do, is open to all from start to end. Only these can be announced.
rules-text-leaving = If somebody leaves, a bot plays on for them with what they know; masks and coins stay. A player who comes back takes over at the next decision.
rules-text-limit = A host may set a limit, counted from the very first turn. When the last of these turns is over, the richest win. Usually there is none.
rules-text-look = See your own mask, alone. The others see that you look, not what you see. It lasts until you put it down; where people sit together, 10 seconds at most, unless the host chose otherwise.
rules-text-memory = Remembering who has what is the game. So every table chooses how much the page remembers for you: nothing but what lies open now; a private notebook of your own; or the notebook and all that you saw, heard and did. It is the same for everybody at the table, and said before the start.
rules-text-neighbours-1e = The next seat clockwise is on your left. In a power, left, right and others are seen from the player who uses it, even out of turn.
rules-text-neighbours-2e = The next seat clockwise is on your left. In a power, left, right and others are seen from the player who uses it, even out of turn. Where people have changed seats, the new neighbours count.
rules-text-opening = The first { $opening } turns of the game, from the first player on clockwise, are only for swapping, or pretending to, with another player or the centre. They cannot be skipped, and nobody looks. From the fifth turn on, you may swap, look or announce.
rules-text-power = What a mask lets you do. It must be used, with all its choices, unless it says “may” or “or not”; sometimes it changes nothing. Whom you choose is public. What you look at, and whether you swapped, is yours alone.
rules-text-protected = With two players. The other cannot take it. You can look at it, and swap it with your own left or right mask only. You can claim with it, but not announce with it. Even after it was shown it stays protected.
rules-text-reveal = If anybody claims, the announcer and all who claimed turn their mask face up, and nobody else. The player who really is the one named uses the power, even out of turn. Then the fines are paid, and all go face down where they lie.
rules-text-rulings-1e = Some things the rulebook leaves open, and some only a real table can do. There we have decided: every rule here names our rulings apart from the rulebook’s clauses. For example: who begins is drawn by lot, since nobody is asked their age; coins that one sentence moves are one step, and the end is checked after it, so both coins of the Thief move before anybody has lost, two Peasants are paid together, and all fines of a turn are paid at once; a power that changes nothing is no mistake.
rules-text-rulings-2e = Some things the rulebook leaves open, and some only a real table can do. There we have decided: every rule here names our rulings apart from the rulebook’s clauses. For example: who begins is drawn by lot, since nobody is asked their age; the end is checked after every step, and a power may have several. The Patron’s 3 coins come before those of the neighbours, who take theirs together; each coin for the Beggar is a step of its own; both coins of the Thief are one step, and so are all fines of a turn. A power that changes nothing is no mistake.
rules-text-sealed = A host may choose to have all others asked at once. Then every answer is sealed: nobody hears one before the last is in. After that all are told, clockwise.
rules-text-secrets = Whether a swap was real, and what somebody saw, is told to that person alone: no message, no picture and no waiting time gives it away. Spectators see what everybody sees. Bots know no more than the seat they play.
rules-text-sets-1e = For each number of players there is a printed set. A host may make another: always with the Judge, with both Peasants or none, with Peasants and Inquisitor only from 8 players on. A third or more should bring money from the bank (King, Queen, Fool, Widow, Peasants). With 4 or 5 players it has six masks; with 6 or more, one for each and, as far as there are masks, one or two more in the centre. With two or three players the six masks are fixed, unless the host allows others.
rules-text-sets-2e = For each number of players there is a set with two sides, A and B. A host may make another: always with the Judge, with a third or more that carry a star, both Peasants or none, and no mask that needs more players. With 4 or 5 players it has six masks; with 6 or more, one for each and perhaps one or two more in the centre. The printed sheets and cards were not available, so these are our own choice: both sides; the stars of Empress, Fool, King, Patron, Peasants, Princess and Widow; 8 players for Peasants and Guru, 6 for Princess and Puppeteer.
rules-text-shown-1e = A player who had a mask shown in the turn just before their own must swap, or pretend to: no look, no announcement. A centre mask may be taken, unless the host chose otherwise. Right or wrong makes no difference, and the Inquisitor’s showing counts too. It concerns only the next player, and only that one turn. In the turns of others they may claim as usual.
rules-text-shown-2e = A player who had a mask shown in the turn just before their own may not announce: only swap (or not), or look. Right or wrong makes no difference, and what the Guru or the Princess had shown counts too. It concerns only the next player, and only that one turn. It goes with the person, not with the seat.
rules-text-start = All masks are dealt face up, for everybody to learn who is who. Then they go face down, and nobody may look any more, not even at their own, unless a turn or a power lets them. Who begins is drawn by lot, unless the host names somebody. Play goes clockwise.
rules-text-swap = Take your own mask and one other, a player’s or one from the centre, under the table. Swap them, or only pretend to. Everybody sees which two you took; only you know whether you swapped. Nobody looks at them, and nobody can refuse.
rules-text-talk-1e = Say what you like: promises, lies, songs. Only announcements, claims and the answer to the Inquisitor are part of the game.
rules-text-talk-2e = Say what you like: promises, lies, songs. Only announcements, claims and the answer to the Guru are part of the game.
rules-text-three = Six masks: Bishop, Fool, Judge, Queen, King, Witch, unless the host chose others. Each has two, left and right, and one purse. Lay a hand on one of your masks first: with it you swap (with any other, your own too), look, or announce. A player who claims points at one of their own masks, and only that mask counts. A player who was shown must swap with the mask that was shown. The first and the fourth opening turn are those of the first player.
rules-text-time-1e = Where people sit together, the deal lies open until everybody is ready, 60 seconds at most. A look lasts 10 seconds at most, and shown masks lie open 5 seconds at least. Alone with bots, you look as long as you like. A host may change all of these, and may set a clock: then a player who takes too long passes, or a bot decides this one thing.
rules-text-time-2e = Where people sit together, the deal lies open until everybody is ready, 60 seconds at most. A look lasts 10 seconds at most, shown masks lie open 5 seconds at least, and the Princess’s showing lasts 10 seconds at most. Alone with bots, you look as long as you like. A host may change all of these, and may set a clock: then a player who takes too long passes, or a bot decides this one thing.
rules-text-turn = Do exactly one of three things: swap (or not), look at your own mask, or announce who you are. A turn cannot be skipped. Then the player on the left is next, no matter who used a power meanwhile.
rules-text-two = The same six masks. Each has three: left, right, and behind them a protected one. You lay a hand on one of your masks first. An announcement is made with the left or right mask, a claim with any of the three. There is no choice of whom: the Bishop takes from the other, and the Fool takes the other’s left and right mask.
rules-title-announce = Announce
rules-title-bank = The bank
rules-title-centre = Centre masks
rules-title-claim = Claim it too
rules-title-coins = Coins
rules-title-court-1e = The courthouse
rules-title-court-2e = The Justice board
rules-title-end = The end
rules-title-fine = Fines
rules-title-goal = The goal
rules-title-in-play = Who is in the game
rules-title-leaving = Leaving and coming back
rules-title-limit = An agreed number of turns
rules-title-look = Look
rules-title-memory = Memory
rules-title-neighbours = Left, right, neighbours
rules-title-opening-1e = Preparation turns
rules-title-opening-2e = Initial turns
rules-title-power = Powers
rules-title-protected = The protected mask
rules-title-reveal = Showing
rules-title-rulings = Where the rulebook is silent
rules-title-sealed = All asked at once
rules-title-secrets = Secrets
rules-title-sets = Choosing the masks
rules-title-shown-1e = Shown, so must swap
rules-title-shown-2e = Shown, so may not announce
rules-title-start = How it begins
rules-title-swap = Swap, or not
rules-title-talk = Talk
rules-title-three = Three players
rules-title-time = Time
rules-title-turn = A turn
rules-title-two = Two players
rules-words-announce = announce|announces|announced|announcement|announcements
rules-words-bank = bank
rules-words-centre = centre
rules-words-claim = claim|claims|claimed|contested|let it pass|lets it pass|passes
rules-words-coins = coin|coins
rules-words-court = courthouse|Justice board
rules-words-end = it is over|wins|win|last coin
rules-words-fine = fine|fines
rules-words-goal = goal|13 coins
rules-words-in-play = in this game
rules-words-limit = agreed number of turns
rules-words-look = look|looks|looking|looked
rules-words-neighbours = neighbour|neighbours|clockwise|on the left|on the right
rules-words-opening = preparation turn|preparation turns|initial turn|initial turns|first four turns
rules-words-power = power|powers
rules-words-protected = protected mask|protected
rules-words-reveal = face up|shows
rules-words-sealed = sealed
rules-words-shown = must swap|has to swap|have to swap|may not announce|shown in the turn before
rules-words-start = dealt
rules-words-swap = swap|swaps|swapped|swapping|under the table|pretend|pretended|pretending
rules-words-time = clock|time ran out
rules-words-turn = turn
