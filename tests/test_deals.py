"""Deals and advice played out: on the same dice either way, and what is called wrong."""

import json
from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

from bench.arena.greedy import Greedy
from bench.arena.table import Player, Table
from bench.deals import accepted, coach, playouts
from bench.deals.__main__ import main
from bench.deals.accepted import Deal, drawn, is_wrong, summary
from bench.deals.playouts import Estimate, Playouts, gained
from engine.core import actions as a
from engine.core.actions import AcceptTrade, Build, OfferTrade, Side
from engine.core.events import Trade
from engine.players.policy.fairness import Fairness
from engine.players.ranking import GOING_ON
from engine.view import seat_view
from tests.support.game import A, B, position

FEW = Playouts(2, 9, "few")


def greedy() -> list[Player]:
    return [Greedy() for _ in range(3)]


def offered(text: str, offer: OfferTrade) -> Deal:
    """Return a deal that B is about to accept of A."""
    game = position(text)
    game.play(A, offer)
    return Deal(game.state, game.state.trades[-1])


def test_the_same_seed_plays_the_same_games_and_leaves_the_position_alone() -> None:
    state = position("0 hat $300 deeds 1,3; 1 dog $300; 2 boat $300").state
    before = state.copy()
    one, other = (FEW.after(state, [], greedy) for _ in range(2))
    assert one == other
    assert state == before
    assert all(sum(chances) == pytest.approx(1) for chances in one)
    assert FEW.of(7).after(state, [], greedy) != one
    assert Playouts(2, 9, "other").after(state, [], greedy) != one


def test_each_playout_has_cards_of_its_own_and_either_way_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, laid = position("0 hat; 1 dog; 2 boat").state, list[dict[str, list[str]]]()

    class Noted(Table):
        def __init__(self, players: Sequence[Player], *rest: Any) -> None:
            super().__init__(players, *rest)
            laid.append({**self.state.decks})

    monkeypatch.setattr(playouts, "Table", Noted)
    for _ in range(2):
        Playouts(2, 0, "few").after(state, [], greedy)
    assert laid[:2] == laid[2:]
    assert laid[0] != laid[1]


def test_after_the_last_turn_the_chances_of_the_judge_count() -> None:
    state = position("0 hat $300 deeds 1,3; 1 dog $300; 2 boat $300").state
    found = Playouts(2, 2, "few").after(state, [], greedy)
    assert all(0 < chance < 1 for chances in found for chance in chances)


def test_a_gain_is_a_mean_of_differences_with_its_error() -> None:
    found = gained([(1, 0), (1, 0), (0, 1), (1, 0)], [(0, 1), (1, 0), (0, 1), (0, 1)], A)
    assert found.mean == 0.5
    assert found.error == pytest.approx((1 / 3 / 4) ** 0.5)
    assert found.line() == [50.0, 28.9]


def test_a_deal_that_ruins_who_accepts_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accepted, "Judging", Greedy)
    deal = offered(
        "0 hat $1500 deeds 31,32,37,39; 1 dog $600 deeds 34; 2 boat $600 deeds 1",
        OfferTrade(B, Side(cash=1), Side((34,), 600)),
    )
    outcome = accepted.judged(deal, 7, Playouts(3, 60, "few"))
    assert outcome.true["acceptor"].mean < 0 < outcome.true["offerer"].mean
    assert outcome.told["acceptor"] < 0 < outcome.told["offerer"]
    assert outcome.line["trade"] == "0 offer 1 gives $1 takes 34+$600"
    assert "wrong" not in outcome.line
    before = {A: 0.3, B: 0.3}
    told = Fairness(before, {A: 0.3, B: 0.4}, before)
    monkeypatch.setattr(Deal, "told", lambda deal: told)
    outcome = accepted.judged(deal, 7, Playouts(3, 60, "few"))
    assert outcome.line["wrong"] == ["acceptor"]


