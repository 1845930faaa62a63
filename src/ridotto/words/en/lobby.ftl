# Before a game begins: who plays, how friends come, what is agreed.

lobby-begin-fills = { $n ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $n } free seats.
 }
lobby-character = Character
lobby-character-bold = bold
lobby-character-bold-means = Dares more than others.
lobby-character-careful = careful
lobby-character-careful-means = Risks less than others.
lobby-character-even = steady
lobby-character-even-means = Neither bold nor careful, neither trusting nor suspicious.
lobby-character-forgetful = forgetful
lobby-character-forgetful-means = { $turns ->
    [one] Forgets after a turn what it saw and what is hidden again.
   *[other] Forgets after { $turns } turns what it saw and what is hidden again.
 }
lobby-character-hasty = hasty
lobby-character-hasty-means = Wants its gain at once, and overlooks things.
lobby-character-of = What { $name } is like: { $words }
lobby-character-patient = patient
lobby-character-patient-means = Waits for a later gain.
lobby-character-random = plays by chance
lobby-character-random-means = Draws every answer by lot.
lobby-character-remembers = Never forgets what it saw.
lobby-character-suspicious = suspicious
lobby-character-suspicious-means = Takes others for liars more easily.
lobby-character-trusting = trusting
lobby-character-trusting-means = Believes what others say.
lobby-character-knows = Like every bot, it knows only what its seat was told.
lobby-everybody-sees = everybody sees them
lobby-for-whom = for a friend, or a bot
lobby-free-seat = Free seat
lobby-here = here
lobby-level = Level of { $name }
lobby-level-beginner = beginner
lobby-level-courtier = courtier
lobby-level-master = master
lobby-level-random = beginner
lobby-level-beginner-means = Beginner: forgets, believes and dares too much, and overlooks things.
lobby-level-courtier-means = Courtier: weighs what it can do in this turn.
lobby-level-master-means = Master: imagines what may be hidden, and rehearses what it could do.
lobby-plays-on = a { $level } plays on
lobby-remembers-aid = all that was said
lobby-remembers-notes = only your notebook
lobby-remembers-strict = nothing
lobby-what-if = What if · { $title }
lobby-row-clock = Time to answer
lobby-row-memory = The page remembers
lobby-row-stand_in = If somebody leaves
lobby-say-or-show = Say the code, or show this. No account needed.
lobby-seated = { $seats } seats · { $people ->
    [one] { $people } person
   *[other] { $people } people
 }, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
 }, { $free } free
lobby-time-any = as long as it takes

lobby-add-bot = Add a bot
lobby-anywhere = Any free seat
lobby-away = away, a bot plays on
lobby-before = Before: { $said }
lobby-bring-bot = Let a bot join
lobby-bring-bot-hint = This game takes newcomers in the middle: a friend by the link, or one more bot. They are dealt in after this turn.
lobby-change = Change the settings
lobby-change-deed = Save
lobby-change-hint = Until the game begins. Everybody sees what you change.
lobby-change-title = Table settings
lobby-advice = The rulebook advises otherwise: { $advice }
lobby-changed = changed
lobby-chat = There is a chat.
lobby-clock = Time for each decision: { $long }.
lobby-clock-none = No time limit.
lobby-code = Code
lobby-correspondence = Correspondence game: it may take days.
lobby-door = Waiting for a seat: { $names }
lobby-fair = Is the shuffle fair?
lobby-fair-hint = All chance comes from one secret number. This is its fingerprint; the number itself is shown after the end, so that anybody can check it.
lobby-fill = { $n ->
    [one] A bot on the free seat
   *[other] Bots on the { $n } free seats
 }
lobby-full = All seats are taken
lobby-full-hint = You may stay and see whether one becomes free.
lobby-host = host
lobby-invite = Invite people
lobby-link = Link to this table
lobby-listed = This table is public: it is listed on the home page.
lobby-memory-aid = Everybody may read again what they heard, and has a notebook.
lobby-memory-notes = Everybody has a private notebook; the past is not shown again.
lobby-memory-strict = The table remembers nothing: what is over is shown to nobody again.
lobby-no-chat = There is no chat.
lobby-no-watchers = No spectators.
lobby-not-listed = Only people with the link can find this table.
lobby-objections = These settings are not possible:
lobby-one-sitting = Played at one sitting.
lobby-only-here = Only this computer can open this link
lobby-only-here-anywhere = From anywhere: run it on a server with a name. docs/serving.md says how.
lobby-only-here-network = In the same Wi-Fi: start the server again, as before but open to the network:
lobby-only-here-no-network = This computer is on no network now, so nobody else can come in.
lobby-only-here-why = It begins with { $host }, which means “myself” to every computer. So there is no QR code.
lobby-qr-label = QR code with the link to this table
lobby-ready = Everybody is here. The host starts the game.
lobby-ready-again = All seats are kept. Some players may still be on their way; the host starts the game.
lobby-ready-again-host = All seats are kept. Some players may still be on their way; start whenever you like.
lobby-ready-host = Everybody is here. Start whenever you like.
lobby-remove = Remove
lobby-remove-open = They lose their seat, and somebody else may take it.
lobby-replace = Replace by a bot
lobby-replace-hint = They lose their seat, and a bot plays there until the end.
lobby-seats = { $n } seats.
lobby-send-away = Remove { $name }?
lobby-settings-changed = The host has changed the settings
lobby-settings-news = The host has changed the settings: { $changes }
lobby-settings-read = OK
lobby-settings-saved = The settings are changed.
lobby-sit = Join this table
lobby-sit-deed = Join
lobby-sit-hint = Enter your name and join, or watch.
lobby-sit-hint-unwatched = Enter your name and join. The host does not allow spectators.
lobby-sit-joins = The game has begun. Sit down now: you are dealt in after this turn.
lobby-stand-in = If somebody leaves: { $bot }.
lobby-start = Start
lobby-usual-again = as usual
lobby-waiting = { $n ->
    [one] One seat is still free. The game starts when everybody is here.
   *[other] { $n } seats are still free. The game starts when everybody is here.
 }
lobby-watchers = Spectators are allowed.
lobby-where = Seat
lobby-who = Players
lobby-you = you
