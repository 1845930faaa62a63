"""What each agent does and how tokens are won at a table with these host options: open to all from start to end."""

from __future__ import annotations

from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.kernel import Reader


def reference(setup: MasquesSetup, reader: Reader) -> dict[str, str]:
    found = {}
    for number in setup.kinds:
        kind = SHEETS[number].kind
        found[reader.thing(kind, "short")] = reader.say(f"masques-the-{kind}.ability", kind=kind)
    for rule in ["tokens", "draft"] if setup.draft else ["tokens"]:
        found[reader.say(f"masques-about-{rule}")] = reader.say(f"masques-about-{rule}.text")
    return found
