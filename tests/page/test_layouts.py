"""The palace and the rows fit their rooms: nothing lies on anything else, and a thumb can tell things apart."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any, Final

import pytest

from tests.page.drawings import Drawings

Box = dict[str, float]

RINGS: Final = (8, 12, 16)
ROOMS: Final = {"small phone": (308, 400), "phone": (350, 400), "tablet": (640, 560), "desk": (852, 732)}
PALACES: Final = [(ring, *room) for ring in RINGS for room in ROOMS.values()]
OVER_THE_EDGE: Final = 7  # the palace stands so far from the edge of a screen, at least


def overlap(one: Box, other: Box) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 0.01 and down > 0.01


def inside(box: Box, width: float, height: float, over: float = 0.01) -> bool:
    return (
        box["x"] >= -over
        and box["y"] >= -over
        and box["x"] + box["width"] <= width + over
        and box["y"] + box["height"] <= height + over
    )


def covers(box: Box, drawn: Box) -> bool:
    return inside({**drawn, "x": drawn["x"] - box["x"], "y": drawn["y"] - box["y"]}, box["width"], box["height"])


def overlapping(boxes: list[Box]) -> list[tuple[Box, Box]]:
    return [(one, other) for one, other in combinations(boxes, 2) if overlap(one, other)]


def drawn_palaces(drawings: Drawings, *sizes: tuple[int, int, int]) -> list[dict[str, Any]]:
    found = drawings.of(*[("palace", *size) for size in sizes])
    for palace, (ring, _, _) in zip(found, sizes):
        assert len(palace["arcades"]) == len(palace["halls"]) == ring
    return found


# ---- The palace.


def test_nothing_in_the_palace_lies_on_anything_else(drawings: Drawings) -> None:
    for palace, (_, width, height) in zip(drawn_palaces(drawings, *PALACES), PALACES):
        boxes = [*palace["arcades"], *palace["halls"], palace["middle"]]
        assert overlapping(boxes) == []
        assert [box for box in boxes if not inside(box, width, height)] == []


def test_a_thumb_can_tell_places_apart(drawings: Drawings) -> None:
    for palace, (_, width, height) in zip(drawn_palaces(drawings, *PALACES), PALACES):
        for kind in ("arcades", "halls"):
            hits = [spot["hit"] for spot in palace[kind]]
            assert overlapping(hits) == []
            assert [hit for hit in hits if hit["width"] < 44 or hit["height"] < 44] == []
            assert [hit for hit in hits if not inside(hit, width, height, OVER_THE_EDGE)] == []
            assert [spot for spot in palace[kind] if not covers(spot["hit"], spot)] == [], (
                "drawn, but not pressed there"
            )


def test_a_space_is_pressed_from_arcade_to_arcade_across_the_whole_ring(drawings: Drawings) -> None:
    for ring in RINGS:
        (palace,) = drawn_palaces(drawings, (ring, 852, 732))
        before, space, after = palace["arcades"][0], palace["halls"][0]["hit"], palace["arcades"][1]
        assert space["x"] == pytest.approx(before["x"] + before["width"])
        assert space["x"] + space["width"] == pytest.approx(after["x"])


def test_a_low_palace_gives_up_height_before_places_overlap(drawings: Drawings) -> None:
    (palace,) = drawn_palaces(drawings, (16, 308, 330))
    hits = [spot["hit"] for spot in palace["halls"]]
    assert overlapping(hits) == []
    assert min(hit["height"] for hit in hits) > 36


def test_the_palace_is_as_large_as_in_the_design(drawings: Drawings) -> None:
    sizes = {  # arcade, card, middle
        (16, 852, 732): ((78, 74), (58, 76), (636, 562)),
        (16, 350, 406): ((38, 42), (36, 48), (252, 302)),
        (12, 350, 406): ((50, 52), (48, 62), (230, 280)),
        (8, 344, 404): ((58, 60), (54, 70), (212, 264)),
    }
    for palace, wanted in zip(drawn_palaces(drawings, *sizes), sizes.values()):
        drawn = (palace["arcades"][0], palace["halls"][0], palace["middle"])
        for box, size in zip(drawn, wanted):
            assert (box["width"], box["height"]) == pytest.approx(size, rel=0.08)


def test_the_ring_goes_clockwise_from_the_door_with_halls_between_their_arcades(drawings: Drawings) -> None:
    for palace in drawn_palaces(drawings, *[(ring, 852, 732) for ring in RINGS]):
        arcades, halls = palace["arcades"], palace["halls"]
        assert arcades[0]["x"] == min(arcade["x"] for arcade in arcades)
        assert arcades[0]["y"] == min(arcade["y"] for arcade in arcades)
        assert arcades[1]["x"] > arcades[0]["x"] and arcades[1]["y"] == arcades[0]["y"]
        for hall, one, other in zip(halls, arcades, [*arcades[1:], arcades[0]]):
            ends = [middle_of(one), middle_of(other)]
            assert middle_of(hall) == pytest.approx([sum(axis) / 2 for axis in zip(*ends)])


def middle_of(box: Box) -> list[float]:
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]


def test_an_arcade_is_beside_the_halls_that_are_beside_it(drawings: Drawings) -> None:
    for ring in RINGS:
        found = drawings.of(
            *[(call, place, ring) for call in ("arcadesBeside", "hallsBeside") for place in range(ring)]
        )
        arcades, halls = found[:ring], found[ring:]
        assert arcades == [[hall, (hall + 1) % ring] for hall in range(ring)]
        for arcade, beside in enumerate(halls):
            assert sorted(beside) == sorted(hall for hall in range(ring) if arcade in arcades[hall])


def test_each_ribbon_runs_from_its_card_to_its_arcade_in_a_straight_line(drawings: Drawings) -> None:
    for palace, ring in zip(drawn_palaces(drawings, *[(ring, 350, 406) for ring in RINGS]), RINGS):
        ribbons = [(ribbon["hall"], ribbon["arcade"]) for ribbon in palace["ribbons"]]
        assert ribbons == [(hall, arcade % ring) for hall in range(ring) for arcade in (hall, hall + 1)]
        for ribbon in palace["ribbons"]:
            start, end, arcade = ribbon["from"], ribbon["to"], palace["arcades"][ribbon["arcade"]]
            assert start["x"] == end["x"] or start["y"] == end["y"]
            assert arcade["x"] <= end["x"] <= arcade["x"] + arcade["width"]
            assert arcade["y"] <= end["y"] <= arcade["y"] + arcade["height"]


def test_arrows_go_round_the_palace_from_one_that_can_be_chosen_to_the_next(drawings: Drawings) -> None:
    steps = [([2, 5, 9], 2, 1), ([2, 5, 9], 9, 1), ([2, 5, 9], 2, -1), ([2, 5, 9], 7, -1), ([4], 4, 1), ([], 0, 1)]
    assert drawings.of(*[("stepAround", *step) for step in steps]) == [5, 2, 9, 5, 4, None]


def test_a_phone_never_scrolls_and_keeps_the_palace_large(drawings: Drawings) -> None:
    """Between the bar and the tabs, which take 90 of a phone's height."""
    heights = range(520, 760, 10)
    for column, height in zip(drawings.of(*[("phoneColumn", height) for height in heights]), heights):
        assert sum(column[part] for part in ("seats", "palace", "hand", "answer")) <= height
        assert column["palace"] >= (406 if height >= 580 else 360)


