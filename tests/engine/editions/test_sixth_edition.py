"""A rulebook that nobody printed: a board, numbers and options are all that it takes."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.rules.rules_text import rules_embed
from bot.language.voice import Voice
from bot.narration.charge_reasons import card_text
from bot.render.board_panel import board_panel
from engine.core.actions import Build, Mortgage, Roll
from engine.core.errors import Reason
from engine.core.events import JailLeft, Paid
from engine.core.saves import dump_state, load_state
from engine.core.why import LuxuryTax, Rent
from engine.editions import board as data
from engine.editions import policies as p
from engine.editions.catalogue import CATALOGUE, HOUSE_RULES, Edition
from engine.editions.choice import Choice, possible, resolve
from engine.editions.rules import Rules
from engine.host.lobby import Lobby
from engine.host.store.records import Player
from engine.simulate import main, simulate
from engine.view import public_view
from tests.bot.render.tables import WORDS
from tests.support.choices import paced, seats_for
from tests.support.game import BOARDWALK, LUXURY_TAX, A, B, Game
from tests.support.random_play import play_seeded
from tests.support.seeds import has_turn, seeds

PLACE = Path(data.__file__).parent / "data"
PINKS = (1, 3)
"""The first streets of the made-up board."""


def made_up_board() -> bytes:
    """The first streets are pink and cost 80; the third and the last have new names."""
    found = json.loads((PLACE / "board-classic.json").read_text())
    found["groups"]["brown"] |= {"colour": "pink", "house_cost": 60, "hotel_cost_cash": 60}
    for space in PINKS:
        more = {"price": 80, "mortgage": 40, "house_cost": 60, "rents": [5, 20, 70, 200, 300, 500]}
        found["spaces"][space] |= more
    found["spaces"][6]["name"] = "Teapot Avenue"
    found["spaces"][BOARDWALK]["name"] = "Kettle Road"
    return json.dumps(found).encode()


SIXTH = Edition(
    Rules(
        edition="2077",
        board="tea",
        cards="us2008",
        players_min=2,
        players_max=5,
        start_cash=1200,
        houses=20,
        hotels=8,
        hotel_level=3,
        go_salary=150,
        go_landing_salary=150,
        doubles_to_jail=2,
        jail_fine=30,
        jail_turns=2,
        jail_prepay_turns=1,
        jail_doubles_throw_again=1,
        luxury_tax=33,
        interest_percent=20,
        income_tax=p.Flat(flat=120),
        building_time="own-turn",
        mortgage_scope="that-lot",
        setup=p.DeedsSold(count=1),
        shortage="claim-window",
        estate_passes="passes-auctioned",
        tie="most-cash",
    ),
    ("standard", "short"),
)


@pytest.fixture(autouse=True)
def sixth(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The catalogue with one book more."""
    usual = data.read_data
    pages = {"board-tea.json": made_up_board()}
    monkeypatch.setattr(data, "read_data", lambda name: pages.get(name) or usual(name))
    monkeypatch.setitem(CATALOGUE, "2077", SIXTH)  # type: ignore[arg-type]
    yield
    data.board.cache_clear()
    resolve.cache_clear()


def table(seats: int = 4) -> Game:
    """A made-up game in which nobody has anything but 1200 dollars; A to roll."""
    return Game(SIXTH.rules.with_fields(setup="cash-only").played_live(), seats)


@pytest.mark.parametrize("game", SIXTH.games)
@pytest.mark.parametrize("number", [0, 1])
def test_it_is_played_to_the_end(game: str, number: int) -> None:
    rules = paced(Choice("2077", game), number)
    for seats in range(2, 6):
        assert simulate(rules, 1, seats, "tea", turns=200).violations == 0
    for seed in seeds(120)[number::2]:
        play_seeded(seed, rules, share=0.02)


def test_house_rules_go_with_it() -> None:
    names = possible(Choice("2077"))
    assert len(names) > len(HOUSE_RULES) - 5
    # A third of them a day.
    for seed, name in enumerate(names):
        if not has_turn(seed, 3):
            continue
        choice = Choice("2077", "standard", ((name, HOUSE_RULES[name].usual),))
        rules = paced(choice, seed)
        play_seeded(seed, rules, share=0.01)
        assert simulate(rules, 1, seats_for(rules, 2), "tea", turns=100).violations == 0


def test_its_numbers_are_those_that_count() -> None:
    game = table().owns(A, *PINKS).levels(PINKS, 2, 2)
    game.play(A, Build(((3, 3),)))
    assert (game.cash_of(A), game.state.houses, game.state.hotels) == (1140, 18, 7)
    game.at(B, 35).to_move(B)
    game.play(B, Roll(), (2, 6))
    assert game.happened(Paid) == [Paid(B, (A,), 500, Rent(3, "built", 500, 1, 3))]
    game = table().at(A, 30)
    game.play(A, Roll(), (3, 5))
    assert game.space_of(A) == LUXURY_TAX
    assert game.happened(Paid) == [Paid(A, (), 33, LuxuryTax())]


def test_its_options_are_those_that_count() -> None:
    game = table().owns(A, *PINKS).mortgaged(1).to_move(B)
    assert game.refused(A, Build(((3, 1),))) is Reason.NOT_OWN_TURN
    game.to_move(A)
    game.play(A, Build(((3, 1),)))
    assert game.refused(A, Mortgage(3)) is Reason.GROUP_BUILT
    game = table().jailed(A).to_move(A)
    game.play(A, Roll(), (5, 5))
    assert game.happened(JailLeft) == [JailLeft(A, "doubles")]
    assert game.offers(A)[0] == Roll()


def test_a_lobby_a_save_and_the_command_line_take_it(capsys: pytest.CaptureFixture[str]) -> None:
    lobby = replace(Lobby(), choice=Choice("2077"))
    assert lobby.rules() == SIXTH.rules.played_live()
    state = table().state
    assert load_state(dump_state(state)) == state
    assert main(["--edition", "2077", "--players", "8", "--games", "1", "--turns", "50"]) == 0
    assert "Teapot Avenue" in capsys.readouterr().out


def test_the_screens_show_it() -> None:
    voice = Voice([Player(seat, seat + 1, "Ada", "hat") for seat in range(4)], "tea", WORDS)
    assert "🟪 " in board_panel(public_view(table().state), voice, ()).texts[-1]
    assert "Teapot $100" in board_panel(public_view(table().state), voice, ()).texts[-1]
    text = str(rules_embed(resolve(Choice("2077")), WORDS))
    for fact in ("$1,200", "$33", "20%"):
        assert fact in text
    assert "Atlantic City" not in text


def test_a_card_names_the_street_of_its_board() -> None:
    voice = Voice((), "tea", WORDS)
    assert "Kettle Road" in card_text("CH-BOARDWALK", SIXTH.rules, voice)
    assert "Illinois Avenue" in card_text("CH-ILLINOIS", SIXTH.rules, voice)
