"""The catalogues compiled for Python, and the types of their keys for the page. `tools/generate.py` writes them.

A catalogue is one folder of Fluent files a language. The page reads those files themselves.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, parse

from ridotto.words.files import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = Path("src/ridotto/words")
TYPES: Final = Path("page/src/words/keys.ts")
OF_THE_TERMINAL: Final = "*terminal"  # files that the page does not load
COUNTED: Final = ("zero", "one", "two", "few", "many", "other")


class WrongCatalogue(Exception):
    """A catalogue does not say what it should; says where."""


def files() -> dict[Path, str]:
    """Returns every file that is made from the catalogues, by its path from the root of the project."""
    compiled = {language: compile_language(language) for language in LANGUAGES}
    made = {FOLDER / f"{language}.json": one_line_a_key(messages) for language, messages in compiled.items()}
    return {**made, TYPES: types_of(compiled["en"], keys_in("en", OF_THE_TERMINAL))}


def one_line_a_key(messages: dict[str, Any]) -> str:
    spell = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
    return "{\n" + ",\n".join([f"{spell(key)}: {spell(messages[key])}" for key in sorted(messages)]) + "\n}\n"


def keys_in(language: str, file: str) -> set[str]:
    """Returns the keys of a file of a catalogue, or of all files that a pattern such as *host names."""
    return {key for path in (ROOT / FOLDER / language).glob(f"{file}.ftl") for key, _ in messages_of(path)}


def compile_language(language: str) -> dict[str, Any]:
    return compile_folder(ROOT / FOLDER / language)


def compile_folder(folder: Path) -> dict[str, Any]:
    """Returns all sentences of a language; the attributes of a message are its forms, `key.form`."""
    found: dict[str, Any] = {}
    for path in sorted(folder.glob("*.ftl")):
        for key, pattern in messages_of(path):
            if key in found:
                raise WrongCatalogue(f"{path}: {key} stands in two places")
            found[key] = pattern
    for key, pattern in found.items():
        for referred in references(pattern):
            if referred not in found:
                raise WrongCatalogue(f"{folder}: {key} refers to {referred}, which nobody says")
    return found


def messages_of(path: Path) -> Iterator[tuple[str, Any]]:
    text = path.read_text(encoding="utf-8")
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            wrong = entry.annotations[0].message if entry.annotations else "not understood"
            raise WrongCatalogue(f"{path}, line {line}: {wrong}")
        if isinstance(entry, ast.Term):
            raise WrongCatalogue(f"{path}: -{entry.id.name} is a term: expected a message")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, compile_pattern(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", compile_pattern(attribute.value)


def compile_pattern(pattern: ast.Pattern) -> Any:
    parts = [
        element.value if isinstance(element, ast.TextElement) else compile_expression(element.expression)
        for element in pattern.elements
    ]
    merged: list[Any] = []
    for part in parts:
        literal = part[1] if isinstance(part, list) and part[0] == "=" and isinstance(part[1], str) else part
        if merged and isinstance(literal, str) and isinstance(merged[-1], str):
            merged[-1] += literal
        else:
            merged.append(literal)
    if not merged:
        return ""
    return merged[0] if len(merged) == 1 and isinstance(merged[0], str) else merged


def compile_expression(expression: Any) -> list[Any]:
    match expression:
        case ast.VariableReference():
            return ["$", expression.id.name]
        case ast.StringLiteral():
            return ["=", expression.parse()["value"]]
        case ast.NumberLiteral():
            return ["=", int(expression.value)]
        case ast.MessageReference():
            form = f".{expression.attribute.name}" if expression.attribute else ""
            return ["m", f"{expression.id.name}{form}"]
        case ast.FunctionReference():
            positional = [compile_expression(each) for each in expression.arguments.positional]
            named = {each.name.name: compile_expression(each.value)[1] for each in expression.arguments.named}
            return ["f", expression.id.name, positional, named]
        case ast.SelectExpression():
            forms = {name_of(variant.key): compile_pattern(variant.value) for variant in expression.variants}
            usual = next(name_of(variant.key) for variant in expression.variants if variant.default)
            return ["s", compile_expression(expression.selector), forms, usual]
        case ast.Placeable():
            return compile_expression(expression.expression)
        case _:
            raise WrongCatalogue(f"{type(expression).__name__} is more than we understand")


def name_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


# What stands in a pattern.


def parts_of(pattern: Any) -> Iterator[list[Any]]:
    """Yields every part of a pattern, and the parts within parts."""
    for part in [] if isinstance(pattern, str) else pattern:
        if isinstance(part, list):
            yield from parts_within(part)


def parts_within(part: list[Any]) -> Iterator[list[Any]]:
    yield part
    if part[0] == "f":
        for each in part[2]:
            yield from parts_within(each)
    elif part[0] == "s":
        yield from parts_within(part[1])
        for pattern in part[2].values():
            yield from parts_of(pattern)


def references(pattern: Any) -> list[str]:
    return [part[1] for part in parts_of(pattern) if part[0] == "m"]


def arguments(messages: dict[str, Any], key: str) -> dict[str, str]:
    """Returns the arguments that a sentence is filled with, those of sentences inside it too, and their types."""
    found: dict[str, str] = {}
    for part in parts_of(messages[key]):
        if part[0] == "$":
            found.setdefault(part[1], "Value")
        elif part[0] == "m":
            for name, sort in arguments(messages, part[1]).items():
                found[name] = sort if found.get(name, sort) == sort else "number"
        elif part[0] == "s" and part[1][0] == "$" and not set(part[2]).isdisjoint(COUNTED):
            found[part[1][1]] = "number"
        elif part[0] == "f" and part[1] == "COUNT" and part[2][1][0] == "$":
            found[part[2][1][1]] = "number"
    return found


def types_of(messages: dict[str, Any], left_out: set[str]) -> str:
    lines = [
        "// Written by tools/words.py from src/ridotto/words/en: every sentence, and what it is filled with.",
        "import type { Value } from './reader';",
        "",
        "export interface Sentences {",
    ]
    for key in sorted(messages):
        if "." not in key and key not in left_out:
            filled = "; ".join([f"{name}: {sort}" for name, sort in sorted(arguments(messages, key).items())])
            lines.append(f"  '{key}': {{ {filled} }};" if filled else f"  '{key}': Nothing;")
    return "\n".join([*lines, "}", "", "export type Nothing = Record<never, never>;", ""])
