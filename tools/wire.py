"""docs/socket.md and the page's types of messages, facts and views. `tools/generate.py` writes them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args, get_type_hints, is_typeddict

import msgspec
from msgspec import inspect as look

from ridotto.games import GAMES
from ridotto.games.mascarade.public import prospects as mascarade
from ridotto.games.masquerade.public import prospects as masquerade
from ridotto.games.masques.public import prospects as masques
from ridotto.house import messages, shown
from ridotto.kernel import AskingView, Datum, EndView, Fact, Form, Game, RecalledFact, Sort, first_players, forms_of
from ridotto.web import wire

DOCS: Final = Path("docs/socket.md")
TYPES: Final = Path("page/src/wire.ts")
GAME_TYPES: Final = "page/src/games/{}/wire.ts"
KERNEL: Final = "kernel"
FAMILIES: Final = list(dict.fromkeys(game.notation.language for game in GAMES.values()))
FACT: Final = "<fact>"  # stands for the facts of the game whose view it is
UNNAMED: Final = ("answer", "number", "words")  # sorts for which the page has no type of its own
PROSPECTS: Final = {"mascarade": mascarade, "masques": masques, "masquerade": masquerade}  # what is in options
INSIDE: Final[tuple[type, ...]] = (messages.Reason,)  # declared beside the messages
FIELD: Final = re.compile(r"^    (\w+): .*?(?:  # (.*))?$", re.MULTILINE)

INTRODUCTION: Final = """\
# The socket of a table

`tools/wire.py` writes this page from the messages in `src/ridotto/house/messages.py` and from the forms of the facts;
`page/src/wire.ts` and the `wire.ts` of each game have them as types, and the games' views as well.

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
- **News is always the newest.** A screen that reads slowly gets fewer, larger messages with the present view. One that
  takes nothing for half a minute is cut off.
- **A view comes whole with `welcome`, and with `news` as `changes`** of the view that the message before left. A change
  is `[path, value]`, or `[path]` where nothing stands there any more; a path is a list of keys and positions from the
  top. Put in one after the other, they make the next view. To a screen that missed something, `news` brings the whole
  view instead.
- **`welcome` brings the latest lines of chat**, at most 50. `earlier` asks for those before them: before the game
  begins, and where memory is `aid`. A line says who spoke, since somebody else may have the seat by now.
- **Several screens may share a seat**; all of them are told everything.
- **A notebook belongs to a person**, where memory is `notes` or `aid`. `welcome` brings it to every screen of theirs,
  `note` replaces it, the text and the marks of its grid, and `notes` tells their other screens. It can be read and
  written before the game, in a pause, while a bot plays on and after the end; when the table is closed it can only be
  read. It is told to nobody else, and a person who takes over the seat, or plays again at another table, begins with
  an empty one. A cell of the grid is two words, `row column`, as `a King`: the server only keeps them.
- **A game that was begun under other rules** than the server plays is `outdated`, or `over` where it had ended. Its
  facts come as they were told, from the first on, with the spelling in `say`; a fact that is not spelt so any more is
  `unknown`. There is no view, no picture and no question, and an answer is refused (`other-rules`). Chat and notebooks
  go on.
- **`why` asks why something is not offered**, and `because` explains it, out of what these ears know.
- **The server makes no sentences.** A fact is its `kind` and its fields, a question its `name`, an option its `text`,
  a reason a word with `args`, an error a `code`. A screen finds the sentence in its own language, as the page does in
  the catalogues (`src/ridotto/words`): `FAMILY-fact-KIND` is filled with the fields of the fact, `FAMILY-ask-NAME`
  with what the view shows, `FAMILY-option-TEXT` with the answer, and `FAMILY-why-REASON` with `args`, in which players
  are letters. `setup` in `welcome` has what sentences need of what was agreed before the game. `say` in `refused` and
  `bye` is for programmers. Only a screen that asks for the `picture` is sent lines of text, in English.
- The server closes with 1012 when it restarts: come back at once with `hello`. 1008 follows `bye`, which says why;
  1009 is for messages of more than 16 KiB, 1013 for too many connections.

Error codes are listed in [errors.md](errors.md).

## Versions

A client names its version in `hello`. One that speaks another version than the server is told so in one `bye`
(`other-version`), and the socket is closed with 1008. The present version is {version}.

