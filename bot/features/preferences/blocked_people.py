"""Blocking a person, from the menu of a member, and the list of whom one has blocked."""

import discord
from discord import app_commands

from bot.features.preferences.presses import PreferOther, ShowBlocked, Unblock
from bot.interactions.command_client import Interaction, answer, localized
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.ui.accents import READING
from bot.ui.paging import page_buttons
from bot.ui.panel_screen import PanelScreen, Part, Section
from bot.ui.press import NO_GAME
from bot.ui.screen import Button, Screen
from engine.host.people.blocks import block, blocked_by, unblock
from engine.host.refusals import Refusal, demand

HANDLERS = Handlers()
ON_A_PAGE = 8
"""People on a page of the list, of which Discord's components take no more than about ten."""


async def _block(interaction: Interaction, member: discord.User | discord.Member) -> None:
    async def work(context: Context) -> None:
        demand(not member.bot, Refusal.NOT_BLOCKABLE)
        await block(context.host, context.user_id, member.id)
        words = context.words
        row = (_unblock_button(member.id, words), blocked_button(words))
        await context.show(Screen(words.say("blocked-now", who=f"<@{member.id}>"), rows=(row,)))

    await answer(interaction, work)


MENUS = (
    app_commands.ContextMenu(
        name=localized(lambda words: words.say("block-menu")),
        callback=_block,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
    ),
)
"""Commands in the menu of a member, under Apps."""


@HANDLERS.answers(ShowBlocked)
async def _open(context: Context, press: ShowBlocked) -> None:
    await _show(context, press.page or 0)


@HANDLERS.answers(Unblock)
async def _unblock(context: Context, press: Unblock) -> None:
    await unblock(context.host, context.user_id, press.user)
    await _show(context, press.page, context.words.say("blocked-no-more", who=f"<@{press.user}>"))


async def _show(context: Context, page: int, note: str = "") -> None:
    blocked = await blocked_by(context.host, context.user_id)
    await context.show(blocked_screen(blocked, page, context.words, note))


def blocked_screen(
    blocked: tuple[int, ...], page: int, words: Words, note: str = ""
) -> PanelScreen:
    """Return a page of whom a person has blocked, the last page where it is beyond; `note` is what
    has just happened.
    """
    pages = max(1, -(-len(blocked) // ON_A_PAGE))
    page = min(page, pages - 1)
    shown = blocked[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    parts: list[Part] = [
        f"### {words.say('blocked-title')}",
        note,
        words.say("blocked-text" if blocked else "blocked-none"),
        *(Section(f"<@{it}>", _unblock_button(it, words, page)) for it in shown),
        page_buttons(words, page, pages, lambda _, to: ShowBlocked(NO_GAME, to)),
        (Button(words.say("go-back"), PreferOther(NO_GAME, "open").custom_id),),
    ]
    return PanelScreen(tuple(parts), READING)


def blocked_button(words: Words) -> Button:
    """Return the button that opens the list."""
    return Button(words.say("blocked-title"), ShowBlocked(NO_GAME).custom_id, emoji="🚷")


def _unblock_button(user_id: int, words: Words, page: int = 0) -> Button:
    return Button(words.say("button-unblock"), Unblock(NO_GAME, user_id, page).custom_id)
