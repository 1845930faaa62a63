"""What a bot is like is chosen for each seat, stored with it, and shown to everybody alike."""

from pathlib import Path

import pytest

from ridotto.house import OddRequest, commands
from ridotto.house.shown import SeatShown
from ridotto.house.table_shown import table_shown
from ridotto.kernel import Player, SetupRefused
from tests.house.rooms import Party, a_house, begun, gathered, in_a_loop, wished

B, C = Player(1), Player(2)


def seats(party: Party) -> list[SeatShown]:
    return table_shown(party.actor.table_state).seats


@in_a_loop
async def test_a_character_is_stored_with_its_seat_and_shown_to_everybody(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await gathered(house, wished(players=4), people=1)
        await party.do(commands.FillSeats, party.tokens[0], "courtier,bold", B)
        await party.do(commands.FillSeats, party.tokens[0], "master,memory=5,patience=0.9", C)
        shown = seats(party)
    async with a_house(tmp_path / "store") as house:
        party = party.in_another(house)
        await house.table(party.code)
        assert seats(party) == shown
        bold, patient = shown[B].character, shown[C].character
        assert (shown[B].level, shown[C].level) == ("courtier", "master")
        assert bold is not None and (bold.nickname, bold.boldness, bold.memory) == ("bold", 0.85, None)
        assert patient is not None and (patient.nickname, patient.memory, patient.patience) == ("", 5, 0.9)
        assert shown[0].character is None, "a person is like nobody else"


@in_a_loop
async def test_the_host_changes_the_character_of_a_bot_until_the_game_begins(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await gathered(house, wished(players=4, bots="BCD"), people=1)
        await party.do(commands.ReplaceByBot, party.tokens[0], B, "beginner,suspicious")
        character = seats(party)[B].character
        assert seats(party)[B].bot == "beginner,suspicious"
        assert character is not None and (character.suspicion, character.memory) == (0.85, 3), "a beginner otherwise"


@pytest.mark.parametrize(
    ("bot", "why", "expected"),
    [
        ("genius", "no-bot", "expected one of beginner, courtier, master, random"),
        ("courtier,shy", "no-character", "or a word for one: careful, bold"),
        ("courtier,boldness=2", "no-character", "boldness 2: expected a number from 0 to 1"),
        ("courtier,memory=0", "no-character", "memory 0: expected 1 to 1000 turns"),
        ("courtier,bold,careful", "no-character", "each once"),
        ("random,bold", "no-character", "dice have no character: expected random alone"),
        ("master,seconds=3600", "no-character", "expected memory, boldness, suspicion, patience"),
        ("os:abort", "no-bot", "expected one of beginner"),
    ],
)
@in_a_loop
async def test_a_bot_that_cannot_be_is_refused_with_what_was_expected(
    tmp_path: Path, bot: str, why: str, expected: str
) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await gathered(house, wished(players=4), people=1)
        with pytest.raises(OddRequest, match=expected) as refusal:
            await party.do(commands.FillSeats, party.tokens[0], bot, B)
        assert refusal.value.details["why"] == why
        with pytest.raises(SetupRefused, match=expected):
            await house.open(wished(players=4, stand_in=bot), "Ada")


@in_a_loop
async def test_the_bot_that_the_table_chose_plays_for_somebody_who_leaves(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(players=4, stand_in="beginner,careful"), people=4)
        await party.do(commands.Stand, party.tokens[1])
        left = seats(party)[B]
        assert left.away and (left.bot, left.level) == ("beginner,careful", "beginner")
        assert party.actor.table_state.live_game().seats.bot_for(B) == "beginner,careful"
