"""The command `rules`."""

from discord import app_commands

from bot.features.rules.rulebook import completions, show_rules
from bot.interactions.command_choices import EDITION_CHOICES
from bot.interactions.command_client import (
    Command,
    Interaction,
    OptionChoices,
    about,
    answer,
    choices,
    complete_games,
    words_of,
)


@app_commands.command(name="rules", description=about("rules"))
@app_commands.describe(
    topic=about("rules-topic"), edition=about("rules-edition"), game=about("which-game")
)
@app_commands.choices(edition=EDITION_CHOICES)
async def rules(
    interaction: Interaction,
    topic: str | None = None,
    edition: str | None = None,
    game: str | None = None,
) -> None:
    """Show the rules, or a chapter of them."""
    await answer(interaction, lambda it: show_rules(it, topic, edition, game))


@rules.autocomplete("topic")
async def _topics(interaction: Interaction, typed: str) -> OptionChoices:
    return choices(completions(typed, await words_of(interaction)))


complete_games(rules)
COMMANDS: tuple[Command, ...] = (rules,)
