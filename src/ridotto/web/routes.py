"""The HTTP API: open tables, find them, sit down, and what hosts do. A token is shown in the Authorization header."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from ridotto.bots import LEVELS, NICKNAMES, level_of
from ridotto.games import GAMES
from ridotto.house import ChosenTerms, House, Pass, TableActor, Wished, WrongToken, by, commands, digest_of, messages
from ridotto.house.commands import Command
from ridotto.house.deals import day_since, deal_on, open_deal, results_on
from ridotto.house.lesson_tables import lesson_named, open_lesson
from ridotto.house.new_table import BOT_FOR_ONE
from ridotto.house.replaying import ALL_EARS
from ridotto.house.shown import ReplayShown, ReviewAnswer
from ridotto.house.what_if import open_what_if
from ridotto.kernel import Player, name, player_named
from ridotto.web import wire
from ridotto.web.openings import ListedOpening, Openings
from ridotto.web.origins import address_of, base_address
from ridotto.web.pages import takes_gzip
from ridotto.web.settings import Settings

BEARER: Final = "Bearer "
PROBLEMS: Final = {
    400: "what was asked for is odd, or cannot be",
    403: "wrong token, or not for this one to do",
    404: "no such table, or no such game",
    409: "not now: the table is full, over, paused or closed, or the seat is taken",
    413: "too long",
    415: "not JSON",
    429: "too fast: try again later",
    503: "nothing can be stored at the moment, or the server is full: try again later",
}
REFUSALS: Final = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=meaning)
    for status, meaning in PROBLEMS.items()
}
TOKEN: Final = [{"token": list[str]()}]
Code = Annotated[str, Parameter(max_length=20, description="the code of a table, from its link")]
Ears = Annotated[str, Parameter(max_length=2, description="whose: a letter, - for those who watched, * for all")]
LessonName = Annotated[str, Parameter(max_length=40, description="the name of a lesson, such as mascarade")]
Asked = Request[None, None, State]
TheHouse = NamedDependency[House]
TheSettings = NamedDependency[Settings]
TheOpenings = NamedDependency[Openings]


@dataclass
class Seating:
    """Gives seats to people who ask over HTTP, at as many new tables as their address may open."""

    house: TheHouse
    settings: TheSettings
    openings: TheOpenings
    request: Asked

    def one_more(self, listed: bool) -> AbstractContextManager[ListedOpening]:
        """Surrounds the opening of a table, or refuses one too many."""
        return self.openings.of(address_of(self.request.scope), listed, self.house.is_listed)

    async def open(self, open_table: Callable[[], Awaitable[Pass]], listed: bool = False) -> wire.Seated:
        """Opens a table, and returns the seat of the person who asked for it."""
        with self.one_more(listed) as opening:
            given = await open_table()
            opening.code = given.code
        return self.seat(given)

    def seat(self, given: Pass) -> wire.Seated:
        you = None if given.player is None else name(given.player)
        return wire.Seated(given.code, self.link_to(given.code), given.token, you)

    def link_to(self, code: str) -> str:
        return f"{base_address(self.request.scope, self.settings)}/t/{code}"


TheSeating = NamedDependency[Seating]


@get("/games", operation_id="games", summary="What can be played here", responses=REFUSALS)
async def games(settings: TheSettings) -> wire.Offer:
    return msgspec.structs.replace(OFFER, way_in=wire.WayIn(settings.friends, settings.restart))


@get("/tables", operation_id="tables", summary="Tables that everybody may find", responses=REFUSALS)
async def tables(house: TheHouse) -> wire.TableList:
    return wire.TableList(await house.list_tables())


@post("/tables", operation_id="open", summary="Open a table, and become its host", responses=REFUSALS)
async def open_table(house: TheHouse, seating: TheSeating, data: JSONBody[wire.TableWished]) -> wire.Seated:
    wished = Wished(
        game=data.game,
        players=data.players,
        options=data.options,
        terms=terms_in(data.terms),
        bots={player_called(letter): bot for letter, bot in data.bots.items()},
    )
    return await seating.open(lambda: house.open(wished, data.name, data.face), data.terms.listed)


@get("/lessons/{lesson:str}", operation_id="lesson", summary="The steps of a lesson", responses=REFUSALS)
async def lesson(lesson: LessonName) -> wire.LessonShown:
    found = lesson_named(lesson)
    steps = [
        wire.LessonStepShown(step.text, list(step.points), step.question, list(step.answers)) for step in found.steps
    ]
    return wire.LessonShown(found.name, found.game.id, steps)


@post("/lessons/{lesson:str}", operation_id="learn", summary="Begin a lesson, alone", responses=REFUSALS)
async def learn(
    house: TheHouse, seating: TheSeating, lesson: LessonName, data: JSONBody[wire.PersonWished]
) -> wire.Seated:
    """Opens a table where bots answer as the lesson says, and begins; nobody else can sit down or watch there."""
    return await seating.open(lambda: open_lesson(house, lesson, data.name, data.face))


@get("/deal", operation_id="deal", summary="The deal of the day, and how it came out so far", responses=REFUSALS)
async def deal_of_the_day(house: TheHouse) -> wire.DealShown:
    deal = deal_on(day_since(house.environment.today()))
    found = await results_on(house.store, deal.day.isoformat())
    won = [result.turns for result in found if result.won]
    return wire.DealShown(
        day=deal.day.isoformat(),
        game=deal.game,
        title=GAMES[deal.game].title,
        players=deal.players,
        bot=BOT_FOR_ONE,
        finished=len(found),
        won=len(won),
        best=min(won, default=None),
    )


@post("/deal", operation_id="playDeal", summary="Play the deal of the day, alone with bots", responses=REFUSALS)
async def play_deal(house: TheHouse, seating: TheSeating, data: JSONBody[wire.PersonWished]) -> wire.Seated:
    return await seating.open(lambda: open_deal(house, data.name, data.face))


@get("/tables/{code:str}", operation_id="table", summary="Who sits at a table, and how it stands", responses=REFUSALS)
async def table(house: TheHouse, request: Asked, code: Code) -> wire.TableAnswer:
    """Returns a table. Where nobody may watch, the seed is told with the token of somebody who sat there."""
    return as_stored(await house.table(code), key_of(request))


@post(
    "/tables/{code:str}/seats",
    operation_id="sit",
    summary="Sit down, or come to the door of a game under way",
    responses=REFUSALS,
)
async def sit(
    house: TheHouse, seating: TheSeating, request: Asked, code: Code, data: JSONBody[wire.SeatWished]
) -> wire.Seated:
    """Takes a seat. With the host's token, the host sits down."""
    actor = await house.table(code)
    wanted = None if data.seat is None else player_called(data.seat)
    token = house.fresh_token()
    if "authorization" in request.headers:
        token = token_of(request)
        actor.table_state.who(token)
    player = await house.sit(actor, data.name, wanted, token, data.face, data.visitor)
    return seating.seat(Pass(actor.code, token, player))


