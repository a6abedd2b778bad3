"""Which function answers a press on a button, a select or a form, and what is said if it fails."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, TypeVar

from bot.discord import tracing
from bot.discord.tracing import InteractionOutcome
from bot.interactions.context import Context
from bot.interactions.log_labels import game_at
from bot.interactions.sight import need_sight
from bot.language.choice_text import unplayable
from bot.limits.rates import LimitReached, limit_sentence
from bot.presses.watching import watching_row
from bot.ui.press import NO_GAME, Press, Unreadable, read_press
from bot.ui.press_record import PressRecord, record_of
from bot.ui.screen import Row, Screen
from engine.core.errors import IllegalAction, ImpossibleTransition, Reason
from engine.editions.choice import NotPlayable
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import StartedGame
from engine.host.store.errors import StoreError

LOG = logging.getLogger(__name__)

P = TypeVar("P", bound=PressRecord)
Answer = Callable[[Context, P], Awaitable[None]]
Handler = Callable[[Context, Any], Awaitable[None]]


class Handlers(dict[type[PressRecord], Handler]):
    """The functions that answer presses, by the records of these."""

    def answers(self, *records: type[P]) -> Callable[[Answer[P]], Answer[P]]:
        """Return a decorator of the function that answers the presses of these records."""

        def answered(answer: Answer[P]) -> Answer[P]:
            self.update(dict.fromkeys(records, answer))
            return answer

        return answered


class Router:
    """Sends a press to what answers its record, and turns every refusal into one sentence."""

    def __init__(self, handlers: Mapping[type[PressRecord], Handler]) -> None:
        self._handlers = handlers

    async def press(self, context: Context, custom_id: str) -> None:
        """Answer a press or a form. Nothing that goes wrong here leaves it unanswered."""
        press = read_press(custom_id)
        record = None if press is None else record_of(press)
        if press is None or record is None or record not in self._handlers:
            LOG.info("a press that is none of ours: %r", custom_id)
            unknown = context.send_private(context.words.say("press-unknown"))
            await self.run_work(context, None, unknown, InteractionOutcome.UNKNOWN)
        else:
            if press.game_id != NO_GAME:
                tracing.note_game(press.game_id)
            await self.run_work(context, press, self._answer(context, press, record))

    async def refuse_double(self, context: Context) -> None:
        """Say that a press was not meant for the button that it has hit."""
        double = context.send_private(context.words.say("press-double"))
        await self.run_work(context, None, double, InteractionOutcome.REFUSED)

    async def _answer(self, context: Context, press: Press, record: type[PressRecord]) -> None:
        if press.game_id != NO_GAME:
            context = context.about(await need_sight(context, press.game_id))
            await context.publisher.ensure_active(press.game_id)
        await self._handlers[record](context, record.read(press))

    async def run_work(
        self,
        context: Context,
        press: Press | None,
        work: Awaitable[None],
        outcome: InteractionOutcome = InteractionOutcome.DONE,
    ) -> None:
        """Do the work; say in one private sentence why it was refused.

        The second half of a double press is no news to anybody: it is acknowledged in silence.
        `outcome` is what came of the interaction if the work succeeds. What the person has read
        before goes then.
        """
        done = context.cards.take_sentences(context.user_id)
        found = InteractionOutcome.FAILED
        try:
            await work
            found = outcome
        except Exception as error:
            found = await _explain(context, press, error)
        finally:
            await context.reply.close()
            tracing.end(found)
        for sentence in done:
            await context.publisher.post.delete_private(sentence)


async def _explain(context: Context, press: Press | None, error: Exception) -> InteractionOutcome:
    """Say in one private sentence what went wrong; return what came of the interaction."""
    game_id = None if press is None else press.game_id
    match error:
        case LimitReached():
            context.reply.forget_press()
            await context.send_private(limit_sentence(error, context.words, context.host.now()))
            return InteractionOutcome.LIMITED
        case Refused() | IllegalAction() | NotPlayable():
            await _refuse(context, press, error)
            return InteractionOutcome.REFUSED
        case Unreadable():
            LOG.info("game %s: a press that is none of ours: %s", game_id, error)
            await context.send_private(context.words.say("press-unknown"))
            return InteractionOutcome.UNKNOWN
        case StoreError():
            LOG.error("game %s: the database refused", game_id, exc_info=error)
            await context.send_private(context.words.say("trouble-disk"))
        case ImpossibleTransition():
            where = await _where(context, game_id)
            LOG.error("game %s: the rules contradict the state", where, exc_info=error)
            await context.send_private(context.words.say("trouble-contradiction"))
        case _:
            where = await _where(context, game_id)
            LOG.error("game %s: a press went wrong", where, exc_info=error)
            await context.send_private(context.words.say("trouble"))
    return InteractionOutcome.FAILED


async def _refuse(
    context: Context, press: Press | None, refused: Refused | IllegalAction | NotPlayable
) -> None:
    is_stale = isinstance(refused, Refused) and refused.refusal is Refusal.STALE
    if not _is_second_half(context, press, refused):
        about = await _about_game(context, press)
        sentence = await _sentence(about, press, refused)
        row = () if press is None else await _watching_row(context, press, refused)
        if row:
            await context.send_screen(Screen(sentence, rows=(row,)))
        elif is_stale and context.reply.is_private:
            await context.show(Screen(sentence))  # In place of buttons that are over, too.
        else:
            await context.send_private(sentence)
    if press is not None and is_stale:
        context.publisher.schedule(press.game_id)


async def _watching_row(context: Context, press: Press, refused: Exception) -> Row:
    """Return the buttons for a press in a running game that was refused because the person does
    not play in it; none for every other reason.
    """
    refusal = refused.refusal if isinstance(refused, Refused) else None
    if press.game_id == NO_GAME or refusal not in (Refusal.NOT_PLAYING, Refusal.LEFT):
        return ()
    try:
        game = await context.host.started_game(press.game_id)
    except (Refused, StoreError):
        return ()
    return watching_row(game, context.user_id, context.words)


async def _about_game(context: Context, press: Press | None) -> Context:
    """Return the context with sums as the game of the press has them, if that can be read."""
    if press is not None and press.game_id != NO_GAME:
        with suppress(Refused, StoreError):
            return context.about(await context.host.snapshot(press.game_id))
    return context


async def _sentence(
    context: Context, press: Press | None, refused: Refused | IllegalAction | NotPlayable
) -> str:
    """Return why a press was refused, with the names of those who decide where others do."""
    if press is None or getattr(refused, "reason", None) is not Reason.NOT_AWAITED:
        return refusal_sentence(context, refused)
    game = await context.host.snapshot(press.game_id)
    if not isinstance(game, StartedGame):
        return refusal_sentence(context, refused)
    seats = game.public().awaited
    if not seats or game.seat_of(context.user_id) in seats:
        return refusal_sentence(context, refused)
    voice = context.voice(game)
    return voice.say("whose-decision", who=voice.and_list([*map(voice.name, seats)]))


def _is_second_half(context: Context, press: Press | None, refused: Exception) -> bool:
    """Return whether a press is refused just because the same one was made a moment before.

    Buttons that do one thing `once` tell no reason of the rules then; others may be pressed again
    and again, and tell where that ends.
    """
    if press is None or not context.is_repeated:
        return False
    if isinstance(refused, IllegalAction):
        record = record_of(press)
        return record is not None and record.once
    return isinstance(refused, Refused)


async def _where(context: Context, game_id: str | None) -> str:
    return await game_at(context.host, game_id) if game_id else "not known yet"


def refusal_sentence(context: Context, refused: Refused | IllegalAction | NotPlayable) -> str:
    """Return why a request was refused, and what would be legal."""
    if isinstance(refused, NotPlayable):
        return unplayable(refused, context.words)
    if isinstance(refused, Refused):
        return context.words.say(f"refusal-{refused.refusal.value}", **refused.facts)
    return context.words.say(f"reason-{refused.reason.value}", **refused.facts)
