"""Requests as httpx sends them, with the suite's patience instead of five seconds.

Nothing is encrypted on loopback: an empty TLS context spares each client the reading of all certificates.
"""

import ssl
from functools import partial
from typing import Final

import httpx

from tests.patience import PATIENCE

TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get: Final = partial(httpx.get, timeout=PATIENCE, verify=TLS)
head: Final = partial(httpx.head, timeout=PATIENCE, verify=TLS)
options: Final = partial(httpx.options, timeout=PATIENCE, verify=TLS)
post: Final = partial(httpx.post, timeout=PATIENCE, verify=TLS)
request: Final = partial(httpx.request, timeout=PATIENCE, verify=TLS)
stream: Final = partial(httpx.stream, timeout=PATIENCE, verify=TLS)
Client: Final = partial(httpx.Client, timeout=PATIENCE, verify=TLS)
AsyncClient: Final = partial(httpx.AsyncClient, timeout=PATIENCE, verify=TLS)
