"""Adding computer players to a lobby: which character sits down, and how well it plays."""

from collections.abc import Callable
from functools import partial
from zlib import crc32

from bot.features.lobby.presses import (
    AddComputer,
    SeatComputer,
    ShowStrength,
    Start,
    Surprise,
)
from bot.features.lobby.settings_button import settings_button
from bot.interactions.context import Context
from bot.interactions.router import Handlers, refusal_sentence
from bot.language.language import Words
from bot.language.names import face_emoji
from bot.language.voice import Voice
from bot.pictures.lineup import draw_lineup
from bot.ui.accents import SETTING_UP
from bot.ui.message_files import Picture
from bot.ui.panel_screen import PanelScreen, Part
from bot.ui.press import Unreadable
from bot.ui.refused_form import warning
from bot.ui.screen import Button, Option, Select
from engine.host.computers.names import GIVEN_NAMES, free_name
from engine.host.lobby import Lobby
from engine.host.refusals import Refusal, Refused, demand
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Player
from engine.players.characters import NEUTRAL, STRENGTHS, USUAL_STRENGTH

HANDLERS = Handlers()
CHARACTERS = (*GIVEN_NAMES, NEUTRAL.name)
"""Whom one may choose, in the order in which they are listed."""


@HANDLERS.answers(ShowStrength)
async def _show_strength(context: Context, press: ShowStrength) -> None:
    await show_computers(context, press.game_id, _strength("".join(context.values)))


@HANDLERS.answers(AddComputer)
async def _add_chosen(context: Context, press: AddComputer) -> None:
    chosen = "".join(context.values)
    if chosen not in CHARACTERS:
        raise Unreadable(chosen)
    await _add(context, press, lambda _: chosen)


@HANDLERS.answers(Surprise)
async def _add_any(context: Context, press: Surprise) -> None:
    await _add(context, press, partial(surprising, key=context.key))


def _strength(name: str) -> str:
    if name not in STRENGTHS:
        raise Unreadable(name)
    return name


async def show_computers(context: Context, game_id: str, strength: str = USUAL_STRENGTH) -> None:
    """Show who can sit down. Raises Refused for people who have no seat in the lobby themselves."""
    open_lobby = await context.lobbies.find(game_id)
    demand(open_lobby.lobby.player(context.user_id), Refusal.NOT_JOINED)
    await _show(context, open_lobby, strength)


async def _add(context: Context, press: SeatComputer, choose: Callable[[Lobby], str]) -> None:
    """Seat a computer of the character that `choose` returns, for the strength and the count of
    computers that the panel showed; where the lobby is no longer like that, say so.
    """
    strength = _strength(press.strength)

    def with_computer(lobby: Lobby) -> Lobby:
        demand(lobby.player(context.user_id), Refusal.NOT_JOINED)
        demand(len(lobby.computers) == press.seen, Refusal.LOBBY_CHANGED)
        return lobby.with_computer(context.user_id, choose(lobby), strength)

    try:
        open_lobby = await context.lobbies.change(press.game_id, with_computer)
        note = _added(open_lobby, context.voice(open_lobby))
    except Refused as refused:
        if refused.refusal not in (Refusal.LOBBY_CHANGED, Refusal.LOBBY_FULL):
            raise
        open_lobby = await context.lobbies.find(press.game_id)
        note = refusal_note(context, refused)
    await _show(context, open_lobby, strength, note)
    await context.flush(press.game_id)


async def _show(context: Context, open_lobby: OpenLobby, strength: str, note: str = "") -> None:
    voice, hosts = context.voice(open_lobby), open_lobby.lobby.host_id == context.user_id
    await context.show(computers_screen(open_lobby, strength, voice, note, hosts=hosts))


def refusal_note(context: Context, refused: Refused) -> str:
    """Return why nothing was changed; nothing for a repeated press, which was answered before."""
    if context.is_repeated:
        return ""
    return warning(context.words, refusal_sentence(context, refused))


def surprising(lobby: Lobby, key: str) -> str:
    """Return a character that nobody has chosen: one that is not here yet, as long as there is one.

    `key`: the request, which decides.
    """
    here = {player.character for player in lobby.players}
    left = [name for name in GIVEN_NAMES if name not in here] or list(GIVEN_NAMES)
    return left[crc32(key.encode()) % len(left)]


