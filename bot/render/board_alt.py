"""The picture of the board in words: for screen readers, and for tables without pictures."""

from collections.abc import Callable

from bot.decisions.awaiting import AwaitedKind, question_text, without_question
from bot.language.plain_names import player_text, token_name
from bot.language.voice import Voice
from bot.pictures.board_spec import CardRow
from bot.render.board_description import title, worth_text
from bot.render.board_panel import deed_label, token_place
from bot.render.card_description import offered_card
from bot.render.last_move import Move
from bot.render.standings import square_of
from bot.ui.message_files import ALT
from engine.core.actions import SeatId
from engine.editions.board import FREE_PARKING
from engine.editions.policies import Pot
from engine.view import View

Called = Callable[[SeatId], str]


def alt_text(
    view: View, voice: Voice, move: Move | None = None, waiting: AwaitedKind = "players"
) -> str:
    """Return the alt text of the board; tokens replace names where it would be too long."""
    view = without_question(view, waiting)
    asked = question_text(view, voice, waiting)
    sentences = _describe(view, voice, move, asked, lambda seat: player_text(seat, voice))
    if len(sentences) <= ALT:
        return sentences
    return _describe(view, voice, move, asked, lambda it: token_name(it, voice))


def _describe(view: View, voice: Voice, move: Move | None, asked: str, called: Called) -> str:
    stock = {"houses": view.houses, "hotels": view.hotels}
    sentences = [
        voice.say("board-alt", turn=view.turn, title=title(view, voice), **stock),
        _as_sentence(asked),
        *_card(view, voice),
        *[_as_sentence(worth_text(view, seat, voice)) for seat in view.winners[:1]],
    ]
    square = square_of(view)
    if square is not None and len(sentences) == 2:
        sentences.append(voice.say("board-alt-question", space=voice.space(square)))
    if isinstance(view.rules.free_parking, Pot):
        parking = voice.space(FREE_PARKING)
        sentences.append(voice.say("board-alt-pot", pot=view.pot, parking=parking))
    if move is not None:
        sentences += _moved(move, voice, called)
    sentences += [_seat(view, seat, voice, called) for seat in range(len(view.seats))]
    return "\n".join(sentence for sentence in sentences if sentence)


def _as_sentence(text: str) -> str:
    """Return what is asked with a period, unless it ends with a mark of its own."""
    return f"{text}." if text[-1:].isalnum() else text


def _card(view: View, voice: Voice) -> list[str]:
    """Return the deed in the middle, its lines in a row; nothing where none stands there."""
    card = offered_card(view, voice)
    if card is None:
        return []
    rows = [f"{row.label or _built(row, voice)} {row.amount}" for row in card.rows]
    return [voice.say("board-alt-card", space=card.title, rows=voice.comma_list(rows))]


def _built(row: CardRow, voice: Voice) -> str:
    """Return the buildings that a line of a deed is about."""
    if row.hotel:
        return voice.say("deed-card-hotel")
    return voice.say("deed-card-houses", houses=row.houses)


def _moved(move: Move, voice: Voice, called: Called) -> list[str]:
    """Return what was rolled, and from where to where the token went."""
    sentences = []
    if move.dice:
        first, second = move.dice
        sentences = [voice.say("board-alt-dice", who=called(move.seat), first=first, second=second)]
    rolled_to = move.rolled_at + sum(move.dice)
    last = len(move.path) - 1
    if last > move.rolled_at:
        key = "board-alt-jumped" if move.jumped else "board-alt-moved"
        began = rolled_to if rolled_to < last else move.rolled_at  # A card sent it further.
        start, space = voice.space(move.path[began]), voice.space(move.path[-1])
        sentences.append(voice.say(key, who=called(move.seat), start=start, space=space))
    return sentences


def _seat(view: View, seat: SeatId, voice: Voice, called: Called) -> str:
    player = view.seats[seat]
    if player.left is not None:
        return voice.say("board-alt-out", who=called(seat))
    cash, space = voice.money(player.cash), token_place(view, seat, voice)
    deeds = [deed_label(view, space, voice) for space in view.owned(seat)]
    if not deeds:
        return voice.say("board-alt-where", who=called(seat), cash=cash, space=space)
    owned = voice.and_list(deeds)
    return voice.say("board-alt-where-owns", who=called(seat), cash=cash, space=space, deeds=owned)
