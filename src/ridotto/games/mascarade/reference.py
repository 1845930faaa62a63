"""The reference sheet: what each mask does, open to all from start to end (MC1-007, MC1-017, MC2-007, MC2-017)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.editions import CHEATS_GOAL, GOAL, Edition
from ridotto.games.mascarade.setup import Ball
from ridotto.games.mascarade.words import (
    BEGGAR,
    BISHOP,
    CHEAT,
    CHEATER,
    EMPRESS,
    FOOL,
    GURU,
    INQUISITOR,
    JUDGE,
    KING,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPETEER,
    QUEEN,
    SORCERESS,
    SPY,
    THIEF,
    TRICKSTER,
    WIDOW,
    WITCH,
    Mask,
)

GIFT: Final = ("take {gift} coins", "Takes {gift} coins from the bank.")
RICHEST: Final = (
    "take 2 coins from the richest of the others",
    "Takes 2 coins from whoever is richest among the others; where several are, the {name} picks one of them.",
)
ENOUGH: Final = (
    "win with 10 coins or more",
    "Wins on the spot with 10 coins or more. With fewer, nothing happens.",
)
WHO: Final = (
    "ask somebody who they are: 4 coins if they are wrong",
    "Has another player say who they are. Their {mask} is shown to all, and if they were wrong they pay the {name} "
    "4 coins, or all they have if it is less.",
)
WEALTH: Final = (
    "exchange all your coins with another player, or not",
    "May hand all their coins to another player and take all of that player's.",
)

# In a few words, then in a sentence or two.
SHEET: Final[dict[Mask, tuple[str, str]]] = {
    BEGGAR: (
        "1 coin from everybody who is richer",
        "Goes round the table from the left: whoever is richer than the Beggar at that moment gives 1 coin.",
    ),
    BISHOP: RICHEST,
    CHEAT: ENOUGH,
    CHEATER: ENOUGH,
    EMPRESS: GIFT,
    FOOL: (
        "take 1 coin, then swap - or not - two others' {masks}",
        "Takes 1 coin from the bank. Then two others' {masks} go under the table, unseen, and come back swapped or "
        "not, as the Fool alone decides.",
    ),
    GURU: WHO,
    INQUISITOR: WHO,
    JUDGE: ("take all fines", "Takes every coin that the {court} holds."),
    KING: GIFT,
    PATRON: (
        "take 3 coins, and both neighbours 1 each",
        "Takes 3 coins from the bank. After that the neighbours on both sides take 1 coin each from the bank.",
    ),
    PEASANT: (
        "take 1 coin; 2 each if both Peasants show",
        "Takes 1 coin from the bank. If it is contested and both Peasants are shown, each of the two takes 2 coins.",
    ),
    PRINCESS: (
        "take 2 coins and have a {mask} shown to all but its wearer",
        "Takes 2 coins from the bank. Then another player's {mask} is shown to everybody except that player.",
    ),
    PUPPETEER: (
        "take 1 coin from each of two others, who change seats",
        "Takes 1 coin from each of two others. The two change seats, while {masks} and coins stay where they lie.",
    ),
    QUEEN: GIFT,
    SORCERESS: WEALTH,
    SPY: (
        "look at two {masks}, then swap them or not",
        "Looks, alone, at their own {mask} and at one more: {reach}. Then swaps the two, or not.",
    ),
    THIEF: (
        "take 1 coin from each neighbour",
        "Takes 1 coin from the player on the left and 1 coin from the player on the right.",
    ),
    TRICKSTER: RICHEST,
    WIDOW: (
        "be filled up to 10 coins",
        "Takes coins from the bank until she has 10. With 10 or more there is nothing to take.",
    ),
    WITCH: WEALTH,
}


def goal(setup: Ball) -> str:
    """What wins, and what a turn is made of."""
    edition = setup.edition
    words = edition.words
    found = [
        f"You win as soon as you have {GOAL} coins.",  # MC1-220, MC2-220
        "It is over, too, when somebody has lost their last coin: then the richest wins.",  # MC1-221, MC2-221
    ]
    for mask in (CHEAT, CHEATER):
        if mask in setup.kinds:
            found.append(f"The {mask.text} wins with {CHEATS_GOAL}.")  # MC1-190, MC2-190
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
    """What a mask does, in a few words to whoever may announce it."""
    return filled(SHEET[mask][0], edition, mask)


def power(edition: Edition, mask: Mask) -> str:
    """What a mask does, in a sentence or two."""
    return filled(SHEET[mask][1], edition, mask)


def filled(text: str, edition: Edition, mask: Mask) -> str:
    card = edition.words["mask"]
    return text.format(
        name=edition.cards[mask].mask.text,
        gift=edition.gifts.get(mask, 0),
        mask=card,
        masks=edition.words["masks"],
        court=edition.words["court"],
        reach=f"another player's, or a {card} in the centre" if edition.spy_reaches_the_centre else "another player's",
    )
