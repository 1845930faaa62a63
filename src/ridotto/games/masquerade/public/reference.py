"""What each card is and says, and the few rules that every card follows: open to all from start to end."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.word_functions import card
from ridotto.kernel import Reader

RULES: Final = ("royals", "attack", "arrows", "turn")


def reference(setup: MasqueradeSetup, reader: Reader) -> dict[str, str]:
    keys = [each.key.text for each in setup.cards]
    found = {card(reader, key, "short"): card(reader, key, "described") for key in keys}
    rules = {reader.say(f"masquerade-word-{rule}"): reader.say(f"masquerade-rule-{rule}") for rule in RULES}
    return {**found, **rules}
