# Masques, both editions.

masques-dust-pitch = Slip cards between a palace’s prizes, and pay a thief or an assassin to spoil what others planned.
masques-ffg-pitch = The same ball by its later rulebook: agents carry weight, and can keep a prize from everybody.
masques-title = { EDITION() ->
    [masques-dust] Masques, Dust edition
   *[masques-ffg] Masques, Fantasy Flight edition
 }
masques-goal = You win as soon as you have { SETUP("alike_to_win") } { masques-word-favour.many } of one { masques-word-guild }, or at least one of each { masques-word-guild }; ducats do not count. You play for { SETUP("players") ->
    [2] two families
   *[other] one family
 }. On your turn you put { masques-word-guest.a }, of any family, between two tokens, or { masques-word-hire } { masques-word-agent.a } to change what lies there. When the palace is full, the higher of the two cards beside each token takes it for its family.{ SETUP("max_rounds") ->
    [0] { "" }
   *[other] { " " }After { COUNT("rounds", SETUP("max_rounds")) } it ends without a winner.
 }

## What each book calls things. A scenario of both editions is read by exchanging these words.

masques-word-agent = { EDITION() ->
    [masques-dust] Influence card
   *[masques-ffg] agent
 }
    .a = { EDITION() ->
    [masques-dust] an Influence card
   *[masques-ffg] an agent
 }
    .many = { EDITION() ->
    [masques-dust] Influence cards
   *[masques-ffg] agents
 }
masques-word-arcade = { EDITION() ->
    [masques-dust] Arcade card
   *[masques-ffg] palace card
 }
masques-word-bag = { EDITION() ->
    [masques-dust] bag
   *[masques-ffg] favor supply
 }
masques-word-bank = { EDITION() ->
    [masques-dust] bank
   *[masques-ffg] ducat supply
 }
masques-word-favour = { EDITION() ->
    [masques-dust] Seal
   *[masques-ffg] favor
 }
    .a = { EDITION() ->
    [masques-dust] a Seal
   *[masques-ffg] a favor
 }
    .many = { EDITION() ->
    [masques-dust] Seals
   *[masques-ffg] favors
 }
masques-word-first-player = { EDITION() ->
    [masques-dust] First Player card
   *[masques-ffg] first player card
 }
masques-word-guard = { EDITION() ->
    [masques-dust] Palace Guard
   *[masques-ffg] guard
 }
masques-word-guest = { EDITION() ->
    [masques-dust] Plot
   *[masques-ffg] guest
 }
    .a = { EDITION() ->
    [masques-dust] a Plot
   *[masques-ffg] a guest
 }
    .many = { EDITION() ->
    [masques-dust] Plots
   *[masques-ffg] guests
 }
masques-word-guild = { EDITION() ->
    [masques-dust] Faction
   *[masques-ffg] guild
 }
masques-word-hall = { EDITION() ->
    [masques-dust] space
   *[masques-ffg] hallway
 }
    .many = { EDITION() ->
    [masques-dust] spaces
   *[masques-ffg] hallways
 }
masques-word-hire = { EDITION() ->
    [masques-dust] buy
   *[masques-ffg] hire
 }
    .they = { EDITION() ->
    [masques-dust] buys
   *[masques-ffg] hires
 }
masques-word-round = { EDITION() ->
    [masques-dust] Dance
   *[masques-ffg] round
 }
    .many = { EDITION() ->
    [masques-dust] Dances
   *[masques-ffg] rounds
 }

masques-ducats = { $n ->
    [0] no ducats
    [one] { $n } ducat
   *[other] { $n } ducats
 }
masques-guests = { $n ->
    [0] no { masques-word-guest.many }
    [one] { $n } { masques-word-guest }
   *[other] { $n } { masques-word-guest.many }
 }
masques-rounds = { $n ->
    [one] { $n } { masques-word-round }
   *[other] { $n } { masques-word-round.many }
 }

## Tokens, guilds, words.

masques-token = { $token ->
    [ducat] ducat
    [hidden] token
   *[guild] { THING($token) } { masques-word-favour }
 }
    .a = { $token ->
    [ducat] a ducat
    [hidden] a token
   *[guild] a { THING($token) } { masques-word-favour }
 }
    .the = { $token ->
    [ducat] the ducat
    [hidden] the token
   *[guild] the { THING($token) } { masques-word-favour }
 }
    .many = { $token ->
    [ducat] ducats
    [hidden] tokens
   *[guild] { THING($token) } { masques-word-favour.many }
 }
