# The lesson of Masques.

lesson-masques-goal = Récoltez des Sceaux. **Vous gagnez avec un Sceau de chaque { masques-word-guild }, ou quatre d’une même { masques-word-guild }.** Vous jouez les Morosini et les Venier ; { PERSON("B") } joue les Dandolo et les Cantarini.
    .title = Le but
lesson-masques-tokens = Chaque arcade porte un jeton : **un Sceau, qui fait gagner, ou un ducat**, qui paie de l’aide. Quand tous les emplacements sont pleins, on règle les arcades une à une.
    .title = Sceaux et ducats
lesson-masques-two = Une carte agit sur les **deux arcades voisines**, et sur rien d’autre. Morosini 4 dans l’emplacement éclairé mène pour le Sceau militaire et pour un ducat.
    .title = Une carte, deux arcades
    .deed = Prenez Morosini 4, puis l’emplacement éclairé entre le Sceau militaire et un ducat, puis « { masques-page-deed-Where } ».
lesson-masques-even = { PERSON("B") } a mis un 3 près du Sceau des marchands. Votre Venier 3 de l’autre côté fait **égalité : personne ne le prend**, et il reste.
    .title = Égalité
    .deed = Prenez Venier 3, puis l’emplacement éclairé près du Sceau des marchands, puis « { masques-page-deed-Where } ».
lesson-masques-others = Vous avez des cartes d’autres familles, et devez en jouer. **Posez-les là où elles aident le moins.** Ici, le ducat revient déjà à { PERSON("B") }, et pour l’autre Sceau un 2 est vite battu.
    .title = Les cartes des autres
    .deed = Prenez Dandolo 2, puis l’emplacement éclairé près du Sceau des paysans, puis « { masques-page-deed-Where } ».
lesson-masques-danger = { PERSON("B") } a posé Cantarini 4 près du Sceau du clergé, et vous n’avez rien de plus fort. **En l’état, ce Sceau est perdu.**
    .title = Un Sceau en danger
lesson-masques-thief = Un voleur coûte 1 ducat. Il occupe un emplacement comme une carte et **retourne un jeton voisin** : personne ne le prend pendant cette Danse.
    .title = Engager un voleur
    .deed = Prenez le voleur, puis l’emplacement éclairé près du Sceau du clergé, puis ce Sceau, puis « { masques-page-deed-WhatToSteal } ».
lesson-masques-settled = Le palais était plein : chaque arcade est allée à la carte voisine la plus forte. **Vous avez pris le Sceau militaire et un ducat.** Le reste est regarni, et une autre Danse commence.
    .title = Le règlement
