"""The description of the board's picture: a position in a language."""

from collections.abc import Iterable
from functools import lru_cache

from bot.decisions.awaiting import AwaitedKind, question_text, without_question
from bot.language.plain_names import player_text
from bot.language.voice import Voice
from bot.pictures.board_spec import (
    HOTEL,
    MORTGAGED,
    NOT_OWNED,
    BoardSpec,
    Chip,
    Holding,
    PlayerSpec,
    TokenSpec,
)
from bot.render.card_description import offered_card
from bot.render.last_move import Move
from bot.render.printed_words import on_property, printed_board
from bot.render.rent_now import rent_text
from bot.render.standings import square_of
from engine.core.actions import SeatId
from engine.editions.board import FREE_PARKING
from engine.editions.policies import Pot
from engine.rules.ending import worth_of
from engine.view import View

CHIPS_CACHE_SIZE = 1024
"""Chips that are kept ready: most players' are drawn again and again."""


def board_spec(
    view: View, voice: Voice, move: Move | None = None, waiting: AwaitedKind = "players"
) -> BoardSpec:
    """Return the picture of a position, with the way of the token that moved last.

    While a property is offered for sale, its deed stands in the middle.
    """
    view = without_question(view, waiting)
    key = "board-picture-turn" if view.decision is not None else "board-picture-ended"
    pot = isinstance(view.rules.free_parking, Pot)
    return BoardSpec(
        printed_board=printed_board(view.rules, voice),
        tokens=tuple(_token(view, seat, voice) for seat in view.players()),
        players=tuple(_player(view, seat, voice) for seat in range(len(view.seats))),
        holdings=tuple(_holdings(view, voice)),
        mover=voice.players[turn_of(view)].token,
        heading=voice.say(key, turn=view.turn),
        title=title(view, voice),
        houses=str(view.houses),
        hotels=str(view.hotels),
        ask=question_text(view, voice, waiting),
        card=offered_card(view, voice),
        pot=voice.say("board-picture-pot", pot=view.pot, parking=voice.space(FREE_PARKING))
        if pot
        else "",
        mortgage=voice.say("board-picture-mortgage-letter"),
        dice=move.dice if move else (),
        path=move.path if move else (),
        jumped=bool(move and move.jumped),
        question=square_of(view),
        walker=voice.players[move.seat].token if move else "",
        winners=tuple(_winner(view, seat, voice) for seat in view.winners),
    )


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


def _token(view: View, seat: SeatId, voice: Voice) -> TokenSpec:
    player = view.seats[seat]
    return TokenSpec(voice.players[seat].token, player.space, player.jail is not None)


def _player(view: View, seat: SeatId, voice: Voice) -> PlayerSpec:
    player, name = view.seats[seat], player_text(seat, voice)
    token = voice.players[seat].token
    if player.left is not None:
        return PlayerSpec(token, name, voice.say("board-picture-out"), gone=True)
    cash = voice.money(player.cash)
    mark = "" if player.jail is None else voice.say("board-picture-jailed")
    moves = view.decision is not None and seat == turn_of(view)
    return PlayerSpec(token, name, cash, mark, moves, chips=chips_of(view, seat))


def _winner(view: View, seat: SeatId, voice: Voice) -> PlayerSpec:
    token, name = voice.players[seat].token, player_text(seat, voice)
    return PlayerSpec(token, name, worth_text(view, seat, voice), chips=chips_of(view, seat))


def worth_text(view: View, seat: SeatId, voice: Voice) -> str:
    """Return what a winner was worth, as the middle of the board says it."""
    return voice.say("board-picture-worth", amount=worth_of(view, seat).total)


def chips_of(view: View, seat: SeatId) -> tuple[Chip, ...]:
    """Return a chip for each group of which a player owns something, with that at its left end."""
    lots: dict[str, list[int]] = {}
    for space in view.owned(seat):
        lots.setdefault(view.rules.properties[space].group, []).append(_lot(view, space))
    groups = view.rules.groups
    owned = [(group, lots[name]) for name, group in groups.items() if name in lots]
    return tuple([_chip(it.sign, tuple(these), len(it.members)) for it, these in owned])


@lru_cache(CHIPS_CACHE_SIZE)
def _chip(sign: str, owned: tuple[int, ...], size: int) -> Chip:
    return Chip(sign, (*owned, *[NOT_OWNED] * (size - len(owned))))


def _lot(view: View, space: int) -> int:
    """Return what a chip shows of an owned property."""
    deed = view.deeds[space]
    if deed.mortgaged:
        return MORTGAGED
    return HOTEL if deed.level >= view.rules.hotel_level else deed.level


def _holdings(view: View, voice: Voice) -> Iterable[Holding]:
    for space, deed in view.deeds.items():
        if deed.owner is not None:
            hotel = deed.level >= view.rules.hotel_level
            houses = 0 if hotel else deed.level
            token = voice.players[deed.owner].token
            rent = on_property(rent_text(space, view, voice.words), voice.words)
            yield Holding(space, token, rent, houses, hotel, deed.mortgaged)
