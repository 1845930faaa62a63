"""Every planted fault, family by family."""

from typing import Final

from tools.planted import mascarade, masquerade, masques
from tools.planted.mutant import Mutant

MUTANTS: Final = (*mascarade.MUTANTS, *masques.MUTANTS, *masquerade.MUTANTS)

__all__ = ["MUTANTS", "Mutant"]
