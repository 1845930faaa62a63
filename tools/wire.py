"""Write docs/socket.md and page/src/wire.ts anew, from the messages themselves: python -m tools.wire [--check]"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args, is_typeddict

import msgspec
from msgspec import inspect as look

from ridotto.games.mascarade.public import prospects as mascarade
from ridotto.games.masquerade.public import prospects as masquerade
from ridotto.games.masques.public import leads
from ridotto.games.masques.public import prospects as masques
from ridotto.house import shown
from ridotto.web import wire

DOCS: Final = Path("docs/socket.md")
TYPES: Final = Path("page/src/wire.ts")
PROSPECTS: Final = (mascarade, leads, masques, masquerade)  # what is in the options of each family of games
FIELD: Final = re.compile(r"^    (\w+): .*?(?:  # (.*))?$", re.MULTILINE)

INTRODUCTION: Final = """\
# The socket of a table

`tools/wire.py` writes this page from the messages in `src/ridotto/web/wire.py`; `page/src/wire.ts` has them as types.

A screen opens a WebSocket at `/api/tables/CODE/socket` and sends `hello` within ten seconds. The token stands in this
message and nowhere else, so that no log of addresses holds it. From then on the server sends what is new for these
ears, and the screen sends what its person does. Every message is one JSON object in one text frame; `type` says which.
What a screen does not know in a message, it leaves alone: fields may be added without a new `version`.

- **Nothing is told before it is stored.** `done` and `news` mean that a power cut loses nothing of it.
- **Facts are numbered for each pair of ears alone.** A screen that was cut off says in `hello` how much it has heard,
  and is told the rest. Where memory is strict, nothing that it answered after is told again, nor, while the
  table is awake, what it has `seen`.
- **Questions are numbered for each player alone.** An answer names the number: one that comes late, twice or from
  another screen of the same seat is refused (`not-that-question`), and nothing changes.
- **News is always the newest.** Whoever reads slowly gets fewer, larger messages with the present view. A screen that
  takes nothing for half a minute is cut off.
- **`welcome` brings the latest lines of chat**, at most 50. `earlier` asks for those before them: before the game
  begins, and where memory is `aid`. A line says who spoke, since somebody else may have the seat by now.
- **Several screens may share a seat**; all of them are told everything.
- **A notebook belongs to a person**, where memory is `notes` or `aid`. `welcome` brings it to every screen of theirs,
  `note` replaces it, and `notes` tells their other screens. It can be read and written before the game, in a pause,
  while a bot plays on and after the end; when the table is closed it can only be read. It is told to nobody else, and
  whoever takes over the seat, or plays again at another table, begins with an empty one.
- **A game that was begun under other rules** than the server plays is `outdated`, or `over` where it had ended. Its
  facts come as they were told, from the first on, with the spelling in `say`; there is no view, no picture and no
  question, and an answer is refused (`other-rules`). Chat and notebooks go on.
- **`why` asks why something is not offered**, and `because` explains it, out of what these ears know.
- The server closes with 1012 when it restarts: come back at once with `hello`. 1008 follows `bye`, which says why;
  1009 is for messages of more than 16 KiB, 1013 for too many connections.

