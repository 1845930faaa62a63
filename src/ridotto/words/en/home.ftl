face-ada = garland
face-bruno = full beard
face-carla = hair in a bun
face-dario = three-cornered hat
face-elena = red curls
face-fabio = hat with a feather
face-gemma = braids and a cap
face-hugo = wide hat
face-irma = headscarf
face-jacopo = turban and beard
face-klara = dark curls
face-livia = fair braids
face-marco = short hair
face-nina = grey hair in a bun
face-otto = top hat
face-paola = long red hair

home-alone = alone
home-all-games = All { $n } games
home-back = Open
home-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
 }
home-deal = Deal of the day
home-deal-best = The best took { $turns } turns.
home-deal-first = Nobody has finished it yet.
home-deal-mine = You took { $turns } turns.
home-deal-play = Play today’s deal
home-deal-same = same for all
home-deal-what = { $game }, { $seats } seats, { $bots }.
home-deal-won = Won in { $won } of { $finished } games so far.
home-edition = Edition
home-edition-one = One edition
home-fewer-games = Only the last of { $n } games
home-finished = Finished
home-first-ball = First ball
home-first-ball-long = First ball, 3 min
home-forget-over-hint = The game disappears from this list and from your statistics. Its replay stays.
home-friends = Table for friends
home-game-open = { $game }: ways to play
home-level-beginner = { $n ->
    [one] { $n } beginner
   *[other] { $n } beginners
 }
home-level-courtier = { $n ->
    [one] { $n } courtier
   *[other] { $n } courtiers
 }
home-level-master = { $n ->
    [one] { $n } master
   *[other] { $n } masters
 }
home-lost = lost
home-me = Who are you?
home-me-done = Done
home-me-hint = { " " }(your name and face)
home-mine = My tables
home-mine-here = on this device
home-mine-none = Nothing yet: the tables where you sit stand here.
home-nav = Parts of the home page
home-nav-me = Me
home-nav-puzzles = Puzzles
home-nav-tables = Tables
home-of = { $part } of { $whole }
home-puzzle-solved = Solved { $n } of { $all }.
home-stat = My game
home-stat-bluffs = bluffs held
home-stat-caught = liars caught
home-stat-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
home-stat-none = Finish a game, and it counts here.
home-stat-won = won
home-title = Who are you tonight?
home-what = Games of masks for 2 to 13 people
home-why = over after turn { $turn }
home-with-others = With others
home-won = won
home-your-turn = Your turn

settings-face = Your face
