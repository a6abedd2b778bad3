"""Why a computer player did something, in one sentence from the numbers it used."""

from dataclasses import replace

from bot.render.chances import change, differs, percent
from bot.render.names import face_emoji, group_key
from bot.render.voice import Voice
from engine.actions import SeatId
from engine.editions.rules import Rules
from engine.players.reasons import ABOUT_A_THIRD, PUBLIC, Reason


def reason_line(reason: Reason, seat: SeatId, voice: Voice, rules: Rules) -> str:
    """Return the sentence of a reason about the computer player on a seat; it names the player.

    Where the reason has chances to win, they follow.
    """
    group, whom = reason.group, reason.seat
    line = voice.say(
        f"why-{reason.kind}",
        who=voice.name(seat),
        what=voice.and_list([voice.the_space(space) for space in reason.spaces]),
        whom="" if whom is None else voice.name(whom),
        group="" if group is None else voice.say(group_key("the", rules.groups[group])),
        price=reason.dollars or 0,
    )
    if reason.before is None or reason.after is None:
        return line
    if not differs(reason.before, reason.after):
        return voice.say("why-odds-same", line=line, after=percent(reason.after, voice.words))
    before, after = change(reason.before, reason.after, voice.words)
    return voice.say("why-odds", line=line, before=before, after=after)


def without_chances(reason: Reason) -> Reason:
    """Return a reason without chances to win, for a reader who may not see any."""
    return replace(reason, before=None, after=None)


def line_with_face(reason: Reason, seat: SeatId, voice: Voice, rules: Rules) -> str:
    """Return the sentence of a reason after the face of the computer player."""
    drawn = face_emoji(voice.players[seat].character)
    return voice.say("why-line", face=drawn, line=reason_line(reason, seat, voice, rules))


def is_for(reason: Reason, reader: SeatId | None) -> bool:
    """Return whether a seat, or a spectator (None), may read a reason.

    Nobody else may know what two players offered each other and refused.
    """
    if reason.kind in PUBLIC:
        return True
    return reason.kind not in ABOUT_A_THIRD and reader is not None and reason.seat == reader
