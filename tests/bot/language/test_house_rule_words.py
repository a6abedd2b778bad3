"""House rules in words: what happens otherwise than by the book is said at the table."""

import pytest

from bot.decisions.awaiting import awaiting_line
from bot.language.choice_text import house_rule_label
from bot.language.language import load
from bot.narration.narration import narrate
from bot.render.standings import stock_line
from engine.core.actions import Decline, EndTurn
from engine.core.events import Event, visible_to
from engine.editions.rules import Rules
from engine.view import public_view
from tests.bot.render.tables import PEOPLE, WORDS
from tests.support import game as g
from tests.support.game import A, B, Game
from tests.support.landings import land_on


def told(game: Game) -> list[str]:
    """The lines of the last action."""
    return narrated(visible_to(game.events, None), game.state.rules)


def narrated(events: tuple[Event, ...], rules: Rules) -> list[str]:
    return narrate(events, PEOPLE, rules)


def test_what_is_declined_and_kept() -> None:
    game = land_on(g.live_with("no-auctions"), g.VERMONT)
    view = public_view(game.state)
    assert view.decision is not None
    line = awaiting_line(view, PEOPLE, ())
    facts = {"who": "**🎩 Ada**", "deed": "🔷 Vermont", "price": 100, "declined": "left-with-bank"}
    assert line == load("en").say("decision-buy-or-decline", **facts)
    game.play(A, Decline())
    assert told(game) == ["🎩 Ada didn’t buy Vermont: it stays with the Bank"]


def test_no_rent_to_a_player_in_jail() -> None:
    game = land_on(g.live_with("no-rent-in-jail").owns(B, g.VERMONT).jailed(B), g.VERMONT)
    assert told(game) == [
        "🎩 Ada rolled 1+2 and landed on Vermont, owned by Bo: no rent while Bo is in Jail"
    ]


def test_rent_03_no_rent_for_a_mortgaged_property() -> None:
    game = land_on(g.live().owns(B, g.VERMONT).mortgaged(g.VERMONT), g.VERMONT)
    assert told(game) == [
        "🎩 Ada rolled 1+2 and landed on Vermont, owned by Bo: "
        "no rent because the property is mortgaged"
    ]


@pytest.mark.parametrize(
    ("edition", "text"),
    [("1935", "poor tax"), ("1994", "poor tax"), ("2008", "driving too fast")],
)
def test_the_fine_among_the_chance_cards_is_that_of_the_edition(edition: str, text: str) -> None:
    game = land_on(g.live(edition=edition).on_top("chance", "CH-FINE15"), 7)
    assert text in told(game)[0]


def test_the_pot_on_free_parking() -> None:
    game = land_on(g.live_with("parking-pot 100"), g.LUXURY_TAX)
    assert told(game) == ["🎩 Ada rolled 1+2 and landed on Luxury Tax: $75"]
    stock = stock_line(public_view(game.state), PEOPLE)
    assert stock == "Bank: 32 houses, 12 hotels · Free Parking: $175"
    game.play(A, EndTurn())
    land_on(game, g.FREE_PARKING, seat=B)
    assert told(game) == ["🚗 Bo rolled 1+2, landed on Free Parking and collected the $175 pot"]
    assert stock_line(public_view(g.live().state), PEOPLE) == "Bank: 32 houses, 12 hotels"


@pytest.mark.parametrize(
    ("name", "number", "label"),
    [
        ("jail-fine", 100, "Custom Jail fine: $100"),
        ("auction-reserve", 50, "Minimum opening bid: 50%"),
        ("houses", 44, "Number of houses: 44"),
    ],
)
def test_the_number_of_a_house_rule_has_its_sign(name: str, number: int, label: str) -> None:
    assert house_rule_label(name, number, WORDS) == label
