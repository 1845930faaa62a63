# Ce qu’entraîne une annonce contestée, dans le terminal.

mascarade-stake-nobody-else = Si personne d’autre ne conteste :{" "}
mascarade-stake-if = { YOU($who) ->
    [you] Si c’est vous :{" "}
   *[they] Si c’est { PERSON($who) } :{" "}
 }
mascarade-stake-if-both = Si les deux le sont :{" "}
mascarade-stake-if-none = Si personne ne l’est :{" "}
mascarade-stake-purse = { YOU($who) ->
    [you] vous { $from } → { $to }{ $wins ->
        [yes] {" "}et gagnez
       *[no] {""}
     }.
   *[they] { PERSON($who) } { $from } → { $to }{ $wins ->
        [yes] {" "}et gagne
       *[no] {""}
     }.
 }
mascarade-stake-open = Les pièces dépendent d’un choix.
mascarade-stake-nothing = aucune pièce ne bouge.
