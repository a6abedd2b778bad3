"""What a decision asks: its player alone, and in the middle of the board, short in every language,
and the same whatever is bid.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest

from bot.decisions.awaiting import (
    AwaitedKind,
    awaiting_line,
    question_text,
    quiet_lines,
    waiting_for,
)
from bot.decisions.decision_words import asked_of_all, asked_of_me, asked_on_board
from bot.features.table.question import question_embed
from bot.language.language import languages, load
from bot.pictures.fonts import can_write, width
from bot.pictures.middle import LEAST_ASK, MIDDLE
from bot.render.absence_marks import paused_line
from bot.render.board_alt import alt_text
from bot.render.board_description import board_spec
from bot.render.card_description import card_spec, offered_card
from engine.core import decisions as d
from engine.core.actions import Roll
from engine.core.chance import FairChance
from engine.core.state import GameState
from engine.core.steps import Filing
from engine.core.why import LuxuryTax
from engine.editions.catalogue import rules_of
from engine.game import new_game
from engine.host.clocks.paces import DAY, HOUR
from engine.host.clocks.table_deadlines import holding_vote_until
from engine.host.lobby import TOKENS
from engine.host.snapshots import StartedGame
from engine.host.store.records import AUTOMATIC_ROLL, Deadline, GameRecord
from engine.view import View, public_view
from tests.bot.render.tables import PEOPLE, WORDS, people
from tests.support import game as g
from tests.support.computer_games import play_computers

QUESTIONS: list[tuple[d.Decision, str]] = [
    (d.ToRoll(1, 0, 0), "Roll the dice"),
    (d.ToRoll(1, 0, 1), "Doubles: roll again"),
    (d.InJail(1, 0), "Get out of Jail?"),
    (d.FineOrJailCard(1, 0), "Pay $50 or use the card?"),
    (d.HeldRoll(1, 1, 0), "Bo is holding the roll"),
    (d.ToEnd(1, 0), "End the turn?"),
    (d.BuyOrDecline(1, 0, 39), "Buy Boardwalk for $400?"),
    (d.BuyOrDecline(1, 0, g.ELECTRIC), "Buy Electric Company for $150?"),
    (d.BuyOrDecline(1, 0, g.WATER_WORKS), "Buy Water Works for $150?"),
    (d.ChooseTax(1, 0, 200, 10, 0), "Pay $200 or 10%?"),
    (d.Auction(1, 39), "Auction: Boardwalk"),
    (d.SealedAuction(1, (37, 39)), "Auction: Park Place +1"),
    (d.DebtSettlement(1, (d.Debt(1, (), 75, LuxuryTax()),)), "Bo owes $75"),
    (
        d.DebtSettlement(1, tuple(d.Debt(seat, (), 75, LuxuryTax()) for seat in (0, 1))),
        "2 players owe money",
    ),
    (d.UnmortgageOrHold(1, 1, (39,)), "Bo: unmortgage now?"),
]


def asked(decision: d.Decision) -> View:
    view = public_view(new_game(rules_of("1994"), TOKENS[:3], FairChance(b"asked")).state)
    view.decision, view.awaited = decision, decision.awaited(view)
    return view


@pytest.mark.parametrize(("decision", "ask"), QUESTIONS, ids=str)
def test_the_middle_says_what_is_asked(decision: d.Decision, ask: str) -> None:
    assert question_text(asked(decision), PEOPLE) == ask


TO_ME: list[tuple[d.Decision, int, str]] = [
    (d.ToRoll(1, 0, 0), 0, "Roll the dice."),
    (d.ToRoll(1, 0, 1), 0, "You rolled doubles, so roll again."),
    (
        d.HeldRoll(1, 1, 0),
        1,
        "You asked Ada to wait before rolling. Let them roll when you’re done.",
    ),
    (d.BuyOrDecline(1, 0, 39), 0, "Buy 🟦 Boardwalk for $400, or let it go to auction?"),
    (d.ChooseTax(1, 0, 200, 10, 0), 0, "Income Tax: pay $200, or 10% of everything you own?"),
    (d.Auction(1, 39), 1, "Up for auction: 🟦 Boardwalk. Open the bidding, or pass?"),
    (d.Auction(1, 39, ((1, 60),)), 1, "Up for auction: 🟦 Boardwalk. You lead with $60."),
    (
        d.Auction(1, 39, ((1, 60),)),
        0,
        "Up for auction: 🟦 Boardwalk. Bo leads with $60. Bid more, or pass?",
    ),
    (
        d.ShortageAuction(1, 1, "house", (), ((1, 11, 140),)),
        0,
        "Up for auction: a house. Bo leads with $140. Bid more, or pass?",
    ),
]


@pytest.mark.parametrize(("decision", "seat", "said"), TO_ME, ids=str)
def test_a_player_alone_is_asked(decision: d.Decision, seat: int, said: str) -> None:
    view = public_view(new_game(rules_of("1994"), TOKENS[:3], FairChance(b"asked")).state)
    view.decision = decision
    assert asked_of_me(view, seat, PEOPLE) == said


@pytest.mark.parametrize(("cash", "can"), [(150, "for good"), (400, ""), (390, "for now")])
def test_who_is_short_of_cash_reads_whether_it_can_be_raised(cash: int, can: str) -> None:
    game = g.live().owns(g.A, g.READING).at(g.A, 36).cash(g.A, cash)
    game.play(g.A, Roll(), (1, 2))
    said = asked_of_me(public_view(game.state), g.A, PEOPLE)
    short = f" You’re ${400 - cash} short"
    assert said.startswith("Buy 🟦 Boardwalk for $400, or let it go to auction?")
    assert (f"{short}, and you can’t raise that much." in said) == (can == "for good")
    assert (f"{short}. Use the “Manage” button" in said) == (can == "for now")


def test_what_a_sentence_does_not_tell_is_not_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is drawn after each press, and whether one can build or trade takes a while."""
    view, tried = asked(d.ToEnd(1, 0)), list[int]()
    monkeypatch.setattr(View, "can_build", lambda _, seat: bool(tried.append(seat)))
    assert asked_on_board(view, PEOPLE) == "End the turn?"
    assert tried == []
    assert asked_of_all(view, PEOPLE) == "**🎩 Ada**: end your turn"
    assert tried == [0]


