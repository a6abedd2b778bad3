"""What the soak says of the disk (tests/support/disk_probe.py)."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import pytest

from tests.support.disk_probe import STALL, DiskProbe, Span, without_stall
from tests.support.waiting import wait_for


@pytest.mark.asyncio
async def test_a_write_takes_until_it_is_synced(tmp_path: Path) -> None:
    ticks = count()

    def sync(file: int) -> None:
        os.fsync(file)
        next(ticks)

    with DiskProbe(tmp_path / "probe", sync, lambda: float(next(ticks))) as probe:
        await wait_for(lambda: len(probe.writes) > 1)
    assert probe.writes[:2] == [Span(0.0, 2.0), Span(3.0, 5.0)]
    assert not os.listdir(tmp_path)


def test_whatever_a_long_write_overlaps_has_met_a_stall() -> None:
    writes = [Span(0.0, 0.01), Span(1.0, 1.0 + 2 * STALL), Span(2.0, 2.0 + STALL / 2)]
    before, into, within, out_of = (
        Span(0.0, 1.0),
        Span(0.9, 1.01),
        Span(1.01, 1.02),
        Span(1.05, 3.0),
    )
    after, around = Span(2.0, 3.0), Span(0.5, 3.0)
    assert without_stall([before, into, within, out_of, after, around], writes) == [before, after]
