"""Requests as httpx sends them, with the suite's patience instead of five seconds."""

from functools import partial
from typing import Final

import httpx

from tests.patience import PATIENCE

get: Final = partial(httpx.get, timeout=PATIENCE)
head: Final = partial(httpx.head, timeout=PATIENCE)
options: Final = partial(httpx.options, timeout=PATIENCE)
post: Final = partial(httpx.post, timeout=PATIENCE)
request: Final = partial(httpx.request, timeout=PATIENCE)
stream: Final = partial(httpx.stream, timeout=PATIENCE)
Client: Final = partial(httpx.Client, timeout=PATIENCE)
AsyncClient: Final = partial(httpx.AsyncClient, timeout=PATIENCE)
