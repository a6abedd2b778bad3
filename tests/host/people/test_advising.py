"""Who may ask for advice: by the choice of the host, and never where a rating is at stake."""

from __future__ import annotations

import pytest

from engine.host.finished.ladder import is_rated
from engine.host.finished.results import results
from engine.host.lobby import ALLOWANCE_NOTE, ALLOWANCES, Allowance
from engine.host.people import seats
from engine.host.people.advising import allowance_of, may_advise, need_advice
from engine.host.people.cancellation import agree_to_cancel
from engine.host.people.moderation import notices_of
from engine.host.refusals import Refusal, Refused
from tests.support import seat_changes
from tests.support.absence import EVE
from tests.support.game import A, B, C, live
from tests.support.host_harness import ADA, BEN, HostedGame, HostHarness

pytestmark = pytest.mark.asyncio
ADA_ID, BEN_ID, STRANGER = 100, 101, 555


async def refusal(game: HostedGame, user_id: int = ADA_ID) -> Refusal | None:
    """Why a person gets no advice; None for one who does."""
    table = await game.table()
    try:
        await need_advice(game.host, table, user_id)
    except Refused as refused:
        assert not await may_advise(game.host, table, user_id)
        return refused.refusal
    assert await may_advise(game.host, table, user_id)
    return None


async def is_rated_now(game: HostedGame) -> bool:
    return is_rated(results(await game.table(), await notices_of(game.host, game.id), ()))


@pytest.mark.parametrize(
    ("allowance", "alone", "among_people"),
    [
        (None, None, Refusal.NO_ADVICE_AGAINST_PEOPLE),
        ("computers", None, Refusal.NO_ADVICE_AGAINST_PEOPLE),
        ("always", None, None),
        ("never", Refusal.NO_ADVICE, Refusal.NO_ADVICE),
    ],
)
async def test_the_choice_of_the_host_counts(
    harness: HostHarness,
    allowance: Allowance | None,
    alone: Refusal | None,
    among_people: Refusal | None,
) -> None:
    for computers, expected in (([B, C], alone), ([C], among_people)):
        game = await harness.start_game(live(3), computers=computers, game_id=f"g{len(computers)}")
        if allowance:
            await harness.store.notes.put(game.id, ALLOWANCE_NOTE, allowance)
        assert await refusal(game) == expected


async def test_who_does_not_play_gets_none(harness: HostHarness) -> None:
    game = await harness.start_game(live(3), computers=[B, C])
    assert await refusal(game, STRANGER) == Refusal.NOT_PLAYING


@pytest.mark.parametrize("lent", ["for-good", "until-back"])
async def test_a_person_who_left_a_computer_behind_is_still_a_rival(
    harness: HostHarness, lent: seats.Lent
) -> None:
    game = await harness.start_game(live(3), computers=[C])
    await seats.leave_to_computer(game.host, game.id, B, lent, harness.key())
    assert (await game.table()).people() == (A,)
    assert await refusal(game) == Refusal.NO_ADVICE_AGAINST_PEOPLE


async def test_a_person_who_takes_a_seat_over_ends_it(harness: HostHarness) -> None:
    game = await harness.start_game(live(3), computers=[B, C])
    assert await refusal(game) is None
    assert not await is_rated_now(game)
    await seat_changes.hand_over(game.host, game.id, B, EVE, "for-good", harness.key())
    assert await refusal(game) == Refusal.NO_ADVICE_AGAINST_PEOPLE
    assert await is_rated_now(game)


@pytest.mark.parametrize("allowance", ALLOWANCES)
async def test_the_choice_of_a_lobby_holds_in_its_game_and_the_next(
    harness: HostHarness, allowance: Allowance
) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    lobby = opened.record.id
    await harness.lobbies.change(lobby, lambda it: it.with_advice(ADA.user_id, allowance))
    await harness.confirm_all(lobby)
    game = await harness.lobbies.start(lobby, ADA.user_id)
    assert await allowance_of(harness.host, game.record.id) == allowance
    for person in (ADA, BEN):
        await agree_to_cancel(harness.host, lobby, person.user_id)
    again = await harness.rematch(lobby, ADA, "again")
    assert again.lobby.advice == allowance
