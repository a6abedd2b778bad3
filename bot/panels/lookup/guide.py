"""/monopoly help: a short tour, page by page; the page stands in the custom_id."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.panels.learning.first_game import learn
from bot.panels.lookup.rulebook import show_rules, show_usual_rules
from bot.panels.personal.games import show_mine
from bot.panels.personal.preferences import open_preferences
from bot.panels.setting_up.opening import start_against_computers
from bot.screens.accents import READING
from bot.screens.press import NO_GAME, Press, Unreadable, panel_custom_id, read_int
from bot.screens.screen import Button, Embed, Row, Screen
from bot.text.language import Words
from engine.host.refusals import Refused

VERB = "guide"
PAGES = ("what", "start", "turn", "deals", "days", "look")


async def show_guide(context: Context) -> None:
    """Show the first page."""
    await context.show(guide_screen(0, context.words))


async def guide(context: Context, press: Press) -> None:
    """Turn a page, close the tour, or open a panel beside it."""
    match press.words:
        case [page] if page.isdecimal() and read_int(page) < len(PAGES):
            await context.show(guide_screen(read_int(page), context.words))
        case ["play"]:
            await start_against_computers(context)
        case ["learn"]:
            await learn(context)
        case ["close"]:
            await context.show(Screen(context.words.say("guide-closed")))
        case ["open", panel] if panel in LINKS:
            await LINKS[panel](replace(context, opens_new_message=True))
        case _:
            raise Unreadable(press.arguments)


async def _rules(context: Context) -> None:
    """Of the game of this channel, or the only one; where neither is meant, the usual ones."""
    try:
        await show_rules(context, None, None, None)
    except Refused:
        await show_usual_rules(context)


LINKS: Mapping[str, Callable[[Context], Awaitable[None]]] = {
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
    back = Button(
        say("guide-back"), panel_custom_id(NO_GAME, VERB, str(before)), disabled=page == 0
    )
    close = Button(say("guide-close"), panel_custom_id(NO_GAME, VERB, "close"))
    lesson = Button(say("guide-learn"), panel_custom_id(NO_GAME, VERB, "learn"), "success")
    if page == last:
        play = Button(say("guide-play"), panel_custom_id(NO_GAME, VERB, "play"))
        return (back, lesson, play, close)
    label = say("guide-next", what=say(f"guide-name-{PAGES[page + 1]}"))
    following = Button(label, panel_custom_id(NO_GAME, VERB, str(page + 1)), "primary")
    return (back, following, *(() if page else (lesson,)), close)


def _links(words: Words) -> Row:
    labels = {
        "rules": words.say("guide-rules"),
        "mine": words.say("button-mine"),
        "preferences": words.say("prefer-title"),
    }
    return tuple(
        Button(label, panel_custom_id(NO_GAME, VERB, f"open {panel}"))
        for panel, label in labels.items()
    )


PANELS: Mapping[str, Panel] = {VERB: guide}
