# What the drawn table of Masques says beside the story.

masques-page-edition = { EDITION() ->
    [masques-dust] the Dust edition of Masques
   *[masques-ffg] the Fantasy Flight edition of Masques
 }
masques-page-players = Players
masques-page-bot = bot
masques-page-you = you
masques-page-first = first
masques-page-round = { masques-word-round } { $n }
masques-page-filled = { $n } of { $all } { masques-word-hall.many } filled
masques-page-aside = { COUNT("guests", $n) } set aside for the next { masques-word-round }
masques-page-over = The game is over.
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
   *[agent] { CARD($card, form: "the") }
 }
    .down = { CARD($card) }, face down
masques-page-arcade = { $at }, { $token }{ $lead ->
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
masques-page-hall = { $at }, between { $one } and { $other }: { $lies }.
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

## What is asked, and what a plan would lead to.

masques-page-draft = { $n } of { $all }. { $rest ->
    [one] The other one goes on to { PERSON($to) }.
   *[other] The other { $rest } go on to { PERSON($to) }, who keeps one of them.
 } All choose at once; nothing is shown before the last has chosen.
masques-page-would = As things stand:
masques-page-would-Where = { CARD($card, form: "the") } here? As things stand:
masques-page-would-nothing = Nothing would change hands.
masques-page-would-unknown = What would come of it is not known.
masques-page-title-yours = { $open ->
    [yes] { TOKEN($token) }, yours for now
   *[no] { TOKEN($token) }: you take it
 }
masques-page-title-theirs = { $open ->
    [yes] { TOKEN($token) }: { PERSON($by, form: "of") } for now
   *[no] { TOKEN($token) }: { PERSON($by) } takes it
 }
masques-page-title-stays = { TOKEN($token) }: it stays
masques-page-text-taken = { $pair ->
    [two] { $higher } beats { $lower }.
   *[one] { $higher } leads; the { masques-word-hall } on the other side is still empty.
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
masques-page-deed = Go on
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

## After the end.

masques-page-standings = What everybody had at the end
masques-page-standings-who = Player
masques-page-standings-away = To win
masques-page-standings-winner = winner
masques-page-standings-you = (you)
masques-page-course = How near everybody was
masques-page-to-go = { $n ->
    [0] wins
   *[other] { $n } to go
 }
masques-page-course-of = { PERSON($who) }: { $course }
masques-page-away = { $n ->
    [one] { $n } { masques-word-favour } short
   *[other] { $n } { masques-word-favour.many } short
 }

## The rules, by term. `.words` are the words of sentences that lead there.

masques-page-rules-group-first = To begin with
masques-page-rules-group-turn = Your turn
masques-page-rules-group-agents = { masques-word-agent.many }
masques-page-rules-group-end = Settling and winning
masques-page-rules-group-small = With two or three players
masques-page-rules-group-house = At this table

masques-page-rules-goal = What you want
    .text = Four { masques-word-favour.many } of one { masques-word-guild }, or one of each of the five: the first player who has either wins at once. Ducats do not count; they pay for { masques-word-agent.many }.
masques-page-rules-families = Families
    .text = Everybody plays openly for one family of Venice, and what its cards win is theirs. But the cards in your hand are of any family: which of them you play, and where, is the game. The Foscari dance for nobody.
masques-page-rules-start = The palace
    .text = With two, three or four players, 8, 12 or 16 { masques-word-arcade }s lie in a ring, with a { masques-word-hall } between each two. On each lies a token: a ducat, or { masques-word-favour.a } drawn from the { masques-word-bag }. Everybody starts with 1 ducat.
masques-page-rules-draft = The draft
    .text = Four { masques-word-guest.many } are dealt to each player. All keep one at the same time and hand the rest on to the left, until everybody has four. What is kept is kept.
    .words = hands|handed
masques-page-rules-turn = A turn
    .text = Play { masques-word-guest.a } from your hand, or { masques-word-hire } { masques-word-agent.a }. Turns go to the left until every { masques-word-hall } is filled.
masques-page-rules-place = Placing a card
    .text = A card goes face up into any empty { masques-word-hall }. It counts beside both tokens next to it.
masques-page-rules-hire = For hire
    .text = Each kind of { masques-word-agent } is a pile of three; only the top one can be had, and the cheapest lies on top. You pay, put it into an empty { masques-word-hall }, and may use what it does at once. After the { masques-word-round } it leaves the game.
masques-page-rules-pass = Passing
    .text = Only a player without { masques-word-guest.many } may pass.
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
    .text = { masques-word-agent.many } leave the game, { masques-word-guest.many } are gathered, bare { masques-word-arcade }s get new tokens, and the next player to the left is first.
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
    .text = The rulebook does not print what the cards are worth and what { masques-word-agent.many } cost. The numbers here are our own choice, and the host can change them.
masques-page-rules-secrets = What is secret
    .text = Hands, packs and what was set aside are secret; everything else lies open. While all choose, nobody is told who has chosen already.

masques-page-rules-agent-thief = It turns one of the two tokens beside it face down: nobody takes that in this { masques-word-round }.
masques-page-rules-agent-guard = It moves { masques-word-guest.a } from a { masques-word-hall } next to it to any empty { masques-word-hall }.
masques-page-rules-agent-gondolier = { masques-word-guest.a } in a { masques-word-hall } next to it changes places with any other { masques-word-guest } in the palace.
masques-page-rules-agent-assassin = It turns { masques-word-guest.a } in a { masques-word-hall } next to it face down: that one counts 0 in this { masques-word-round }.
masques-page-rules-agent-courtesan = Name { masques-word-guest.a } that is not in the palace: the player who holds it has to put it into an empty { masques-word-hall } next to the courtesan, and nobody may refuse.
masques-page-rules-agent-trader = A token beside it changes places with any other token in the palace.