def computers_screen(
    open_lobby: OpenLobby, strength: str, voice: Voice, note: str = "", *, hosts: bool = False
) -> PanelScreen:
    """Return who may sit down and how well they may play; `note`: what has just happened, `hosts`:
    its reader is the host, who may start once enough players sit there.
    """
    lobby, words = open_lobby.lobby, voice.words
    parts: list[Part] = [f"### {words.say('computers-title')}", lineup_picture(lobby, words)]
    parts.append("\n".join(_about(character, name, words) for character, name in _lineup(lobby)))
    parts.append(note)
    if lobby.is_full:
        parts += [
            words.say("computers-full", most=lobby.most),
            _last_row(open_lobby, (), words, hosts),
        ]
        return PanelScreen(tuple(parts), SETTING_UP)
    at = Surprise(open_lobby.record.id, strength, len(lobby.computers)).custom_id
    surprise = Button(words.say("button-computers-surprise"), at, "primary", emoji="🎲")
    at = ShowStrength(open_lobby.record.id).custom_id
    parts += [
        strength_list(at, words.say("computers-strength"), strength, words),
        _characters(open_lobby, strength, words),
    ]
    parts.append(_last_row(open_lobby, (surprise,), words, hosts))
    return PanelScreen(tuple(parts), SETTING_UP)


def _about(character: str, name: str, words: Words) -> str:
    plays = words.say(f"character-{character}")
    return words.say("character-line", face=face_emoji(character), name=name, plays=plays)


def computer_line(player: Player, voice: Voice) -> str:
    """Return who a computer in a lobby is, and how it plays."""
    drawn, strength = face_emoji(player.character), player.strength or USUAL_STRENGTH
    who = voice.player(player.seat)
    return voice.say("lobby-seat-computer", who=who, face=drawn, strength=strength)


def strength_list(at: str, placeholder: str, chosen: str, words: Words) -> Select:
    """Return the list of strengths with this custom_id, in which one is chosen."""
    options = tuple(
        Option(
            words.say(f"strength-{strength}"),
            strength,
            words.say(f"strength-{strength}-hint"),
            default=strength == chosen,
        )
        for strength in STRENGTHS
    )
    return Select(at, placeholder, options)


def _characters(open_lobby: OpenLobby, strength: str, words: Words) -> Select:
    """Return the list of characters; its id changes with each computer, so it is empty again."""
    lobby = open_lobby.lobby
    options = tuple(
        Option(free_name(it, lobby.players), it, emoji=face_emoji(it)) for it in CHARACTERS
    )
    at = AddComputer(open_lobby.record.id, strength, len(lobby.computers)).custom_id
    return Select(at, words.say("computers-who"), options)


def _last_row(
    open_lobby: OpenLobby, buttons: tuple[Button, ...], words: Words, hosts: bool
) -> tuple[Button, ...]:
    lobby, game_id = open_lobby.lobby, open_lobby.record.id
    row = (*buttons, settings_button(game_id, words))
    if not hosts or len(lobby.players) < lobby.rules().players_min:
        return row
    at = Start(game_id, lobby.terms).custom_id
    return (*row, Button(words.say("button-lobby-start"), at, "success"))


def _added(open_lobby: OpenLobby, voice: Voice) -> str:
    lobby = open_lobby.lobby
    seat = lobby.players[-1].seat
    return voice.say(
        "computers-added", who=voice.player(seat), seats=len(lobby.players), most=lobby.most
    )


def _lineup(lobby: Lobby) -> tuple[tuple[str, str], ...]:
    """Return each character that one may choose with a name: that of its first computer in the
    lobby, or the one that it would have.
    """
    here = {it.character: it.name for it in reversed(lobby.computers)}
    return tuple(
        (character, here.get(character) or free_name(character, lobby.players))
        for character in CHARACTERS
    )


def lineup_picture(lobby: Lobby, words: Words) -> Picture:
    """Return the faces of all characters, each with its name in the lobby."""
    shown = _lineup(lobby)
    names = tuple(name for _, name in shown)
    return Picture(
        "players.png",
        shown,
        lambda: words.say("computers-alt", names=words.and_list(names)),
        partial(draw_lineup, shown),
    )
