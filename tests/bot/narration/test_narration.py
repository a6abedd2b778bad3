"""What happened, in sentences that a person would say."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.narration.log import AnsweredInTime, LoggedEvent, TimeRanOut
from bot.narration.narration import (
    JOINT_NARRATORS,
    NARRATORS,
    NOT_NARRATED,
    SINGLE_NARRATORS,
    narrate,
)
from engine.core import events as e
from engine.core import why as w
from engine.core.actions import Build, Mortgage, SellBuildings, Side, Unmortgage
from engine.core.agenda import Agenda
from engine.core.errors import Reason
from engine.core.events import Event, Trade
from engine.editions.policies import Flat, Pot
from tests.bot.render.tables import PEOPLE, RULES
from tests.support import game as g

A, B, C, D = 0, 1, 2, 3
POST = RULES.played_by_post()
FAIR = Trade(
    7, A, B, Side((g.VERMONT,), 50), Side((g.READING,), 0, ("CH-GOOJF",)), (), (g.READING,)
)


def told(*events: Event) -> list[str]:
    return narrate(events, PEOPLE, RULES)


def rolled(first: int, second: int, seat: int = A) -> e.DiceRolled:
    return e.DiceRolled(seat, first, second, 0)


def rent(basis: w.Basis, base: int, factor: int, count: int, space: int = g.VERMONT) -> w.Rent:
    return w.Rent(space, basis, base, factor, count)


def landing(why: w.Rent) -> list[Event]:
    """Ada lands on Bo's property and pays."""
    return [rolled(4, 4), e.Moved(A, 1, why.space), e.Paid(A, (B,), why.amount, why)]


WISH = e.Intent(7, A, Build(((1, 1), (3, 1))))
DUE = e.RentClaim(7, B, A, rent("bare", 6, 1, 0), 3)
SAMPLES: dict[type[Event], Event] = {
    type(event): event
    for event in (
        e.GameStarted(RULES, ("hat", "car")),
        e.DeckShuffled("chance", ("CH-GO",)),
        e.DeedsDealt(A, (3, 6), 160),
        e.StarterRolled(A, 1, 2, 0),
        e.TurnStarted(A),
        rolled(1, 2),
        e.RentRolled(A, 1, 2, 0),
        e.Moved(A, 0, 3),
        e.SalaryPaid(A, 200),
        e.Jailed(A, "card"),
        e.JailRollFailed(A, 1),
        e.JailLeft(A, "fine"),
        e.JailCardUsed(A, "CH-GOOJF"),
        e.PropertyBought(A, 3, 60),
        e.PurchaseDeclined(A, 3),
        e.RentSpared(A, 3, B),
        e.AuctionOpened(1, (3,)),
        e.BidMade(A, 3, 10),
        e.MaximumFiled(A, 1),
        e.BidderPassed(A, 1),
        e.AuctionWon(A, 3, 10),
        e.AuctionUnsold(3),
        e.DeedTaken(A, 3),
        e.JailCardTaken(A, "CC-GOOJF"),
        e.Paid(A, (), 75, w.LuxuryTax()),
        e.Received(A, 50, w.CardSum("CH-DIVIDEND")),
        e.PotLaid(50, 75),
        e.PotTaken(A, 75),
        e.RentClaimable(DUE),
        e.RentClaimed(DUE),
        e.RentLapsed(DUE, "throw"),
        e.DebtOpened(A, (), 75, w.LuxuryTax()),
        e.DebtForgiven(A),
        e.CardDrawn(A, "CH-GO"),
        e.CardKept(A, "CH-GOOJF"),
        e.CardReturned("CH-GO"),
        e.Built(A, ((1, 1),), 50, 31, 12),
        e.BuildingsSold(A, ((1, 0),), 25, 32, 12),
        e.ShortageOpened(1, A, ((1, 1),), (B,)),
        e.ClaimMade(A, 1, (1, 3)),
        e.ClaimDeferred(A, 1, (1, 3)),
        e.ShortageAuctionOpened(2, 1, "house", (A, B)),
        e.BuildingBid(A, 2, 1, 60),
        e.BuildingWon(A, 1, 1, 60),
        e.BuildingUnsold(1, "hotel"),
        e.Mortgaged(A, 3, 30),
        e.Unmortgaged(A, 3, 33),
        e.MortgageUndone(A, 3, 30),
        e.TradeOffered(FAIR),
        e.TradeClosed(FAIR, "declined"),
        e.TradeMade(FAIR),
        e.Resigned(A),
        e.WentBankrupt(A, (B,)),
        e.EstateTaken(A, B, 0, (), ()),
        e.EstateSurrendered(A, 0, (), ()),
        e.HoldSet(A, B),
        e.HoldEnded(A),
        e.IntentQueued(WISH),
        e.IntentDone(WISH),
        e.IntentDropped(WISH, "rules", Reason.GROUP_MORTGAGED),
        e.TimeLimitReached(),
        e.GameEnded((A,)),
        e.PurchaseOffered(A, 3),
        e.MoveEnded(A, 0),
        e.AgendaChanged(Agenda()),
        e.Waiting((), 1),
    )
}


