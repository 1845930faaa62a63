"""The parts of a portrait. The words are ours; ridotto.decks draws each of them."""

from __future__ import annotations

from typing import Final

TRAITS: Final = {
    "mask": (
        *("domino", "columbina", "bauta", "beak", "cat", "fox", "moon", "sun", "veil", "visor", "skull"),
        *("butterfly", "patch", "tears"),
    ),
    "face": ("round", "long", "square", "heart", "narrow"),
    "hair": ("none", "short", "long", "curls", "braids", "bun", "beard", "goatee", "moustache"),
    "hat": (
        *("none", "crown", "coronet", "tricorn", "hood", "helmet", "plume", "turban", "mitre", "cap", "brim"),
        *("wimple", "motley", "garland", "horns", "top"),
    ),
    "colour": (
        *("crimson", "rose", "rust", "gold", "olive", "emerald", "teal", "azure", "violet", "plum", "ink"),
        *("ivory", "slate"),
    ),
    "emblem": (
        *("crown", "rose", "dagger", "sword", "shield", "cup", "key", "skull", "moon", "star", "feather", "lute"),
        *("hammer", "flask", "bell", "heart", "eye", "serpent", "spider", "book", "candle", "fist", "tower"),
        *("bread", "drop", "scissors", "lily"),
    ),
}
