"""What may be done with property, as lines to choose from: each names its whole effect."""

from collections.abc import Iterator
from itertools import combinations, groupby

from bot.render.names import Names, group_emoji, group_key
from bot.screen import Option
from bot.text.language import Words
from engine.actions import Build, Levels, Lift, Mortgage, SellBuildings
from engine.editions.board import Group
from engine.notation import write
from engine.offered import BuildOffer, SellLotsOffer, SellOffer
from engine.state import Position

Business = Build | SellBuildings | Mortgage | Lift


GroupOffer = BuildOffer | SellOffer | SellLotsOffer


def layouts(position: Position, offer: GroupOffer) -> tuple[Levels, ...]:
    """Layouts to choose from: each lot alone by one level, and the row level by level.

    Any other layout is some of these, one after another. Where the Bank's stock forbids the steps
    in between, the layouts behind them are listed themselves.
    """
    match offer:
        case BuildOffer():
            found = _upwards(position, offer)
        case SellOffer():
            found = _evenly_down(position, offer)
        case SellLotsOffer():
            found = _lot_by_lot_down(offer)
    return tuple(dict.fromkeys(found))


def _upwards(position: Position, offer: BuildOffer) -> Iterator[Levels]:
    """From the lowest lots up: no house goes on a mortgaged one."""
    deeds = position.deeds
    before = {s: deeds[s].level for s in position.members(offer.group) if not deeds[s].mortgaged}
    lowest, total = min(before.values()), sum(before.values())
    yield from [((space, lowest + 1),) for space, level in before.items() if level == lowest]
    for target in range(lowest + 1, position.rules.hotel_level + 1):
        row = tuple((space, target) for space, level in before.items() if level < target)
        total_then = total + sum(target - before[space] for space, _ in row)
        if total_then <= offer.highest:
            yield row


def _evenly_down(position: Position, offer: SellOffer) -> Iterator[Levels]:
    """Each lot of the highest alone, and the row level by level."""
    members = position.members(offer.group)
    before = sum(position.deeds[space].level for space in members)
    reached = {before, *offer.totals}
    for total in sorted(offer.totals, reverse=True):
        above = total + 1
        if total % len(members) == 0 or above == before or above not in reached:
            yield from sorted(_even(position, members, total), key=lambda it: [s for s, _ in it])


def _even(position: Position, members: tuple[int, ...], total: int) -> Iterator[Levels]:
    """Every even layout of a total that only sells."""
    base, more = divmod(total, len(members))
    for higher in combinations(members, more):
        after = [(space, base + (space in higher)) for space in members]
        if all(level <= position.deeds[space].level for space, level in after):
            yield tuple(
                (space, level) for space, level in after if level < position.deeds[space].level
            )


def _lot_by_lot_down(offer: SellLotsOffer) -> Iterator[Levels]:
    """Each lot by as little as the stock allows, then all that stands on it, then the whole row."""
    for space, levels in offer.lots:
        yield ((space, levels[-1]),)
    for space, _ in offer.lots:
        yield ((space, 0),)
    yield tuple((space, 0) for space, _ in offer.lots)


def layout_options(
    position: Position, offer: GroupOffer, names: Names, words: Words
) -> list[Option]:
    """A line for each layout."""
    kind = Build if isinstance(offer, BuildOffer) else SellBuildings
    return [option(position, kind(levels), names, words) for levels in layouts(position, offer)]


def option(position: Position, action: Business, names: Names, words: Words) -> Option:
    """A line that carries out an action: its value is the action's notation."""
    label = effect(position, action, names, words)
    return Option(label, write(0, action).removeprefix("0 "), emoji=_emoji(position, action))


def _emoji(position: Position, action: Business) -> str:
    space = action.space if isinstance(action, Mortgage | Lift) else action.levels[0][0]
    return group_emoji(position.rules.groups[position.rules.properties[space].group])


def effect(position: Position, action: Business, names: Names, words: Words) -> str:
    """The whole effect with absolute amounts: "Oriental to 1 house · $50"."""
    match action:
        case Mortgage(space=space):
            loan = position.rules.properties[space].mortgage
            return words.say("effect-mortgage", lot=names.space(space), price=loan)
        case Lift(space=space):
            cost = position.lift_cost(space)
            return words.say("effect-lift", lot=names.space(space), price=cost)
        case Build(levels=levels):
            price = -proceeds(position, levels) * 2
            what = levels_text(position, levels, names, words)
            return words.say("effect-build", what=what, price=price)
        case SellBuildings(levels=levels):
            what = levels_text(position, levels, names, words)
            return words.say("effect-sell", what=what, price=proceeds(position, levels))


def proceeds(position: Position, levels: Levels) -> int:
    """What the Bank pays for coming down to these levels; negative on the way up."""
    properties, deeds = position.rules.properties, position.deeds
    cost = sum(properties[s].house_cost * (deeds[s].level - level) for s, level in levels)
    return cost // 2


def levels_text(position: Position, levels: Levels, names: Names, words: Words) -> str:
    """ "Oriental to 1 house", "Light blues to 2 houses each", or lots with the same level."""
    after = dict(levels)
    group = position.rules.properties[levels[0][0]].group
    ends = {after.get(space, position.deeds[space].level) for space in position.members(group)}
    if len(levels) > 1 and len(ends) == 1:
        level = level_text(position, ends.pop(), words)
        return words.say(
            "effect-lots", lots=row_name(position.rules.groups[group], words), level=level
        )
    by_level = sorted(levels, key=lambda lot: -lot[1])
    parts = []
    for level, same in groupby(by_level, key=lambda lot: lot[1]):
        spaces = [space for space, _ in same]
        key = "effect-lot" if len(spaces) == 1 else "effect-lots"
        lots = words.listed([names.space(space) for space in spaces])
        parts.append(words.say(key, lots=lots, level=level_text(position, level, words)))
    return words.strung(parts)


def row_name(group: Group, words: Words) -> str:
    """The lots of a group together: "Light blues"."""
    return words.say(group_key("row", group))


def level_text(position: Position, level: int, words: Words) -> str:
    """ "no houses", "1 house", "3 houses", "a hotel"."""
    if level == position.rules.hotel_level:
        return words.say("level-hotel")
    return words.say("level-houses", count=level)


def levels_by_group(position: Position, levels: Levels) -> list[Levels]:
    """The same targets, group by group."""
    properties = position.rules.properties
    parts = groupby(levels, key=lambda lot: properties[lot[0]].group)
    return [tuple(lots) for _, lots in parts]
