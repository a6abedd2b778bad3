"""Metrics for Prometheus: what is counted and measured while the bot runs.

No label ever holds an id: labels are kinds, outcomes, names of commands, statuses, phases, what a
disk holds, and the numbers of shards.
"""

import math
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from cachetools import LRUCache
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from bot.discord.tracing import InteractionOutcome, Observer, Trace
from bot.monitoring.connection import ConnectionState
from engine.host.store.records import Phase

UNANSWERED: Final = 10_000
"""Interactions that may wait for their acknowledgement; older ones never got any."""
FAST: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
"""Seconds: Discord gives up on an interaction after three."""
SHOWN: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
LATE: Final = (0.1, 1.0, 5.0, 15.0, 60.0, 300.0, 3600.0)
LAG: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES: Final = (1, 2, 3, 5, 8, 13, 21, 34)


class Metrics(Observer):
    """Counts everything of one process in a registry of its own."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._unanswered: LRUCache[str, Trace] = LRUCache(UNANSWERED)
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._interactions = self._counter(
            "interactions",
            "Presses, forms, commands and completions, by what came of them.",
            "kind",
            "outcome",
        )
        self._commands = self._counter("commands", "Commands, by their name.", "command")
        self._acknowledgements = Histogram(
            "monopoly_acknowledgement_seconds",
            "From receiving an interaction until Discord has accepted the first answer.",
            ("kind",),
            buckets=FAST,
            registry=registry,
        )
        self._count_traffic()
        self._shown = self._observe(
            "press_shown_seconds", "From a press until everybody sees what came of it.", SHOWN
        )
        self._lateness = self._observe(
            "deadline_lateness_seconds", "How late a deadline was carried out.", LATE
        )
        self.observe_lag = self._observe(
            "event_loop_lag_seconds", "How late the event loop came to a task that was due.", LAG
        )
        self.observe_group = self._observe(
            "commit_group_size",
            "Commits that shared one transaction: the sum is of commits, the count of groups.",
            SIZES,
        )

    def _count_traffic(self) -> None:
        self._requests = self._counter(
            "discord_requests",
            "Requests to Discord, by the first part of the address and by status.",
            "route",
            "status",
        )
        self._limited = self._counter(
            "discord_rate_limited",
            "Requests that Discord refused for their number (429), by the scope of the limit.",
            "scope",
        )
        self._invalid = self._counter(
            "discord_invalid_requests",
            "Requests of which Discord allows 10,000 in ten minutes (401, 403, 429).",
        )

        self._dropped = self._counter(
            "discord_events_dropped",
            "Events of Discord's that could not be read, by their name.",
            "event",
        )

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"monopoly_{name}", text, labels, registry=self.registry)

    def _observe(self, name: str, text: str, buckets: tuple[float, ...]) -> Callable[[float], None]:
        return Histogram(f"monopoly_{name}", text, buckets=buckets, registry=self.registry).observe

    def interaction_began(self, trace: Trace) -> None:
        """Remember an interaction until it is acknowledged."""
        self._unanswered[trace.id] = trace

    def interaction_ended(self, trace: Trace, outcome: InteractionOutcome) -> None:
        """Count an interaction by what came of it."""
        self._interactions.labels(trace.kind, outcome.value).inc()

    def command_used(self, name: str) -> None:
        """Count a command by its name."""
        self._commands.labels(name).inc()

    def acknowledged(self, interaction_id: str) -> None:
        """Measure how long the first answer to an interaction took."""
        if (trace := self._unanswered.pop(interaction_id, None)) is not None:
            self._acknowledgements.labels(trace.kind).observe(self._now() - trace.began)

    def request_ended(self, route: str, status: str) -> None:
        """Count a request to Discord."""
        self._requests.labels(route, status).inc()

    def rate_limited(self, scope: str) -> None:
        """Count a request that Discord refused for the number of requests."""
        self._limited.labels(scope).inc()

    def invalid(self) -> None:
        """Count a request of which Discord allows a limited number."""
        self._invalid.inc()

    def event_dropped(self, event: str) -> None:
        """Count an event that could not be read."""
        self._dropped.labels(event).inc()

    def observe_shown(self, seconds: float) -> None:
        """Measure how long it took from a press until everybody saw what came of it."""
        self._shown(seconds)

    def observe_lateness(self, seconds: float) -> None:
        """Measure how late a deadline was carried out."""
        self._lateness(seconds)

    def tell_version(self, number: str, commit: str) -> None:
        """Tell at each scrape which version runs."""
        built = Gauge(
            "monopoly_build_info",
            "Always 1; its labels say which version runs.",
            ("version", "commit"),
            registry=self.registry,
        )
        built.labels(number, commit).set(1)

    def watch(self, state: Callable[[], ConnectionState], writers: Callable[[], int]) -> None:
        """Have the connection to Discord, and the games being shown, read at each scrape."""
        self.registry.register(Reading(state, writers))

    def watch_games(self, counts: Callable[[], Mapping[Phase, int]]) -> None:
        """Have the last known numbers of games read at each scrape."""
        self.registry.register(Games(counts))

    def watch_followed(self, share: Callable[[], float | None]) -> None:
        """Have the share of games that led to another one read at each scrape."""
        gauge = Gauge(
            "monopoly_games_followed_ratio",
            "Of the games that ended two to six weeks ago, the share after which at least two of"
            " the same people opened another within 14 days.",
            registry=self.registry,
        )
        gauge.set_function(lambda: math.nan if (found := share()) is None else found)

    def watch_space(self, holds: str, free: Callable[[], int | None]) -> None:
        """Have the room on the disk, which holds this, read at each scrape."""
        gauge = Gauge(
            "monopoly_disk_free_bytes",
            "Bytes that can still be written where the games are, or the list of deleted people.",
            ("holds",),
            registry=self.registry,
        )
        gauge.labels(holds).set_function(lambda: math.nan if (found := free()) is None else found)

    def text(self) -> bytes:
        """Return everything in Prometheus' text format."""
        return generate_latest(self.registry)


class Reading(Collector):
    """What is read at each scrape instead of being counted."""

    def __init__(self, state: Callable[[], ConnectionState], writers: Callable[[], int]) -> None:
        self._connection = state
        self._writers = writers

    def collect(self) -> Iterable[Metric]:
        """Yield the state of the connection, and how many games are being shown."""
        state = self._connection()
        latency = GaugeMetricFamily(
            "monopoly_shard_latency_seconds",
            "From a heartbeat to its answer, of each connected shard.",
            labels=("shard",),
        )
        for shard, seconds in state.latencies.items():
            latency.add_metric((str(shard),), seconds)
        yield latency
        yield GaugeMetricFamily(
            "monopoly_shards", "Connections to Discord that there should be.", state.shards
        )
        yield GaugeMetricFamily(
            "monopoly_shards_connected", "Connections to Discord that work.", len(state.connected)
        )
        yield GaugeMetricFamily("monopoly_servers", "Servers that the bot is in.", state.servers)
        yield GaugeMetricFamily(
            "monopoly_games_being_shown", "Games whose messages are being written.", self._writers()
        )


class Games(Collector):
    """How many games are in each phase."""

    def __init__(self, counts: Callable[[], Mapping[Phase, int]]) -> None:
        self._counts = counts

    def collect(self) -> Iterable[Metric]:
        """Yield the numbers of games."""
        games = GaugeMetricFamily("monopoly_games", "Games, by phase.", labels=("phase",))
        for phase, count in self._counts().items():
            games.add_metric((phase,), count)
        yield games
