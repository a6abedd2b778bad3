"""Reviews and replays of finished games."""

from bot.features.reviews import replay, review
from bot.interactions.find_game import find_finished, find_table, finished_choices
from bot.interactions.which_game import GameCommand

COMMANDS = (
    GameCommand(
        "review", find_finished, review.show_review, offered=finished_choices, game="review-game"
    ),
    GameCommand("replay", find_table, replay.show_replay),
)
