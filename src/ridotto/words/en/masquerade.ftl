masquerade-pitch = A court that hides half its faces: kill the King, or seat him beside your Queen.
masquerade-goal = You win at once when you kill the King, or when King and Queen lie face up in your row in your own turn. If a turn finds no card to draw, the player who has the King wins. On your turn you draw a card and put it into play, face up or face down; then up to { SETUP("actions") } of your cards act: each attacks another card, uses its ability or is turned over.

# Cards. What fills these sentences stands in the deck; where the deck has it in the reader's language, in that.

masquerade-card = { $article ->
    [the] the { $bare }
   *[none] { $name }
 }
    .bare = { $article ->
    [the] { $bare }
   *[none] { $name }
 }
    .name = { $name }
    .short = { $short }
    .text = { $text }
    .printed = attack { $attack }{ $attack_arrow ->
    [up] ▲
    [down] ▼
   *[none] { "" }
 }, health { $health }{ $health_arrow ->
    [up] ▲
    [down] ▼
   *[none] { "" }
 }
    .kind = { THING($kind) }
    .glance = { masquerade-card } ({ THING($kind) }, { masquerade-card.printed })
    .full = { $name }, { THING($kind) }, { masquerade-card.printed }.{ $able ->
    [yes] { " " }{ $text }
   *[no] { "" }
 }
    .described = { $name }{ $kind ->
    [king] { "" }
    [queen] { "" }
   *[other] , { THING($kind) }{ $gender ->
        [unknown] { "" }
       *[known] , { THING($gender) }
     }
 }. Attack { $attack }{ $attack_arrow ->
    [up] , doubled face up
    [down] , doubled face down
   *[none] { "" }
 }; health { $health }{ $health_arrow ->
    [up] , doubled face up
    [down] , doubled face down
   *[none] { "" }
 }.{ $able ->
    [yes] { " " }{ $text }
   *[no] { "" }
 } “{ $flavour }”

masquerade-the-king = king
    .letter = K
masquerade-the-queen = queen
    .letter = Q
masquerade-the-noble = noble
    .letter = N
masquerade-the-assassin = assassin
    .letter = A
masquerade-the-soldier = soldier
    .letter = S
masquerade-the-commoner = commoner
    .letter = C
masquerade-the-male = male
masquerade-the-female = female
masquerade-the-up = face up
masquerade-the-down = face down

masquerade-actions = { $n ->
    [0] no actions
    [one] { $n } action
   *[other] { $n } actions
 }
masquerade-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
 }
masquerade-pips = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
 }
masquerade-ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
   *[other] { $n }th
 }
    .one = { $n }st
    .two = { $n }nd
    .few = { $n }rd

# Cards by their places.

masquerade-at-unseen = { YOU($owner) ->
    [you] your
   *[they] { PERSON($owner, form: "of") }
 } { ORDINAL($number) } card
masquerade-at-hidden = { masquerade-at-unseen } ({ CARD($card) })
masquerade-at-open = { YOU($owner) ->
    [you] your
   *[they] { PERSON($owner, form: "of") }
 } { CARD($card, form: "bare") }
masquerade-offered-unseen = { $place } { masquerade-at-unseen }, face down
masquerade-offered-up = { $place } { CARD($card) }{ YOU($owner) ->
    [you] { "" }
   *[they] , { PERSON($owner, form: "of") }
 }
masquerade-offered-down = { masquerade-offered-up }, face down

# What happens.

masquerade-fact-acts-with = { AT($at) } acts.
masquerade-fact-all-chose = Everybody has chosen the side of their { ORDINAL($number) } card.
masquerade-fact-attacks = { AT($at) } attacks { AT($target) }.
masquerade-fact-begins = { YOU($player) ->
    [you] You begin.
   *[they] { PERSON($player) } begins.
 }
masquerade-fact-boost-ended = The strength that { YOU($by) ->
    [you] you
   *[they] { PERSON($by) }
 } gave { AT($at) } ends.
masquerade-fact-boosted = { AT($at) } has { $attack } more attack and { $health } more health until { YOU($by) ->
    [you] your
   *[they] { PERSON($by, form: "of") }
 } next turn.
masquerade-fact-chose = { YOU($player) ->
    [you] You choose
   *[they] { PERSON($player) } chooses
 } { CHOSEN($what) }.
masquerade-fact-decided = { YOU($player) ->
    [you] You have
   *[they] { PERSON($player) } has
 } decided.
