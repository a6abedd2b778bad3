"""The picture of the board in words: for screen readers, and for tables without pictures."""

from collections.abc import Callable

from bot.media import ALT
from bot.render.board import token_place
from bot.render.board_face import Move, title, token_name, written
from bot.render.names import Names
from bot.render.table import square_of
from bot.text.language import Words
from engine.actions import SeatId
from engine.editions.policies import Pot
from engine.view import View

Called = Callable[[SeatId], str]


def alt_text(view: View, names: Names, words: Words, move: Move | None = None) -> str:
    """Return the alt text of the board; tokens replace names where it would be too long."""
    told = _told(view, names, words, move, lambda seat: written(seat, names, words))
    if len(told) <= ALT:
        return told
    return _told(view, names, words, move, lambda it: token_name(it, names, words))


def _told(view: View, names: Names, words: Words, move: Move | None, called: Called) -> str:
    whose = title(view, names, words)
    stock = {"houses": view.houses, "hotels": view.hotels}
    told = [words.say("board-alt", turn=view.turn, title=whose, **stock)]
    if isinstance(view.rules.free_parking, Pot):
        told.append(words.say("board-alt-pot", pot=view.pot))
    if move is not None and len(move.path) > 1:
        key = "board-alt-jumped" if move.jumped else "board-alt-moved"
        start, space = names.space(move.path[0]), names.space(move.path[-1])
        told.append(words.say(key, who=called(move.seat), start=start, space=space))
    question = square_of(view)
    if question is not None:
        told.append(words.say("board-alt-question", space=names.space(question)))
    told += [_seat(view, seat, names, words, called) for seat in view.players()]
    return "\n".join(told)


def _seat(view: View, seat: SeatId, names: Names, words: Words, called: Called) -> str:
    space = token_place(view, seat, names, words)
    deeds = [_deed(view, space, names, words) for space in view.owned(seat)]
    if not deeds:
        return words.say("board-alt-where", who=called(seat), space=space)
    owned = words.listed(deeds)
    return words.say("board-alt-where-owns", who=called(seat), space=space, deeds=owned)


def _deed(view: View, space: int, names: Names, words: Words) -> str:
    deed, name = view.deeds[space], names.space(space)
    if deed.mortgaged:
        return words.say("board-alt-mortgaged", space=name)
    if deed.level >= view.rules.hotel_level:
        return words.say("board-alt-hotel", space=name)
    if deed.level:
        return words.say("board-alt-houses", space=name, houses=deed.level)
    return name


def where_line(view: View, names: Names, words: Words) -> str:
    """Return where the tokens are in one line, for a table without pictures."""
    places = [
        words.say("board-token", who=names.of(seat), space=token_place(view, seat, names, words))
        for seat in view.players()
    ]
    return words.say("board-where", places=" · ".join(places))
