# Le carnet : une grille de lieux et de ce qui peut s’y trouver, remplie à la main.

notebook-answer = Répondre
notebook-cell = { $place }, { $thing } : { $mark }.
notebook-centre = Centre n° { $n }
notebook-crossed = barré d’après vos propres marques
notebook-empty = vide
notebook-face-down = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
 }
notebook-grid = Qui a quoi, d’après vos propres marques
notebook-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
notebook-hint = Les croix pâles découlent de vos propres marques.
notebook-key = N carnet
notebook-left = à gauche
notebook-mark = Marquer avec
notebook-maybe = peut-être
notebook-not = non
notebook-place = { $name }, { $side }
notebook-private = privé
notebook-protected = protégé
notebook-right = à droite
notebook-sure = sûr
notebook-title = Carnet
notebook-undo = Annuler
notebook-what = Quoi
notebook-where = Où
notebook-you = Vous
