"""python -m tools.lookalikes: write src/ridotto/table/lookalikes.py anew, from the ICU library of this machine.

ICU carries Unicode's table of confusable characters (UTS 39). The only way to it is to ask for the skeleton of each
character.
"""

from __future__ import annotations

import ctypes
import sys
import textwrap
import unicodedata
from ctypes.util import find_library
from pathlib import Path
from typing import Final

MODULE: Final = Path(__file__).parent.parent / "src" / "ridotto" / "table" / "lookalikes.py"
BEYOND: Final = 0x30000  # no letters are there
LONGEST: Final = 64  # of a skeleton, in units of UTF-16
HEAD: Final = '''"""Characters that look like others, after Unicode's table of confusables (UTS 39).

Made by tools/lookalikes.py. Each word is a character, and what it looks like.
"""

from __future__ import annotations

from typing import Final

PAIRS: Final = r"""
'''
TAIL: Final = '''
"""

LOOKS_LIKE: Final[dict[str, str]] = {pair[0]: pair[1:] for pair in PAIRS.split()}
'''


class Icu:
    def __init__(self) -> None:
        found = find_library("icui18n")
        if found is None:
            sys.exit("no ICU library is installed here (Debian: apt-get install libicu-dev)")
        version = found.rpartition(".so.")[2]
        library = ctypes.CDLL(found)
        open_checker = getattr(library, f"uspoof_open_{version}")
        open_checker.restype = ctypes.c_void_p
        self.problem = ctypes.c_int(0)
        self.checker = ctypes.c_void_p(open_checker(ctypes.byref(self.problem)))
        self.get_skeleton = getattr(library, f"uspoof_getSkeleton_{version}")

    def skeleton(self, text: str) -> str:
        """What ICU compares, instead of the text, to find out whether two texts look alike."""
        raw = text.encode("utf-16-le")
        found = ctypes.create_string_buffer(2 * LONGEST)
        length = self.get_skeleton(
            self.checker, 0, raw + b"\0\0", len(raw) // 2, found, LONGEST, ctypes.byref(self.problem)
        )
        return found.raw[: 2 * length].decode("utf-16-le")


def pairs() -> list[str]:
    """Letters, digits and marks that are composed of nothing else, and look like something else."""
    icu = Icu()
    found = []
    for character in map(chr, range(BEYOND)):
        plain = all(unicodedata.normalize(form, character) == character for form in ("NFD", "NFKC"))
        if plain and unicodedata.category(character)[0] in "LMN":
            looks_like = icu.skeleton(character)
            if looks_like != character:
                found.append(character + looks_like)
    return found


def main() -> None:
    rows = textwrap.wrap(" ".join(pairs()), 110, break_long_words=False, break_on_hyphens=False)
    MODULE.write_text(HEAD + "\n".join(rows) + TAIL, encoding="utf-8")


if __name__ == "__main__":
    main()