masques-the-ducat = ducat
masques-the-clergy = clergy
masques-the-military = military
masques-the-merchants = merchants
masques-the-farmers = farmers
masques-the-workers = workers
masques-the-merchant = merchant
masques-the-vintner = vintner
masques-the-scribe = scribe
masques-the-pass = pass
masques-the-decline = decline

## Guests and agents. What an agent may do is told with `$kind`.

masques-guest = { $family } { $value }
    .another = another { $family } { $value }
masques-the-thief = thief
    .the = the thief
    .another = another thief
    .gist = turn a token beside it face down
    .ability = { masques-when-placed } turn one of the two tokens beside it face down: nobody takes it in this { masques-word-round }, and then it is turned up again. { masques-price }
masques-the-guard = { masques-word-guard }
    .short = guard
    .the = the { masques-word-guard }
    .another = another { masques-word-guard }
    .gist = move { masques-word-guest.a } beside it
    .ability = { masques-when-placed } move { masques-word-guest.a }{ masques-that-moves } from one of the two { masques-word-hall.many } next to it to any vacant { masques-word-hall }. { masques-price }
masques-the-gondolier = gondolier
    .the = the gondolier
    .another = another gondolier
    .gist = exchange { masques-word-guest.a } beside it with another
    .ability = { masques-when-placed } have { masques-word-guest.a }{ masques-that-moves } in one of the two { masques-word-hall.many } next to it change places with any other{ masques-that-moves } in the palace. { masques-price }
masques-the-assassin = assassin
    .the = the assassin
    .another = another assassin
    .gist = turn { masques-word-guest.a } beside it face down
    .ability = { masques-when-placed } turn { masques-word-guest.a } in one of the two { masques-word-hall.many } next to it face down: it stays there, and counts for nothing in this { masques-word-round }. { masques-price }
masques-the-courtesan = courtesan
    .the = the courtesan
    .another = another courtesan
    .gist = call { masques-word-guest.a } to a { masques-word-hall } beside it
    .ability = { masques-when-placed } call { masques-word-guest.a } that is not in the palace to a vacant { masques-word-hall } next to it: the player who holds it has to put it there{ SETUP("several") ->
    [no] { "" }
   *[yes] , and of several players the first to the left{ SETUP("courtesan_duplicate") ->
        [left-first] { " " }of the player who calls
       *[active-first] , beginning with the player who calls
     }
 }. { masques-price }
masques-the-trader = trader
    .the = the trader
    .another = another trader
    .gist = exchange a token beside it with another
    .ability = { masques-when-placed } have a token beside it{ masques-that-is-traded } change places with any other{ masques-that-is-traded } in the palace. { masques-price }
masques-when-placed = When placed, { THING($kind, form: "the") } { SETUP("optional_effects") ->
    [no] must, if it can,
   *[yes] may
 }
masques-price = The three cost { COSTS($kind) } ducats{ SETUP("agents_weigh") ->
    [no] { "" }
   *[yes] , with an influence of { INFLUENCES($kind) }
 }.
masques-that-moves = { SETUP("move_facedown") ->
    [no] { " " }that lies face up
   *[yes] { "" }
 }
masques-that-is-traded = { SETUP("trade_facedown") ->
    [no] { " " }that lies face up
   *[yes] { "" }
 }
masques-or = { $before } or { $last }

## What lies in the palace, as far as the reader can see it.

masques-hidden = { masques-word-guest }
    .the = the { masques-word-guest }
    .another = another { masques-word-guest }
masques-the-hidden = token
masques-at = { CARD($card, form: "the") } in { $at }
    .card = { CARD($card, form: "the") }
masques-at-unseen = the { masques-word-guest } in { $at }
    .card = the { masques-word-guest }
masques-on = { TOKEN($token, form: "the") } on { $at }
    .token = { TOKEN($token, form: "the") }
masques-on-unseen = the token on { $at }
    .token = the token
masques-down = { $what } (face down)
masques-between = { $at } ({ $one }, { $other })
masques-beside = { $token ->
    [none] bare
   *[token] { THING($token) }
 }
    .down = { THING($token) } face down
masques-whose = { OWNER($answer) ->
    [unknown] { CARD($answer) }
    [nobody] { CARD($answer) } (nobody’s)
   *[somebody] { YOU(OWNER($answer)) ->
        [you] { CARD($answer) } (yours)
       *[they] { CARD($answer) } ({ PERSON(OWNER($answer), form: "of") })
     }
 }

## What is told.

masques-fact-agent-gone = { CARD($agent, form: "the") } for { COUNT("ducats", COST($agent)) } has left the game.
masques-fact-agents-left = All { masques-word-agent.many } in the palace leave the game.
masques-fact-called = { YOU($by) ->
    [you] You call { CARD($guest) } to { $at }.
   *[they] { PERSON($by) } calls { CARD($guest) } to { $at }.
 }
