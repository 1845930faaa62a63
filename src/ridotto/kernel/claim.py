"""A claim: what somebody says lies before them, though nobody sees it."""

from __future__ import annotations


class Claim:
    """`Game.faces` says whether it is true."""

    def __init__(self, place: str, thing: str, too: bool) -> None:
        self.place = place
        self.thing = thing
        self.too = too  # somebody else has claimed the same before, who has to show it now
