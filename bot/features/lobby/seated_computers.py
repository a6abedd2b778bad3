"""Changing the computer players of a lobby: how one of them plays, or that it leaves."""

from collections.abc import Callable
from functools import partial

from bot.features.lobby.computers import CHARACTERS, computer_line, refusal_note, strength_list
from bot.features.lobby.presses import ChangeSeated, ShowSeated
from bot.features.lobby.settings_button import settings_button
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.language.names import face_emoji
from bot.language.voice import Voice
from bot.ui.accents import SETTING_UP
from bot.ui.panel_screen import PanelScreen
from bot.ui.press import Unreadable
from bot.ui.screen import Button, Option, Select
from engine.host.computers.names import free_name
from engine.host.lobby import Lobby
from engine.host.refusals import Refusal, Refused, demand
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Player
from engine.players.characters import NEUTRAL, STRENGTHS, USUAL_STRENGTH

HANDLERS = Handlers()


@HANDLERS.answers(ShowSeated)
async def _show_seated(context: Context, press: ShowSeated) -> None:
    await _show(context, press.game_id, "" if press.page == "main" else "".join(context.values))


@HANDLERS.answers(ChangeSeated)
async def _change_seated(context: Context, press: ChangeSeated) -> None:
    user_id, token, chosen = context.user_id, press.token, "".join(context.values)
    character, strength = press.character, press.strength
    if press.change == "remove":
        await _change(context, press, lambda it: it.without_computer(user_id, token))
        return
    if chosen not in (STRENGTHS if press.change == "strength" else CHARACTERS):
        raise Unreadable(chosen)
    plays = (character, chosen) if press.change == "strength" else (chosen, strength)
    await _change(context, press, lambda it: it.with_changed_computer(user_id, token, *plays))


async def _show(context: Context, game_id: str, token: str = "") -> None:
    """Show the computer with a token, or the first. Raises Refused for those without a seat."""
    open_lobby = await context.lobbies.find(game_id)
    demand(open_lobby.lobby.player(context.user_id), Refusal.NOT_JOINED)
    demand(open_lobby.lobby.computers, Refusal.NO_COMPUTER)
    await context.show(seated_screen(open_lobby, token, context.voice(open_lobby)))


async def _change(context: Context, press: ChangeSeated, change: Callable[[Lobby], Lobby]) -> None:
    """Change the computer that the panel has shown; where it is no longer like that, say so."""
    token, plays = press.token, (press.character, press.strength)
    before = await context.lobbies.find(press.game_id)

    def changed(lobby: Lobby) -> Lobby:
        demand(lobby.player(context.user_id), Refusal.NOT_JOINED)
        computer = lobby.computer(token)
        demand(computer is not None and _style(computer) == plays, Refusal.LOBBY_CHANGED)
        return change(lobby)

    try:
        open_lobby = await context.lobbies.change(press.game_id, changed)
        note = _leaving_note(context, before, open_lobby)
    except Refused as refused:
        if refused.refusal is not Refusal.LOBBY_CHANGED:
            raise
        open_lobby = await context.lobbies.find(press.game_id)
        note = refusal_note(context, refused)
    await context.show(seated_screen(open_lobby, token, context.voice(open_lobby), note))
    await context.flush(press.game_id)


def _style(computer: Player) -> tuple[str, str]:
    """Return the character and the strength of a computer."""
    return computer.character or NEUTRAL.name, computer.strength or USUAL_STRENGTH


def _leaving_note(context: Context, before: OpenLobby, after: OpenLobby) -> str:
    """Return that a computer has left, if one has."""
    tokens = {player.token for player in after.players}
    left = [player for player in before.players if player.token not in tokens]
    if not left:
        return ""
    who, seats = context.voice(before).player(left[0].seat), len(after.players)
    return context.words.say("seated-left", who=who, seats=seats, most=after.lobby.most)


def seated_screen(open_lobby: OpenLobby, token: str, voice: Voice, note: str = "") -> PanelScreen:
    """Return the computers of a lobby, and how the one with a token, or else the first, plays.

    `note`: what has just happened.
    """
    lobby, words = open_lobby.lobby, voice.words
    title, back = f"### {words.say('seated-title')}", settings_button(open_lobby.record.id, words)
    if not lobby.computers:
        return PanelScreen((title, note, words.say("seated-none"), (back,)), SETTING_UP)
    computer = lobby.computer(token) or lobby.computers[0]
    character, strength = _style(computer)
    seen = partial(
        ChangeSeated,
        open_lobby.record.id,
        token=computer.token,
        character=character,
        strength=strength,
    )
    how_title = words.say("seated-how", who=computer.name)
    who_title = words.say("seated-who", who=computer.name)
    parts = (
        title,
        "\n".join(computer_line(computer, voice) for computer in lobby.computers),
        note,
        f"**{words.say('seated-choose')}**",
        _computers(open_lobby, computer, voice),
        f"**{how_title}**",
        strength_list(seen(change="strength").custom_id, how_title, strength, words),
        f"**{who_title}**",
        _characters(open_lobby, computer, seen(change="character"), words),
        (_remove_button(computer, seen(change="remove"), words), back),
    )
    return PanelScreen(parts, SETTING_UP)


def _computers(open_lobby: OpenLobby, chosen: Player, voice: Voice) -> Select:
    words = voice.words
    options = tuple(
        Option(
            computer.name,
            computer.token,
            words.say(f"strength-{_style(computer)[1]}"),
            face_emoji(computer.character),
            default=computer == chosen,
        )
        for computer in open_lobby.lobby.computers
    )
    at = ShowSeated(open_lobby.record.id, "choose").custom_id
    return Select(at, words.say("seated-choose"), options)


def _characters(
    open_lobby: OpenLobby, computer: Player, press: ChangeSeated, words: Words
) -> Select:
    """Return the list of characters under the names that the computer would have."""
    others = [player for player in open_lobby.lobby.players if player != computer]
    mine, _ = _style(computer)
    options = tuple(
        Option(
            computer.name if character == mine else free_name(character, others),
            character,
            words.say(f"character-{character}"),
            emoji=face_emoji(character),
            default=character == mine,
        )
        for character in CHARACTERS
    )
    return Select(press.custom_id, words.say("seated-who", who=computer.name), options)


def _remove_button(computer: Player, press: ChangeSeated, words: Words) -> Button:
    label = words.say("button-seated-remove", who=computer.name)
    return Button(label, press.custom_id)
