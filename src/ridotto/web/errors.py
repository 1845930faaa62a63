"""What the web refuses by itself, beside what the house, a table and the rules refuse: all codes are in docs/errors.md.

HouseError
├── ForeignOrigin   a page of another place may not speak here in somebody's name
├── ForeignHost     a request asks for another host than this server
├── NoSuchPage      nothing is at this address
├── WrongMethod     something is, but not for this method
├── TooManyTables   one address has opened too many tables in the last hour
├── TooManyListed   one address has too many tables in the public list
├── TooLong         a request or a message is longer than any can be; a socket is closed with 1009
├── LongHead        the head of a request is longer than any browser sends; the connection is closed
├── TooSlow         a request did not arrive in time; the connection is closed
├── NotJson         a request has to be JSON, and to say so
├── OurFault        something went wrong here, which was noted
└── SocketError
    ├── NoHello     a socket has to say hello soon
    └── OtherVersion  a client speaks another version of the protocol
"""

from __future__ import annotations

from ridotto.house import HouseError
from ridotto.house.errors import SocketError


class WebError(HouseError):
    """An error that HTTP answers with."""


class ForeignOrigin(WebError):
    code = "foreign-origin"
    status = 403
    meaning = "a page of another place may not do that: see ridotto serve --origin"


class ForeignHost(WebError):
    code = "foreign-host"
    status = 421
    meaning = "this server has another name: see ridotto serve --address"


class NoSuchPage(WebError):
    code = "no-such-page"
    status = 404
    meaning = "nothing is at this address"


class WrongMethod(WebError):
    code = "wrong-method"
    status = 405
    meaning = "this address is not for such a method"


class TooManyTables(WebError):
    code = "too-many-tables"
    status = 429
    meaning = "too many tables were opened from your address: wait a while"

    def __init__(self, seconds: int = 1) -> None:
        super().__init__(seconds=seconds)
        self.seconds = seconds  # until one more may be


class TooManyListed(WebError):
    code = "too-many-listed"
    status = 429
    meaning = "too many tables of your address are in the public list"

    def __init__(self, most: int) -> None:
        said = f"{most} tables of your address are in the public list: close one, or open this one unlisted"
        super().__init__(said, most=most)


class TooLong(WebError):
    code = "too-long"
    status = 413
    meaning = "longer than any request can be"


class LongHead(WebError):
    code = "long-head"
    status = 431
    meaning = "the address and headers of a request are too long"


class TooSlow(WebError):
    code = "too-slow"
    status = 408
    meaning = "the request did not arrive in time"


class NotJson(WebError):
    code = "not-json"
    status = 415
    meaning = "expected JSON, with Content-Type: application/json"


class OurFault(WebError):
    code = "our-fault"
    status = 500
    meaning = "something went wrong here, and it was noted"


class NoHello(SocketError):
    code = "no-hello"


class OtherVersion(SocketError):
    code = "other-version"

    def __init__(self, ours: int, theirs: int) -> None:
        said = f"this server speaks version {ours} of the protocol, and this client version {theirs}"
        super().__init__(f"{said}: load the page again", ours=ours, theirs=theirs)
