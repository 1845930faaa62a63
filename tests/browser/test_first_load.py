"""How much comes over the wire before anybody can click: the home page, without the tables and games behind it."""

import gzip
import re
from typing import Final

from ridotto.web.pages import FOLDER, FRONT

MOST: Final = 100_000  # bytes by gzip, with the pictures that it shows


def test_the_first_load_of_the_home_page_is_small() -> None:
    front = (FOLDER / FRONT).read_text(encoding="utf-8")
    needed = [FOLDER / path for path in sorted(set(re.findall(r"assets/[\w.-]+", front)))]
    pictures = [path for path in FOLDER.rglob("*.svg") if path not in needed]
    assert [path.suffix for path in needed].count(".js") > 1, "the page lists what it imports"
    assert sum(len(gzip.compress(path.read_bytes())) for path in [FOLDER / FRONT, *needed, *pictures]) < MOST
    assert not [path for path in needed if path.name.startswith(("parts", "Table", "Replay"))]
