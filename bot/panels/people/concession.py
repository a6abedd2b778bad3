"""The button by which a person takes the game that computers concede."""

from collections.abc import Mapping

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.screens.press import Press, panel_custom_id
from bot.screens.screen import Button
from bot.text.language import Words
from engine.host.people.concession import accept_concession
from engine.host.snapshots import StartedGame

VERB = "concede"


def concession_buttons(game: StartedGame, words: Words) -> tuple[Button, ...]:
    """Return the button that ends the game, while the computers concede it."""
    if not game.is_conceded or game.record.paused_at is not None:
        return ()
    label = words.say("button-concede")
    return (Button(label, panel_custom_id(game.record.id, VERB), "success", emoji="🏳️"),)


async def concession(context: Context, press: Press) -> None:
    """End the game for the person who has as good as won it. Raises Refused for all others."""
    await accept_concession(context.host, press.game_id, context.person.user_id, context.key)
    await context.flush(press.game_id)


PANELS: Mapping[str, Panel] = {VERB: concession}
