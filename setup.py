"""Build the wheel: compiled by mypyc where there is a C compiler, plain Python where there is none; with the page for
browsers, which node builds, brought along by a wheel of its own. Wheels and source distributions have the files that
tools/generate.py writes: it is run first.

RIDOTTO_COMPILE=auto    as above; the build says which it was, and so does ridotto.COMPILED
RIDOTTO_COMPILE=always  compiled, or no wheel
RIDOTTO_COMPILE=never   plain Python
RIDOTTO_OPTIMIZE=lto    -O3, and all files are optimized as one when they are linked; where nothing is said, this
RIDOTTO_OPTIMIZE=pgo    the same, by a profile: a first build plays matches of every game, then a second one is made
RIDOTTO_OPTIMIZE=o2     -O2, each file by itself
RIDOTTO_PAGE=always     with the page, or no wheel; where nothing is said, this
RIDOTTO_PAGE=never      without: `ridotto serve` has no page then, only its API and its sockets
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent))  # an isolated build does not look here by itself

from tools import docstrings, generate, page

COMPILED_ROOMS = ["kernel", "games", "bots", "lab", "table"]
COMPILED_MODULES = [
    "house/actor",
    "house/applying",
    "house/bot_turns",
    "house/bounds",
    "house/clock",
    "house/commands",
    "house/decisions",
    "house/fact_message",
    "house/folding",
    "house/game_decisions",
    "house/limits",
    "house/live_game",
    "house/lobby",
    "house/memory",
    "house/past_game",
    "house/published",
    "house/session",
    "house/stage",
    "house/table_log",
    "house/table_presence",
    "house/table_state",
    "house/telling",
    "house/view_changes",
    "solver/best_response",
    "solver/cfr",
    "solver/tree",
    "web/limits",
    "web/write_queue",
]  # what a move passes, and what loops over trees
QUIETLY = ["--follow-imports=silent", "--ignore-missing-imports"]  # what the others import is not here when we build
HIDDEN = "-fvisibility=hidden"  # a call from file to file is a plain call then
FLAGS = {  # by RIDOTTO_OPTIMIZE; where the compiler cannot, the next is tried
    "pgo": [HIDDEN, "-O3", "-flto=auto", "-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"],
    "lto": [HIDDEN, "-O3", "-flto=auto"],
    "o2": [HIDDEN, "-O2"],
}
PROFILING = [HIDDEN, "-O3", "-fprofile-generate"]  # the first of the two builds of pgo
LEDGERS = sorted(Path("rules").glob("*.toml"))


def extensions() -> list[Extension]:
    """The rooms to compile; none when this build stays plain Python."""
    if "bdist_wheel" not in sys.argv:
        return []  # an editable install would leave .so files in src, and they would hide later edits
    choice = os.environ.get("RIDOTTO_COMPILE", "auto")
    if choice not in ("auto", "always", "never"):
        sys.exit(f"RIDOTTO_COMPILE is auto, always or never, not {choice!r}")
    problem = "RIDOTTO_COMPILE=never" if choice == "never" else compiler_problem([])
    if problem is None:
        return compiled()
    if choice == "always":
        sys.exit(f"RIDOTTO_COMPILE=always, but C does not compile here: {problem}")
    print(f"\n*** ridotto: plain Python, several times slower than compiled ({problem}) ***\n", file=sys.stderr)
    return []


def compiler_problem(flags: list[str]) -> str | None:
    """Why C cannot be compiled and linked against this Python here with these flags, or None when it can."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        probe = Extension("probe", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        build = build_ext(Distribution({"name": "probe", "ext_modules": [probe]}))
        build.build_lib = build.build_temp = folder
        build.ensure_finalized()
        try:
            build.run()
        except Exception as problem:  # whatever a missing or broken compiler raises
            return str(problem)
    return None


def best_way() -> str:
    """How far this build is optimized: as RIDOTTO_OPTIMIZE says, or less where the compiler cannot."""
    choice = os.environ.get("RIDOTTO_OPTIMIZE", "lto")
    if choice not in FLAGS:
        sys.exit(f"RIDOTTO_OPTIMIZE is {', '.join(FLAGS)}, not {choice!r}")
    ways = list(FLAGS)[list(FLAGS).index(choice) :]
    for way in ways[:-1]:
        problem = compiler_problem(FLAGS[way])
        if problem is None:
            return way
        print(f"\n*** ridotto: not optimized by {way}, so somewhat slower ({problem}) ***\n", file=sys.stderr)
    return ways[-1]


