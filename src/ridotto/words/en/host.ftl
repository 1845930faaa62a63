# What a host may choose before a game, and what speaks against a choice. The page loads it with the form.

open-no-limit = No limit
open-source-both = From the rulebook, and our own
open-source-ours = Our own choice, where the rulebook is silent
open-source-printed = From the rulebook

option-write-number = a whole number, or 0 for no limit
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
objection-no-character = No bot can be like “{ $said }”: expected one of { $nicknames }, or boldness, suspicion and patience from 0 to 1 and a memory of at least 1 turn.
objection-no-bot = No bot is called “{ $said }”: expected one of { $known }.
objection-no-courtier = No courtier plays this game yet: choose a random bot.
objection-no-memory = “{ $said }” is no kind of memory: expected strict, notes or aid.
objection-clock = A clock of { $seconds } seconds is not possible: expected 0 (none) to { $most }.
objection-unknown-option = { $near ->
    [none] There is no option “{ $said }”: expected one of { $known }.
   *[other] There is no option “{ $said }”: expected one of { $known }. Perhaps { $near }?
 }
objection-option-choice = { $label }: “{ $value }” is not possible: expected one of { $known }.
objection-option-number = { $label }: “{ $value }” is not a whole number from 0 on.
objection-option-seat = { $label }: “{ $value }” is no seat here: expected a letter from A to { $last }.
