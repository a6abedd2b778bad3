"""The first page of standing orders: what is ordered, what is asked, presets, and Save."""

from collections.abc import Sequence

from bot.features.orders.brief import brief
from bot.features.orders.presses import ChoosePreset
from bot.features.orders.saving import clear_button, save_buttons, state_text
from bot.features.orders.sheet import EMOJI, UNASKED, Sheet
from bot.language.clipping import clip_lines
from bot.language.names import COLOUR
from bot.ui.panel_screen import PanelScreen, Part
from bot.ui.screen import Button, Option, Select
from engine.players.orders.presets import PRESETS

OTHER_GAME = "other"
"""Stands among the presets for the orders of another game."""
TOPIC_LENGTH = 320
"""Characters of one topic, so that all of them fit into a panel; its own page has the rest."""


def main_page(sheet: Sheet, note: str = "") -> PanelScreen:
    """Return what is ordered, topic by topic, and the ways to change it; `note` is what has just
    happened.
    """
    say = sheet.words.say
    told = {topic: brief(sheet.orders_text, topic, sheet.orders.edited) for topic in sheet.topics}
    ordered = [_topic_text(sheet, topic, text) for topic, text in told.items() if text]
    unordered = [topic for topic, text in told.items() if not text]
    did = Button(say("orders-did"), sheet.show("did"))
    parts: tuple[Part, ...] = (
        "\n".join([f"### {say('orders-title')}", *([] if ordered else [say("orders-intro")])]),
        "\n".join(ordered),
        _asked(sheet, unordered),
        state_text(sheet, note),
        _topic_list(sheet),
        say("orders-presets") + ("" if ordered else f" {say('orders-presets-about')}"),
        _preset_buttons(sheet),
        (did, clear_button(sheet, "all", disabled=not ordered)),
        save_buttons(sheet),
    )
    return PanelScreen(parts, COLOUR)


def _topic_text(sheet: Sheet, topic: str, told: str) -> str:
    name = sheet.words.say(f"orders-topic-{topic}")
    text = sheet.words.say("orders-told-topic", topic=name, told=told)
    return clip_lines(f"{EMOJI[topic]} {text}", TOPIC_LENGTH)


def _asked(sheet: Sheet, topics: Sequence[str]) -> str:
    """Return about what the player is asked each time, and what they do themselves."""
    say, lines = sheet.words.say, []
    for key, unasked in (("orders-asked", False), ("orders-yours", True)):
        names = [say(f"orders-topic-{topic}") for topic in topics if (topic in UNASKED) == unasked]
        if names:
            lines.append(say(key, topics=sheet.words.comma_list(names)))
    return "\n".join(lines)


def _topic_list(sheet: Sheet) -> Select:
    say = sheet.words.say
    options = (
        Option(say(f"orders-topic-{topic}"), topic, emoji=EMOJI[topic]) for topic in sheet.topics
    )
    return Select(sheet.show("topic"), say("orders-choose-topic"), tuple(options))


def _preset_buttons(sheet: Sheet) -> tuple[Button, ...]:
    names = (*PRESETS, OTHER_GAME) if sheet.has_other_game else PRESETS
    say = sheet.words.say
    return tuple(
        Button(say(f"orders-preset-{name}"), ChoosePreset(sheet.game_id, name).custom_id)
        for name in names
    )
