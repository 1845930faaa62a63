# What a host of Mascarade may choose, and what speaks against a choice. The page loads it with the form.

open-game-mascarade-1e = Twelve characters. With two or three players everybody has several cards. A player who was shown in the turn just before their own must swap, or pretend to.
open-game-mascarade-2e = Sixteen characters, from four players on. A player who was shown in the turn just before their own may not announce. The printed scenario sheets and cards were not available: the sets, the stars and the smallest numbers of players are our own choice.

option-mascarade-1e-masks-meaning = Instead of the printed set: six cards with up to 5 players, else one for each seat and up to two more for the centre. The Judge must be there; at least a third should bring coins from the bank (King, Queen, Fool, Widow, Peasants); both Peasants or none; Peasants and Inquisitor from 8 players on.
option-mascarade-2e-masks-meaning = Instead of a set: six masks with 4 or 5 players, else one for each seat and up to two more for the centre. The Judge must be there; at least a third must carry a star (Empress, Fool, King, Patron, Peasants, Princess, Widow); both Peasants or none; Peasants and Guru from 8 players on, Princess and Puppeteer from 6. Stars and numbers are printed on the cards, which were not available: ours are our own choice.
option-mascarade-2e-set-meaning = The masks for this number of players. The printed scenario sheets were not available, so both sides are our own choice: A is close to the first edition, B has the new powers.
option-mascarade-challenge-is-clockwise = One after the other
option-mascarade-challenge-is-together = All at once
option-mascarade-challenge-label = How people are asked to claim
option-mascarade-challenge-meaning = When somebody says who they are, the others are asked whether they claim it too: one after the other around the table, or all at the same time.
option-mascarade-custom_small-is-off = Only the six
option-mascarade-custom_small-is-on = Allowed
option-mascarade-custom_small-label = Own masks with 2 or 3 players
option-mascarade-custom_small-meaning = The rulebook names six cards for two or three players, and no choice. Here a host may try others.
option-mascarade-forced_swap-is-any = With any card
option-mascarade-forced_swap-is-players = Only with players
option-mascarade-forced_swap-label = Forced swaps
option-mascarade-forced_swap-meaning = A player who was shown in the turn just before must swap: with any card, or only with a card of another player, neither from the centre nor one of their own. A protected card is always swapped with another card of its owner. In the opening turns every card is open.
option-mascarade-masks-label = Masks of your own choice
option-mascarade-pace-is-alone = Alone with bots: look as long as you like, 1 second for shown masks
option-mascarade-pace-is-off = Never wait
option-mascarade-pace-is-quick = Quick: 5 seconds for a look, 2 for shown masks
option-mascarade-pace-is-slow = Slow: 25 seconds for a look, 8 for shown masks
option-mascarade-pace-is-unhurried = Look as long as you like
option-mascarade-pace-is-usual = Usual: 10 seconds for a look, 5 for shown masks
option-mascarade-pace-label = Time to look
option-mascarade-pace-meaning = How long somebody may look at a mask, and how long masks that are shown lie open for all.
option-mascarade-set-is-A = Our set A
option-mascarade-set-is-B = Our set B
option-mascarade-set-is-basic = The printed set
option-mascarade-set-label = Which masks
option-mascarade-start-label = Who begins
option-mascarade-start-meaning = The seat that has the first turn.
option-mascarade-turn_limit-label = Longest game
option-mascarade-turn_limit-meaning = After so many turns the richest win.
option-mascarade-1e-set-meaning = The printed set for this number of players.
option-mascarade-masks-write = names of masks with commas between them

objection-mascarade-foreign = { $near ->
    [none] No mask of this edition is called “{ $said }”: expected some of { $known }.
   *[other] No mask of this edition is called “{ $said }”: expected some of { $known }. Perhaps { $near }?
 }
objection-mascarade-six = With { $players } players there are 6 masks, not { $size }{ objection-ours }.
objection-mascarade-size = With { $players } players there are { $players } to { $most } masks, not { $size }{ objection-ours }.
objection-mascarade-box = The box has only { $most } masks.
objection-mascarade-the-six = With { $players } players the masks are { $six }, unless the host allows others (“{ $label }”){ objection-ours }.
objection-mascarade-too-many = { $n } times { $mask }: the box has only { $most }.
objection-mascarade-no-judge = The Judge is missing.
objection-mascarade-one-peasant = Both Peasants must be there, or none.
objection-mascarade-needs = { $mask } needs at least { $seats } players{ objection-ours }.
objection-mascarade-money = { $money } of { $size } masks carry a star: at least a third must{ objection-ours }.
objection-mascarade-half = fewer than half of the masks carry a star ({ $money } of { $size }){ objection-ours }.
objection-mascarade-third = fewer than a third of the masks bring coins from the bank ({ $money } of { $size }).
objection-mascarade-pace = { $said }: these options have become one, “pace”, and none of its values is like that: expected one of { $known }.
