# What the home page says of Masques: it loads this at once.

home-edition-masques-dust = édition Dust
home-edition-masques-ffg = édition Fantasy Flight
home-edition-short-masques-dust = Dust
home-edition-short-masques-ffg = FFG
home-game-masques = Masques
home-game-masques-length = de 15 à 40 min
home-game-masques-line = Intriguez pour des Sceaux. Beaucoup de vos cartes aident quelqu’un d’autre.
home-why-lost-masques-alike = { $winner } en a quatre pareils
home-why-lost-masques-one-of-each-guild = { $winner } en a un de chaque
home-why-lost-masques-unfinished = personne n’a gagné à temps
home-why-won-masques-alike = quatre pareils au tour { $turn }
home-why-won-masques-one-of-each-guild = un de chaque au tour { $turn }
