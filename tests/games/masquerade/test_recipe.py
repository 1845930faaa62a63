"""CONTRIBUTING's recipe, followed: an effect is a form, a question and a deed, and everything else finds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.masquerade.test_deck import deck_of, written
from tests.recipes import Copy

FORM = """\
    EffectForm("scatter", CARDS, question="WhichToScatter"),
"""
SENTENCE = "masquerade-ask-WhichToScatter = Which card moves on to the left?\n"

DEED = '''

class Scatters(SinglesOut):
    """A card moves on to the next seat."""

    def change(self, salon: Salon, chain: Chain, cards: list[int]) -> None:
        for card in cards:
            salon.move(card, (salon.where[card] + 1) % salon.seats)
        salon.reckon()
'''

SCATTERER = 'when = "flip_up"\ndo = [{ scatter = { of = "others", choose = "one" } }]'

SCENARIOS = """
game = "masquerade"
players = 3
host = {{ packs = "{pack}", joining = false }}
position.rows = {{ A = "x1*", B = "Nan Hal", C = "Duke" }}

[[scenario]]
title = "a player is asked which card moves on"
play = "A:a1+up"
asked = "A"
question = "WhichToScatter"
options = "b1 b2 c1"

[[scenario]]
title = "and it moves on to the left"
play = "A:a1+up A:b1"
rows = {{ A = "x1", B = "Hal", C = "Duke Nan" }}
"""


@pytest.mark.slow
def test_a_new_effect_is_a_form_and_a_deed(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    home = "games/masquerade"
    copy.insert(f"{home}/public/deck/vocabulary.py", ")\nEFFECTS: Final", FORM)
    copy.insert(f"{home}/secret/rules/deeds/rows.py", "\n\nclass Kills", DEED)
    copy.insert(f"{home}/secret/rules/deeds/__init__.py", "Takes\n", "Scatters, ")
    copy.insert(f"{home}/secret/rules/deeds/__init__.py", "}\nDEEDS", '    "scatter": Scatters(),\n')
    copy.say("en", SENTENCE)
    pack = tmp_path / "pack.toml"
    pack.write_text(deck_of(written("Usher", "", SCATTERER)), encoding="utf-8")
    assert "2 passed" in copy.check(SCENARIOS.format(pack=pack))
    assert "5 passed" in copy.demand("tests/games/masquerade/test_forms.py", "scatter")
