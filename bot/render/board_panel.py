"""The whole board: the picture, then who owns what, and what nobody owns."""

from collections.abc import Callable, Iterable, Sequence

from bot.language.names import COLOUR, group_key
from bot.language.voice import Voice
from bot.render.standings import deed_lines, square_of, stock_line
from bot.ui.message_files import Picture
from bot.ui.panel_screen import Divider, PanelScreen
from engine.core.actions import SeatId
from engine.editions.board import JAIL
from engine.view import View


def board_panel(view: View, voice: Voice, pictures: Sequence[Picture]) -> PanelScreen:
    """Return the pictures, then each player's place and properties, without a picture also the
    cash, then what is unowned.
    """
    players = [_player(view, seat, voice, with_cash=not pictures) for seat in view.players()]
    title = f"### {voice.say('board-title')}"
    return PanelScreen((title, *pictures, *players, Divider(), _unowned(view, voice)), COLOUR)


def board_in_text(view: View, voice: Voice) -> str:
    """Return what the board's picture says, for a table without it: each player's place and
    properties, the Bank's buildings, and the rents of the property in question.
    """
    square = square_of(view)
    return "\n".join(
        [
            *(_player(view, seat, voice) for seat in view.players()),
            stock_line(view, voice),
            *([] if square is None else deed_lines(view, square, voice)),
        ]
    )


def _player(view: View, seat: SeatId, voice: Voice, *, with_cash: bool = False) -> str:
    """Return where a player stands and, below it, what is theirs."""
    place = token_place(view, seat, voice, voice.on_space)
    head = voice.say("board-player", who=voice.player(seat), place=place)
    if with_cash:
        cash = voice.say("player-cash", cash=view.seats[seat].cash)
        head = f"{head} {voice.say('player-separator')} {cash}"
    owned = _by_group(view, view.owned(seat), voice, lambda it: deed_label(view, it, voice))
    return f"{head}\n{owned}" if owned else head


def _unowned(view: View, voice: Voice) -> str:
    """Return what nobody owns with its price, under a heading; an empty string for nothing."""

    def priced(space: int) -> str:
        amount = view.rules.properties[space].price
        return voice.say("priced", what=voice.space(space), amount=amount)

    unowned = [space for space, deed in view.deeds.items() if deed.owner is None]
    listed = _by_group(view, unowned, voice, priced)
    return f"{voice.say('board-unowned')}\n{listed}" if listed else ""


def _by_group(view: View, spaces: Iterable[int], voice: Voice, label: Callable[[int], str]) -> str:
    """Return properties in one paragraph, those of each group after its emoji; for
    people who read text alone, a line a group with its name.
    """
    wanted, parts = frozenset(spaces), []
    for group, sign in view.rules.groups.items():
        members = [space for space in view.members(group) if space in wanted]
        deeds = voice.comma_list([label(space) for space in members])
        if deeds and voice.plain:
            name = voice.say(group_key("group", sign))
            parts.append(voice.say("board-group", group=name, deeds=deeds))
        elif deeds:
            parts.append(f"{voice.mark(members[0])} {deeds}")
    return "\n".join(parts) if voice.plain else " · ".join(parts)


def token_place(
    view: View, seat: SeatId, voice: Voice, named: Callable[[int], str] | None = None
) -> str:
    """Return where a token is: in Jail, just visiting, or the name of its space.

    `named`: what a space is called, where its name alone could be taken for a property.
    """
    player = view.seats[seat]
    if player.jail is not None:
        return voice.say("board-jailed")
    if player.space == JAIL:
        return voice.say("board-visiting")
    return (named or voice.space)(player.space)


def deed_label(view: View, space: int, voice: Voice) -> str:
    """Return an owned property with its buildings or mortgage: "Vermont (2 houses)"."""
    deed, name = view.deeds[space], voice.space(space)
    if deed.mortgaged:
        return voice.say("board-alt-mortgaged", space=name)
    if deed.level >= view.rules.hotel_level:
        return voice.say("board-alt-hotel", space=name)
    if deed.level:
        return voice.say("board-alt-houses", space=name, houses=deed.level)
    return name