@delete(
    "/tables/{code:str}/seats/mine",
    operation_id="stand",
    summary="Give up a seat",
    status_code=200,
    responses=REFUSALS,
    security=TOKEN,
)
async def stand(house: TheHouse, request: Asked, code: Code) -> wire.TableAnswer:
    return await carry_out(house, request, code, commands.Stand())


@post(
    "/tables/{code:str}/seats/mine/renew",
    operation_id="renew",
    summary="Get a new token; the old one opens nothing any more",
    status_code=200,
    responses=REFUSALS,
    security=TOKEN,
)
async def renew(house: TheHouse, seating: TheSeating, request: Asked, code: Code) -> wire.Seated:
    """Replaces the token of a person whose link has come into other hands: their other screens need the new one."""
    return seating.seat(await house.renew(await house.table(code), token_of(request)))


def command_route(path: str, operation_id: str, summary: str) -> post:
    """Returns a route that needs a token, and answers with the table as it is then."""
    where = f"/tables/{{code:str}}/{path}"
    return post(where, operation_id=operation_id, summary=summary, status_code=200, responses=REFUSALS, security=TOKEN)


def plain_route(path: str, operation_id: str, summary: str, command: Command) -> HTTPRouteHandler:
    """Returns the route of a command that needs nothing but the token."""

    @command_route(path, operation_id, summary)
    async def route(house: TheHouse, request: Asked, code: Code) -> wire.TableAnswer:
        return await carry_out(house, request, code, command)

    return route


