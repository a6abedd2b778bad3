"""What has lived through a full search for garbage is not searched again; all else is."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.collecting import OFTEN, spare_what_stays


class Knot:
    """Something that holds itself, so that counting references never frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds, callbacks = gc.get_threshold(), list(gc.callbacks)
    yield
    gc.set_threshold(*thresholds)
    gc.callbacks[:] = callbacks
    gc.unfreeze()


def test_what_stays_is_searched_once() -> None:
    spare_what_stays()
    before, stays = gc.get_freeze_count(), [[number] for number in range(1000)]
    gc.collect()
    assert gc.get_freeze_count() >= before + len(stays)
    assert not any(found is stays for found in gc.get_objects())


def test_what_is_left_behind_in_a_knot_is_still_found() -> None:
    spare_what_stays()
    knot = weakref.ref(Knot())
    assert knot() is not None
    gc.collect()
    assert knot() is None


def test_what_stays_is_freed_as_soon_as_nobody_holds_it() -> None:
    spare_what_stays()
    holder: list[set[int]] = [{1}]
    kept = weakref.ref(holder[0])
    gc.collect()
    holder.clear()
    assert kept() is None


def test_asking_twice_changes_nothing() -> None:
    spare_what_stays()
    told = len(gc.callbacks)
    spare_what_stays()
    assert len(gc.callbacks) == told
    assert gc.get_threshold()[0] == OFTEN
