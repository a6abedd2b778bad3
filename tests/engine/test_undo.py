"""Taking back one's last choice: what stays, what may go, and that the log leads to the state."""

from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from engine.core import actions as a
from engine.core import events as e
from engine.core.actions import Action, SeatId, Side
from engine.core.chance import FairChance
from engine.core.decisions import Auction
from engine.core.errors import IllegalAction
from engine.core.notation import write
from engine.core.state import GameState, waiting
from engine.core.timeline import fold_before
from engine.core.undo import (
    REVEALS,
    Author,
    LogLine,
    Obstacle,
    last_choice,
    roll_back,
    undo_line,
    undo_target,
    undoable,
)
from engine.editions.catalogue import rules_of
from engine.game import apply, new_game
from engine.invariants import broken
from tests.support.game import ORIENTAL, READING, A, B, C, Game, by_post, live
from tests.support.invariant_checks import otherwise_hidden
from tests.support.landings import land_on
from tests.support.random_play import TOKENS, RandomGame


class Log:
    """A game and the log of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines: list[LogLine] = []

    def play(
        self, seat: SeatId, action: Action, *dice: tuple[int, int], by: Author = "press"
    ) -> "Log":
        events = self.game.play(seat, action, *dice)
        return self.note(seat, write(seat, action), by, events)

    def note(
        self, seat: SeatId | None, action: str, by: Author, events: tuple[e.Event, ...] = ()
    ) -> "Log":
        self.lines.append(LogLine(len(self.lines) + 1, seat, action, by, events))
        return self

    def obstacle(self, seat: SeatId) -> Obstacle | None:
        return undoable(self.lines, seat)


def arrived() -> Log:
    """A of three has come to Vermont, which may be bought."""
    return Log(land_on(live(3).to_move(A), 8))


def test_every_kind_of_event_says_what_it_leaves_behind() -> None:
    assert set(REVEALS) == set(get_args(e.Event))


def test_a_purchase_may_be_taken_back() -> None:
    assert arrived().play(A, a.Buy()).obstacle(A) is None


def test_a_turn_that_ended_by_itself_may_have_followed() -> None:
    log = arrived().play(A, a.Buy()).play(A, a.EndTurn(), by="dice")
    assert log.obstacle(A) is None


def test_an_auction_without_a_bid_may_have_been_opened() -> None:
    assert arrived().play(A, a.Decline()).obstacle(A) is None


def test_what_the_host_notes_for_itself_is_in_nobodys_way() -> None:
    assert arrived().play(A, a.Buy()).note(None, "away", "host").obstacle(A) is None


def test_what_others_have_bid_since_stays() -> None:
    log = arrived().play(A, a.Decline()).play(B, a.Bid(10), by="orders")
    assert log.obstacle(A) is Obstacle.BID_BY_OTHERS


@pytest.mark.parametrize("by", ["press", "orders", "silence", "computer"])
def test_nobody_else_may_have_chosen_since(by: Author) -> None:
    log = arrived().play(A, a.Decline()).play(B, a.PassBid(), by=by)
    assert log.obstacle(A) is Obstacle.OTHERS


def test_what_was_answered_for_one_since_stays() -> None:
    log = arrived().play(A, a.Decline()).play(A, a.PassBid(), by="silence")
    assert log.obstacle(A) is Obstacle.ANSWERED


def test_only_the_last_choice_counts() -> None:
    log = arrived().play(A, a.Decline()).play(B, a.Bid(10)).play(A, a.PassBid())
    assert log.obstacle(A) is None
    assert log.obstacle(C) is Obstacle.NOTHING


def test_all_that_one_press_did_is_one_choice() -> None:
    game = land_on(live(3).to_move(A).owns(A, READING, ORIENTAL), 8)
    log = Log(game).play(A, a.Mortgage(READING))
    log.play(A, a.Mortgage(ORIENTAL)).play(A, a.Buy())
    assert [it.version for it in last_choice(log.lines, A)] == [3]
    log.lines[1] = replace(log.lines[1], goes_on=True)
    assert [it.version for it in last_choice(log.lines, A)] == [2, 3]
    assert log.obstacle(A) is None
    log.lines[0] = replace(log.lines[0], goes_on=True)
    assert [it.version for it in last_choice(log.lines, A)] == [1, 2, 3]


def test_a_roll_stays() -> None:
    log = Log(live(2).to_move(A)).play(A, a.Roll(), (1, 2))
    assert log.obstacle(A) is Obstacle.ROLLED
    log = arrived().play(A, a.Buy()).play(A, a.EndTurn(), by="dice")
    log.play(B, a.Roll(), (1, 2), by="dice")
    assert log.obstacle(A) is Obstacle.ROLLED


def test_a_bid_and_what_it_won_stay() -> None:
    assert arrived().play(A, a.Decline()).play(A, a.Bid(10)).obstacle(A) is Obstacle.BID


@pytest.mark.parametrize("answer", [a.SetMaximum(20), a.PassBid()])
def test_an_answer_in_a_sealed_auction_stays(answer: Action) -> None:
    log = Log(land_on(by_post(3).to_move(A), 8)).play(A, a.Decline()).play(B, answer)
    assert log.obstacle(B) is Obstacle.BID


def test_a_secret_maximum_stays() -> None:
    log = arrived().play(A, a.Decline()).play(A, a.Bid(10)).play(A, a.SetMaximum(20))
    assert log.obstacle(A) is Obstacle.BID


def test_the_pass_that_ends_an_auction_stays() -> None:
    log = arrived().play(A, a.Decline()).play(A, a.PassBid()).play(B, a.PassBid())
    assert log.obstacle(B) is None
    assert log.play(C, a.PassBid()).obstacle(C) is Obstacle.BID


def test_itax_03_the_tenth_shows_what_was_hidden() -> None:
    game = land_on(live(2).to_move(A), 4)
    assert Log(game).play(A, a.PayTenth()).obstacle(A) is Obstacle.SHOWN
    game = land_on(live(2).to_move(A), 4)
    assert Log(game).play(A, a.PayFlatTax()).obstacle(A) is None


def test_itax_03_so_does_a_tenth_that_is_owed() -> None:
    game = land_on(live(2).owns(A, 1, 3, 6, 8, 9).cash(A, 5).to_move(A), 4)
    log = Log(game).play(A, a.PayTenth())
    assert any(isinstance(event, e.DebtOpened) for event in log.lines[-1].events)
    assert log.obstacle(A) is Obstacle.SHOWN


def test_amb_05_another_players_secret_wish_that_came_true_stays() -> None:
    wish = e.Intent(9, B, a.Mortgage(1))
    log = arrived().note(A, "0 end", "press", (e.IntentDone(wish),))
    assert log.obstacle(A) is Obstacle.SHOWN
    assert log.note(B, "1 drop 9", "press", (e.IntentDropped(wish, "owner"),)).obstacle(B) is None


def test_who_has_left_has_left() -> None:
    assert Log(live(3).to_move(A)).play(B, a.Resign()).obstacle(B) is Obstacle.FINAL


def test_a_trade_may_be_taken_back_by_whoever_agreed_last() -> None:
    log = Log(live(3).owns(A, 1).to_move(A)).play(A, a.OfferTrade(B, Side((1,)), Side((), 9)))
    number = log.game.state.trades[0].id
    assert log.obstacle(A) is None
    log.play(B, a.AcceptTrade(number))
    assert log.obstacle(B) is None
    assert log.obstacle(A) is Obstacle.OTHERS


def test_nothing_is_taken_back_twice() -> None:
    log = arrived().play(A, a.Buy())
    log.note(None, undo_line(1), "host")
    assert log.obstacle(A) is Obstacle.NOTHING
    assert log.play(A, a.Mortgage(8)).obstacle(A) is None


def test_ids_of_what_was_taken_back_do_not_return() -> None:
    log = arrived()
    then = log.game.state.copy()
    log.play(A, a.Decline())
    auction = waiting(log.game.state)
    log.game.state = roll_back(log.game.state, then)
    assert replace(log.game.state, agenda=then.agenda) == then
    log.play(A, a.Decline())
    assert waiting(log.game.state).id > auction.id


def test_no_roll_is_taken_back() -> None:
    game = live(2).to_move(A)
    then = game.state.copy()
    game.play(A, a.Roll(), (1, 2))
    with pytest.raises(ValueError, match="roll"):
        roll_back(game.state, then)


@pytest.mark.parametrize("line", ["undo", "undo x", "undo -1", "undo ١", "undo 9999999999"])
def test_a_damaged_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not a step"):
        undo_target(line)


def test_other_lines_take_nothing_back() -> None:
    assert [undo_target(it) for it in ("0 throw", "start", "hour", "undone 3")] == [None] * 4
    assert undo_target(undo_line(57)) == 57


class Undoing(RandomGame):
    """Random play in which what may be taken back is taken back, again and again."""

    def __init__(self, seed: int, post: bool) -> None:
        rules = rules_of("1994").played_by_post() if post else rules_of("1994").played_live()
        super().__init__(Random(seed), 3, rules, 0)
        self.state, events = new_game(rules, TOKENS[:3], self.chance)
        self.log = [LogLine(1, None, "start", "host", events)]
        self.undone: set[str] = set()
        self.served: dict[int, object] = {}

    def step(self) -> None:
        seat, action = self._choose()
        before = self.state
        try:
            self.state, events = apply(before, seat, action, self.chance)
        except IllegalAction:
            return
        line = write(seat, action)
        self.log.append(LogLine(len(self.log) + 1, seat, line, "press", events))
        if undoable(self.log, seat) is None:
            self._check_hidden(before, seat, action, events)
            self._check_undone(before)
            self.undone.add(action.kind)
            if self.random.random() < 0.2:
                self.log.append(
                    LogLine(len(self.log) + 1, None, undo_line(len(self.log)), "host", ())
                )
                self.state = roll_back(self.state, before)

    def _check_hidden(
        self, before: GameState, seat: SeatId, action: Action, events: tuple[e.Event, ...]
    ) -> None:
        """Whatever nobody or only others know, the same is heard."""
        twin = otherwise_hidden(before, seat, self.random)
        for mine, frame in zip(twin.agenda.frames, before.agenda.frames, strict=True):
            if isinstance(frame, Auction):  # Other maxima would have called before.
                twin.agenda.replace(mine, frame)
        other = FairChance(b"other")
        for viewer in (None, seat):
            told = apply(twin, seat, action, other).events
            assert e.visible_to(told, viewer) == e.visible_to(events, viewer)

    def _check_undone(self, before: GameState) -> None:
        back = roll_back(self.state, before)
        assert replace(back, agenda=before.agenda) == before
        assert back.agenda.frames == before.agenda.frames
        assert back.agenda.serial >= before.agenda.serial
        assert broken(back) == []


@pytest.mark.parametrize("post", [False, True], ids=["live", "by post"])
def test_folding_a_log_with_undone_steps_leads_to_the_state(post: bool) -> None:
    seen: set[str] = set()
    for seed in range(8):
        game = Undoing(seed, post)
        while not game.state.is_over and len(game.log) < 250:
            game.step()
        backs = [line.action for line in game.log if undo_target(line.action)]
        assert len(backs) > 3
        target = undo_target(backs[-1]) or 0
        now, then = fold_before(game.log, target)
        assert now == game.state
        assert then == fold_before(game.log[:target], target)[1]
        seen |= game.undone
    assert seen >= {"buy", "decline", "mortgage", "offer", "refuse", "build", "sell"}
    assert not seen & {"throw", "bid", "resign", "tenth", "giveup"}
