"""`advise`: the best choices of the person who asks, in private, each with its press."""

from collections.abc import Awaitable, Sequence
from itertools import takewhile

from bot.features.learning.advice_choices import PRESSED, choice_button, choice_title
from bot.features.learning.presses import BorrowAsAdvised, DoAsAdvised
from bot.interactions.computer_answers import game_after_answers
from bot.interactions.context import Context
from bot.interactions.router import Handlers, refusal_sentence
from bot.language.chances import chances_beside
from bot.language.names import group_key
from bot.language.voice import Voice
from bot.narration.narration import narrate
from bot.presses.shared import Advise
from bot.ui.panel_screen import AnyScreen, Divider, PanelScreen, Part
from bot.ui.press import Unreadable
from bot.ui.press_record import PressRecord
from bot.ui.refused_form import warning
from bot.ui.screen import Button, Screen
from engine.core import actions as a
from engine.core.actions import GiveUp, SeatId
from engine.core.errors import IllegalAction
from engine.host.people.advising import advice_for, may_advise, need_advice
from engine.host.people.purchases import borrow_and_build
from engine.host.refusals import Refused
from engine.host.snapshots import StartedGame, need_seat
from engine.players.advice import Advice
from engine.players.advice_notes import Note
from engine.players.consequences import price_of
from engine.players.ranking import EQUAL
from engine.view import View

COLOUR = 0x3B82C4
HOPELESS = 0.01
"""The chance to win below which a player against computers is told how to give up."""
LATEST = 3
"""Lines about what has come of a choice last, after the first."""

HANDLERS = Handlers()


async def show_advice(context: Context, game_id: str) -> None:
    """Show a player what to do now, in place of earlier advice. Raises Refused where that is not
    allowed, and LimitReached.
    """
    with context.hold_place("lookups"):
        game = await context.host.started_game(game_id)
        await need_advice(context.host, game, context.user_id)
        await context.show_once(await _screen(context, game), Advise(game_id).custom_id)
    await context.flush(game_id)


async def _screen(context: Context, game: StartedGame, note: str = "") -> AnyScreen:
    """Return the choices below a note; where there are none, a sentence, which goes with the next
    press.
    """
    voice, choices = context.voice(game), await advice_for(game, context.user_id)
    again = Button(voice.say("advice-again"), Advise(game.record.id).custom_id, emoji="🔄")
    top = f"{note}\n### {voice.say('advice-title')}" if note else f"### {voice.say('advice-title')}"
    if not choices:
        return Screen(content=note or voice.say("advice-nothing"))
    for it in choices:
        if isinstance(it.action, a.AcceptTrade):
            context.publisher.sent_offers.note_compared(game.record.id, it.action.trade)
    texts, buttons = _choices(game, choices, voice)
    footer = voice.say("advice-footer", ending=game.position.rules.ending)
    told = (*texts, *_way_out(context, game, choices, voice), footer)
    top = "\n".join([top, *_comparison(choices, voice)])
    return PanelScreen((top, Divider(), *told, tuple(buttons), (again,)), COLOUR)


def _comparison(choices: Sequence[Advice], voice: Voice) -> list[str]:
    """Return that the first choices come to the same, if their chances hardly differ."""
    best = choices[0].after

    def is_equal(one: Advice) -> bool:
        return best is not None and one.after is not None and abs(one.after - best) < EQUAL

    count = sum(1 for _ in takewhile(is_equal, choices))
    if count < 2:
        return []
    every = "yes" if count == len(choices) else "no"
    return [voice.say("advice-equal", count=count, every=every)]


def _way_out(
    context: Context, game: StartedGame, choices: tuple[Advice, ...], voice: Voice
) -> tuple[str, ...]:
    """Return how to give up, and what comes then, to a player with next to no chance against
    computers alone; nothing where giving up is one of the choices.
    """
    seat = need_seat(game, context.user_id)
    is_named = any(isinstance(it.action, GiveUp) for it in choices)
    if choices[0].before >= HOPELESS or is_named or not game.is_against_computers(seat):
        return ()
    goes_on = game.goes_on_without_people
    return (voice.say("advice-resign-goes-on" if goes_on else "advice-resign-ends"),)