def test_a_phone_of_740_has_everything(drawings: Drawings) -> None:
    (column,) = drawings.of(("phoneColumn", 740 - 42 - 48))
    assert column == {"seats": 64, "palace": 418, "hand": 104, "answer": 44, "captions": True}


# ---- The rows.

ROW_ROOMS: Final = ((872, 620), (648, 588), (360, 440), (320, 440))
COMPANIES: Final = [[3] * n for n in range(2, 8)] + [[1, 6, 0], [6] * 5, [8, 2, 3, 11, 6], [6, 9, 1, 4, 0, 12, 7]]


def test_rows_lie_apart_and_within_the_room(drawings: Drawings) -> None:
    tables = [(opponents, mine, room) for opponents in COMPANIES for mine in (0, 4, 6, 9) for room in ROW_ROOMS]
    drawn = drawings.of(*[("rows", opponents, mine, *room) for opponents, mine, room in tables])
    for rows, (opponents, mine, room) in zip(drawn, tables):
        bands = [*rows["bands"], rows["mine"]]
        assert overlapping(bands) == []
        assert [band for band in bands if not inside(band, *room)] == []
        assert [len(band["cards"]) for band in bands] == [*opponents, mine]
        for band in bands:
            moved = [{**card, "x": card["x"] - band["x"], "y": card["y"] - band["y"]} for card in band["cards"]]
            assert [card for card in moved if not inside(card, band["width"], band["height"])] == []
            assert [card for card in band["cards"] if overlap(card, band["name"])] == []
        if rows["stock"] is not None:
            assert [band for band in bands if overlap(band, rows["stock"])] == []