masquerade-fact-deck-has = The deck has { COUNT("cards", $cards) }.
masquerade-fact-declined = { YOU($player) ->
    [you] You make
   *[they] { PERSON($player) } makes
 } no use of it.
masquerade-fact-discarded = { OWNED($at, $card) } is discarded.
masquerade-fact-discarded-from-deck = { CARD($card) } goes from the deck to the discards.
masquerade-fact-drew = { YOU($player) ->
    [you] You draw
   *[they] { PERSON($player) } draws
 } { CARD($card) }.
masquerade-fact-drew-unseen = { YOU($player) ->
    [you] You draw
   *[they] { PERSON($player) } draws
 } a card.
masquerade-fact-ended = It is over: { ENDING($reason) }.
masquerade-fact-ends-turn = { YOU($player) ->
    [you] Your
   *[they] { PERSON($player, form: "of") }
 } turn ends.
masquerade-fact-fought = { $attack } against { $health }: the attack { SUCCEEDS($attack, $health) ->
    [yes] succeeds
   *[no] fails
 }.
masquerade-fact-gathered = All cards in play are gathered, shuffled and dealt anew.
masquerade-fact-gave = { YOU($by) ->
    [you] You give
   *[they] { PERSON($by) } gives
 } { YOU($receiver) ->
    [you] you
   *[they] { PERSON($receiver) }
 } a card of the deck.
masquerade-fact-had-a-turn = { YOU($player) ->
    [you] You have
   *[they] { PERSON($player) } has
 } had a turn.
masquerade-fact-hands-over = { YOU($killer) ->
    [you] You have killed the Queen, and all your cards go to { PERSON($heir) }.
   *[they] { PERSON($killer) } has killed the Queen, and all their cards go to { YOU($heir) ->
        [you] you
       *[they] { PERSON($heir) }
     }.
 }
masquerade-fact-has-acted = { AT($at) } has acted.
masquerade-fact-hides = { NTH($at) }, face down, is { CARD($card) }.
masquerade-fact-joined = { YOU($player) ->
    [you] You sit
   *[they] { PERSON($player) } sits
 } down.
masquerade-fact-killed = { OWNS($killer, $at) ->
    [yes] { YOU($killer) ->
        [you] You kill your own
       *[they] { PERSON($killer) } kills their own
     } { CARD($card, form: "bare") }.
   *[no] { YOU($killer) ->
        [you] You kill
       *[they] { PERSON($killer) } kills
     } { OWNED($at, $card) }.
 }
masquerade-fact-laid-down = { NTH($at) } lies face down.
masquerade-fact-laid-up = { NTH($at) } lies face up: { CARD($card) }.
masquerade-fact-lay = { NTH($at) } was { CARD($card) }.
masquerade-fact-lay-at-start = { AT($at) } lay { THING($side) } at the start of a turn.
masquerade-fact-looked-at-deck = { YOU($player) ->
    [you] You look
   *[they] { PERSON($player) } looks
 } at { COUNT("cards", $cards) } of the deck.
masquerade-fact-may-draw = { YOU($player) ->
    [you] You have no card in play and draw
   *[they] { PERSON($player) } has no card in play and draws
 } { COUNT("cards", $count) }.
masquerade-fact-moved = { AT($at) } goes to { YOU(OWNER($there)) ->
    [you] you
   *[they] { PERSON(OWNER($there)) }
 }.
masquerade-fact-no-fight = There is no fight.
masquerade-fact-no-turn-yet = { YOU($player) ->
    [you] You have
   *[they] { PERSON($player) } has
 } had no turn yet.
masquerade-fact-nobody-joined = { "" }
masquerade-fact-nothing-to-discard = { YOU($player) ->
    [you] You have
   *[they] { PERSON($player) } has
 } nothing to discard.
masquerade-fact-on-discards = { CARD($card) } is on the discards.
masquerade-fact-poison-works = The poison works: { AT($at) } would die.
masquerade-fact-poisoned = { AT($at) } is poisoned by { YOU($by) ->
    [you] you
   *[they] { PERSON($by) }
 }.
masquerade-fact-recalled = { YOU($by) ->
    [you] You take
   *[they] { PERSON($by) } takes
 } { CARD($card) } from the discards.
