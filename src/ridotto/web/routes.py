"""The HTTP API: open tables, find them, sit down, and what hosts do. A token is shown in the Authorization header."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, cast

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from ridotto.bots import BOTS
from ridotto.games import GAMES
from ridotto.house import ChosenTerms, Gathering, House, Who, Wished, WrongToken, deeds, digest_of
from ridotto.house.entries import AnyEntry
from ridotto.house.keeper import Deed, Keeper
from ridotto.house.replaying import ALL_EARS
from ridotto.house.shown import ReplayShown
from ridotto.kernel import Player, name, player_named
from ridotto.web import wire
from ridotto.web.openings import Openings
from ridotto.web.origins import address_of
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
Asked = Request[None, None, State]
TheHouse = NamedDependency[House]
TheSettings = NamedDependency[Settings]
TheOpenings = NamedDependency[Openings]
PlainDeed = Callable[[Gathering, Who], Sequence[AnyEntry]]


@get("/games", operation_id="games", summary="What can be played here", responses=REFUSALS)
async def games() -> wire.Offer:
    return OFFER


@get("/tables", operation_id="tables", summary="Tables that everybody may find", responses=REFUSALS)
async def tables(house: TheHouse) -> wire.TableList:
    return wire.TableList(await house.list_tables())


@post("/tables", operation_id="open", summary="Open a table, and become its host", responses=REFUSALS)
async def open_table(
    house: TheHouse,
    settings: TheSettings,
    openings: TheOpenings,
    request: Asked,
    data: JSONBody[wire.TableWished],
) -> wire.Seated:
    wished = Wished(
        game=data.game,
        players=data.players,
        options=data.options,
        terms=terms_in(data.terms),
        bots={player_called(letter): bot for letter, bot in data.bots.items()},
    )
    with openings.of(address_of(request.scope), data.terms.listed, house.is_listed) as opening:
        given = await house.open(wished, data.name)
        opening.code = given.code
    you = None if given.player is None else name(given.player)
    return wire.Seated(given.code, link_to(given.code, settings, request), given.token, you)


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
    house: TheHouse, settings: TheSettings, request: Asked, code: Code, data: JSONBody[wire.SeatWished]
) -> wire.Seated:
    """Takes a seat. With the host's token, the host sits down."""
    keeper = await house.table(code)
    wanted = None if data.seat is None else player_called(data.seat)
    token = house.fresh_token()
    if "authorization" in request.headers:
        token = token_of(request)
        keeper.gathering.who(token)
    player = await house.sit(keeper, data.name, wanted, token)
    return wire.Seated(keeper.code, link_to(keeper.code, settings, request), token, name(player))


@delete(
    "/tables/{code:str}/seats/mine",
    operation_id="stand",
    summary="Give up a seat",
    status_code=200,
    responses=REFUSALS,
    security=TOKEN,
)
async def stand(house: TheHouse, request: Asked, code: Code) -> wire.TableAnswer:
    token = token_of(request)
    return await carry_out(house, code, token, lambda at: deeds.stand(at, at.who(token)))


@post(
    "/tables/{code:str}/seats/mine/renew",
    operation_id="renew",
    summary="Get a new token; the old one opens nothing any more",
    status_code=200,
    responses=REFUSALS,
    security=TOKEN,
)
async def renew(house: TheHouse, settings: TheSettings, request: Asked, code: Code) -> wire.Seated:
    """Replaces the token of a person whose link has come into other hands: their other screens need the new one."""
    given = await house.renew(await house.table(code), token_of(request))
    you = None if given.player is None else name(given.player)
    return wire.Seated(given.code, link_to(given.code, settings, request), given.token, you)


def deed(path: str, operation_id: str, summary: str) -> post:
    """Returns a route that needs a token, and answers with the table as it is then."""
    where = f"/tables/{{code:str}}/{path}"
    return post(where, operation_id=operation_id, summary=summary, status_code=200, responses=REFUSALS, security=TOKEN)


def plain_deed(path: str, operation_id: str, summary: str, does: PlainDeed) -> HTTPRouteHandler:
    """Returns the route of a deed that needs nothing but the token."""

    @deed(path, operation_id, summary)
    async def route(house: TheHouse, request: Asked, code: Code) -> wire.TableAnswer:
        token = token_of(request)
        return await carry_out(house, code, token, lambda at: does(at, at.who(token)))

    return route


@deed("settings", "changeSettings", "The host: other settings, before the game begins")
async def change_settings(
    house: TheHouse, openings: TheOpenings, request: Asked, code: Code, data: JSONBody[wire.SettingsWished]
) -> wire.TableAnswer:
    token, terms = token_of(request), terms_in(data.terms)
    keeper = await house.table(code)
    with openings.listing(address_of(request.scope), keeper.code, terms.listed, house.is_listed):
        return await carry_out(
            house,
            code,
            token,
            lambda at: deeds.change_settings(at, at.who(token), data.players, data.options, terms),
        )


