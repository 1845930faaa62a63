ball-keys = Keys: 1–9 choose, arrows move, Escape skips, ? opens the rules
ball-left = { $long } left
ball-rules = Rules
ball-seconds = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
 }
ball-table = The table

common-again = Try again
common-cancel = Cancel
common-close = Close
common-colon = :{ " " }
common-copied = Copied.
common-copy = Copy
common-copy-by-hand = It is selected: copy it by hand.
common-nowhere = Page not found
common-nowhere-hint = Perhaps part of the link is missing. You can start any game from the home page.
common-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
common-reload = Reload the page
common-ridotto = Ridotto
common-share = Share
common-skip = Skip to the main part
common-home = Home

home-against-bots = Play against bots
home-and = { " " }and{ " " }
home-back = Return
home-code = Link or code
home-code-empty = Paste the link, or write the seven characters of the code.
home-code-odd = This is not a valid code: a code has seven letters and digits, such as K7RQ2BX. A whole link works, too.
home-edition-mascarade-1e = first edition
home-edition-mascarade-2e = second edition
home-edition-masques-dust = Dust edition
home-edition-masques-ffg = Fantasy Flight edition
home-editions = Editions: { $editions }.
home-finished = Finished games
home-foot = Names of games belong to their makers; words and pictures are our own. Rules are played to the letter, and where a rulebook is silent or its cards were not available, we have decided and say so.
home-forget = Forget
home-forget-ask = Forget this seat?
home-forget-deed = Forget it
home-forget-hint = The key to your seat is kept on this device only, unless you have taken it to another one. If you forget it, you cannot return to this seat, and the game goes on without you.
home-forget-not = Keep it
home-free = { $n ->
    [one] { $n } of { $players } seats is free.
   *[other] { $n } of { $players } seats are free.
 }
home-from-to = { $fewest } to { $most } players
home-game-mascarade = Mascarade
home-game-mascarade-length = about 30 minutes
home-game-mascarade-line = Everybody has a mask, and soon nobody is sure which. Say that you are the King and use his power, and hope that the real King stays silent. Thirteen coins win.
home-game-masquerade = Masquerade
home-game-masquerade-line = The King waits in the deck until somebody draws him. Kill him and you win. You also win with King and Queen face up in your own turn, or if the King is yours when the deck runs out.
home-game-masques = Masques
home-game-masques-length = about 45 minutes
home-game-masques-line = Place guests around a Venetian palace, your own family’s and others’, and hire agents who move, hide or rob. The stronger of two neighbours wins what lies between them for its family. Four favours of one kind win, or one of each of the five kinds.
home-games = The games
home-go-in = Join
home-host = Host: { $name }.
home-join = You have a link or a code?
home-join-deed = Join
home-look-again = Refresh
home-mine = Your tables
home-name = Your name
home-open = Open a table
home-play-now = Play now
home-play-now-hint = Mascarade against five bots. It begins at once and waits for you whenever you think.
home-setting = Setting up the table…
home-state-asleep = paused until you come back
home-state-closed = closed
home-state-open = waiting for people
home-state-outdated = started under other rules: can be read, not continued
home-state-over = over
home-state-paused = paused
home-state-playing = under way
home-tables = Public tables
home-tables-none = None at the moment. Open one, and tick “Public table”.
home-tables-unreachable = The list could not be loaded. The page tries again automatically.
home-title = Masks and bluff
home-under-way = Under way.
home-watch = Watch
home-what = Ridotto is a place for games of masks and secrets: who is who, who holds what, who is bluffing? Play against bots at once, or send friends a link: no account, nothing to install.

end-again = Play again
end-commitment = Fingerprint, shown before the game
end-face-up = Revealed at the end
end-fair = Was the shuffle fair?
end-fair-check = The record holds all of it. With Ridotto installed, this command checks every rule and every draw:
end-fair-how = Everything that chance decided comes from one secret number. Its fingerprint was shown to everybody before the game; now the number itself is shown. Had anybody changed it in between, the fingerprint would not match.
end-keep = Save and share
end-link = Link to the replay
end-nobody = Nobody wins
end-one = { $names } wins
end-over = It is over
end-record = Download the record
end-seed = Secret number, shown now
end-several = { $names } win together
end-several-you = { $names } win together
end-share-hint = Anybody with this link can watch the replay, with everything that was secret.
end-share-seated = Only players of this table can watch the replay, in the browser they played in.
end-unfinished = Closed before the end
end-unfinished-hint = Nobody has won. Nothing is secret any more: the replay shows everything.
end-wait = If the host starts another game, you can join it from here.
end-you = You win!
end-you-too = you

