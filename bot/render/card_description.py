"""The deed that stands in the board's middle while its property is offered for sale."""

from bot.language.voice import Voice
from bot.pictures.board_spec import CardRow, CardSpec
from engine.core import decisions as d
from engine.editions.board import Property
from engine.view import View


def offered_card(view: View, voice: Voice) -> CardSpec | None:
    """Return the deed in short of the property that a player may buy just now; None for none."""
    match view.decision:
        case d.BuyOrDecline(space=space):
            return card_spec(space, view, voice)
        case _:
            return None


def card_spec(space: int, view: View, voice: Voice) -> CardSpec:
    """Return a deed in short: its price and its rents, and what a house costs."""
    prop = view.rules.properties[space]
    group = view.rules.groups[prop.group]
    price = CardRow(voice.say("deed-card-price"), voice.money(prop.price))
    match prop.kind:
        case "street":
            rows = _street(prop, view, voice)
        case "railroad":
            rows = [
                CardRow(voice.say("board-picture-railroads", count=count), voice.money(rent))
                for count, rent in enumerate(group.rent_by_count_owned, 1)
            ]
        case _:
            rows = [
                CardRow(
                    voice.say("board-picture-utilities", count=count),
                    voice.say("board-picture-times", times=times),
                )
                for count, times in enumerate(group.dice_multiplier_by_count_owned, 1)
            ]
    return CardSpec(group.sign, voice.space(space), (price, *rows))


def _street(prop: Property, view: View, voice: Voice) -> list[CardRow]:
    bare, *built = prop.rents[: view.rules.hotel_level]
    return [
        CardRow(voice.say("board-picture-rent"), voice.money(bare)),
        CardRow(voice.say("board-picture-set"), voice.money(view.rules.full_group_factor * bare)),
        *(CardRow("", voice.money(rent), houses=count) for count, rent in enumerate(built, 1)),
        CardRow("", voice.money(prop.rents[-1]), hotel=True),  # S94-03
        CardRow(voice.say("board-picture-house-cost"), voice.money(prop.house_cost)),
    ]
