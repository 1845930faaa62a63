"""Browser tests play the same deals in every run: seeds come from the name of the test and the number of the table."""

from pathlib import Path

from tests.web.seeded import Seeds


def test_a_test_gets_the_same_seeds_whatever_was_played_before(tmp_path: Path) -> None:
    file = tmp_path / "test"
    seeds = Seeds(file)
    file.write_text("one")
    first = [seeds.token_bytes(32) for _ in range(3)]
    file.write_text("other")
    other = [seeds.token_bytes(32) for _ in range(3)]
    file.write_text("one")
    again = [seeds.token_bytes(32) for _ in range(3)]
    assert first == again
    assert len({*first, *other}) == 6
