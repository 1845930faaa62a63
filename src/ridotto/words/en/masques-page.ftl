# What the drawn table of Masques says beside the story.

masques-page-edition = { EDITION() ->
    [masques-dust] the Dust edition of Masques
   *[masques-ffg] the Fantasy Flight edition of Masques
 }
masques-page-players = Players
masques-page-you = you
masques-page-first = first
masques-page-round = { masques-word-round } { $n }
masques-page-full = the palace is full
masques-page-filled = { $n } of { $all } { masques-word-hall.many } filled
masques-page-aside = { COUNT("guests", $n) } set aside for the next { masques-word-round }
masques-page-ended = The game is over.
masques-page-hold = Wait
masques-page-go-on = Go on
masques-page-to-end = To the end
## My cards, and agents for hire.

masques-page-hand = Your hand
masques-page-hand-card = { CARD($card) }, { masques-page-whose }
masques-page-hand-of = { PERSON($who) }: { CARDS($cards) }
masques-page-pack = Your pack: keep one
masques-page-no-cards = You have no { masques-word-guest.many } left.
masques-page-only-you = only you see it
masques-page-on-table = on the table
masques-page-whose = { OWNER($card) ->
    [unknown] { "" }
    [nobody] for nobody
   *[somebody] { YOU(OWNER($card)) ->
        [you] for you
       *[they] for { PERSON(OWNER($card)) }
     }
 }
masques-page-kept = You have kept { CARDS($cards) }. Only you know.
masques-page-at-stake = At stake: { $favours ->
    [one] { $favours } { masques-word-favour }
   *[other] { $favours } { masques-word-favour.many }
 } and { COUNT("ducats", $ducats) }.
masques-page-handed-on = You handed on { CARDS($cards) }.
masques-page-agent = { THING($kind) }: { THING($kind, form: "gist") }.
masques-page-agents = or { masques-word-hire } { masques-word-agent.a }
masques-page-agents-short = for hire
masques-page-you-have = you have
masques-page-then = then { $cost }
masques-page-gone = gone
masques-page-pile = { $n ->
    [0] { THING($kind) }: none left
    [one] { THING($kind) }: { COUNT("ducats", $cost) }, the last one
   *[other] { THING($kind) }: { COUNT("ducats", $cost) }, the next { COUNT("ducats", $next) }
 }. { THING($kind, form: "gist") }
masques-page-guest = { CARD($card) }, { masques-page-whose }
masques-page-guest-mine = { CARD($card) }, { masques-page-whose }, in your hand

## The palace, for ears.

masques-page-ring = The palace, clockwise from its door
masques-page-bare = bare
masques-page-empty = empty
masques-page-token = { TOKEN($token) }
    .down = { TOKEN($token) } face down
masques-page-card = { $kind ->
    [guest] { CARD($card) }, { masques-page-whose }
   *[other] { CARD($card, form: "the") }
 }
    .down = { CARD($card) }, face down
masques-page-arcade = { EDITION() ->
    [masques-dust] Arcade
   *[masques-ffg] Palace card
 } { $n }, { $token }{ $cards ->
    [0] { "" }
    [1] , beside { $one }
   *[2] , between { $one } and { $other }
 }{ $lead ->
    [nothing] { "" }
    [taken] { YOU($by) ->
        [you] : you would take it
       *[they] : { PERSON($by) } would take it
     }{ $open ->
        [yes] { " " }for now
       *[no] { "" }
     }
    [neither-is-higher] { $open ->
        [yes] { "" }
       *[no] : even, it would stay
     }
    [face-down] : it stays
    [nobody-s-guest-is-higher] : it would stay, for nobody plays for the higher card
   *[other] : it would stay, for { masques-word-agent.a } is higher
 }.
masques-page-hall = { masques-word-hall } { $n } of { $all }, between { EDITION() ->
    [masques-dust] arcades
   *[masques-ffg] palace cards
 } { $first }, { $one }, and { $second }, { $other }. { $lies }.
