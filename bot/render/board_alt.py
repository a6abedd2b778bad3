"""The picture of the board in words: for screen readers, and for tables without pictures."""

from collections.abc import Callable

from bot.render.board import token_place
from bot.render.board_spec import Move, player_text, title, token_name
from bot.render.table import square_of
from bot.render.voice import Voice
from bot.screens.media import ALT
from engine.actions import SeatId
from engine.editions.policies import Pot
from engine.view import View

Called = Callable[[SeatId], str]


def alt_text(view: View, voice: Voice, move: Move | None = None) -> str:
    """Return the alt text of the board; tokens replace names where it would be too long."""
    sentences = _describe(view, voice, move, lambda seat: player_text(seat, voice))
    if len(sentences) <= ALT:
        return sentences
    return _describe(view, voice, move, lambda it: token_name(it, voice))


def _describe(view: View, voice: Voice, move: Move | None, called: Called) -> str:
    whose = title(view, voice)
    stock = {"houses": view.houses, "hotels": view.hotels}
    sentences = [voice.say("board-alt", turn=view.turn, title=whose, **stock)]
    if isinstance(view.rules.free_parking, Pot):
        sentences.append(voice.say("board-alt-pot", pot=view.pot))
    if move is not None and len(move.path) > 1:
        key = "board-alt-jumped" if move.jumped else "board-alt-moved"
        start, space = voice.space(move.path[0]), voice.space(move.path[-1])
        sentences.append(voice.say(key, who=called(move.seat), start=start, space=space))
    question = square_of(view)
    if question is not None:
        sentences.append(voice.say("board-alt-question", space=voice.space(question)))
    sentences += [_seat(view, seat, voice, called) for seat in view.players()]
    return "\n".join(sentences)


def _seat(view: View, seat: SeatId, voice: Voice, called: Called) -> str:
    space = token_place(view, seat, voice)
    deeds = [_deed(view, space, voice) for space in view.owned(seat)]
    if not deeds:
        return voice.say("board-alt-where", who=called(seat), space=space)
    owned = voice.and_list(deeds)
    return voice.say("board-alt-where-owns", who=called(seat), space=space, deeds=owned)


def _deed(view: View, space: int, voice: Voice) -> str:
    deed, name = view.deeds[space], voice.space(space)
    if deed.mortgaged:
        return voice.say("board-alt-mortgaged", space=name)
    if deed.level >= view.rules.hotel_level:
        return voice.say("board-alt-hotel", space=name)
    if deed.level:
        return voice.say("board-alt-houses", space=name, houses=deed.level)
    return name


def where_line(view: View, voice: Voice) -> str:
    """Return where the tokens are in one line, for a table without pictures."""
    places = [
        voice.say("board-token", who=voice.player(seat), space=token_place(view, seat, voice))
        for seat in view.players()
    ]
    return voice.say("board-where", places=" · ".join(places))
