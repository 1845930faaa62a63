# What the home page says of Masques: it loads this at once.

home-edition-masques-dust = Dust edition
home-edition-masques-ffg = Fantasy Flight edition
home-edition-short-masques-dust = Dust
home-edition-short-masques-ffg = FFG
home-game-masques = Masques
home-game-masques-length = 15 to 40 min
home-game-masques-line = Plot for Seals. Many of your cards help somebody else.
home-why-lost-masques-alike = { $winner } has four alike
home-why-lost-masques-one-of-each-guild = { $winner } has one of each
home-why-lost-masques-unfinished = nobody won in time
home-why-won-masques-alike = four alike in turn { $turn }
home-why-won-masques-one-of-each-guild = one of each in turn { $turn }
