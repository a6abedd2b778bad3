"""What the middle of the board asks: short, in every language, and the same whatever is bid."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.pictures.fonts import can_write, width
from bot.pictures.middle import LEAST_ASK, MIDDLE
from bot.render.board_question import question_text
from bot.render.card_spec import card_spec, offered_card
from bot.text.language import languages, load
from engine import decisions as d
from engine.chance import FairChance
from engine.editions.catalogue import rules_of
from engine.game import new_game
from engine.host.lobby import TOKENS
from engine.steps import Filing
from engine.view import View, public_view
from engine.why import LuxuryTax
from tests.bot.render.tables import PEOPLE, people

QUESTIONS: list[tuple[d.Decision, str]] = [
    (d.ToThrow(1, 0, 0), "Roll the dice"),
    (d.ToThrow(1, 0, 1), "Doubles: roll again"),
    (d.InJail(1, 0), "Get out of Jail?"),
    (d.FineOrPass(1, 0), "Pay $50 or use the card?"),
    (d.HeldThrow(1, 1, 0), "Bo is holding the roll"),
    (d.ToEnd(1, 0), "End the turn?"),
    (d.BuyOrDecline(1, 0, 39), "Buy Boardwalk for $400?"),
    (d.ChooseTax(1, 0, 200, 10, 0), "Pay $200 or 10%?"),
    (d.Auction(1, 39), "Auction: Boardwalk"),
    (d.SealedAuction(1, (37, 39)), "Auction: Park Place +1"),
    (d.DebtSettlement(1, (d.Debt(1, (), 75, LuxuryTax()),)), "Bo owes $75"),
    (d.DebtSettlement(1, (d.Debt(1, (), 75, LuxuryTax()),) * 2), "2 players owe money"),
    (d.LiftOrHold(1, 1, (39,)), "Bo: unmortgage now?"),
]


def asked(decision: d.Decision) -> View:
    view = public_view(new_game(rules_of("1994"), TOKENS[:3], FairChance(b"asked")).state)
    view.decision = decision
    return view


@pytest.mark.parametrize(("decision", "ask"), QUESTIONS, ids=str)
def test_the_middle_says_what_is_asked(decision: d.Decision, ask: str) -> None:
    assert question_text(asked(decision), PEOPLE) == ask


def test_every_decision_has_its_question() -> None:
    kinds = {type(it) for it, _ in QUESTIONS} | {d.ShortageClaim, d.ShortageAuction}
    assert kinds == set(get_args(d.Decision))


@pytest.mark.parametrize("locale", languages())
def test_a_question_fits_into_the_middle_in_every_language(locale: str) -> None:
    voice = people(load(locale))
    for decision, _ in QUESTIONS:
        ask = question_text(asked(decision), voice)
        assert can_write(ask.replace("\u00a0", " ").replace("\u202f", " ")), ask
        assert width(ask, LEAST_ASK) <= MIDDLE.width - 30, ask


def test_bids_change_nothing() -> None:
    auction, sealed = d.Auction(1, 39), d.SealedAuction(1, (39,))
    after = replace(auction, bids=((1, 60),), passed=(2,))
    filed = replace(sealed, filings=(Filing(1, (), 0),))
    for one, other in ((auction, after), (sealed, filed)):
        assert question_text(asked(one), PEOPLE) == question_text(asked(other), PEOPLE)


def test_a_deed_is_there_only_while_its_property_may_be_bought() -> None:
    card = offered_card(asked(d.BuyOrDecline(1, 0, 39)), PEOPLE)
    assert card == card_spec(39, asked(d.ToEnd(1, 0)), PEOPLE)
    assert card is not None
    assert [(it.label, it.amount) for it in card.rows if it.label] == [
        ("Price", "$400"), ("Rent", "$50"), ("With full set", "$100"), ("A house costs", "$200"),
    ]  # fmt: skip
    assert [(it.houses, it.amount) for it in card.rows if it.houses] == [
        (1, "$200"), (2, "$600"), (3, "$1,400"), (4, "$1,700")
    ]  # fmt: skip
    assert [it.amount for it in card.rows if it.hotel] == ["$2,000"]
    assert offered_card(asked(d.Auction(1, 39)), PEOPLE) is None


@pytest.mark.parametrize(
    ("space", "last"), [(5, ("4 railroads", "$200")), (12, ("2 utilities: dice", "×10"))]
)
def test_railroads_and_utilities_count_how_many_one_owns(space: int, last: tuple[str, str]) -> None:
    row = card_spec(space, asked(d.ToEnd(1, 0)), PEOPLE).rows[-1]
    assert (row.label, row.amount) == last
