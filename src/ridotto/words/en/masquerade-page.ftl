# The table.

masquerade-page-table = The table
masquerade-page-row = { YOU($player) ->
    [you] your row
   *[they] { PERSON($player, form: "of") } row
 }
masquerade-page-open-row = open { PERSON($player, form: "of") } row
masquerade-page-you = you
masquerade-page-shielded = { $n ->
    [0] { "" }
    [one] { $n } shielded
   *[other] { $n } shielded
 }
masquerade-page-nothing-open = nothing open: any card
masquerade-page-to-draw = to draw
masquerade-page-discarded = { $n ->
    [one] discard
   *[other] discards
 }
masquerade-page-discards = { $n ->
    [0] no discards
    [one] { $n } card on the discards
   *[other] { $n } cards on the discards
 }
masquerade-page-discards-hint = The last one lies on top. Choose a card to read it.
masquerade-page-progress = { YOU($who) ->
    [you] your turn
   *[they] { PERSON($who, form: "of") } turn
 }
    .more = action { $n } of { $all }
masquerade-page-actions-left = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
 }

# A card, for ears: whose, where, what is to be seen of it.

masquerade-page-card = { YOU($owner) ->
    [you] your
   *[they] { PERSON($owner, form: "of") }
 } { ORDINAL($number) } card of { $all }: { $card ->
    [none] face down, unknown
   *[other] { CARD($card) }, { CARD($card, form: "kind") }, { THING($side) }{ $known ->
        [mine] { $side ->
            [down] , only you know it
           *[up] { "" }
         }
       *[open] { "" }
     }{ $attack ->
        [none] { "" }
       *[other] , attack { $attack }
     }{ $health ->
        [none] { "" }
       *[other] , health { $health }
     }
 }
masquerade-page-mark = { $mark }.
masquerade-page-mark-shielded = shielded while other cards of this row lie face up
masquerade-page-mark-poisoned = poisoned by { YOU($by) ->
    [you] you
   *[they] { PERSON($by) }
 }
masquerade-page-mark-weaker = { $n } less attack and health than printed, for good
masquerade-page-mark-boosted = { $attack } more attack and { $health } more health for now
masquerade-page-mark-guarded = it cannot be killed while { CARD($guard) } lies face up
masquerade-page-mark-cannot-die = it cannot be killed now
masquerade-page-mark-works = its ability works when its owner turns it face up
masquerade-page-mark-works-again = it lies face up already; its ability works again once it was turned down and up
masquerade-page-mark-acted = it has acted in this turn

# The sheet of a card.

masquerade-page-read = Read { CARD($card) }
masquerade-page-unknown-card = A card that you do not know
masquerade-page-where-up = { AT($place) } lies face up.
masquerade-page-where-down = { NTH($place) } lies face down.
masquerade-page-only-you = Only you know it.
masquerade-page-class = { THING($kind) }{ $gender ->
    [unknown] { "" }
   *[known] , { THING($gender) }
 }
masquerade-page-attack = attack
masquerade-page-health = health
masquerade-page-number-now = { $arrow ->
    [up] printed { $printed }, twice that face up
    [down] printed { $printed }, twice that face down
   *[none] printed { $printed }
 }{ $changed ->
    [yes] ; changed by other cards
   *[no] { "" }
 }
masquerade-page-no-text = This card has no ability.
masquerade-page-quoted = “{ $text }”
masquerade-page-if-attacked = If you attack it
masquerade-page-previous = The card before
masquerade-page-next = The next card
masquerade-page-close = Close

# What would come of an attack, in two words.

masquerade-page-outcome = { $outcome ->
    [hidden] unknown
    [depends] it depends
    [royals] you win
   *[other] { $dies ->
        [target] killed
        [attacker] yours dies
       *[none] both stay
     }
 }

# The ways to win.

masquerade-page-score = Score
masquerade-page-ways = Three ways to win
masquerade-page-way-king = Kill the King.
masquerade-page-way-royals = Show King and Queen in your own turn.
masquerade-page-way-deck = Have the King when no card is left to draw.
masquerade-page-king = { $lies ->
    [up] { YOU($who) ->
        [you] You have
       *[they] { PERSON($who) } has
     } him, face up, health { $health }.
    [down] { YOU($who) ->
        [you] You have him, face down. Nobody else knows.
       *[they] { PERSON($who) } has him, face down.
     }
    [hand] You have just drawn him.
    [pile] He lies on the discards.
   *[none] Nobody shows him.
 }
