"""From a press until everybody sees what came of it."""

from bot.messages.show_times import ShowTimes


def times(now: list[float]) -> tuple[ShowTimes, list[float]]:
    found = list[float]()
    return ShowTimes(found.append, lambda: now[0]), found


def test_the_oldest_press_counts() -> None:
    measured, found = times([10.0])
    measured.committed("g", 4.0)
    measured.committed("g", 6.0)

    measured.shown(measured.take("g"))
    measured.shown(measured.take("g"))

    assert found == [6.0]


def test_a_press_during_a_sync_waits_for_the_next() -> None:
    measured, found = times([10.0])
    measured.committed("g", 4.0)
    first = measured.take("g")
    measured.committed("g", 9.0)

    measured.shown(first)
    assert found == [6.0]
    measured.shown(measured.take("g"))
    assert found == [6.0, 1.0]


def test_what_failed_to_be_shown_is_measured_when_it_is() -> None:
    now = [10.0]
    measured, found = times(now)
    measured.committed("g", 4.0)
    measured.failed("g", measured.take("g"))
    assert found == []

    now[0] = 20.0
    measured.shown(measured.take("g"))
    assert found == [16.0]


def test_nobody_has_to_observe() -> None:
    measured = ShowTimes()
    measured.committed("g", 0.0)
    measured.shown(measured.take("g"))
    measured.failed("g", measured.take("g"))
    assert measured.take("g") is None
