"""Build the wheel: compiled by mypyc where there is a C compiler, plain Python where there is none.

RIDOTTO_COMPILE=auto    as above; the build says which it was, and so does ridotto.COMPILED
RIDOTTO_COMPILE=always  compiled, or no wheel
RIDOTTO_COMPILE=never   plain Python
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED_ROOMS = ["kernel", "games", "bots", "lab", "table"]
LEDGERS = sorted(Path("rules").glob("*.toml"))


def extensions() -> list[Extension]:
    """The rooms to compile; none when this build stays plain Python."""
    if "bdist_wheel" not in sys.argv:
        return []  # an editable install would leave .so files in src, and they would hide later edits
    choice = os.environ.get("RIDOTTO_COMPILE", "auto")
    if choice not in ("auto", "always", "never"):
        sys.exit(f"RIDOTTO_COMPILE is auto, always or never, not {choice!r}")
    problem = "RIDOTTO_COMPILE=never" if choice == "never" else compiler_problem()
    if problem is None:
        return compiled()
    if choice == "always":
        sys.exit(f"RIDOTTO_COMPILE=always, but C does not compile here: {problem}")
    print(f"\n*** ridotto: plain Python, several times slower than compiled ({problem}) ***\n", file=sys.stderr)
    return []


def compiler_problem() -> str | None:
    """Why C cannot be compiled and linked against this Python here, or None when it can."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        build = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        build.build_lib = build.build_temp = folder
        build.ensure_finalized()
        try:
            build.run()
        except Exception as problem:  # whatever a missing or broken compiler raises
            return str(problem)
    return None


def compiled() -> list[Extension]:
    from mypyc.build import mypycify  # only here: a plain build needs no mypy

    modules = [str(path) for room in COMPILED_ROOMS for path in sorted(Path("src/ridotto", room).rglob("*.py"))]
    found = mypycify(modules, opt_level="2", debug_level="0", group_name="ridotto", multi_file=True)
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args.append("-fvisibility=hidden")  # a call from file to file is a plain call then
    return found


class BuildExtensions(build_ext):
    """Compiles as many C files at once as there are processors: mypyc makes one of each module."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        with ThreadPoolExecutor(os.cpu_count()) as pool:

            def at_once(sources: list[str], **how: object) -> list[str]:
                made = pool.map(lambda source: one_by_one([source], **how), sources)
                return [file for files in made for file in files]

            self.compiler.compile = at_once
            self.parallel = os.cpu_count()
            super().build_extensions()


class BuildPython(build_py):
    """Starts from nothing, so that no .so of an earlier build is shipped, and takes the ledgers along."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if not self.editable_mode:
            self.copy_ledgers()

    def copy_ledgers(self) -> None:
        if not LEDGERS:
            sys.exit("rules/ holds no ledger (*.toml), and ridotto is not to be built without its rules")
        shelf = Path(self.build_lib, "ridotto", "rules")
        self.mkpath(str(shelf))
        for ledger in LEDGERS:
            self.copy_file(str(ledger), str(shelf / ledger.name))

    def get_source_files(self) -> list[str]:
        return [*super().get_source_files(), *map(str, LEDGERS)]  # what a source distribution carries


setup(ext_modules=extensions(), cmdclass={"build_py": BuildPython, "build_ext": BuildExtensions})
