"""Infers who may hold which guest, from what one player heard and nothing else."""

from ridotto.games.masques.public.belief.hands import Hands
from ridotto.games.masques.public.belief.memory import DealMemory, Memory, RoundMemory
from ridotto.games.masques.public.belief.odds import Odds, shuffle

__all__ = ["DealMemory", "Hands", "Memory", "Odds", "RoundMemory", "shuffle"]
