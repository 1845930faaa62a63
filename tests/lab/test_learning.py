"""The learner of docs/learning.md runs as it stands there, and learns."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "learning.md"


@pytest.mark.slow
def test_the_learner_wins_more_often_than_by_chance() -> None:
    (learner,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert "20_000" in learner
    names: dict[str, float] = {}
    exec(learner.replace("20_000", "1_500"), names)
    assert names["played"] > 1_000
    assert names["won"] / names["played"] > 0.31  # at random it is 0.27
