"""Following a recipe of CONTRIBUTING: in a copy of the sources, which is then run in a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.words import messages_of

ROOT = Path(__file__).parents[1]


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
        environment = {**os.environ, "PYTHONPATH": str(self.folder)}
        environment.pop("RIDOTTO_EXPECT", None)  # the copy is never compiled
        run = [sys.executable, "-m", *module]
        done = subprocess.run(run, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
