"""The lobby as everyone sees it: an invitation, what is played, who sits there, what to press."""

from collections.abc import Collection, Iterator

from bot.features.lobby.clocks_text import custom_pace_line
from bot.features.lobby.lobby_picture import lobby_picture, unwritten
from bot.features.lobby.lobby_settings import host_name
from bot.features.lobby.presses import Confirm, Join, LeaveLobby, LobbyPress, Start
from bot.language.choice_text import advice_rule, length_text, rules_line
from bot.language.language import FALLBACK, Words
from bot.language.voice import Voice
from bot.presses.boards import ShowLobbySettings
from bot.ui.accents import SETTING_UP
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button, Embed, Row, Screen, Style
from engine.editions.board_names import US
from engine.host.clocks.paces import LIVE, PACES, pace_of, read_custom_pace
from engine.host.lobbies.guests import NO_GUESTS, Guests
from engine.host.lobby import Lobby
from engine.host.snapshots import OpenLobby, StartedGame


def lobby_screen(
    open_lobby: OpenLobby,
    voice: Voice,
    guests: Guests = NO_GUESTS,
    *,
    called: Collection[int] = (),
    is_host_idle: bool = False,
) -> Screen:
    """Return who has sat down, what will be played, and what everyone may press.

    `called`: the user ids of those whom a text above it is to name.
    """
    if open_lobby.record.phase != "lobby":
        return Screen(embeds=(Embed(voice.say("lobby-closed"), "", SETTING_UP),))
    lines = _lines(open_lobby, voice, is_host_idle=is_host_idle)
    text = "\n".join((*_invited(open_lobby, guests, called, voice), *lines))
    picture = lobby_picture(open_lobby.lobby, voice)
    embed = Embed(_invitation(open_lobby, voice), text, SETTING_UP, picture=picture)
    return Screen(embeds=(embed,), rows=_rows(open_lobby, voice.words))


def started_screen(game: StartedGame, voice: Voice) -> Screen:
    """Return what is left of the lobby's message: who plays, from who begins on."""
    starter = game.position.starter
    seats = [player.seat for player in (*game.players[starter:], *game.players[:starter])]
    text = voice.say("lobby-started", who=voice.comma_list([*map(voice.player, seats)]))
    return Screen(embeds=(Embed(voice.say("lobby-started-title"), text, SETTING_UP),))


def _invitation(open_lobby: OpenLobby, voice: Voice) -> str:
    """Return who wants to play, or play again, at which pace, and about how long."""
    lobby, words = open_lobby.lobby, voice.words
    how = words.comma_list([_pace(lobby, words), *_duration(lobby, words)])
    again = "lobby-invites-again" if lobby.follows else "lobby-invites"
    key = "lobby-invites-alone" if open_lobby.record.is_direct else again
    return voice.say(key, who=host_name(lobby, voice), how=how)


def _pace(lobby: Lobby, words: Words) -> str:
    is_custom = read_custom_pace(lobby.pace) is not None
    return words.say("pace-hand" if is_custom else f"pace-{lobby.pace}")


def _duration(lobby: Lobby, words: Words) -> Iterator[str]:
    """Yield how long the game takes: as agreed, or about; nothing where nobody can tell."""
    if lobby.is_short_evening:
        yield words.say("lobby-lasts-short-evening")
    elif lobby.ends_after is not None:
        yield length_text(lobby.ends_after, words)
    elif lobby.rules().ends_with_first_bankruptcy and lobby.pace == LIVE.name:
        yield words.say("lobby-lasts-short")
    elif lobby.pace in PACES:
        yield words.say(f"lobby-lasts-{lobby.pace}")


def _invited(
    open_lobby: OpenLobby, guests: Guests, called: Collection[int], voice: Voice
) -> Iterator[str]:
    """Yield who alone may still join, if not everyone may; no names where all have been called."""
    if guests.invited is not None:
        seated = {it.user_id for it in open_lobby.players}
        waiting = [it for it in guests.invited if it not in seated]
        who = [] if set(waiting) <= set(called) else [f"<@{it}>" for it in waiting]
        yield voice.say("lobby-invited", count=len(who), who=voice.and_list(who))


def _lines(open_lobby: OpenLobby, voice: Voice, *, is_host_idle: bool) -> Iterator[str]:
    """Yield what is played, what is asked of whom, and until when the lobby is open."""
    lobby, words = open_lobby.lobby, voice.words
    yield " · ".join([rules_line(lobby.choice, words), *_board(lobby, words)])
    yield from _terms(open_lobby, words)
    asked, least = lobby.unanswered, lobby.rules().players_min
    if asked:
        yield voice.say("lobby-asked", who=voice.and_list([voice.player(it.seat) for it in asked]))
    enough = "lobby-few" if len(lobby.players) < least else "lobby-enough"
    key = "lobby-host-idle" if is_host_idle else enough
    yield voice.say(key, host=host_name(lobby, voice), least=least)
    yield from unwritten(lobby, voice)
    seats = {"seats": len(lobby.players), "most": lobby.most}
    yield voice.say("lobby-seats", at=str(int(open_lobby.record.expires_at or 0)), **seats)


def _board(lobby: Lobby, words: Words) -> Iterator[str]:
    """Yield whose names the spaces have, unless they are those of the rules in English."""
    if lobby.board.id != US or words.locale != FALLBACK:
        yield words.say("board-of-game", title=lobby.board.names.title)


def _terms(open_lobby: OpenLobby, words: Words) -> Iterator[str]:
    """Yield what else everybody agrees to, as far as it is not as usual."""
    lobby = open_lobby.lobby
    custom = custom_pace_line(lobby.pace, words)
    if custom:
        yield custom
    elif not pace_of(lobby.pace).live:
        yield words.say(f"pace-{lobby.pace}-short")
    if open_lobby.record.is_direct:
        yield words.say("advice-rule-alone")
        return
    if lobby.advice != "computers":
        yield advice_rule(lobby.advice, words)
    if lobby.seating == "joined":
        yield words.say("lobby-seating-joined")


def _rows(open_lobby: OpenLobby, words: Words) -> tuple[Row, ...]:
    """Return the buttons; in color the one that leads on: Join, Still in, or Start."""
    lobby = open_lobby.lobby
    few, asked = len(lobby.players) < lobby.rules().players_min, lobby.unanswered
    game_id, say = open_lobby.record.id, words.say

    def button(key: str, press: PressRecord, style: Style, disabled: bool = False) -> Button:
        return Button(say(key), press.custom_id, style, disabled)

    add = LobbyPress(game_id, "computer")
    computer = button("button-lobby-computer", add, "secondary", lobby.is_full)
    settings = button("button-lobby-settings", ShowLobbySettings(game_id), "secondary")
    colour: Style = "secondary" if few or asked else "primary"
    start = button("button-lobby-start", Start(game_id, lobby.terms), colour, few)
    if open_lobby.record.is_direct:
        return ((start, computer, settings),)
    colour = "success" if len(lobby.players) == 1 else "secondary"
    join = button("button-lobby-join", Join(game_id, lobby.terms), colour, lobby.is_full)
    leave = button("button-lobby-leave", LeaveLobby(game_id, "leave"), "secondary")
    confirm = button("button-lobby-confirm", Confirm(game_id, lobby.terms), "success")
    return ((join, leave, computer), (*((confirm,) if asked else ()), start, settings))
