"""Changing the computer players of a lobby: how one of them plays, or that it leaves."""

from collections.abc import Callable, Mapping

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.panels.setting_up.computers import (
    CHARACTERS,
    computer_line,
    refusal_note,
    strength_list,
)
from bot.panels.setting_up.settings_button import settings_button
from bot.render.names import face_emoji
from bot.render.voice import Voice
from bot.screens.accents import SETTING_UP
from bot.screens.panel_screen import PanelScreen
from bot.screens.press import Press, Unreadable, panel_custom_id
from bot.screens.screen import Button, Option, Select
from bot.text.language import Words
from engine.host.computers.names import free_name
from engine.host.lobby import Lobby
from engine.host.refusals import Refusal, Refused, demand
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Player
from engine.players.characters import NEUTRAL, STRENGTHS, USUAL_STRENGTH

VERB = "seated"


async def seated_computers(context: Context, press: Press) -> None:
    """Answer a press in the panel: `main`, `choose`, or `strength`, `character` and `remove`, each
    with the token, the character and the strength of the computer that the panel has shown.
    """
    user_id, chosen = context.person.user_id, "".join(context.values)
    match press.words:
        case ["main"]:
            await _show(context, press.game_id)
        case ["choose"]:
            await _show(context, press.game_id, chosen)
        case ["strength", token, character, _] if chosen in STRENGTHS:
            await _change(
                context,
                press,
                lambda it: it.with_changed_computer(user_id, token, character, chosen),
            )
        case ["character", token, _, strength] if chosen in CHARACTERS:
            await _change(
                context,
                press,
                lambda it: it.with_changed_computer(user_id, token, chosen, strength),
            )
        case ["remove", token, _, _]:
            await _change(context, press, lambda it: it.without_computer(user_id, token))
        case _:
            raise Unreadable(press.arguments)


async def _show(context: Context, game_id: str, token: str = "") -> None:
    """Show the computer with a token, or the first. Raises Refused for those without a seat."""
    found = await context.lobbies.find(game_id)
    demand(found.lobby.player(context.person.user_id), Refusal.NOT_JOINED)
    demand(found.lobby.computers, Refusal.NO_COMPUTER)
    await context.show(seated_screen(found, token, context.voice(found)))


async def _change(context: Context, press: Press, change: Callable[[Lobby], Lobby]) -> None:
    """Change the computer that the panel has shown; where it is no longer like that, say so."""
    _, token, *plays = press.words
    before = await context.lobbies.find(press.game_id)

    def changed(lobby: Lobby) -> Lobby:
        demand(lobby.player(context.person.user_id), Refusal.NOT_JOINED)
        computer = lobby.computer(token)
        demand(computer is not None and _style(computer) == (*plays,), Refusal.LOBBY_CHANGED)
        return change(lobby)

    try:
        found = await context.lobbies.change(press.game_id, changed)
        note = _leaving_note(context, before, found)
    except Refused as refused:
        if refused.refusal is not Refusal.LOBBY_CHANGED:
            raise
        found = await context.lobbies.find(press.game_id)
        note = refusal_note(context, refused)
    await context.show(seated_screen(found, token, context.voice(found), note))
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


def seated_screen(found: OpenLobby, token: str, voice: Voice, note: str = "") -> PanelScreen:
    """Return the computers of a lobby, and how the one with a token, or else the first, plays.

    `note`: what has just happened.
    """
    lobby, words = found.lobby, voice.words
    title, back = f"### {words.say('seated-title')}", settings_button(found.record.id, words)
    if not lobby.computers:
        return PanelScreen((title, note, words.say("seated-none"), (back,)), SETTING_UP)
    computer = lobby.computer(token) or lobby.computers[0]
    strength, seen = _style(computer)[1], " ".join((computer.token, *_style(computer)))
    at = panel_custom_id(found.record.id, VERB, f"strength {seen}")
    how_title = words.say("seated-how", who=computer.name)
    who_title = words.say("seated-who", who=computer.name)
    parts = (
        title,
        "\n".join(computer_line(computer, voice) for computer in lobby.computers),
        note,
        f"**{words.say('seated-choose')}**",
        _computers(found, computer, voice),
        f"**{how_title}**",
        strength_list(at, how_title, strength, words),
        f"**{who_title}**",
        _characters(found, computer, seen, words),
        (_remove_button(found, computer, seen, words), back),
    )
    return PanelScreen(parts, SETTING_UP)


def _computers(found: OpenLobby, chosen: Player, voice: Voice) -> Select:
    words = voice.words
    options = tuple(
        Option(
            computer.name,
            computer.token,
            words.say(f"strength-{_style(computer)[1]}"),
            face_emoji(computer.character),
            default=computer == chosen,
        )
        for computer in found.lobby.computers
    )
    at = panel_custom_id(found.record.id, VERB, "choose")
    return Select(at, words.say("seated-choose"), options)


def _characters(found: OpenLobby, computer: Player, seen: str, words: Words) -> Select:
    """Return the list of characters under the names that the computer would have."""
    others = [player for player in found.lobby.players if player != computer]
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
    at = panel_custom_id(found.record.id, VERB, f"character {seen}")
    return Select(at, words.say("seated-who", who=computer.name), options)


def _remove_button(found: OpenLobby, computer: Player, seen: str, words: Words) -> Button:
    label = words.say("button-seated-remove", who=computer.name)
    at = panel_custom_id(found.record.id, VERB, f"remove {seen}")
    return Button(label, at)


PANELS: Mapping[str, Panel] = {VERB: seated_computers}