def test_six_cards_lie_side_by_side_and_more_lie_over_one_another(drawings: Drawings) -> None:
    tables = [(count, players, room) for count in (1, 6, 12) for players in range(3, 9) for room in ROW_ROOMS]
    drawn = drawings.of(*[("rows", [count] * (players - 1), count, *room) for count, players, room in tables])
    for rows, (count, _, _) in zip(drawn, tables):
        for band in (*rows["bands"], rows["mine"]):
            cards = band["cards"]
            assert count > 6 or overlapping(cards) == []
            assert [card["x"] for card in cards] == sorted({card["x"] for card in cards})
            for card, after in pairwise(cards):
                assert card["shown"] == pytest.approx(min(card["width"], after["x"] - card["x"]))


def test_cards_are_as_large_as_in_the_design(drawings: Drawings) -> None:
    sizes = {
        (4, 872, 630): ("full", (88, 118)),
        (6, 872, 630): ("small", (61, 82)),
        (4, 360, 452): ("small", (60, 80)),
        (6, 360, 534): ("tight", (46, 62)),
        (8, 360, 458): ("portrait", (28, 37.5)),  # in strips of 44 to 50, not of 38: a thumb opens them
    }
    drawn = drawings.of(*[("rows", [5] * (players - 1), 4, *room) for players, *room in sizes])
    for rows, (detail, card) in zip(drawn, sizes.values()):
        band = rows["bands"][0]
        assert band["detail"] == detail
        assert (band["card"]["width"], band["card"]["height"]) == pytest.approx(card, rel=0.08)


def test_one_of_many_rows_opens_on_a_phone_and_all_are_still_there(drawings: Drawings) -> None:
    for players in (7, 8):
        opponents = [5] * (players - 1)
        drawn = drawings.of(*[("rows", opponents, 4, 360, 458, row) for row in range(players - 1)])
        for row, rows in enumerate(drawn):
            bands = rows["bands"]
            details = ["tight" if n == row else "portrait" for n in range(players - 1)]
            assert [band["detail"] for band in bands] == details
            assert bands[row]["card"]["width"] == pytest.approx(46, rel=0.08)
            assert min(band["height"] for band in bands) >= 43.5
            assert overlapping([*bands, rows["mine"]]) == []
            assert inside(rows["mine"], 360, 458)


def test_a_low_or_narrow_screen_closes_rows_before_a_thumb_would_miss_a_card(drawings: Drawings) -> None:
    """A phone on its side, a narrow one, and a desk at 200 %: cards are 44 wide, or lie in strips 44 high."""
    rooms = [(513, 341), (320, 417), (397, 351), (360, 372)]
    tables = [(players, room, row) for players in (4, 6, 8) for room in rooms for row in (None, 0, players - 2)]
    drawn = drawings.of(*[("rows", [3] * (players - 1), 4, *room, row) for players, room, row in tables])
    for rows, (_, room, _) in zip(drawn, tables):
        for band in (*rows["bands"], rows["mine"]):
            if band["detail"] == "portrait":
                assert band["height"] >= 43.5
            else:
                assert band["card"]["width"] >= 43.5
        assert overlapping([*rows["bands"], rows["mine"]]) == []
        assert inside(rows["mine"], *room)


def test_a_very_low_room_has_opponents_in_one_line_or_scrolls(drawings: Drawings) -> None:
    """Half of a desk at 200 %, and half of a phone on its side: a thumb finds every card, and nothing overlaps."""
    rooms = [(552, 186), (756, 180)]
    tables = [(players, room, row) for players in (3, 4, 6, 8) for room in rooms for row in (None, 0, players - 2)]
    drawn = drawings.of(*[("rows", [3] * (players - 1), 4, *room, row) for players, room, row in tables])
    for rows, (players, room, _) in zip(drawn, tables):
        bands = [*rows["bands"], rows["mine"]]
        assert overlapping(bands) == []
        assert [band for band in bands if not inside(band, room[0], rows["height"])] == []
        for band in bands:
            assert band["height"] >= 43.5 if band["detail"] == "portrait" else band["card"]["width"] >= 43.5
        if players <= 4:
            assert rows["height"] == room[1] and rows["bands"][0]["y"] == rows["bands"][-1]["y"]


def test_four_cards_of_each_opponent_lie_side_by_side_in_a_very_low_room(drawings: Drawings) -> None:
    (rows,) = drawings.of(("rows", [4, 4, 4], 6, 552, 186))
    for band in (*rows["bands"], rows["mine"]):
        assert overlapping(band["cards"]) == []
        assert min(card["width"] for card in band["cards"]) >= 40


def test_every_opponent_has_a_face_beside_the_name(drawings: Drawings) -> None:
    rooms = [(944, 620), (872, 620), (648, 588), (360, 440), (552, 186)]
    tables = [(players, room) for players in (3, 4, 6, 8) for room in rooms]
    for rows in drawings.of(*[("rows", [3] * (players - 1), 4, *room) for players, room in tables]):
        for band in rows["bands"]:
            assert 16 <= band["face"] <= band["name"]["height"]
            assert band["face"] <= band["name"]["width"]


