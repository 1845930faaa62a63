"""Says in a sentence what `prospects.py` foretells of an attack (MSQ-062)."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.prospects import (
    ANOTHER_MAY_DIE,
    ATTACKER_DIES,
    DEPENDS,
    HIDDEN,
    KILLS,
    ROYALS,
    TARGET_DIES,
    THEIR_CARDS_COME,
    YOU_LOSE,
    YOU_WIN,
    YOUR_CARDS_GO,
    Fight,
)
from ridotto.games.masquerade.public.setup import MasqueradeSetup

WITHOUT_NUMBERS: Final = {
    HIDDEN: "health unknown",
    DEPENDS: "it depends",
    ROYALS: "your card is turned up first, and with both royals face up you win",
}
DEATHS: Final[dict[tuple[str, str | None], str]] = {  # by who dies and what that brings
    (TARGET_DIES, None): "it is killed",
    (TARGET_DIES, YOU_WIN): "the King is killed, and you win",
    (TARGET_DIES, YOUR_CARDS_GO): "the Queen is killed, and all your cards go to her owner",
    (TARGET_DIES, ANOTHER_MAY_DIE): (
        "it is killed, unless its owner lets another card of theirs, drawn at random, be killed instead"
    ),
    (ATTACKER_DIES, None): "your card is killed",
    (ATTACKER_DIES, YOU_LOSE): "your King is killed, and you lose",
    (ATTACKER_DIES, THEIR_CARDS_COME): "your Queen is killed, and all cards of her killer go to you",
    (ATTACKER_DIES, ANOTHER_MAY_DIE): (
        "your card is killed, unless you let another of yours, drawn at random, be killed instead"
    ),
}


def describe_fight(setup: MasqueradeSetup, foreseen: Fight) -> str:
    """Returns the forecast, such as `2 against 3: your card is killed`."""
    outcome, dies, says = foreseen["outcome"], foreseen["dies"], foreseen["says"]
    if outcome in WITHOUT_NUMBERS:
        return WITHOUT_NUMBERS[outcome]
    if dies is not None:
        end = DEATHS[dies, foreseen["then"]]
    else:
        end = "it cannot be killed, and both stay" if outcome == KILLS else "it fails, and both stay"
    text = "" if says is None else f"; it says: {text_of(setup, says)}"
    return f"{foreseen['attack']} against {foreseen['health']}: {end}{text}"


def text_of(setup: MasqueradeSetup, key: str) -> str:
    return next(card.text for card in setup.cards if card.key.text == key)
