"""Board, deeds, history, debts and the end, as text."""

from dataclasses import replace

import pytest

from bot.decisions.debt_text import debt_line, plan_sum, plan_text
from bot.features.lookup.history import PAGE, history_pages
from bot.features.table.final import ranking_embed
from bot.language.language import load
from bot.language.voice import Voice
from bot.narration.narration import NOT_NARRATED, chronicle, narrate
from bot.render.board_panel import board_panel
from bot.render.deed_picture import deed_card_embed
from bot.render.deed_text import deed_embed
from engine.core.actions import EndTurn, RaiseMoney, Roll
from engine.core.decisions import Debt
from engine.core.events import AuctionWon, BidMade, Event, MaximumFiled, TurnStarted, visible_to
from engine.core.saves import load_events
from engine.core.why import LuxuryTax, Rent
from engine.editions.board import DEFAULT_BOARD
from engine.editions.policies import Pot
from engine.host.store.records import Author, Step
from engine.players.absent import answer
from engine.view import View, public_view
from tests.bot.render.tables import CROWD, PEOPLE, RULES, crowded
from tests.support import game as g
from tests.support.game import A, B, C, Game
from tests.support.recorded_game import RecordedGame

# -- board and deeds ---------------------------------------------------------------------------


def _owned() -> View:
    game = g.live().owns(A, *g.LIGHT_BLUES).levels(g.LIGHT_BLUES, 5, 4, 4)
    return public_view(game.owns(B, g.READING).mortgaged(g.READING).state)


def test_the_board_tells_by_player_what_is_owned_and_what_is_left() -> None:
    title, ada, bo, cy, _, unowned = board_panel(_owned(), PEOPLE, ()).texts
    assert title == "### The board"
    assert ada == (
        "**🎩 Ada** · on GO · **$1,500**\n"
        "🔷 Oriental (hotel), Vermont (4 houses), Connecticut (4 houses)"
    )
    assert bo == "**🚗 Bo** · on GO · **$1,500**\n🚂 Reading (mortgaged)"
    assert cy == "**🐕 Cy** · on GO · **$1,500**"
    assert unowned.startswith("**Unowned**\n🟣 Mediterranean $60, Baltic $60 · 🟪 ")


def test_who_reads_text_alone_is_told_the_names_of_groups() -> None:
    plain = Voice(list(PEOPLE.players.values()), DEFAULT_BOARD, load("en", plain=True))
    ada = board_panel(_owned(), plain, ()).texts[1]
    assert ada.split("\n")[1].startswith("Light blue: Oriental (hotel), ")


def test_the_board_shows_all_28_and_where_everybody_is() -> None:
    game = g.live().jailed(A).at(B, g.JAIL).at(C, g.VERMONT)
    _, *players, unowned = board_panel(public_view(game.state), PEOPLE, ()).texts
    assert players == [
        "**🎩 Ada** · in Jail · **$1,500**",
        "**🚗 Bo** · just visiting Jail · **$1,500**",
        "**🐕 Cy** · on Vermont · **$1,500**",
        "**🐈 Di** · on GO · **$1,500**",
    ]
    assert unowned.count("$") == 28


def _deed(space: int, game: Game) -> list[str]:
    return deed_embed(space, public_view(game.state), PEOPLE).description.split("\n")


def test_a_deed_marks_what_is_charged_now() -> None:
    game = g.live().owns(A, *g.LIGHT_BLUES).levels(g.LIGHT_BLUES, 2, 2, 2)
    assert _deed(g.ORIENTAL, game) == [
        "Owner: 🎩 Ada",
        "",
        "Rent: $6",
        "Rent with the full set: $12",
        "With 1 house: $30",
        "**With 2 houses: $90** ← now",
        "With 3 houses: $270",
        "With 4 houses: $400",
        "With a hotel: $550",
        "",
        "Price $100 · mortgage value $50 · to unmortgage $55",
        "House $50 · hotel $50 plus 4 houses",
        "Color group: Oriental, Vermont and Connecticut",
    ]


@pytest.mark.parametrize(
    ("space", "owned", "level", "now"),
    [
        (g.BOARDWALK, (g.BOARDWALK,), 0, "**Rent: $50** ← now"),
        (g.BOARDWALK, g.DARK_BLUES, 0, "**Rent with the full set: $100** ← now"),
        (g.BOARDWALK, g.DARK_BLUES, 5, "**With a hotel: $2,000** ← now"),
        (g.READING, (g.READING, g.SHORT_LINE), 0, "**With 2 railroads: $50** ← now"),
        (g.ELECTRIC, (g.ELECTRIC,), 0, "**Rent with 1 utility: 4 × the roll** ← now"),
    ],
)
def test_the_rent_of_now_is_the_one_that_the_rules_charge(
    space: int, owned: tuple[int, ...], level: int, now: str
) -> None:
    game = g.live().owns(A, *owned)
    if level:
        game.levels(owned, *(level for _ in owned))
    assert [line for line in _deed(space, game) if "now" in line] == [now]


