"""A lobby's settings, for one reader alone: the host changes the game, members their own seat."""

from collections.abc import Collection, Iterator
from typing import Literal

from bot.features.lobby.clocks import pace_options
from bot.features.lobby.presses import (
    ChooseInLobby,
    Clocks,
    LobbyPeople,
    LobbyPress,
    LobbyRules,
    SeatBy,
    ShowSeated,
)
from bot.language.language import Words
from bot.language.names import TOKEN_EMOJI
from bot.language.voice import Voice
from bot.presses.boards import ShowBoards
from bot.ui.accents import SETTING_UP
from bot.ui.panel_screen import PanelScreen, Part, Section
from bot.ui.screen import Button, Option, Select
from engine.host.clocks.paces import ALONE
from engine.host.lobby import ALLOWANCES, Lobby
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Player

Right = Literal["people", "close"]
"""What a person may do with a lobby who may not be its host: take people out, close it."""


def settings_screen(
    open_lobby: OpenLobby,
    user_id: int,
    voice: Voice,
    boards: Select | None,
    rights: Collection[Right],
) -> PanelScreen:
    """Return what one person may change in an open lobby, and who its host is; `boards` is the list
    of boards that the host may choose from, `rights` what they
    may do as its host could.
    """
    lobby, words = open_lobby.lobby, voice.words
    me = lobby.player(user_id)
    title = f"### {voice.say('lobby-settings-title')}"
    parts: list[Part] = [title, _who_decides(open_lobby, me, voice)]
    if me is not None:
        parts += [f"**{words.say('lobby-token-mine')}**", _tokens(open_lobby, me, words)]
    if boards is not None:
        parts += [f"**{words.say('board-name')}**", boards]
    if user_id == lobby.host_id:
        parts += [f"**{words.say('lobby-pace')}**", _paces(open_lobby, words)]
    if user_id == lobby.host_id and not open_lobby.record.is_direct:
        parts += [f"**{words.say('advice')}**", _allowances(open_lobby, words)]
        parts.append(_seating(open_lobby, words))
    parts.append(_links(open_lobby, words, boards is not None))
    parts.append(tuple(_buttons(open_lobby, me, words, rights)))
    return PanelScreen(tuple(parts), SETTING_UP)


def _who_decides(open_lobby: OpenLobby, me: Player | None, voice: Voice) -> str:
    lobby = open_lobby.lobby
    if open_lobby.record.is_direct:
        return voice.say("lobby-settings-alone")
    if me is None:
        return voice.say("lobby-settings-guest", host=host_name(lobby, voice))
    if me.user_id == lobby.host_id:
        return voice.say("lobby-settings-host")
    return voice.say("lobby-settings-member", host=host_name(lobby, voice))


def host_name(lobby: Lobby, voice: Voice) -> str:
    """Return the host's name, with the token."""
    seat = next((p.seat for p in lobby.players if p.user_id == lobby.host_id), 0)
    return voice.player(seat)


def _tokens(open_lobby: OpenLobby, me: Player, words: Words) -> Select:
    """Return the list of tokens that are left, and one's own."""
    taken = {player.token for player in open_lobby.lobby.players if player != me}
    options = tuple(
        Option(
            words.say(f"token-{token}"),
            token,
            emoji=emoji,
            default=token == me.token,
        )
        for token, emoji in TOKEN_EMOJI.items()
        if token not in taken
    )
    at = ChooseInLobby(open_lobby.record.id, "token").custom_id
    return Select(at, words.say("lobby-choose-token"), options)


def _paces(open_lobby: OpenLobby, words: Words) -> Select:
    at = ChooseInLobby(open_lobby.record.id, "pace").custom_id
    alone = (ALONE,) if open_lobby.record.is_direct else ()
    options = pace_options(open_lobby.lobby.pace, words, *alone)
    return Select(at, words.say("lobby-choose-pace"), options)


def _allowances(open_lobby: OpenLobby, words: Words) -> Select:
    options = tuple(
        Option(
            words.say(f"advice-for-{allowance}"),
            allowance,
            description=words.say(f"advice-for-{allowance}-hint"),
            default=allowance == open_lobby.lobby.advice,
        )
        for allowance in ALLOWANCES
    )
    at = ChooseInLobby(open_lobby.record.id, "advice").custom_id
    return Select(at, words.say("advice-choose"), options)


def _seating(open_lobby: OpenLobby, words: Words) -> Section:
    """Return who will sit where, with the button that changes it."""
    now = open_lobby.lobby.seating
    change = SeatBy(open_lobby.record.id, "drawn" if now == "joined" else "joined")
    button = Button(words.say(f"button-seating-{change.seating}"), change.custom_id)
    return Section(words.say(f"lobby-seating-{now}"), button)


def _links(open_lobby: OpenLobby, words: Words, is_host: bool) -> tuple[Button, ...]:
    """Return the ways to the panels that everyone may read and the host may change, and for the
    host that to a new board.
    """
    game_id = open_lobby.record.id
    board = Button(words.say("button-make-board"), ShowBoards(game_id).custom_id)
    return (
        Button(words.say("button-lobby-rules"), LobbyRules(game_id, "main").custom_id),
        Button(words.say("button-clocks"), Clocks(game_id, "main").custom_id),
        *((board,) if is_host else ()),
    )


def _buttons(
    open_lobby: OpenLobby, me: Player | None, words: Words, rights: Collection[Right]
) -> Iterator[Button]:
    lobby = open_lobby.lobby

    game_id = open_lobby.record.id
    if me is not None:
        at = LobbyPress(game_id, "computer").custom_id
        yield Button(words.say("button-lobby-computer"), at, disabled=lobby.is_full)
        at = ShowSeated(game_id, "main").custom_id
        yield Button(words.say("button-seated"), at, disabled=not lobby.computers)
    if "people" in rights:
        yield Button(words.say("button-lobby-people"), LobbyPeople(game_id).custom_id)
    if "close" in rights:
        yield Button(words.say("button-lobby-close"), LobbyPress(game_id, "close").custom_id)
