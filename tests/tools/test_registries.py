"""Packages come from where a machine's own clients look for them: no file of ours names a registry's host."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOST = re.compile(r"\b(?:pypi|npmjs|yarnpkg|pythonhosted)\.(?:org|com)\b")
FOLDERS = (".ci", "bench", "docs", "page/src", "requirements", "rules", "src", "tests", "tools")
ENDINGS = {".in", ".js", ".json", ".md", ".mjs", ".py", ".svelte", ".toml", ".ts", ".txt", ""}


def files() -> list[Path]:
    below = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*"))]
    beside = [path for path in sorted(ROOT.iterdir()) if path.name != ".git"]
    page = sorted((ROOT / "page").glob("*.*"))
    found = [path for path in (*below, *beside, *page) if path.is_file() and path.suffix in ENDINGS]
    return [path for path in found if "node_modules" not in path.parts and "__pycache__" not in path.parts]


def test_no_file_names_the_host_of_a_registry() -> None:
    found = files()
    assert len(found) > 1000
    assert {ROOT / "page" / "package-lock.json", ROOT / "requirements" / "run.txt"} <= set(found)
    naming = [path for path in found if HOST.search(path.read_text(encoding="utf-8"))]
    assert [str(path.relative_to(ROOT)) for path in naming] == []