masques-page-seat = { PERSON($who) }, { $families }, { COUNT("ducats", $ducats) }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
masques-page-favours = { $n ->
    [one] { $n } { TOKEN($token) }
   *[other] { $n } { TOKEN($token, form: "many") }
 }
masques-page-no-favours = no { masques-word-favour.many }
masques-page-lacks-one = one { TOKEN($token) } more wins
masques-page-alarm = { YOU($who) ->
    [you] You need one more { masques-word-favour } to win: { LIST($tokens) }.
   *[they] { PERSON($who) } needs one more { masques-word-favour } to win: { LIST($tokens) }.
 }

## The story where the palace is drawn: places are told by what lies beside them.

masques-page-where = { $sides ->
    [none] where no token lies
    [one] beside { $one }
    [alike] between two { $one }
   *[two] between { $one } and { $other }
 }
masques-page-nothing = { $sort ->
    [arcade] a bare { masques-word-arcade }
   *[hall] an empty { masques-word-hall }
 }
masques-page-not-own = { $whose ->
    [own] { "" }
    [nobody] , nobody’s,
   *[somebody] { YOU($whose) ->
        [you] , yours,
       *[they] , { PERSON($whose, form: "of") },
     }
 }
masques-page-fact-placed = { $who ->
    [none] { CARD($card, form: "the") } goes { $where }.
   *[player] { YOU($who) ->
        [you] You { $kind ->
            [guest] play
           *[agent] put
         }
       *[they] { PERSON($who) } { $kind ->
            [guest] plays
           *[agent] puts
         }
     } { CARD($card, form: "the") }{ masques-page-not-own } { $where }.
 }
masques-page-fact-called = { YOU($by) ->
    [you] You call { CARD($guest) }: it goes { $where }.
   *[they] { PERSON($by) } calls { CARD($guest) }: it goes { $where }.
 }
masques-page-fact-chose = { YOU($by) ->
    [you] You choose { $what }.
   *[they] { PERSON($by) } chooses { $what }.
 }
masques-page-fact-moved = { $card } moves, and now lies { $where }.
masques-page-fact-exchanged = { $one } and { $other } change places.
masques-page-fact-traded = { $one } and { $other } change places.
masques-page-fact-guest-turned = { $what } is turned face down and counts 0.
masques-page-fact-token-turned = { $what } is turned face down: nobody takes it in this { masques-word-round }.
masques-page-fact-collected = { DUEL($at) ->
    [higher] { RIVAL($at, which: "higher") } beats { RIVAL($at, which: "lower") }, and{ " " }
   *[unseen] { "" }
 }{ YOU($by) ->
    [you] you take { TOKEN($token, form: "the") } (now { $count }).
   *[they] { PERSON($by) } takes { TOKEN($token, form: "the") } (now { $count }).
 }
masques-page-fact-stayed = { CODE($why) ->
    [no-token] There is nothing to take here
    [face-down] { ON($at, form: "token") } lies face down and stays
   *[beaten] { masques-duel }: { ON($at, form: "token") } stays
 }.
masques-page-fact-stayed-bare = One { masques-word-arcade } stays bare: no ducat is left.
masques-page-ask-WhatToTradeItFor = { $chosen }: with which token does it change places?
masques-page-ask-WhereToCall = { $chosen }: to which { masques-word-hall } does the courtesan call it?
masques-page-ask-WhereToRemove = { $chosen }: to which { masques-word-hall } does it move?
masques-page-ask-WithWhomToChange = { $chosen }: with which { masques-word-guest } does it change places?

## What is asked, and what a plan would lead to.

masques-page-draft = { $n } of { $all }. { $rest ->
    [one] The other one goes on to { PERSON($to) }.
   *[other] The other { $rest } go on to { PERSON($to) }, who keeps one of them.
 } All choose at once; nothing is shown before the last has chosen.
masques-page-would = As things stand:
masques-page-over = { CARD($card, form: "the") } here?
masques-page-would-Where = { CARD($card, form: "the") } here? As things stand:
    .brief = { CARD($card, form: "the") } here:
masques-page-would-take = { CARD($card, form: "the") } here? As things stand you would take:
    .brief = { CARD($card, form: "the") } here? You would take now:
masques-page-step = { $question ->
    [Where] its { masques-word-hall }
    [WhatToSteal] a token
    [WhatToTrade] a token
    [WhatToTradeItFor] another token
    [WhereToCall] an empty { masques-word-hall }
    [WhereToRemove] an empty { masques-word-hall }
    [WithWhomToChange] another { masques-word-guest }
   *[other] { masques-word-guest.a }
 }
masques-page-done = done
masques-page-count = { $n } of { $all }
masques-page-and-count = : { masques-page-count }
masques-page-key-enter = Enter
masques-page-key-escape = Esc
masques-page-keys = Keys: 1–9 a card, arrows round the palace, Enter puts it, Escape takes it back, Shift and arrows look at all places, ? opens the rules
masques-page-keys-settling = Keys: Space pauses, arrow right goes on, Escape goes to the end
masques-page-would-nothing = Nothing would change hands.
masques-page-would-unknown = What would come of it is not known.
masques-page-title-yours = { $open ->
    [yes] { TOKEN($token) }, for now
   *[no] { TOKEN($token) }
 }
masques-page-title-theirs = { $open ->
    [yes] { TOKEN($token) }: { PERSON($by, form: "of") } for now
   *[no] { TOKEN($token) }: { PERSON($by, form: "of") }
 }
masques-page-title-stays = { TOKEN($token) }: it stays
masques-page-text-taken = { $pair ->
    [two] { $higher } beats { $lower }, and both { masques-word-hall.many } beside it are filled.
   *[one] The { masques-word-hall } on its other side is still empty: a { $value } there would be even.
 }
    .brief = { $pair ->
    [two] { $higher } beats { $lower }.
   *[one] Other side open: a { $value } ties.
 }
masques-page-text-stays = { $why ->
    [face-down] It lies face down.
    [neither-is-higher] { $pair ->
        [two] { $higher } and { $lower } are even.
       *[one] Nothing that counts lies beside it yet.
     }
    [nobody-s-guest-is-higher] { $higher } is higher, and nobody plays for it.
   *[other] { $higher } is higher, and takes nothing.
 }
masques-page-gain = { YOU($by) ->
    [you] You take { masques-page-favours }
   *[they] { PERSON($by) } takes { masques-page-favours }
 }
masques-page-deed-decline = Put it here, without using it
masques-page-deed-WhatToPlay = Go on
masques-page-deed-WhatToSteal = Turn it face down
masques-page-deed-WhatToTrade = Trade it
masques-page-deed-WhatToTradeItFor = Trade them
masques-page-deed-Where = Put it here
masques-page-deed-WhereToCall = Call it here
masques-page-deed-WhereToRemove = Move it here
masques-page-deed-WhomToCall = Call it
masques-page-deed-WhomToFerry = Take it
masques-page-deed-WhomToRemove = Move it
masques-page-deed-WhomToStab = Turn it face down
masques-page-deed-WithWhomToChange = Exchange them
masques-page-seal = Seal { CARD($card) }
masques-page-decline = Make no use of it
masques-page-pass = Pass
masques-page-take-back = Take it back
masques-page-step-back = Step back
masques-page-waits = { VIEW("question") ->
    [WhatToPlay] { PERSON($who) } is choosing a card.
   *[other] { PERSON($who) } is choosing.
 }
masques-page-waits-sealed = Sealed. Waiting for the others.
masques-page-waits-draft = All are choosing which { masques-word-guest } they keep.
masques-page-settling = { masques-word-arcade } { $n } of { $all }
masques-page-outcome-taken = { PERSON($who) }: { TOKEN($token) }, now { $n }
masques-page-outcome-brief = { YOU($who) ->
    [you] you
   *[they] { PERSON($who) }
 }: now { $n }
