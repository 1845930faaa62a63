"""The sources ask the catalogue for sentences that it has, fill them with what they need, and leave none unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import ridotto.cli
import ridotto.terminal.opening
import ridotto.web.serve  # noqa: F401
from ridotto.games import GAMES
from ridotto.kernel import RidottoError
from ridotto.terminal.sitting import COMMANDS
from ridotto.words.files import LANGUAGES, catalogue, reader
from tools.words import OF_THE_TERMINAL, arguments, keys_in, references

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "ridotto"
KEY: Final = re.compile(r"[a-z0-9]+(?:-\w+)+")
FROM_ELSEWHERE: Final = {"problem", "errno"}  # details that a cause or the system adds


@cache
def calls() -> list[tuple[str, ast.Call]]:
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found.append((f"{path.relative_to(ROOT)}:{node.lineno}", node))
    return found


def sentences_asked_for() -> Iterator[tuple[str, str, ast.Call]]:
    """Yields where a literal key is asked for, and the call."""
    for where, call in calls():
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        first = call.args[0] if call.args else None
        if name == "say" and isinstance(first, ast.Constant) and isinstance(first.value, str):
            if KEY.fullmatch(first.value):
                yield where, first.value, call


def refusals() -> Iterator[tuple[str, str, ast.Call]]:
    """Yields where something is refused for a reason that is spelt there: the key of its sentence, and the call."""
    codes = {each.__name__: each.code for each in every_error(RidottoError)}
    for where, call in calls():
        name = getattr(call.func, "id", "")
        why = next((given.value for given in call.keywords if given.arg == "why"), None)
        if name in codes and isinstance(why, ast.Constant):
            yield where, f"wrong-{codes[name]}-{why.value!s}", call


def every_error(kind: type[RidottoError]) -> Iterator[type[RidottoError]]:
    yield kind
    for each in kind.__subclasses__():
        yield from every_error(each)


def needed(key: str) -> set[str]:
    return set(arguments(dict(catalogue("en").messages), key))


def test_every_sentence_that_is_asked_for_is_there_and_is_filled() -> None:
    asked = list(sentences_asked_for())
    assert len(asked) > 40
    wrong = []
    for where, key, call in asked:
        given = {each.arg for each in call.keywords}
        if key not in catalogue("en"):
            wrong.append(f"{where}: nobody says {key}")
        elif None not in given and given != needed(key):
            wrong.append(f"{where}: {key} needs {sorted(needed(key))}, not {sorted(map(str, given))}")
    assert wrong == []


def test_every_refusal_with_a_reason_has_a_sentence_and_what_fills_it() -> None:
    wrong = []
    for where, key, call in refusals():
        given = {str(each.arg) for each in call.keywords} | FROM_ELSEWHERE
        if key not in catalogue("en"):
            wrong.append(f"{where}: nobody says {key}")
        elif not needed(key) <= given:
            wrong.append(f"{where}: {key} needs {sorted(needed(key) - given)}, too")
    assert wrong == []


def objections() -> Iterator[tuple[str, str, ast.Call]]:
    """Yields where an objection to a setup is made: the key of its sentence, and the call."""
    for where, call in calls():
        if getattr(call.func, "id", "") == "Objection" and len(call.args) > 1:
            code = call.args[1]
            if isinstance(code, ast.Constant):
                yield where, f"objection-{code.value!s}", call


def test_every_objection_to_a_setup_has_a_sentence_and_what_fills_it() -> None:
    made = list(objections())
    wrong = []
    for where, key, call in made:
        given = {str(each.arg) for each in call.keywords} | ({"label"} if takes(call, "option") else set())
        if key not in catalogue("en"):
            wrong.append(f"{where}: nobody says {key}")
        elif not takes(call, None) and not needed(key) <= given:
            wrong.append(f"{where}: {key} needs {sorted(needed(key) - given)}, too")
    assert len(made) > 25 and wrong == []
    composed = {f"objection-{code}" for code in ("option-choice", "option-number", "option-seat", "ours")}
    composed |= {"objection-masques-costs", "objection-masques-influence"}
    of_objections = {key for key in keys_in("en", "*host") if key.startswith("objection-")}
    assert of_objections - {key for _, key, _ in made} == composed


def takes(call: ast.Call, argument: str | None) -> bool:
    """None: whatever a mapping holds."""
    return any(each.arg == argument for each in call.keywords)


def test_nothing_of_the_terminal_is_left_unsaid() -> None:
    keys = keys_in("en", OF_THE_TERMINAL)
    said = {key for _, key, _ in [*sentences_asked_for(), *refusals()]}
    said |= {f"wrong-{each.code}" for each in every_error(RidottoError)}
    said |= {f"terminal-word-{command}" for command in COMMANDS}
    said |= {referred for key in keys for referred in references(catalogue("en").messages[key])}
    said |= {f"{reader('en', game).family}-on-a-sheet" for game in GAMES}
    said |= {key.replace("-fact-", "-brief-") for key in catalogue("en").messages if "-fact-" in key}
    assert keys - said == set()


def test_every_host_option_is_explained_and_nothing_else_is() -> None:
    told = set()
    for game in GAMES.values():
        for option in game.host_options():
            about = ["label", "meaning", *[f"is-{choice}" for choice in option.choices()]]
            if option.kind() in ("text", "list", "files"):
                about.append("write")  # what may be written there
            for language in LANGUAGES:
                spoken = reader(language, game.id)
                assert all(spoken.host_option(option.name, what) for what in about), (game.id, option.name)
            owners = (game.id, game.id.split("-")[0])
            told |= {f"option-{owner}-{option.name}-{what}" for owner in owners for what in about}
    of_options = {key for key in keys_in("en", "*host") if key.startswith("option-")}
    assert of_options - told == {"option-write-number", "option-write-seat"}


def test_every_language_has_the_same_sentences_filled_alike() -> None:
    english = dict(catalogue("en").messages)
    for language in LANGUAGES:
        other = dict(catalogue(language).messages)
        assert {key.split(".")[0] for key in english} <= {key.split(".")[0] for key in other}
        for key in keys_in("en", OF_THE_TERMINAL):
            assert arguments(other, key) == arguments(english, key), key
