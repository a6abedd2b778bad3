"""The lobby's picture, and the same in words: who sits there, and which seats are free."""

from functools import partial

from bot.features.lobby.computers import computer_line
from bot.language.names import plain_name
from bot.language.plain_names import player_text, token_name
from bot.language.voice import Voice
from bot.pictures.fonts import can_write
from bot.pictures.seats import SeatSpec, draw_seats
from bot.ui.message_files import Picture
from engine.host.lobby import Lobby
from engine.host.store.records import Player
from engine.players.characters import USUAL_STRENGTH

NAME = "lobby.png"


def lobby_picture(lobby: Lobby, voice: Voice) -> Picture:
    """Return the picture of everybody on a chair, and of the chairs that are free."""
    taken = [_seat(player, lobby, voice) for player in lobby.players]
    seats = (*taken, *[SeatSpec()] * _free(lobby))
    describe = partial(_describe, lobby, voice)
    return Picture(
        NAME, seats, describe, partial(draw_seats, seats), partial(_listed, lobby, voice)
    )


def unwritten(lobby: Lobby, voice: Voice) -> list[str]:
    """Return a line for each player whose name the picture cannot show."""
    players = (it for it in lobby.players if not can_write(plain_name(voice.players[it.seat].name)))
    return [_line(player, lobby, voice) for player in players]


def _free(lobby: Lobby) -> int:
    return max(0, lobby.most - len(lobby.players))


def _seat(player: Player, lobby: Lobby, voice: Voice) -> SeatSpec:
    name = player_text(player.seat, voice)
    if player.user_id is None:
        note = voice.say(f"lobby-note-{player.strength or USUAL_STRENGTH}")
        return SeatSpec(player.token, name, "", player.character or "neutral", note)
    asked = player in lobby.unanswered
    return SeatSpec(player.token, name, _initials(name), "", _note(player, lobby, voice), asked)


def _initials(name: str) -> str:
    """Return the first letters of the first two words of a name that can be written."""
    words = [word for word in name.split() if word[0].isalnum()]
    return "".join(word[0].upper() for word in words[:2])


def _note(player: Player, lobby: Lobby, voice: Voice) -> str:
    """Return who a person is in the lobby, or whether they are still in; empty for most."""
    if player.user_id == lobby.host_id:
        return voice.say("lobby-note-host")
    if not lobby.unanswered:
        return ""
    return voice.say(f"lobby-note-{'asked' if player in lobby.unanswered else 'in'}")


def _describe(lobby: Lobby, voice: Voice) -> str:
    """Return the words for the picture: each player with token and note, then the free seats."""
    seated = voice.semicolon_list([_described(player, lobby, voice) for player in lobby.players])
    return f"{seated}\n{voice.say('lobby-free', count=_free(lobby))}"


def _described(player: Player, lobby: Lobby, voice: Voice) -> str:
    if player.user_id is None:
        note = voice.say("lobby-computer", strength=player.strength or USUAL_STRENGTH)
    else:
        note = _note(player, lobby, voice)
    name = plain_name(voice.players[player.seat].name)
    return voice.comma_list([it for it in (name, token_name(player.seat, voice), note) if it])


def _listed(lobby: Lobby, voice: Voice) -> str:
    """Return a line a player, then the free seats, for those who see no picture."""
    lines = [_line(player, lobby, voice) for player in lobby.players]
    return "\n".join(["", *lines, voice.say("lobby-free", count=_free(lobby))])


def _line(player: Player, lobby: Lobby, voice: Voice) -> str:
    who, asked = voice.player(player.seat), lobby.unanswered
    if player.user_id is None:
        return computer_line(player, voice)
    if player.user_id == lobby.host_id:
        return voice.say("lobby-seat-host", who=who)
    if asked:
        return voice.say("lobby-seat-asked" if player in asked else "lobby-seat-in", who=who)
    return who
