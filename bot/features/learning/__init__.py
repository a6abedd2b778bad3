"""Learning to play: the first game, and advice."""

from bot.features.learning import advice, first_game
from bot.interactions.command_client import plain_command
from bot.interactions.find_game import find_seat
from bot.interactions.which_game import GameCommand

COMMANDS = (
    plain_command("learn", first_game.learn),
    GameCommand("advise", find_seat, advice.show_advice),
)
