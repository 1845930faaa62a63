"""Write the files that are made from other files of the project: python -m tools.generate

Git ignores these files. make, setup.py, tools/page.py and the tests bring them up to date before they use them. Nothing
is made if a checksum says that nothing has changed since the last time, and a file is written only if its text changes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GENERATED: Final = (  # .gitignore has the same patterns, and the Makefile takes them from there
    "docs/mascarade-masks.md",
    "docs/socket.md",
    "page/src/games/*/cards.ts",
    "page/src/games/*/figures.ts",
    "page/src/games/*/sheets.json",
    "page/src/games/*/sheets.ts",
    "page/src/games/*/wire.ts",
    "page/src/wire.ts",
    "page/src/words/keys.ts",
    "src/ridotto/words/*.json",
)
GENERATORS: Final = ("cards", "figures", "generate", "sheets", "wire", "words")  # in tools/
SOURCES: Final = ("src/ridotto/**/*.py", "src/ridotto/**/*.ftl", "src/ridotto/**/*.toml", "rules/*.toml")
STAMP: Final = ".build/generated"  # a checksum of the sources and of what was made from them
UNFINISHED: Final = "~"  # how the name of a file ends while it is written
INSTALL: Final = "`make generate` installs what that takes (requirements/generate.txt)"


class GenerateProblem(Exception):
    """The generated files could not be written; says why."""


def bring_up_to_date() -> None:
    """Writes what is out of date, in a process of its own: this one may have imported an older ridotto."""
    if is_due(ROOT):
        done = subprocess.run([sys.executable, "-m", "tools.generate"], cwd=ROOT, capture_output=True, text=True)
        if done.returncode != 0:
            raise GenerateProblem(done.stderr.strip() or f"tools.generate failed with exit code {done.returncode}")


def is_due(root: Path) -> bool:
    return stamp_in(root) != checksum([*sources(root), *generated(root)], root)


def stamp_in(root: Path) -> str:
    try:
        return (root / STAMP).read_text()
    except OSError:
        return ""


def sources(root: Path) -> list[Path]:
    return [*generators(root), *sorted(path for pattern in SOURCES for path in root.glob(pattern))]


def generators(root: Path) -> list[Path]:
    return [root / "tools" / f"{name}.py" for name in GENERATORS]


def generated(root: Path) -> list[Path]:
    """Returns the generated files that are there."""
    return sorted(path for pattern in GENERATED for path in root.glob(pattern))


def is_generated(path: Path, root: Path) -> bool:
    name = path.relative_to(root).as_posix()
    return any(fnmatch(name, pattern) for pattern in GENERATED)


def checksum(files: Iterable[Path], root: Path) -> str:
    """Returns a checksum of the names and the contents of files; the names count from `root`."""
    digest = sha256()
    for file in files:
        body = file.read_bytes()
        digest.update(f"\n{Path(os.path.relpath(file, root)).as_posix()} {len(body)}\n".encode() + body)
    return digest.hexdigest()


def write(texts: Mapping[Path, str], root: Path) -> list[Path]:
    """Writes the files whose text differs, and returns which. Other processes read either the old or the new text."""
    written = []
    for name, text in texts.items():
        path, body = root / name, text.encode()
        assert is_generated(path, root), f"{name} is missing in GENERATED"
        if not path.is_file() or path.read_bytes() != body:
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_name(f"{path.name}.{os.getpid()}{UNFINISHED}")
            unfinished.write_bytes(body)
            unfinished.replace(path)
            written.append(name)
    return written


def main() -> int:
    if not is_due(ROOT):
        return 0
    before = checksum(sources(ROOT), ROOT)
    sys.path.insert(0, str(ROOT / "src"))  # and not an installed ridotto
    try:
        from tools import cards, figures, sheets, wire, words
    except ModuleNotFoundError as missing:
        print(f"{missing.name} is not installed: {INSTALL}", file=sys.stderr)
        return 1
    try:
        texts = [tool.files() for tool in (cards, figures, sheets, wire, words)]
    except words.WrongCatalogue as wrong:
        print(wrong, file=sys.stderr)
        return 1
    written = write({path: text for made in texts for path, text in made.items()}, ROOT)
    print(f"generated files: {len(written)} written", file=sys.stderr)
    if checksum(sources(ROOT), ROOT) == before:  # or somebody edits them, and the next run has to look again
        (ROOT / STAMP).parent.mkdir(exist_ok=True)
        (ROOT / STAMP).write_text(checksum([*sources(ROOT), *generated(ROOT)], ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
