"""The report of a contest: a Markdown table and plots, beside the records."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from boneyard.arena.contest import Contest, Deals
from boneyard.arena.plot import plot
from boneyard.arena.standings import Margin, skills
from boneyard.engine.api import load


def write_report(contest: Contest, deals: Deals, found: list[Margin], folder: Path) -> str:
    """Write table and plots into the folder; returns the table."""
    text = table(contest, deals, found)
    (folder / "table.md").write_text(text + "\n", "utf-8")
    if find_spec("matplotlib"):
        title = f"{contest.game}, {contest.players} players"
        plot(title, unit(contest), found, [folder / "plot.png", folder / "plot.svg"])
    else:
        text += "\n(no plot: pip install 'boneyard[arena]')"
    return text


def unit(contest: Contest) -> str:
    """The unit of the margins in this game."""
    counted = "wins in %" if load(contest.game).rules.tally == "wins" else "points"
    return f"{counted} without luck" if contest.luck_free else counted


def table(contest: Contest, deals: Deals, found: list[Margin]) -> str:
    """Markdown with one row per pairing."""
    title = f"{contest.game}, {contest.players} players"
    lines = [
        f"| {title} | deals | {unit(contest)} a deal | won | Elo |",
        "|---|---|---|---|---|",
    ]
    for m in found:
        elo = f"{m.elo:+.0f}" if contest.players == 2 else "-"
        lines.append(
            f"| {m.one} over {m.two} | {m.deals} | {m.points:+.2f} ± {m.error:.2f} "
            f"| {100 * m.won:.1f} ± {100 * m.won_error:.1f} % | {elo} |"
        )
    if contest.players > 2 and find_spec("openskill"):
        games = [
            game for _, played in sorted(deals.items(), key=lambda i: i[0][1]) for game in played
        ]
        for name, (mean, unsure) in skills(list(contest.bots), games).items():
            lines.append(f"| {name}: OpenSkill {mean:.1f} ± {unsure:.1f} | | | | |")
    return "\n".join(lines)