`ridotto.web.wire.VERSION` is {version}. Error codes are listed in [errors.md](errors.md).
"""


def main(arguments: list[str]) -> int:
    stale = []
    for path, text in ((DOCS, page()), (TYPES, types())):
        if not path.exists() or path.read_text() != text:
            stale.append(str(path))
            if "--check" not in arguments:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
    print("\n".join(stale) or "nothing to write")
    return 1 if stale and "--check" in arguments else 0


# ---- The page.


def page() -> str:
    parts = [INTRODUCTION.format(version=wire.VERSION)]
    parts.append("## From a screen\n\n" + "\n".join(told(struct) for struct in get_args(wire.FromScreen)))
    parts.append("## To a screen\n\n" + "\n".join(told(struct) for struct in get_args(wire.ToScreen)))
    parts.append("## What is in them\n\n" + "\n".join(told(struct) for struct in structs(shown)))
    parts.append("## Prospects of options\n\n" + "\n".join(told(row) for rows in PROSPECTS for row in records(rows)))
    return "\n".join(parts)


def told(struct: type) -> str:
    tag = tag_of(struct)
    lines = [f"### {f'`{tag}`' if tag else struct.__name__}", "", *said(struct)]
    comments = comments_in(struct)
    fields = fields_of(struct)
    if fields:
        lines += ["| field | is | |", "|---|---|---|"]
    for field in fields:
        kind = written(field.type).replace("|", "\\|")
        default = "" if field.required else "; may be left out"
        lines.append(f"| `{field.name}` | `{kind}` | {comments.get(field.name, '')}{default} |")
    return "\n".join(lines) + "\n"


def said(struct: type) -> Iterator[str]:
    if struct.__doc__ is not None and not struct.__doc__.startswith(f"{struct.__name__}("):
        yield from (inspect.cleandoc(struct.__doc__), "")


def comments_in(struct: type) -> dict[str, str]:
    """Returns what is written beside each field; a typed dict without a body has no room for it."""
    try:
        source = inspect.getsource(struct)
    except OSError:
        return {}
    return {name: comment or "" for name, comment in FIELD.findall(source)}


def tag_of(struct: type) -> str | None:
    """Returns what `type` says in a message; None for a part of one."""
    return struct.__struct_config__.tag if issubclass(struct, msgspec.Struct) else None  # type: ignore[return-value]


def fields_of(struct: type) -> list[look.Field]:
    """Returns the fields of a struct or a typed dict, in the order in which they are written."""
    fields: list[look.Field] = list(look.type_info(struct).fields)  # type: ignore[attr-defined]
    order = list(struct.__annotations__)
    return sorted(fields, key=lambda field: order.index(field.name))


# ---- The types.


def types() -> str:
    found = ["// Written by tools/wire.py from src/ridotto/web/wire.py and src/ridotto/house/shown.py: do not edit.\n"]
    found.append(f"export const VERSION = {wire.VERSION};\n")
    for struct in [*structs(shown), *structs(wire)]:
        found.append("\n".join(interface(struct)) + "\n")
    for rows in PROSPECTS:
        found += ["\n".join(interface(row)) + "\n" for row in records(rows)]
    for name, union in (("FromScreen", wire.FromScreen), ("ToScreen", wire.ToScreen)):
        found.append(f"export type {name} = {' | '.join(struct.__name__ for struct in get_args(union))};\n")
    return "\n".join(found)


def interface(struct: type) -> Iterator[str]:
    comments = comments_in(struct)
    doc = [line for line in said(struct) if line]
    if doc:
        yield "/** " + " ".join(doc[0].split()) + " */"
    yield f"export interface {struct.__name__} {{"
    if tag_of(struct):
        yield f'  type: "{tag_of(struct)}";'
    for field in fields_of(struct):
        comment = f" // {comments[field.name]}" if comments.get(field.name) else ""
        yield f"  {field.name}{'' if field.required else '?'}: {written(field.type)};{comment}"
    yield "}"


def written(kind: look.Type) -> str:
    """A type as TypeScript spells it."""
    match kind:
        case look.Metadata():
            return written(kind.type)
        case look.StrType():
            return "string"
        case look.BoolType():
            return "boolean"
        case look.IntType() | look.FloatType():
            return "number"
        case look.NoneType():
            return "null"
        case look.AnyType() | look.CustomType():
            return "unknown"
        case look.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case look.ListType():
            inner = written(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case look.DictType():
            return f"Record<string, {written(kind.value_type)}>"
        case look.UnionType():
            return " | ".join(written(part) for part in kind.types)
        case look.StructType() | look.TypedDictType():
            return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """In the order in which they are written."""
    found: list[type[msgspec.Struct]] = []
    for value in vars(module).values():
        here: Any = value
        if isinstance(here, type) and issubclass(here, msgspec.Struct) and here.__module__ == module.__name__:
            found.append(here)
    return found


def records(module: ModuleType) -> list[type]:
    """Returns the typed dicts that a module declares, in the order in which they are written."""
    return [value for value in vars(module).values() if is_typeddict(value) and value.__module__ == module.__name__]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
