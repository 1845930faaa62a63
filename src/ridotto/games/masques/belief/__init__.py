"""Who may hold which guest, from what one player heard and nothing else."""

from ridotto.games.masques.belief.hands import Hands
from ridotto.games.masques.belief.memory import Deal, Memory, Round
from ridotto.games.masques.belief.odds import Odds, shuffle

__all__ = ["Deal", "Hands", "Memory", "Odds", "Round", "shuffle"]
