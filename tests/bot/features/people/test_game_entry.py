"""My games: what each waits for, whether it is me, and what else there is for me."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features.people.game_entry import GameEntry, game_entry
from bot.language.language import load
from engine.core import actions as a
from engine.core.actions import OfferTrade, Side
from engine.core.events import RentClaim
from engine.core.why import Rent
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import PACES
from engine.host.clocks.seat_status import seat_statuses
from engine.host.clocks.table_deadlines import pause_until
from engine.host.lobby import Lobby
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import GameRecord, Player
from tests.support.answer_labels import END_TURN, ROLL, label
from tests.support.game import BALTIC, BROWNS, FREE_PARKING, READING, A, B, C, Game, by_post, live

NOW = 1_000_000
WORDS = load("en")
PLAYERS = tuple(
    Player(seat, 11 + seat, name, token)
    for seat, (name, token) in enumerate((("Ada", "hat"), ("Ben", "boat"), ("Cleo", "dog")))
)


def row(phase: str = "running") -> GameRecord:
    return GameRecord("g", 1, 1, phase, "{}", "daily", 1, 2, False, 11, NOW, NOW)  # type: ignore[arg-type]


def table(game: Game, players: tuple[Player, ...] = PLAYERS) -> StartedGame:
    pace = PACES["daily"]
    due = deadlines(game.state, (), (), pace, seat_statuses(players, pace, {}, {}, NOW), NOW)
    return StartedGame(row(), players, due, game.state)


def seen(found: StartedGame, seat: int) -> GameEntry:
    return game_entry(found, 11 + seat, WORDS)


def asked_to_buy(**facts: str | int) -> str:
    """What the player who stands on Baltic is asked."""
    known = {"deed": "🟣 Baltic", "price": 60, "declined": "auctioned", "missing": 0}
    return load("en").say("decision-buy-or-decline.mine", **{**known, **facts})


def asked_to_bid(leads: str, leader: str = "", price: int = 0) -> str:
    """What a bidder for Baltic is asked."""
    facts = {"lot": "🟣 Baltic", "leads": leads, "leader_name": leader, "price": price}
    return load("en").say("decision-auction.mine", **facts)


def buying() -> Game:
    game = by_post(3)
    game.play(A, a.Roll(), (1, 2))
    return game


def test_who_is_awaited_is_told_what_for_and_until_when() -> None:
    found = seen(table(buying()), A)
    assert (found.rank, found.at) == (0, NOW + 86400)
    assert "Your move" in found.text
    assert f"{asked_to_buy(short='no')}\n" in found.text
    assert f"⏳ <t:{NOW + 86400}:R>" in found.text


@pytest.mark.parametrize(
    ("cash", "says"),
    [
        (60, asked_to_buy(short="no")),
        (20, asked_to_buy(short="for-now", missing=40)),
        (9, asked_to_buy(short="for-good", missing=51)),
    ],
)
def test_who_cannot_pay_the_price_reads_what_is_missing(cash: int, says: str) -> None:
    game = by_post(3).owns(A, READING).cash(A, cash)
    if cash == 9:
        game.state.deeds[READING].mortgaged = True
    game.play(A, a.Roll(), (1, 2))
    assert says in seen(table(game), A).text


def test_cash_and_properties_are_counted() -> None:
    game = buying().owns(B, *BROWNS)
    assert "You have **$1,500** and no properties" in seen(table(game), A).text
    assert "You have **$1,500** and 2 properties" in seen(table(game), B).text


def test_in_an_auction_one_reads_who_leads() -> None:
    game = live(3)
    game.play(A, a.Roll(), (1, 2))
    game.play(A, a.Decline())
    assert asked_to_bid("nobody") in seen(live_table(game), C).text
    game.play(B, a.Bid(20))
    assert asked_to_bid("other", "Ben", 20) in seen(live_table(game), C).text


def test_what_is_owed_and_missing_is_told() -> None:
    game = by_post(3).owns(B, *BROWNS).owns(A, READING).cash(A, 3)
    game.play(A, a.Roll(), (1, 2))
    owed = {"to": "Ben", "amount": 8, "topic": "for landing on Baltic", "missing": 5}
    asked = load("en").say("decision-owing.mine", rescue="needless", **owed)
    assert asked in seen(table(game), A).text


def live_table(game: Game) -> StartedGame:
    pace = PACES["live"]
    due = deadlines(game.state, (), (), pace, seat_statuses(PLAYERS, pace, {}, {}, NOW), NOW)
    return StartedGame(replace(row(), pace="live"), PLAYERS, due, game.state)


def test_who_is_to_roll_or_to_end_the_turn_is_told_which_button_that_is() -> None:
    game = live(3)
    assert (
        f"**Your move**: {label('decision-to-throw.mine', doubles=0)}"
        in seen(live_table(game), A).text
    )
    game.at(A, FREE_PARKING - 3)
    game.play(A, a.Roll(), (1, 2))
    assert (
        f"**Your move**: {label('decision-to-end.mine', can='end')}"
        in seen(live_table(game), A).text
    )
    assert f"Waiting for Ada: {END_TURN}" in seen(live_table(game), B).text
    assert ROLL not in seen(live_table(game), A).text


@pytest.mark.parametrize(
    ("left", "says"),
    [
        (48, ""),
        (47, "You have 1d 23h of your 4d of waiting time left."),
        (0.5, "You have 30m of your 4d of waiting time left."),
        (0, "You’ve used up your waiting time: you have a quarter of each timer"),
    ],
)
def test_less_than_half_of_the_waiting_time_is_told_to_its_player_alone(
    left: float, says: str
) -> None:
    slow = replace(PLAYERS[A], waited=(96 - left) * 3600)
    found = table(buying(), (slow, *PLAYERS[1:]))
    assert says in seen(found, A).text
    assert ("waiting time" in seen(found, A).text) == bool(says)
    assert "waiting time" not in seen(found, B).text


def test_the_others_are_told_who_is_awaited_for_what() -> None:
    found = seen(table(buying()), B)
    assert found.rank == 1
    assert "Your move" not in found.text
    assert f"Waiting for Ada: Buy · <t:{NOW + 86400}:R>" in found.text


def test_what_happens_by_itself_is_told_with_its_time_and_waits_for_nobody() -> None:
    found, own = table(by_post(3)), f"The bot rolls for you <t:{NOW + 900}:R>"
    mine, theirs = seen(found, A), seen(found, B)
    assert (mine.rank, theirs.rank) == (1, 1)
    assert own in mine.text
    assert f"The bot rolls for Ada <t:{NOW + 900}:R>" in theirs.text
    assert "Waiting" not in mine.text + theirs.text


def test_a_turn_that_ends_by_itself_is_told() -> None:
    game = by_post(3, "2008").owns(A, *BROWNS).at(A, FREE_PARKING - 3)
    game.play(A, a.Roll(), (1, 2))
    found = table(game)
    assert "Your turn ends automatically" in seen(found, A).text
    assert "Ada’s turn ends automatically" in seen(found, B).text


def test_a_game_in_which_nobody_is_there_rests() -> None:
    found = replace(table(by_post(3)), deadlines=())
    assert "On hold" in seen(found, A).text


def test_the_channel_and_the_players_of_a_game_are_named() -> None:
    assert "<#2>: Ada, Ben and Cleo" in seen(table(buying()), A).text


def test_an_offer_to_me_needs_me_before_what_others_are_asked() -> None:
    game = buying()
    game.play(A, OfferTrade(B, Side(cash=1), Side()))
    game.play(C, OfferTrade(B, Side(cash=2), Side()))
    mine, theirs = seen(table(game), B), seen(table(game), C)
    assert (mine.rank, mine.at) == (0, NOW + 86400)
    assert "2 trade offers to answer" in mine.text
    assert "offer" not in theirs.text
    assert mine < theirs


def test_a_rent_to_ask_for_is_its_owners() -> None:
    game = buying()
    rent = Rent(BALTIC, "bare", 4, 1, 1)
    game.state.claims.append(RentClaim(900, C, A, rent, 1))
    assert "You can collect $4 in rent" in seen(table(game), C).text
    assert seen(table(game), C).rank == 0
    assert "rent" not in seen(table(game), B).text


def test_a_paused_game_waits_for_nobody() -> None:
    found = table(buying())
    until = NOW + 7200
    paused = replace(
        found,
        record=replace(found.record, paused_at=float(NOW)),
        deadlines=(*found.deadlines, pause_until(until)),
    )
    line = seen(paused, A)
    assert line.rank == 1
    assert "Paused" in line.text
    assert f"<t:{until}:R>" in line.text
    assert "Your move" not in line.text


@pytest.mark.parametrize(
    ("change", "mark"),
    [
        ({"away_until": NOW + 9000.0}, f"away until <t:{NOW + 9000}:f>"),
        ({"missed": 3}, "stopped waiting for you"),
    ],
)
def test_who_is_away_or_absent_reads_it_and_nobody_else(
    change: dict[str, float], mark: str
) -> None:
    players = tuple(replace(it, **change) if it.seat == B else it for it in PLAYERS)
    assert mark in seen(table(buying(), players), B).text
    assert mark not in seen(table(buying(), players), A).text


def test_a_lobby_comes_last_with_its_seats_and_its_end() -> None:
    lobby = Lobby(host_id=11, players=PLAYERS[:2])
    found = game_entry(
        OpenLobby(replace(row("lobby"), expires_at=NOW + 60.0), lobby, "hash"), 12, WORDS
    )
    assert found > seen(table(buying()), B)
    assert "2 of 8" in found.text
    assert f"<t:{NOW + 60}:R>" in found.text
