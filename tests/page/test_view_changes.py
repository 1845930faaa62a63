"""The page puts the changes of a view in as docs/socket.md says."""

from __future__ import annotations

import json

from tests.house.test_view_changes import CASES
from tests.page.moments import Moment
from tests.page.voice import Voice


def test_the_page_makes_the_next_view_of_the_one_before(voice: Voice) -> None:
    moments: list[Moment] = [{"view": before, "changes": expected} for before, _, expected in CASES]
    said = voice.says(moments)["en"].said
    assert [json.loads(text) for (text,) in said] == [after for _, after, _ in CASES]
    assert [list(json.loads(text)) for (text,) in said] == [list(after) for _, after, _ in CASES]
