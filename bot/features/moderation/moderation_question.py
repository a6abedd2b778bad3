"""The moderators' commands `end`, `remove` and `annul` ask once more, in private.

None of them can be undone. What was asked is a note of the game, for a reason is longer than a
button may be.
"""

from collections.abc import Awaitable, Callable

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.interactions.checks import need_manager
from bot.interactions.context import Context
from bot.interactions.links import link_to
from bot.interactions.router import Handlers
from bot.language.names import escape
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Screen
from engine.core.actions import SeatId
from engine.host.people import moderation
from engine.host.people.annulment import annul, need_right_to_annul
from engine.host.people.moderators import Act, Moderation
from engine.host.refusals import Refusal, demand, refuse
from engine.host.snapshots import StartedGame

HANDLERS = Handlers()
NOTE = "moderation:{}"
"""The note of a game with what a moderator, by user id, has asked for and not confirmed yet."""
OPEN_FOR = 15 * 60
"""Seconds within which an act may be confirmed."""


@press_record("moderate", "yes", acts=True)
class Moderate(PressRecord):
    """Do what a moderator was asked about."""

    key: str


@press_record("moderate", "no", acts=False)
class ModerateNot(PressRecord):
    """Leave undone what a moderator was asked to confirm."""

    key: str


class PendingAct(BaseModel):
    """An act that is done once it is confirmed; `key` is that of the command.

    `seat` and `player` (a user id, None for a computer): who is to be removed.
    """

    model_config = ConfigDict(frozen=True)

    key: str
    act: Act
    reason: str
    asked_at: float
    seat: SeatId | None = None
    player: int | None = None


async def ask(context: Context, game_id: str, what: Moderation, seat: SeatId | None = None) -> None:
    """Ask whether an act is to be carried out. Raises Refused where it could not be."""
    need_right = need_right_to_annul if what.act == "annul" else moderation.need_right_to
    await need_right(context.host, game_id, what)
    game = await context.host.started_game(game_id)
    player = None if seat is None else game.players[seat].user_id
    if seat is not None:
        demand(game.record.paused_at is None, Refusal.PAUSED)
        demand(seat in game.position.players(), Refusal.SEAT_LEFT)
    asked = PendingAct(
        key=what.key, act=what.act, reason=what.reason, asked_at=context.host.now(),
        seat=seat, player=player,
    )  # fmt: skip
    note = NOTE.format(what.by)
    await context.host.store.notes.put(game_id, note, asked.model_dump_json())
    await context.show(_screen(context, game, asked))


def _screen(context: Context, game: StartedGame, asked: PendingAct) -> Screen:
    voice = context.voice(game)
    say = voice.say
    who = "" if asked.seat is None else voice.player(asked.seat)
    text = say(f"mod-sure-{asked.act}", who=who, reason=escape(asked.reason))
    label = say(f"button-mod-{asked.act}", who=voice.label(asked.seat or 0))
    yes = Button(label, Moderate(game.record.id, asked.key).custom_id, "danger")
    key = "button-mod-keep-counting" if asked.act == "annul" else "button-mod-not"
    no = Button(say(key), ModerateNot(game.record.id, asked.key).custom_id)
    return Screen(text, rows=((yes, no),))


@HANDLERS.answers(ModerateNot)
async def _leave_it(context: Context, press: ModerateNot) -> None:
    await moderation.game_of(context.host, press.game_id, need_manager(context))
    asked = await _load_act(context, press.game_id)
    if asked is None:  # It may have been carried out meanwhile.
        refuse(Refusal.MODERATION_LAPSED)
    if asked.key == press.key:  # A newer question stays open.
        await _forget(context, press.game_id)
    await context.show(Screen(context.words.say("mod-not-done")))


@HANDLERS.answers(Moderate)
async def _do_it(context: Context, press: Moderate) -> None:
    server = need_manager(context)
    await moderation.game_of(context.host, press.game_id, server)
    asked = await _act_of(context, press.game_id, press.key)
    what = Moderation(
        asked.act, server, context.user_id, asked.reason, asked.key, context.other_managers
    )
    await _carry_out(asked)(context, press.game_id, what)
    await _forget(context, press.game_id)
    await context.flush(press.game_id)
    await context.publisher.restore(press.game_id)
    link = await link_to(context, await context.host.snapshot(press.game_id))
    await context.show(Screen(context.words.say("mod-done", link=link)))


def _carry_out(asked: PendingAct) -> Callable[[Context, str, Moderation], Awaitable[object]]:
    seat = asked.seat
    if asked.act == "annul":
        return lambda context, game_id, what: annul(context.host, game_id, what)
    if seat is None:
        return lambda context, game_id, what: moderation.end(context.host, game_id, what)
    return lambda context, game_id, what: moderation.remove(context.host, game_id, what, seat)


async def _act_of(context: Context, game_id: str, key: str) -> PendingAct:
    """Return the act that is asked about.

    Raises Refused if that is no longer open, or another person plays the seat by now.
    """
    asked = await _load_act(context, game_id)
    if asked is None or asked.key != key or context.host.now() - asked.asked_at > OPEN_FOR:
        refuse(Refusal.MODERATION_LAPSED)
    if asked.seat is not None:
        game = await context.host.started_game(game_id)
        demand(game.players[asked.seat].user_id == asked.player, Refusal.MODERATION_LAPSED)
    return asked


async def _load_act(context: Context, game_id: str) -> PendingAct | None:
    """Return what the moderator has asked for last, if it can still be read."""
    text = await context.host.store.notes.get(game_id, NOTE.format(context.user_id))
    try:
        return None if text is None else PendingAct.model_validate_json(text)
    except ValidationError:
        return None


async def _forget(context: Context, game_id: str) -> None:
    await context.host.store.notes.put(game_id, NOTE.format(context.user_id), None)
