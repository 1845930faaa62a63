"""What has changed from one view to the next, for screens that have the view before.

A change is `[path, value]`: at this path stands that value now; or `[path]`: nothing stands there any more. A path is a
list of keys and positions from the top. Put in one after the other, the changes make the next view of the view before;
keys that come and go leave the others in their order. Every ear is told so after every answer, so what is alike is
passed over as early as possible.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Path = list[str | int]

MISSING: Final = object()


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> list[list[object]]:
    """Returns what makes one view the other; nothing where they are alike."""
    found: list[list[object]] = []
    compare([], before, after, found)
    return found


def compare(path: Path, before: object, after: object, found: list[list[object]]) -> None:
    """Adds what makes one value the other, where they differ."""
    if isinstance(before, dict) and isinstance(after, dict):
        compare_tables(path, before, after, found)
    elif (
        isinstance(before, list)
        and isinstance(after, list)
        and 0 < len(before) <= len(after)
        and isinstance(after[0], dict)
    ):
        for at in range(len(before)):
            if before[at] is not after[at] and before[at] != after[at]:
                compare_items([*path, at], before[at], after[at], found)
        for at in range(len(before), len(after)):
            found.append([[*path, at], after[at]])
    else:
        found.append([path, after])


def compare_items(path: Path, before: object, after: object, found: list[list[object]]) -> None:
    """Compares what stands at the same position of two lists: a table with other keys is something else."""
    if isinstance(before, dict) and isinstance(after, dict) and list(before) == list(after):
        compare_tables(path, before, after, found)
    else:
        found.append([path, after])


def compare_tables(path: Path, before: dict[str, object], after: dict[str, object], found: list[list[object]]) -> None:
    common = 0
    for key, value in after.items():
        old = before.get(key, MISSING)
        if old is not MISSING:
            common += 1
            if old is not value and old != value:
                compare([*path, key], old, value, found)
    if common < len(before) or common < len(after):
        compare_keys(path, before, after, found)


def compare_keys(path: Path, before: dict[str, object], after: dict[str, object], found: list[list[object]]) -> None:
    """Adds which keys have come and gone; the whole table where they would come out in another order."""
    come = [key for key in after if key not in before]
    if [*[key for key in before if key in after], *come] != list(after):
        found.append([path, after])
        return
    found += [[[*path, key]] for key in before if key not in after]
    found += [[[*path, key], after[key]] for key in come]
