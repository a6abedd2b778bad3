"""How to play with friends: what a person does after their first game."""

from bot.interactions.context import Context
from bot.screens.accents import SETTING_UP
from bot.screens.panel_screen import Divider, PanelScreen, Section
from bot.screens.screen import Link
from bot.transport.invite import invite_link


async def show_friends(context: Context) -> None:
    """Show privately how a game with friends begins, with the way to add the bot to a server."""
    await context.send_screen(friends_panel(context))


def friends_panel(context: Context) -> PanelScreen:
    """Return the steps from adding the bot to pressing Start."""
    say = context.words.say
    application = context.reply.application_id
    add = say("friends-add")
    first = Section(add, Link(say("friends-invite"), invite_link(application)))
    return PanelScreen(
        (
            f"### {say('friends-title')}",
            first,
            say("friends-steps"),
            Divider(),
            say("friends-days"),
        ),
        SETTING_UP,
    )