def test_no_kind_of_event_is_forgotten() -> None:
    assert set(SAMPLES) == set(get_args(Event))
    told = {*NARRATORS, *JOINT_NARRATORS, *SINGLE_NARRATORS}
    assert told | NOT_NARRATED == set(get_args(Event))


@pytest.mark.parametrize("event", SAMPLES.values(), ids=lambda event: event.kind)
def test_each_event_alone_is_a_line_or_meant_to_be_none(event: Event) -> None:
    lines = told(event)
    assert len(lines) == (type(event) not in {*NOT_NARRATED, e.MaximumFiled})
    assert "  " not in "".join(lines)


CASES: list[tuple[str, list[LoggedEvent], list[str]]] = [
    # -- moving --------------------------------------------------------------------------------
    (
        "a throw, GO and a rent in one sentence",
        [
            rolled(4, 4),
            e.Moved(A, 32, 0 + g.VERMONT),
            e.SalaryPaid(A, 200),
            e.Paid(A, (B,), 6, rent("bare", 6, 1, 0)),
        ],
        ["🎩 Ada rolled 4+4, passed GO (+$200) and landed on Vermont, owned by Bo: rent $6"],
    ),
    (
        "landing exactly on GO",
        [rolled(1, 4), e.Moved(A, 35, 0), e.SalaryPaid(A, 200)],
        ["🎩 Ada rolled 1+4 and landed on GO (+$200)"],
    ),
    (
        "just visiting",
        [rolled(4, 6), e.Moved(A, 0, g.JAIL)],
        ["🎩 Ada rolled 4+6 and landed on Jail (just visiting)"],
    ),
    (
        "two throws are two sentences",
        [rolled(1, 1), e.Moved(A, 18, 20), rolled(1, 2), e.Moved(A, 20, 23)],
        [
            "🎩 Ada rolled 1+1 and landed on Free Parking",
            "🎩 Ada rolled again for doubles: 1+2 and landed on Indiana",
        ],
    ),
    (
        "doubles of a turn before bring no other roll",
        [rolled(1, 1), e.TurnStarted(B), e.TurnStarted(A), rolled(1, 2)],
        ["🎩 Ada rolled 1+1", "🎩 Ada rolled 1+2"],
    ),
    (
        "the first throws, and those of the tied",
        [
            e.StarterRolled(A, 5, 4, 0),
            e.StarterRolled(B, 3, 3, 1),
            e.StarterRolled(C, 6, 3, 2),
            e.StarterRolled(A, 1, 2, 3),
            e.StarterRolled(C, 6, 6, 4),
            e.TurnStarted(C),
        ],
        [
            "🐕 Cy goes first: 🎩 Ada 5+4, 🚗 Bo 3+3, 🐕 Cy 6+3 · tied, so they rolled again: "
            "🎩 Ada 1+2, 🐕 Cy 6+6"
        ],
    ),
    ("a turn that begins is news only alone", [e.TurnStarted(B)], ["It’s 🚗 Bo’s turn."]),
    (
        "a turn that begins is no line beside others",
        [e.Mortgaged(A, 5, 100), e.TurnStarted(B)],
        ["🎩 Ada mortgaged Reading: +$100"],
    ),
    # -- rents ---------------------------------------------------------------------------------
    (
        "rent of a full set",
        landing(rent("full-group", 14, 2, 0, g.ST_JAMES)),
        [
            "🎩 Ada rolled 4+4 and landed on St. James Place, owned by Bo: "
            "rent $28 ($14 doubled: full set, no houses)"
        ],
    ),
    (
        "rent with one house",
        landing(rent("built", 30, 1, 1)),
        ["🎩 Ada rolled 4+4 and landed on Vermont, owned by Bo: rent $30 with 1 house"],
    ),
    (
        "rent with three houses",
        landing(rent("built", 270, 1, 3)),
        ["🎩 Ada rolled 4+4 and landed on Vermont, owned by Bo: rent $270 with 3 houses"],
    ),
    (
        "rent with a hotel",
        landing(rent("built", 2000, 1, 5, g.BOARDWALK)),
        ["🎩 Ada rolled 4+4 and landed on Boardwalk, owned by Bo: rent $2,000 with a hotel"],
    ),
    (
        "rent of railroads",
        landing(rent("railroads", 50, 1, 2, g.READING)),
        ["🎩 Ada rolled 4+4 and landed on Reading, owned by Bo: rent $50 with two railroads"],
    ),
    (
        "rent of a utility",
        landing(rent("utility", 9, 4, 1, g.WATER_WORKS)),
        [
            "🎩 Ada rolled 4+4 and landed on Water Works, owned by Bo: "
            "rent $36 (4 times the roll of 9 with one utility)"
        ],
    ),
    (
        "rent that a card doubles",
        [
            rolled(3, 4),
            e.Moved(A, 0, 7),
            e.CardDrawn(A, "CH-RAILROAD-1"),
            e.Moved(A, 7, g.PENNSYLVANIA_RR),
            e.Paid(A, (B,), 100, rent("railroads", 50, 2, 2, g.PENNSYLVANIA_RR)),
            e.CardReturned("CH-RAILROAD-1"),
        ],
        [
            "🎩 Ada rolled 3+4 and landed on Chance: “Go to the next railroad. If it’s unowned, "
            "you can buy it. If not, pay the owner twice the usual rent.”",
            "🎩 Ada landed on Pennsylvania RR, owned by Bo: rent $100 (2 × $50 with two railroads)",
        ],
    ),
    (
        "rent by a fresh throw",
        [
            e.Moved(A, 7, g.ELECTRIC),
            e.RentRolled(A, 3, 4, 9),
            e.Paid(A, (B,), 70, rent("card-utility", 7, 10, 0, g.ELECTRIC)),
        ],
        [
            "🎩 Ada landed on Electric Company, rolled 3+4 for the rent and paid Bo: "
            "rent $70 (10 times the roll of 7)"
        ],
    ),
    (
        "a rent that was a debt is explained again",
        [e.Paid(A, (B,), 28, rent("full-group", 14, 2, 0, g.ST_JAMES))],
        [
            "🎩 Ada paid Bo for landing on St. James Place: rent $28 ($14 doubled: full set, "
            "no houses)",
        ],
    ),
    (
        "a rent that the cash does not cover",
        [
            rolled(4, 4),
            e.Moved(A, 1, g.BOARDWALK),
            e.DebtOpened(A, (B,), 600, rent("built", 600, 1, 2, g.BOARDWALK)),
        ],
        [
            "🎩 Ada rolled 4+4 and landed on Boardwalk, owned by Bo: rent $600 with 2 houses, "
            "and not enough cash to pay it"
        ],
    ),
    # -- taxes, cards --------------------------------------------------------------------------
    (
        "Luxury Tax",
        [rolled(1, 3), e.Moved(A, 34, g.LUXURY_TAX), e.Paid(A, (), 75, w.LuxuryTax())],
        ["🎩 Ada rolled 1+3 and landed on Luxury Tax: $75"],
    ),
    (
        "a tenth of everything",
        [rolled(1, 3), e.Moved(A, 0, g.INCOME_TAX), e.Paid(A, (), 161, w.IncomeTax(10))],
        ["🎩 Ada rolled 1+3 and landed on Income Tax: 10% of all assets, $161"],
    ),
    (
        "the flat tax of a choice",
        [rolled(1, 3), e.Moved(A, 0, g.INCOME_TAX), e.Paid(A, (), 200, w.IncomeTax(None))],
        [
            "🎩 Ada rolled 1+3 and landed on Income Tax: a flat $200 instead of 10% of all assets",
        ],
    ),
    (
        "a tenth, chosen later",
        [e.Paid(A, (), 161, w.IncomeTax(10))],
        ["🎩 Ada paid 10% of all assets for Income Tax: $161"],
    ),
    (
        "a card to GO, which says all",
        [
            rolled(3, 4),
            e.Moved(A, 0, 7),
            e.CardDrawn(A, "CH-GO"),
            e.Moved(A, 7, 0),
            e.SalaryPaid(A, 200),
        ],
        ["🎩 Ada rolled 3+4 and landed on Chance: “Advance to GO. Collect $200.”"],
    ),
    (
        "the flat tax, chosen later",
        [e.Paid(A, (), 200, w.IncomeTax(None))],
        ["🎩 Ada paid the flat $200 for Income Tax"],
    ),
    (
        "a card that states its sum",
        [
            rolled(1, 1),
            e.Moved(A, 0, 2),
            e.CardDrawn(A, "CC-DOCTOR"),
            e.Paid(A, (), 50, w.CardSum("CC-DOCTOR")),
            e.CardReturned("CC-DOCTOR"),
        ],
        ["🎩 Ada rolled 1+1 and landed on Community Chest: “You get a doctor’s bill. Pay $50.”"],
    ),
    (
        "a card that does not",
        [
            e.CardDrawn(A, "CH-REPAIRS"),
            e.Paid(A, (), 175, w.CardSum("CH-REPAIRS")),
        ],
        [
            "🎩 Ada drew a Chance card: “Your buildings need repairs: pay $25 per house and "
            "$100 per hotel.” "
            "(−$175)"
        ],
    ),
    (
        "a card that asks for nothing",
        [e.CardDrawn(A, "CH-REPAIRS"), e.CardReturned("CH-REPAIRS")],
        [
            "🎩 Ada drew a Chance card: “Your buildings need repairs: pay $25 per house and "
            "$100 per hotel.” (no buildings, so nothing to pay)"
        ],
    ),
    (
        "a card that asks for more than there is",
        [
            e.CardDrawn(A, "CH-REPAIRS"),
            e.DebtOpened(A, (), 175, w.CardSum("CH-REPAIRS")),
        ],
        [
            "🎩 Ada drew a Chance card: “Your buildings need repairs: pay $25 per house and "
            "$100 per hotel.”",
            "🎩 Ada owes the Bank $175 because of a Chance card and must raise the cash",
        ],
    ),
    (
        "everybody pays the drawer, one of them later",
        [
            e.CardDrawn(A, "CC-OPERA"),
            e.Paid(B, (A,), 50, w.CardSum("CC-OPERA")),
            e.Paid(C, (A,), 50, w.CardSum("CC-OPERA")),
            e.DebtOpened(D, (A,), 50, w.CardSum("CC-OPERA")),
            e.Paid(D, (A,), 50, w.CardSum("CC-OPERA")),
        ],
        [
            "🎩 Ada drew a Community Chest card: “You take everyone to the opera. Every player "
            "pays you $50 for a seat.” (+$100)",
            "🐈 Di owes Ada $50 because of a Community Chest card and must raise the cash",
            "🐈 Di paid Ada $50 because of a Community Chest card",
        ],
    ),
    (
        "a card to Jail says so itself",
        [rolled(3, 4), e.Moved(A, 0, 7), e.CardDrawn(A, "CH-JAIL"), e.Jailed(A, "card")],
        [
            "🎩 Ada rolled 3+4 and landed on Chance: “Go straight to Jail. You don’t pass GO "
            "or collect $200.”",
        ],
    ),
    (
        "a card, GO and a purchase",
        [
            e.CardDrawn(A, "CH-READING"),
            e.Moved(A, 7, g.READING),
            e.SalaryPaid(A, 200),
            e.PropertyBought(A, g.READING, 200),
        ],
        [
            "🎩 Ada drew a Chance card: “Take a ride on the Reading Railroad: go there now. "
            "If you pass GO, collect $200.”",
            "🎩 Ada passed GO (+$200), landed on Reading and bought it for $200",
        ],
    ),
    # -- Jail ----------------------------------------------------------------------------------
    (
        "sent by the space",
        [rolled(1, 2), e.Moved(A, 27, g.GO_TO_JAIL), e.Jailed(A, "space")],
        ["🎩 Ada rolled 1+2, landed on Go To Jail and was sent to Jail"],
    ),
    (
        "sent for doubles",
        [rolled(2, 2), e.Jailed(A, "doubles")],
        ["🎩 Ada rolled 2+2 and went to Jail for rolling doubles three times in a row"],
    ),
    (
        "a try that failed",
        [rolled(1, 2), e.JailRollFailed(A, 2)],
        ["🎩 Ada rolled 1+2 and stays in Jail (2nd attempt)"],
    ),
    (
        "out by doubles",
        [rolled(2, 2), e.JailLeft(A, "doubles"), e.Moved(A, 10, 14)],
        ["🎩 Ada rolled 2+2, got out of Jail with doubles and landed on Virginia"],
    ),
    (
        "out by the last failure",
        [
            rolled(1, 2),
            e.JailRollFailed(A, 3),
            e.Paid(A, (), 50, w.JailFine()),
            e.JailLeft(A, "fine"),
            e.Moved(A, 10, 13),
        ],
        [
            "🎩 Ada rolled 1+2, missed doubles on the last attempt, paid the $50 fine, "
            "got out of Jail and landed on States"
        ],
    ),
    (
        "out by the fine",
        [e.Paid(A, (), 50, w.JailFine()), e.JailLeft(A, "fine")],
        ["🎩 Ada paid the $50 fine and got out of Jail"],
    ),
    (
        "out by a pass",
        [e.JailCardUsed(A, "CH-GOOJF"), e.JailLeft(A, "pass")],
        ["🎩 Ada used a Get Out of Jail Free card and got out of Jail"],
    ),
    # -- buying, auctions ----------------------------------------------------------------------
    (
        "bought where one stands",
        [rolled(4, 4), e.Moved(A, 0, g.VERMONT), e.PropertyBought(A, g.VERMONT, 100)],
        ["🎩 Ada rolled 4+4, landed on Vermont and bought it for $100"],
    ),
    (
        "bought later",
        [e.PropertyBought(A, g.VERMONT, 100)],
        ["🎩 Ada bought Vermont for $100"],
    ),
    (
        "declined, auctioned, won",
        [
            rolled(4, 4),
            e.Moved(A, 0, g.VERMONT),
            e.PurchaseDeclined(A, g.VERMONT),
            e.AuctionOpened(3, (g.VERMONT,)),
            e.BidMade(B, g.VERMONT, 10),
            e.BidderPassed(C, 3),
            e.MaximumFiled(D, 3),
            e.AuctionWon(B, g.VERMONT, 62),
            e.Paid(B, (), 62, w.AuctionPrice(g.VERMONT)),
            e.DeedTaken(B, g.VERMONT),
        ],
        [
            "🎩 Ada rolled 4+4, landed on Vermont and didn’t buy it",
            "🚗 Bo won Vermont at auction for $62",
        ],
    ),
    (
        "an auction that runs",
        [
            e.BidMade(B, g.VERMONT, 10),
            e.BidMade(C, g.VERMONT, 11),
            e.BidMade(B, g.VERMONT, 12),
            e.BidderPassed(C, 3),
            e.BidderPassed(D, 3),
        ],
        ["🚗 Bo bid $12 on Vermont", "🐕 Cy and 🐈 Di passed"],
    ),
    (
        "a pass among bids, which are not counted from there anew",
        [
            e.BidMade(B, g.VERMONT, 10),
            e.BidMade(C, g.VERMONT, 11),
            e.BidderPassed(D, 3),
            e.BidMade(A, g.VERMONT, 12),
            e.BidMade(B, g.VERMONT, 13),
        ],
        ["🐕 Cy bid $11 on Vermont", "🐈 Di passed", "🚗 Bo bid $13 on Vermont"],
    ),
    (
        "a price that must be raised first",
        [
            e.AuctionWon(B, g.VERMONT, 62),
            e.DebtOpened(B, (), 62, w.AuctionPrice(g.VERMONT)),
            e.Mortgaged(B, g.READING, 100),
            e.Paid(B, (), 62, w.AuctionPrice(g.VERMONT)),
            e.DeedTaken(B, g.VERMONT),
        ],
        [
            "🚗 Bo won Vermont at auction for $62",
            "🚗 Bo owes the Bank $62 for winning Vermont at auction and must raise the cash",
            "🚗 Bo mortgaged Reading: +$100",
            "🚗 Bo paid the Bank $62 for winning Vermont at auction",
        ],
    ),
    (
        "an estate",
        [e.AuctionOpened(3, (g.BALTIC, g.READING)), e.AuctionUnsold(g.BALTIC)],
        [
            "2 properties go to auction: Baltic and Reading.",
            "Nobody bid on Baltic, so it stays with the Bank.",
        ],
    ),
    # -- building, mortgages -------------------------------------------------------------------
    (
        "building evenly",
        [e.Built(A, ((6, 2), (8, 2), (9, 3)), 250, 25, 12)],
        [
            "🎩 Ada built for $250: "
            "now 2 houses each on Oriental and Vermont, 3 houses on Connecticut"
        ],
    ),
    (
        "a hotel",
        [e.Built(A, ((37, 4), (39, 5)), 600, 28, 11)],
        ["🎩 Ada built for $600: now 4 houses on Park Place, a hotel on Boardwalk"],
    ),
    (
        "a hotel alone",
        [e.Built(A, ((19, 5),), 100, 28, 11)],
        ["🎩 Ada built a hotel on New York ($100)"],
    ),
    (
        "the first houses",
        [e.Built(A, ((6, 1), (8, 1), (9, 2)), 200, 28, 12)],
        ["🎩 Ada built 1 house each on Oriental and Vermont, 2 houses on Connecticut ($200)"],
    ),
    (
        "a house more",
        [e.Built(A, ((19, 3),), 100, 28, 12)],
        ["🎩 Ada built 1 house on New York ($100)"],
    ),
    (
        "a house more on each",
        [e.Built(A, ((37, 3), (39, 3)), 400, 28, 12)],
        ["🎩 Ada built 1 house each on Park Place and Boardwalk ($400)"],
    ),
    (
        "selling",
        [e.BuildingsSold(A, ((6, 0), (8, 1)), 100, 32, 12)],
        [
            "🎩 Ada sold buildings on the light blues: "
            "Oriental down to no houses, Vermont down to 1 house, +$100",
        ],
    ),
    (
        "selling all there is on a group",
        [e.BuildingsSold(A, ((6, 0), (8, 0), (9, 0)), 150, 32, 12)],
        ["🎩 Ada sold all buildings on the light blues for $150"],
    ),
    (
        "several mortgages, several lifted",
        [
            e.Mortgaged(A, g.READING, 100),
            e.Mortgaged(A, g.BALTIC, 30),
            e.Unmortgaged(B, g.VERMONT, 55),
        ],
        [
            "🎩 Ada mortgaged Reading and Baltic: +$130",
            "🚗 Bo unmortgaged Vermont: $55",
        ],
    ),
    # -- trades --------------------------------------------------------------------------------
    (
        "a trade with a mortgage in it",
        [e.TradeMade(FAIR), e.Paid(A, (), 10, w.Interest((g.READING,)))],
        [
            "🎩 Ada gave Bo 🔷 Vermont and $50 "
            "for 🚂 Reading (mortgaged) and a Get Out of Jail Free card",
            "🎩 Ada paid 10% interest on Reading: $10",
        ],
    ),
    (
        "a purchase from a player",
        [e.TradeMade(Trade(7, A, B, Side(cash=120), Side((g.VERMONT,))))],
        ["🎩 Ada bought 🔷 Vermont from Bo for $120"],
    ),
    (
        "a gift",
        [e.TradeMade(Trade(7, A, B, Side((g.VERMONT,)), Side()))],
        ["🎩 Ada gave Bo 🔷 Vermont as a gift"],
    ),
    (
        "a trade that settles a debt",
        [
            e.TradeMade(Trade(7, A, B, Side((g.VERMONT,)), Side(), forgives=4)),
            e.DebtForgiven(A),
        ],
        [
            "🎩 Ada gave Bo 🔷 Vermont to settle a debt",
            "🎩 Ada is out of debt: the trade settled it",
        ],
    ),
    (
        "an offer and its answer",
        [e.TradeOffered(FAIR), e.TradeClosed(FAIR, "countered")],
        [
            "🎩 Ada offered Bo a trade: 🔷 Vermont and $50 for 🚂 Reading (mortgaged) and a "
            "Get Out of Jail Free card",
            "🚗 Bo made 🎩 Ada a counteroffer.",
        ],
    ),
    # -- leaving, ending -----------------------------------------------------------------------
    (
        "bankrupt to a player",
        [
            e.WentBankrupt(A, (B,)),
            e.MortgageUndone(A, g.READING, 100),
            e.BuildingsSold(A, ((6, 0),), 25, 32, 12),
            e.BuildingsSold(A, ((11, 0),), 50, 32, 12),
            e.EstateTaken(A, B, 120, (g.READING,), ("CH-GOOJF", "CC-GOOJF")),
            e.GameEnded((B,)),
        ],
        [
            "🎩 Ada went bankrupt, owing Bo",
            "🎩 Ada undid the mortgage on Reading: $100",
            "🎩 Ada sold all buildings back for $75",
            "🚗 Bo took over Ada’s assets: 🚂 Reading, $120 and 2 Get Out of Jail Free cards",
            "🏆 🚗 Bo wins the game!",
        ],
    ),
    (
        "bankrupt over a rent beyond what everything would bring in",
        [
            rolled(1, 2),
            e.Moved(A, 36, g.BOARDWALK),
            e.DebtOpened(A, (B,), 2000, rent("built", 2000, 1, 5, g.BOARDWALK)),
            e.WentBankrupt(A, (B,)),
        ],
        [
            "🎩 Ada rolled 1+2 and landed on Boardwalk, owned by Bo: rent $2,000 with a hotel, "
            "and not enough cash to pay it",
            "🎩 Ada went bankrupt, owing Bo $2,000: "
            "more than selling and mortgaging everything would bring in",
        ],
    ),
    (
        "who resigned with a debt could perhaps have paid it",
        [
            e.DebtOpened(A, (B,), 2000, rent("built", 2000, 1, 5, g.BOARDWALK)),
            e.Resigned(A),
            e.WentBankrupt(A, (B,)),
        ],
        [
            "🎩 Ada owes Bo $2,000 for landing on Boardwalk and must raise the cash: "
            "rent $2,000 with a hotel",
            "🎩 Ada resigned",
            "🎩 Ada went bankrupt, owing Bo",
        ],
    ),
    (
        "an estate with many properties",
        [
            e.WentBankrupt(A, (B,)),
            e.EstateTaken(A, B, 9, (1, 3, 5, 6, 8, 9, 11), ("CH-GOOJF",)),
        ],
        [
            "🎩 Ada went bankrupt, owing Bo",
            "🚗 Bo took over Ada’s assets: 7 properties, $9 and a Get Out of Jail Free card",
        ],
    ),
    (
        "resigned without a debt",
        [e.Resigned(A), e.WentBankrupt(A, ()), e.EstateSurrendered(A, 3, (), ())],
        ["🎩 Ada resigned and left the game", "🎩 Ada gave all assets to the Bank: $3"],
    ),
    (
        "bankrupt to the Bank with nothing",
        [e.WentBankrupt(A, ()), e.EstateSurrendered(A, 0, (), ())],
        [
            "🎩 Ada went bankrupt, owing the Bank",
            "🎩 Ada gave all assets to the Bank: nothing was left",
        ],
    ),
    (
        "wishes noted",
        [e.IntentQueued(WISH), e.IntentQueued(e.Intent(8, A, Mortgage(g.READING)))],
        [
            "🎩 Ada queued an action: build 1 house each on Mediterranean and Baltic",
            "🎩 Ada queued an action: mortgage Reading",
        ],
    ),
    (
        "wishes that came to nothing",
        [
            e.IntentDropped(e.Intent(8, A, SellBuildings(((1, 0),))), "owner"),
            e.IntentDropped(
                e.Intent(9, A, Unmortgage(g.READING)),
                "rules",
                Reason.CANNOT_AFFORD,
                (("price", 110), ("cash", 20)),
            ),
        ],
        [
            "🎩 Ada canceled a queued action: sell buildings: Mediterranean down to no houses",
            "🎩 Ada had a queued action that’s no longer possible: unmortgage Reading: "
            "That costs $110, and you only have $20 for it.",
        ],
    ),
    (
        "a hold is hardly worth a line",
        [e.HoldSet(B, A)],
        ["🚗 Bo asked Ada to wait before rolling"],
    ),
    (
        "a hold that its player ends",
        [e.HoldEnded(B)],
        ["🚗 Bo is no longer holding the roll"],
    ),
    (
        "a hold that runs out",
        [TimeRanOut(B), e.HoldEnded(B), AnsweredInTime()],
        ["⏰ Time ran out: 🚗 Bo is no longer holding the roll"],
    ),
    (
        "a hold and then a throw",
        [e.HoldSet(B, A), e.HoldEnded(B), rolled(4, 4), e.Moved(A, 32, 0 + g.VERMONT)],
        ["🎩 Ada rolled 4+4 and landed on Vermont"],
    ),
    (
        "a share of an estate",
        [e.Received(B, 40, w.Share(A))],
        ["🚗 Bo got $40, a share of Ada’s assets"],
    ),
]


