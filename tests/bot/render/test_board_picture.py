"""Where the picture of the board is put, and the words in its place."""

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.language.language import languages, load
from bot.render.board_panel import board_in_text
from bot.render.board_picture import board_picture
from bot.render.last_move import last_move
from bot.render.standings import deed_lines, standings_in_short, table_embed
from bot.ui.message_files import Picture
from engine.core.decisions import Auction, BuyOrDecline
from engine.core.notation import read
from engine.editions.catalogue import rules_of
from engine.game import apply
from engine.view import View, public_view
from tests.bot.render.tables import CROWD, PEOPLE, RULES, people
from tests.support.game import ELECTRIC, READING, VERMONT, Game
from tests.support.transcripts import FOLDER, Head

TRANSCRIPTS = sorted(FOLDER.glob("*.txt"))
VIEW = public_view(Game(RULES, seats=3).state)
PICTURE = board_picture(VIEW, PEOPLE)


def table() -> View:
    return public_view(Game(RULES, seats=3).state)


def test_the_picture_is_under_the_table() -> None:
    assert table_embed(VIEW, PEOPLE, standings="", picture=PICTURE).picture == PICTURE


@pytest.mark.parametrize("space", [READING, ELECTRIC, VERMONT])
@pytest.mark.parametrize("edition", ["1994", "2008"])
def test_a_deed_in_a_line_has_all_its_figures(space: int, edition: str) -> None:
    game = Game(rules_of(edition), seats=3)
    view = public_view(game.state)
    prop, group = (
        view.rules.properties[space],
        view.rules.groups[view.rules.properties[space].group],
    )
    rents = {*prop.rents, *group.rent_by_count_owned, *group.dice_multiplier_by_count_owned}
    costs = {prop.price, prop.mortgage} | ({prop.house_cost} if prop.kind == "street" else set())
    for locale in languages():
        figures, _ = deed_lines(view, space, people(load(locale)))
        assert rents | costs <= {int(it) for it in re.findall(r"\d+", figures)}, figures


def test_where_no_picture_can_be_sent_the_text_says_it_all() -> None:
    view = table()
    for space, level in ((1, 3), (3, 4), (6, 0)):
        view.deeds[space].owner, view.deeds[space].level = 1, level
    view.deeds[6].mortgaged = True
    view.decision = BuyOrDecline(1, 0, 39)
    picture = board_picture(view, PEOPLE, fallback_text=partial(board_in_text, view, PEOPLE))
    short = standings_in_short(view, PEOPLE, {})
    told = table_embed(view, PEOPLE, standings=short, picture=picture)
    assert told.description.split("\n") == [
        "▶ 🎩 Ada **$1,500**",
        "🚗 Bo **$1,500**",
        "🐕 Cy **$1,500**",
    ]
    assert told.in_words().description.split("\n")[3:] == [
        "**🎩 Ada** · on GO",
        "**🚗 Bo** · on GO",
        "🟣 Mediterranean (3 houses), Baltic (4 houses) · 🔷 Oriental (mortgaged)",
        "**🐕 Cy** · on GO",
        "Bank: 32 houses, 12 hotels",
        "🟦 Boardwalk $400 · rent $50, full set $100, 1 to 4 houses $200, $600, $1,400, $1,700, "
        "hotel $2,000 · house cost $200, mortgage value $200",
        "🟦 Dark blue: 2 unowned",
    ]


def test_the_picture_is_a_png_with_words() -> None:
    assert PICTURE.draw().startswith(b"\x89PNG")
    assert PICTURE.alt.startswith("The board, turn")


def test_another_picture_is_sent_in_another_language() -> None:
    assert board_picture(VIEW, people(load("de"))) != PICTURE


def test_another_picture_is_sent_when_the_game_is_over_and_when_somebody_has_won() -> None:
    over = public_view(Game(RULES, seats=3).state)
    over.decision = None
    called_off = board_picture(over, PEOPLE)
    over.winners = (1,)
    won = board_picture(over, PEOPLE)
    assert len({PICTURE, called_off, won}) == 3


def test_another_picture_is_sent_when_a_token_has_moved() -> None:
    view = table()
    before = board_picture(view, PEOPLE)
    view.seats[1].space = 24
    assert board_picture(view, PEOPLE) != before


def test_another_picture_is_sent_when_somebody_leaves_the_cell() -> None:
    view = table()
    view.seats[1].space, view.seats[1].jail = 10, 0
    before = board_picture(view, PEOPLE)
    view.seats[1].jail = None
    assert board_picture(view, PEOPLE) != before


def test_another_picture_is_sent_when_a_building_has_come_or_gone() -> None:
    view = table()
    view.deeds[6].owner = 1
    pictures = []
    for level in range(6):
        view.deeds[6].level = level
        pictures.append(board_picture(view, PEOPLE))
    assert len(set(pictures)) == 6


def test_another_picture_is_sent_when_property_has_changed_hands_or_is_mortgaged() -> None:
    view = table()
    pictures = [board_picture(view, PEOPLE)]
    for owner, mortgaged in ((1, False), (2, False), (2, True), (2, False), (None, False)):
        view.deeds[6].owner, view.deeds[6].mortgaged = owner, mortgaged
        pictures.append(board_picture(view, PEOPLE))
    assert len(set(pictures)) == 4


def test_another_picture_is_sent_when_cash_changes() -> None:
    view = table()
    before = board_picture(view, PEOPLE)
    view.seats[1].cash -= 1
    assert board_picture(view, PEOPLE) != before


def test_bids_and_offers_send_no_other_picture() -> None:
    game = Game(RULES, seats=3).at(0, 39)
    auction = Auction(1, 39)
    view = public_view(game.state)
    view.decision, view.awaited = auction, (0, 1, 2)
    before = board_picture(view, PEOPLE)
    view.decision, view.awaited = replace(auction, bids=((1, 60),), passed=(2,)), (0,)
    assert board_picture(view, PEOPLE) == before


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda it: it.stem)
def test_a_picture_is_drawn_again_only_when_something_has_changed(transcript: Path) -> None:
    first, *lines = transcript.read_text("utf-8").splitlines()
    state, chance = Head.read(first).begin()
    voice, move = CROWD, None
    drawn = set[Picture]()
    for line in lines[:-1]:
        state, events = apply(state, *read(line), chance)
        move = last_move(events) or move
        drawn.add(board_picture(public_view(state), voice, move))
    assert len(drawn) < len(lines), "something leaves it as it is"
