"""docs/serving.md and docs/errors.md say what is so."""

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import ridotto.house
import ridotto.kernel
import ridotto.table
import ridotto.web
from ridotto.house.errors import SocketError
from ridotto.kernel import RidottoError
from ridotto.web.app import status_of
from ridotto.web.flags import FLAGS
from ridotto.web.sockets import POLICY, TRY_AGAIN
from ridotto.words.files import catalogue
from tests.web.servers import Server

ROOT = Path(__file__).parents[2]
ERRORS = (ROOT / "docs" / "errors.md").read_text(encoding="utf-8")
SERVING = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
ROOMS = (ridotto.kernel, ridotto.table, ridotto.house, ridotto.web)
SAID_WITH = {"Bye", "Problem", "Refused"}  # messages whose first or second word is a code


def errors() -> dict[str, type[RidottoError]]:
    """All that these rooms can refuse, by code."""
    names = {room.__name__ for room in ROOMS}
    for room in ROOMS:
        for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            importlib.import_module(module.name)

    def below(kind: type[RidottoError]) -> list[type[RidottoError]]:
        return [kind, *[found for sub in kind.__subclasses__() for found in below(sub)]]

    ours = [kind for kind in below(RidottoError) if ".".join(kind.__module__.split(".")[:2]) in names]
    return {kind.code: kind for kind in ours if "code" in vars(kind) and kind is not RidottoError}


def rows(section: str) -> dict[str, list[str]]:
    part = ERRORS.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return {
        cells[0]: cells[1:]
        for cells in re.findall(r"^\| `([a-z-]+)` \| (?:([0-9-]+) \| )?(.+) \|$", part, re.MULTILINE)
    }


WIRE = {**rows("At a table"), **rows("In the house"), **rows("On the web")}
ELSEWHERE = rows("Never over the network")


def test_every_detail_why_is_listed() -> None:
    """All that the catalogue has a sentence for, of what comes over the network."""
    part = ERRORS.split("\n## What the detail `why` says\n")[1].split("\n## ")[0]
    listed = {
        f"{code}-{why}"
        for code, whys in re.findall(r"^- `([a-z-]+)`: ((?:.|\n  )+)", part, re.MULTILINE)
        for why in re.findall("`([a-z-]+)`", re.sub(r"\([^)]*\)", "", whys))
    }
    keys = [key.removeprefix("wrong-") for key in catalogue("en").messages if key.startswith("wrong-")]
    assert listed == {key for key in keys for code in WIRE if key.startswith(f"{code}-") and key not in WIRE}


def test_every_code_is_explained_once() -> None:
    assert set(errors()) == set(WIRE) | set(ELSEWHERE)
    for code in errors():
        assert len(re.findall(rf"^\| `{code}` \|", ERRORS, re.MULTILINE)) == 1, code


@pytest.mark.parametrize("code", sorted(WIRE))
def test_the_status_is_the_one_that_http_answers_with(code: str) -> None:
    kind = errors()[code]
    assert WIRE[code][0] == ("-" if issubclass(kind, SocketError) else str(status_of(kind)))


def test_a_code_is_said_by_its_class_alone() -> None:
    """So that every one of them is explained: no message spells its code itself."""
    said: set[str] = set()
    for room in ("house", "web"):
        for path in (ROOT / "src" / "ridotto" / room).rglob("*.py"):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in SAID_WITH:
                    words = [word.value for word in call.args[:2] if isinstance(word, ast.Constant)]
                    said |= {word for word in words if isinstance(word, str) and " " not in word}
    assert said == set()


def test_close_codes_are_explained() -> None:
    listed = {int(code) for code in re.findall(r"^\| (1[0-9]{3}) \|", ERRORS, re.MULTILINE)}
    assert listed == {1007, POLICY, 1009, 1011, 1012, TRY_AGAIN}


def test_every_flag_is_in_the_table() -> None:
    known = [f"--{flag.name} {flag.metavar} | {flag.meaning} | {flag.default()} | {flag.variable}" for flag in FLAGS]
    flags = SERVING.split("\n## Flags\n")[1].split("\n## ")[0]
    table = [
        row.replace("\\|", "|").replace("`", "") for row in re.findall(r"^\| (`--[a-z-]+ .+`) \|$", flags, re.MULTILINE)
    ]
    assert table == known


def test_every_metric_is_in_the_table(server: Server) -> None:
    text = server.counts()
    counted = set(re.findall(r"^# TYPE (ridotto_\w+?)(?:_created)? ", text, re.MULTILINE))
    assert {name.removesuffix("_total") for name in counted} == {
        name.removesuffix("_total") for name in re.findall(r"^\| `(ridotto_\w+)` \|", SERVING, re.MULTILINE)
    }
