# What the home page says of Masquerade: it loads this at once.

home-game-masquerade = Masquerade
home-game-masquerade-length = de 10 à 40 min
home-game-masquerade-line = Le Roi attend dans la pioche. Gardez-le, ou faites-le tomber.
home-why-lost-masquerade-both-royals = { $winner } a montré le Roi et la Reine
home-why-lost-masquerade-no-card-to-draw = { $winner } a gardé le Roi
home-why-lost-masquerade-the-king-is-killed = { $winner } a tué le Roi
home-why-won-masquerade-both-royals = Roi et Reine face visible
home-why-won-masquerade-no-card-to-draw = vous avez gardé le Roi
home-why-won-masquerade-the-king-is-killed = vous avez tué le Roi
