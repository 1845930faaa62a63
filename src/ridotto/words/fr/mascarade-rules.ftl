# Comment jouer à Mascarade, pour qui ne l’a jamais vu. Les nombres viennent des règles (tools/figures.py).

mascarade-rules-goal = Arrivez le premier à { $goal } pièces
    .text = Chacun commence avec { $start } pièces. Tous les masques sont montrés une fois, puis retournés face cachée : dès lors personne ne peut plus regarder, pas même le sien, sauf si un tour ou un pouvoir le permet. Les masques changent de place, et on gagne en se souvenant, ou en mentant bien.
    .start = { $start } au départ
    .king = Roi : +{ $king }
    .goal = { $goal } : gagné
    .zero = Quelqu’un a 0 pièce ? La partie est finie, et le plus riche gagne.
mascarade-rules-turn = À votre tour, faites une chose sur trois
    .note = les { $opening } premiers tours ne sont que des échanges
    .swap = Échanger, ou pas
    .swap-text = Prenez votre masque et un autre sous le tapis. Vous seul savez si vous les avez échangés.
    .look = Regarder
    .look-text = Voyez votre propre masque, en secret. Les autres voient que vous regardez, pas ce que vous voyez.
    .announce = Annoncer
    .announce-text = Dites qui vous êtes. Ce n’est pas forcément vrai. Si personne d’autre ne le prétend, vous utilisez ce pouvoir.
mascarade-rules-claim = « Je suis le Roi. » Et vous ?
    .note = chacun est interrogé une fois, dans le sens des aiguilles d’une montre ou, si l’hôte l’a choisi, tous ensemble : « Je passe » ou « Moi aussi ! »
    .says = Je suis le Roi !
    .announces = Fabio annonce
    .nobody = Personne d’autre ne le prétend
    .nobody-text = Fabio prend { $king } pièces. Son masque reste face cachée : vrai ou faux, personne ne l’apprend.
    .somebody = Quelqu’un dit « Moi aussi ! »
    .somebody-text = Fabio et tous ceux qui l’ont dit retournent leur masque.
    .right = Juste
    .right-text = utilise le pouvoir, même hors de son tour : +{ $king }
    .wrong = Faux
    .wrong-text = { EDITION() ->
    [mascarade-1e] paie une amende de 1 pièce au tribunal
   *[mascarade-2e] paie une amende de 1 pièce au plateau de Justice
 }
mascarade-rules-shown = Montré au tour d’avant ?
    .text = { EDITION() ->
    [mascarade-1e] Alors votre prochain tour doit être un échange, vrai ou feint. Tous ont vu votre masque : ils en perdent de nouveau la trace.
   *[mascarade-2e] Alors vous ne pouvez pas annoncer à votre prochain tour : échangez, faites semblant, ou regardez.
 }
mascarade-rules-ours = { EDITION() ->
    [mascarade-1e] Le livret de cette édition appelle les masques des cartes. Ici, ce sont des masques dans les deux éditions.
   *[mascarade-2e] Quels masques portent une étoile, à partir de combien de joueurs un masque peut être choisi, et quels masques forment les jeux A et B : c’est imprimé sur les cartes et les feuilles de la boîte, pas dans le livret. Ce que vous trouvez ici est notre choix.
 }
mascarade-rules-sheets = { EDITION() ->
    [mascarade-1e] { $n } masques, première édition
   *[mascarade-2e] { $n } masques, deuxième édition
 }
