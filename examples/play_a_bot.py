"""Play dominoes against a bot: `python examples/play_a_bot.py [level] [seed]`

Type a move, or press Enter to play what the bot would play in your place.
"""

import random
import sys

import boneyard
from boneyard.bots import bot, look
from boneyard.bots.hint import hint

YOU, BOT = 0, 1


def main(level: str = "beginner", seed: str = "7") -> None:
    """One game to its end."""
    player, dice = bot(level), random.Random(int(seed))
    position = boneyard.load("classic").new(seed=int(seed), names=["You", f"bot:{level}"])
    while not position.over:
        seat = position.actors[0]
        given = look(position, seat)  # the view of this seat, never the other hand
        if seat == BOT:
            move = player.choose(given, dice.getrandbits(63)).move
            print(f"The bot plays {move}.")
        else:
            advice = hint(player, given).move
            print(f"Line {given.view['line']}, your hand {' '.join(given.view['hand'])}")
            move = ask(f"{' '.join(given.legal)} [{advice}] ") or advice
        try:
            position.play(move, seat)
        except boneyard.IllegalMove as problem:
            print(problem)
    assert position.result is not None
    print("You win." if YOU in position.result.winners else "The bot wins.")
    print(position.record)


def ask(question: str) -> str:
    """What was typed; nothing where nobody can type."""
    return input(question).strip() if sys.stdin.isatty() else ""


if __name__ == "__main__":
    main(*sys.argv[1:])
