"""What one player can infer about cards that lie face down."""

from ridotto.games.masquerade.belief.faces import Faces
from ridotto.games.masquerade.belief.guess import Doubts, Guess
from ridotto.games.masquerade.belief.memory import Drawn, Memory
from ridotto.games.masquerade.belief.threshold import Threshold

__all__ = ["Doubts", "Drawn", "Faces", "Guess", "Memory", "Threshold"]