def test_nothing_is_charged_on_a_mortgage_or_by_the_bank() -> None:
    mortgaged = _deed(g.READING, g.live().owns(A, g.READING).mortgaged(g.READING))
    free = _deed(g.READING, g.live())
    assert mortgaged[0] == "Owner: 🎩 Ada. Mortgaged, so no rent is due here."
    assert free[0] == "Unowned. Land on it to buy it or send it to auction."
    assert not [line for line in mortgaged + free if "← now" in line]


def _card(space: int, game: Game) -> str:
    return deed_card_embed(space, public_view(game.state), PEOPLE).description


def test_above_the_card_stand_the_owner_and_the_rent_due_now() -> None:
    owned = g.live().owns(A, *g.LIGHT_BLUES).levels(g.LIGHT_BLUES, 2, 2, 2)
    assert _card(g.ORIENTAL, owned) == "Owner: 🎩 Ada\nRent due now: **$90**"
    electric = g.live().owns(A, g.ELECTRIC)
    assert _card(g.ELECTRIC, electric) == "Owner: 🎩 Ada\nRent due now: **4 × the roll**"
    mortgaged = g.live().owns(A, g.READING).mortgaged(g.READING)
    assert _card(g.READING, mortgaged) == "Owner: 🎩 Ada. Mortgaged, so no rent is due here."
    assert "due" not in _card(g.READING, g.live())


def test_where_the_card_cannot_be_shown_its_figures_are_text() -> None:
    card = deed_card_embed(g.ORIENTAL, public_view(g.live().owns(A, g.ORIENTAL).state), PEOPLE)
    told = card.in_words().description
    assert told.startswith("Owner: 🎩 Ada\nRent due now: **$6**\n\n**Rent: $6** ← now\n")
    assert "Price $100" in told


# -- debts -------------------------------------------------------------------------------------


def test_a_debt_is_told_in_full() -> None:
    debt = Debt(A, (B,), 28, Rent(g.ST_JAMES, "full-group", 14, 2, 0))
    assert debt_line(debt, PEOPLE, RULES, 1_800_000_000.5) == (
        "You owe Bo $28 for landing on St. James Place: "
        "rent $28 ($14 doubled: full set, no houses)"
        " · ⏳ <t:1800000000:R>"
    )


def test_what_needs_no_explaining_has_none() -> None:
    debt = Debt(A, (), 75, LuxuryTax())
    assert debt_line(debt, PEOPLE, RULES) == "You owe the Bank $75 for Luxury Tax"
    with_pot = replace(RULES, free_parking=Pot())
    assert debt_line(debt, PEOPLE, with_pot) == "You owe the pot $75 for Luxury Tax"


@pytest.mark.parametrize(
    ("levels", "plan", "text"),
    [
        (
            (4, 4, 4),
            RaiseMoney(((6, 1), (8, 3)), (g.READING, g.BALTIC)),
            "Suggestion for Ada: sell three houses on Oriental, sell a house on Vermont and "
            "mortgage Reading and Baltic. That raises $230.",
        ),
        (
            (5, 5, 5),
            RaiseMoney(((6, 4), (8, 1), (9, 0)), ()),
            "Suggestion for Ada: sell the hotel on Oriental down to 4 houses, sell the "
            "hotel on Vermont down to 1 house and sell the hotel on Connecticut. That raises $250.",
        ),
        ((0, 0, 0), RaiseMoney((), ()), "There’s nothing left to sell or mortgage."),
    ],
)
def test_a_plan_says_what_it_would_do(levels: tuple[int, ...], plan: RaiseMoney, text: str) -> None:
    game = g.live().owns(A, *g.LIGHT_BLUES, g.READING, g.BALTIC).levels(g.LIGHT_BLUES, *levels)
    assert plan_text(plan, game.state, A, PEOPLE) == text


def test_a_plan_brings_what_it_says() -> None:
    game = g.live().owns(A, *g.LIGHT_BLUES, g.READING).levels(g.LIGHT_BLUES, 2, 2, 3)
    game.owns(B, *g.DARK_BLUES).levels(g.DARK_BLUES, 3, 3).cash(A, 1100).at(A, 35)
    game.play(A, Roll(), (1, 3))
    plan = answer(game.state, A)
    assert isinstance(plan, RaiseMoney)
    brings = plan_sum(plan, game.state)
    before = game.cash_of(A)
    game.play(A, plan)
    assert game.cash_of(A) == before + brings - 1400


# -- history -----------------------------------------------------------------------------------


def _log(*batches: tuple[Event, ...]) -> list[tuple[Step, tuple[Event, ...]]]:
    return [
        (Step(at, 0.0, None, None, "", "[]"), visible_to(events, None))
        for at, events in enumerate(batches, 1)
    ]


def test_history_has_a_heading_for_each_turn() -> None:
    game = g.live()
    batches = [game.play(A, Roll(), (4, 6)), game.play(A, EndTurn())]
    batches.append(game.play(B, Roll(), (1, 3)))
    (page,) = history_pages(_log(*batches), PEOPLE, RULES)
    assert page.description.split("\n") == [
        "🎩 Ada rolled 4+6 and landed on Jail (just visiting)",
        "**Turn 1 · 🚗 Bo**",
        "🚗 Bo rolled 1+3 and landed on Income Tax",
    ]


