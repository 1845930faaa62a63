"""The compiled catalogues on disk, each read when it is first asked for."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from ridotto.kernel import Catalogue, Player, Reader, RidottoError, name

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "fr")


class NoSuchLanguage(RidottoError):
    """Nothing is written in this language; says which ones there are."""

    code = "no-such-language"


def reader(language: str, game: str = "", people: list[str] | None = None) -> Reader:
    """Returns somebody who reads sentences that depend on no table; `people` are in the order of their letters."""
    names = {name(Player(number)): person for number, person in enumerate(people or [])}
    return Reader(catalogue(language), game, names, None, {}, {}, None)


@cache
def catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise NoSuchLanguage(f"expected one of these languages: {', '.join(LANGUAGES)}, not {language!r}")
    return Catalogue(language, json.loads((FOLDER / f"{language}.json").read_text(encoding="utf-8")))