masquerade-page-queen = { $lies ->
    [up] { YOU($who) ->
        [you] You have
       *[they] { PERSON($who) } has
     } the Queen, face up, health { $health }.
    [down] { YOU($who) ->
        [you] You have the Queen, face down. Nobody else knows.
       *[they] { PERSON($who) } has the Queen, face down.
     }
    [hand] You have just drawn the Queen.
    [pile] The Queen lies on the discards.
   *[none] Nobody shows the Queen.
 }
masquerade-page-deck = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
 }{ $rounds ->
    [0] , less than a round.
    [one] , about { $rounds } round.
   *[other] , about { $rounds } rounds.
 }

masquerade-page-guard = Guarded: nobody can kill him while { CARD($guard) } lies face up.
masquerade-page-can-kill = Your { CARD($card, form: "short") } could kill him now.
masquerade-page-deck-wins = { YOU($who) ->
    [you] You would win.
   *[they] { PERSON($who) } would win.
 }

# What is asked, in short: the catalogue of the game has each question in full.

masquerade-page-turn-title = Your turn: which card acts?
masquerade-page-act-title = What does { CARD($card, form: "short") } do?
masquerade-page-whom-title = Which card does { CARD($card, form: "short") } attack?
masquerade-page-attack-title = { CARD($card, form: "short") } attacks { YOU($owner) ->
    [you] your
   *[they] { PERSON($owner, form: "of") }
 } { $target ->
    [none] { ORDINAL($number) } card
   *[other] { CARD($target, form: "short") }
 }?
masquerade-page-drawn-title = You have { CARD($card) }: which side?
masquerade-page-hint-turn = { $n ->
    [one] { $n } action left.
   *[other] { $n } actions left.
 } Choose a card with a gold rim.
masquerade-page-hint-end = { $n ->
    [one] You have { $n } action left.
   *[other] You have { $n } actions left.
 } Do you end your turn all the same?
masquerade-page-hint-attack = Choose a card with a gold rim: each says what would come of it.
masquerade-page-side = { $label }: attack { $attack }, health { $health }. { $hint }
masquerade-page-side-up = All see it and may attack it.
masquerade-page-side-down = Only you know it. Shielded while others lie face up.
masquerade-page-target-says = { CARD($card, form: "short") } says: “{ $text }”
masquerade-page-choice-up = Face up
masquerade-page-choice-down = Face down
masquerade-page-choice-HowToAct-attack = Attack with { $attack }
masquerade-page-choice-HowToAct-use = Use its ability
masquerade-page-choice-HowToAct-up = Turn it face up
masquerade-page-choice-HowToAct-down = Turn it face down
masquerade-page-choice-end = End turn
masquerade-page-do = Do it
masquerade-page-do-up = Lay it face up
masquerade-page-do-down = Lay it face down
masquerade-page-do-WhatToDo-end = End turn
masquerade-page-do-HowToAct-use = Use its ability
masquerade-page-do-HowToAct-up = Turn it face up
masquerade-page-do-HowToAct-down = Turn it face down
masquerade-page-do-WhomToAttack = Attack
masquerade-page-do-you-lose = Attack, and lose
masquerade-page-do-your-cards-go = Attack, and give all your cards away
masquerade-page-do-WhichToKill = Kill it
masquerade-page-do-WhoDiesInstead = This one dies
masquerade-page-do-WhichToPoison = Poison it
masquerade-page-do-WhichToWeaken = Make it weaker
masquerade-page-do-WhichToBoost = Make it stronger
masquerade-page-do-WhichToFlip = Turn it over
masquerade-page-do-WhichToTake = Take it
masquerade-page-do-WhichToGive = Give it away
masquerade-page-do-WhichToThrow = Discard it
masquerade-page-do-WhatToThrow = Discard it
masquerade-page-do-WhatToPay = Discard it
masquerade-page-do-WhomToRecall = Take this card
masquerade-page-do-ToWhom = Give it
masquerade-page-back = Take back
masquerade-page-understood = Understood
masquerade-page-enter = Enter
masquerade-page-escape = Esc
masquerade-page-waits = { PERSON($who) } is thinking.
masquerade-page-waits-all = Several players are choosing.
masquerade-page-over = The game is over.
masquerade-page-keys = Keys: 1–9 choose, arrows go from card to card, Enter confirms, Esc takes it back, I reads a card, ? opens the rules

# After the end.

masquerade-page-course = Cards in play, turn by turn
masquerade-page-course-king = Gold: the King lay open there.
masquerade-page-last-card = { YOU($who) ->
    [you] You draw
   *[they] { PERSON($who) } draws
 } the last card.
