"""Advice in words: each choice with how it changes the chance to win, and what speaks about it."""

from collections.abc import Sequence

from bot.render.chances import changes, differs
from bot.render.names import group_key
from bot.render.voice import Voice
from bot.text.language import Words
from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.decisions import DebtSettlement
from engine.players.advice import Advice
from engine.players.advice_notes import Note
from engine.players.consequences import price_of
from engine.view import View

ChancePair = tuple[str, str]
"""A chance before a choice and after it, in words."""


def choice_texts(
    titles: Sequence[str], found: Sequence[Advice], view: View, voice: Voice
) -> list[str]:
    """Return each choice: its number, what to do, the chances, and the notes on it."""
    said = chances_said(found, voice.words)
    return [
        _choice_text(number, *choice, view, voice)
        for number, choice in enumerate(zip(titles, found, said, strict=True), 1)
    ]


def chances_said(found: Sequence[Advice], words: Words) -> list[ChancePair]:
    """Return the chances before and after each choice, all of them with a decimal or none."""
    return changes(
        [(it.before, it.before if it.after is None else it.after) for it in found], words
    )


def _choice_text(
    number: int, what: str, one: Advice, said: ChancePair, view: View, voice: Voice
) -> str:
    head = voice.say("advice-choice", number=number, what=what)
    told = _chance_text(one, said, view, voice)
    notes = " ".join(_note(note, view, voice) for note in one.notes)
    return "\n".join(it for it in (head, told, notes) if it)


def _chance_text(one: Advice, said: ChancePair, view: View, voice: Voice) -> str:
    """Return the own chance before a choice and after it; nothing where it cannot be told yet."""
    if one.after is None:
        return ""
    words, (before, after) = voice.words, said
    if isinstance(view.decision, DebtSettlement) and not _is_trade(one):
        return words.say("advice-chance-then", after=after)
    if not differs(one.before, one.after):
        return words.say("advice-chance-same", before=before)
    match one.action:
        case a.SetMaximum() | a.FileMaxima():
            price = price_of(view, one.action)
            return words.say("advice-chance-lot", before=before, after=after, price=price)
        case a.OfferTrade(partner=partner):
            who = voice.name(partner)
            return words.say("advice-chance-offer", before=before, after=after, who=who)
        case _:
            return words.say("advice-chance", before=before, after=after)


def _is_trade(one: Advice) -> bool:
    return isinstance(one.action, a.OfferTrade | a.AcceptTrade | a.DeclineTrade | a.WithdrawTrade)


def _note(note: Note, view: View, voice: Voice) -> str:
    space = note.spaces[0] if note.spaces else 0
    return voice.say(
        f"advice-note-{note.kind}",
        group=_group(note.group, view, voice),
        who=_name(note.seat, voice),
        what=voice.space(space),
        where=voice.space(space),
        amount=note.dollars or 0,
        count=note.count or 0,
    )


def _group(name: str | None, view: View, voice: Voice) -> str:
    return "" if name is None else voice.say(group_key("group", view.rules.groups[name]))


def _name(seat: SeatId | None, voice: Voice) -> str:
    return "" if seat is None else voice.name(seat)
