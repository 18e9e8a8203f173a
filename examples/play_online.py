"""A client for `boneyard serve`: `python examples/play_online.py [ws://127.0.0.1:8000/ws]`

It sets up a table with one seat of its own and a bot, and plays the first legal move until the
round is over. docs/wire.md describes every message.
"""

import json
import secrets
import sys
from typing import Any

from websockets.sync.client import connect

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "beginner"}]


def main(address: str = "ws://127.0.0.1:8000/ws") -> None:
    """One round of dominoes."""
    with connect(address) as socket:
        token = secrets.token_urlsafe(24)  # keep it to come back to your seat
        socket.send(json.dumps({"t": "create", "token": token, "game": "classic", "seats": SEATS}))
        for text in socket:
            message: dict[str, Any] = json.loads(text)
            if message["t"] == "refused":
                raise SystemExit(f"The server refused: {message['code']}")
            if message.get("ending"):
                print(f"The round is over: {message['ending']}")
                return
            for sight in message.get("sights", []):
                if sight["legal"]:
                    print(f"I play {sight['legal'][0]} of {' '.join(sight['legal'])}")
                    play = {"t": "play", "seq": message["seq"], "move": sight["legal"][0]}
                    socket.send(json.dumps(play))


if __name__ == "__main__":
    main(*sys.argv[1:])
