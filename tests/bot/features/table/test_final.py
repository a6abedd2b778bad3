"""The final table: who won, why the game ended, and what everybody was worth, line by line."""

import pytest

from bot.features.table.final import final_embed, ranking_embed
from bot.ui.screen import Embed
from engine.core.actions import EndTurn, GiveUp, Resign, Roll
from engine.editions.choice import Choice, resolve
from engine.game import end_early, time_up
from engine.rules.ending import standings
from engine.view import public_view
from tests.bot.render.tables import CROWD, PEOPLE, crowded
from tests.support import game as g
from tests.support.game import A, B, C, D, Game, ScriptedChance

HOUR = "After 1 turn, time was up. Everyone was ranked by net worth."


def chosen(game: str, seats: int = 4, *house_rules: str) -> Game:
    """A short or a timed game whose dealt deeds are the Bank's again, all with $1500."""
    choice = Choice("1994", game, tuple((name, 0) for name in house_rules))
    found = Game(resolve(choice).played_live(), seats)
    for deed in found.state.deeds.values():
        deed.owner = None
    for seat in range(seats):
        found.cash(seat, 1500)
    return found


def final(game: Game) -> Embed:
    return final_embed(public_view(game.state), PEOPLE)


def ranking(game: Game) -> list[str]:
    return ranking_embed(public_view(game.state), PEOPLE).description.split("\n")


def struck(game: Game) -> Embed:
    game.state, game.events = time_up(game.state, ScriptedChance())
    return final(game)


def test_amb_71_of_a_game_ended_early_it_is_told_who_ended_it() -> None:
    game = g.live().cash(B, 2000)
    game.state, game.events = end_early(game.state, ScriptedChance())
    embed = final(game)
    assert embed.title == "🏆 🚗 Bo wins!"
    told = "The game ended early, on turn 1. Everyone’s net worth was counted."
    assert embed.description == told
    assert [line[:1] for line in ranking(game)[:3]] == ["🥇", "🥈", "🥈"]


def test_where_only_computers_are_left_that_is_why_it_ended() -> None:
    game = g.live(3)
    for seat in (A, B):
        game.state.seats[seat].left = 1
    game.state, game.events = end_early(game.state, ScriptedChance())
    told = "On turn 1, only computer players were left, so the game ended."
    assert final(game).description.startswith(told)


def _ended() -> Game:
    game = g.live().owns(A, *g.BROWNS, g.READING).levels(g.BROWNS, 1, 1).mortgaged(g.READING)
    game.play(B, Resign())
    game.play(A, Roll(), (4, 6))
    game.play(A, EndTurn())
    game.play(C, Resign())
    game.play(D, Resign())
    return game


def test_of_players_who_left_in_one_turn_the_later_is_ahead() -> None:
    game = _ended()
    for seat in (B, C, D):
        game.state.seats[seat].left = 3
    view = public_view(game.state)
    assert standings(view) == [(A, 1), (B, 2), (C, 2), (D, 2)]
    assert standings(view, (C, D, B)) == [(A, 1), (B, 2), (D, 3), (C, 4)]


def test_places_follow_the_order_of_leaving() -> None:
    assert standings(public_view(_ended().state)) == [(A, 1), (D, 2), (C, 3), (B, 4)]


def test_the_final_table_when_one_is_left() -> None:
    game = _ended()
    embed = final(game)
    assert embed.title == "🏆 🎩 Ada wins!"
    assert embed.description == "After 3 turns, only one player was left."
    assert ranking(game) == [
        "🥇 🎩 Ada **$1,820** · cash $1,500, properties $120, "
        "mortgaged (half price) $100, houses $100",
        "🥈 🐈 Di · out on turn 3",
        "🥉 🐕 Cy · out on turn 2",
        "4. 🚗 Bo · out on turn 1",
    ]


def test_s35_13_the_final_table_at_the_hour() -> None:
    game = chosen("time-limit").cash(D, 10)
    game.owns(A, g.NEW_YORK, g.WATER_WORKS).mortgaged(g.WATER_WORKS).levels((g.NEW_YORK,), 5)
    game.owns(B, g.PACIFIC).levels((g.PACIFIC,), 3)
    embed = struck(game)
    assert embed.title == "🏆 🚗 Bo wins!"
    assert embed.description == HOUR
    assert ranking(game) == [
        "🥇 🚗 Bo **$2,400** · cash $1,500, properties $300, houses $600",
        "🥈 🎩 Ada **$2,275** · cash $1,500, properties $200, "
        "mortgaged (half price) $75, hotels $500",
        "🥉 🐕 Cy **$1,500** · cash $1,500",
        "4. 🐈 Di **$10** · cash $10",
    ]


def test_amb_73_equals_share_the_first_place() -> None:
    game = chosen("time-limit").cash(C, 1).cash(D, 2)
    assert struck(game).title == "🏆 🎩 Ada and 🚗 Bo share the win!"
    assert [line[0] for line in ranking(game)] == ["🥇", "🥇", "🥉", "4"]


def test_amb_73_cash_that_broke_a_tie_shows_in_the_places() -> None:
    game = chosen("time-limit", 2, "cash-breaks-ties").cash(A, 1240).owns(A, g.VENTNOR)
    embed = struck(game)
    assert embed.title == "🏆 🚗 Bo wins!"
    assert embed.description == f"{HOUR} Players with equal totals were ranked by cash."
    assert [line[:1] for line in ranking(game)] == ["🥇", "🥈"]


def test_amb_73_cash_is_not_named_where_it_decided_nothing() -> None:
    game = chosen("time-limit", 3, "cash-breaks-ties").cash(C, 1499)
    assert struck(game).description == HOUR


def test_s94_10_the_final_table_after_a_first_bankruptcy() -> None:
    game = chosen("short").cash(A, 0).cash(C, 1600).owes(A, 5)
    game.play(A, GiveUp())
    embed = final(game)
    assert embed.title == "🏆 🐕 Cy wins!"
    assert embed.description == (
        "After 1 turn, the first bankruptcy ended the game. "
        "The remaining players were ranked by net worth."
    )
    assert ranking(game)[-1] == "4. 🎩 Ada · out on turn 1"


def test_a_game_that_was_called_off_has_no_winner() -> None:
    game = g.live().cash(B, 1600)
    embed = final(game)
    assert embed.title == "Game called off"
    assert "Nobody wins" in embed.description
    assert ranking(game)[0].startswith("– 🚗 Bo **$1,600**")


@pytest.mark.parametrize("game", ["short", "time-limit"])
def test_eight_rich_players_with_the_longest_names_fit(game: str) -> None:
    view = public_view(crowded(chosen(game, 8)).state)
    embed = ranking_embed(view, CROWD)
    assert embed.description.count("hotels $") >= 7
    assert "… +" not in embed.description
    assert len(embed.description) <= 4096


def test_the_landing_that_ended_the_game_is_told_with_the_bankruptcy() -> None:
    told = ["Bo paid the fine", "Bo landed on New York", "Bo went bankrupt", "Ada took over"]
    embed = final_embed(public_view(_ended().state), PEOPLE, told)
    assert embed.description.split("\n")[2:] == told[1:]
