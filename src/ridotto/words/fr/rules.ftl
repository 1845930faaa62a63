# Les règles d’un jeu, sur leur propre page ou à côté de la table.

rules-about = Dans nos propres mots, pour { $edition }. Les numéros disent d’où vient chaque règle : du livret, ou de nous là où le livret ne dit rien.
rules-all = Toutes les règles
rules-edition = Édition
rules-found = { $n ->
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
 }
rules-how-to-play = Comment jouer à { $game }
rules-in-your-game = dans votre partie
rules-in-your-game-twice = deux fois dans votre partie
rules-ledger = Les clauses une à une
rules-ledger-hint = Chaque règle, comme les tests de ce projet la vérifient, en anglais. Là où le livret est muet ou peu clair, la clause est de nous et dit pourquoi.
rules-ledger-derived = découle de { $clauses }
rules-ledger-ours = de nous
rules-ledger-why = Pourquoi : { $why }
rules-nothing = Rien sous ce mot. Essayez plus court.
rules-ours-heading = Ce qui est de nous
rules-search = Chercher dans les règles
rules-to-home = Tous les jeux
rules-to-lesson = Apprendre en jouant
rules-to-read = { $n ->
    [one] { $n } minute de lecture
   *[other] { $n } minutes de lecture
 }
rules-unasked = Retour à toutes les règles