@command_route("seats/mine", "introduce", "Another name or face, before the game begins")
async def introduce(house: TheHouse, request: Asked, code: Code, data: JSONBody[wire.PersonWished]) -> wire.TableAnswer:
    return await carry_out(house, request, code, commands.Introduce(data.name, data.face))


@command_route("settings", "changeSettings", "The host: other settings, before the game begins")
async def change_settings(
    house: TheHouse, openings: TheOpenings, request: Asked, code: Code, data: JSONBody[wire.SettingsWished]
) -> wire.TableAnswer:
    command = commands.ChangeSettings(data.players, data.options, terms_in(data.terms))
    actor = await house.table(code)
    with openings.listing(address_of(request.scope), actor.code, data.terms.listed, house.is_listed):
        return await carry_out(house, request, code, command)


@command_route("fill", "fill", "The host: bots take free seats")
async def fill(house: TheHouse, request: Asked, code: Code, data: JSONBody[wire.BotWished]) -> wire.TableAnswer:
    wanted = None if data.seat is None else player_called(data.seat)
    return await carry_out(house, request, code, commands.FillSeats(data.bot, wanted))


@command_route("replace", "replace", "The host: a bot for somebody")
async def replace(house: TheHouse, request: Asked, code: Code, data: JSONBody[wire.BotMeant]) -> wire.TableAnswer:
    return await carry_out(house, request, code, commands.ReplaceByBot(player_called(data.seat), data.bot))


@command_route("offer", "offer", "The host: a bot's seat for somebody who comes late")
async def offer(house: TheHouse, request: Asked, code: Code, data: JSONBody[wire.SeatOffer]) -> wire.TableAnswer:
    return await carry_out(house, request, code, commands.OfferSeat(player_called(data.seat), data.offered))


@command_route("remove", "remove", "The host: somebody loses their seat")
async def remove(house: TheHouse, request: Asked, code: Code, data: JSONBody[wire.SeatMeant]) -> wire.TableAnswer:
    return await carry_out(house, request, code, commands.SendAway(player_called(data.seat)))


@post(
    "/tables/{code:str}/rematch",
    operation_id="rematch",
    summary="The host: the same people play again",
    responses=REFUSALS,
    security=TOKEN,
)
async def rematch(house: TheHouse, seating: TheSeating, request: Asked, code: Code) -> wire.Moved:
    actor = await house.table(code)
    with seating.one_more(actor.table_state.opened.terms.listed) as opening:
        opening.code = following = await house.again(actor, token_of(request))
    return wire.Moved(following, seating.link_to(following))


@get(
    "/tables/{code:str}/record",
    operation_id="record",
    summary="The record of a game, after its end",
    responses=REFUSALS,
)
async def record(house: TheHouse, request: Asked, code: Code) -> Response[str]:
    """Returns the record. Where nobody may watch, it takes the token of somebody who sat there."""
    actor = await house.table(code)
    headers = {"Content-Disposition": f'attachment; filename="{actor.table_state.game.id}-{actor.code}.ridotto"'}
    return Response(await house.record(actor, key_of(request)), media_type="text/plain; charset=utf-8", headers=headers)


@get(
    "/tables/{code:str}/replay",
    operation_id="replay",
    summary="A game step by step, after its end",
    responses={
        200: ResponseSpec(ReplayShown, generate_examples=False, description="gzip where it is accepted"),
        **REFUSALS,
    },
)
async def replay(house: TheHouse, request: Asked, code: Code, ears: Ears = ALL_EARS) -> Response[bytes]:
    """Returns the replay. Where nobody may watch, it takes the token of somebody who sat there."""
    packed = await house.replay(await house.table(code), ears, key_of(request), address_of(request.scope))
    return await unpacked_for(request, packed, "private, max-age=3600")


