"""What a game has been like: small logs written by hand, with counted truth."""

import pytest

from engine.analysis.statistics import (
    AuctionResult,
    Charge,
    Lead,
    Player,
    Point,
    Statistics,
    statistics,
)
from engine.core import events as e
from engine.core.actions import Side
from engine.core.events import Event, Trade
from engine.core.undo import LogLine, undo_line
from engine.core.why import AuctionPrice, Basis, IncomeTax, Rent
from engine.editions.catalogue import rules_of
from tests.support import game as g
from tests.support.event_logs import log_of
from tests.support.game import A, B, C

RULES = rules_of("1994")
START = e.GameStarted(RULES, ("hat", "car", "dog"))


def told(*events: Event) -> Statistics:
    """Of three players who begin with $1,500."""
    return statistics(log_of((START, *events)))


def turn(seat: int) -> e.TurnStarted:
    return e.TurnStarted(seat)


def bought(seat: int, *spaces: int) -> tuple[Event, ...]:
    return tuple(e.PropertyBought(seat, it, RULES.properties[it].price) for it in spaces)


def rent(space: int, amount: int, basis: Basis = "bare") -> Rent:
    return Rent(space, basis, amount, 1, 0)


def paid(visitor: int, owner: int, space: int, amount: int) -> e.Paid:
    return e.Paid(visitor, (owner,), amount, rent(space, amount))


def trade(gives: Side, takes: Side) -> e.TradeMade:
    """A offers, B accepts."""
    return e.TradeMade(Trade(7, A, B, gives, takes))


# -- worth -------------------------------------------------------------------------------------


def test_worth_is_told_after_each_turn_and_now() -> None:
    events = (
        *(turn(A), e.SalaryPaid(A, 200)),
        *(turn(B), *bought(B, g.VERMONT), e.Paid(B, (), 75, IncomeTax(None))),
        *(turn(C), paid(C, B, g.VERMONT, 6)),
    )
    assert told(*events).points == (
        Point(0, (1500, 1500, 1500)),
        Point(1, (1700, 1500, 1500)),
        Point(2, (1700, 1425, 1500)),
        Point(3, (1700, 1431, 1494)),
    )


def test_buildings_count_what_they_cost_and_mortgaged_deeds_half() -> None:
    built = e.Built(A, ((g.PARK_PLACE, 1), (g.BOARDWALK, 1)), 400, 30, 12)
    owning = (turn(A), *bought(A, *g.DARK_BLUES, g.READING), built)
    assert told(*owning).points[-1].worths == (1500, 1500, 1500)
    sold = e.BuildingsSold(A, ((g.BOARDWALK, 0),), 100, 31, 12)
    assert told(*owning, sold).points[-1].worths[A] == 1400
    mortgaged = e.Mortgaged(A, g.READING, 100)
    assert told(*owning, mortgaged).points[-1].worths[A] == 1500
    unmortgaged = e.Unmortgaged(A, g.READING, 110)
    assert told(*owning, mortgaged, unmortgaged).points[-1].worths[A] == 1490


def test_a_bankrupt_player_is_worth_nothing_and_the_heir_has_it_all() -> None:
    card = (e.CardDrawn(A, "CH-GOOJF"), e.CardKept(A, "CH-GOOJF"))
    events = (turn(A), *bought(A, g.READING), *card, turn(B), e.WentBankrupt(A, (B,)))
    estate = e.EstateTaken(A, B, 1300, (g.READING,), ("CH-GOOJF",))
    found = told(*events, estate)
    assert found.points[-1].worths == (0, 3000, 1500)
    assert found.highest == (1500, 3000, 1500)
    assert [player.left for player in found.players] == [2, None, None]


def test_the_leads_are_those_of_whole_turns_and_a_tie_is_nobodys() -> None:
    events = (
        *(turn(A), e.SalaryPaid(A, 200)),
        turn(B),
        *(turn(C), e.SalaryPaid(B, 200)),
        *(turn(A), e.SalaryPaid(B, 200)),
    )
    assert told(*events).leads == (Lead(A, 1, 2), Lead(B, 4, 4))


