"""What every answer carries for safety; a static site says the same in its page."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the rules are WebAssembly; no script from text
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
ONLY_IN_HEADERS = {"frame-ancestors"}  # a page cannot say it of itself


def policy(left_out: frozenset[str] | set[str] = frozenset()) -> str:
    """The content policy in one line.

    >>> policy(POLICY.keys() - {"base-uri", "style-src"})
    "style-src 'self'; base-uri 'none'"
    """
    return "; ".join(f"{name} {what}" for name, what in POLICY.items() if name not in left_out)


SAFETY = {
    "content-security-policy": policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SafeHeaders:
    """Puts the safety headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with headers added."""

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFETY.items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, add if scope["type"] == "http" else send)
