"""What somebody has missed, grouped and short: a pure function of the log as they may know it."""

from __future__ import annotations

from itertools import count

import pytest

from bot.features.people.digest import MAX_LENGTH, MAX_LINES, digest_lines
from engine.core import events as e
from engine.core.actions import SetMaximum, Side
from engine.core.events import Event, Trade
from engine.core.notation import write
from engine.core.undo import undo_line
from engine.core.why import LuxuryTax, Rent
from engine.host.notices import CameBack, Moderated, Undone, WentAway, dump_notice
from engine.host.store.records import Author, Step
from tests.bot.render.tables import CROWD, PEOPLE, RULES
from tests.support.game import BALTIC, ORIENTAL, READING, VERMONT, A, B, C, D, by_post

SOMEBODY = 8
"""A seat that is nobody's who reads."""
Log = list[tuple[Step, tuple[Event, ...]]]


def step(
    version: int,
    *events: Event,
    seat: int = B,
    hand: Author = "press",
    notice: str | None = None,
    action: str = "x",
) -> tuple[Step, tuple[Event, ...]]:
    return Step(version, 0.0, None, seat, action, "[]", hand, notice), events


def log(*events: Event) -> Log:
    numbers = count(1)
    return [step(next(numbers), event, seat=SOMEBODY) for event in events]


def told(found: Log, seat: int = A) -> str:
    return "\n".join(digest_lines(found, seat, PEOPLE, RULES))


def rent(payer: int, owner: int, amount: int) -> e.Paid:
    return e.Paid(payer, (owner,), amount, Rent(VERMONT, "bare", amount, 1, 1))


def test_nothing_has_no_lines() -> None:
    assert digest_lines([], A, PEOPLE, RULES) == []
    assert told(log(e.DiceRolled(B, 1, 2, 3))) == ""


def test_rents_are_summed_up_by_player_each_way() -> None:
    found = log(rent(A, B, 6), rent(A, B, 30), rent(A, D, 50), rent(D, A, 8), rent(B, D, 99))
    text = told(found)
    assert "Rent you paid: Di $50 and Bo $36." in text
    assert "Rent you collected: Di $8." in text
    assert "Bo paid Di $99 in rent." in text


def test_what_the_bank_takes_is_no_rent() -> None:
    assert told(log(e.Paid(A, (), 75, LuxuryTax()))) == ""


def test_each_player_has_one_line_on_what_was_done_with_property() -> None:
    found = log(
        e.PropertyBought(B, ORIENTAL, 100),
        e.Mortgaged(B, READING, 100),
        e.PropertyBought(B, VERMONT, 100),
        e.AuctionWon(C, BALTIC, 30),
        e.Built(D, ((ORIENTAL, 1), (VERMONT, 2)), 150, 20, 12),
        e.Unmortgaged(B, READING, 110),
    )
    assert told(found).split("\n") == [
        "🚗 Bo bought Oriental and Vermont; mortgaged Reading; unmortgaged Reading.",
        "🐕 Cy won Baltic at auction.",
        "🐈 Di built on Oriental and Vermont.",
    ]


def test_one_reads_of_ones_own_first() -> None:
    found = log(e.PropertyBought(A, ORIENTAL, 100), e.PropertyBought(D, VERMONT, 100))
    first, second = told(found, D).split("\n")
    assert "Di" in first
    assert "Ada" in second


def test_silence_and_orders_are_told_to_whom_they_answered_for() -> None:
    found = [
        step(1, e.PropertyBought(A, ORIENTAL, 100), seat=A, hand="orders"),
        step(2, e.PurchaseDeclined(A, VERMONT), seat=A, hand="silence"),
        step(3, seat=A, hand="silence"),
    ]
    text = told(found)
    assert "You ran out of time 2 times, so the bot decided for you." in text
    assert "Your standing orders: " in text
    assert "Your orders" not in told(found, B)
    assert "Silence" not in told(found, B)


def test_a_secret_bid_of_ones_orders_is_told_to_whom_it_is_of() -> None:
    found = [
        step(1, e.AuctionOpened(7, (VERMONT,))),
        step(2, e.MaximumFiled(A, 7), seat=A, hand="orders", action=write(A, SetMaximum(80))),
    ]
    rules = by_post().state.rules
    told_to_a = "\n".join(digest_lines(found, A, PEOPLE, rules))
    assert "Your order bid up to $80 on Vermont: the auction is still on." in told_to_a
    found.append(step(3, e.AuctionWon(A, VERMONT, 61)))
    won = "\n".join(digest_lines(found, A, PEOPLE, rules))
    assert "Your order bid up to $80 on Vermont: won for $61." in won
    assert "bid or passed" not in won
    assert "$80" not in "\n".join(digest_lines(found, B, PEOPLE, rules))


