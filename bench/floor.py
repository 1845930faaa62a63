"""The floor below every engine: our own game with eight players in bare C++ (floor.cpp)."""

from __future__ import annotations

import os
from ctypes import CDLL, c_int64, c_uint32
from itertools import count
from pathlib import Path
from subprocess import CalledProcessError, run
from tempfile import TemporaryDirectory
from typing import Final

from bench.rivals import Contender, Play, Played

GAMES_A_CALL: Final = 100


def floor() -> Play:
    """Compiles it as an ordinary program would be, and loads it."""
    with TemporaryDirectory() as folder:
        library = Path(folder, "floor.so")
        source = Path(__file__).with_name("floor.cpp")
        try:
            run([os.environ.get("CXX", "c++"), "-O2", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
        except (OSError, CalledProcessError) as problem:
            raise ImportError(f"C++ does not compile here: {problem}") from None
        matches = CDLL(str(library)).play
    matches.argtypes, matches.restype = [c_int64, c_uint32], c_int64
    seeds = count(1)

    def play() -> Played:
        decisions = matches(GAMES_A_CALL, next(seeds))
        return Played(GAMES_A_CALL, decisions, decisions)

    return play


FLOOR: Final[Contender] = ("the floor: mascarade-2e, 8 players", "bare C++", floor)
