"""The arena: how strong a bot is, measured so that the claim can be trusted."""

from boneyard.arena.contest import Contest, margins, run
from boneyard.arena.deal import Pairing, Played
from boneyard.arena.entrants import entrant
from boneyard.arena.report import write_report
from boneyard.arena.standings import Margin

__all__ = [
    "Contest",
    "Margin",
    "Pairing",
    "Played",
    "entrant",
    "margins",
    "run",
    "write_report",
]
