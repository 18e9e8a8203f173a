"""A bot on a pipe: lays its heaviest domino. `boneyard arena classic --bots club,pipe:...`"""

import json
import sys


def weight(move: str) -> int:
    """Pips of the domino that a move lays; drawing and passing come last."""
    return int(move[0]) + int(move[1]) if move[:2].isdigit() else -1


for line in sys.stdin:  # one question a line
    question = json.loads(line)
    print(max(question["legal"], key=weight), flush=True)  # one answer a line