masquerade-fact-rolled = The die shows { $pips }.
masquerade-fact-shuffled-away = { OWNED($at, $card) } is shuffled into the deck.
masquerade-fact-shuffled-back = { CARD($card) } is shuffled from the discards into the deck.
masquerade-fact-shuffled-before = { CARD($card) } was shuffled into the deck once before.
masquerade-fact-spared = { AT($at) } cannot be killed.
masquerade-fact-stays = { CARD($card) } was shuffled away once before, and stays.
masquerade-fact-substitutes = { AT($at) } would die instead.
masquerade-fact-turned-down = { AT($at) } is turned face down.
masquerade-fact-turned-up = { NTH($at) } is turned face up: { CARD($card) }.
masquerade-fact-used-actions = { YOU($player) ->
    [you] You have
   *[they] { PERSON($player) } has
 } used { $count } of { COUNT("actions", SETUP("actions")) }.
masquerade-fact-uses = The ability of { CARD($card) } works for { YOU($player) ->
    [you] you
   *[they] { PERSON($player) }
 }.
masquerade-fact-weakened = { AT($at) } has { $loss } less attack and health than printed, for good.
masquerade-fact-will-attack = { "" }
masquerade-fact-will-give = { YOU($player) ->
    [you] You are
   *[they] { PERSON($player) } is
 } to give { CARD($card) } away.

masquerade-end-both-royals = King and Queen lie face up in the row of the player whose turn it is
masquerade-end-no-card-to-draw = no card is left to draw, and the player who has the King wins
masquerade-end-the-king-is-killed = the King is killed

# What is asked. A question begins with the card that it is about, where the player sees it.

masquerade-about = { CARD($card) }:{ " " }
    .full = { CARD($card, form: "full") }{ " " }
    .dying = { CARD($card) } would die.{ " " }

masquerade-ask-AnybodyElse = Does anybody else sit down?
masquerade-ask-HowManyPips = { ABOUT() }what does the die show?
masquerade-ask-HowManyToDraw = You have no card in play: do you draw one card, or two?
masquerade-ask-HowToAct = { ABOUT() }what does it do?
masquerade-ask-SideOf = { PLACING() ->
    [none] Does the card lie face up or face down?
   *[other] { CARD(PLACING(), form: "full") } Put this card face up or face down?
 }
masquerade-ask-SideOfRecalled = { ABOUT() }does it lie face up or face down?
masquerade-ask-ToWhom = { ABOUT() }to whom do you give it?
masquerade-ask-UpOrDown = { HAND(1) ->
    [none] Does the card you drew lie face up or face down?
   *[other] { CARD(HAND(1), form: "full") } Put this card face up or face down?
 }
masquerade-ask-WhatBecomesOfThem = { CARDS(VIEW("hand")) ->
    [none] What do you do with what you see?
   *[other] You see { CARDS(VIEW("hand")) }. What do you do with what you see?
 }
masquerade-ask-WhatReplacesTheDraw = Several of your cards replace your draw: which of them does it this time?
masquerade-ask-WhatToDo = { VIEW("actions_left") ->
    [none] Your turn: which of your cards acts, or do you end it?
   *[other] Your turn, { COUNT("actions", VIEW("actions_left")) } left: which of your cards acts, or do you end it?
 }
masquerade-ask-WhatToPay = { ABOUT() }which of your cards do you discard for it?
masquerade-ask-WhatToThrow = { VIEW("phase") ->
    [placement] You have { COUNT("cards", IN_ROW()) } in play, and { SETUP("row") } may stay: which do you discard?
   *[other] Which of your cards do you discard?
 }
masquerade-ask-WhetherToSubstitute = { ABOUT(form: "dying") }Do you let another of your cards, drawn at random, be killed instead?
masquerade-ask-WhetherToUse = { ABOUT(form: "full") }Do you use it?
masquerade-ask-WhichCard = Which card is drawn?
masquerade-ask-WhichNext = These happen at the same time: what comes first?
masquerade-ask-WhichToBoost = { ABOUT() }which card becomes stronger?
masquerade-ask-WhichToFlip = { ABOUT() }which card is turned over?
masquerade-ask-WhichToGive = { ABOUT() }which card do you give away?
masquerade-ask-WhichToKill = { ABOUT() }which card is killed?
masquerade-ask-WhichToPoison = { ABOUT() }which card is poisoned?
masquerade-ask-WhichToTake = { ABOUT() }which card do you take?
masquerade-ask-WhichToThrow = { ABOUT() }which card is discarded?
masquerade-ask-WhichToWeaken = { ABOUT() }which card becomes weaker?
masquerade-ask-WhoBegins = Who begins?
masquerade-ask-WhoDiesInstead = { ABOUT() }which card is killed instead?
masquerade-ask-WhomToAttack = { ABOUT() }which card does it attack?
masquerade-ask-WhomToRecall = { ABOUT() }which card do you take from the discards?

