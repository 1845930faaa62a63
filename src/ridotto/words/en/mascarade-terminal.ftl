# What a claim would lead to, in the terminal.

mascarade-stake-nobody-else = If nobody else claims:{" "}
mascarade-stake-if = { YOU($who) ->
    [you] If you are:{" "}
   *[they] If { PERSON($who) } is:{" "}
 }
mascarade-stake-if-both = If both are:{" "}
mascarade-stake-if-none = If nobody is:{" "}
mascarade-stake-purse = { YOU($who) ->
    [you] you { $from } → { $to }{ $wins ->
        [yes] {" "}and win
       *[no] {""}
     }.
   *[they] { PERSON($who) } { $from } → { $to }{ $wins ->
        [yes] {" "}and wins
       *[no] {""}
     }.
 }
mascarade-stake-open = Coins depend on a choice.
mascarade-stake-nothing = no coins move.