masquerade-page-own-kills = { $n ->
    [0] You killed no card.
    [one] You killed { $n } card.
   *[other] You killed { $n } cards.
 } { $attacks ->
    [0] You never attacked.
    [one] You attacked once.
   *[other] You attacked { $attacks } times.
 }
masquerade-page-own-lost = { $n ->
    [0] None of your cards was killed.
    [one] { $n } of your cards was killed.
   *[other] { $n } of your cards were killed.
 }
masquerade-page-own-most = { $n ->
    [one] At most { $n } card lay in your row.
   *[other] At most { $n } cards lay in your row.
 }
masquerade-page-lay = Cards in their row
masquerade-page-standings = Everybody’s cards
masquerade-page-nothing-lay = No card

# The rules, in our own words.

masquerade-page-edition = Masquerade
masquerade-page-group-first = To begin with
masquerade-page-group-turn = A turn
masquerade-page-group-fight = Attacks
masquerade-page-group-cards = The cards
masquerade-page-group-end = King and Queen
masquerade-page-group-table = At this table
masquerade-page-rule-goal = You win at once when you kill the King, or when King and Queen both lie face up in your row in your own turn. If a turn finds no card to draw, the player who has the King wins, whichever side he lies on.
    .title = The goal
masquerade-page-rule-start = Each player is dealt { $dealt } cards and chooses in secret which of them lie face up; all rows are shown together. King and Queen are shuffled into the deck after that, so nobody begins with them, unless the host chose otherwise.
    .title = The beginning
    .words = opening cards
masquerade-page-rule-sides = You know all cards of your own row. A card that lies face down is only a card to the others, even if they saw it before: the table does not remind them, unless everybody may read again what they heard. A card in your row is turned over by an action, not for free.
    .title = Face up and face down
    .words = face up|face down
masquerade-page-rule-turn = Draw one card, or up to 2 if your row is empty, and put it into play face up or face down. If you have more than { $row } cards then, you discard down to { $row }, but never the King. Then your cards act. You may stop at any time.
    .title = What a turn is made of
    .words = your turn
masquerade-page-rule-actions = You have { $actions } actions in a turn, and each card takes part in one at most. A card attacks, uses an ability that is marked as an action, or is turned over. A card that you have just drawn may act at once.
    .title = { $actions } actions in a turn
    .words = action|actions
masquerade-page-rule-attack = Attack is compared with health. If it is at least as high, the card that was attacked is killed; else the attacker is. A card with attack 0 cannot attack. A card that fights face down is turned face up by it.
    .title = Attack and health
    .words = attacks|attack
masquerade-page-rule-shield = While any card of a row lies face up, only the cards of that row that lie face up can be attacked. If all lie face down, any of them can be.
    .title = Shielded cards
    .words = shielded
masquerade-page-rule-arrows = A number with an arrow counts double on that side: ▲ while the card lies face up, ▼ while it lies face down. What cards add is doubled with it, unless they say that it is added after doubling. The side counts on which a card lies when the attack is declared, unless the host chose otherwise.
    .title = Arrows
masquerade-page-rule-abilities = An ability says when it works. Flip up: when the card is turned up in its owner’s turn. Killed: when an attack kills it in the turn of somebody else. Attacking: before its attack is compared, or after it where the card says so. Face up: at the start of its owner’s turn while it lies face up, but not in the first turn of the game, or in anybody’s first turn if the host chose that; players who sit down later do not wait. Where several work at once, the player whose turn it is goes first.
    .title = When abilities work
    .words = ability|abilities
masquerade-page-rule-king = The player whose card kills the King wins. A King who attacks and loses is killed as well. He is never discarded.
    .title = The King
masquerade-page-rule-queen = If you kill the Queen, all your cards go to the player who had her. She may be discarded, and that does not count as killing her.
    .title = The Queen
masquerade-page-rule-deck = Drawing the last card does not end the game. It ends when a turn finds no card to draw; then the owner of the King wins, and nobody if the King is not in play.
    .title = The last card
    .words = no card is left to draw
masquerade-page-rule-joining = Unless the host has switched it off, somebody may sit down between two turns. A newcomer is dealt { $dealt } cards and plays last in the round.
    .title = Sitting down later
masquerade-page-rule-packs = Extra cards are shuffled into the deck, and may bring more seats. No pack has a second King or Queen.
    .title = Extra cards
masquerade-page-rule-sheet = { $text } Printed: attack { $attack }, health { $health }.
masquerade-page-odds-note = Every card that was drawn unseen counts as any other. Why somebody keeps a card hidden is not counted, so odds are about right and no more.
