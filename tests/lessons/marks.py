"""What the tables of each family mark for lessons to point at; docs/lessons.md lists the same."""

import re
from typing import Final

EVERY: Final = [re.compile("question")]
MARKS: Final = {
    "mascarade": [
        *EVERY,
        re.compile(r"(seat|purse)-[A-M]"),
        re.compile(r"mask-([a-m]|centre[12])"),
        re.compile("court|bank"),
    ],
    "masques": [
        *EVERY,
        re.compile(r"score-[A-D]"),
        re.compile(r"arcade-A\d+|space-S\d+"),
        re.compile(r"pile-\w+"),
        re.compile(r"plot-\w+"),
    ],
    "masquerade": [*EVERY, re.compile(r"card-[a-h]\d+"), re.compile(r"row-[A-H]"), re.compile("candles|deck")],
}
