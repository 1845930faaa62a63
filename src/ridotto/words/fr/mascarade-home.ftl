# What the home page says of Mascarade: it loads this at once.

home-edition-mascarade-1e = première édition
home-edition-mascarade-2e = deuxième édition
home-edition-short-mascarade-1e = 1re
home-edition-short-mascarade-2e = 2e
home-game-mascarade = Mascarade
home-game-mascarade-hint = Mascarade avec trois robots, environ cinq minutes.
home-game-mascarade-length = de 5 à 30 min
home-game-mascarade-line = Dites qui vous êtes : rien ne l’oblige à être vrai, et vous l’ignorez peut-être.
home-puzzle-mascarade = Qui est le Roi ?
home-puzzle-mascarade-deed = Le trouver
home-puzzle-mascarade-what = Vous avez seulement regardé. Qu’est-ce qui est sûr ?
home-why-lost-mascarade-13-coins = { $winner } a atteint 13 pièces
home-why-lost-mascarade-last-coin-lost = une dernière pièce a été perdue
home-why-lost-mascarade-mask = { $winner } a triché avec 10 pièces
home-why-lost-mascarade-turn-limit = { $winner } était le plus riche
home-why-won-mascarade-13-coins = 13 pièces au tour { $turn }
home-why-won-mascarade-last-coin-lost = le plus riche à la fin
home-why-won-mascarade-mask = vous avez triché avec 10 pièces
home-why-won-mascarade-turn-limit = le plus riche à la fin des tours
