"""How far a turn is, in words."""

from __future__ import annotations

from typing import Final

DEAL: Final = "deal"
START: Final = "start"  # what a turn's beginning brings, up to the draw
PLACEMENT: Final = "placement"
ACTING: Final = "actions"
ENDING: Final = "end"
OVER: Final = "over"
