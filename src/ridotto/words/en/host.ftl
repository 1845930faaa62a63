# What a host may choose before a game, and what speaks against a choice. The page loads it with the form.

option-mascarade-1e-masks-meaning = Instead of the printed set: six cards with up to 5 players, else one for each seat and up to two more for the centre. The Judge must be there; at least a third must bring coins from the bank (King, Queen, Fool, Widow, Peasants); both Peasants or none; Peasants and Inquisitor from 8 players on.
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
option-mascarade-forced_swap-meaning = A player who was shown in the turn just before must swap: with any card, or not with one from the centre. In the opening turns the centre is always open.
option-mascarade-masks-label = Masks of your own choice
option-mascarade-pace-is-off = Never wait
option-mascarade-pace-is-quick = Quick: 5 seconds for a look, 2 for shown masks
option-mascarade-pace-is-slow = Slow: 25 seconds for a look, 8 for shown masks
option-mascarade-pace-is-unhurried = Look as long as you like
option-mascarade-pace-is-usual = Usual: 10 seconds for a look, 5 for shown masks
option-mascarade-pace-label = Time to look
option-mascarade-pace-meaning = How long the table waits at most while somebody looks at something, and at least while masks lie open for all. Usually it waits when people play.
option-mascarade-set-is-A = Our set A
option-mascarade-set-is-B = Our set B
option-mascarade-set-is-basic = The printed set
option-mascarade-set-label = Which masks
option-mascarade-start-label = Who begins
option-mascarade-start-meaning = The seat that has the first turn.
option-mascarade-turn_limit-label = Longest game
option-mascarade-turn_limit-meaning = After so many turns the richest win. 0: no limit.

option-mascarade-1e-set-meaning = The printed set for this number of players.
option-mascarade-masks-write = names of masks with commas between them

option-masques-first_player-label = Who begins
option-masques-first_player-meaning = The seat that has the first turn.
option-masques-families-label = Families
option-masques-families-meaning = Who plays for which family, in the order of the seats; with two players two families each. Otherwise they are dealt.
option-masques-families-write = names of families with commas between them
option-masques-removed_family-label = Absent family
option-masques-removed_family-meaning = With three players, the family that nobody plays for. Otherwise chance decides.
option-masques-removed_family-write = the name of a family
option-masques-family_values-label = Values of the families’ guests
option-masques-family_values-meaning = What the three guests of a family are worth. The printed cards were not available: 2, 3 and 4 are our own choice.
option-masques-family_values-write = three different numbers from 2 to 4 with commas between them
option-masques-neutral_values-label = Values of the Foscari
option-masques-neutral_values-meaning = What the four guests of the neutral family are worth. The printed cards were not available: 2, 3, 3 and 4 are our own choice.
option-masques-neutral_values-write = four numbers from 2 to 4 with commas between them
option-masques-costs-label = Price of agents
option-masques-costs-meaning = In ducats, from the top of a pile. The printed cards were not available: the usual costs are our own choice.
option-masques-costs-write = uniform-234, or kinds with one number or three, such as: thief 1-2-3, guard 2
open-costs-usual = The usual prices, which are our own choice
open-costs-same = 2, 3 and 4 ducats for the agents of every kind
open-costs-own = Prices of your own
open-costs-example = Kinds with one price or three, such as: thief 1-2-3, guard 2. The other kinds keep their usual prices.
option-masques-ducat_shortage-label = When all ducats are out
option-masques-ducat_shortage-meaning = The bank has as many ducats as the box: once they are all out, nobody gets more, or other coins stand in.
option-masques-ducat_shortage-is-bare = Nobody gets more
option-masques-ducat_shortage-is-unlimited = There are always more
option-masques-trade_facedown-label = Traders and hidden tokens
option-masques-trade_facedown-meaning = Whether a trader may take tokens that lie face down.
option-masques-trade_facedown-is-on = Allowed
option-masques-trade_facedown-is-off = Only tokens that lie face up
option-masques-courtesan_duplicate-label = When two hold the guest whom a courtesan calls
option-masques-courtesan_duplicate-meaning = Who gives up the guest: the first one counted from the player who calls, or from the next player on the left.
option-masques-courtesan_duplicate-is-active-first = From the player who calls
option-masques-courtesan_duplicate-is-left-first = From the next on the left
option-masques-max_rounds-label = Longest game
option-masques-max_rounds-meaning = After so many rounds it stops without a winner. 0: no limit.
option-masques-two_player_draft-label = Draft with two players
option-masques-two_player_draft-meaning = Whether two players draft their hands, as more players do.
option-masques-two_player_draft-is-on = They draft
option-masques-two_player_draft-is-off = Hands are dealt
option-masques-influence-label = What agents weigh
option-masques-influence-meaning = The influence of agents beside a guest. The printed cards were not available: the usual influence is our own choice.
option-masques-influence-write = a number, or kinds with one number or three, such as: guard 3, thief 1-1-2
option-masques-free_pass-label = Passing with guests in hand
option-masques-free_pass-meaning = Whether players may pass while they hold guests.
option-masques-free_pass-is-on = Allowed
option-masques-free_pass-is-off = Only without guests
option-masques-optional_effects-label = Effects of agents
option-masques-optional_effects-meaning = Whether a player may leave the effect of an agent unused.
option-masques-optional_effects-is-on = They may be left unused
option-masques-optional_effects-is-off = They must be used
option-masques-move_facedown-label = Moving hidden cards
option-masques-move_facedown-meaning = Whether agents may move cards that lie face down.
option-masques-move_facedown-is-on = Allowed
option-masques-move_facedown-is-off = Only cards that lie face up

