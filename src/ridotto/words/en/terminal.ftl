# What the terminal says, whatever is played there. The page does not load this file.

# Which game.

terminal-which-game = What do you want to play?
terminal-which-edition = Which edition?
terminal-which-prompt = 1-{ $most }, Ctrl-C leaves >
terminal-which-wrong = Expected a number from 1 to { $most }, or one of { $games }.
terminal-stranger = Guest

# The beginning.

terminal-you-are = You are { $name }, player { $letter }. With you: { $others }.
terminal-memory-strict = Memory is strict: what is over is not shown again, to anybody.
terminal-memory-deduce = Memory is aided: m shows all that you heard and what follows from it.
terminal-advice = The rulebook advises otherwise: { $advice }
terminal-hint = h for help, ? for the rules behind a question, ? goal for what wins, q to leave.
terminal-what-if = What if: you play on from turn { $turn }, by what your seat then knew. What it could not know is dealt anew.
terminal-what-was = In the game that was played, { $n ->
    [0] nobody won
   *[other] { $winners } won
 }, after { $turns } turns.
terminal-goes-on = The game goes on where it was.

# The story.

terminal-only-you = ONLY YOU SEE THIS
terminal-not-everybody = NOT EVERYBODY SEES THIS
terminal-end = The end
terminal-times = { $sentence }, { $n } times.
# Words by which a sentence speaks to the person who reads it: such sentences stand out.
terminal-to-you = you your yours

# A question.

terminal-prompt = 1-{ $most }, ? rules, h help >
terminal-prompt-pause = Enter: { $option }  (? rules, h help) >
terminal-nothing-decided = Nothing is decided here: everybody is only given the time to see.
terminal-behind-one = Only what is behind one option: ? and its number.
terminal-about = More about one of these: ? { $words }
terminal-about-more = More about one of these: ? { $words }; { $n } more: ? all
terminal-derived = Follows from { $clauses }: { $why }
terminal-ruling = Our ruling: { $why }
terminal-ledger = { "" }
terminal-fairness = All chance at this table comes from a seed that was fixed before the first deal, and that you are told at the end. Keep this hash of it, and you can check that nobody changed it: { $commitment }

# Words that may be typed; the English ones are understood in every language.

terminal-word-all = all
terminal-word-fate = fate
terminal-word-goal = goal
terminal-word-turn = turn
terminal-word-help = help
terminal-word-table = table
terminal-word-memory = memory
terminal-word-save = save
terminal-word-quit = quit
terminal-word-join = join
terminal-word-yes = yes
terminal-word-no = no

terminal-help =
    An option is taken by its number, by its word or the beginning of it, or by a
    name that no other option has. Where one question leads to the next, you may
    type several answers at once, with blanks between them: all of them count, or
    none. Beside options you may type:
      ?       the rules behind what is offered; ? 3 behind one option;
              ? and a word: what something does, or the rules behind an option;
              ? goal: what wins; ? fate: is chance fair; ? all: every word
      t       the table again
      m       what you may remember at this table; m all: the whole of it
      s       put the game aside in a file; s FILE: in this one
      q       leave the table
terminal-help-join =
    { "" }  join    let one more bot sit down when a turn is over
terminal-help-more =
    These letters come first, and table, memory, save, quit and help do as well:
    where an option is written like one of them, take it by its number.
    What is typed while others move is not read. Ctrl-C leaves at any time, and
    so does Ctrl-D when you are asked; with --save the game is kept.

# What the table remembers.

terminal-earlier = (m all: { $n } more before this)
terminal-what-may-lie = What may lie where, by all that you heard:
terminal-you = You

# Somebody sits down, somebody leaves, and files.

terminal-joins = { $name } waits for a seat, and sits down when a turn is over.
terminal-put-aside = Put aside in { $file }. To go on from here:
terminal-private = That file is private. It holds every secret of this game, even the seed of all draws.
terminal-put-aside-first = Put the game aside first? y/n >
terminal-yes-or-no = Please type y or n.
terminal-leave = You leave the table. Good night.
terminal-seed = The seed of all draws was
terminal-ask-file = A file to keep the record of this game in, or only Enter >
terminal-no-record = Without --save FILE no record of a game is kept.
terminal-record = Saved record: { $file }
terminal-verify = Check every rule and every draw:
terminal-replay = The whole story, with all secrets:

# A game of other rules, in the words that were kept.

terminal-kept = This is what you were told, in the words that were kept; { $called }.
terminal-letter = { $letter } is { $name }
terminal-other-rules = This match was played by version { $then } of the rules of { $game }, and version { $now } is played here. It is told in the words that were kept: { $called }.

# The command line.

terminal-welcome = Games of masks and bluff, played to the letter of their rulebooks.
terminal-welcome-more = ridotto --help lists all commands; ridotto serve opens tables for people in their browsers.
terminal-welcome-serve = tables for people and bots, in their browsers
terminal-welcome-games = the games, and what a host may choose in each
terminal-usually = usually { $n }
terminal-default = usually { $value }
terminal-welcome-help = all commands

