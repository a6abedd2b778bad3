"""The description of the board's picture: a position in a language."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from threading import Lock

from cachetools import LRUCache, cached

from bot.pictures.board_spec import BoardSpec, Holding, Look, PrintedBoard, Square, TokenSpec
from bot.pictures.fonts import can_write
from bot.render.names import group_letter, plain_name
from bot.render.table import square_of
from bot.render.voice import Voice
from bot.text.language import Words
from engine.actions import SeatId
from engine.editions.board import SIZE, PlainSpace, Property, Space
from engine.editions.policies import Pot, TenthOrFlat
from engine.editions.rules import Rules
from engine.events import Event, Jailed, Moved
from engine.view import View

HYPHENS = {
    name.replace("\u00ad", ""): name
    for name in ("Mediter\u00adranean", "Connec\u00adticut", "Pennsyl\u00advania")
}
"""Where long names of streets may be broken."""
BOARDS = 32
"""Boards of some rules in a language that are kept ready."""
STEPS_BACK = 3
"""The one card that moves a token back does so by so many spaces."""


@dataclass(frozen=True, slots=True)
class Move:
    """A token's last way: its squares in order, and whether it then went straight to Jail."""

    seat: SeatId
    path: tuple[int, ...]
    jumped: bool = False


def last_move(events: Iterable[Event]) -> Move | None:
    """Return the path of the token that moved last; throws in a row without a gap are one path."""
    move: Move | None = None
    for event in events:
        match event:
            case Moved(seat=seat, start=start, to=to):
                before: tuple[int, ...] = (start,)
                if move is not None and move.seat == seat and move.path[-1:] == before:
                    before = before if move.jumped else move.path
                move = Move(seat, before + _between(start, to))
            case Jailed(seat=seat):
                path = move.path if move is not None and move.seat == seat else ()
                move = Move(seat, path, jumped=True)
    return move


def _between(start: int, to: int) -> tuple[int, ...]:
    """Return the squares after the first one, up to the last one."""
    if (start - to) % SIZE == STEPS_BACK:
        return tuple((start - step) % SIZE for step in range(1, STEPS_BACK + 1))
    return tuple((start + step) % SIZE for step in range(1, (to - start) % SIZE + 1))


def board_spec(view: View, voice: Voice, move: Move | None = None) -> BoardSpec:
    """Return the picture of a position, with the way of the token that moved last."""
    key = "board-picture-turn" if view.decision is not None else "board-picture-ended"
    pot = isinstance(view.rules.free_parking, Pot)
    return BoardSpec(
        printed_board(view.rules, voice),
        tuple(_token(view, seat, voice) for seat in view.players()),
        tuple(_holdings(view, voice)),
        voice.players[_middle_seat(view)].token,
        voice.say(key, turn=view.turn),
        title(view, voice),
        str(view.houses),
        str(view.hotels),
        voice.say("board-picture-pot", pot=view.pot) if pot else "",
        voice.say("board-picture-mortgage-letter"),
        move.path if move else (),
        bool(move and move.jumped),
        square_of(view),
        voice.players[move.seat].token if move else "",
    )


def _middle_seat(view: View) -> SeatId:
    """Return whose token is in the middle: the first winner's, else the mover's."""
    return view.winners[0] if view.winners else turn_of(view)


def turn_of(view: View) -> SeatId:
    """Return the seat whose turn it is, or the next seat if that player has just gone out."""
    gone = view.seats[view.mover].left is not None and view.players()
    return view.left_of(view.mover) if gone else view.mover


def title(view: View, voice: Voice) -> str:
    """Return whose turn it is, or who has won, in letters that the typeface has."""
    if view.winners:
        won = voice.and_list([player_text(seat, voice) for seat in view.winners])
        return voice.say("board-picture-won", who=won)
    if view.decision is None:
        return voice.say("board-picture-over")
    return voice.say("board-picture-mover", who=player_text(turn_of(view), voice))


def player_text(seat: SeatId, voice: Voice) -> str:
    """Return a player's name, or the token's where a letter of it could not be drawn."""
    name = plain_name(voice.players[seat].name)
    return name if can_write(name) else token_name(seat, voice)


def token_name(seat: SeatId, voice: Voice) -> str:
    """Return the name of a seat's token."""
    return voice.say(f"token-{voice.players[seat].token}")


def _token(view: View, seat: SeatId, voice: Voice) -> TokenSpec:
    player = view.seats[seat]
    name = player_text(seat, voice)
    return TokenSpec(voice.players[seat].token, name, player.space, player.jail is not None)


def _holdings(view: View, voice: Voice) -> Iterable[Holding]:
    for space, deed in view.deeds.items():
        if deed.owner is not None:
            hotel = deed.level >= view.rules.hotel_level
            houses = 0 if hotel else deed.level
            yield Holding(space, voice.players[deed.owner].token, houses, hotel, deed.mortgaged)


def _printed(rules: Rules, voice: Voice) -> Hashable:
    return rules.board, rules.go_salary, rules.income_tax, rules.luxury_tax, voice.words


@cached(LRUCache(BOARDS), _printed, lock=Lock())
def printed_board(rules: Rules, voice: Voice) -> PrintedBoard:
    """Return the printed board of a game; it is cached, for play changes nothing on it."""
    return tuple(_square(space, rules, voice) for space in rules.spaces)


def _square(space: Space, rules: Rules, voice: Voice) -> Square:
    look, note = look_of(space), _note(space, rules, voice.words)
    if not isinstance(space, Property):
        return Square(look, voice.say(f"board-picture-{look}"), note)
    group = rules.groups[space.group]
    if space.kind == "utility":
        name = voice.say(f"board-picture-{look}")
    else:
        name = " ".join(HYPHENS.get(it, it) for it in voice.space(space.index).split(" "))
    return Square(look, name, note, group.sign, group_letter(group))


def look_of(space: Space) -> Look:
    """Return the description of a square as it is drawn."""
    match space:
        case Property(kind="utility", name=name):
            return "water" if "Water" in name else "electric"
        case Property(kind="railroad"):
            return "railroad"
        case Property():
            return "street"
        case PlainSpace(kind="draw", deck=deck):
            return "chance" if deck == "chance" else "chest"
        case PlainSpace(kind="tax", tax=tax):
            return "income" if tax == "income_tax" else "luxury"
        case _:
            return _CORNERS[space.kind]


_CORNERS: dict[str, Look] = {
    "go": "go",
    "jail": "jail",
    "free_parking": "parking",
    "go_to_jail": "arrest",
}


def _note(space: Space, rules: Rules, words: Words) -> str:
    """Return the price, the tax, the salary, or who else is at Jail."""
    if isinstance(space, Property):
        return words.say("board-picture-price", amount=space.price)
    match space.kind, space.tax:
        case "tax", "luxury_tax":
            return words.say("board-picture-price", amount=rules.luxury_tax)
        case "tax", _:
            return _income_tax(rules, words)
        case "go", _:
            return words.say("board-picture-salary", amount=rules.go_salary)
        case "jail", _:
            return words.say("board-picture-visiting")
        case _:
            return ""


def _income_tax(rules: Rules, words: Words) -> str:
    tax = rules.income_tax
    if isinstance(tax, TenthOrFlat):
        return words.say("board-picture-tax-choice", flat=tax.flat, percent=tax.percent)
    return words.say("board-picture-price", amount=tax.flat)