option-masquerade-packs-label = Extra cards
option-masquerade-packs-meaning = Packs that are shuffled in with the base deck: our own, or deck files of yours where you play at a terminal.
option-masquerade-packs-write = names of packs, and files that end in .toml, with commas between them
open-packs-extras = Doctor Pestilence and Mary the Mute
open-packs-none = No extra cards
open-packs-count = { $n ->
    [one] { $n } extra card
   *[other] { $n } extra cards
 }
option-masquerade-first_player-label = Who begins
option-masquerade-first_player-meaning = The seat that has the first turn.
option-masquerade-royals_in_deck-label = King and Queen
option-masquerade-royals_in_deck-meaning = Whether King and Queen are shuffled in after the deal, so that nobody begins with them.
option-masquerade-royals_in_deck-is-on = Shuffled in after the deal
option-masquerade-royals_in_deck-is-off = Dealt like other cards
option-masquerade-joining-label = Sitting down later
option-masquerade-joining-meaning = Whether somebody may sit down between turns, while the game is played.
option-masquerade-joining-is-on = Allowed
option-masquerade-joining-is-off = Not allowed
option-masquerade-arrows-label = Arrows
option-masquerade-arrows-meaning = Whether arrows go by how a card lies now, or by how it lay at the start of its owner’s turn.
option-masquerade-arrows-is-now = As the card lies now
option-masquerade-arrows-is-start = As it lay when the turn began

option-write-number = a whole number from 0 on
option-write-seat = a player’s letter; without one, chance decides

# What speaks against a table. An option is called by its label on the page, and by its name in a terminal.

objection-ours = { $ruling ->
    [none] { "" }
   *[other] { " " }(our ruling { $ruling })
 }
objection-players = This game is for { $fewest } to { $most } players, not { $players }{ objection-ours }.
objection-no-seat = There is no seat { $seat } at a table of { $players }.
objection-seat-held = { $name } has seat { $seat }: expected at least { $least } seats, not { $players }.
objection-no-file = { $label }: on a server you cannot name a file.
objection-no-bot = No bot is called “{ $said }”: expected one of { $known }.
objection-no-simple-bot = No sensible bot plays this game yet: choose a random one.
objection-no-memory = “{ $said }” is no kind of memory: expected strict, notes or aid.
objection-clock = A clock of { $seconds } seconds is not possible: expected 0 (none) to { $most }.
objection-unknown-option = { $near ->
    [none] There is no option “{ $said }”: expected one of { $known }.
   *[other] There is no option “{ $said }”: expected one of { $known }. Perhaps { $near }?
 }
