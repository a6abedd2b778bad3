"""Games of random play that the referee watches: it agrees with every sum."""

import pytest

from engine.editions.catalogue import CATALOGUE
from tests.referee.falsifying import record
from tests.referee.watching import rules_for, watch
from tests.support.seeds import chunks, described

GAMES, CHUNK = 2400, 40


@pytest.mark.parametrize("chunk", chunks(GAMES, CHUNK), ids=described)
def test_the_referee_agrees_with_every_sum(chunk: range) -> None:
    games = [watch(seed) for seed in chunk]
    assert all(game.referee.winners for game in games)
    assert sum(game.actions for game in games) > 50 * CHUNK


def test_they_are_games_of_every_edition_and_kind_at_both_paces() -> None:
    played = {
        (rules.edition, rules.game, rules.auction.kind) for rules in map(rules_for, range(200))
    }
    games = {(name, game) for name, edition in CATALOGUE.items() for game in edition.games}
    assert played == {(*it, pace) for it in games for pace in ("open-calls", "sealed-maxima")}


def test_the_same_seed_is_the_same_game() -> None:
    assert record(7, 40) == record(7, 40)
    assert record(7, 40) != record(8, 40)
