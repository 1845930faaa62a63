# What a terminal alone says of Masques.

masques-on-a-sheet = { CARD($thing) }
