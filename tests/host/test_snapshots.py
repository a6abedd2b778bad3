"""What the host hands out of a started game: what lies open, and to a seat what that seat knows."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.actions import SeatId, Unmortgage
from engine.core.decisions import Auction
from engine.core.events import Intent
from engine.core.position import Position
from engine.editions.catalogue import rules_of
from engine.editions.choice import Choice, resolve
from engine.host.snapshots import StartedGame, state_of
from engine.host.store.records import DIRECT, Player
from tests.support.agendas import push
from tests.support.game import BALTIC, READING, A, B, Game, live
from tests.support.invariant_checks import otherwise_hidden
from tests.support.recorded_game import RecordedGame
from tests.support.store_records import GAME


def handed(table: StartedGame, seat: SeatId) -> tuple[object, ...]:
    """All that the bot is handed for a seat."""
    mine = tuple(it for it in table.trades if seat in (it.proposer, it.partner))
    views = (table.public(), table.seen_from(seat))
    return (table.board, table.position, *views, mine, table.pending, table.hides_worth)


def kept(seed: int, *, by_post: bool) -> StartedGame:
    rules = rules_of("1994")
    paced = rules.played_by_post() if by_post else rules.played_live()
    table, _, _ = RecordedGame(paced, seed).played(60 + 30 * seed).kept("running")
    return table


def test_nothing_handed_to_a_seat_holds_a_secret_of_another() -> None:
    table = kept(1, by_post=False)
    state = state_of(table)
    push(state, Auction(901, READING, bids=((A, 10),), maxima=((B, 70_707),)))
    state.intents.append(Intent(902, B, Unmortgage(BALTIC)))
    mine = repr(handed(table, B))
    assert "70707" in mine
    assert "id=902" in mine
    theirs = repr(handed(table, A))
    assert "70707" not in theirs
    assert "id=902" not in theirs
    for cards in state.decks.values():
        assert repr(cards)[1:-1] not in mine + theirs


def test_the_open_position_is_no_state() -> None:
    assert type(kept(2, by_post=False).position) is Position


def test_a_started_game_in_a_log_tells_no_secret() -> None:
    table = kept(3, by_post=False)
    assert "decks" not in repr(table)


@pytest.mark.parametrize("by_post", [False, True])
def test_secrets_of_others_change_nothing_that_is_handed_to_a_seat(by_post: bool) -> None:
    random = Random(5)
    for seed in range(4):
        table = kept(seed, by_post=by_post)
        for seat in table.position.players():
            twin = otherwise_hidden(state_of(table), seat, random)
            assert handed(replace(table, _state=twin), seat) == handed(table, seat)


def alone(game: Game, guild: int = 7, **second: int) -> StartedGame:
    """A, a person, against computers; `second`: what the one on seat B has of a person."""
    record = replace(GAME, guild_id=guild)
    computers = [Player(seat, None, "Bo", "dog") for seat in range(1, len(game.state.seats))]
    computers[0] = replace(computers[0], **second)
    return StartedGame(record, (Player(A, 11, "Ada", "hat"), *computers), (), game.state)


def test_computers_go_on_without_a_person_if_two_are_left() -> None:
    game = alone(live(3))
    assert game.is_against_computers(A)
    assert game.goes_on_without_people
    assert not alone(live(2)).goes_on_without_people
    assert not alone(live(3), DIRECT).goes_on_without_people
    short = Game(resolve(Choice("1994", "short")).played_live(), 3)
    assert not alone(short).goes_on_without_people


@pytest.mark.parametrize("who", ["user_id", "owner_id"])
def test_a_person_or_a_lent_seat_is_no_computer(who: str) -> None:
    assert not alone(live(3), **{who: 12}).is_against_computers(A)
