"""A plot of a contest: who is ahead of whom, and how certain that is."""

from __future__ import annotations

from pathlib import Path

from boneyard.arena.standings import Margin


def plot(title: str, unit: str, found: list[Margin], files: list[Path]) -> None:
    """One bar per pairing with its 95 % interval; the name of a file says PNG or SVG."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    names = [f"{m.one} – {m.two}" for m in found]  # noqa: RUF001 - a dash between two names
    figure, axes = pyplot.subplots(figsize=(8, 1.2 + 0.4 * len(found)), layout="constrained")
    places = range(len(found))
    colours = ["#0072B2" if m.clear else "#999999" for m in found]
    axes.barh(places, [m.points for m in found], color=colours, height=0.6)
    axes.errorbar(
        [m.points for m in found], places, xerr=[m.error for m in found], fmt="none", ecolor="black"
    )
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_xlabel(f"{unit} a deal, with 95 % interval; grey: not clear of zero")
    axes.set_title(title, loc="left")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for file in files:
        figure.savefig(file)
    pyplot.close(figure)