# What can be answered.

masquerade-option-place = { OFFERED($answer) }{ LIES($answer, "attack") ->
    [none] { "" }
   *[other] : attack { LIES($answer, "attack") }, health { LIES($answer, "health") }
 }
masquerade-option-WhichNext-place = the poison on { OFFERED($answer) }
masquerade-option-WhomToAttack-place = { OFFERED($answer) }{ $prospects ->
    [0] { "" }
   *[other] : { masquerade-fight }
 }
masquerade-option-seat = { PERSON(OWNER($answer)) }
masquerade-option-name = { CARD($answer) }
masquerade-option-WhatReplacesTheDraw-name = { CARD($answer) }: { CARD($answer, form: "text") }
masquerade-option-WhichNext-name = { CARD($answer) }: { CARD($answer, form: "text") }
masquerade-option-WhomToRecall-name = { CARD($answer) }: { CARD($answer, form: "printed") }
masquerade-option-HowToAct-down = turn it face down
masquerade-option-HowToAct-up = turn it face up{ LIES(VIEW("acting"), "fires") ->
    [yes] : { CARD(LIES(VIEW("acting"), "card"), form: "text") }
   *[no] { "" }
 }
masquerade-option-attack = { LIES(VIEW("acting"), "attack") ->
    [none] attack
   *[other] attack with { LIES(VIEW("acting"), "attack") }
 }
masquerade-option-discard = { CARDS(VIEW("hand")) ->
    [none] discard what you see
   *[other] discard { CARDS(VIEW("hand")) }
 }
masquerade-option-down = face down
masquerade-option-end = end your turn
masquerade-option-first = { HAND(2) ->
    [none] give the first away, keep the second
   *[other] give { CARD(HAND(1)) } away, keep { CARD(HAND(2)) }
 }
masquerade-option-join = somebody
masquerade-option-keep = { CARDS(VIEW("hand")) ->
    [none] keep it
   *[other] keep { CARDS(VIEW("hand")) }
 }
masquerade-option-no = no
masquerade-option-on = nobody
masquerade-option-one = draw one card
masquerade-option-pip1 = { COUNT("pips", 1) }
masquerade-option-pip2 = { COUNT("pips", 2) }
masquerade-option-pip3 = { COUNT("pips", 3) }
masquerade-option-pip4 = { COUNT("pips", 4) }
masquerade-option-pip5 = { COUNT("pips", 5) }
masquerade-option-pip6 = { COUNT("pips", 6) }
masquerade-option-second = { HAND(2) ->
    [none] give the second away, keep the first
   *[other] give { CARD(HAND(2)) } away, keep { CARD(HAND(1)) }
 }
masquerade-option-two = draw two cards
masquerade-option-up = face up
masquerade-option-use = { LIES(VIEW("acting"), "card") ->
    [none] use its ability
   *[other] use its ability: { CARD(LIES(VIEW("acting"), "card"), form: "text") }
 }
masquerade-option-yes = yes

# What would come of a fight.

masquerade-fight = { $outcome ->
    [hidden] health unknown
    [depends] it depends
    [royals] your card is turned up first, and with both royals face up you win
   *[other] { $attack } against { $health }: { masquerade-fight-end }{ $says ->
        [none] { "" }
       *[other] ; it says: { CARD($says, form: "text") }
     }
 }
masquerade-fight-end = { $dies ->
    [target] { $then ->
        [you-win] the King is killed, and you win
        [your-cards-go] the Queen is killed, and all your cards go to her owner
        [another-may-die] it is killed, unless its owner lets another card of theirs, drawn at random, be killed instead
       *[none] it is killed
     }
    [attacker] { $then ->
        [you-lose] your King is killed, and you lose
        [their-cards-come] your Queen is killed, and all cards of her killer go to you
        [another-may-die] your card is killed, unless you let another of yours, drawn at random, be killed instead
       *[none] your card is killed
     }
   *[none] { $outcome ->
        [kills] it cannot be killed, and both stay
       *[fails] it fails, and both stay
     }
 }

