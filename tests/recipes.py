"""Following a recipe of CONTRIBUTING: in a copy of the sources, which is then run in a process of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.generate import is_generated
from tools.words import messages_of

ROOT = Path(__file__).parents[1]
PROJECT = ("docs", "page", "rules", "src", "tests", "tools")
BUILT = ("__pycache__", "*.so", "*.egg-info", "node_modules")


class Copy:
    """The sources, and the ledgers where an installed package has them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        unneeded = shutil.ignore_patterns("__pycache__", "*.so", "page")
        shutil.copytree(ROOT / "src" / "ridotto", folder / "ridotto", ignore=unneeded)
        shutil.copytree(ROOT / "rules", folder / "ridotto" / "rules")

    def insert(self, file: str, before: str, text: str) -> None:
        """Puts a text before the last place that reads so."""
        path = self.folder / "ridotto" / file
        head, found, tail = path.read_text(encoding="utf-8").rpartition(before)
        assert found, f"{file} has no {before!r}"
        path.write_text(head + text + found + tail, encoding="utf-8")

    def say(self, language: str, sentences: str) -> None:
        """Adds sentences to the catalogue of a language, as `tools/words.py` does."""
        added, compiled = self.folder / "added.ftl", self.folder / "ridotto" / "words" / f"{language}.json"
        added.write_text(sentences, encoding="utf-8")
        messages = {**json.loads(compiled.read_text(encoding="utf-8")), **dict(messages_of(added))}
        compiled.write_text(json.dumps(messages), encoding="utf-8")

    def check(self, scenarios: str) -> str:
        """What `ridotto check` says of these scenarios there."""
        file = self.folder / "scenarios.toml"
        file.write_text(scenarios, encoding="utf-8")
        return self.run("ridotto", "check", str(file))

    def demand(self, file: str, word: str) -> str:
        """What the tests of a file say there, as far as they are about this word."""
        return self.run("pytest", "-q", "-p", "no:cacheprovider", file, "-k", word)

    def run(self, *module: str) -> str:
        """What a module prints that does not fail."""
        return run(self.folder, ROOT, *module)


class Project:
    """A copy of all that a recipe may touch, the workshop included, which says what was touched."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in PROJECT:
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*BUILT))
        for path in ROOT.iterdir():
            if path.is_file():
                shutil.copy(path, folder / path.name)
        self.before = self.contents()

    def contents(self) -> dict[str, bytes]:
        """What people wrote, by file."""
        paths = [path for path in self.folder.rglob("*") if path.is_file() and not is_generated(path, self.folder)]
        names = [path.relative_to(self.folder) for path in paths]
        return {str(name): (self.folder / name).read_bytes() for name in names if name.parts[0] in PROJECT}

    def touched(self) -> list[str]:
        now = self.contents()
        return sorted(name for name in now if "__pycache__" not in name and now[name] != self.before.get(name))

    def add(self, file: str, text: str) -> None:
        (self.folder / file).write_text(text, encoding="utf-8")

    def insert(self, file: str, before: str, text: str) -> None:
        """Puts a text before the first place that reads so."""
        path = self.folder / file
        head, found, tail = path.read_text(encoding="utf-8").partition(before)
        assert found, f"{file} has no {before!r}"
        path.write_text(head + text + found + tail, encoding="utf-8")

    def replace(self, file: str, pattern: str, text: str) -> None:
        path = self.folder / file
        replaced, found = re.subn(pattern, text, path.read_text(encoding="utf-8"))
        assert found == 1, f"{file} has {pattern!r} {found} times"
        path.write_text(replaced, encoding="utf-8")

    def append(self, file: str, text: str) -> None:
        with (self.folder / file).open("a", encoding="utf-8") as appended:
            appended.write(text)

    def run(self, *module: str) -> str:
        return run(self.folder / "src", self.folder, *module)

    def demand(self, *arguments: str) -> str:
        """What its own tests say."""
        return self.run("pytest", "-q", "-n0", "-p", "no:cacheprovider", *arguments)


def run(sources: Path, folder: Path, *module: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    environment.pop("RIDOTTO_EXPECT", None)  # a copy is never compiled
    command = [sys.executable, "-m", *module]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
