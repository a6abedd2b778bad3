"""/monopoly review and /monopoly replay."""

from discord import app_commands

from bot.features.reviews.replay import show_replay
from bot.features.reviews.review import show_review
from bot.interactions.command_client import (
    Command,
    Interaction,
    about,
    answer,
    client_of,
    complete_games,
)
from bot.interactions.context import Context
from bot.interactions.find_game import (
    find_and_restore,
    find_finished,
    find_table,
    finished_choices,
)
from bot.interactions.which_game import GameCommand


@app_commands.command(name="review", description=about("review"))
@app_commands.describe(game=about("review-game"))
async def review(interaction: Interaction, game: str | None = None) -> None:
    """Show the turning points of a game that is over."""

    async def work(context: Context) -> None:
        game_id = await find_and_restore(context, find_finished, game)
        await show_review(context, game_id)
        await client_of(interaction).note_visit(context, game_id)

    await answer(interaction, work)


complete_games(review, finished_choices)
COMMANDS: tuple[Command, ...] = (review, GameCommand("replay", find_table, show_replay))
