"""The short game in words: there a hotel is the fourth level, and no deed has a fourth house."""

from bot.decisions.debt_text import plan_text
from bot.narration.narration import narrate
from bot.render.board_panel import deed_label
from bot.render.deed_text import deed_embed
from engine.core import events as e
from engine.core.actions import RaiseMoney
from engine.editions.choice import Choice, resolve
from engine.view import public_view
from tests.bot.render.tables import PEOPLE
from tests.support import game as g
from tests.support.game import A, Game

RULES = resolve(Choice("1994", "short")).played_live()


def light_blues(*levels: int) -> Game:
    """A has the light blues, whatever else was dealt."""
    game = Game(RULES, 4)
    for deed in game.state.deeds.values():
        deed.owner = None
    return game.owns(A, *g.LIGHT_BLUES).levels(g.LIGHT_BLUES, *levels)


def test_s94_02_the_board_shows_a_hotel_on_the_fourth_level() -> None:
    view = public_view(light_blues(4, 3, 3).state)
    assert deed_label(view, g.ORIENTAL, PEOPLE) == "Oriental (hotel)"
    assert deed_label(view, g.VERMONT, PEOPLE) == "Vermont (3 houses)"


def test_s94_02_s94_03_a_deed_has_three_houses_and_the_hotel() -> None:
    view = public_view(light_blues(4, 4, 4).state)
    lines = deed_embed(g.ORIENTAL, view, PEOPLE).description.split("\n")
    assert lines[4:] == [
        "With 1 house: $30",
        "With 2 houses: $90",
        "With 3 houses: $270",
        "**With a hotel: $550** ← now",
        "",
        "Price $100 · mortgage value $50 · to unmortgage $55",
        "House $50 · hotel $50 plus 3 houses",
        "Color group: Oriental, Vermont and Connecticut",
    ]


def test_s94_02_building_to_the_fourth_level_is_told_as_a_hotel() -> None:
    told = e.Built(A, ((g.ORIENTAL, 4), (g.VERMONT, 4), (g.CONNECTICUT, 4)), 150, 32, 9)
    (line,) = narrate([told], PEOPLE, RULES)
    assert "a hotel each on Oriental, Vermont and Connecticut" in line


def test_s94_04_a_plan_sells_the_hotel_for_half_of_four_levels() -> None:
    game = light_blues(4, 4, 4)
    plan = RaiseMoney(tuple((space, 0) for space in g.LIGHT_BLUES), ())
    text = plan_text(plan, game.state, A, PEOPLE)
    assert "sell the hotel on Oriental" in text
    assert "$300" in text
