"""Games by every edition, kind of game and house rule, among all characters and strengths."""

from random import Random

import pytest

from bench.arena.judging import Judging
from bench.arena.table import Player, Table
from engine.core.decisions import Decision, ShortageClaim
from engine.core.state import waiting
from engine.editions.catalogue import CATALOGUE, HOUSE_RULES
from engine.editions.choice import Choice, resolve
from engine.editions.rules import Rules
from engine.players.characters import CHARACTERS, STRENGTHS
from tests.support.game import DARK_BLUES, LIGHT_BLUES, ORANGES, REDS

GAMES = [(edition, game) for edition, book in CATALOGUE.items() for game in book.games]
TURNS, FEWER_TURNS = 35, 15


def players(rules: Rules, seed: int) -> list[Player]:
    random = Random(seed)
    return [
        Judging(None, random.choice(list(CHARACTERS.values())), random.choice(STRENGTHS))
        for _ in range(max(4, rules.players_min))
    ]


def begun(rules: Rules, seed: int) -> Table:
    return Table(players(rules, seed), rules, b"every game:%d" % seed)


def played(table: Table, turns: int) -> set[type[Decision]]:
    """Play on, and return what was waited for; no action may be refused, and every turn comes to
    an end.
    """
    found = set[type[Decision]]()
    for _ in range(60 * turns):
        if table.state.is_over or table.state.turn > turns:
            break
        table.step()
        assert table.refused == 0
        found.add(type(waiting(table.state)))
    assert table.state.is_over or table.state.turn > turns
    return found


@pytest.mark.parametrize(("edition", "game"), GAMES)
def test_no_action_is_refused_in_any_game(edition: str, game: str) -> None:
    rules = resolve(Choice(edition, game))
    played(begun(rules.played_by_post(), GAMES.index((edition, game))), TURNS)


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_nor_with_any_house_rule(name: str) -> None:
    game = "time-limit" if name == "finish-the-round" else "standard"
    rules = resolve(Choice("1994", game, ((name, HOUSE_RULES[name].usual),)))
    played(begun(rules.played_live(), list(HOUSE_RULES).index(name)), FEWER_TURNS)


@pytest.mark.parametrize("seed", range(4))
def test_nor_when_houses_are_scarce(seed: int) -> None:
    """Everybody has a group to build on and the cash for it; the Bank has houses for hardly two."""
    rules = resolve(Choice("1994")).with_fields(houses=6, hotels=1)
    for paced in (rules.played_live(), rules.played_by_post()):
        table = begun(paced, seed)
        for seat, group in enumerate((LIGHT_BLUES, ORANGES, REDS, DARK_BLUES)):
            for space in group:
                table.state.deeds[space].owner = seat
        assert ShortageClaim in played(table, FEWER_TURNS)