def compiled() -> list[Extension]:
    from mypyc.build import mypycify  # only here: a plain build needs no mypy

    src = Path("src/ridotto")
    rooms = [path for room in COMPILED_ROOMS for path in sorted(Path(src, room).rglob("*.py"))]
    modules = [*rooms, *[Path(src, f"{module}.py") for module in COMPILED_MODULES]]
    found = mypycify(  # writes C into build/, a file for each module
        [*QUIETLY, *map(str, modules)], opt_level="2", debug_level="0", group_name="ridotto", multi_file=True
    )
    for module in modules:
        docstrings.keep_docstrings(Path("build", f"__native_{'___'.join(named(module))}.c"), module)
    if os.name == "posix":
        BuildExtensions.way = best_way()
    return found


def named(module: Path) -> tuple[str, ...]:
    """The parts of a module's name."""
    parts = module.relative_to("src").with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def page_is_built() -> bool:
    """Whether this build is to have the page, which is there then."""
    choice = os.environ.get("RIDOTTO_PAGE", "always")
    if choice not in ("always", "never"):
        sys.exit(f"RIDOTTO_PAGE is always or never, not {choice!r}")
    if choice == "never":
        print("\n*** ridotto: without the page for browsers (RIDOTTO_PAGE=never) ***\n", file=sys.stderr)
        return False
    try:
        page.build()
    except page.PageProblem as problem:
        sys.exit(
            f"\n*** ridotto: the page for browsers could not be built: {problem}\n"
            "    It takes a registry that npm can reach (npm_config_registry=… for a mirror).\n"
            "    RIDOTTO_PAGE=never does without the page."
        )
    return True


class BuildExtensions(build_ext):
    """Compiles as many C files at once as there are processors (mypyc makes one of each module), and counts them."""

    way = ""  # of RIDOTTO_OPTIMIZE

    def run(self) -> None:
        if self.way == "pgo":
            compiler = self.compiler
            self.build_with(PROFILING)
            print("playing, for the profile", flush=True)  # it is written beside the object files
            environment = {**os.environ, "PYTHONPATH": self.build_lib}
            subprocess.run([sys.executable, "-m", "tools.training"], env=environment, check=True)
            self.compiler = compiler
            for extension in self.with_code():
                Path(self.get_ext_fullpath(extension.name)).unlink()  # so it is built again
        self.build_with(FLAGS.get(self.way, []))

    def build_with(self, flags: list[str]) -> None:
        for extension in self.with_code():
            theirs = [flag for flag in extension.extra_compile_args if flag not in [*PROFILING, *flags]]
            extension.extra_compile_args = [*theirs, *flags]
            extension.extra_link_args = flags
        super().run()

    def with_code(self) -> list[Extension]:
        """What holds compiled code; the others only point to it, one for each module."""
        return [extension for extension in self.extensions if len(extension.sources) > 1]

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile
        with ThreadPoolExecutor(os.cpu_count()) as pool:

            def at_once(sources: list[str], **how: object) -> list[str]:
                compiling = [pool.submit(one_by_one, [source], **how) for source in sources]
                for number, done in enumerate(as_completed(compiling), start=1):
                    done.result()
                    print(f"compiled {number} of {len(sources)} files", flush=True)
                return [file for done in compiling for file in done.result()]

            self.compiler.compile = at_once
            self.parallel = os.cpu_count()
            super().build_extensions()


class BuildPython(build_py):
    """Starts from nothing, so that no .so of an earlier build is shipped, and takes the ledgers and the page along."""

    def run(self) -> None:
        with_page = page_is_built()
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if not self.editable_mode:
            self.copy_ledgers()
            if with_page:
                self.copy_tree(str(page.BUILT), str(Path(self.build_lib, page.BUILT.relative_to(page.ROOT / "src"))))

    def copy_ledgers(self) -> None:
        if not LEDGERS:
            sys.exit("rules/ holds no ledger (*.toml), and ridotto is not to be built without its rules")
        shelf = Path(self.build_lib, "ridotto", "rules")
        self.mkpath(str(shelf))
        for ledger in LEDGERS:
            self.copy_file(str(ledger), str(shelf / ledger.name))

    def get_source_files(self) -> list[str]:
        """What a source distribution carries."""
        workshop = [
            str(path.relative_to(page.ROOT))
            for path in (
                Path(page.ROOT, "tools", "__init__.py"),
                Path(docstrings.__file__),
                Path(page.__file__),
                Path(page.ROOT, "tools", "training.py"),
                *generate.generators(page.ROOT),
                *generate.generated(page.ROOT),
                *page.sources(),
            )
        ]
        return [*super().get_source_files(), *map(str, LEDGERS), *workshop]


try:
    generate.bring_up_to_date()
except generate.GenerateProblem as problem:
    sys.exit(f"\n*** ridotto: the generated files could not be written: {problem}")
found = extensions()
setup(
    ext_modules=found,
    cmdclass={"build_py": BuildPython, "build_ext": BuildExtensions},
    # Its name says of a wheel that it was made by a profile; and where there are two, pip takes this one.
    options={"bdist_wheel": {"build_number": "1pgo"}} if BuildExtensions.way == "pgo" else {},
)
