"""A portrait of a character: head and shoulders, a mask, a hat, an emblem."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from ridotto.decks.emblems import emblem
from ridotto.decks.wardrobe import (
    BALD,
    BLACK,
    COLOURS,
    EYES,
    FACES,
    GLINT,
    GOLD,
    HAIR_BEFORE,
    HAIR_BEHIND,
    HAIR_ON_TOP,
    HATS,
    HOLES,
    MASKS,
    NECK,
    SHOULDERS,
    WHITE,
)

SIZE: Final = "0 0 100 120"


def portrait(picture: dict[str, str], name: str) -> str:
    """Returns one SVG image, which is called by the name of the card."""
    cloth, fold, wall = COLOURS[picture["colour"]]
    outline, mouth, skin, hair = FACES[picture["face"]]
    locks = picture["hair"]
    drawn = "".join(
        [
            '<rect width="100" height="120" fill="{wall}"/>',
            HAIR_BEHIND.get(locks, ""),
            SHOULDERS,
            NECK,
            f'<path d="{outline}" fill="{{skin}}"/><path d="{mouth}" fill="none" stroke="#7a2f2a" stroke-width="2"/>',
            "" if locks in BALD else HAIR_ON_TOP,
            HAIR_BEFORE.get(locks, ""),
            MASKS[picture["mask"]],
            HATS[picture["hat"]],
        ]
    )
    paints = {
        "{holes}": HOLES,
        "{eyes}": EYES,
        "{glint}": GLINT,  # first: they are painted too
        "{cloth}": cloth,
        "{fold}": fold,
        "{wall}": wall,
        "{skin}": skin,
        "{hair}": hair,
        "{gold}": GOLD,
        "{white}": WHITE,
        "{black}": BLACK,
    }
    for paint, value in paints.items():
        drawn = drawn.replace(paint, value)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="portrait" viewBox="{SIZE}" role="img" '
        f'preserveAspectRatio="xMidYMax meet" style="background: {wall}">'
        f"<title>{escape(name)}</title>{drawn}"
        f'<circle cx="50" cy="106" r="11.5" fill="{WHITE}" stroke="{GOLD}" stroke-width="1.5"/>'
        f'<g transform="translate(42 98) scale(.67)">{emblem(picture["emblem"], fold, WHITE)}</g></svg>'
    )
