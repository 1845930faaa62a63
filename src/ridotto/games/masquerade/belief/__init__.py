"""What one player can infer about cards that lie face down."""

from ridotto.games.masquerade.belief.faces import Faces
from ridotto.games.masquerade.belief.guess import Guess
from ridotto.games.masquerade.belief.memory import Drawn, Memory

__all__ = ["Drawn", "Faces", "Guess", "Memory"]