masques-page-outcome-brief-stays = stays
masques-page-outcome-stays = { CARD($one) }, { CARD($other) }: stays

## After the end.

masques-page-standings = What everybody had at the end
masques-page-standings-away = To win
masques-page-standings-winner = winner
masques-page-standings-you = (you)
masques-page-course = How near everybody was
masques-page-to-go = { $n ->
    [0] wins
    [one] { $n } { masques-word-favour } to go
   *[other] { $n } to go
 }
masques-page-away = { $n ->
    [one] { $n } { masques-word-favour } short
   *[other] { $n } { masques-word-favour.many } short
 }

masques-page-rounds = { masques-word-round }
masques-page-won-with = What { PERSON($who) } has won with
masques-page-own-family = for the { LIST($families) }
masques-page-own-near = { $n ->
    [0] You won in { masques-word-round } { $round }.
    [one] One { masques-word-favour } short, since { masques-word-round } { $round }.
   *[other] { $n } { masques-word-favour.many } short at the end.
 }
masques-page-own-taken = { $favours ->
    [one] { $favours } { masques-word-favour }
   *[other] { $favours } { masques-word-favour.many }
 } and { COUNT("ducats", $ducats) } came to you; { $n ->
    [0] never
    [one] once
   *[other] { $n } times
 } you were only even.
masques-page-own-hired = { $n ->
    [0] No { masques-word-agent }
    [one] { $n } { masques-word-agent }
   *[other] { $n } { masques-word-agent.many }
 } of yours; the others: { $others }.
masques-page-own-others = { PERSON($who) } { $n }

## The rules, by term. `.words` are the words of sentences that lead there.

masques-page-rules-group-first = To begin with
masques-page-rules-group-turn = Your turn
masques-page-rules-group-agents = { masques-word-agent.many }
masques-page-rules-group-end = Settling and winning
masques-page-rules-group-small = With two or three players
masques-page-rules-group-house = At this table

masques-page-rules-goal = What you want
    .text = { $alike } { masques-word-favour.many } of one { masques-word-guild }, or 1 of each of the { $guilds }: the first player who has either wins at once. Ducats do not count; they pay for { masques-word-agent.many }.
masques-page-rules-families = Families
    .text = Everybody plays openly for one family of Venice (with two players, for two), and what its cards win is theirs. But the cards in your hand are of any family: which of them you play, and where, is the game. The Foscari dance for nobody.
masques-page-rules-start = The palace
    .text = With 2, 3 or 4 players, { $ring2 }, { $ring3 } or { $ring4 } { masques-word-arcade }s lie in a ring, with a { masques-word-hall } between each two. On each lies a token: a ducat, or { masques-word-favour.a } drawn from the { masques-word-bag }. Everybody starts with { $purse } ducat.
masques-page-rules-draft = The draft
    .text = { $hand } { masques-word-guest.many } are dealt to each player. All keep one at the same time and hand the rest on to the left, until everybody has { $hand }. What is kept is kept. With two players { EDITION() ->
    [masques-dust] the host may do without
   *[masques-ffg] there is no draft
 }: what is dealt is the hand.
    .words = hands|handed
masques-page-rules-turn = A turn
    .text = Play { masques-word-guest.a } from your hand, or { masques-word-hire } { masques-word-agent.a }. Turns go to the left until every { masques-word-hall } is filled.
masques-page-rules-place = Placing a card
    .text = A card goes face up into any empty { masques-word-hall }. It counts beside both tokens next to it.
masques-page-rules-hire = For hire
    .text = Each kind of { masques-word-agent } is a pile of { $copies }; only the top one can be had, and the cheapest lies on top. You pay, put it into an empty { masques-word-hall }, and may use what it does at once{ EDITION() ->
    [masques-dust] { " " }(or must, if the host chose that)
   *[masques-ffg] { "" }
 }. After the { masques-word-round } it leaves the game.
