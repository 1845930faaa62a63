"""What both rulebooks agree on, in numbers. What belongs to one mask stands on its sheet (see masks/)."""

from typing import Final

FORTUNE: Final = 6  # coins each player starts with (MC1-011, MC2-011)
GOAL: Final = 13  # coins that win at once (MC1-220, MC2-220)
OPENING: Final = 4  # turns that must be swaps (MC1-040, MC2-040)
