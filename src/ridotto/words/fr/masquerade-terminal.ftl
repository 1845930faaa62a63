# What a terminal alone says of Masquerade. What others do in their turn is told briefly: the picture shows the rest.

masquerade-brief-acts-with = { "" }
masquerade-brief-decided = { "" }
masquerade-brief-drew-unseen = { "" }
masquerade-brief-ends-turn = { "" }
masquerade-brief-fought = { $attack } contre { $health }.
masquerade-brief-killed = { YOU(OWNER($at)) ->
    [you] Votre { CARD($card, form: "short") } meurt.
   *[they] { CARD($card, form: "short") } meurt.
 }
masquerade-brief-laid-down = { YOU(OWNER($at)) ->
    [you] Vous posez
   *[they] { PERSON(OWNER($at)) } pose
 } une carte face cachée.
masquerade-brief-laid-up = { YOU(OWNER($at)) ->
    [you] Vous posez
   *[they] { PERSON(OWNER($at)) } pose
 } { CARD($card) } face visible.

masquerade-on-a-sheet = { CARD($thing) }
