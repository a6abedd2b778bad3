"""A timed game of four, by post, over ten days: orders, an absence, a holiday, three time zones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from engine.editions.choice import Choice
from engine.host.clocks.paces import custom_pace
from engine.host.lobby import Lobby
from engine.host.store.records import Step
from engine.players.orders.terms import (
    Bidding,
    Building,
    Buying,
    Leaving,
    Orders,
    Raising,
    write_orders,
)
from tests.support.answer_labels import VOLUNTEER
from tests.support.days_simulation import DAY, DaysSimulation, Person, PingCount, prefer
from tests.support.fixed_dice import fixed_dice
from tests.support.simulated_server import simulated_server

ADA = Person(0, "Ada", range(7, 21), "Europe/Berlin", (22, 7))
BEN = Person(1, "Ben", (), "Europe/Berlin", (22, 7))
CLEO = Person(2, "Cleo", range(12, 24, 2), "America/New_York", (23, 7), lambda day: day < 3)
DORA = Person(
    3, "Dora", (22, 23, 0, 2, 4, 6, 8, 10, 12), "Asia/Tokyo", (22, 7), lambda day: not 5 <= day < 7
)
EVE = Person(4, "Eve", range(7, 20, 2), "Europe/Berlin", (22, 7), lambda day: day >= 5)
PEOPLE = (ADA, BEN, CLEO, DORA, EVE)
BENS = Orders(
    buying=Buying(rule="keep", keep=200),
    bidding=Bidding(percent=80, passes=20, keep=100),
    leaving=Leaving(early="pass-fine", late="throw"),
    tax="flat",
    raising=Raising(),
    building=Building(keep=300),
    rents=True,
)


TOLD = [
    "4.6 2 decline silence",
    "5.0 went-away",
    "5.5 2 pass silence",
    "5.5 became-absent",
    "6.3 3 decline absence",
    "6.3 2 pass absence",
    "6.8 3 pass absence",
    "7.0 came-back",
    "7.5 handed-over",
    "10.0 hour host",
]
"""Day by day: Cleo has vanished, Dora is away, Eve takes Cleo's seat, and the hour comes."""


async def undrawn(draw: Callable[[], bytes]) -> bytes:
    """A picture that nobody looks at."""
    return b"a picture"


@pytest.mark.timeout(580)
@pytest.mark.asyncio
async def test_ten_days_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, mix="told")
    monkeypatch.setattr("bot.discord.picture_uploads.draw_aside", undrawn)
    async with simulated_server(tmp_path, names=[person.name for person in PEOPLE]) as server:
        for person in PEOPLE:
            await prefer(server, person)
        game = await server.open_lobby("daily", people=4)
        patience = custom_pace("daily", {}, absent_after=2)

        def timed(lobby: Lobby) -> Lobby:
            chosen = lobby.with_choice(server.user(0), lambda _: Choice("1994", "time-limit"))
            chosen = chosen.with_pace(server.user(0), patience)
            return chosen.with_length(server.user(0), 10 * DAY)

        await server.run_in_bot(server.app.lobbies.change(game, timed))
        await server.start_when_confirmed(game, 1, 2, 3)
        await server.run_in_bot(
            server.app.host.order(game, server.user(1), lambda _: write_orders(BENS))
        )
        days = DaysSimulation(server, game, PEOPLE)
        await days.until(5)
        await server.command(3, "away", until="2 days")
        await days.until(6)
        asked = await server.message(game, "absent:2")
        await server.press(4, asked, VOLUNTEER)
        option = f"{server.user(4)}:until-back"
        asked = await server.message(game, "absent:2")  # What stands for long is replaced.
        await server.choose(0, asked, "seatvote", option)
        await days.until(7.5)
        asked = await server.message(game, "absent:2")
        await server.choose(0, asked, "seatvote", option)
        await server.choose(3, asked, "seatvote", option)
        await days.until(14)
        await check(days)


async def check(days: DaysSimulation) -> None:
    """Each number is exact: dice, answers and hours are the same at each run.

    They follow the course of the game. Where another answer is proposed, as by pressing a plan to
    raise money, other deeds are mortgaged, and later somebody else is short who may be asleep.
    """
    game, report = await days.table(), days.report
    steps = await days.server.app.host.store.games.steps(days.game)
    assert game.record.phase == "over"
    assert told(days, steps) == TOLD
    answers = Counter((step.seat, step.hand) for step in steps if step.seat is not None)
    authors = Counter(author for _, author in answers.elements())
    assert authors == {"dice": 216, "press": 40, "orders": 11, "silence": 2, "absence": 3}
    assert report.pings == {
        # Each of her decisions, and once what is to become of Cleo's seat.
        "Ada": PingCount(calls=answers[0, "press"] + 1),
        # That as well, and the end; his orders answered everything else.
        "Ben": PingCount(calls=2),
        "Cleo": PingCount(calls=5, reminders=4),
        "Dora": PingCount(calls=13, reminders=1),
        "Eve": PingCount(calls=5),
    }
    assert report.messages == {
        "message channel": 99,
        "edit channel": 273,
        "reminder channel": 5,
        "message elsewhere": 4,  # One tells Cleo who plays for her, one is of a slow auction.
        "edit elsewhere": 5,
    }
    assert report.in_quiet_hours == []
    pings = sum(it.calls + it.reminders for it in report.pings.values())
    decisions = sum(authors[it] for it in ("press", "orders", "silence", "absence"))
    assert pings <= decisions


def told(days: DaysSimulation, steps: Sequence[Step]) -> list[str]:
    """What silence and absence have answered and what the host has told, by day."""
    found = []
    for step in steps:
        day = (step.at - days.begun) / DAY
        if step.notice is not None:
            found.append(f"{day:.1f} {step.action}")
        elif step.hand in ("silence", "absence") or step.action == "hour":
            found.append(f"{day:.1f} {step.action} {step.hand}")
    return found
