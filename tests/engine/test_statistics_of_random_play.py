"""Whatever is played: statistics agree with the table, from what everybody may know alone."""

import pytest

from engine.analysis.statistics import Statistics, statistics
from engine.core.actions import Resign
from engine.core.events import Event, Paid, visible_to
from engine.core.why import Rent
from engine.rules.ending import worth_of
from tests.support.choices import TODAY, named, paced
from tests.support.event_logs import log_of
from tests.support.random_logs import undealt
from tests.support.random_play import RandomGame

STEPS = 150


def check(found: Statistics, game: RandomGame, log: tuple[Event, ...]) -> None:
    state = game.state
    worths = [worth_of(state, seat).total for seat in range(len(state.seats))]
    assert list(found.points[-1].worths) == worths
    assert found.turns == state.turn
    rents = [it.amount for it in log if isinstance(it, Paid) and isinstance(it.why, Rent)]
    assert found.rent == sum(player.rent_paid for player in found.players) == sum(rents)
    assert found.rent == sum(found.earned_for(group) for group in state.rules.groups)
    laps = [seat.laps for seat in state.seats]
    assert [player.salaries for player in found.players] == laps
    earned = [deal.proposer_earned + deal.partner_earned for deal in found.deals]
    assert sum(earned) <= found.rent


@pytest.mark.parametrize("number", TODAY, ids=map(named, TODAY.values()))
def test_statistics_agree_with_the_table(number: int) -> None:
    rules = paced(TODAY[number], number)
    game = undealt(number, rules)
    log = game.events
    for step in range(STEPS):
        before = game.events
        if game.state.is_over:
            break
        game.step()
        log += game.events if game.events is not before else ()
        if step % 25 == 0:
            check(statistics(log_of(visible_to(log, None))), game, log)
    while not game.state.is_over:
        game.act(game.random.choice(game.state.players()), Resign())
        log += game.events
    public = statistics(log_of(visible_to(log, None)))
    check(public, game, log)
    assert public == statistics(log_of(log))
