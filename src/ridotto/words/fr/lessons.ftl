# Premières parties guidées : voir src/ridotto/lessons et docs/lessons.md. 45 mots par étape au plus.

lesson-title = Premier bal
lesson-step = { $n } sur { $all }
lesson-progress = Étape { $n } sur { $all }
lesson-next = Suite
lesson-skip = Quitter la leçon
lesson-done = C’était votre premier bal
lesson-done-text = Vous en savez assez pour une vraie partie. Là, les robots jouent comme ils veulent.
lesson-play-on = Continuer ici
lesson-play-now = Jouer une vraie partie
lesson-home = Accueil
lesson-opening = On dresse la table…