def test_trades_and_who_left_are_told_singly() -> None:
    trade = Trade(1, B, D, Side(cash=20), Side(deeds=(VERMONT,)))
    found = log(e.TradeMade(trade), e.WentBankrupt(C, ()))
    lines = told(found).split("\n")
    assert len(lines) == 2
    assert "Cy" in lines[0]
    assert "Vermont" in lines[1]


def test_a_declined_offer_is_told_to_who_made_it() -> None:
    found = log(e.TradeClosed(Trade(1, A, B, Side(cash=20), Side(deeds=(VERMONT,))), "declined"))
    assert "declined your offer." in told(found)
    assert told(found, B) == ""


def test_who_is_away_or_back_by_now_is_told_to_the_others() -> None:
    found = [
        step(1, notice=dump_notice(WentAway(B, 900))),
        step(2, notice=dump_notice(CameBack(B))),
        step(3, notice=dump_notice(WentAway(C, 900))),
    ]
    assert "is back." in told(found)
    assert told(found).count("Away: 🐕 Cy") == 1
    assert "is back." not in told(found, B)


def test_who_is_back_soonest_stands_first_among_those_away() -> None:
    found = [
        step(1, notice=dump_notice(WentAway(C, 900))),
        step(2, notice=dump_notice(WentAway(D, 300))),
    ]
    assert told(found) == (
        "🌙 Away, soonest back first: 🐈 Di, back <t:300:R> · 🐕 Cy, back <t:900:R>."
    )


def test_turns_are_counted_last() -> None:
    text = told(log(e.TurnStarted(B), e.TurnStarted(C), rent(A, B, 6)))
    assert text.split("\n")[-1] == "🎲 2 turns have been played."


def test_what_was_taken_back_did_not_happen() -> None:
    back = dump_notice(Undone(B, 2))
    found = [
        step(1, e.PropertyBought(B, ORIENTAL, 100)),
        step(2, e.PropertyBought(B, VERMONT, 100)),
        step(3, notice=back, action=undo_line(2)),
    ]
    assert told(found) == "🚗 Bo bought Oriental."


@pytest.mark.parametrize("seat", range(8))
def test_eight_busy_players_fit_a_phone(seat: int) -> None:
    spaces = sorted(RULES.properties)
    busy: list[Event] = []
    for player in range(8):
        for space in spaces:
            busy += [
                e.PropertyBought(player, space, 1),
                e.Mortgaged(player, space, 1),
                e.AuctionWon(player, space, 1),
                rent(player, (player + 1) % 8, 7),
            ]
        busy.append(e.Resigned(player))
    lines = digest_lines(log(*busy), seat, CROWD, RULES)
    assert len(lines) <= MAX_LINES
    assert all(len(line) <= MAX_LENGTH for line in lines)
    assert lines[-1].startswith("… and ")


def test_rents_between_others_stand_with_who_paid_them() -> None:
    found = log(e.PropertyBought(B, ORIENTAL, 100), rent(B, D, 90), rent(B, D, 9), rent(C, D, 4))
    assert told(found).split("\n") == [
        "🚗 Bo bought Oriental; paid Di $99 in rent.",
        "🐕 Cy paid Di $4 in rent.",
    ]


def test_what_a_moderator_did_stands_first() -> None:
    act = dump_notice(Moderated("extend", 555, "half of us are ill"))
    found = [*log(rent(A, B, 6)), step(2, notice=act)]
    first, second = digest_lines(found, A, PEOPLE, RULES)
    assert first == "🛡️ <@555> gave everyone more time: half of us are ill"
    assert "Rent you paid" in second


def test_who_is_out_stands_first_with_who_got_what() -> None:
    deals = [e.TradeMade(Trade(at, B, D, Side(cash=at), Side((READING,)))) for at in range(1, 20)]
    out = (e.WentBankrupt(C, (B,)), e.EstateTaken(C, B, 12, (BALTIC,), ()))
    lines = digest_lines(log(*deals, rent(A, B, 6), *out), A, PEOPLE, RULES)
    assert "went bankrupt" in lines[0]
    assert "took over Cy’s assets" in lines[1]
    assert "Rent you paid" in lines[2]
