"""What each card is and says, and the few rules that every card follows: open to all from start to end."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.card import Card
from ridotto.games.masquerade.public.deck.vocabulary import CLASSES, DOWN_ARROW, GENDERS, NO_ARROW
from ridotto.games.masquerade.public.names import word_for
from ridotto.games.masquerade.public.setup import ACTIONS, ROW, MasqueradeSetup

# MSQ-080, MSQ-087, MSQ-088, MSQ-031.
GOAL: Final = (
    "You win at once when you kill the King, or when King and Queen lie face up in your row in your own turn. "
    "If a turn finds no card to draw, the player who has the King wins. "
    f"On your turn you draw a card and put it into play, face up or face down; then up to {ACTIONS} of your cards act: "
    "each attacks another card, uses its ability or is turned over."
)

RULES: Final = {
    "royals": (
        "A player who kills the King wins at once, and so does a player with King and Queen face up in their row in "
        "their own turn. When a turn finds no card to draw, the player who has the King wins, whichever side he lies "
        "on. A player who kills the Queen gives all their cards to the player who had her. The King is never "
        "discarded; the Queen may be, and that is no kill."
    ),
    "attack": (
        "Attack is compared with health: if it is at least as high, the attacked card is killed, else the attacker. "
        "Cards that lie face up shield those of their row that lie face down. A card without attack cannot attack. "
        "Whatever fights face down is face up afterwards."
    ),
    "arrows": (
        "A number with ▲ counts double while the card lies face up, one with ▼ while it lies face down: an attack by "
        "the side from which it begins, health by the side on which it is attacked. What is added by other cards is "
        "doubled with it, unless the card says otherwise."
    ),
    "turn": (
        f"Draw a card, or two at most if your row is empty, and put it into play face up or face down. A row has at "
        f"most {ROW} cards. Then up to {ACTIONS} of your cards act, once each: attack, use an ability marked as "
        f"action, or be turned over."
    ),
}

ARROWS_FROM_START: Final = (
    "A number with ▲ counts double if the card lay face up when the last turn of its owner began, one with ▼ if it lay "
    "face down. A card that came into play after that is not doubled. What is added by other cards is doubled with it, "
    "unless the card says otherwise."
)


def reference(setup: MasqueradeSetup) -> dict[str, str]:
    found = {word_for(card): described(card) for card in setup.cards}
    arrows = {"arrows": ARROWS_FROM_START} if setup.arrows_from_start else {}
    return {**found, **RULES, **arrows}


def described(card: Card) -> str:
    """Returns a card in sentences, such as `Raz the Shiv, assassin. Attack 1, doubled face up; health 1.`"""
    gender = "" if GENDERS[card.gender] == "unknown" else f", {GENDERS[card.gender]}"
    kind = CLASSES[card.kind]
    head = card.name if kind in ("king", "queen") else f"{card.name}, {kind}{gender}"
    numbers = f"Attack {number(card.attack, card.attack_arrow)}; health {number(card.health, card.health_arrow)}"
    text = f" {card.text}" if card.text else ""
    return f"{head}. {numbers}.{text} “{card.flavour}”"


def number(printed: int, arrow: int) -> str:
    if arrow == NO_ARROW:
        return str(printed)
    return f"{printed}, doubled face {'down' if arrow == DOWN_ARROW else 'up'}"
