"""What may be done with property, as lines to choose from: each names its whole effect."""

from collections.abc import Sequence
from itertools import groupby

from bot.language.language import Words
from bot.language.names import deed_emoji, group_key
from bot.language.voice import Voice
from bot.ui.press import action_line
from bot.ui.screen import Option
from engine.core.actions import Build, Levels, Mortgage, SellBuildings, Unmortgage
from engine.core.position import Position
from engine.editions.board import Group

Business = Build | SellBuildings | Mortgage | Unmortgage
BUILT, SOLD = ("effect-lot", "effect-lots"), ("effect-sold", "effect-sold-each")


def layout_options(
    position: Position, layouts: Sequence[Levels], kind: str, voice: Voice
) -> tuple[Option, ...]:
    """Return a line for each layout, to "build" or to "sell"."""
    action = Build if kind == "build" else SellBuildings
    return tuple(option(position, action(levels), voice) for levels in layouts)


def build_label(position: Position, levels: Levels, voice: Voice, which: str) -> str:
    """Return "+1 house · $50", "+2 houses each · $300", "Hotel each · $150".

    `which` is "-lot" for a lot alone and "-each" for several, which may stand uneven before.
    """
    price, (_, target) = position.building_cost(levels), levels[0]
    if target == position.rules.hotel_level:
        return voice.say(f"manage-press-hotel{which}", price=price)
    steps = {level - position.deeds[space].level for space, level in levels}
    is_even = len(steps) == 1 and len(levels) == _open_lots(position, levels)
    key = f"manage-press-plus{which}" if is_even or which == "-lot" else "manage-press-up-to"
    return voice.say(key, count=steps.pop() if "plus" in key else target, price=price)


def _open_lots(position: Position, levels: Levels) -> int:
    """Return how many lots of the group of these may be built on."""
    members = position.members(position.rules.properties[levels[0][0]].group)
    return sum(not position.deeds[space].mortgaged for space in members)


def sell_label(position: Position, levels: Levels, voice: Voice, which: str) -> str:
    """Return "Down to 2 houses · +$50", "Sell all · +$300"."""
    price = position.sale_proceeds(levels)
    return voice.say(f"manage-press-down{which}", count=levels[0][1], price=price)


def option(position: Position, action: Business, voice: Voice) -> Option:
    """Return a line that carries out an action: its value is the action's notation."""
    label = effect(position, action, voice)
    return Option(label, action_line(action), emoji=_emoji(position, action))


def _emoji(position: Position, action: Business) -> str:
    space = action.space if isinstance(action, Mortgage | Unmortgage) else action.levels[0][0]
    return deed_emoji(space, position.rules)


def effect(position: Position, action: Business, voice: Voice) -> str:
    """Return the whole effect with absolute amounts: "Build 1 house on Oriental · $50"."""
    match action:
        case Mortgage(space=space):
            loan = position.rules.properties[space].mortgage
            return voice.say("effect-mortgage", lot=voice.the_space(space), price=loan)
        case Unmortgage(space=space):
            cost = position.unmortgage_cost(space)
            return voice.say("effect-unmortgage", lot=voice.the_space(space), price=cost)
        case Build(levels=levels):
            price = position.building_cost(levels)
            what = sentence_case(levels_text(position, levels, voice))
            return voice.say("effect-build", what=what, price=price)
        case SellBuildings(levels=levels):
            what = sentence_case(levels_text(position, levels, voice))
            return voice.say("effect-sell", what=what, price=position.sale_proceeds(levels))


def sentence_case(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def levels_text(position: Position, levels: Levels, voice: Voice) -> str:
    """Return "build 1 house on Oriental" or "sell the light blues down to 2 houses each"."""
    after = dict(levels)
    group = position.rules.properties[levels[0][0]].group
    ends = {after.get(space, position.deeds[space].level) for space in position.members(group)}
    sold = any(level < position.deeds[space].level for space, level in levels)
    on_one, on_each = SOLD if sold else BUILT
    if len(levels) > 1 and len(ends) == 1:
        lots = voice.say(group_key("the", position.rules.groups[group]))
        return _lots_text(position, on_each, lots, ends.pop(), voice)
    by_level = sorted(levels, key=lambda lot: -lot[1])
    parts = []
    for level, same in groupby(by_level, key=lambda lot: lot[1]):
        spaces = [space for space, _ in same]
        lots = voice.and_list([voice.space(space) for space in spaces])
        key = on_one if len(spaces) == 1 else on_each
        parts.append(_lots_text(position, key, lots, level, voice))
    return voice.comma_list(parts)


def _lots_text(position: Position, key: str, lots: str, level: int, voice: Voice) -> str:
    told = level_text(position, level, voice.words)
    return voice.say(key, lots=lots, level=told, count=level)


def row_name(group: Group, words: Words) -> str:
    """Return the lots of a group together: "Light blues"."""
    return words.say(group_key("row", group))


def level_text(position: Position, level: int, words: Words) -> str:
    """Return "no houses", "1 house", "3 houses" or "a hotel"."""
    if level == position.rules.hotel_level:
        return words.say("a-hotel")
    return words.say("level-houses", count=level)


def levels_by_group(position: Position, levels: Levels) -> list[Levels]:
    """Return the targets group by group."""
    properties = position.rules.properties
    parts = groupby(levels, key=lambda lot: properties[lot[0]].group)
    return [tuple(lots) for _, lots in parts]
