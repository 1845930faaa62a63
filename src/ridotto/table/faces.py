"""Which face each person or bot has at a table: no two have the same one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.table import Automaton, Person, Sitter

FACES: Final = (  # every face that the page draws (page/src/art/faces.ts), in its order
    *("ada", "bruno", "carla", "dario", "elena", "fabio", "gemma", "hugo"),
    *("irma", "jacopo", "klara", "livia", "marco", "nina", "otto", "paola"),
)


def faces_at(sitters: Sequence[Sitter | None]) -> list[str]:
    """Returns the face at each seat; empty where nobody sits.

    People who chose a face come first, then other people, whose face follows from their name, then bots: each gets the
    face that they wish, or the next free one. A face changes only if somebody else sits down or leaves.
    """
    found = [""] * len(sitters)
    for seat, sitter in enumerate(sitters):
        if isinstance(sitter, Person) and sitter.face in FACES:
            found[seat] = next_free(sitter.face, found)
    for seat, sitter in enumerate(sitters):
        if isinstance(sitter, Person) and not found[seat]:
            found[seat] = next_free(face_of_name(sitter.name), found)
    for seat, sitter in enumerate(sitters):  # before other bots: no bot displaces another one from its own face
        if isinstance(sitter, Automaton) and own_face(sitter) not in found:
            found[seat] = own_face(sitter)
    for seat, sitter in enumerate(sitters):
        if sitter is not None and not found[seat]:
            found[seat] = next_free(face_of_name(sitter.name), found)
    return found


def free_face(person: Person, taken: Sequence[str]) -> str:
    """Returns a face for a person who comes when others are known by theirs: no bot has to change its own."""
    return next_free(person.face if person.face in FACES else face_of_name(person.name), taken)


def own_face(bot: Automaton) -> str:
    """Returns the face that a bot has unless a person has it."""
    if bot.face in FACES:
        return bot.face
    named = bot.name.split(" ")[0].lower()
    return named if named in FACES else face_of_name(bot.name)


def face_of_name(name: str) -> str:
    """Returns the face that a name leads to: FNV-1a over its UTF-8, as `faceOf` does on the page."""
    number = 0x811C9DC5
    for byte in name.strip().encode():
        number = (number ^ byte) * 0x01000193 & 0xFFFFFFFF
    return FACES[number % len(FACES)]


def next_free(wished: str, taken: Sequence[str]) -> str:
    """Returns the first face from `wished` on that is not taken; `wished` itself when all are."""
    start = FACES.index(wished)
    for step in range(len(FACES)):
        face = FACES[(start + step) % len(FACES)]
        if face not in taken:
            return face
    return wished