def test_a_long_game_has_no_more_points_than_a_picture_shows() -> None:
    events = [it for _ in range(1000) for it in (turn(A), e.SalaryPaid(A, 1))]
    found = told(*events)
    points = found.points
    assert found.highest == (2500, 1500, 1500)
    assert len(points) == 240
    assert points[0] == Point(0, (1500, 1500, 1500))
    assert points[-1] == Point(1000, (2500, 1500, 1500))
    assert {after.turn - point.turn for point, after in zip(points, points[1:], strict=False)} == {
        4,
        5,
    }


# -- luck --------------------------------------------------------------------------------------


def test_dice_are_measured_against_what_fair_ones_show() -> None:
    rolls = [(6, 6), (6, 5), (6, 4), (5, 4)]
    dice = [e.DiceRolled(A, *roll, number) for number, roll in enumerate(rolls)]
    found = told(turn(A), *dice).players[A].dice
    assert (found.rolls, found.pips, found.doubles) == (4, 42, 1)
    assert found.mean == 10.5
    # 3.5 above 7, in units of sqrt(35/6) / sqrt(4) = 1.2076.
    assert found.errors == pytest.approx(2.898, abs=0.001)


def test_only_rolls_to_move_are_a_players_luck() -> None:
    found = told(e.StarterRolled(B, 6, 6, 0), turn(A), e.RentRolled(A, 6, 6, 1)).players
    assert [player.dice.rolls for player in found] == [0, 0, 0]
    assert found[A].dice.mean == found[A].dice.errors == 0


def test_salaries_and_ways_to_jail_are_counted() -> None:
    events = (turn(B), e.SalaryPaid(B, 200), e.SalaryPaid(B, 400), e.Jailed(B, "card"))
    player = told(*events).players[B]
    assert (player.salaries, player.salary, player.jailed) == (2, 600, 1)


def test_every_stop_counts_as_a_visit_and_jail_as_one_too() -> None:
    moves = (e.Moved(A, 0, 7), e.Moved(A, 7, 4), e.Moved(B, 0, 4), e.Moved(C, 0, 30))
    visits = told(turn(A), *moves, e.Jailed(C, "space")).visits
    counted = {space: count for space, count in enumerate(visits) if count}
    assert counted == {4: 2, 7: 1, 10: 1, 30: 1}


# -- rent --------------------------------------------------------------------------------------


def test_rent_is_counted_by_player_and_by_group() -> None:
    events = (
        *(paid(B, A, g.VERMONT, 6), paid(C, A, g.ORIENTAL, 30)),
        *(paid(B, A, g.READING, 25), paid(A, C, g.ELECTRIC, 40)),
    )
    found = told(turn(A), *events)
    groups = {space: RULES.properties[space].group for space in (g.VERMONT, g.READING, g.ELECTRIC)}
    assert dict(found.players[A].earned) == {groups[g.VERMONT]: 36, groups[g.READING]: 25}
    assert [player.rent_paid for player in found.players] == [40, 31, 30]
    assert [player.rent_earned for player in found.players] == [61, 0, 40]
    assert found.earned_for(groups[g.VERMONT]) == 36
    assert found.rent == 101


def test_rent_to_two_owners_is_shared() -> None:
    found = told(turn(B), e.Paid(B, (A, C), 30, rent(g.VERMONT, 30)))
    assert [player.rent_earned for player in found.players] == [15, 0, 15]
    assert found.players[B].rent_paid == 30


def test_only_rent_is_rent() -> None:
    found = told(turn(A), e.Paid(A, (B,), 50, AuctionPrice(g.VERMONT)))
    assert found.rent == 0
    assert found.players[A] == Player(found.players[A].dice, 0, 0, 0, 0, (), None)


