"""The README's Python as a file, for mypy and ruff; tests/test_readme.py says when the two differ."""

import ridotto

match = ridotto.open("mascarade-1e", players=4, seed=7, by_hand=["fate"], start="A")
match.play("fate:Judge fate:Bishop fate:King fate:Queen fate:Thief fate:Cheat")
match.play("A:b A:swap  B:c B:keep  C:centre1 C:keep  D:a D:keep")  # four turns under the table
match.play("A:King B:pass C:claim")  # A bluffs, C has it
match.options("D")
match.answer("D", "pass")
print(*match.heard("B")[-8:-1], sep="\n")
print("A swaps a b" in match.heard("A"), "A swaps a b" in match.heard("B"))
match.run(bots="courtier")  # the rest of the evening
print(match.over)