lobby-add-bot = Add a bot
lobby-anywhere = Any free seat
lobby-away = away, a bot plays on
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
lobby-free = free
lobby-full = All seats are taken
lobby-full-hint = You may stay and see whether one becomes free.
lobby-host = host
lobby-invite = Invite people
lobby-invite-hint = Send this link to the people you want to play with. It gives nobody your seat.
lobby-link = Link to this table
lobby-listed = This table is public: it is listed on the home page.
lobby-memory-aid = Everybody may read again what they heard, and has a notebook.
lobby-memory-notes = Everybody has a private notebook; the past is not shown again.
lobby-memory-strict = The table remembers nothing: what is over is shown to nobody again.
lobby-no-chat = There is no chat.
lobby-no-watchers = No spectators.
lobby-not-listed = Only people with the link can find this table.
lobby-qr = QR code for phones
lobby-qr-label = QR code with the link to this table
lobby-ready = Everybody is here. The host starts the game.
lobby-ready-again = All seats are kept. Some players may still be on their way; the host starts the game.
lobby-ready-again-host = All seats are kept. Some players may still be on their way; start whenever you like.
lobby-ready-host = Everybody is here. Start whenever you like.
lobby-remove = Remove
lobby-remove-open = They lose their seat, and somebody else may take it.
lobby-replace = Replace by a bot
lobby-replace-hint = They lose their seat, and a bot plays there until the end.
lobby-send-away = Remove { $name }?
lobby-sit = Join this table
lobby-sit-deed = Join
lobby-sit-hint = Enter your name and join, or watch.
lobby-sit-hint-unwatched = Enter your name and join. The host does not allow spectators.
lobby-sit-joins = The game has begun. Sit down now: you are dealt in after this turn.
lobby-stand-in = If somebody leaves: { $bot }.
lobby-start = Start
lobby-waiting-host = { $n ->
    [one] One seat is still free. Wait for somebody, or put a bot there.
   *[other] { $n } seats are still free. Wait for people, or put bots there.
 }
lobby-waiting = { $n ->
    [one] One seat is still free. The game starts when everybody is here.
   *[other] { $n } seats are still free. The game starts when everybody is here.
 }
lobby-watchers = Spectators are allowed.
lobby-where = Seat
lobby-who = Players
lobby-you = you

memory-history = History
memory-history-about = About
memory-history-all = Everything I heard
memory-history-anybody = everybody
memory-history-empty = Nothing yet.
memory-history-mine = What I saw and did
memory-notebook = My notebook
memory-notebook-newer = Another of your screens has just written here: the newest text is shown.
memory-notebook-placeholder = Who is who, you think?
memory-notebook-private = Only you can read this. It is saved with your seat, on every device.
memory-notes = Notes

open-all-bots = All seats for bots
open-all-people = All seats for people
open-bot-random = Random bot
open-bot-simple = Sensible bot
open-chat = Chat
open-chat-hint = For the players at this table. Lies are allowed.
open-clock = Time for each decision
open-clock-hint = When time is up, you pass, or a bot decides for you this once.
open-clock-none = No limit
open-company = Who may come
open-correspondence = Correspondence game
open-correspondence-hint = Over days: come and go as you like, the game waits. Nobody is replaced for being away.
open-deed = Open this table
open-game = Game
open-game-mascarade-1e = Twelve characters. With two or three players everybody has several cards. A player who was shown in the turn just before their own must swap, or pretend to.
open-game-mascarade-2e = Sixteen characters, from four players on. A player who was shown in the turn just before their own may not announce. The printed scenario sheets and cards were not available: the sets, the stars and the smallest numbers of players are our own choice.
open-listed = Public table
open-listed-hint = Listed on the home page: anybody may join. Otherwise only people with the link can.
open-memory = What may players look up?
open-memory-aid = Everything you heard
open-memory-aid-hint = A notebook, and you may read again what you saw and heard. Good for the first games and for slow ones.
open-memory-notes = A notebook
open-memory-notes-hint = Everybody has a private page to write on.
open-memory-strict = Nothing
open-memory-strict-hint = As at a real table: only what lies open now is shown. What is over is for your head alone.
open-more = Advanced settings
open-objections = This table cannot be opened:
open-rules = Rules of this table
open-seat = Seat
open-seat-free = Free, for a person
open-seat-yours = Your seat
open-seats = Seats
open-stand-in = If a player leaves
open-stand-in-hint = This bot plays on, knowing only what that seat was told, and gives the seat back when the player returns.
open-time = Time
open-title = Open a table
open-usual = Default
open-usual-first_player = Chance decides
open-usual-start = Chance decides
open-watchers = Spectators
open-watchers-hint = They see what everybody sees, and no secret.
open-who = Seats
open-who-hint = Free seats are for friends with the link, or anybody if the table is in the list. You can add bots later, too.