masques-fact-chose = { YOU($by) ->
    [you] You choose { NAMED($what) }.
   *[they] { PERSON($by) } chooses { NAMED($what) }.
 }
masques-fact-collected = { $at }: { DUEL($at) ->
    [higher] { RIVAL($at, which: "higher") } beats { RIVAL($at, which: "lower") }, and{ " " }
   *[unseen] { "" }
 }{ YOU($by) ->
    [you] you take { TOKEN($token, form: "the") } (now { $count }).
   *[they] { PERSON($by) } takes { TOKEN($token, form: "the") } (now { $count }).
 }
masques-fact-counted = { $purse ->
    [bank] The { masques-word-bank } holds { COUNT("ducats", $ducats) }.
   *[player] { YOU($purse) ->
        [you] You have { COUNT("ducats", $ducats) }.
       *[they] { PERSON($purse) } has { COUNT("ducats", $ducats) }.
     }
 }
masques-fact-dealt = { YOU($player) ->
    [you] You are dealt { CARD($guest) }.
   *[they] { PERSON($player) } is dealt { CARD($guest) }.
 }
masques-fact-dealt-face-down = { YOU($player) ->
    [you] You are dealt { masques-word-guest.a }.
   *[they] { PERSON($player) } is dealt { masques-word-guest.a }.
 }
masques-fact-declined = { YOU($by) ->
    [you] You make no use of it.
   *[they] { PERSON($by) } makes no use of it.
 }
masques-fact-discarded = { YOU($by) ->
    [you] You discard { COUNT("guests", $count) }, unseen.
   *[they] { PERSON($by) } discards { COUNT("guests", $count) }, unseen.
 }
masques-fact-ended = It is over: { masques-end-why }.
masques-end-why = { CODE($reason) ->
    [unfinished] the agreed number of { masques-word-round.many } is over
    [one-of-each-guild] somebody has { masques-word-favour.a } of each { masques-word-guild }
   *[alike] { SETUP("alike_to_win") } { TOKEN(LAST($reason), form: "many") } have come together
 }
masques-fact-exchanged = { AT($one) } and { AT($other) } change places.
masques-fact-first-player = { YOU($player) ->
    [you] You have the { masques-word-first-player }.
   *[they] { PERSON($player) } has the { masques-word-first-player }.
 }
masques-fact-gave-up = { YOU($by) ->
    [you] You give up { CARD($guest) }.
   *[they] { PERSON($by) } gives up { CARD($guest) }.
 }
masques-fact-guest-turned = { AT($at) } is turned face down.
masques-fact-guests-gathered = All { masques-word-guest.many } are gathered.
masques-fact-hands-taken = Everybody takes up their hand.
masques-fact-has-favours = { YOU($player) ->
    [you] You have{ " " }
   *[they] { PERSON($player) } has{ " " }
 }{ $count ->
    [0] no { TOKEN($guild, form: "many") }
    [one] { $count } { TOKEN($guild) }
   *[other] { $count } { TOKEN($guild, form: "many") }
 }.
masques-fact-hired = { YOU($by) ->
    [you] You { masques-word-hire } { CARD($agent, form: "the") } for { COUNT("ducats", $cost) }.
   *[they] { PERSON($by) } { masques-word-hire.they } { CARD($agent, form: "the") } for { COUNT("ducats", $cost) }.
 }
masques-fact-kept = { YOU($by) ->
    [you] You keep { CARD($guest) }.
   *[they] { PERSON($by) } keeps { CARD($guest) }.
 }
masques-fact-laid = { $at } gets { TOKEN($token, form: "a") }.
masques-fact-moved = { AT($here, form: "card") } moves from { $here } to { $there }.
masques-fact-packs-handed-on = Everybody hands { COUNT("guests", $size) } on to the left.
masques-fact-palace-full = The palace is full.
masques-fact-passed = { YOU($by) ->
    [you] You pass.
   *[they] { PERSON($by) } passes.
 }
masques-fact-placed = { CARD($card, form: "the") } goes to { $at }.
masques-fact-played = { YOU($by) ->
    [you] You play { CARD($guest) }.
   *[they] { PERSON($by) } plays { CARD($guest) }.
 }
masques-fact-received = { YOU($by) ->
    [you] You are handed { CARDS($pack) }.
   *[they] { PERSON($by) } is handed { CARDS($pack) }.
 }
