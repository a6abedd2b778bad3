"""Why a computer player did something, in one sentence from the numbers it used."""

from dataclasses import replace

from bot.language.chances import change, differs, percent
from bot.language.names import face_emoji, group_key
from bot.language.voice import Voice
from engine.core.actions import SeatId
from engine.editions.rules import Rules
from engine.players.motives import ABOUT_A_THIRD, BETWEEN_TWO, PUBLIC, REFUSED, Motive

RISES = frozenset(
    (
        "bought",
        "bought-group",
        "bought-stop",
        "bought-more",
        "left",
        "built",
        "borrowed",
        "offered",
        "offered-group",
        "countered",
        "accepted",
        "accepted-group",
        "traded",
        "traded-group",
        "refused-little",
        "refused-share",
    )
)
"""Kinds whose sentences say that what was done, or offered, is or would be good for the player."""
FALLS = frozenset(("refused-loss", "refused-cash", "withdrew"))
"""Kinds whose sentences say that what was offered would be bad for the player."""

OFFERS = frozenset(("offered", "offered-group", "countered"))
"""Kinds about an offer that may still be open: it says itself how it moves the chances now."""

TO_READER = (REFUSED - ABOUT_A_THIRD - {"refused-unwanted", "refused-dear"}) | frozenset(
    (
        "offered",
        "offered-plain",
        "offered-group",
        "withdrew",
        "withdrew-cash",
        "countered",
        "accepted",
        "accepted-group",
        "accepted-price",
        "accepted-own",
    )
)
"""Kinds about an offer, whose other player reads "you" in place of the own name."""


def motive_line(
    motive: Motive, seat: SeatId, voice: Voice, rules: Rules, reader: SeatId | None = None
) -> str:
    """Return the sentence of a motive about the computer player on a seat; it names the player.

    Where the motive has chances to win, they follow; about an offer that was not accepted only in
    whole percent, as beside the offer itself (bot/language/chances.py), and only where those
    differ. `reader`: who reads it in private, and is "you" there.
    """
    group, whom, who = motive.group, motive.seat, voice.name(seat)
    key = f"why-{motive.kind}"
    line = voice.say(
        f"{key}-you" if motive.kind in TO_READER and whom == reader is not None else key,
        who=who,
        what=voice.and_list([voice.the_space(space) for space in motive.spaces]),
        count=len(motive.spaces),
        whom="" if whom is None else voice.name(whom),
        group="" if group is None else voice.say(group_key("the", rules.groups[group])),
        price=motive.dollars or 0,
        rent=motive.rents[0] if motive.rents else 0,
        more=motive.rents[1] if motive.rents else 0,
    )
    if motive.kind in OFFERS or _contradicts(motive):
        return line
    if motive.before is None or motive.after is None:
        return line
    if motive.kind in BETWEEN_TWO:
        before, after = (percent(it, voice.words) for it in (motive.before, motive.after))
        if before == after:
            return line
        return voice.say("why-odds", line=line, who=who, before=before, after=after)
    if not differs(motive.before, motive.after):
        return voice.say(
            "why-odds-same", line=line, who=who, after=percent(motive.after, voice.words)
        )
    before, after = change(motive.before, motive.after, voice.words)
    return voice.say("why-odds", line=line, who=who, before=before, after=after)


def _contradicts(motive: Motive) -> bool:
    """Return whether the chances of a motive move against what its sentence says.

    A computer decides by what its character holds dear as well, and builds at a small loss, which
    is in no chance.
    """
    before, after = motive.before or 0.0, motive.after or 0.0
    if not differs(before, after):
        return False
    return motive.kind in (FALLS if after > before else RISES)


def without_chances(motive: Motive) -> Motive:
    """Return a motive without chances to win, for a reader who may not see any."""
    return replace(motive, before=None, after=None)


def line_with_face(
    motive: Motive, seat: SeatId, voice: Voice, rules: Rules, reader: SeatId | None = None
) -> str:
    """Return the sentence of a motive after the face of the computer player."""
    drawn = face_emoji(voice.players[seat].character)
    return voice.say("why-line", face=drawn, line=motive_line(motive, seat, voice, rules, reader))


def is_for(motive: Motive, reader: SeatId | None) -> bool:
    """Return whether a seat, or a spectator (None), may read a motive.

    Nobody else may know what two players offered each other and refused.
    """
    if motive.kind in PUBLIC:
        return True
    is_told = motive.kind in BETWEEN_TWO - ABOUT_A_THIRD
    return is_told and reader is not None and motive.seat == reader