def test_every_decision_has_its_question() -> None:
    kinds = {type(it) for it, _ in QUESTIONS} | {d.ShortageClaim, d.ShortageAuction}
    assert kinds == set(get_args(d.Decision))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("de", "Das Elektrizitätswerk"),
        ("es", "la Compañía Eléctrica"),
        ("fr", "Acheter la Compagnie d’électricité"),
        ("pt-BR", "Comprar a Companhia Elétrica"),
    ],
)
def test_a_utility_is_bought_with_its_article(locale: str, said: str) -> None:
    view = asked(d.BuyOrDecline(1, 0, g.ELECTRIC))
    assert said in asked_of_me(view, 0, people(load(locale))).replace("⚡ ", "")
    assert said in question_text(view, people(load(locale)))


@pytest.mark.parametrize("locale", languages())
def test_a_question_fits_into_the_middle_in_every_language(locale: str) -> None:
    voice = people(load(locale))
    asks = [question_text(asked(decision), voice) for decision, _ in QUESTIONS]
    turn = asked(d.ToEnd(1, 0))
    asks += [question_text(turn, voice, waiting) for waiting in get_args(AwaitedKind)]
    for ask in asks:
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


SAID_BY_BOTH = [
    (r"roll the dice|roll again", r"^Roll the|roll again"),
    (r"you’re in Jail", r"Get out of Jail\?"),
    (r"no doubles\. Pay", r"use the card\?"),
    (r"to wait before rolling", r"holding the roll"),
    (r"end your turn", r"End the turn\?"),
    (r": buy ", r"^Buy "),
    (r"Income Tax", r"%\?"),
    (r" auction: |pass on |^(?!Up for).* leads with", r"^Auction: "),
    (r"you owe", r" owes? "),
    (r"unmortgage", r"unmortgage"),
    (r"of buildings|more buildings|Up for auction: an? (house|hotel)", r"Building shortage"),
    (r"[Tt]he bot rolls", r"The bot rolls"),
    (r"The turn ends|turn ends once", r"The turn ends"),
    (r"\*\*paused\*\*", r"^Paused$"),
]
"""What the question above the buttons says, and what the middle of the board then says, alone."""


