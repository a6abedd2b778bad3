"""The lobby: sit down, choose a token and a pace, add computers, start."""

from collections.abc import Callable, Iterator

from bot.interactions.context import Context
from bot.panels.common.checks import need_permissions
from bot.panels.setting_up import clocks
from bot.panels.setting_up.clocks import pace_options
from bot.render.choice_text import edition_line, game_line, hour_line, house_rule_lines
from bot.render.clocks import pace_line
from bot.render.names import TOKEN_EMOJI
from bot.render.voice import Voice
from bot.screens.press import Press, Unreadable, panel_custom_id
from bot.screens.screen import Button, Embed, Option, Row, Screen, Select, Style
from bot.text.language import Words
from engine.editions.choosing import is_standard
from engine.host.lobby import Lobby
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import Player

VERB = "lobby"
COLOUR = 0x2E7D5B
MAX_HOUSE_RULES = 8
"""House rules that are told in full; the panel tells the rest."""


def lobby_screen(found: OpenLobby, voice: Voice) -> Screen:
    """Return who has sat down, what will be played, the hash that binds the dice, and the
    buttons.
    """
    if found.record.phase != "lobby":
        return Screen(embeds=(Embed(voice.say("lobby-closed"), "", COLOUR),))
    lobby = found.lobby
    lines = [_seat(player, lobby, voice) for player in lobby.players]
    host = next((p.seat for p in lobby.players if p.user_id == lobby.host_id), 0)
    rules = lobby.rules()
    text = "\n".join(
        [
            *lines,
            "",
            voice.say("lobby-how", host=voice.player(host), least=rules.players_min),
            "",
            pace_line(lobby.pace, voice.words),
            *_rules(lobby, voice.words),
            "",
            voice.say("lobby-expires", at=str(int(found.record.expires_at or 0))),
            voice.say("lobby-commitment", hash=found.commitment),
        ]
    )
    title = voice.say("lobby-title", seats=len(lobby.players), most=lobby.most)
    return Screen(embeds=(Embed(title, text, COLOUR),), rows=_rows(found, voice.words))


def _seat(player: Player, lobby: Lobby, voice: Voice) -> str:
    who = voice.player(player.seat)
    if player.user_id is None:
        return voice.say("lobby-seat-computer", who=who)
    is_host = player.user_id == lobby.host_id
    return voice.say("lobby-seat-host" if is_host else "lobby-seat", who=who)


def _rules(lobby: Lobby, words: Words) -> Iterator[str]:
    """Yield what is played, as far as it is not the standard game."""
    yield edition_line(lobby.choice, words)
    if not is_standard(lobby.choice):
        yield game_line(lobby.choice, words)
    if lobby.rules().is_timed:
        yield hour_line(lobby.hour, words)
    house_rules = list(house_rule_lines(lobby.choice, words, MAX_HOUSE_RULES))
    if house_rules:
        yield from ("", *house_rules)


def _rows(found: OpenLobby, words: Words) -> tuple[Row, ...]:
    lobby, game_id = found.lobby, found.record.id
    full = len(lobby.players) >= lobby.most
    few = len(lobby.players) < lobby.rules().players_min
    computers = any(player.user_id is None for player in lobby.players)

    def button(verb: str, style: Style, disabled: bool = False) -> Button:
        label = words.say(f"button-lobby-{verb}")
        return Button(label, panel_custom_id(game_id, VERB, verb), style, disabled)

    return (
        (
            button("join", "success", disabled=full),
            button("leave", "secondary"),
            button("computer", "secondary", disabled=full),
            button("nocomputer", "secondary", disabled=not computers),
        ),
        (
            button("start", "primary", disabled=few),
            Button(
                words.say("button-lobby-rules"),
                panel_custom_id(game_id, "choose", "main"),
                "secondary",
            ),
            Button(
                words.say("button-clocks"),
                panel_custom_id(game_id, clocks.VERB, "main"),
                "secondary",
            ),
            button("cancel", "danger"),
        ),
        _tokens(lobby, game_id, words),
        _paces(lobby, game_id, words),
    )


def _tokens(lobby: Lobby, game_id: str, words: Words) -> Select:
    taken = {player.token for player in lobby.players}
    options = tuple(
        Option(words.say(f"token-{token}"), token, emoji=emoji)
        for token, emoji in TOKEN_EMOJI.items()
        if token not in taken
    ) or (Option(words.say("lobby-no-token"), "none"),)
    return Select(panel_custom_id(game_id, VERB, "token"), words.say("lobby-choose-token"), options)


def _paces(lobby: Lobby, game_id: str, words: Words) -> Select:
    placeholder = words.say("lobby-choose-pace")
    return Select(
        panel_custom_id(game_id, VERB, "pace"), placeholder, pace_options(lobby.pace, words)
    )


def started_screen(game: StartedGame, voice: Voice) -> Screen:
    """Return what is left of the lobby's message: who plays, by which rules, with which hash."""
    who = voice.and_list([voice.player(player.seat) for player in game.players])
    text = voice.say("lobby-started", who=who)
    return Screen(embeds=(Embed(voice.say("lobby-started-title"), text, COLOUR),))


async def lobby(context: Context, press: Press) -> None:
    """Answer a press in the lobby."""
    user = context.person.user_id
    if press.arguments == "pace" and context.values == (clocks.CUSTOM,):
        await clocks.open_clocks(context, press.game_id)
        return
    if press.arguments == "start":
        need_permissions(context)
        await context.lobbies.start(press.game_id, user)
    elif press.arguments == "cancel":
        await context.lobbies.close(press.game_id, user)
    elif (change := _CHANGES.get(press.arguments)) is not None:
        await context.lobbies.change(press.game_id, lambda it: change(it, context))
    else:
        raise Unreadable(press.arguments)
    await context.flush(press.game_id)


def _join(lobby: Lobby, context: Context) -> Lobby:
    return lobby.joined_by(context.person, context.key)


def _leave(lobby: Lobby, context: Context) -> Lobby:
    return lobby.left_by(context.person.user_id)


def _add_computer(lobby: Lobby, context: Context) -> Lobby:
    return lobby.with_computer(context.person.user_id)


def _remove_computer(lobby: Lobby, context: Context) -> Lobby:
    return lobby.without_computer(context.person.user_id)


def _take_token(lobby: Lobby, context: Context) -> Lobby:
    return lobby.with_token(context.person.user_id, _selected_value(context))


def _set_pace(lobby: Lobby, context: Context) -> Lobby:
    return lobby.with_pace(context.person.user_id, _selected_value(context))


def _selected_value(context: Context) -> str:
    return context.values[0] if context.values else ""


_CHANGES: dict[str, Callable[[Lobby, Context], Lobby]] = {
    "join": _join,
    "leave": _leave,
    "computer": _add_computer,
    "nocomputer": _remove_computer,
    "token": _take_token,
    "pace": _set_pace,
}
