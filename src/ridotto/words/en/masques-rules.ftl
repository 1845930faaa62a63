# How to play Masques, for somebody who has never seen it. The numbers come from the rules (tools/figures.py).

masques-rules-goal = { $alike } of one { masques-word-guild }, or 1 of each
    .text = You win at once with { $alike } { masques-word-favour.many } of one { masques-word-guild }, or with 1 of each of the { $guilds }. Everybody plays openly for one family of Venice (with two players, for two), and what its cards win is theirs.
    .or = or
masques-rules-draft = First choose a hand of { $hand }
    .text = Everybody gets { $hand } { masques-word-guest.many }, keeps one and hands the rest to the left, until all have { $hand }. The cards are of any family: with most of them you can only help others, or stop them. With two players { EDITION() ->
    [masques-dust] the host may do without
   *[masques-ffg] there is no draft
 }: what is dealt is the hand.
masques-rules-turn = In your turn, do one of two things
    .note = in turn, until every { masques-word-hall } is filled
    .place = Place a card
    .place-text = It goes face up into any empty { masques-word-hall }, and counts for the token on its left and for the one on its right.
    .hire = { EDITION() ->
    [masques-dust] Buy an Influence card
   *[masques-ffg] Hire an agent
 }
    .hire-text = Pay its price in ducats, put it into an empty { masques-word-hall }, and use what it does. You start with { $purse } ducat and win more like { masques-word-favour.many }.
masques-rules-settle = Then every token goes to the higher neighbour
    .note = one after the other, clockwise from the palace’s door
    .higher = The higher card wins
    .higher-text = Venier 4 beats Morosini 3: the player of the Venier takes the token.
    .even = Even? It stays
    .even-text = Nobody takes the token. It is there again in the next { masques-word-round }.
    .over = The game ends in the middle of this, as soon as somebody has won. Otherwise the next { masques-word-round } begins with the next player; with two players everybody begins twice in a row.
masques-rules-ours = { EDITION() ->
    [masques-dust] The rulebook prints neither what the Plots are worth nor what Influence cards cost. Here a Plot is worth { $lowest } to { $highest }, as in the first edition, Intrigo; the prices in the list below are our choice. The host can change both.
   *[masques-ffg] The rulebook does not print which values each family has, what agents cost and what they weigh. Each family has { $lowest } to { $highest } here, as in the first edition, Intrigo. That an agent weighs { $weight }, and the prices in the list below, are our choice. The host can change all of it.
 }
masques-rules-price = { $one }, { $two }, { $three } ducats: our prices
masques-rules-sheets = { $n } kinds, { $copies } of each