outdated-over = This game was played under rules that have changed since. It is shown as it was told then.
outdated-told-all = What everybody was told
outdated-told-you = What you were told

replay-before-turns = Before the first turn
replay-controls = Move through the game
replay-point-of-view = Point of view
replay-point-of-view-all = All secrets shown
replay-point-of-view-lost = This point of view could not be loaded. Try again in a moment.
replay-point-of-view-mine = { $name } (you)
replay-point-of-view-watcher = Spectator
replay-hint-all = Everything is shown; what lay face down is marked.
replay-hint-all-words = All that happened, and who alone was told what.
replay-hint-mine = What you saw and heard at the time.
replay-hint-one = What { $name } saw and heard. “You” means { $name } here.
replay-hint-watcher = What everybody saw and heard.
replay-keys = Keys: ← → one step, with Shift one turn; Home and End; Space plays and pauses; 1–4 speed
replay-loading = Loading the replay…
replay-never = This game never began
replay-never-hint = Its table was closed before the game began, so there is nothing to look at.
replay-no-such = No such table
replay-not-yet = Not over yet
replay-not-yet-hint = While a game is played its secrets stay secret. Come back after the end, or go to the table now.
replay-pause = Pause
replay-play = Play
replay-present = What happens in this step
replay-share = Share this step
replay-share-hint = This link opens the replay at this step, from the same point of view.
replay-slider = Step of the game
replay-so-far = Story so far
replay-speed = Speed
replay-speed-fastest = Fastest
replay-speed-quick = Quick
replay-speed-slow = Slow
replay-speed-usual = Usual
replay-step = Step { $n } of { $of }
replay-step-back = Previous step
replay-step-on = Next step
replay-title = Replay
replay-to-end = Back to the result
replay-to-table = Go to the table
replay-turn = Turn { $n }
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-wrong = The replay cannot be shown

rules-about = In our own words, for { $edition }. The numbers behind each rule say where it comes from: from the rulebook, or from us where the rulebook says nothing.
rules-clauses = By the rulebook: { $ids }.
rules-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
 }
rules-heading = The rules
rules-not-in-play = not in this game
rules-nothing = Nothing is found under that word. Try a shorter one.
rules-ours = { $n ->
    [one] Our ruling: { $ids }.
   *[other] Our rulings: { $ids }.
 }
rules-search = Search the rules
rules-twice = there are two

settings-kept = These settings are saved on this device only.
settings-leads = Show who leads at each token (Masques)
settings-motion = Animations
settings-motion-less = Reduced
settings-motion-system = Same as this device
settings-name = Your name
settings-name-empty = Please enter a name.
settings-name-hint = For the next table where you sit down.
settings-name-long = This name has { $length } characters; at most { $most } fit. An emoji may count as several.
settings-name-odd = This name has a character that cannot be shown. Please leave it out.
settings-sound = Sounds
settings-speed = Speed of the story
settings-speed-at-once = No waiting
settings-speed-hint = Other players’ moves are shown one by one. You can always skip.
settings-speed-quick = Fast
settings-speed-slow = Slow
settings-speed-usual = Normal
settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = Same as this device
settings-title = Settings
settings-language = Language

story-empty = Nothing has been said in this turn yet.
story-latest = Latest
story-private = only you know this
story-some = not everybody knows this
story-strict = This table keeps no history: the story is cleared when the turn ends.
story-title = Story