@pytest.mark.parametrize(("again", "wrong"), [(0.3, False), (0.1, True)])
def test_a_deal_that_seems_wrong_is_played_out_again_on_other_dice(
    monkeypatch: pytest.MonkeyPatch, again: float, *, wrong: bool
) -> None:
    """Its acceptor's chance is 0.3 without it and 0.1 with it, by the dice of the first time."""
    deal = offered("0 hat $900; 1 dog $900 deeds 34; 2 boat", OfferTrade(B, Side((), 9), Side()))
    told = Fairness({A: 0.3, B: 0.3}, {A: 0.3, B: 0.4}, {A: 0.3, B: 0.3})
    monkeypatch.setattr(Deal, "told", lambda deal: told)

    def after(self: Playouts, _state: object, actions: Sequence[Any], _: object) -> list[Any]:
        accepts = isinstance(actions[0][1], AcceptTrade)
        chance = (0.1 if self.times == 9 else again) if accepts else 0.3
        return [(0.3, chance, 0.4)] * self.times

    monkeypatch.setattr(Playouts, "after", after)
    line = accepted.judged(deal, 7, Playouts(9, 9, "few")).line
    assert line["again"] == {"acceptor": [100 * (again - 0.3), 0.0]}
    assert ("wrong" in line) is wrong


@pytest.mark.parametrize(
    ("told", "mean", "error", "wrong"),
    [
        (0.03, -0.1, 0.04, True),
        (0.029, -0.1, 0.04, False),
        (0.03, -0.09, 0.04, False),
        (0.03, -0.1, 0.06, False),
    ],
)
def test_wrong_is_a_gain_that_costs_much_for_sure(
    told: float, mean: float, error: float, *, wrong: bool
) -> None:
    assert is_wrong(told, Estimate(mean, error)) is wrong


def test_a_summary_tells_how_much_too_much_was_told() -> None:
    told = [{"acceptor": 0.05}, {"acceptor": 0.03}]
    true = [{"acceptor": Estimate(it, 0.1)} for it in (-0.02, 0.0)]
    found = [accepted.Outcome({}, *pair) for pair in zip(told, true, strict=True)]
    assert summary(found)["acceptor"] == {
        "told": [4.0, 1.0],
        "came_true": [-1.0, 1.0],
        "told_too_much": [5.0, 2.0],
    }


def test_a_deal_is_drawn_as_it_is_about_to_be_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accepted, "TURNS", 20)
    deal = drawn(0, "4")
    assert deal is not None
    assert deal.trade in deal.state.trades
    after = Playouts(1, 1, "x")
    assert after.after(deal.state, [(deal.trade.partner, AcceptTrade(deal.trade.id))], four)


def four() -> list[Player]:
    return [Greedy() for _ in range(4)]


def test_deals_are_printed_and_summed_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(accepted, "TURNS", 20)
    asked = ["--games", "1", "--playouts", "2", "--turns", "2", "--jobs", "1", "--seed", "4"]
    assert main(asked) == 0
    *found, last, timed = map(json.loads, capsys.readouterr().out.splitlines())
    assert len(found) == last["deals"] == 1
    assert len(last["acceptor"]["told_too_much"]) == 2
    assert timed["seconds_each"] >= 0


def test_the_coach_advises_the_trade_and_then_to_build() -> None:
    first, second = islice(coach.advice_of(0, "deals"), 2)
    assert (first.lesson.kind, second.lesson.kind) == ("trade", "build")
    assert isinstance(first.actions[0], OfferTrade)
    assert isinstance(second.actions[0], Build)


def test_who_does_not_do_what_is_advised_goes_on_without_it() -> None:
    first, second = islice(coach.advice_of(0, "deals"), 2)
    for advice in (first, second):
        player, view = advice.without(), seat_view(advice.state, coach.LEARNER)
        assert isinstance(player.decide(view), GOING_ON)
    offer = first.actions[0]
    assert isinstance(offer, OfferTrade)
    back = Trade(1, offer.partner, coach.LEARNER, offer.takes, offer.gives)
    assert first.without().answer(seat_view(first.state, coach.LEARNER), back) == a.DeclineTrade(1)


def test_advice_is_printed_and_summed_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coach, "COSTLY", -1.0)
    monkeypatch.setattr(coach, "LONGEST", 3)
    asked = ["--coach", "--games", "1", "--playouts", "1", "--turns", "2", "--jobs", "1"]
    assert main(asked) == 0
    *found, last, _ = map(json.loads, capsys.readouterr().out.splitlines())
    assert [line["lesson"] for line in found] == ["trade", "build"]
    assert last == {"first_games": 1, "advice": 2, "wrong": 2}
    assert found[0]["position"].startswith("rules 1994 short")
