# Who is gone, who comes back, and who comes late.

absence-bot-soon = A bot in
absence-door-bot = bot
absence-door-of = { $name }’s table
absence-door-title = The game has begun. What would you like?
absence-door-unseen = You have not seen anything of it yet. Choose before you look.
absence-door-wait = Wait for a seat
absence-door-wait-hint = The host can give you the place of { $bots }. You see nothing of the game until then.
absence-door-watch-on = Watch on
absence-door-watched = You have watched this game. You can watch on, or play in the next one.
absence-give = Give this seat to a friend
absence-gone = { $name } is gone.
absence-gone-many =
    { $n ->
        [one] One player gone.
       *[other] { $n } players gone.
    }
absence-meanwhile = While you were away
absence-meanwhile-hint = A bot played for you:
absence-meanwhile-read = I have read it
absence-not-here = away
absence-not-missed = { $name } is not missed any more.
absence-offered =
    { $n ->
        [one] The game is under way. { $names } is a bot, and the host offers you that seat. You take over at the next decision.
       *[other] The game is under way. { $names } are bots, and the host offers you one of these seats. You take over at the next decision.
    }
absence-offered-seat = free for a friend
absence-offered-send = Send this link to your friend. Those who have watched this game cannot take the seat.
absence-offered-send-open = Send this link to your friend. Somebody who watches can take the seat, too.
absence-take-back = Do not offer it any more
absence-waiting-ask = Tell the host that you are here: menu, “{ $players }”, “{ absence-give }”.
absence-waiting-covered = The table is covered for you until you sit.
absence-waiting-title = You are waiting for a seat
absence-waiting-watch = Just watch instead
absence-watch = Just watch
absence-watch-hint = People who have watched a game cannot take a seat in it.
absence-watch-hint-open = You see what everybody sees. You can still take a seat that the host offers.
