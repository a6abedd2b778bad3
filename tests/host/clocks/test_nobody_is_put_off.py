"""Nothing that one person does alone puts off another's clock: property-tested over all requests.

What the rules grant is left out: a hold of the dice and a late bid in live play, a choice that is
taken back, what interrupts a decision (it keeps the rest of its time), and a rest of the game.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import pytest

from engine.core import actions as a
from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.errors import IllegalAction
from engine.host.ballots import AGAINST, FOR
from engine.host.clocks.paces import PACES
from engine.host.people import absence, motions
from engine.host.people.cancellation import agree_to_cancel
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import MINUTES, QuietHours
from engine.host.refusals import Refused
from engine.host.store.records import Deadline
from tests.support.game import (
    BALTIC,
    CONNECTICUT,
    MEDITERRANEAN,
    ORIENTAL,
    READING,
    VERMONT,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)
from tests.support.host_harness import ADA, DAY, HOUR, MINUTE, HostedGame, HostHarness
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
BROWNS, BLUES = (MEDITERRANEAN, BALTIC), (ORIENTAL, VERMONT, CONNECTICUT)
Request = Callable[[HostedGame, Random], Awaitable[object]]
Place = tuple[int, SeatId]


def in_hand(pace: str) -> Game:
    """Three players; what Ada holds she may mortgage, build on and offer."""
    game = (live if PACES[pace].live else by_post)(3)
    return game.owns(A, *BROWNS, READING).owns(B, *BLUES)


def to_move(pace: str) -> Game:
    return in_hand(pace).to_move(B)


def to_buy(pace: str) -> Game:
    game = in_hand(pace).at(B, 1).to_move(B)
    game.play(B, a.Roll(), (4, 6))
    return game


def at_auction(pace: str) -> Game:
    game = to_buy(pace)
    game.play(B, a.Decline())
    return game


def in_debt(pace: str) -> Game:
    return in_hand(pace).cash(B, 10).owes(B, 60, C)


def computers_turn(pace: str) -> Game:
    return in_hand(pace).to_move(C)


# -- what one person may ask for ---------------------------------------------------------------


async def go_away(game: HostedGame, random: Random) -> None:
    until = game.harness.time[0] + random.choice([HOUR, DAY, 10 * DAY])
    await absence.go_away(game.host, game.id, 100, until, game.harness.key())


async def come_back(game: HostedGame, random: Random) -> None:
    await absence.come_back(game.host, game.id, ADA, game.harness.key())


async def prefer(game: HostedGame, random: Random) -> None:
    begins = random.randrange(MINUTES)
    hours = QuietHours("UTC", begins, (begins + random.choice([60, 600, 960])) % MINUTES)
    chosen = Preferences(
        dice=random.choice(["pace", "own", "for-me"]), quiet=random.choice([None, hours])
    )
    await put_preferences(game.harness.store, 100, chosen.model_dump_json())


async def order(game: HostedGame, random: Random) -> None:
    body = random.choice([None, "{}"])
    await game.host.order(game.id, 100, lambda _: body)


async def offer(game: HostedGame, random: Random) -> None:
    give = Side(cash=random.randint(1, 50))
    await game.submit(A, OfferTrade(random.choice([B, C]), give, Side()))


async def withdraw(game: HostedGame, random: Random) -> None:
    for trade in (await game.state()).trades:
        await game.submit(A, a.WithdrawTrade(trade.id))


async def manage(game: HostedGame, random: Random) -> None:
    actions = (a.Mortgage(READING), a.Unmortgage(READING), a.Build(((BALTIC, 1),)))
    await game.submit(A, random.choice(actions))


async def vote(game: HostedGame, random: Random) -> None:
    until = game.harness.time[0] + DAY
    option = random.choice([FOR, AGAINST])
    work = random.choice(
        [
            lambda: motions.propose_pause(game.host, game.id, 100, until, game.harness.key()),
            lambda: motions.vote_on_pause(game.host, game.id, 100, option, game.harness.key()),
            lambda: motions.vote_to_resume(game.host, game.id, 100, option, game.harness.key()),
            lambda: agree_to_cancel(game.harness.host, game.id, 100),
        ]
    )
    await work()


async def look(game: HostedGame, random: Random) -> None:
    await game.host.fire_due(game.id)


REQUESTS: tuple[Request, ...] = (
    go_away,
    come_back,
    prefer,
    order,
    offer,
    withdraw,
    manage,
    vote,
    look,
)


def others(deadlines: tuple[Deadline, ...]) -> dict[Place, float]:
    """When the others' decisions are over, those that wait now."""
    return {
        (it.decision, it.seat): it.at
        for it in deadlines
        if it.decision and it.seat != A and it.covered is None
    }


@pytest.mark.parametrize("computers", [(), (C,)], ids=["people", "computer"])
@pytest.mark.parametrize(
    "arranged", [to_move, to_buy, at_auction, in_debt, computers_turn], ids=lambda it: it.__name__
)
@pytest.mark.parametrize("pace", PACES)
async def test_whatever_one_person_asks_for_nobody_else_has_later_deadlines(
    harness: HostHarness, pace: str, arranged: Callable[[str], Game], computers: tuple[SeatId, ...]
) -> None:
    short = min(PACES[pace].computer_delay or 10, MINUTE)
    for seed in range(3):
        random = Random(f"{pace}{arranged.__name__}{seed}")
        await put_preferences(harness.store, 100, Preferences().model_dump_json())
        game = await harness.start_game(
            arranged(pace), pace=pace, computers=computers, game_id=f"g{seed}"
        )
        first = others(await game.deadlines())
        done: list[str] = []
        for _ in range(25):
            harness.time[0] += random.uniform(0, short)
            request = random.choice(REQUESTS)
            with suppress(Refused, IllegalAction):
                await request(game, random)
                done.append(request.__name__)
            if (await game.table()).record.phase != "running":
                break
            for place, at in others(await game.deadlines()).items():
                assert at <= first.setdefault(place, at) + 0.01, (place, done)
        assert done
