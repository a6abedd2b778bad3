"""The lobby: what everyone sees and presses in it, and what its buttons and settings do."""

from collections.abc import Awaitable, Callable, Iterator, Sequence

from bot.features.lobby import clocks
from bot.features.lobby.clocks_text import pace_line
from bot.features.lobby.computers import computer_line, show_computers
from bot.features.lobby.lobby_settings import host_name, settings_screen
from bot.features.lobby.presses import (
    ChooseInLobby,
    CloseLobby,
    Confirm,
    Join,
    LeaveLobby,
    Listed,
    LobbyPress,
    Start,
)
from bot.features.lobby.settings_button import settings_button
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.choice_text import (
    advice_rule,
    edition_line,
    game_line,
    house_rule_lines,
    length_line,
)
from bot.language.language import Words
from bot.language.voice import Voice
from bot.ui.accents import SETTING_UP
from bot.ui.press import Unreadable
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button, Embed, Row, Screen, Style
from engine.editions.choice import is_standard
from engine.host.clocks.paces import ALONE
from engine.host.lobby import ALLOWANCES, Lobby
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import Player

HANDLERS = Handlers()
MAX_HOUSE_RULES = 8
"""House rules that are told in full; the panel tells the rest."""


def lobby_screen(open_lobby: OpenLobby, voice: Voice) -> Screen:
    """Return who has sat down, what will be played, and what everyone may press."""
    if open_lobby.record.phase != "lobby":
        return Screen(embeds=(Embed(voice.say("lobby-closed"), "", SETTING_UP),))
    lobby = open_lobby.lobby
    asked = lobby.unanswered
    lines = [_seat(player, lobby, asked, voice) for player in lobby.players]
    least = lobby.rules().players_min
    alone = "lobby-how-alone-few" if len(lobby.players) < least else "lobby-how-alone"
    how, advice = voice.say(alone, least=least), voice.say("advice-rule-alone")
    if not open_lobby.record.is_direct:
        how = voice.say("lobby-how", host=host_name(lobby, voice), least=least)
        advice = advice_rule(lobby.advice, voice.words)
    text = "\n".join(
        [
            *lines,
            "",
            *_asked(asked, voice),
            how,
            "",
            pace_line(lobby.pace, voice.words),
            *_rules(lobby, voice.words),
            advice,
            "",
            voice.say("lobby-expires", at=str(int(open_lobby.record.expires_at or 0))),
            voice.say("lobby-fair"),
        ]
    )
    title = voice.say("lobby-title", seats=len(lobby.players), most=lobby.most)
    return Screen(embeds=(Embed(title, text, SETTING_UP),), rows=_rows(open_lobby, voice.words))


def _seat(player: Player, lobby: Lobby, asked: Sequence[Player], voice: Voice) -> str:
    if player.user_id is None:
        return computer_line(player, voice)
    key = "lobby-seat"
    if player.user_id == lobby.host_id:
        key = "lobby-seat-host"
    elif asked:
        key = "lobby-seat-asked" if player in asked else "lobby-seat-in"
    return voice.say(key, who=voice.player(player.seat))


def _asked(people: Sequence[Player], voice: Voice) -> Iterator[str]:
    """Yield what is asked of people who have not said yes to what is to be played now."""
    if people:
        who = voice.and_list([voice.player(person.seat) for person in people])
        yield from (voice.say("lobby-asked", who=who), "")


def _rules(lobby: Lobby, words: Words) -> Iterator[str]:
    """Yield what is played, as far as it is not the standard game."""
    yield edition_line(lobby.choice, words)
    if not is_standard(lobby.choice):
        yield game_line(lobby.choice, words)
    if lobby.ends_after is not None:
        yield length_line(lobby.ends_after, words)
    house_rules = list(house_rule_lines(lobby.choice, words, MAX_HOUSE_RULES))
    if house_rules:
        yield from ("", *house_rules)


def _rows(open_lobby: OpenLobby, words: Words) -> tuple[Row, ...]:
    lobby = open_lobby.lobby
    few, asked = len(lobby.players) < lobby.rules().players_min, lobby.unanswered

    game_id, say = open_lobby.record.id, words.say

    def button(key: str, press: PressRecord, style: Style, disabled: bool = False) -> Button:
        return Button(say(key), press.custom_id, style, disabled)

    add = LobbyPress(game_id, "computer")
    computer = button("button-lobby-computer", add, "secondary", lobby.is_full)
    settings = button("button-lobby-settings", LobbyPress(game_id, "settings"), "secondary")
    colour: Style = "secondary" if few or asked else "primary"
    start = button("button-lobby-start", Start(game_id, lobby.terms), colour, few)
    if open_lobby.record.is_direct:
        return ((start, computer, settings),)
    colour = "success" if few else "secondary"
    join = button("button-lobby-join", Join(game_id, lobby.terms), colour, lobby.is_full)
    leave = button("button-lobby-leave", LeaveLobby(game_id, "leave"), "secondary")
    confirm = button("button-lobby-confirm", Confirm(game_id, lobby.terms), "success")
    return ((join, leave, computer), (*((confirm,) if asked else ()), start, settings))