| version | what changed |
|---|---|
| 2 | A fact is data: `n`, `kind` and its fields, no longer `number` and `text`. Views hold facts in `said`, too. |
| | `news` brings what has changed in the view (`changes`) instead of the view, to those who have the view before. |
| | No sentence is sent: `words` in `hello`, `say` of facts, options and `because`, and `ask` of questions are gone. |
| | `hello` asks for the `picture`; `welcome` has the `setup`; `because` has `args`, and `refused` may have `because`. |
| 1 | The first. |
"""

FACTS_INTRODUCTION: Final = """\
A fact has the fields that stand in braces in its spelling, each with its sort; records and scenarios hold the spelling,
a message holds the fields. Players are letters, numbers are numbers, `guests` are a list of words, all else is a word.
"""


def files() -> dict[Path, str]:
    """Returns what is to stand in each file."""
    games = {Path(GAME_TYPES.format(family)): game_types(family) for family in FAMILIES}
    return {DOCS: page(), TYPES: types(), **games}


# ---- The page.


def page() -> str:
    parts = [INTRODUCTION.format(version=messages.VERSION)]
    parts.append("## From a screen\n\n" + "\n".join(told(struct) for struct in get_args(messages.FromScreen)))
    parts.append("## To a screen\n\n" + "\n".join(told(struct) for struct in get_args(messages.ToScreen)))
    parts.append("## What is in them\n\n" + "\n".join(told(struct) for struct in [*INSIDE, *structs(shown)]))
    facts = [facts_told(family) for family in (KERNEL, *FAMILIES)]
    parts.append("## Facts\n\n" + "\n".join([FACTS_INTRODUCTION, *facts]))
    parts.append(
        "## Prospects of options\n\n" + "\n".join(told(row) for rows in PROSPECTS.values() for row in rows_of(rows))
    )
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
        notes = [comments.get(field.name, ""), limits(field.type), "" if field.required else "may be left out"]
        lines.append(f"| `{field.name}` | `{kind}` | {'; '.join(filter(None, notes))} |")
    return "\n".join(lines) + "\n"


def limits(kind: look.Type) -> str:
    """Returns how many there may be of something, and how long it may be; empty where nothing is said of it."""
    match kind:
        case look.ListType(item_type=look.StrType(max_length=int(letters)), max_length=int(most)):
            return f"at most {most}, of at most {letters} characters each"
        case look.StrType(max_length=int(letters)):
            return f"at most {letters} characters"
    return ""


def rows_of(module: ModuleType) -> list[type]:
    """Returns the rows that a module declares, and what is in their fields."""
    rows = records(module)
    inside = [field.type.cls for row in rows for field in fields_of(row) if isinstance(field.type, look.TypedDictType)]
    return [*rows, *dict.fromkeys(inside)]


def facts_told(family: str) -> str:
    title = "Of every game" if family == KERNEL else family.capitalize()
    explained = {kind.form: explanation(kind) for kind in facts_of(Fact) if hasattr(kind, "form")}
    rows = [f"| `{form.kind}` | `{form.template}` | {explained.get(form, '')} |" for form in own_forms(family)]
    return "\n".join([f"### {title}", "", "| kind | spelling | |", "|---|---|---|", *rows]) + "\n"


def facts_of(kind: type[Fact]) -> Iterator[type[Fact]]:
    """Yields a class of facts and all classes below it."""
    yield kind
    for below in kind.__subclasses__():
        yield from facts_of(below)


def explanation(kind: type[Fact]) -> str:
    """Returns the first paragraph of a docstring as one line; empty if the class has none of its own."""
    return " ".join(inspect.cleandoc(vars(kind).get("__doc__") or "").partition("\n\n")[0].split())


def own_forms(family: str) -> list[Form]:
    own = forms_of(family).own
    return [*own, RecalledFact.form] if family == KERNEL else own


def said(struct: type) -> Iterator[str]:
    if struct.__doc__ is not None and not struct.__doc__.startswith(f"{struct.__name__}("):
        yield from (inspect.cleandoc(struct.__doc__), "")


def comments_in(struct: Any) -> dict[str, str]:
    """Returns what is written beside each field; a typed dict without a body has no room for it."""
    try:
        source = inspect.getsource(struct)
    except OSError:
        return {}
    return {name: comment or "" for name, comment in FIELD.findall(source)}


def tag_of(struct: type) -> str | int | None:
    """Returns what `type` says in a message; None for a part of one."""
    info = look.type_info(struct)
    return info.tag if isinstance(info, look.StructType) else None


def fields_of(struct: type) -> list[look.Field]:
    """Returns the fields of a struct or a typed dict, in the order in which they are written."""
    info = look.type_info(struct)
    assert isinstance(info, look.StructType | look.TypedDictType)
    order = list(struct.__annotations__)
    return sorted(info.fields, key=lambda field: order.index(field.name))


# ---- The types.


def types() -> str:
    found = ["// Written by tools/wire.py from house/messages.py, house/shown.py and web/wire.py: do not edit.\n"]
    found.append(f"export const VERSION = {messages.VERSION};\n")
    for struct in [*structs(shown), *structs(messages), *structs(wire)]:
        found.append("\n".join(interface(struct)) + "\n")
    for name, union in (("FromScreen", messages.FromScreen), ("ToScreen", messages.ToScreen)):
        found.append(f"export type {name} = {' | '.join(struct.__name__ for struct in get_args(union))};\n")
    found.append("// What every game tells.\n")
    found += [sort_type(sort) for sort in sorts_in(KERNEL)]
    found.append(f"export type KernelFact =\n{union_of(KERNEL)};\n")
    found += ["\n".join(view_interface(view, KERNEL)) + "\n" for view in views_in(AskingView)]
    return "\n".join(found)


def game_types(family: str) -> str:
    """Returns the types of all that a family of games tells and shows."""
    shared = [sort.name.capitalize() for sort in sorts_in(KERNEL)]
    lines = [
        "// Written by tools/wire.py from the facts and the view of this game: do not edit.\n",
        f"import type {{ {', '.join(sorted(['AskingView', 'KernelFact', *shared]))} }} from '../../wire';\n",
        *[sort_type(sort) for sort in sorts_in(family) if sort not in sorts_in(KERNEL)],
        f"export type {family.capitalize()}Fact =\n  | KernelFact\n{union_of(family)};\n",
        *[
            "\n".join(view_interface(view, family)) + "\n"
            for view in views_in(view_type(family))
            if view is not EndView
        ],
        *["\n".join(interface(row)) + "\n" for row in [*records(PROSPECTS[family]), *setup_types(family)]],
    ]
    return "\n".join(lines)


def sorts_in(family: str) -> list[Sort]:
    """Returns the sorts that have a name on the page, in the order in which the facts of a family mention them."""
    found = {field.sort.name: field.sort for form in own_forms(family) for field in form.fields}
    return [sort for name, sort in found.items() if name not in UNNAMED]


def sort_type(sort: Sort) -> str:
    return f"export type {sort.name.capitalize()} = {sort.typescript};\n"


def union_of(family: str) -> str:
    """Returns a member for each kind of fact."""
    return "\n".join([f"  | {{ {'; '.join(members(form))} }}" for form in own_forms(family)])


def members(form: Form) -> Iterator[str]:
    yield f"kind: '{form.kind}'"
    for field in form.fields:
        sort = field.sort
        yield f"{field.name}: {sort.typescript if sort.name in UNNAMED else sort.name.capitalize()}"


@cache
def view_type(family: str) -> Any:
    """Returns what the view of a family shows, as `as_dict` declares it: only the sources keep that."""
    game = game_of(family)
    view = game.view(game.set_up(game.most, {}), first_players(1)[0])
    return get_type_hints(type(view).as_dict)["return"]


def setup_types(family: str) -> list[Any]:
    """Returns what a setup of a family shows, the parts before the whole; none where `as_dict` does not declare it."""
    game = game_of(family)
    shown = get_type_hints(type(game.set_up(game.most, {})).as_dict)["return"]
    return views_in(shown) if is_typeddict(shown) else []


def game_of(family: str) -> Game:
    return next(game for game in GAMES.values() if game.notation.language == family)


def views_in(view: Any) -> list[Any]:
    """Returns a typed dict and all that it holds, the parts before the whole."""
    found: list[Any] = []
    for hint in get_type_hints(view).values():
        for part in parts_of(hint):
            if is_typeddict(part):
                found += [each for each in views_in(part) if each not in found]
    return [*found, view]


def parts_of(hint: Any) -> Iterator[Any]:
    yield hint
    for part in get_args(hint):
        yield from parts_of(part)


def view_interface(view: Any, family: str) -> Iterator[str]:
    comments = comments_in(view)
    extends = view is not AskingView and AskingView.__annotations__.keys() <= view.__annotations__.keys()
    if view.__doc__:
        yield f"/** {view.__doc__} */"
    yield f"export interface {view.__name__}{' extends AskingView' if extends else ''} {{"
    for name, hint in get_type_hints(view).items():
        if not extends or name not in AskingView.__annotations__:
            comment = f" // {comments[name]}" if comments.get(name) else ""
            yield f"  {name}: {written(look.type_info(hint)).replace(FACT, f'{family.capitalize()}Fact')};{comment}"
    yield "}"


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
        case look.TypedDictType():
            return kind.cls.__name__
        case look.DictType() if kind == look.type_info(dict[str, Datum]):
            return FACT
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
