"""Limits how many requests one address may send, checks the origin, adds security headers."""

from __future__ import annotations

import logging
import math
import time
from typing import Any, Final, cast

from litestar import Litestar
from litestar.types import HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ridotto.house import HouseError, TooFast
from ridotto.house.messages import WRITER
from ridotto.web.errors import ForeignHost, ForeignOrigin, NotJson
from ridotto.web.limits import Buckets
from ridotto.web.origins import HOST, address_of, is_our_name, is_welcome
from ridotto.web.settings import Settings
from ridotto.web.sockets import GUESS, Socket, SocketLimits, table_meant, table_socket
from ridotto.web.wire import problem_shown

LOG: Final = logging.getLogger("ridotto.web")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
NOWHERE: Final = "-"  # the route of what is nowhere
BURST: Final = 10  # seconds' worth of requests may come at once
SHEET: Final = 0.04  # and a file of the page so little: thirteen friends behind one address may come in at once
PAGE: Final = ("/assets/", "/first-ball/", "/manifest.webmanifest", "/pictures/", "/service-worker.js", "/t/")

ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links hold codes
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "manifest-src 'self'; connect-src 'self'{sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def buckets(settings: Settings) -> Buckets:
    return Buckets(settings.requests, BURST * settings.requests)


class Middleware:
    """Surrounds the whole application, so that requests for pages that do not exist are counted, too."""

    def __init__(self, app: Litestar, limits: SocketLimits) -> None:
        self.app = app
        self.state = app.state
        self.limits = limits
        self.settings, self.asked, self.counts = limits.settings, limits.asked, limits.counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self.request(cast(HTTPScope, scope), receive, send)
        elif kind == "websocket":
            await self.socket(cast(WebSocketScope, scope), receive, send)
        else:  # the server comes up, or goes down
            await self.app(scope, receive, send)

    async def request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0  # until an answer begins: the client has hung up

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self.headers(scope, [key for key, _ in message["headers"]])]
            await send(message)

        refusal = self.objection(scope)
        if refusal is None:
            await self.app(scope, receive, send_on)
        else:
            await self.refuse(refusal, scope, send_on, "http.response")
        if status == 404:
            self.asked.of(address_of(scope)).spend(GUESS)
        method = scope["method"] if scope["method"] in METHODS else NOWHERE
        route = scope.get("path_template") or NOWHERE
        milliseconds = round(1000 * (time.perf_counter() - start), 1)
        self.counts.requests.labels(method, route, status).inc()
        LOG.info("request", extra={"method": method, "route": route, "status": status, "ms": milliseconds})

    async def socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        code = table_meant(scope)
        if not self.asked.takes(address_of(scope)):
            await receive()  # that it would like to connect
            await self.refuse(self.too_fast(), scope, send, "websocket.http.response")
        elif code is None:
            await self.app(scope, receive, send)
        else:
            await table_socket(self.state.house, self.limits, Socket(scope, receive, send), code)

    # ---- What is refused.

    def objection(self, scope: HTTPScope) -> HouseError | None:
        if not self.asked.takes(address_of(scope), price(scope["path"])):
            return self.too_fast()
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if not is_our_name(headers.get("host"), self.settings):
            return ForeignHost()
        if scope["method"] not in SAFE:
            if not is_welcome(headers.get("origin"), headers.get("host"), self.settings):
                return ForeignOrigin()
            has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if has_body and kind != "application/json":
                return NotJson()
        return None

    def too_fast(self) -> TooFast:
        return TooFast("too many requests from one address: wait a little")

    async def refuse(self, why: HouseError, scope: Scope, send: Send, kind: str) -> None:
        self.counts.count_refusal(why.code)
        body = WRITER.encode(problem_shown(why))
        headers = {"content-type": "application/json", "content-length": str(len(body))}
        if isinstance(why, TooFast):
            seconds = self.asked.of(address_of(scope)).seconds_until(1)
            headers["retry-after"] = str(max(1, math.ceil(seconds)))
        start = {"type": f"{kind}.start", "status": why.status, "headers": encode_headers(headers)}
        await send(cast(Any, start))
        await send(cast(Any, {"type": f"{kind}.body", "body": body, "more_body": False}))

    # ---- What goes out.

    def headers(self, scope: HTTPScope, there: list[bytes]) -> list[tuple[bytes, bytes]]:
        """Returns the headers of every answer, but for those that it has brought itself."""
        found = {**ALWAYS, "content-security-policy": self.policy(scope)}
        if scope["path"].startswith("/api"):
            found["cache-control"] = "no-store"
        if self.settings.address.startswith("https://"):
            found["strict-transport-security"] = "max-age=31536000"
        known = {key.lower() for key in there}
        return [(key, value) for key, value in encode_headers(found) if key not in known]

    def policy(self, scope: HTTPScope) -> str:
        """Returns a policy that allows only what is ours. For older browsers 'self' has no sockets: they are named."""
        host = self.settings.address.partition("://")[2]
        if not host:
            named = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
            host = named[0] if named and HOST.fullmatch(named[0]) else ""
        return POLICY.format(sockets=f" ws://{host} wss://{host}" if host else "")


def price(path: str) -> float:
    return SHEET if path == "/" or path.startswith(PAGE) else 1.0


def encode_headers(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(key.encode("latin-1"), value.encode("latin-1")) for key, value in headers.items()]
