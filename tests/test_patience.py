"""No test brings a clock of its own: all waits come from tests/patience.py, so a slow machine fails none of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
THE_PLACE = {HERE / "patience.py", HERE / "web" / "http.py"}
WAITS = ("timeout", "wait", "wait_for", "wait_until", "join", "result", "acquire", "communicate", "set_options")
HTTPX = ("get", "head", "options", "post", "put", "delete", "request", "stream", "Client", "AsyncClient")


def own_clocks(tree: ast.AST) -> Iterator[ast.Call]:
    """Waits that name a number of seconds, and requests that wait as long as httpx does where nothing is said."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            named = [word.value for word in call.keywords if word.arg is not None and "timeout" in word.arg]
            called = ast.unparse(call.func)
            alone = call.args if called.rpartition(".")[2] in WAITS else []
            if any(is_number(value) for value in [*named, *alone]) or called in [f"httpx.{name}" for name in HTTPX]:
                yield call


def is_number(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and type(value.value) in (int, float)


@pytest.mark.slow
def test_no_test_waits_by_a_clock_of_its_own() -> None:
    found = [
        f"{path.relative_to(HERE)}:{call.lineno} {ast.unparse(call)}"
        for path in sorted(HERE.rglob("*.py"))
        if path not in THE_PLACE
        for call in own_clocks(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "caught"),
    [
        ("process.wait(10)", True),
        ("subprocess.run(command, timeout=5.0)", True),
        ("asyncio.timeout(20)", True),
        ("connect(url, open_timeout=3)", True),
        ("httpx.get(url)", True),
        ("process.wait(PATIENCE)", False),
        ("http.get(url)", False),
        ("asyncio.sleep(0)", False),
    ],
)
def test_a_clock_of_its_own_is_seen(line: str, caught: bool) -> None:
    assert bool(list(own_clocks(ast.parse(line)))) is caught