def _choices(
    game: StartedGame, choices: tuple[Advice, ...], voice: Voice
) -> tuple[list[Part], list[Button]]:
    """Return the choices in words, and a button for each that a single press does elsewhere."""
    titles, buttons = list[str](), list[Button]()
    for number, one in enumerate(choices, 1):
        titles.append(choice_title(one.action, game, voice, one.loan))
        button = choice_button(one.action, number, game, voice, one.loan)
        buttons += [] if button is None else [button]
    return list(choice_texts(titles, choices, game.public(), voice)), buttons


@HANDLERS.answers(Advise)
async def _ask_again(context: Context, press: Advise) -> None:
    await show_advice(context, press.game_id)


@HANDLERS.answers(DoAsAdvised)
async def _carry_out(context: Context, press: DoAsAdvised) -> None:
    """Carry a choice out as the table's own button would, and show what is best after it."""
    action = press.action
    if not isinstance(action, PRESSED):
        raise Unreadable(press.custom_id)
    user, about = context.user_id, (press.decision, action, context.key)
    await _show_after(context, press, context.host.submit(press.game_id, user, *about))


@HANDLERS.answers(BorrowAsAdvised)
async def _borrow(context: Context, press: BorrowAsAdvised) -> None:
    """Mortgage and build at once, and show what is best after it."""
    about = (context.user_id, press.decision, press.loan, context.key)
    await _show_after(context, press, borrow_and_build(context.host, press.game_id, *about))


async def _show_after(
    context: Context, press: PressRecord, submitted: Awaitable[StartedGame]
) -> None:
    """Do a choice, and show what is best after it and after what computers do then, or instead of
    what is out of date.
    """
    before = (await context.host.started_game(press.game_id)).record.version
    try:
        await submitted
        await _show_next(context, await game_after_answers(context, press.game_id), before)
    except (Refused, IllegalAction) as refused:
        game = await context.host.started_game(press.game_id)
        if context.is_repeated or not await may_advise(context.host, game, context.user_id):
            raise
        note = warning(context.words, refusal_sentence(context, refused))
        await context.show(await _screen(context, game, note))
        await context.flush(press.game_id)


async def _show_next(context: Context, game: StartedGame, before: int) -> None:
    """Show what has come of a choice since a version `before` it, and what is best after it, if the
    person may still ask for that.
    """
    if await may_advise(context.host, game, context.user_id):
        await context.show(await _screen(context, game, await _outcome(context, game, before)))
    else:
        await context.send_private(context.words.say("advice-done"))
    await context.flush(game.record.id)


async def _outcome(context: Context, game: StartedGame, before: int) -> str:
    """Return in a few lines what has happened since a version: the first thing and the latest."""
    log = await context.host.history(game.record.id, context.user_id, before)
    happened = [event for _, events in log for event in events]
    lines = narrate(happened, context.voice(game), game.position.rules)
    return "\n".join([*lines[:1], *lines[1:][-LATEST:]])


def choice_texts(
    titles: Sequence[str], choices: Sequence[Advice], view: View, voice: Voice
) -> list[str]:
    """Return each choice: its number, what to do, the chance then, and the notes on it."""
    said = chances_beside([it.after or 0.0 for it in choices], voice.words)
    return [
        _choice_text(number, *choice, view, voice)
        for number, choice in enumerate(zip(titles, choices, said, strict=True), 1)
    ]


def _choice_text(number: int, what: str, one: Advice, after: str, view: View, voice: Voice) -> str:
    head = voice.say("advice-choice", number=number, what=what)
    told = "" if one.after is None else _chance_text(one, after, view, voice)
    notes = " ".join(_note(note, view, voice) for note in one.notes)
    return "\n".join(it for it in (head, told, notes) if it)


def _chance_text(one: Advice, after: str, view: View, voice: Voice) -> str:
    match one.action:
        case a.SetMaximum() | a.FileMaxima():
            price = price_of(view, one.action)
            return voice.say("advice-chance-lot", after=after, price=price)
        case a.OfferTrade(partner=partner):
            return voice.say("advice-chance-offer", after=after, who=voice.name(partner))
        case _:
            return voice.say("advice-chance", after=after)


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
    return "" if name is None else voice.say(group_key("the", view.rules.groups[name]))


def _name(seat: SeatId | None, voice: Voice) -> str:
    return "" if seat is None else voice.name(seat)