def test_the_highest_rents_come_first_with_their_turns() -> None:
    events = (turn(A), paid(B, A, g.VERMONT, 6), turn(B), paid(C, A, g.BOARDWALK, 1400))
    assert told(*events).charges == (
        Charge(C, A, g.BOARDWALK, 1400, 2, "paid", 1400),
        Charge(B, A, g.VERMONT, 6, 1, "paid", 6),
    )


def test_of_a_rent_that_ruined_somebody_counts_what_could_still_be_raised() -> None:
    owed = e.DebtOpened(B, (A,), 2000, rent(g.BOARDWALK, 2000))
    found = told(turn(B), owed, e.WentBankrupt(B, (A,)))
    assert found.charges == (Charge(B, A, g.BOARDWALK, 2000, 1, "unpaid", 1500),)
    assert [player.rent_earned for player in found.players] == [1500, 0, 0]
    assert found.players[B].rent_paid == 1500
    assert found.earned_for(RULES.properties[g.BOARDWALK].group) == 1500


def test_a_ruin_without_a_dollar_left_earns_nothing() -> None:
    spent = e.Paid(B, (), 1500, AuctionPrice(g.VERMONT))
    owed = e.DebtOpened(B, (A,), 2000, rent(g.BOARDWALK, 2000))
    found = told(turn(B), spent, owed, e.WentBankrupt(B, (A,)))
    assert found.players[A].earned == ()
    assert found.charges == (Charge(B, A, g.BOARDWALK, 2000, 1, "unpaid", 0),)


def test_a_debt_that_was_met_or_forgiven_is_told_once_or_not_at_all() -> None:
    owed = e.DebtOpened(B, (A,), 1400, rent(g.BOARDWALK, 2000))
    later = (turn(C), e.WentBankrupt(B, ()))
    met = told(turn(B), owed, paid(B, A, g.BOARDWALK, 1400), *later)
    assert [charge.outcome for charge in met.charges] == ["paid"]
    assert told(turn(B), owed, e.DebtForgiven(B), *later).charges == ()


# -- deals and auctions ------------------------------------------------------------------------


def test_a_trade_has_earned_what_its_deeds_have_brought_since() -> None:
    events = (
        *(turn(A), *bought(A, g.VERMONT), *bought(B, g.BOARDWALK)),
        paid(C, A, g.VERMONT, 6),
        trade(Side((g.VERMONT,), 100), Side((g.BOARDWALK,))),
        *(paid(C, B, g.VERMONT, 6), paid(C, A, g.BOARDWALK, 50), paid(B, A, g.BOARDWALK, 50)),
    )
    (deal,) = told(*events).deals
    assert (deal.turn, deal.earned_by(A), deal.earned_by(B)) == (1, 100, 6)
    assert deal.completed == ()
    assert deal.winner == A
    assert deal.got(A) == Side((g.BOARDWALK,))
    assert deal.got(B) == Side((g.VERMONT,), 100)
    assert told(*events).best_deal == deal


def test_a_rent_that_ruined_somebody_counts_for_a_trade_with_what_came_in() -> None:
    """As it does for the player and the group, here and in the review."""
    owning = (turn(A), *bought(B, g.BOARDWALK), trade(Side((), 5), Side((g.BOARDWALK,))))
    ruined = (e.DebtOpened(C, (A,), 2000, rent(g.BOARDWALK, 2000)), e.WentBankrupt(C, (A,)))
    found = told(*owning, paid(C, A, g.BOARDWALK, 50), *ruined)
    assert found.deals[0].earned_by(A) == found.players[A].rent_earned == 50 + 1450


def test_of_a_trade_that_brought_both_the_same_the_proposer_is_told() -> None:
    owning = (turn(A), *bought(A, g.VERMONT), *bought(B, g.BOARDWALK))
    made = trade(Side((g.VERMONT,)), Side((g.BOARDWALK,)))
    found = told(*owning, made, paid(C, B, g.VERMONT, 50), paid(C, A, g.BOARDWALK, 50))
    assert found.deals[0].winner == A


