"""Reviews in words: every kind of choice, and pages that fit a message."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.features.reviews.review import overview_embed, player_embed
from bot.language.language import Words, languages, load
from bot.ui.message_files import ALT
from engine.analysis.review import (
    Alternative,
    JudgedChoice,
    Moment,
    PlayerReview,
    Review,
    TurningPoint,
)
from engine.analysis.review.records import Instead
from engine.core import events as e
from engine.core.actions import SeatId, Side
from engine.view import public_view
from tests.bot.render.tables import CROWD, PEOPLE, people
from tests.support import game as g
from tests.support.game import A, B
from tests.support.review_logs import rent

VIEW = public_view(g.live().state)
LIGHT = VIEW.rules.properties[g.VERMONT].group
LIGHTS = tuple((space, 3) for space in g.LIGHT_BLUES)
MOVED, CHARGED = e.Moved(A, 0, g.VERMONT), e.Paid(A, (B,), 550, rent(g.VERMONT, 550))


def choice(kind: Instead, seat: SeatId = A) -> JudgedChoice:
    bought = e.PropertyBought(seat, g.VERMONT, 100)
    levels = LIGHTS if kind == "build" else ()
    return JudgedChoice(seat, 12, (bought,), 0.3, 0.25, 0.4, Alternative(kind, 120, levels))


def review_of(kind: Instead, seats: int = 4) -> Review:
    before, after = (1 / seats,) * seats, (1.0, *(0.0,) * (seats - 1))
    moments = (Moment(0, before), Moment(40, after))
    point = TurningPoint(12, (MOVED, CHARGED), before, after)
    players = tuple(PlayerReview(None, choice(kind, seat)) for seat in range(seats))
    return Review(40, moments, (point,) * 5, players)


@pytest.mark.parametrize("kind", get_args(Instead))
@pytest.mark.parametrize("locale", languages())
def test_each_alternative_is_one_line_in_each_language(kind: Instead, locale: str) -> None:
    words: Words = load(locale)
    told = player_embed(review_of(kind), A, VIEW, people(words)).description.splitlines()
    assert "{" not in told[-1]
    assert "40" in told[-1]
    assert len(told[-1]) < 160


def test_a_turning_point_says_what_happened_and_whose_chances_it_changed() -> None:
    told = overview_embed(review_of("buy"), VIEW, PEOPLE).description.splitlines()
    assert told[0].startswith("**① Turn 12** · 🎩 Ada landed on Vermont, owned by Bo: rent $550")
    assert told[1].startswith("-# 🎩 Ada 25% → 100%, ")


def test_a_lost_auction_says_what_the_loser_did() -> None:
    won = e.AuctionWon(B, g.BOARDWALK, 410)
    lost = JudgedChoice(A, 12, (won,), 0.3, 0.2, 0.4, Alternative("bid", 420))
    found = replace(review_of("buy"), players=(PlayerReview(None, lost),))
    told = player_embed(found, A, VIEW, PEOPLE).description
    assert (
        "🎩 Ada didn’t bid higher for Boardwalk. 🚗 Bo won Boardwalk at auction for $410." in told
    )
    own = replace(found, players=(found.players[0], PlayerReview(None, replace(lost, seat=B))))
    assert "didn’t bid" not in player_embed(own, B, VIEW, PEOPLE).description


def test_a_chance_that_hardly_changed_is_no_change() -> None:
    """9.1% → 9.2% reads as if it were one."""
    point = TurningPoint(12, (MOVED, CHARGED), (0.091, 0.909), (0.092, 0.908))
    found = replace(review_of("buy"), turning_points=(point,))
    told = overview_embed(found, VIEW, PEOPLE).description.splitlines()
    assert told[1].endswith(" Bo stays at 91%")


def test_where_nobodys_chance_changed_it_says_who_leads() -> None:
    decided = TurningPoint(12, (MOVED, CHARGED), (0.02, 0.98), (0.0203, 0.9797))
    found = replace(review_of("buy"), turning_points=(decided,))
    told = overview_embed(found, VIEW, PEOPLE).description.splitlines()
    assert told[1].endswith(" Bo stays at 98%")


def test_a_deal_says_which_group_it_completed_and_what_was_built() -> None:
    """Else nobody knows why a single lot decided so much; whose deal it was stands first."""
    won = e.AuctionWon(B, g.VERMONT, 165)
    events = (won, e.Built(B, LIGHTS, 450, 23, 12))
    point = TurningPoint(12, events, (0.5, 0.5), (0.502, 0.498), ((B, LIGHT),), 3300)
    found = Review(40, (Moment(0, (0.5, 0.5)), Moment(40, (0.0, 1.0))), (point,), ())
    told, chances, *_ = overview_embed(found, VIEW, PEOPLE).description.splitlines()
    assert chances == "-# 🚗 Bo 50.0% → 49.8% · rent from the group until the end: $3,300"
    assert "for $165. Bo now has all of the light blues. 🚗 Bo built" in told


def test_a_fall_says_which_group_went_with_it() -> None:
    out = e.WentBankrupt(A, (B,))
    point = TurningPoint(12, (MOVED, CHARGED, out), (0.5, 0.5), (0.0, 1.0), ((B, LIGHT),))
    found = Review(40, (Moment(0, (0.5, 0.5)), Moment(40, (0.0, 1.0))), (point,), ())
    told = overview_embed(found, VIEW, PEOPLE).description.splitlines()[0]
    assert told.endswith("bankrupt, owing Bo. Bo now has all of the light blues.")
    told = overview_embed(replace(found, turns=12), VIEW, PEOPLE).description.splitlines()[0]
    assert told.endswith("bankrupt, owing Bo."), "the game ended with it"


def test_the_picture_is_told_in_words() -> None:
    picture = overview_embed(review_of("buy"), VIEW, PEOPLE).picture
    assert picture is not None
    assert "1. Turn 12: Ada landed on Vermont" in picture.alt
    assert "**" not in picture.alt
    assert picture.draw()


def test_who_reads_text_alone_gets_numbers_without_signs() -> None:
    embed = overview_embed(review_of("buy"), VIEW, people(load("en", plain=True)))
    assert embed.picture is None
    assert embed.description.startswith("**1. Turn 12** · Ada landed on Vermont")


def test_a_choice_without_events_is_not_to_have_built() -> None:
    kept = JudgedChoice(A, 9, (), 0.3, 0.3, 0.4, Alternative("build", 450, LIGHTS))
    found = Review(9, (), (), (PlayerReview(None, kept),))
    told = player_embed(found, A, VIEW, PEOPLE).description
    assert "🎩 Ada didn’t build." in told
    assert "build on the light blues" in told
    assert "No single choice helped much." in told


def test_a_game_in_which_nothing_turned_says_so() -> None:
    found = Review(3, (Moment(0, (0.5, 0.5)), Moment(3, (0.5, 0.5))), (), ())
    assert "Nothing in this game" in overview_embed(found, VIEW, PEOPLE).description


def test_a_review_of_eight_players_fits_a_message() -> None:
    deal = e.Trade(7, A, B, Side(tuple(range(11, 15)), 500), Side(g.REDS, 100))
    found = review_of("build", 8)
    points = (TurningPoint(999, (e.TradeMade(deal),), (1 / 8,) * 8, (0.0,) * 7 + (1.0,)),) * 5
    embed = overview_embed(
        Review(999, found.moments, points, found.players), public_view(g.live(8).state), CROWD
    )
    assert "… +" not in embed.description
    assert embed.picture is not None
    assert len(embed.picture.alt) <= ALT


def test_who_is_ahead_by_no_more_than_the_turn_is_no_new_favorite() -> None:
    evens = [Moment(turn, (0.5 + lead, 0.5 - lead)) for turn, lead in enumerate((0, 0.01, -0.01))]
    moments = (*evens, Moment(3, (0.49, 0.51)), Moment(4, (0.4, 0.6)), Moment(5, (0.5, 0.5)))
    picture = overview_embed(replace(review_of("buy"), moments=moments), VIEW, PEOPLE).picture
    assert picture is not None
    assert "🎩 Ada was the favorite from turn 1 to turn 3." in picture.alt
    assert "🚗 Bo was the favorite from turn 4 to turn 5." in picture.alt