table-agreed = Table settings
table-asleep = Everybody has left, and the game is paused. It continues when a player comes back.
table-at-the-door = You are in the queue, and get a seat as soon as the game allows it.
table-chat = Chat
table-chat-earlier = Earlier messages
table-chat-long = At most { $most } characters at once, not { $length }.
table-chat-none = No messages yet.
table-chat-say = Write a message
table-chat-send = Send
table-chat-unsaid = Message not sent. Try again.
table-close = Close the table
table-close-hint = It ends here for everybody, and cannot be opened again.
table-close-unfinished = The game ends here for everybody, and nobody wins. Then all secrets are shown.
table-closed = The host has closed this table. You can open a new one from the home page.
table-closed-over = The host has closed this table. You can watch its replay.
table-coming-in = Joining…
table-coming-in-hint = Table { $code }
table-device = My seat on another device
table-device-hint = Scan this with your other device, or open the link there. Both may stay open.
table-device-qr = QR code with your seat
table-device-revoke = Revoke this link
table-device-revoke-hint = Does somebody else have it? Then revoke it: the old link stops working, and your other devices need the new one.
table-device-revoked = The old link no longer works. The menu has a new one.
table-device-warning = This link gives your seat to anybody who opens it. Keep it to yourself.
table-follow = Join the new table
table-followed = The same players have a new table.
table-go-on = Resume
table-host-other = The host is gone. { $name } is the host now.
table-host-you = The host is gone. You are the host now.
table-leave = Leave the table
table-leave-hint = A bot plays on for you, with what you know. Come back at any time: the seat stays yours.
table-leave-lobby-hint = Your seat becomes free for somebody else.
table-link-revoked = The link to your seat was revoked from another device. Open the new one here, or watch.
table-lost = Connection lost. The page reconnects automatically, and nothing is lost.
table-lost-long = Still no connection. The page keeps trying; please check your network. Your seat is kept, and a bot may play for you meanwhile.
table-lost-rules = This game was started under rules that have changed since, by a version of Ridotto that did not keep its story. It can neither be shown nor continued.
table-menu = Menu
table-no-such = No such table
table-not-let-in = You cannot join this table
table-notes-crossed = Another of your screens has written into the notebook, too. What you write here is kept.
table-nothing-asked = Waiting for the other players.
table-only-you = only you know
table-outdated = This game was started under rules that have changed since. You can read what happened, but not continue.
table-pause = Pause
table-paused = The host has paused the game. The clocks are stopped.
table-paused-until = It resumes automatically at { $when } at the latest.
table-people = Players
table-picture = Table
table-played-for = A bot is answering for you. After that the seat is yours again.
table-rematch = Play again with the same players
table-replay = Replay
table-restarting = The server is restarting. Every table continues where it was.
table-rules = Rules
table-sent-away = The host has taken your seat away. You may stay and watch, or take a free seat.
table-skip = Skip
table-still-asleep = Paused until a player comes back
table-still-closed = The host has closed this table
table-still-paused = Paused by the host
table-story = Story
table-unread = { $n ->
    [one] Chat: { $n } new message
   *[other] Chat: { $n } new messages
 }
table-watching = You are watching. You see what everybody sees, and no secret.
table-what-now = What next?
table-why = Why not?
table-why-lost = The server is not answering. Try again in a moment.
table-why-rule = The rule
table-wrong-token = The link to your seat is no longer valid. You may watch, or take a free seat.
table-your-turn = Your move

wrong-answer-refused = That cannot be done now.
wrong-cannot-be-shown = This game was started under rules that have changed since, and its story was not kept. It cannot be shown.
wrong-chat-is-off = The host has turned the chat off.
wrong-door-is-closed = Nobody can join this game at the moment.
wrong-foreign-origin = This page comes from another address than its server. Open it at the server’s own address.
wrong-heard-another-seat = You have heard what another seat was told in this game, so you cannot take this one.
wrong-house-is-full = The server is full at the moment. Try again later.
wrong-left-the-table = A bot is playing for you. Reload the page to take your seat back.
wrong-link-revoked = The link to this seat was revoked. Use the newer one.
wrong-match-over = The game is over: there is nothing to answer.
wrong-name-taken = Somebody here has this name already. Choose another, please.
wrong-no-network = The server cannot be reached. Check your network and try again.
wrong-no-notebook = There are no notes at this table: its memory is strict.
wrong-no-such-table = No table has this code. Perhaps a letter is wrong, or the table is long gone.
wrong-no-watchers = The host does not allow spectators.
wrong-nobody-sits-there = No person sits there.
wrong-not-in-the-notation = { $near ->
    [none] “{ $said }” is not an answer of this game.
   *[other] “{ $said }” is not an answer of this game. Perhaps “{ $near }”?
 }