def games(state: GameState) -> Iterator[StartedGame]:
    """One position, where its players are awaited, where it goes on by itself, and in a pause."""
    record = GameRecord("g", 1, 1, "running", "", "daily", 7, 8, False, 11, 0.0, 0.0)
    players = tuple(PEOPLE.players.values())
    game = StartedGame(record, players, (), state)
    yield game
    decision = game.public().decision
    if isinstance(decision, d.ToRoll | d.InJail | d.ToEnd):
        automatic = Deadline(decision.id, decision.seat, AUTOMATIC_ROLL, 900.0)
        yield replace(game, deadlines=(automatic,))
        covered = replace(automatic, covered=1.0)
        yield replace(game, deadlines=(covered,))
        vote = holding_vote_until(-6, 2000.0, 1.0)
        yield replace(game, deadlines=(covered, vote))
    yield replace(game, record=replace(record, paused_at=1.0))


def kinds(text: str, column: int) -> set[int]:
    found = enumerate(pair[column] for pair in SAID_BY_BOTH)
    return {number for number, pattern in found if re.search(pattern, text)}


@pytest.mark.parametrize("by_post", [False, True])
def test_picture_and_text_ask_the_same_in_every_position(by_post: bool) -> None:
    seen = set()
    for state, _ in play_computers(3, by_post):
        for game in games(state):
            view = game.public()
            if view.decision is None:
                continue
            paused = paused_line(game, WORDS) if game.record.paused_at is not None else ""
            text = question_embed(view, PEOPLE, deadlines=game.deadlines, paused=paused)
            picture = board_spec(view, PEOPLE, waiting=waiting_for(game))
            asked = kinds(text.description.split("\n")[0], 0)
            assert len(asked) == 1, text.description
            assert kinds(picture.ask, 1) == asked, (text.description, picture.ask)
            assert picture.ask in alt_text(view, PEOPLE, waiting=waiting_for(game))
            seen |= asked
    assert len(seen) >= 8


def test_a_roll_by_itself_says_that_it_is_for_doubles_or_waits_for_a_vote() -> None:
    game = g.by_post(2).to_move(g.A)
    view = public_view(game.state)
    assert view.decision is not None
    number = view.decision.id
    roll = Deadline(number, g.A, AUTOMATIC_ROLL, 900.0)
    assert awaiting_line(view, PEOPLE, (roll,)).startswith("The bot rolls for")
    view.decision = d.ToRoll(number, g.A, 1)
    assert awaiting_line(view, PEOPLE, (roll,)).startswith("Doubles: the bot rolls again for")
    held = replace(roll, covered=1.0), holding_vote_until(-6, 2000.0, 1.0)
    assert awaiting_line(view, PEOPLE, held).endswith("once the vote on undoing is over")


@pytest.mark.parametrize(("seconds", "count"), [(DAY, 0), (DAY + HOUR, 1)])
def test_a_time_that_quiet_hours_make_longer_says_so(seconds: int, count: int) -> None:
    state = g.by_post(2).to_move(g.A).state
    record = GameRecord("g", 1, 1, "running", "", "daily", 7, 8, False, 11, 0.0, 0.0)
    asked = Deadline(1, g.A, "throw", 900.0 + seconds, since=900.0)
    game = StartedGame(record, tuple(PEOPLE.players.values()), (), state)
    decision = game.public().decision
    assert decision is not None
    game = replace(game, deadlines=(replace(asked, decision=decision.id),))
    assert len(quiet_lines(game, WORDS)) == count
    paused = replace(game, record=replace(record, paused_at=1.0))
    assert quiet_lines(paused, WORDS) == []
