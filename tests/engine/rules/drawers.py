"""The Get Out of Jail Free cards, and what everybody holds after a card was drawn."""

from tests.support.game import Game

PASSES = ("CH-GOOJF", "CC-GOOJF")


def money(game: Game) -> list[int]:
    return [player.cash for player in game.state.seats]
