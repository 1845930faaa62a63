"""A fact as it goes out to a screen: one flat JSON object, with its number for these ears."""

from __future__ import annotations

from typing import Final

import msgspec

from ridotto.house.shown import Reach
from ridotto.kernel import SPECTATOR, Audience, Player, Told, only

ENCODER: Final = msgspec.json.Encoder()
EAR_OF_ALL: Final = only(SPECTATOR)


def reach_of(to: Audience, player: Player | None) -> Reach:
    """Returns how many heard a fact that this player has heard; None is for a reader with the ears of all."""
    if to & EAR_OF_ALL:
        return "all"
    return "you" if player is not None and to == only(player) else "some"


def fact_message(number: int, told: Told, to: Reach, say: str = "") -> msgspec.Raw:
    """Returns `FactShown` with the fields of its fact. `to` is left out where it is `all`, `say` where it is empty."""
    if not told.json:
        told.json = "," + ENCODER.encode(told.fact.data()).decode()[1:]  # what follows its number
    if to == "all" and not say:
        return msgspec.Raw('{"n":' + str(number) + told.json)
    more = "" if to == "all" else f',"to":"{to}"'
    if say:
        more += f',"say":{ENCODER.encode(say).decode()}'
    return msgspec.Raw(f'{{"n":{number}{told.json[:-1]}{more}}}')
