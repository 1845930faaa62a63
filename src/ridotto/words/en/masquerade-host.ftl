# What a host of Masquerade may choose, and what speaks against a choice. The page loads it with the form.

option-masquerade-packs-label = Extra cards
option-masquerade-packs-meaning = Packs that are shuffled in with the base deck. Some bring more seats.
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
option-masquerade-arrows-meaning = Whether arrows go by how a card lies now, or by how it lay when the last turn of its owner began.
option-masquerade-arrows-is-now = As the card lies now
option-masquerade-arrows-is-start = As it lay when its owner’s last turn began
option-masquerade-first_turn-label = First turn
option-masquerade-first_turn-meaning = Cards that work face up at the start of a turn do not work in the first turn: that of the game, or that of each player. Players who sit down later do not wait.
option-masquerade-first_turn-is-game = The first turn of the game
option-masquerade-first_turn-is-seat = Each player’s first turn

objection-masquerade-players = With these cards the game is for { $fewest } to { $most } players, not { $players }.
objection-masquerade-file = { $label }: { $problem }
objection-masquerade-twice = { $label }: “{ $value }” is not possible: { $pack } is there twice.
objection-masquerade-no-pack = { $near ->
    [none] No pack is called “{ $said }”: expected { $known }.
   *[other] No pack is called “{ $said }”: expected { $known }. Perhaps { $near }?
 }
