"""The reference sheet: what each mask does, open to all from start to end (MC1-007, MC1-017, MC2-007, MC2-017)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.editions import Edition
from ridotto.games.mascarade.public.numbers import GOAL
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import Mask


def goal(setup: MascaradeSetup) -> str:
    """Returns what wins, and what a turn is made of."""
    edition = setup.edition
    words = edition.words
    found = [
        f"You win as soon as you have {GOAL} coins.",  # MC1-220, MC2-220
        "It is over, too, when somebody has lost their last coin: then the richest wins.",  # MC1-221, MC2-221
    ]
    for mask in setup.kinds:
        if edition.sheets[mask].wins_with > 0:
            found.append(f"The {mask.text} wins with {edition.sheets[mask].wins_with}.")  # MC1-190, MC2-190
    if setup.turn_limit > 0:
        found.append(f"After {setup.turn_limit} turns the richest wins.")  # MC1-230, MC2-230
    found.append(TURN.format(**words))
    return " ".join(found)


# MC1-050, MC1-060, MC1-070, MC1-090, MC1-102, and their like in the second edition.
TURN: Final = (
    "On your turn you swap {masks} under the table, or only pretend to; or you look at your own {mask}; or you say who "
    "you are, true or not, to use that power. If others say that they are, all who said so show their {masks}: those "
    "who are right use the power, and the others pay 1 coin to the {court}."
)


def gist(edition: Edition, mask: Mask) -> str:
    """Returns what a mask does, in a few words to a player who may announce it."""
    return filled(edition.sheets[mask].gist, edition, mask)


def power(edition: Edition, mask: Mask) -> str:
    """Returns what a mask does, in a sentence or two."""
    return filled(edition.sheets[mask].power, edition, mask)


def filled(text: str, edition: Edition, mask: Mask) -> str:
    card = edition.words["mask"]
    return text.format(
        name=mask.text,
        gift=edition.sheets[mask].gift,
        mask=card,
        masks=edition.words["masks"],
        court=edition.words["court"],
        reach=f"another player's, or a {card} in the centre" if edition.spy_reaches_the_centre else "another player's",
    )