masques-fact-round-began = { masques-word-round } { $number } begins.
masques-fact-sealed = { YOU(VIEW("player")) ->
    [you] Your answer is sealed until everybody has answered: { NAMED($given) }.
   *[they] An answer is sealed until everybody has answered: { NAMED($given) }.
 }
masques-fact-set-aside = { masques-word-guest.a } is set aside, unseen.
masques-fact-stayed = { $at }: { CODE($why) ->
    [no-token] there is nothing to take
    [face-down] { ON($at, form: "token") } lies face down and stays
   *[beaten] { masques-duel }, and { ON($at, form: "token") } stays
 }.
masques-duel = { DUEL($at) ->
    [higher] { RIVAL($at, which: "higher") } beats { RIVAL($at, which: "lower") }{ CODE($why) ->
        [an-agent-is-higher] { "" }
       *[nobody-s-guest-is-higher] { " " }for nobody
     }
    [even] { RIVAL($at, which: "one") } and { RIVAL($at, which: "other") } are even
    [weightless] neither { RIVAL($at, which: "one") } nor { RIVAL($at, which: "other") } counts
   *[unseen] { CODE($why) ->
        [neither-is-higher] neither card is higher
        [an-agent-is-higher] { masques-word-agent.a } is higher
       *[nobody-s-guest-is-higher] nobody’s card is higher
     }
 }
masques-fact-stayed-bare = { $at } stays bare: no ducat is left.
masques-fact-stays-away = { EDITION() ->
    [masques-dust] Nobody plays for the { $family }, whose { masques-word-guest.many } come all the same.
   *[masques-ffg] Nobody plays for the { $family }, who stay away.
 }
masques-fact-token-turned = { ON($at) } is turned face down.
masques-fact-tokens-turned-up = Tokens that lay face down are turned up.
masques-fact-took-family = { YOU($player) ->
    [you] You play for the { $family }.
   *[they] { PERSON($player) } plays for the { $family }.
 }
masques-fact-traded = { ON($one) } and { ON($other) } change places.

## What is asked.

masques-chosen = { VIEW("chosen") ->
    [none] { "" }
   *[chosen] { NAMED(VIEW("chosen")) }:{ " " }
 }
masques-ask-WhatToPlay = { MINE("hand") ->
    [none] Your turn: which { masques-word-guest } do you play, or which { masques-word-agent } do you { masques-word-hire }?
    [0] Your turn, with { COUNT("ducats", MINE("ducats")) } and no { masques-word-guest } left: which { masques-word-agent } do you { masques-word-hire }, or do you pass?
   *[other] Your turn, with { COUNT("ducats", MINE("ducats")) }: which { masques-word-guest } do you play, or which { masques-word-agent } do you { masques-word-hire }?
 }
masques-ask-WhatToSteal = Which token does the thief turn face down?
masques-ask-WhatToTrade = Which token does the trader take?
masques-ask-WhatToTradeItFor = { masques-chosen }with which token does it change places?
masques-ask-Where = { VIEW("placing") ->
    [none] In which { masques-word-hall } do you put it?
   *[card] In which { masques-word-hall } do you put { CARD(VIEW("placing"), form: "the") }?
 }
masques-ask-WhereToCall = { masques-chosen }to which { masques-word-hall } does the courtesan call it?
masques-ask-WhereToRemove = { masques-chosen }to which { masques-word-hall } does it move?
masques-ask-WhichFamily = Which family is dealt next?
masques-ask-WhichFavour = Which { masques-word-favour } is drawn?
masques-ask-WhichGuest = Which { masques-word-guest } is dealt next?
masques-ask-WhichToKeep = Which { masques-word-guest } do you keep? The rest goes on to the left.
masques-ask-WhoBegins = Who begins?
masques-ask-WhomToCall = Which { masques-word-guest } does the courtesan call?
masques-ask-WhomToFerry = Which { masques-word-guest } does the gondolier take?
masques-ask-WhomToRemove = Which { masques-word-guest } does the { masques-word-guard } move?
masques-ask-WhomToStab = Which { masques-word-guest } does the assassin turn face down?
masques-ask-WithWhomToChange = { masques-chosen }with which { masques-word-guest } does it change places?

## What may be answered.

masques-option-agent = { masques-word-hire } { CARD($answer, form: "the") } for { COUNT("ducats", COST($answer)) } ({ CARD($answer, form: "gist") })
masques-option-arcade = { ON($answer) }
masques-option-decline = make no use of it
masques-option-family = { $answer }
masques-option-guest = { masques-whose }
masques-option-hall = { AT($answer) }
masques-option-pass = pass
masques-option-seat = { PERSON(LETTER($answer)) }
masques-option-token = { TOKEN($answer, form: "a") }
masques-option-WhatToPlay-guest = play { masques-whose }
masques-option-Where-hall = { BETWEEN($answer) }
masques-option-WhereToCall-hall = { BETWEEN($answer) }
masques-option-WhereToRemove-hall = { BETWEEN($answer) }

