"""What the host has to tell, in words, among what happened in play."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.features.lookup.history import history_pages
from bot.language.durations import span
from bot.language.language import languages, load
from bot.narration.log import LoggedStep
from bot.narration.notices import log_lines, notice_line
from engine.core.actions import Action, Buy, EndTurn, PassBid, UnmortgageReceived, WithdrawTrade
from engine.core.events import (
    AuctionWon,
    BidderPassed,
    DiceRolled,
    Event,
    GameEnded,
    Moved,
    PropertyBought,
    PurchaseDeclined,
    StarterRolled,
    TurnStarted,
)
from engine.core.notation import write
from engine.editions.catalogue import rules_of
from engine.host import notices as n
from engine.host.notices import Notice, dump_notice, load_notice
from engine.host.store.records import Author, Step
from tests.bot.render.tables import PEOPLE, people
from tests.support.game import BALTIC, ORIENTAL

WORDS = load("en")
SAID: dict[type, tuple[Notice, str]] = {
    n.WentAway: (
        n.WentAway(1, 1_700_000_000),
        "🌙 🚗 Bo is away until <t:1700000000:f>. Until then, their standing orders decide. "
        "Without orders, the bot doesn’t buy, bid or trade for 🚗 Bo.",
    ),
    n.CameBack: (n.CameBack(1), "👋 🚗 Bo is back."),
    n.BecameAbsent: (
        n.BecameAbsent(1, 3),
        "💤 🚗 Bo missed 3 decisions in a row, so the game has stopped waiting for 🚗 Bo."
        " Pressing “I’m back now” or making a move brings 🚗 Bo back.",
    ),
    n.OutOfTime: (
        n.OutOfTime(1),
        "⌛ 🚗 Bo has used up their waiting time for this game. From now on, 🚗 Bo gets a quarter "
        "of each timer, and the others can vote on whether to keep waiting.",
    ),
    n.GivenTime: (n.GivenTime(1), "⏳ 🚗 Bo has the full waiting time again."),
    n.Paused: (n.Paused(5), "⏸️ Pause until <t:5:f> at the latest."),
    n.Resumed: (n.Resumed(), "▶️ The game has resumed."),
    n.HandedOver: (
        n.HandedOver(1, "Bo", "*Di*", returns=True),
        "🔁 \\*Di\\* is now playing for Bo until Bo is back.",
    ),
    n.LeftToComputer: (
        n.LeftToComputer(1, "Bo", returns=False),
        "🤖 A computer player is now playing for Bo.",
    ),
    n.GivenBack: (n.GivenBack(1, "Bo"), "👋 Bo is back and playing again."),
    n.Retired: (n.Retired(1), "🚪 🚗 Bo is out of the game."),
    n.Undone: (n.Undone(1, 7), "↩️ 🚗 Bo undid the last choice."),
    n.Extended: (n.Extended(5400), "⏳ Everyone gets 1 hour and 30 minutes more to decide."),
    n.Moderated: (
        n.Moderated("pause", 9, "_holidays_"),
        "🛡️ <@9> paused the game: \\_holidays\\_",
    ),
}


def test_there_is_a_sentence_for_every_notice() -> None:
    assert set(SAID) == set(get_args(Notice))


@pytest.mark.parametrize(("notice", "said"), SAID.values(), ids=lambda it: getattr(it, "kind", ""))
def test_a_notice_is_one_line_and_survives_the_log(notice: Notice, said: str) -> None:
    assert notice_line(load_notice(dump_notice(notice)), PEOPLE) == said


def test_notices_stand_where_they_happened() -> None:
    log = [
        (Step(1, 0.0, None, None, "went-away", "[]", "host", dump_notice(n.WentAway(1, 5))), ()),
        (Step(2, 0.0, None, None, "came-back", "[]", "host", dump_notice(n.CameBack(1))), ()),
    ]
    lines = log_lines(log, PEOPLE, rules_of("1994"))
    assert lines == [notice_line(n.WentAway(1, 5), PEOPLE), SAID[n.CameBack][1]]


def bought_and_undone(action: str, *events: Event) -> list[LoggedStep]:
    """A step of Ada's, and the host's that takes it back."""
    undone = dump_notice(n.Undone(0, 1))
    return [
        (Step(1, 0.0, "a", 0, action, "[]", "press"), events),
        (Step(2, 0.0, "b", None, "undo 1", "[]", "host", undone), ()),
    ]


@pytest.mark.parametrize("locale", languages())
def test_what_was_taken_back_is_named_once(locale: str) -> None:
    voice = people(load(locale))
    log = bought_and_undone(write(0, Buy()), PropertyBought(0, BALTIC, 60))
    (bought,) = log_lines(log[:1], voice, rules_of("1994"))
    (line,) = log_lines(log, voice, rules_of("1994"))
    assert line.startswith("↩️")
    assert line.endswith(bought)
    assert log_lines(log[1:], voice, rules_of("1994"), log) == [line]
    assert log_lines(log[:1], voice, rules_of("1994"), log) == [f"~~{bought}~~"]


def test_a_turn_that_was_ended_too_early_is_named_and_a_secret_is_not() -> None:
    ended = log_lines(bought_and_undone(write(0, EndTurn())), PEOPLE, rules_of("1994"))
    assert ended == ["↩️ Undone: 🎩 Ada ended the turn."]
    secret = log_lines(bought_and_undone(write(0, WithdrawTrade(1))), PEOPLE, rules_of("1994"))
    assert secret == ["↩️ 🎩 Ada undid the last choice."]


def test_the_message_of_a_game_says_whom_the_first_rolls_chose() -> None:
    rolls = StarterRolled(0, 3, 4, 0), StarterRolled(1, 1, 2, 1)
    started = Step(1, 0.0, None, None, "start", "[]")
    ended = Step(2, 0.0, "k", 0, "0 end", "[]")
    log = [(started, (*rolls, TurnStarted(0))), (ended, (TurnStarted(1),))]
    assert log_lines(log, PEOPLE, rules_of("1994")) == ["🎩 Ada goes first: 🎩 Ada 3+4, 🚗 Bo 1+2"]


def decided(version: int, by: Author, *events: Event) -> LoggedStep:
    """A step by that author, who answers for Bo."""
    return (Step(version, 0.0, None, 1, "1 decline", "[]", by), events)


def silent(version: int, action: Action, *events: Event) -> LoggedStep:
    """A step by which silence answers for Bo with that action."""
    return (Step(version, 0.0, None, 1, write(1, action), "[]", "silence"), events)


def test_what_came_because_time_ran_out_says_so() -> None:
    log = [
        decided(1, "press", DiceRolled(1, 1, 2, 0), Moved(1, 0, BALTIC)),
        decided(2, "silence", PurchaseDeclined(1, BALTIC)),
        decided(3, "press", PropertyBought(1, ORIENTAL, 100)),
    ]
    assert log_lines(log, PEOPLE, rules_of("1994")) == [
        "🚗 Bo rolled 1+2 and landed on Baltic",
        "⏰ Time ran out: 🚗 Bo didn’t buy Baltic",
        "🚗 Bo bought Oriental for $100",
    ]
    (page,) = history_pages(log, PEOPLE, rules_of("1994"))
    assert "\n⏰ Time ran out: 🚗 Bo didn’t buy Baltic\n🚗 Bo bought" in page.description


def test_a_turn_that_ended_because_time_ran_out_says_so() -> None:
    log = [
        decided(1, "press", PropertyBought(1, ORIENTAL, 100)),
        silent(2, EndTurn(), TurnStarted(2)),
        decided(3, "silence", DiceRolled(2, 1, 2, 0), Moved(2, 0, BALTIC)),
        decided(4, "press", TurnStarted(0)),
    ]
    assert log_lines(log, PEOPLE, rules_of("1994")) == [
        "🚗 Bo bought Oriental for $100",
        "⏰ Time ran out: 🚗 Bo ended the turn",
        "🐕 Cy rolled 1+2 and landed on Baltic",
    ]


def test_the_history_tells_above_the_next_turn_that_time_ran_out() -> None:
    log = [
        decided(1, "press", PropertyBought(1, ORIENTAL, 100)),
        silent(2, EndTurn(), TurnStarted(2)),
    ]
    for after in (0, 1):
        (page,) = history_pages(log, PEOPLE, rules_of("1994"), after=after)
        late, heading = page.description.splitlines()[-2:]
        assert late == "⏰ Time ran out: 🚗 Bo ended the turn"
        assert "🐕 Cy" in heading


def test_what_came_of_a_turn_that_ended_in_silence_stands_below_it() -> None:
    log = [silent(1, EndTurn(), PropertyBought(1, ORIENTAL, 100), TurnStarted(2))]
    assert log_lines(log, PEOPLE, rules_of("1994")) == [
        "⏰ Time ran out: 🚗 Bo ended the turn",
        "🚗 Bo bought Oriental for $100",
    ]


@pytest.mark.parametrize("action", [UnmortgageReceived(()), PassBid()], ids=lambda it: it.kind)
def test_a_turn_that_began_after_another_silent_answer_was_ended_by_nobody(action: Action) -> None:
    log = [
        decided(1, "press", PropertyBought(0, ORIENTAL, 100)),
        silent(2, action, TurnStarted(2)),
    ]
    assert log_lines(log, PEOPLE, rules_of("1994")) == ["🎩 Ada bought Oriental for $100"]
    (page,) = history_pages(log, PEOPLE, rules_of("1994"))
    assert "Time ran out" not in page.description


def test_a_game_that_ended_because_time_ran_out_names_its_winner_in_the_title_alone() -> None:
    log = [
        decided(1, "press", PropertyBought(1, ORIENTAL, 100)),
        decided(2, "silence", GameEnded((0,))),
    ]
    assert log_lines(log, PEOPLE, rules_of("1994")) == ["🚗 Bo bought Oriental for $100"]


def test_those_who_let_the_time_of_an_auction_run_out_are_told_of_together() -> None:
    log = [decided(it, "silence", BidderPassed(it, 7)) for it in (1, 2, 3)]
    (line,) = log_lines(log, PEOPLE, rules_of("1994"))
    assert line == "⏰ Time ran out: 🚗 Bo, 🐕 Cy and 🐈 Di passed"


def test_who_let_the_time_run_out_is_told_also_once_the_auction_is_decided() -> None:
    log = [
        decided(1, "press", BidderPassed(3, 7)),
        decided(2, "silence", BidderPassed(1, 7)),
        decided(3, "silence", BidderPassed(2, 7), AuctionWon(0, BALTIC, 60)),
    ]
    assert log_lines(log, PEOPLE, rules_of("1994")) == [
        "⏰ Time ran out: 🚗 Bo and 🐕 Cy passed",
        "🎩 Ada won Baltic at auction for $60",
    ]


def test_what_others_had_done_in_time_is_not_told_as_late() -> None:
    """Maxima are opened, and claims told, once the last player has been silent."""
    (line,) = log_lines(
        [decided(1, "silence", AuctionWon(0, BALTIC, 60))], PEOPLE, rules_of("1994")
    )
    assert line.startswith("🎩 Ada")


@pytest.mark.parametrize("by", ["press", "orders", "absence", "computer", "dice"])
def test_only_silence_is_told_as_time_that_ran_out(by: Author) -> None:
    (line,) = log_lines([decided(1, by, PurchaseDeclined(1, BALTIC))], PEOPLE, rules_of("1994"))
    assert line == "🚗 Bo didn’t buy Baltic"


@pytest.mark.parametrize("locale", languages())
def test_time_ran_out_in_every_language(locale: str) -> None:
    voice, log = people(load(locale)), [decided(1, "silence", PurchaseDeclined(1, BALTIC))]
    (late,) = log_lines(log, voice, rules_of("1994"))
    (line,) = log_lines([decided(1, "press", *log[0][1])], voice, rules_of("1994"))
    assert late.startswith("⏰")
    assert late.endswith(line)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(60, "1 minute"), (7200, "2 hours"), (3660, "1 hour and 1 minute"), (1800, "30 minutes")],
)
def test_a_span_of_time(seconds: int, said: str) -> None:
    assert span(seconds, WORDS) == said


def test_one_missed_decision_is_told_in_the_singular() -> None:
    told = notice_line(n.BecameAbsent(1, 1), PEOPLE)
    assert told.startswith("💤 🚗 Bo missed a decision, so the game has stopped waiting for 🚗 Bo.")


@pytest.mark.parametrize(
    ("notice", "line"),
    [
        (n.HandedOver(1, "", "Cleo", False, -1, 9), "🔁 Cleo is now playing for Player 2."),
        (
            n.HandedOver(1, "Bo", "", True, 9, -1),
            "🔁 Player 2 is now playing for Bo until Bo is back.",
        ),
        (n.LeftToComputer(0, "", False, -1), "🤖 A computer player is now playing for Player 1."),
        (n.GivenBack(2, ""), "👋 Player 3 is back and playing again."),
        (n.Moderated("pause", -1, ""), "🛡️ A moderator paused the game: (deleted)"),
        (n.Moderated("pause", 9, ""), "🛡️ <@9> paused the game: (deleted)"),
    ],
)
def test_deleted_people_are_called_by_their_seats(notice: Notice, line: str) -> None:
    assert notice_line(notice, PEOPLE) == line