def started_screen(game: StartedGame, voice: Voice) -> Screen:
    """Return what is left of the lobby's message: who plays."""
    who = voice.and_list([voice.player(player.seat) for player in game.players])
    text = voice.say("lobby-started", who=who)
    return Screen(embeds=(Embed(voice.say("lobby-started-title"), text, SETTING_UP),))


@HANDLERS.answers(LobbyPress)
async def _open_page(context: Context, press: LobbyPress) -> None:
    match press.page:
        case "settings":
            await _show_settings(context, await context.lobbies.find(press.game_id))
        case "computer":
            await show_computers(context, press.game_id)
        case "close":
            await _ask_to_close(context, press.game_id)


@HANDLERS.answers(ChooseInLobby)
async def _choose(context: Context, press: ChooseInLobby) -> None:
    if press.what == "pace" and context.values in _OTHER_PACES:
        await _OTHER_PACES[context.values](context, press.game_id)
    else:
        await _change(context, press.game_id, _CHANGES[press.what])


@HANDLERS.answers(LeaveLobby)
async def _leave_lobby(context: Context, press: LeaveLobby) -> None:
    await _change(context, press.game_id, _leave if press.way == "leave" else _remove_computer)


async def _show_settings(context: Context, open_lobby: OpenLobby) -> None:
    screen = settings_screen(open_lobby, context.user_id, context.voice(open_lobby))
    await context.show(screen)


async def _ask_to_close(context: Context, game_id: str) -> None:
    """Say what closing the lobby does before it is done. Raises Refused for all but its host."""
    open_lobby = await context.lobbies.find(game_id)
    open_lobby.lobby.need_host(context.user_id)
    words = context.words
    close = Button(words.say("lobby-cancel"), CloseLobby(game_id).custom_id, "danger")
    text = words.say("lobby-cancel-sure")
    await context.show(Screen(text, rows=((close, settings_button(game_id, words)),)))


@HANDLERS.answers(CloseLobby)
async def _close(context: Context, press: CloseLobby) -> None:
    await context.lobbies.close(press.game_id, context.user_id)
    if context.reply.is_private:
        await _show_closed(context)
    await context.flush(press.game_id)


async def _play_alone(context: Context, game_id: str) -> None:
    """Set the pace without deadlines. Raises Refused where several people might play."""
    record = (await context.lobbies.find(game_id)).record
    demand(record.is_direct, Refusal.NO_SUCH_PACE)
    await _change(context, game_id, lambda it, _: it.without_deadlines(context.user_id))


async def _change(
    context: Context, game_id: str, change: Callable[[Lobby, Context], Lobby]
) -> None:
    """Change the lobby; where its settings were pressed, show them anew."""
    open_lobby = await context.lobbies.change(game_id, lambda it: change(it, context))
    if context.reply.is_private and open_lobby.record.phase == "lobby":
        await _show_settings(context, open_lobby)
    elif context.reply.is_private:
        await _show_closed(context)
    await context.flush(game_id)


async def _show_closed(context: Context) -> None:
    await context.show(Screen(context.words.say("lobby-closed")))


def _leave(lobby: Lobby, context: Context) -> Lobby:
    return lobby.left_by(context.user_id)


def _remove_computer(lobby: Lobby, context: Context) -> Lobby:
    return lobby.without_computer(context.user_id)


def _take_token(lobby: Lobby, context: Context) -> Lobby:
    return lobby.with_token(context.user_id, _selected_value(context))


def _set_pace(lobby: Lobby, context: Context) -> Lobby:
    return lobby.with_pace(context.user_id, _selected_value(context))


def _set_advice(lobby: Lobby, context: Context) -> Lobby:
    value = _selected_value(context)
    chosen = next((allowance for allowance in ALLOWANCES if allowance == value), None)
    if chosen is None:
        raise Unreadable(value)
    return lobby.with_advice(context.user_id, chosen)


def _selected_value(context: Context) -> str:
    return context.values[0] if context.values else ""


_CHANGES: dict[Listed, Callable[[Lobby, Context], Lobby]] = {
    "token": _take_token,
    "pace": _set_pace,
    "advice": _set_advice,
}

_OTHER_PACES: dict[tuple[str, ...], Callable[[Context, str], Awaitable[None]]] = {
    (clocks.CUSTOM,): clocks.open_clocks,
    (ALONE,): _play_alone,
}
"""What does more than change a lobby, by what is chosen in the list of paces."""
