"""Learning to play: the first game, and advice."""

from bot.features.learning import advice, first_game

PRESSES = {
    **advice.PANELS,
    **first_game.PANELS,
}