wrong-not-seated = Only people who sit here can do that.
wrong-not-that-question = That was answered already: by you on another screen, by the clock, or by a bot.
wrong-not-the-host = Only the host can do that.
wrong-not-then = That is not possible at the moment.
wrong-not-your-question = There is nothing for you to answer at the moment.
wrong-nothing-comes-round = That round is over already.
wrong-odd-request = The server did not understand this page. Please reload it.
wrong-other-rules = This game was started under rules that have changed since. It can be read, but not continued.
wrong-other-version = This page is older than the server. Load it again.
wrong-our-fault = Server error. It has been logged. Please try again.
wrong-paused = The host has paused the game: answer when it goes on.
wrong-setup-refused = This table cannot be opened like that.
wrong-store-unreachable = Nothing can be saved at the moment, so nothing has happened. Try again.
wrong-table-busy = The table is busy, and nothing has happened. Try again.
wrong-table-full = All seats are taken.
wrong-too-fast = Too many requests. Wait a moment and try again.
wrong-too-long = That is too long.
wrong-too-many-listed = Too many of your tables are public. Close one, or open this one for people with the link only.
wrong-too-many-tables = Too many tables were opened from here. Wait a while, and try again.
wrong-unknown-game = { $near ->
    [none] No game is called “{ $said }”. There are: { $known }.
   *[other] No game is called “{ $said }”. There are: { $known }. Perhaps { $near }?
 }
wrong-wrong-token = The link to this seat is not valid, or no longer.

wrong-door-is-closed-in-the-middle = Nobody can sit down in the middle of this game.
wrong-door-is-closed-joining-off = At this table nobody sits down in the middle: the host has switched that off.
wrong-door-is-closed-no-bot = No bot is called “{ $said }”: expected one of { $known }.
wrong-door-is-closed-notes = You are waiting for a seat: your notebook is at your seat.
wrong-door-is-closed-seats-taken = All seats are taken.
wrong-door-is-closed-too-few-cards = Too few cards are left for somebody to sit down.
wrong-door-is-closed-waiting = You are waiting for a seat: you are asked as soon as you have one.
wrong-name-refused-length = A name has 1 to { $most } characters.
wrong-name-refused-letter = This name is the letter of a seat. Choose a longer one, please.
wrong-name-refused-marks = This name has more than { $most } marks on one letter.
wrong-name-refused-signs = A name is made of letters, digits, emoji, spaces, hyphens and apostrophes.
wrong-name-refused-story = The story itself uses this word. Choose another name, please.
wrong-name-refused-unseen = This name shows nothing. Choose another, please.
wrong-not-then-begun = The game has begun already.
wrong-not-then-closed = This table is closed.
wrong-not-then-followed = You are playing again already, at table { $code }.
wrong-not-then-meanwhile = Something has happened at the table meanwhile. Try again.
wrong-not-then-noted = So much was written into notebooks at this table that no more can be stored.
wrong-not-then-not-begun = The game has not begun yet.
wrong-not-then-not-over = That is possible after the end of the game.
wrong-not-then-not-paused = The game is not paused.
wrong-not-then-often = That was done { $most } times at this table, and no more is possible.
wrong-not-then-over = The game is over.
wrong-not-then-paused = The host has paused the game.
wrong-not-then-said = So much was said at this table that no more can be stored.
wrong-not-then-seats-free = Nobody sits at { $seats } yet: wait for people, or put bots there.
wrong-not-then-slow = This could not be found out in time. Try again.
wrong-odd-request-no-bot = No bot is called “{ $said }”: expected one of { $known }.
wrong-odd-request-notes = A notebook holds { $most } characters, not { $length }.
wrong-seat-taken-empty = Nobody sits there.
wrong-seat-taken-taken = That seat has just been taken. Choose another, please.
wrong-seat-taken-yours = You have a seat already.
wrong-table-full-in-the-middle = No seat is free, and nobody can sit down in the middle of this game.
wrong-table-full-joining-off = No seat is free, and at this table nobody sits down in the middle.
wrong-table-full-over = No seat is free: the game is over.
wrong-table-full-too-few-cards = No seat is free, and too few cards are left for another one.
wrong-talk-refused-long = At most { $most } characters at once, not { $length }.
wrong-talk-refused-nothing = Nothing was said.
wrong-talk-refused-signs = Only what can be printed can be said, on one line.
