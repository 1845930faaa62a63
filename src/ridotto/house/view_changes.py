"""What has changed from one view to the next, for screens that have the view before.

A change is `[path, value]`: at this path stands that value now; or `[path]`: nothing stands there any more. A path is a
list of keys and positions from the top. Put in one after the other, the changes make the next view of the view before,
the order of its keys included.
"""

from __future__ import annotations

from collections.abc import Mapping

Path = list[str | int]


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> list[list[object]]:
    """Returns what makes one view the other; nothing where they are alike."""
    found: list[list[object]] = []
    compare([], dict(before), dict(after), found)
    return found


def compare(path: Path, before: object, after: object, found: list[list[object]]) -> None:
    if before is after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        compare_tables(path, before, after, found)
    elif isinstance(before, list) and isinstance(after, list) and 0 < len(before) <= len(after) and is_table(after[0]):
        for at in range(len(before)):
            compare([*path, at], before[at], after[at], found)
        for at in range(len(before), len(after)):
            found.append([[*path, at], after[at]])
    elif before != after:
        found.append([path, after])


def compare_tables(path: Path, before: dict[str, object], after: dict[str, object], found: list[list[object]]) -> None:
    """Key by key, unless the keys would come out in another order."""
    kept = [key for key in before if key in after]
    if [*kept, *[key for key in after if key not in before]] != list(after):
        found.append([path, after])
        return
    if len(kept) < len(before):
        for key in before:
            if key not in after:
                found.append([[*path, key]])
    for key, value in after.items():
        if key in before:
            compare([*path, key], before[key], value, found)
        else:
            found.append([[*path, key], value])


def is_table(value: object) -> bool:
    return isinstance(value, dict)