objection-option-choice = { $label }: “{ $value }” is not possible: expected one of { $known }.
objection-option-number = { $label }: “{ $value }” is not a whole number from 0 on.
objection-option-seat = { $label }: “{ $value }” is no seat here: expected a letter from A to { $last }.

objection-mascarade-foreign = { $near ->
    [none] No mask of this edition is called “{ $said }”: expected some of { $known }.
   *[other] No mask of this edition is called “{ $said }”: expected some of { $known }. Perhaps { $near }?
 }
objection-mascarade-six = With { $players } players there are 6 masks, not { $size }{ objection-ours }.
objection-mascarade-size = With { $players } players there are { $players } to { $most } masks, not { $size }{ objection-ours }.
objection-mascarade-box = The box has only { $most } masks.
objection-mascarade-the-six = With { $players } players the masks are { $six }, unless the host allows others (custom_small){ objection-ours }.
objection-mascarade-too-many = { $n } times { $mask }: the box has only { $most }.
objection-mascarade-no-judge = The Judge is missing.
objection-mascarade-one-peasant = Both Peasants must be there, or none.
objection-mascarade-needs = { $mask } needs at least { $seats } players{ objection-ours }.
objection-mascarade-money = { $sign ->
    [star] { $money } of { $size } masks carry a star: at least a third must{ objection-ours }.
   *[bank] { $money } of { $size } masks bring coins from the bank: at least a third must{ objection-ours }.
 }
objection-mascarade-half = { $sign ->
    [star] fewer than half of the masks carry a star ({ $money } of { $size }){ objection-ours }.
   *[bank] fewer than half of the masks bring coins from the bank ({ $money } of { $size }){ objection-ours }.
 }
objection-mascarade-pace = { $said }: these options have become one, “pace”, and none of its values is like that: expected one of { $known }.

objection-masques-costs = { $label }: “{ $value }” is not possible: expected uniform-234, or kinds with one number or three up to { $most }, such as “thief 1-2-3, guard 2”. Each of these kinds may be there once: { $kinds }.
objection-masques-influence = { $label }: “{ $value }” is not possible: expected a number up to { $most }, or kinds with one number or three, such as “thief 1-2-3, guard 2”. Each of these kinds may be there once: { $kinds }.
objection-masques-order = { $label }: “{ $value }” is not possible: { $kind } has to cost at least 1, and no less from copy to copy.
objection-masques-three = { $label }: “{ $value }” is not possible: expected three different numbers from { $least } to { $most }.
objection-masques-four = { $label }: “{ $value }” is not possible: expected four numbers from { $least } to { $most }.
objection-masques-removed = { $label }: “{ $value }” is not possible: expected a { $removed } among them, which stays away with three players.
objection-masques-no-family = { $near ->
    [none] No family is called “{ $said }”: expected one of { $known }.
   *[other] No family is called “{ $said }”: expected one of { $known }. Perhaps { $near }?
 }
objection-masques-families = { $label }: “{ $value }” is not possible: expected { $count } different families.
objection-masques-only-three = { $label }: “{ $value }” is not possible: only with three players is there a family that nobody plays for.
objection-masques-not-absent = { $label }: “{ $value }” is not possible: somebody plays for that family.
objection-masques-gondolier = no gondolier costs 3, as one does in the book’s example.
objection-masques-trader = no trader costs 4, as one does in the book’s example.
objection-masques-thief = no thief is weaker than a guest of 2, as one is in the book’s example.

objection-masquerade-players = With these cards the game is for { $fewest } to { $most } players, not { $players }.
objection-masquerade-file = { $label }: { $problem }
objection-masquerade-twice = { $label }: “{ $value }” is not possible: { $pack } is there twice.
objection-masquerade-no-pack = { $near ->
    [none] No pack is called “{ $said }”: expected { $known }.
   *[other] No pack is called “{ $said }”: expected { $known }. Perhaps { $near }?
 }
