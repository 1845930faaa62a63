"""Every planted fault, family by family."""

from typing import Final

from tools.planted import mascarade, masques
from tools.planted.mutant import Mutant

MUTANTS: Final = (*mascarade.MUTANTS, *masques.MUTANTS)

__all__ = ["MUTANTS", "Mutant"]