## Why something is not offered.

masques-why-all-others-passed = All others have just passed, and there are { masques-word-guest.many } in hand.
masques-why-compulsory = Effects are compulsory at this table: this one has to be used.
masques-why-guests-in-hand = Nobody passes with { masques-word-guest.many } in hand.
masques-why-hall-taken = There is a card in this { masques-word-hall } already.
masques-why-has-begun = What was begun has to be completed.
masques-why-keep-one = Keep one of the pack in your hand.
masques-why-kept = It is kept already, for good.
masques-why-left-its-pile = This { THING($kind) } has left its pile.
masques-why-not-at-this-table = No { THING($kind) } comes to a table of { SETUP("players") ->
    [2] two
   *[other] three
 }.
masques-why-not-in-hand = It is not in your hand.
masques-why-not-on-top = It is not on top of its pile: { CARD($top, form: "the") } for { COUNT("ducats", COST($top)) } is.
masques-why-play-or-hire = Play one of your { masques-word-guest.many }, or { masques-word-hire } { masques-word-agent.a }.
masques-why-too-dear = It costs { $cost }, and you have { $ducats }.
masques-why-vacant-hall = Put { CARD($card, form: "the") } in a vacant { masques-word-hall }.
masques-why-assassin-first = An assassin turns down { masques-word-guest.a } beside it that lies face up.
masques-why-courtesan-first = A courtesan calls { masques-word-guest.a } of this game that is not in the palace.
masques-why-courtesan-then = { masques-word-guest.a } is called to a vacant { masques-word-hall } beside the courtesan.
masques-why-gondolier-first = A gondolier takes { masques-word-guest.a } beside it{ masques-that-moves }.
masques-why-gondolier-then = It changes places with another { masques-word-guest } in the palace{ masques-that-moves }.
masques-why-guard-first = A { masques-word-guard } takes { masques-word-guest.a } beside it{ masques-that-moves }.
masques-why-guard-then = { masques-word-guest.a } moves to a vacant { masques-word-hall }.
masques-why-thief-first = A thief turns down a token beside it that lies face up.
masques-why-trader-first = A trader takes a token beside it{ masques-that-is-traded }.
masques-why-trader-then = It changes places with another token in the palace{ masques-that-is-traded }.

## Rules that can be looked up.

masques-about-draft = draft
    .text = All choose at the same time which of the cards dealt to them to keep, and hand the rest on to the left; so it goes on until everybody has { SETUP("hand") }. What is kept is kept, and may not be exchanged.
masques-about-tokens = tokens
    .text = Once every { masques-word-hall } is filled, one { masques-word-arcade } after the other is settled, clockwise from the palace door. Of the two cards beside it the higher counts, and the player of its family takes the token: a ducat to spend, or { masques-word-favour.a } to be counted. { SETUP("agents_weigh") ->
    [no] { masques-word-agent.many } count for nothing.
   *[yes] Agents have an influence of their own, and take nothing.
 } What lies face down counts for nothing. Where the two are even, where nobody plays for the higher card, and where the token lies face down, it stays for the next { masques-word-round }.

## The table as text.

masques-picture-agents = { masques-word-agent.many }, and what they cost:
masques-picture-aside = Set aside for the next { masques-word-round }: { COUNT("guests", $n) }.
masques-picture-bare = bare
masques-picture-door = door
masques-picture-down = { $mark } lies face down.
masques-picture-ducats = ducats
masques-picture-gone = gone
masques-picture-hand = hand
masques-picture-kept = Kept: { $guests }.
masques-picture-nobody = Nobody plays for the { $families }.
masques-picture-pack = Your pack: { $guests }.
masques-picture-placing = { YOU($player) ->
    [you] You are about to place { CARD($card, form: "the") }.
   *[they] { PERSON($player) } is about to place { CARD($card, form: "the") }.
 }
masques-picture-round = { masques-word-round } { $number }, { PERSON($first) } is first
masques-picture-seat = { $who }, { $families }: { $things }
masques-picture-supplies = { masques-word-bank } { $ducats }, { masques-word-bag }{ $down ->
    [yes] { " and ▒" }
   *[no] { "" }
 } { $favours }:
masques-picture-you = { $name } (you)
masques-picture-your-hand = Your hand: { $guests }.