@deed("fill", "fill", "The host: bots take free seats")
async def fill(house: TheHouse, request: Asked, code: Code, data: JSONBody[wire.BotWished]) -> wire.TableAnswer:
    token = token_of(request)
    wanted = None if data.seat is None else player_called(data.seat)
    return await carry_out(house, code, token, lambda at: deeds.fill(at, at.who(token), data.bot, wanted))


@deed("replace", "replace", "The host: a bot for somebody")
async def replace(house: TheHouse, request: Asked, code: Code, data: JSONBody[wire.BotMeant]) -> wire.TableAnswer:
    token = token_of(request)
    seat = player_called(data.seat)
    return await carry_out(house, code, token, lambda at: deeds.replace(at, at.who(token), seat, data.bot))


@deed("remove", "remove", "The host: somebody loses their seat")
async def remove(house: TheHouse, request: Asked, code: Code, data: JSONBody[wire.SeatMeant]) -> wire.TableAnswer:
    token = token_of(request)
    seat = player_called(data.seat)
    return await carry_out(house, code, token, lambda at: deeds.send_away(at, at.who(token), seat))


@post(
    "/tables/{code:str}/rematch",
    operation_id="rematch",
    summary="The host: the same people play again",
    responses=REFUSALS,
    security=TOKEN,
)
async def rematch(
    house: TheHouse, settings: TheSettings, openings: TheOpenings, request: Asked, code: Code
) -> wire.Moved:
    keeper = await house.table(code)
    listed = keeper.gathering.opened.terms.listed
    with openings.of(address_of(request.scope), listed, house.is_listed) as opening:
        opening.code = following = await house.again(keeper, token_of(request))
    return wire.Moved(following, link_to(following, settings, request))


@get(
    "/tables/{code:str}/record",
    operation_id="record",
    summary="The record of a game, after its end",
    responses=REFUSALS,
)
async def record(house: TheHouse, request: Asked, code: Code) -> Response[str]:
    """Returns the record. Where nobody may watch, it takes the token of somebody who sat there."""
    keeper = await house.table(code)
    headers = {"Content-Disposition": f'attachment; filename="{keeper.gathering.game.id}-{keeper.code}.ridotto"'}
    return Response(
        await house.record(keeper, key_of(request)), media_type="text/plain; charset=utf-8", headers=headers
    )


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
    packed = await house.replay(await house.table(code), ears, key_of(request))
    headers = {"Vary": "Accept-Encoding, Authorization", "Cache-Control": "private, max-age=3600"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type=MediaType.JSON, headers=headers)


API: Final = Router(
    "/api",
    route_handlers=[
        *[games, tables, open_table, table, sit, renew, stand],
        *[change_settings, fill, replace, remove, rematch, record, replay],
        plain_deed("start", "start", "The host: begin", deeds.begin),
        plain_deed("pause", "pause", "The host: time stands still", deeds.pause),
        plain_deed("go-on", "goOn", "The host: end a pause", deeds.go_on),
        plain_deed("close", "close", "The host: close the table", deeds.close),
    ],
)


# ---- Inside.


async def carry_out(house: House, code: str, token: str, deed: Deed) -> wire.TableAnswer:
    keeper = await house.table(code)
    await keeper.do(deed)
    return as_stored(keeper, digest_of(token))


def as_stored(keeper: Keeper, key: str | None) -> wire.TableAnswer:
    """Returns the table as it is stored: what is still on its way to the disk is not told."""
    return wire.TableAnswer(cast(Any, keeper.shown_to(key)))


def token_of(request: Asked) -> str:
    shown = request.headers.get("authorization", "")
    if not shown.startswith(BEARER):
        raise WrongToken
    return shown.removeprefix(BEARER)


def key_of(request: Asked) -> str | None:
    """Returns the digest of the token, where one is shown."""
    return digest_of(token_of(request)) if "authorization" in request.headers else None


def terms_in(wished: wire.TermsWished) -> ChosenTerms:
    return ChosenTerms(
        memory=wished.memory,
        correspondence=wished.correspondence,
        clock=wished.clock,
        stand_in=wished.stand_in,
        listed=wished.listed,
        watchers=wished.watchers,
        chat=wished.chat,
    )


def player_called(letter: str) -> Player:
    player = player_named(letter)
    assert player is not None  # as the message's type demands
    return player


def link_to(code: str, settings: Settings, request: Asked) -> str:
    return f"{settings.address or str(request.base_url).rstrip('/')}/t/{code}"


OFFER: Final = wire.Offer(
    version=wire.VERSION,
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
                )
                for option in game.host_options()
            ],
        )
        for game in GAMES.values()
    ],
    bots=list(BOTS),
)
