"""/metrics, read by Prometheus's own parser."""

from __future__ import annotations

from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from boneyard.server.ops.metrics import BOUNDS, HELP, HISTOGRAMS, Metrics
from tests.server.desk import Desk, play_out, with_desk


def families(metrics: Metrics) -> dict[str, Metric]:
    """What Prometheus reads, by name; it takes `_total` off the names of counters."""
    return {family.name: family for family in text_string_to_metric_families(metrics.text())}


def samples(family: Metric) -> dict[tuple[str, str], float]:
    """The numbers of a family, by name and label."""
    return {(one.name, "".join(one.labels.values())): one.value for one in family.samples}


def test_counters_gauges_and_the_histogram_have_their_types_and_help() -> None:
    metrics = Metrics()
    for name in HELP:
        if name.endswith("_total"):
            metrics.count(name, "one" if name == "boneyard_moves_total" else "")
        elif name not in HISTOGRAMS:
            metrics.gauges[name] = lambda: 2.5
    found = families(metrics)
    assert set(found) == {name.removesuffix("_total") for name in HELP}
    for name, text in HELP.items():
        family = found[name.removesuffix("_total")]
        counter, histogram = name.endswith("_total"), name in HISTOGRAMS
        assert family.type == ("counter" if counter else "histogram" if histogram else "gauge")
        assert family.documentation == text
    assert samples(found["boneyard_moves"]) == {("boneyard_moves_total", "one"): 1}
    assert samples(found["boneyard_tables"]) == {("boneyard_tables", ""): 2.5}


def test_counts_are_kept_apart_by_their_label() -> None:
    metrics = Metrics()
    for label in ("bot", "person", "bot"):
        metrics.count("boneyard_moves_total", label)
    told = samples(families(metrics)["boneyard_moves"])
    assert told == {("boneyard_moves_total", "bot"): 2, ("boneyard_moves_total", "person"): 1}


def test_times_are_summed_counted_and_sorted_into_buckets() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.002, 0.3, 7.0):
        metrics.move_took(seconds)
    told = samples(families(metrics)["boneyard_move_seconds"])
    assert told["boneyard_move_seconds_sum", ""] == 7.303
    assert told["boneyard_move_seconds_count", ""] == 4
    found = [told["boneyard_move_seconds_bucket", str(bound)] for bound in BOUNDS]
    assert found == [1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3]
    assert told["boneyard_move_seconds_bucket", "+Inf"] == 4


@with_desk
async def test_what_happens_at_tables_is_counted(desk: Desk) -> None:
    _, people = await desk.table()
    moves = await play_out(people)
    await people[0].send("leave", seat=7)
    found = families(desk.context.metrics)
    assert samples(found["boneyard_moves"]) == {("boneyard_moves_total", "person"): moves}
    refused = samples(found["boneyard_refused"])
    assert refused == {("boneyard_refused_total", "not-your-seat"): 1}
    assert samples(found["boneyard_tables"]) == {("boneyard_tables", ""): 1}
    assert samples(found["boneyard_move_seconds"])["boneyard_move_seconds_count", ""] == moves
    stored = samples(found["boneyard_store_seconds"])["boneyard_store_seconds_count", ""]
    assert stored == desk.hub.tables[next(iter(desk.hub.tables))].state.seq - 1  # all but created
    by_game = samples(found["boneyard_game_moves"])
    assert by_game == {("boneyard_game_moves_total", "classic"): moves}