masques-page-rules-pass = Passing
    .text = Only a player without { masques-word-guest.many } may pass{ EDITION() ->
    [masques-ffg] , unless the host allows everybody to
   *[masques-dust] { "" }
 }.
    .words = passes|pass
masques-page-rules-awards = Settling
    .text = When the palace is full, the tokens are settled one by one, clockwise from the palace’s door. Of the two cards beside a token the higher takes it for its family. { EDITION() ->
    [masques-dust] { masques-word-agent.many } count for nothing.
   *[masques-ffg] Agents count with their influence, but take nothing.
 }
    .words = beats
masques-page-rules-even = Even
    .text = Where two cards count the same, nobody takes the token: it stays for the next { masques-word-round }. So it does where nobody plays for the higher card.
    .words = even|stays
masques-page-rules-face-down = Face down
    .text = A card that an assassin has turned face down counts 0. A token that a thief has turned face down is not taken in this { masques-word-round }.
    .words = face down
masques-page-rules-next = The next { masques-word-round }
    .text = { masques-word-agent.many } leave the game, { masques-word-guest.many } are gathered, bare { masques-word-arcade }s get new tokens as far as there are any, and the next player to the left is first. With two players everybody is first twice in a row.
masques-page-rules-end = The end
    .text = The game ends in the middle of settling, as soon as somebody has won: the tokens after that one do not count any more.
masques-page-rules-three = Three players
    .text = { EDITION() ->
    [masques-dust] Nobody plays for one of the families, whose cards dance all the same; the Foscari stay away.
   *[masques-ffg] One family stays away, and the Foscari come without one of their cards.
 }
masques-page-rules-two = Two players
    .text = Everybody plays for two families. { EDITION() ->
    [masques-dust] Half of the cards are set aside for the next Dance, so Dances come in pairs.
   *[masques-ffg] There is no draft, and half of the cards are set aside for the next round.
 } No courtesan comes, and there are fewer { masques-word-favour.many }.
masques-page-rules-numbers = Numbers that are ours
    .text = { EDITION() ->
    [masques-dust] The rulebook does not print what the cards are worth and what { masques-word-agent.many } cost. The values are those of the first edition, Intrigo, as a review tells them; the prices are our own choice. The host can change both.
   *[masques-ffg] The rulebook prints that { masques-word-guest.many } are worth 2 to 4, but not which family has which values: these are those of the first edition, Intrigo, as a review tells them. What { masques-word-agent.many } cost and weigh is printed on the cards alone, and our own choice here. The host can change all of it.
 }
masques-page-rules-secrets = What is secret
    .text = Hands, packs and what was set aside are secret; everything else is public. While all choose, nobody is told who has chosen already.

masques-page-rules-agent-thief = It turns one of the two tokens beside it face down: nobody takes that in this { masques-word-round }.
masques-page-rules-agent-guard = It moves { masques-word-guest.a } from a { masques-word-hall } next to it to any empty { masques-word-hall }.{ EDITION() ->
    [masques-dust] { " " }The host may rule that what lies face down stays where it is.
   *[masques-ffg] { "" }
 }
masques-page-rules-agent-gondolier = { masques-word-guest.a } in a { masques-word-hall } next to it changes places with any other { masques-word-guest } in the palace.{ EDITION() ->
    [masques-dust] { " " }The host may rule that what lies face down stays where it is.
   *[masques-ffg] { "" }
 }
masques-page-rules-agent-assassin = It turns { masques-word-guest.a } in a { masques-word-hall } next to it face down: that one counts 0 in this { masques-word-round }.
masques-page-rules-agent-courtesan = Name { masques-word-guest.a } that is not in the palace: the player who holds it has to put it into an empty { masques-word-hall } next to the courtesan, and nobody may refuse.
masques-page-rules-agent-trader = A token beside it changes places with any other token in the palace. The host may rule that tokens that lie face down stay where they are.
masques-page-odds-note = Everybody is thought to keep and to play any of their cards alike. The odds are those that a hand holds at least one of them.
