"""What `collect_rarely` does to the process that calls it."""

import gc
from collections.abc import Iterator

import pytest

from ridotto.lab import collect_rarely


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_cycles_are_collected_more_rarely_but_they_are_collected() -> None:
    before = gc.get_threshold()
    collect_rarely()
    after = gc.get_threshold()
    assert all(later > earlier for earlier, later in zip(before, after, strict=True))
    assert gc.isenabled()


def test_what_was_imported_is_not_looked_at_again() -> None:
    frozen = gc.get_freeze_count()
    collect_rarely()
    assert gc.get_freeze_count() > frozen