def test_a_trade_that_completes_a_group_earns_with_all_of_it() -> None:
    owning = (turn(A), *bought(A, g.PARK_PLACE), *bought(B, g.BOARDWALK, g.VERMONT))
    made = trade(Side((), 500), Side((g.BOARDWALK,)))
    found = told(*owning, made, paid(C, A, g.PARK_PLACE, 70), paid(C, A, g.BOARDWALK, 100))
    assert found.deals[0].earned_by(A) == 170
    assert found.deals[0].completed == (A,)


def test_a_group_that_is_broken_up_earns_for_the_trade_no_more() -> None:
    owning = (turn(A), *bought(A, g.PARK_PLACE), *bought(B, g.BOARDWALK, g.VERMONT))
    made = trade(Side((), 500), Side((g.BOARDWALK,)))
    back = trade(Side((g.BOARDWALK,)), Side((), 10))
    found = told(*owning, made, back, paid(C, A, g.PARK_PLACE, 35), paid(C, B, g.BOARDWALK, 50))
    assert [(deal.earned_by(A), deal.earned_by(B)) for deal in found.deals] == [(0, 0), (0, 50)]
    assert found.best_deal == found.deals[1]


def test_what_an_heir_earns_counts_for_no_trade() -> None:
    owning = (turn(A), *bought(B, g.BOARDWALK), trade(Side((), 5), Side((g.BOARDWALK,))))
    estate = (e.WentBankrupt(A, (C,)), e.EstateTaken(A, C, 1495, (g.BOARDWALK,), ()))
    found = told(*owning, *estate, paid(B, C, g.BOARDWALK, 50))
    assert found.deals[0].earned_by(A) == 0
    assert found.best_deal is None


def test_what_the_bank_sells_of_an_estate_earns_for_no_trade() -> None:
    owning = (turn(A), *bought(B, g.BOARDWALK), trade(Side((), 5), Side((g.BOARDWALK,))))
    estate = (e.WentBankrupt(A, ()), e.EstateSurrendered(A, 1495, (g.BOARDWALK,), ()))
    won = (e.DeedTaken(C, g.BOARDWALK), e.Paid(C, (), 90, AuctionPrice(g.BOARDWALK)))
    found = told(*owning, *estate, *won, paid(B, C, g.BOARDWALK, 50))
    assert found.deals[0].earned_by(A) == 0


def test_auctions_are_kept_with_price_and_printed_price() -> None:
    events = (
        *(e.AuctionWon(B, g.BOARDWALK, 90), e.Paid(B, (), 90, AuctionPrice(g.BOARDWALK))),
        *(turn(B), e.Paid(C, (), 5, AuctionPrice("CH-GOOJF"))),
    )
    assert told(turn(A), *events).auctions == (
        AuctionResult(B, g.BOARDWALK, 90, 400, 1),
        AuctionResult(C, "CH-GOOJF", 5, None, 2),
    )


# -- the log -----------------------------------------------------------------------------------


def test_what_has_been_taken_back_does_not_count() -> None:
    lines: list[tuple[str, tuple[Event, ...]]] = [
        ("start", (START, turn(A))),
        ("a", (e.SalaryPaid(A, 200),)),
        ("b", bought(A, g.VERMONT)),
        ("c", (turn(B),)),
        (undo_line(3), ()),
        ("d", (e.SalaryPaid(A, 100),)),
    ]
    found = statistics(
        [LogLine(at, None, it, "host", news) for at, (it, news) in enumerate(lines, 1)]
    )
    assert found.turns == 1
    assert found.players[A].salary == 300
    assert found.points[-1] == Point(1, (1800, 1500, 1500))


@pytest.mark.parametrize("events", [(), (e.TurnStarted(A),)])
def test_a_log_without_its_beginning_tells_nothing(events: tuple[Event, ...]) -> None:
    with pytest.raises(ValueError, match="GameStarted"):
        statistics(log_of(events))
