# What the home page says of Mascarade: it loads this at once.

home-edition-mascarade-1e = first edition
home-edition-mascarade-2e = second edition
home-edition-short-mascarade-1e = first
home-edition-short-mascarade-2e = second
home-game-mascarade = Mascarade
home-game-mascarade-hint = Mascarade with three bots, about five minutes.
home-game-mascarade-length = 5 to 30 min
home-game-mascarade-line = Say who you are. It need not be true, and you may not know it yourself.
home-puzzle-mascarade = Who is the King?
home-puzzle-mascarade-deed = Find him
home-puzzle-mascarade-what = You only watched. What is sure?
home-why-lost-mascarade-13-coins = { $winner } came to 13 coins
home-why-lost-mascarade-last-coin-lost = a last coin was lost
home-why-lost-mascarade-mask = { $winner } cheated with 10 coins
home-why-lost-mascarade-turn-limit = { $winner } was the richest
home-why-won-mascarade-13-coins = 13 coins in turn { $turn }
home-why-won-mascarade-last-coin-lost = richest when somebody was broke
home-why-won-mascarade-mask = you cheated with 10 coins
home-why-won-mascarade-turn-limit = the richest at the end
