"""Games by every edition, kind of game and house rule, among all characters and strengths."""

from random import Random

import pytest

from bench.arena.judging import Judging
from bench.arena.table import Player, Table
from engine.editions.catalogue import CATALOGUE, HOUSE_RULES
from engine.editions.choice import Choice, resolve
from engine.editions.rules import Rules
from engine.players.characters import CHARACTERS, STRENGTHS

GAMES = [(edition, game) for edition, book in CATALOGUE.items() for game in book.games]
TURNS, FEWER_TURNS = 35, 15


def players(rules: Rules, seed: int) -> list[Player]:
    random = Random(seed)
    return [
        Judging(None, random.choice(list(CHARACTERS.values())), random.choice(STRENGTHS))
        for _ in range(max(4, rules.players_min))
    ]


def played(rules: Rules, seed: int, turns: int) -> Table:
    """Play by such rules; no action may be refused, and every turn comes to an end."""
    table = Table(players(rules, seed), rules, b"every game:%d" % seed)
    for _ in range(60 * turns):
        if table.state.is_over or table.state.turn > turns:
            break
        table.step()
        assert table.refused == 0
    assert table.state.is_over or table.state.turn > turns
    return table


@pytest.mark.parametrize(("edition", "game"), GAMES)
def test_no_action_is_refused_in_any_game(edition: str, game: str) -> None:
    rules = resolve(Choice(edition, game))
    played(rules.played_by_post(), GAMES.index((edition, game)), TURNS)


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_nor_with_any_house_rule(name: str) -> None:
    game = "time-limit" if name == "finish-the-round" else "standard"
    rules = resolve(Choice("1994", game, ((name, HOUSE_RULES[name].usual),)))
    played(rules.played_live(), list(HOUSE_RULES).index(name), FEWER_TURNS)


def test_nor_when_houses_are_scarce() -> None:
    rules = resolve(Choice("1994")).with_fields(houses=6, hotels=1)
    for paced in (rules.played_live(), rules.played_by_post()):
        table = played(paced, 3, 2 * TURNS)
        assert any(deed.level for deed in table.state.deeds.values()) or table.state.is_over
