"""A person's own data: what is kept, a file with all of it, and its deletion after a question."""

import logging

from bot.features.preferences import presses
from bot.features.preferences.preferences import open_preferences
from bot.interactions.checks import need_files
from bot.interactions.context import Context
from bot.interactions.data_deletion import PolicyLinks
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.language.voice import nameless
from bot.ui.accents import READING
from bot.ui.message_files import FILE, File
from bot.ui.panel_screen import Divider, PanelScreen, Part, Section
from bot.ui.press import NO_GAME
from bot.ui.screen import Button, Screen
from engine.host.personal.columns import TOPICS
from engine.host.personal.file import personal_file
from engine.host.personal.registry import UnreadableList
from engine.host.store.errors import StoreError
from engine.host.store.records import LIVE

LOG = logging.getLogger(__name__)

HANDLERS = Handlers()
FILE_NAME = "monopoly-my-data.json"


@HANDLERS.answers(presses.Privacy)
async def answer(context: Context, press: presses.Privacy) -> None:
    """Answer a press on the page, or on the question whether to delete."""
    match press.step:
        case None | "keep":
            await context.show(privacy_screen(context.privacy.links, context.words))
        case "back":
            await open_preferences(context)
        case "file":
            await _send_file(context)
        case "delete":
            await _ask(context)
        case "yes":
            await _delete(context)


def privacy_screen(links: PolicyLinks, words: Words) -> PanelScreen:
    """Return what is kept, a line for each topic, and what a person can do about it."""
    say = words.say
    kept = "\n".join(say(f"privacy-keeps-{topic}") for topic in TOPICS)
    file = Button(say("button-privacy-file"), _id("file"), emoji="📄")
    delete = Button(say("button-privacy-delete"), _id("delete"), "danger", emoji="🗑️")
    back = Button(say("go-back"), _id("back"))
    addresses = {"privacy-policy": links.policy, "privacy-terms": links.terms}
    linked = [f"[{say(key)}]({url})" for key, url in addresses.items() if url is not None]
    parts: tuple[Part, ...] = (
        f"### {say('privacy-title')}",
        say("privacy-intro"),
        kept,
        Divider(),
        Section(say("privacy-file-hint"), file),
        Section(say("privacy-delete-hint"), delete),
        " · ".join(linked),
        (back,),
    )
    return PanelScreen(parts, READING)


async def _send_file(context: Context) -> None:
    need_files(context)
    with context.hold_place("files"), context.count_call("data"):
        data = await personal_file(context.host, context.user_id, FILE)
        if len(data) > FILE:
            await context.send_private(context.words.say("privacy-file-too-big"))
            return
        text = context.words.say("privacy-file")
        await context.send_screen(Screen(text, files=(File(FILE_NAME, data),)))


async def _ask(context: Context) -> None:
    """Ask once more, with what happens to games that are not over."""
    games = await context.host.store.search.games_of(context.user_id, LIVE)
    say = context.words.say
    parts: tuple[Part, ...] = (
        f"### {say('privacy-sure')}",
        say("privacy-sure-games", count=len(games)),
        say("privacy-sure-past", player=nameless(1, context.words)),
        say("privacy-sure-rest"),
        (
            Button(say("button-privacy-yes"), _id("yes"), "danger"),
            Button(say("button-privacy-keep"), _id("keep")),
        ),
    )
    await context.show(PanelScreen(parts, READING))


async def _delete(context: Context) -> None:
    with context.hold_place("files"):
        key = await _outcome(context)
    await context.show(PanelScreen((context.words.say(key),), READING))


async def _outcome(context: Context) -> str:
    """Delete the person; return the key of the sentence about it. A failure does not count."""
    try:
        with context.count_call("deletions"):
            await context.privacy.eraser.erase(context.user_id)
    except UnreadableList:
        LOG.exception("the list of deleted people could not be written")
        return "privacy-not-deleted"
    except StoreError:
        LOG.exception("a person could not be deleted; the next start goes on with it")
        return "privacy-interrupted"
    return "privacy-deleted"


def _id(step: presses.PrivacyStep) -> str:
    return presses.Privacy(NO_GAME, step).custom_id
