"""The command `help`: a short tour, page by page; the page stands in the custom_id."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Literal

from bot.features.learning.first_game import learn
from bot.features.lobby.lobby_opening import start_against_computers
from bot.features.people.games import show_mine
from bot.features.preferences.preferences import open_preferences
from bot.features.rules.rulebook import show_rules, show_usual_rules
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.ui.accents import READING
from bot.ui.press import NO_GAME, Unreadable
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Embed, Row, Screen
from engine.host.refusals import Refused

HANDLERS = Handlers()
PAGES = ("what", "start", "turn", "deals", "days", "look")
Opened = Literal["rules", "mine", "preferences"]


@press_record("guide", acts=False)
class GuidePage(PressRecord):
    """Show a page of the tour."""

    page: int


@press_record("guide", "close", acts=False)
class CloseGuide(PressRecord):
    """Close the tour."""


@press_record("guide", "open", acts=False)
class OpenFromGuide(PressRecord):
    """Open a panel beside the tour."""

    panel: Opened


@press_record("guide", acts=True)
class BeginFromGuide(PressRecord):
    """Start a game against computers, or a first game."""

    what: Literal["play", "learn"]


async def show_guide(context: Context) -> None:
    """Show the first page."""
    await context.show(guide_screen(0, context.words))


@HANDLERS.answers(GuidePage)
async def _turn_page(context: Context, press: GuidePage) -> None:
    if press.page >= len(PAGES):
        raise Unreadable(str(press.page))
    await context.show(guide_screen(press.page, context.words))


@HANDLERS.answers(BeginFromGuide)
async def _begin(context: Context, press: BeginFromGuide) -> None:
    await (start_against_computers if press.what == "play" else learn)(context)


@HANDLERS.answers(CloseGuide)
async def _close(context: Context, press: CloseGuide) -> None:
    await context.show(Screen(context.words.say("guide-closed")))


@HANDLERS.answers(OpenFromGuide)
async def _open(context: Context, press: OpenFromGuide) -> None:
    """Open a panel beside the tour."""
    await LINKS[press.panel](replace(context, opens_new_message=True))


async def _rules(context: Context) -> None:
    """Of the game of this channel, or the only one; where neither is meant, the usual ones."""
    try:
        await show_rules(context, None, None, None)
    except Refused:
        await show_usual_rules(context)


LINKS: Mapping[Opened, Callable[[Context], Awaitable[None]]] = {
    "rules": _rules,
    "mine": show_mine,
    "preferences": open_preferences,
}
"""What the tour opens, beside itself."""


def guide_screen(page: int, words: Words) -> Screen:
    """Return one page, by its number from 0."""
    say, name = words.say, PAGES[page]
    facts = {"page": page + 1, "pages": len(PAGES)}
    title = say("guide-title", what=say(f"guide-name-{name}"), **facts)
    paragraphs = "\n\n".join(say(f"guide-text-{name}").split("\n"))
    embed = Embed(title, paragraphs, READING)
    return Screen(embeds=(embed,), rows=(_page_buttons(page, words), _links(words)))


def _page_buttons(page: int, words: Words) -> Row:
    """Back, on, and out, always at the same places."""
    say, last = words.say, len(PAGES) - 1
    # Nothing is before the first page; two buttons of a message may not share an id.
    before = page - 1 if page else last
    back = Button(say("guide-back"), GuidePage(NO_GAME, before).custom_id, disabled=page == 0)
    close = Button(say("guide-close"), CloseGuide(NO_GAME).custom_id)
    lesson = Button(say("guide-learn"), BeginFromGuide(NO_GAME, "learn").custom_id, "success")
    if page == last:
        play = Button(say("guide-play"), BeginFromGuide(NO_GAME, "play").custom_id)
        return (back, lesson, play, close)
    label = say("guide-next", what=say(f"guide-name-{PAGES[page + 1]}"))
    following = Button(label, GuidePage(NO_GAME, page + 1).custom_id, "primary")
    return (back, following, *(() if page else (lesson,)), close)


def _links(words: Words) -> Row:
    labels: dict[Opened, str] = {
        "rules": words.say("guide-rules"),
        "mine": words.say("mine-title"),
        "preferences": words.say("prefer-title"),
    }
    return tuple(
        Button(label, OpenFromGuide(NO_GAME, panel).custom_id) for panel, label in labels.items()
    )
