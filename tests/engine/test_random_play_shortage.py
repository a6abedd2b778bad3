"""Random games by seed with so few buildings that they are claimed, and auctioned, all the time."""

from random import Random

import pytest

from engine.core.decisions import ShortageAuction, ShortageClaim
from engine.core.state import waiting
from engine.editions.catalogue import rules_of
from engine.editions.rules import Rules
from tests.support.random_play import RandomGame, play_many
from tests.support.seeds import chunks, described

FEW = rules_of("1994").with_fields(houses=8, hotels=2)
OWN_TURN = rules_of("2008").with_fields(houses=8, hotels=2)
PACES = {"live": FEW.played_live(), "post": FEW.played_by_post()}
IN_OWN_TURN = {"live": OWN_TURN.played_live(), "post": OWN_TURN.played_by_post()}


@pytest.mark.parametrize("chunk", chunks(120, 2), ids=described)
@pytest.mark.parametrize("rules", PACES.values(), ids=PACES)
def test_random_games_with_few_buildings(rules: Rules, chunk: range) -> None:
    tally = play_many(chunk, rules, share=0.03)
    assert tally.games == len(chunk)
    assert tally.neighbours > 100 * len(chunk)


@pytest.mark.parametrize("chunk", chunks(120, 2), ids=described)
@pytest.mark.parametrize("rules", IN_OWN_TURN.values(), ids=IN_OWN_TURN)
def test_random_games_with_few_buildings_in_ones_own_turn(rules: Rules, chunk: range) -> None:
    tally = play_many(chunk, rules, share=0.03)
    assert tally.games == len(chunk)
    assert tally.neighbours > 100 * len(chunk)


@pytest.mark.parametrize("rules", [PACES["live"], IN_OWN_TURN["live"]], ids=["any", "own-turn"])
def test_random_play_comes_to_claims_and_to_auctions(rules: Rules) -> None:
    """In one of thirty games each, played until both have been seen."""
    unseen = {ShortageClaim, ShortageAuction}
    for seed in range(30):
        game = RandomGame(Random(seed), 2 + seed % 7, rules, share=0)
        while unseen and not game.state.is_over and game.tally.actions < 200:
            unseen.discard(type(waiting(game.state)))
            game.step()
    assert not unseen