def test_a_turn_that_was_taken_back_is_counted_again() -> None:
    begun = (TurnStarted(A),), (TurnStarted(B),)
    log = [(Step(5 + at, 0.0, "k", B, "0 end", "[]"), told) for at, told in enumerate(begun)]
    log += [
        (Step(7, 0.0, None, None, "undo 6", "[]"), ()),
        (Step(8, 0.0, "k", B, "0 end", "[]"), (TurnStarted(C),)),
    ]
    (page,) = history_pages(log, PEOPLE, RULES)
    assert page.description.split("\n") == [
        "**Turn 1 · 🎩 Ada**",
        "**Turn 2 · 🚗 Bo**",
        "**Turn 2 · 🐕 Cy**",
    ]
    (rest,) = history_pages(log, PEOPLE, RULES, after=6)
    assert rest.description == "**Turn 2 · 🐕 Cy**"


def test_history_names_a_standing_order_of_the_reader_alone() -> None:
    bought = visible_to(g.live().play(A, Roll(), (1, 2)), None)
    authors: tuple[Author, ...] = ("orders", "press")
    log = [
        (Step(version, 0.0, None, A, "0 throw", "[]", by), bought)
        for version, by in enumerate(authors, 1)
    ]
    (mine,) = history_pages(log, PEOPLE, RULES, reader=A)
    ordered, pressed = mine.description.split("\n")
    assert ordered == f"📋 By your standing order: {pressed}"
    for reader in (B, None):
        (others,) = history_pages(log, PEOPLE, RULES, reader=reader)
        assert others.description.split("\n") == [pressed, pressed]


def test_history_fills_pages_and_loses_nothing() -> None:
    game = g.live()
    batch = game.play(A, Roll(), (4, 6))
    pages = history_pages(_log(*[batch] * 100), PEOPLE, RULES)
    assert len(pages) > 1
    assert all(len(page.description) <= PAGE for page in pages)
    assert sum(len(page.description.split("\n")) for page in pages) == 100
    assert pages[-1].footer == f"Page {len(pages)} of {len(pages)}"


def test_the_newest_page_of_history_is_never_a_lone_heading() -> None:
    game = g.live()
    batch = game.play(A, Roll(), (4, 6))
    told = 1
    while len(history_pages(_log(*[batch] * told, (TurnStarted(B),)), PEOPLE, RULES)) < 2:
        told += 1
    first, newest = history_pages(_log(*[batch] * told, (TurnStarted(B),)), PEOPLE, RULES)
    *lines, heading = newest.description.split("\n")
    assert heading == "**Turn 1 · 🚗 Bo**"
    assert len(lines) > 5
    assert len(first.description.split("\n")) + len(lines) == told


def test_history_tells_every_bid_of_an_auction_decided_at_once() -> None:
    won = (
        BidMade(A, g.VERMONT, 10),
        BidMade(B, g.VERMONT, 11),
        AuctionWon(B, g.VERMONT, 11),
    )
    (page,) = history_pages(_log(won), PEOPLE, RULES)
    first, second, last = page.description.split("\n")
    assert ("Ada" in first, "$10" in first) == (True, True)
    assert ("Bo" in second, "$11" in second) == (True, True)
    assert "Bo" in last
    assert len(narrate(won, PEOPLE, RULES)) == 1


def test_2000_steps_are_told_to_the_last_one() -> None:
    game = RecordedGame(RULES, 1, seats=3)
    while len(game.steps) < 2000:
        game = RecordedGame(RULES, game.seed + 1, seats=3).played(2100)
    log = [(step, visible_to(load_events(step.events), None)) for step in game.steps]
    pages = history_pages(log, PEOPLE, RULES)
    lines = [line for page in pages for line in page.description.split("\n")]
    once = [chronicle(events, PEOPLE, RULES) for _, events in log]
    assert len(lines) >= sum(map(len, once)) > 1500
    silent = {kind for (_, events), told in zip(log, once, strict=True) if not told
              for kind in map(type, events)}  # fmt: skip
    assert silent <= NOT_NARRATED | {MaximumFiled}, "a maximum is a secret"


def test_an_empty_history_is_a_page_too() -> None:
    (page,) = history_pages([], PEOPLE, RULES)
    assert page.description == "Nothing has happened yet."
    assert not page.footer, "one page needs no number"


# -- limits ------------------------------------------------------------------------------------


def test_the_fullest_board_and_the_longest_names_fit() -> None:
    view = public_view(crowded(g.live(8)).state)
    board = board_panel(view, CROWD, ())
    assert all("… +" not in text for text in board.texts)
    final = ranking_embed(view, CROWD)
    assert "… +" not in final.description
    for space in view.rules.properties:
        deed = deed_embed(space, view, CROWD)
        assert "… +" not in deed.description
    for screen in (board, final):
        assert "@everyone" not in repr(screen)