def test_arrow_keys_lead_along_a_row_and_to_the_nearest_card_of_the_next(drawings: Drawings) -> None:
    (rows,) = drawings.of(("rows", [3, 0, 5], 2, 872, 620))
    spots = [band["cards"] for band in (*rows["bands"], rows["mine"])]
    keys = [(0, 2, "ArrowRight"), (0, 1, "ArrowLeft"), (0, 2, "ArrowDown"), (2, 2, "ArrowUp"), (2, 4, "ArrowDown")]
    keys += [(0, 0, "ArrowUp")]
    found = drawings.of(*[("neighbour", spots, {"row": row, "place": place}, key) for row, place, key in keys])
    assert found == [
        None,
        {"row": 0, "place": 0},
        {"row": 2, "place": 2},
        {"row": 0, "place": 2},
        {"row": 3, "place": 1},
        None,
    ]


# ---- The ball.

BALL_ROOMS: Final = {
    "low phone": (320, 262),
    "small phone": (320, 300),
    "phone": (360, 336),
    "landscape": (400, 310),
    "desk": (880, 500),
}


BALLS: Final = {2: (3, 0), 3: (2, 0), 4: (1, 2), 5: (1, 1)}  # players: masks of each, masks that nobody wears


def boxes_of(spots: list[dict[str, float]], width: float, height: float) -> list[Box]:
    return [
        {"x": spot["x"] - width / 2, "y": spot["y"] - height / 2, "width": width, "height": height} for spot in spots
    ]


def test_nobody_sits_on_anybody_else_at_the_ball(drawings: Drawings) -> None:
    sizes = [(seats, width, height) for seats in range(4, 14) for width, height in BALL_ROOMS.values()]
    found = drawings.of(*[("around", seats, 1, 0, width, height) for seats, width, height in sizes])
    for layout, (seats, width, height) in zip(found, sizes):
        boxes = boxes_of(layout["seats"], layout["width"], layout["height"])
        assert len(boxes) == seats
        assert overlapping(boxes) == [], (seats, width, height)
        assert [box for box in boxes if not inside(box, width, height)] == [], (seats, width, height)


def test_nobody_sits_on_the_bank_the_court_or_the_masks_that_nobody_wears(drawings: Drawings) -> None:
    tables = [(seats, *BALLS.get(seats, (1, 0)), *room) for seats in range(2, 14) for room in BALL_ROOMS.values()]
    found = drawings.of(*[("around", *table) for table in tables])
    for layout, (seats, masks, centre, width, height) in zip(found, tables):
        stock = (60, 57) if layout["narrow"] else (60, 72)
        card = layout["centre"]["card"]
        button = (max(card + 10, 44), max(card * 1.2 + 10, 44))  # a rim around the mask, or what a thumb needs
        middle = [
            *boxes_of([layout["bank"], layout["court"]], *stock),
            *boxes_of(layout["centre"]["masks"], *button),
        ]
        people = boxes_of(layout["seats"], layout["width"] - 8, layout["height"])
        on = [(person, thing) for person in people for thing in middle if overlap(person, thing)]
        assert on == [], (seats, masks, centre, width, height)
        assert overlapping(middle) == [], (seats, masks, centre, width, height)


def test_what_somebody_says_at_the_ball_touches_no_seat_and_nothing_in_the_middle(drawings: Drawings) -> None:
    """A phone may have no place for it; a desk always has one."""
    said = {"desk": (190, 44), "tall phone": (156, 34), "low phone": (156, 34)}
    rooms = {"desk": (880, 480), "tall phone": (390, 432), "low phone": (360, 229)}
    tables = [(room, seats, *BALLS.get(seats, (1, 0)), *rooms[room]) for room in rooms for seats in range(2, 14)]
    found = drawings.of(
        *[("around", *table) for _, *table in tables],
        *[("bubbles", *said[room], *table) for room, *table in tables],
    )
    for (room, seats, *_), layout, bubbles in zip(tables, found, found[len(tables) :]):
        stock = (60, 57) if layout["narrow"] else (60, 72)
        card = layout["centre"]["card"]
        things = [
            *boxes_of(layout["seats"], layout["width"], layout["height"]),
            *boxes_of([layout["bank"], layout["court"]], *stock),
            *boxes_of(layout["centre"]["masks"], card, card * 1.2),
        ]
        places = [spot for spot in bubbles if spot is not None]
        assert room != "desk" or len(places) == seats, (room, seats)
        for bubble in boxes_of(places, *said[room]):
            assert inside(bubble, *rooms[room])
            assert [thing for thing in things if overlap(bubble, thing)] == [], (room, seats)
