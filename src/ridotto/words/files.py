"""The compiled catalogues on disk, each read when it is first asked for."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from ridotto.kernel import Catalogue, Player, Reader, RidottoError, name

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "fr")
DEFAULT: Final = "en"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # what a system says of its user's language, the strongest first


class NoSuchLanguage(RidottoError):
    """Nothing is written in this language; says which ones there are."""

    code = "no-such-language"


def reader(language: str, game: str = "", people: list[str] | None = None) -> Reader:
    """Returns somebody who reads sentences that depend on no table; `people` are in the order of their letters."""
    names = {name(Player(number)): person for number, person in enumerate(people or [])}
    return Reader(catalogue(language), game, names, None, {}, {}, None)


def language_of(asked: str | None, environment: Mapping[str, str]) -> str:
    """Returns the language that was asked for, or else the one of the system where something is written in it."""
    if asked is not None:
        language = language_in(asked)
        return catalogue(language if language in LANGUAGES else asked).language
    language = language_in(next((environment[name] for name in LOCALE if environment.get(name)), ""))
    return language if language in LANGUAGES else DEFAULT


def language_in(locale: str) -> str:
    """Returns the language of `fr_FR.UTF-8`, `fr-CA` or `FR`."""
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()


@cache
def catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        said = f"expected one of these languages: {known}, not {language[:40]!r}"
        raise NoSuchLanguage(said, asked=language[:40], known=known)
    try:
        compiled = (FOLDER / f"{language}.json").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RidottoError("the sentences are not compiled yet: run `make generate` in this checkout") from None
    return Catalogue(language, json.loads(compiled))
