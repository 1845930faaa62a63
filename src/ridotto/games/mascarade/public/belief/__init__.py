"""Infers where the masks may lie, from what one player heard and nothing else."""

from ridotto.games.mascarade.public.belief.arrangements import Arrangements
from ridotto.games.mascarade.public.belief.clues import Candidates, Clue, clue_in
from ridotto.games.mascarade.public.belief.hindsight import Hindsight

__all__ = ["Arrangements", "Candidates", "Clue", "Hindsight", "clue_in"]
