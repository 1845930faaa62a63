"""Confirms that a sentence about rules is true: python -m tools.confirm KEY … [--shown-by SCENARIO].

A sentence, or a term of the rules, names clauses in a cited.json of the page, a host option in its game. The
clauses of a mask or an agent are those that have it as their topic.
`tests/page/confirmed.json` names one scenario that shows what the sentence says, and a digest of the sentence in all
languages and of its clauses. When one of these changes, tests/page/test_confirmed.py fails until somebody has read them
again and confirmed the key.

A scenario is written as `mascarade-1e/forced.toml: its title`, a test as `tests/house/test_notes.py::its_name`.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ridotto.games import GAMES
from ridotto.ledger import TABLE, Clause, ledger
from ridotto.words.files import LANGUAGES
from tools import generate

ROOT: Final = Path(__file__).parents[1]
CONFIRMED: Final = ROOT / "tests" / "page" / "confirmed.json"
SCENARIOS: Final = ROOT / "tests" / "scenarios"
CITED: Final = ("page/src/rules/cited.json", "page/src/games/*/cited.json", "page/src/games/*/sheets.json")
COMMAND: Final = "PYTHONPATH=src .build/dev/bin/python -m tools.confirm"
OF_A_TERM: Final = re.compile(r"rules-(?:title|text|words|more)-([\w-]+?)(?:-[12]e)?|mascarade-(?:power|gist)-(\w+)")
OF_AN_OPTION: Final = re.compile(r"(option-[\w-]+-\w+)-(?:label|meaning|write|is-[\w-]+)")


class Sentence(NamedTuple):
    """What the page says about rules under one key of a cited.json, or about one host option."""

    key: str
    clauses: list[Clause]
    texts: dict[str, Any]  # patterns of the catalogues, by language and key

    def digest(self) -> str:
        written = [self.texts, [(clause.id, clause.rule, clause.kind) for clause in self.clauses]]
        return hashlib.sha256(json.dumps(written, sort_keys=True).encode()).hexdigest()[:12]


@cache
def sentences() -> dict[str, Sentence]:
    """All sentences about rules, by key; editions and games that say the same thing under one key are one sentence."""
    clauses = {clause.id: clause for name in (*GAMES, TABLE) for clause in ledger(name).values()}
    cited: dict[str, list[str]] = {}
    for pattern in CITED:
        for path in sorted(ROOT.glob(pattern)):
            for key, written in json.loads(path.read_text(encoding="utf-8")).items():
                cited[key] = [*cited.get(key, []), *ids_in(written)]
    texts: dict[str, dict[str, Any]] = {}
    for language in LANGUAGES:
        for name, text in patterns(language).items():
            for key in keys_of(name):
                texts.setdefault(key, {})[f"{language} {name}"] = text
    for game in GAMES.values():
        for option in game.host_options():
            for key in (f"option-{game.id}-{option.name}", f"option-{game.id.partition('-')[0]}-{option.name}"):
                if key in texts:
                    cited[key] = [*cited.get(key, []), *option.clauses]
    return {
        key: Sentence(key, [clauses[id] for id in sorted(set(ids))], texts.get(key, {})) for key, ids in cited.items()
    }


def patterns(language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "src/ridotto/words" / f"{language}.json").read_text(encoding="utf-8"))
    return found


def ids_in(written: str) -> Iterator[str]:
    """`AB1+AB2 011 220-222` is AB1-011 and AB1-220 to AB1-222, and the same of AB2: see page/src/rules/clauses.ts."""
    ledgers: list[str] = []
    for word in written.split():
        if not word[0].isdigit():
            ledgers = word.split("+")
            continue
        first, _, last = word.partition("-")
        for number in range(int(first), int(last or first) + 1):
            yield from (f"{name}-{number:03}" for name in ledgers)


def keys_of(text: str) -> list[str]:
    """The keys under which a text of the catalogue may be cited: its own, that of its term, that of its option."""
    found = [text.partition(".")[0]]
    if term := OF_A_TERM.fullmatch(text):
        found.append(f"rules-{term[1] or term[2]}")
    if option := OF_AN_OPTION.fullmatch(text):
        found.append(option[1])
    return found


def cited_by(shown_by: str) -> set[str]:
    """The clauses that a scenario or a test cites; empty if there is none of this name."""
    if "::" in shown_by:
        path, _, name = shown_by.partition("::")
        return cited_by_tests(ROOT / path).get(name, set())
    path, _, title = shown_by.partition(": ")
    return cited_by_scenarios(SCENARIOS / path).get(title, set())


@cache
def cited_by_scenarios(path: Path) -> dict[str, set[str]]:
    if not path.is_file():
        return {}
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    return {each["title"]: set(each.get("clauses", [])) for each in written.get("scenario", [])}


@cache
def cited_by_tests(path: Path) -> dict[str, set[str]]:
    if not path.is_file():
        return {}
    found: dict[str, set[str]] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            marks = [mark for mark in node.decorator_list if ast.unparse(mark).startswith("pytest.mark.clause(")]
            found[node.name] = {
                ast.literal_eval(arg) for mark in marks if isinstance(mark, ast.Call) for arg in mark.args
            }
    return found


def confirmed() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(CONFIRMED.read_text(encoding="utf-8"))
    return found


def problem_with(key: str) -> str:
    """Says why a key has to be confirmed; empty if nothing has changed."""
    sentence, entry = sentences().get(key), confirmed().get(key)
    if sentence is None:
        return f"{key}: no cited.json has this key: take it out of {CONFIRMED.name}"
    command = f"read it again beside its clauses, then: {COMMAND} {key}"
    if entry is None:
        return f"{key} was never confirmed: {command} --shown-by SCENARIO"
    if cited_by(entry["shown_by"]).isdisjoint([clause.id for clause in sentence.clauses]):
        missing = f"{entry['shown_by']!r} does not exist, or cites none of its clauses"
        return f"{key}: {missing}: {command} --shown-by SCENARIO"
    if entry["digest"] != sentence.digest():
        return f"{key}: the sentence or one of its clauses has changed: {command}"
    return ""


def confirm(key: str, shown_by: str) -> str:
    """Writes that a sentence is true, and returns it with its clauses, for the person who says so."""
    sentence = sentences().get(key)
    if sentence is None:
        raise SystemExit(f"{key}: expected a key of {' or '.join(CITED)}, or option-GAME-NAME")
    found = confirmed()
    shown_by = shown_by or found.get(key, {}).get("shown_by", "")
    if cited_by(shown_by).isdisjoint([clause.id for clause in sentence.clauses]):
        raise SystemExit(f"{key}: expected --shown-by with a scenario that cites one of its clauses, not {shown_by!r}")
    found[key] = {"shown_by": shown_by, "digest": sentence.digest()}
    CONFIRMED.write_text(json.dumps(dict(sorted(found.items())), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    texts = [f"  {name}: {json.dumps(text, ensure_ascii=False)}" for name, text in sentence.texts.items()]
    clauses = [f"  {clause.id} {clause.rule}" for clause in sentence.clauses]
    return "\n".join([key, *texts, *clauses, f"  shown by {shown_by}"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Confirm that sentences about rules are true.")
    parser.add_argument("keys", nargs="+", metavar="KEY", help="of a cited.json, or option-GAME-NAME")
    parser.add_argument("--shown-by", default="", metavar="SCENARIO", help="a scenario or a test that shows it")
    chosen = parser.parse_args()
    generate.bring_up_to_date()
    for key in chosen.keys:
        print(confirm(key, chosen.shown_by))


if __name__ == "__main__":
    main()