# Why something is not offered.

masquerade-why-attack-others = Attack a card of another seat.
masquerade-why-can-do-nothing = It can do nothing.
masquerade-why-choose-for = Choose a card for { CARD($card) }.
masquerade-why-discard-own = Discard one of your own cards, but never the King.
masquerade-why-drawn-goes-into-play = A card that was drawn goes into play, face up or face down as it may lie.
masquerade-why-has-acted = It has acted in this turn.
masquerade-why-joining-off = Nobody sits down now: the host has joining off.
masquerade-why-nothing-to-do-it-to = There is nothing that it could be done to or paid with.
masquerade-why-open-cards-first = Cards that lie face up are attacked before those that lie face down.
masquerade-why-own-card-acts = One of your own cards acts, or you end your turn.
masquerade-why-recall-another = Recall another card that is on the discards.
masquerade-why-seats-taken = Nobody sits down now: all { $seats } seats are taken.
masquerade-why-too-few-cards = Nobody sits down now: the deck has { COUNT("cards", $left) } left, and a newcomer needs { $need }.
masquerade-why-up-or-down = Each card lies face up or face down, as it may lie.
masquerade-why-ways-to-act = A card attacks, uses its ability, or is turned, as far as it can.
masquerade-why-which-comes-first = Say which of these comes first.
masquerade-why-which-replaces-draw = Say which of these cards replaces your draw.

# What can be asked about, by a word, and what is said of it.

masquerade-word-arrows = arrows
masquerade-word-attack = attack
masquerade-word-discards = discards
masquerade-word-royals = royals
masquerade-word-turn = turn
masquerade-rule-arrows = { SETUP("arrows") ->
    [start] A number with ▲ counts double if the card lay face up when the last turn of its owner began, one with ▼ if it lay face down. A card that came into play after that is not doubled. What is added by other cards is doubled with it, unless the card says otherwise.
   *[now] A number with ▲ counts double while the card lies face up, one with ▼ while it lies face down: an attack by the side from which it begins, health by the side on which it is attacked. What is added by other cards is doubled with it, unless the card says otherwise.
 }
masquerade-rule-attack = Attack is compared with health: if it is at least as high, the attacked card is killed, else the attacker. Cards that lie face up shield those of their row that lie face down. A card without attack cannot attack. Whatever fights face down is face up afterwards.
masquerade-rule-royals = A player who kills the King wins at once, and so does a player with King and Queen face up in their row in their own turn. When a turn finds no card to draw, the player who has the King wins, whichever side he lies on. A player who kills the Queen gives all their cards to the player who had her. The King is never discarded; the Queen may be, and that is no kill.
masquerade-rule-turn = Draw a card, or two at most if your row is empty, and put it into play face up or face down. A row has at most { COUNT("cards", SETUP("row")) }. Then up to { SETUP("actions") } of your cards act, once each: attack, use an ability marked as action, or be turned over.
masquerade-discards = { $cards }; the first is on top.
masquerade-discards-none = none yet.

# The table as text.

masquerade-picture-title = Masquerade
masquerade-picture-turn = { YOU($player) ->
    [you] your
   *[they] { PERSON($player, form: "of") }
 } turn{ $left ->
    [0] { "" }
   *[other] , { COUNT("actions", $left) } left
 }
masquerade-picture-seat = { PERSON($player) }{ YOU($player) ->
    [you] { " (you)" }
   *[they] { "" }
 }{ $won ->
    [yes] { " wins" }
   *[no] { "" }
 }{ $has ->
    [drawn] , with { COUNT("cards", $drawn) } to put into play
    [nothing] , without a card in play
   *[row] { "" }
 }
masquerade-picture-drawn = Only you see what you have drawn: { $cards }.
masquerade-picture-stock = Deck { $deck }, discards { $pile }
masquerade-picture-top = : { $card } on top
masquerade-picture-more = , … ({ $word })
masquerade-picture-numbers = attack/health
masquerade-picture-twice-up = twice face up
masquerade-picture-twice-down = twice face down
masquerade-picture-down = face down
masquerade-picture-mine = face down (yours: only you see this)
masquerade-picture-poisoned = poisoned
masquerade-picture-weaker = weaker for good
masquerade-picture-stronger = stronger for now
masquerade-picture-acted = has acted