@get(
    "/tables/{code:str}/review",
    operation_id="review",
    summary="What a master thinks of a game, after its end",
    responses={
        200: ResponseSpec(ReviewAnswer, generate_examples=False, description="gzip where it is accepted"),
        **REFUSALS,
    },
)
async def review(house: TheHouse, request: Asked, code: Code) -> Response[bytes]:
    """Begins a review, which takes up to half a minute, and returns it once it is there: ask again until then."""
    actor, person = await house.table(code), address_of(request.scope)
    return await unpacked_for(request, await house.review(actor, key_of(request), person), "no-store")


@post(
    "/tables/{code:str}/what-if",
    operation_id="whatIf",
    summary="Play on from a moment of a finished game, alone with bots",
    responses=REFUSALS,
)
async def what_if(
    house: TheHouse, seating: TheSeating, request: Asked, code: Code, data: JSONBody[wire.MomentWished]
) -> wire.Seated:
    """Opens a table from what a seat then knew; what it could not know is dealt anew. Where nobody may watch, it takes
    the token of somebody who sat there."""
    actor, key, seat = await house.table(code), key_of(request), player_called(data.seat)
    return await seating.open(lambda: open_what_if(house, actor, key, data.moment, seat))


API: Final = Router(
    "/api",
    route_handlers=[
        *[games, tables, deal_of_the_day, play_deal, open_table, lesson, learn, table, sit, introduce, renew, stand],
        *[change_settings, fill, replace, offer, remove, rematch, record, replay, review, what_if],
        plain_route("start", "start", "The host: begin", commands.Begin()),
        plain_route("pause", "pause", "The host: time stands still", commands.Pause()),
        plain_route("go-on", "goOn", "The host: end a pause", commands.GoOn()),
        plain_route("close", "close", "The host: close the table", commands.CloseTable()),
    ],
    dependencies={"seating": Provide(Seating, sync_to_thread=False)},
)


# ---- Inside.


async def unpacked_for(request: Asked, packed: bytes, kept: str) -> Response[bytes]:
    """Returns JSON that is at hand as gzip, as the browser takes it."""
    headers = {"Vary": "Accept-Encoding, Authorization", "Cache-Control": kept}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type=MediaType.JSON, headers=headers)


async def carry_out(house: House, request: Asked, code: str, command: Command) -> wire.TableAnswer:
    """Does what the person with the token asks for, and returns the table as it is then."""
    key = digest_of(token_of(request))
    actor = await house.table(code)
    await actor.do(by(key, command))
    return as_stored(actor, key)


def as_stored(actor: TableActor, key: str | None) -> wire.TableAnswer:
    """Returns the table as it is stored: what is still on its way to the disk is not told."""
    return wire.TableAnswer(cast(Any, actor.shown_to(key)), actor.is_asked(key))


def token_of(request: Asked) -> str:
    shown = request.headers.get("authorization", "")
    if not shown.startswith(BEARER):
        raise WrongToken
    return shown.removeprefix(BEARER)


def key_of(request: Asked) -> str | None:
    """Returns the digest of the token, where one is shown."""
    return digest_of(token_of(request)) if "authorization" in request.headers else None


def terms_in(wished: wire.TermsWished) -> ChosenTerms:
    return ChosenTerms(**msgspec.structs.asdict(wished))


def player_called(letter: str) -> Player:
    player = player_named(letter)
    assert player is not None  # as the message's type demands
    return player


OFFER: Final = wire.Offer(
    version=messages.VERSION,
    games=[
        wire.GameOffered(
            id=game.id,
            title=game.title,
            fewest=game.fewest,
            most=game.most,
            options=[
                wire.OptionOffered(
                    name=option.name,
                    kind=option.kind(),
                    choices=list(option.choices()),
                    values=option.values,
                    default=option.default,
                    clauses=list(option.clauses),
                    more_seats=option.more_seats(),
                )
                for option in game.host_options()
            ],
        )
        for game in GAMES.values()
    ],
    bots=list(LEVELS),
    levels={bot: level_of(bot) for bot in LEVELS},
    characters=list(NICKNAMES),
    way_in=wire.WayIn("", ""),
)