# What went wrong.

terminal-not-offered = “{ $answer }” cannot be chosen now.
terminal-of-the-system = { $errno ->
    [EACCES] Permission denied
    [EISDIR] Is a directory
    [ENAMETOOLONG] File name too long
    [ENOENT] No such file or directory
    [ENOSPC] No space left on device
    [ENOTDIR] Not a directory
    [EROFS] Read-only file system
   *[other] { $problem }
 }
terminal-cannot-open = { $file }: { terminal-of-the-system }

wrong-not-understood-number = Expected a number from 1 to { $most }, or the word of an option.
wrong-not-understood-not-on-the-list = { $typed } is not on the list: expected a number from 1 to { $most }.
wrong-not-understood-only-one = { $typed } is not on the list: only 1 is offered.
wrong-not-understood-not-yet = { $typed } is not on a list yet: of several answers at once only the first may be a number.
wrong-not-understood-several = “{ $typed }” may be any of { $which }: which of them?
wrong-not-understood-a-word = “{ $typed }” is not an answer: to read about it, type ? { $typed }
wrong-not-understood-not-offered = { $typed } is not offered now: ask about a number from 1 to { $most }.

wrong-not-reminded = Sorry: at this table nobody is reminded of what they saw or did. A game begun with --memory aid keeps it all for you.

wrong-not-kept-record = { $file } is the record of a game, not one put aside: ridotto replay { $file } tells its story.
wrong-not-kept-foreign = { $file } is no game that was put aside: expected a first line of “{ $format }”.
wrong-not-kept-long = { $file } is no game that was put aside: it is too long.
wrong-not-kept-changed = { $file } was changed since it was put aside: it cannot be trusted.
wrong-not-kept-older = { $file } was put aside by an older version, in another format. Finish that game with the version that wrote it, or begin a new one.
wrong-not-kept-in-use = { $file } is being played at another terminal.
wrong-not-kept-version = { $file } is no game that this version can go on with.
wrong-not-kept-version-because = { $file } is no game that this version can go on with: { $problem }
wrong-not-kept-outdated = { $file } cannot be played on: { $problem }
wrong-not-kept-unreadable = { terminal-cannot-open }
wrong-not-kept-unwritable = Cannot write { $file }: { terminal-of-the-system }
wrong-not-kept-no-name = “{ $file }” is no name for a file.
wrong-not-kept-exists = { $file }: there is such a file already (ridotto play --resume goes on with a game).
wrong-not-kept-no-folder = { $file }: there is no folder { $folder }.

wrong-saved-elsewhere-rules = The game was begun under version { $then } of the rules of { $game }, and version { $now } is played here now.
wrong-saved-elsewhere-answers = By the rules as they are now, its answers lead to something else than you were told.

wrong-play-refused-game = Which game? Expected one of { $games }, or --resume FILE.
wrong-play-refused-settled = { $what ->
    [game] With --resume, { $file } says which game it is: name no game.
   *[other] With --resume, { $file } says what was chosen: leave out --{ $what }.
 }
wrong-play-refused-one-of = { $what } { $typed }: expected one of { $known }.
wrong-play-refused-character = --bots { $typed }: no bot can be like that. Expected a level, then one of { $nicknames }, as in courtier,bold; or boldness, suspicion and patience from 0 to 1 and a memory of at least 1 turn, as in courtier,boldness=0.8.
wrong-play-refused-taken-up = With --from, { $file } says what was chosen: leave out { $what ->
    [game] the game
   *[other] --{ $what }
 }.
wrong-play-refused-moment = --moment { $typed }: expected how many answers had been given, as 25.
wrong-play-refused-moment-alone = --moment: expected --from FILE with it.
wrong-play-refused-players = --players { $typed }: expected a number from { $fewest } to { $most }.
wrong-play-refused-seat = --seat { $typed }: expected a letter from A to { $last }.
wrong-play-refused-option = --option { $typed }: expected KEY=VALUE; “ridotto games” lists the keys.
wrong-play-refused-twice = --option { $option } is given twice.
wrong-play-refused-seed = --seed { $typed }: expected 1 to { $most } hexadecimal digits.

wrong-refused-not-over = The match is not over: it is told from one point of view at a time, not from all.
wrong-refused-no-story = This match was played by version { $then } of the rules of { $game }, and version { $now } is played here: the record holds only what was answered, so the story cannot be told.
wrong-refused-two-are-called = { $n } players are called “{ $typed }”: give a letter instead.
wrong-refused-nobody-is-called = Nobody here is called “{ $typed }”: expected one of { $known }.
wrong-refused-record = { $file }: { $problem }
wrong-review-refused-not-over = This game is not over: expected the record of a game that was played to its end.
wrong-review-refused-no-master = No master plays { $game } yet, so nobody can review it.
wrong-record-refused = line { $line }: { $problem }
wrong-nothing-there-place = “{ $said }” is no place of this table: type it as the first word of a line above.
wrong-nothing-there-thing = “{ $said }” may lie nowhere here: type a thing of the lines above after the place.
