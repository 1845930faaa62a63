# What a terminal alone says of Masquerade. What others do in their turn is told briefly: the picture shows the rest.

masquerade-brief-acts-with = { "" }
masquerade-brief-decided = { "" }
masquerade-brief-drew-unseen = { "" }
masquerade-brief-ends-turn = { "" }
masquerade-brief-fought = { $attack } against { $health }.
masquerade-brief-killed = { YOU(OWNER($at)) ->
    [you] Your { CARD($card, form: "short") } is killed.
   *[they] { CARD($card, form: "short") } is killed.
 }
masquerade-brief-laid-down = { YOU(OWNER($at)) ->
    [you] You put
   *[they] { PERSON(OWNER($at)) } puts
 } a card face down.
masquerade-brief-laid-up = { YOU(OWNER($at)) ->
    [you] You put
   *[they] { PERSON(OWNER($at)) } puts
 } { CARD($card) } face up.

masquerade-on-a-sheet = { CARD($thing) }
