"""Infers what cards may lie face down, for one player."""

from ridotto.games.masquerade.public.belief.faces import Faces
from ridotto.games.masquerade.public.belief.guess import Doubts, Guess
from ridotto.games.masquerade.public.belief.memory import Drawn, Memory
from ridotto.games.masquerade.public.belief.threshold import Threshold

__all__ = ["Doubts", "Drawn", "Faces", "Guess", "Memory", "Threshold"]
