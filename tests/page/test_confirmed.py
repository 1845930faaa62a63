"""Each sentence about rules was confirmed beside its clauses, and names a scenario that shows what it says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ridotto.ledger import Clause
from tools import confirm


def test_every_sentence_about_rules_is_confirmed_as_it_stands() -> None:
    keys = sorted({*confirm.sentences(), *confirm.confirmed()})
    assert [problem for key in keys if (problem := confirm.problem_with(key))] == []
    assert all(sentence.texts and sentence.clauses for sentence in confirm.sentences().values())


@pytest.fixture
def key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A sentence, with a file of confirmations that may be written."""
    copy = tmp_path / "confirmed.json"
    copy.write_text(confirm.CONFIRMED.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(confirm, "CONFIRMED", copy)
    return "masques-page-rules-next"


@pytest.mark.parametrize("changed", ["sentence", "clause"])
def test_a_changed_sentence_or_clause_must_be_confirmed_again(
    monkeypatch: pytest.MonkeyPatch, key: str, changed: str
) -> None:
    before = confirm.sentences()[key]
    first, *others = before.clauses
    if changed == "sentence":
        after = before._replace(texts={**before.texts, f"fr {key}": "La suite"})
    else:
        other = Clause(first.id, first.topic, "Nothing is refilled.", first.kind, first.why)
        after = before._replace(clauses=[other, *others])
    monkeypatch.setattr(confirm, "sentences", lambda: {key: after})
    assert confirm.problem_with(key).endswith(f"tools.confirm {key}")
    confirm.confirm(key, "")
    assert confirm.problem_with(key) == ""


def test_a_sentence_needs_a_scenario_that_cites_one_of_its_clauses(key: str) -> None:
    with pytest.raises(SystemExit, match="expected --shown-by"):
        confirm.confirm(key, "masques/win.toml: no such title")
    written = confirm.confirmed()
    del written[key]
    confirm.CONFIRMED.write_text(json.dumps(written), encoding="utf-8")
    assert "was never confirmed" in confirm.problem_with(key)
    with pytest.raises(SystemExit, match="expected --shown-by"):
        confirm.confirm(key, "")
    with pytest.raises(SystemExit, match="expected a key"):
        confirm.confirm("no-such-key", "")
