"""What is counted, and that no label could ever hold an id."""

from __future__ import annotations

from multidict import CIMultiDict

from bot.discord.tracing import InteractionOutcome, Trace
from bot.monitoring.connection import ConnectionState
from bot.monitoring.http_trace import count_response, route_of
from bot.monitoring.metrics import Metrics

ID = "1175800000000000123"
CALLBACK = f"/api/v10/interactions/{ID}/aW50ZXJhY3Rpb24/callback"
NO_HEADERS = CIMultiDict[str]()


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


def count(metrics: Metrics, path: str, status: int, **headers: str) -> None:
    given = CIMultiDict({name.replace("_", "-"): text for name, text in headers.items()})
    count_response(metrics, path, status, given)


def test_an_interaction_is_counted_by_what_came_of_it() -> None:
    metrics = Metrics()
    trace = Trace(ID, "press", 1.0, metrics)

    metrics.interaction_ended(trace, InteractionOutcome.REFUSED)

    assert value(metrics, "monopoly_interactions_total", kind="press", outcome="refused") == 1


def test_the_first_answer_that_discord_accepts_ends_the_wait() -> None:
    metrics = Metrics(now=lambda: 10.4)
    metrics.interaction_began(Trace(ID, "press", 10.0, metrics))

    count(metrics, CALLBACK, 502)
    assert value(metrics, "monopoly_acknowledgement_seconds_count", kind="press") is None
    count(metrics, CALLBACK, 200)
    count(metrics, CALLBACK, 200)

    assert value(metrics, "monopoly_acknowledgement_seconds_count", kind="press") == 1
    seconds = value(metrics, "monopoly_acknowledgement_seconds_sum", kind="press")
    assert seconds is not None
    assert round(seconds, 3) == 0.4


def test_a_command_is_counted_by_its_name_alone() -> None:
    metrics = Metrics()
    for name in ("game", "mod-pause", "game"):
        metrics.command_used(name)
    assert value(metrics, "monopoly_commands_total", command="game") == 2
    assert value(metrics, "monopoly_commands_total", command="mod-pause") == 1


def test_an_event_that_could_not_be_read_is_counted_by_its_name() -> None:
    metrics = Metrics()
    metrics.event_dropped("CHANNEL_CREATE")
    dropped = "monopoly_discord_events_dropped_total"
    assert value(metrics, dropped, event="CHANNEL_CREATE") == 1


def test_a_request_is_counted_without_the_ids_of_its_address() -> None:
    metrics = Metrics()

    for path in (CALLBACK, f"/api/v10/channels/{ID}/messages/{ID}", f"/api/v10/{ID}", "/", "/x"):
        count(metrics, path, 200)

    text = metrics.text().decode()
    assert ID not in text
    assert value(metrics, "monopoly_discord_requests_total", route="channels", status="200") == 1
    assert value(metrics, "monopoly_discord_requests_total", route="other", status="200") == 3


def test_the_first_part_of_an_address_that_is_not_known_is_no_label() -> None:
    assert route_of("/api/v10/something-new/5") == "other"
    assert route_of("/api/v10/webhooks/5/token") == "webhooks"


def test_what_counts_against_the_address_is_counted() -> None:
    metrics = Metrics()

    count(metrics, "/api/v10/channels/1", 403)
    count(metrics, "/api/v10/channels/1", 401)
    count(metrics, "/api/v10/channels/1", 429, X_RateLimit_Scope="user")
    count(metrics, "/api/v10/channels/1", 429)
    count(metrics, "/api/v10/channels/1", 404)
    assert value(metrics, "monopoly_discord_invalid_requests_total") == 4
    # Discord does not count those that others share.
    count(metrics, "/api/v10/channels/1", 429, x_ratelimit_scope="shared")
    assert value(metrics, "monopoly_discord_invalid_requests_total") == 4

    assert value(metrics, "monopoly_discord_rate_limited_total", scope="user") == 1
    assert value(metrics, "monopoly_discord_rate_limited_total", scope="shared") == 1
    assert value(metrics, "monopoly_discord_rate_limited_total", scope="other") == 1


def test_interactions_that_are_never_answered_are_forgotten() -> None:
    metrics = Metrics(now=lambda: 2.0)
    for number in range(10_001):
        metrics.interaction_began(Trace(str(number), "press", 1.0, metrics))

    metrics.acknowledged("0")
    assert value(metrics, "monopoly_acknowledgement_seconds_count", kind="press") is None
    metrics.acknowledged("1")
    assert value(metrics, "monopoly_acknowledgement_seconds_count", kind="press") == 1


def test_connections_and_games_are_read_at_each_scrape() -> None:
    metrics = Metrics()
    states = [ConnectionState(2, frozenset((0,)), {0: 0.05}, 7)]
    metrics.watch(lambda: states[-1], lambda: 3)
    metrics.watch_games(lambda: {"running": 4, "over": 9})
    metrics.watch_followed(lambda: 0.25)

    assert value(metrics, "monopoly_shards") == 2
    assert value(metrics, "monopoly_shards_connected") == 1
    assert value(metrics, "monopoly_shard_latency_seconds", shard="0") == 0.05
    assert value(metrics, "monopoly_servers") == 7
    assert value(metrics, "monopoly_games_being_shown") == 3
    assert value(metrics, "monopoly_games", phase="over") == 9
    assert value(metrics, "monopoly_games_followed_ratio") == 0.25

    states.append(ConnectionState(2, frozenset((0, 1)), {0: 0.05, 1: 0.06}, 8))
    assert value(metrics, "monopoly_shards_connected") == 2


def test_commits_and_times_are_counted() -> None:
    metrics = Metrics()

    metrics.observe_group(3)
    metrics.observe_group(1)
    metrics.observe_shown(0.2)
    metrics.observe_lateness(2.0)
    metrics.observe_lag(0.001)

    assert value(metrics, "monopoly_commit_group_size_sum") == 4
    assert value(metrics, "monopoly_commit_group_size_count") == 2
    assert value(metrics, "monopoly_press_shown_seconds_bucket", le="0.2") == 1
    assert value(metrics, "monopoly_deadline_lateness_seconds_bucket", le="1.0") == 0
    assert value(metrics, "monopoly_event_loop_lag_seconds_count") == 1
    assert (value(metrics, "process_resident_memory_bytes") or 0) > 1e6
