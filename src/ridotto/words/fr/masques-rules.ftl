# Comment jouer à Masques, pour qui ne l’a jamais vu. Les nombres viennent des règles (tools/figures.py).

masques-rules-goal = { EDITION() ->
    [masques-dust] { $alike } Sceaux d’une Faction, ou 1 de chacune
   *[masques-ffg] { $alike } faveurs d’une guilde, ou 1 de chacune
 }
    .text = Vous gagnez aussitôt avec { $alike } { masques-word-favour.many } d’une même { masques-word-guild }, ou avec 1 de chacune des { $guilds }. Chacun joue ouvertement pour une famille de Venise (à deux, pour deux), et ce que ses cartes gagnent est à lui.
    .or = ou
masques-rules-draft = D’abord, choisissez une main de { $hand }
    .text = Chacun reçoit { $hand } { masques-word-guest.many }, garde une carte et passe les autres à gauche, jusqu’à ce que tous en aient { $hand }. Les cartes sont de toutes les familles : avec la plupart d’entre elles, vous ne pouvez qu’aider les autres, ou les arrêter. À deux, { EDITION() ->
    [masques-dust] l’hôte peut y renoncer
   *[masques-ffg] on ne choisit pas
 } : les cartes reçues font la main.
masques-rules-turn = À votre tour, faites une chose sur deux
    .note = { EDITION() ->
    [masques-dust] tour à tour, jusqu’à ce que tous les emplacements soient remplis
   *[masques-ffg] tour à tour, jusqu’à ce que tous les couloirs soient remplis
 }
    .place = Poser une carte
    .place-text = { EDITION() ->
    [masques-dust] Elle va face visible dans un emplacement libre, et compte pour le jeton à sa gauche et pour celui à sa droite.
   *[masques-ffg] Elle va face visible dans un couloir libre, et compte pour le jeton à sa gauche et pour celui à sa droite.
 }
    .hire = { EDITION() ->
    [masques-dust] Acheter une carte Influence
   *[masques-ffg] Engager un agent
 }
    .hire-text = { EDITION() ->
    [masques-dust] Payez son prix en ducats, posez-la dans un emplacement libre, et utilisez son effet. Vous commencez avec { $purse } ducat et en gagnez d’autres comme les Sceaux.
   *[masques-ffg] Payez son prix en ducats, posez-le dans un couloir libre, et utilisez son effet. Vous commencez avec { $purse } ducat et en gagnez d’autres comme les faveurs.
 }
masques-rules-settle = Puis chaque jeton va au voisin le plus fort
    .note = l’un après l’autre, dans le sens des aiguilles d’une montre, depuis la porte du palais
    .higher = La carte la plus forte gagne
    .higher-text = Venier 4 bat Morosini 3 : le joueur des Venier prend le jeton.
    .even = À égalité ? Il reste
    .even-text = Personne ne prend le jeton. Il est là de nouveau à la prochaine { masques-word-round }.
    .over = La partie s’arrête au milieu de ce décompte, dès que quelqu’un a gagné. Sinon, la prochaine { masques-word-round } commence avec le joueur suivant ; à deux, chacun commence deux fois de suite.
masques-rules-ours = { EDITION() ->
    [masques-dust] Le livret n’imprime ni la valeur des Intrigues ni le prix des cartes Influence. Ici, une Intrigue vaut de { $lowest } à { $highest }, comme dans la première édition, Intrigo ; les prix de la liste sont notre choix. L’hôte peut changer les deux.
   *[masques-ffg] Le livret n’imprime ni les valeurs de chaque famille, ni le prix et le poids des agents. Ici, chaque famille a de { $lowest } à { $highest }, comme dans la première édition, Intrigo. Le poids d’un agent, { $weight }, et les prix de la liste sont notre choix. L’hôte peut tout changer.
 }
masques-rules-price = { $one }, { $two }, { $three } ducats : nos prix
masques-rules-sheets = { $n } sortes, { $copies } de chacune
