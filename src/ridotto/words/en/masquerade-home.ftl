# What the home page says of Masquerade: it loads this at once.

home-game-masquerade = Masquerade
home-game-masquerade-length = 10 to 40 min
home-game-masquerade-line = The King waits in the deck. Guard him, or bring him down.
home-why-lost-masquerade-both-royals = { $winner } showed King and Queen
home-why-lost-masquerade-no-card-to-draw = { $winner } kept the King
home-why-lost-masquerade-the-king-is-killed = { $winner } killed the King
home-why-won-masquerade-both-royals = King and Queen face up
home-why-won-masquerade-no-card-to-draw = you kept the King
home-why-won-masquerade-the-king-is-killed = you killed the King
