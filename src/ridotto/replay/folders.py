"""The folders where the files may lie that a record or a scenario names: beside it, or where its reader chose."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ridotto.kernel import Game, HostOption, SetupRefused

FLAG: Final = "--decks"  # on the command line, it adds a folder


class Folders:
    """Folders whose files may be opened, and those of the folders in them. No other file is, whatever is named."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders

    def options(self, game: Game, options: dict[str, str]) -> dict[str, str]:
        """Returns the same options, with each file as it is found from here; refuses those that are not found."""
        by_name = {option.name: option for option in game.host_options()}
        return {
            key: self.resolve(by_name[key], value) if key in by_name else value  # the game objects to the others
            for key, value in options.items()
        }

    def resolve(self, option: HostOption, value: str) -> str:
        words = [word.strip() for word in value.split(",")]
        files = [option.file_in(word) for word in words]
        if not any(files):
            return value
        return ",".join([word if file is None else self.find(option, file, word) for word, file in zip(words, files)])

    def find(self, option: HostOption, file: str, word: str) -> str:
        """Returns the path of a file, with the digest that stands behind it in a record."""
        for path in self.candidates(file):
            if "," in path:
                raise SetupRefused([f"{option.name}: {shown(path)}: expected a folder without a comma in its name"])
            return path + word[len(file) :]
        raise SetupRefused([f"{option.name}: {shown(file)}: {self.expected(os.path.basename(file))}"])

    def candidates(self, file: str) -> Iterator[str]:
        """Yields paths of such a file, by the path that was named and by its name alone."""
        for folder in self.folders:
            for named in (file, os.path.basename(file)):
                path = folder / named
                if lies_in(folder, path):
                    yield str(path)

    def expected(self, name: str) -> str:
        if not self.folders:
            return "no file is opened here: expected names of our packs alone"
        places = " or ".join([shown(str(folder)) for folder in self.folders])
        return f"expected a file {shown(name)} in {places} ({FLAG} adds a folder)"


NOWHERE: Final = Folders()


def lies_in(folder: Path, path: Path) -> bool:
    """True when a file is there, and where all links are followed it is still in the folder."""
    try:
        real = os.path.realpath(path)
    except ValueError:  # no name of a file
        return False
    return os.path.isfile(real) and Path(real).is_relative_to(os.path.realpath(folder))


def shown(path: str) -> str:
    return path if path.isprintable() else repr(path)