def test_a_house_rule_has_the_pot_paid_and_not_the_bank() -> None:
    tax = [e.Paid(A, (), 75, w.LuxuryTax())]
    assert told(*tax) == ["🎩 Ada paid the Bank $75 for Luxury Tax"]
    with_pot = replace(RULES, free_parking=Pot())
    assert narrate(tax, PEOPLE, with_pot) == ["🎩 Ada paid the pot $75 for Luxury Tax"]
    owed = [e.DebtOpened(A, (), 75, w.LuxuryTax())]
    assert narrate(owed, PEOPLE, with_pot) == [
        "🎩 Ada owes the pot $75 for Luxury Tax and must raise the cash"
    ]
    won = [e.Paid(A, (), 62, w.AuctionPrice(g.VERMONT))]
    assert "paid the Bank $62" in narrate(won, PEOPLE, with_pot)[0]


@pytest.mark.parametrize(
    ("events", "lines"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_what_happened_is_told(events: list[LoggedEvent], lines: list[str]) -> None:
    assert told(*events) == lines


def test_s94_07_a_tax_without_a_choice_is_just_its_sum() -> None:
    events = [e.Moved(A, 0, g.INCOME_TAX), e.Paid(A, (), 200, w.IncomeTax(None))]
    rules = replace(RULES, income_tax=Flat())
    assert narrate(events, PEOPLE, rules) == ["🎩 Ada landed on Income Tax: $200"]


def test_a_secret_maximum_stays_secret_while_bids_are_open() -> None:
    filed = [e.MaximumFiled(A, 1), e.MaximumFiled(B, 1)]
    assert narrate(filed, PEOPLE, RULES) == []
    bids = [e.BidMade(A, g.BALTIC, 20), *filed, e.BidMade(B, g.BALTIC, 21)]
    assert narrate(bids, PEOPLE, RULES) == ["🚗 Bo bid $21 on Baltic"]


def test_a_sealed_pass_looks_like_a_sealed_maximum() -> None:
    lines = narrate([e.MaximumFiled(A, 1), e.MaximumFiled(B, 1)], PEOPLE, POST)
    assert lines == ["🎩 Ada and 🚗 Bo each bid or passed in the secret auction"]
