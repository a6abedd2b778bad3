"""The bot dies and comes back, as its host notes it."""

from __future__ import annotations

from engine.host.processes.downtime import ALIVE, DowntimeWatch
from tests.support.host_harness import HostHarness


def watch_of(harness: HostHarness, ran: list[float] | None = None) -> DowntimeWatch:
    """A watch by the host's clock; `ran` is the monotonic one, by default the same."""
    monotonic = harness.time if ran is None else ran
    watch = DowntimeWatch(
        harness.store, lambda: harness.time[0], lambda: monotonic[0], harness.host.shift_deadlines
    )
    harness.host.connected_until = watch.connected_until
    return watch


async def be_down(harness: HostHarness, seconds: float) -> float:
    """The bot dies, and comes back so many seconds later; by how much deadlines were moved."""
    await harness.store.settings.put(ALIVE, str(harness.time[0]))
    harness.time[0] += seconds
    harness.host.loaded.drop_all()
    watch = watch_of(harness)
    await watch.begin()
    moved = await watch.mark_connected(0, 1)
    await watch.stop()
    return moved
