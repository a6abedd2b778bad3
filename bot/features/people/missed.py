"""What a person has missed: shown once on coming back to a game, and on demand for all games."""

from functools import partial
from itertools import dropwhile

from bot.features.people.digest import digest_lines
from bot.features.people.game_entry import game_entry
from bot.features.people.game_section import game_parts
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.narration.log import LoggedStep
from bot.presses.shared import Missed, Since
from bot.ui.accents import READING
from bot.ui.panel_screen import Divider, PanelScreen, Part, Section
from bot.ui.screen import Button
from engine.host.notices import HandedOver, load_notice
from engine.host.snapshots import StartedGame
from engine.host.store.records import RUNNING, Step

HANDLERS = Handlers()
AWAY = 60 * 60
"""Seconds after which somebody has been away."""
GAMES = 5
"""Games that are listed at once."""


async def log_since(context: Context, game: StartedGame, version: int) -> list[LoggedStep]:
    """Return what has happened after a version, until the request that is being answered now."""
    log = await context.host.history(game.record.id, context.user_id, version)
    now = next((step.version for step, _ in log if step.key == context.key), None)
    return [logged for logged in log if now is None or logged[0].version < now]


def after_own_press(log: list[LoggedStep], game: StartedGame, user_id: int) -> list[LoggedStep]:
    """Return the log from a person's own last press on, without what that press was answered with.

    A person was there at all that came before the press. A note of the last visit is exact to some
    minutes only; the log knows each press.
    """
    seat, is_theirs = game.seat_of(user_id), True
    for at, (step, _) in reversed(list(enumerate(log))):
        if is_theirs and step.seat == seat and step.by == "press":
            return list(dropwhile(partial(_in_one_request, step), log[at + 1 :]))
        notice = None if step.notice is None else load_notice(step.notice)
        if isinstance(notice, HandedOver) and notice.seat == seat:
            is_theirs = notice.before_id == user_id
    return log


def _in_one_request(press: Step, logged: LoggedStep) -> bool:
    return logged[0].key is None and logged[0].at == press.at


async def missed_parts(
    context: Context, game: StartedGame, log: list[LoggedStep]
) -> tuple[Part, ...]:
    """Return what happened, what to decide now, and the way to it; empty where nothing is worth a
    line.
    """
    voice = context.voice(game)
    seat = game.seat_of(context.user_id)
    assert seat is not None
    lines = digest_lines(log, seat, voice, game.position.rules)
    if not lines:
        return ()
    text = "\n".join([f"### {voice.say('digest-title')}", *lines])
    begins_after = log[0][0].version - 1
    everything = Since(game.record.id, begins_after, 0, "missed").custom_id
    now = await game_parts(context, game_entry(game, context.user_id, voice.words), game)
    return (Section(text, Button(voice.say("button-missed-all"), everything)), *now)


@HANDLERS.answers(Missed)
async def missed(context: Context, press: Missed) -> None:
    """Answer the button under My games."""
    with context.hold_place("lookups"):
        await _show_missed(context)


async def _show_missed(context: Context) -> None:
    shown = list[tuple[Part, ...]]()
    for game in await _games(context):
        parts = await missed_parts(context, game, await _missed_log(context, game))
        shown += [parts] if parts else []
    say = context.words.say
    nothing = f"### {say('digest-none-title')}\n{say('digest-none')}"
    lined = [part for parts in shown[:GAMES] for part in (Divider(), *parts)]
    await context.show(PanelScreen(tuple(lined) or (nothing,), READING))


async def _missed_log(context: Context, game: StartedGame) -> list[LoggedStep]:
    """Return what has happened since a person's last visit, or in the absence that has just
    ended.
    """
    now = context.host.now()
    seen = await context.host.seen.last((game.record.id, context.user_id), now)
    if seen is None:
        log = _since_seated(await log_since(context, game, 0), context.user_id)
    elif now - seen.at < AWAY and now - seen.back_at < AWAY:
        log = await log_since(context, game, seen.missed)
        log = [logged for logged in log if logged[0].version <= seen.back]
    else:
        log = await log_since(context, game, seen.version)
    return after_own_press(log, game, context.user_id)


def _since_seated(log: list[LoggedStep], user_id: int) -> list[LoggedStep]:
    """Return the log since a person took over the seat: what came before is no news to them."""
    for at, (step, _) in reversed(list(enumerate(log))):
        notice = None if step.notice is None else load_notice(step.notice)
        if isinstance(notice, HandedOver) and notice.after_id == user_id:
            return log[at + 1 :]
    return log


async def _games(context: Context) -> list[StartedGame]:
    """Return the games that a person plays, those that wait for that person first."""
    found = []
    for game in await context.host.store.search.games_of(context.user_id, RUNNING):
        snapshot = await context.host.snapshot(game.id)
        if isinstance(snapshot, StartedGame) and is_playing(snapshot, context.user_id):
            found.append(snapshot)
    return sorted(found, key=lambda it: game_entry(it, context.user_id, context.words))


def is_playing(game: StartedGame, user_id: int) -> bool:
    """Return whether a person has a seat in a running game, and has not left it."""
    seat = game.seat_of(user_id)
    running = game.record.phase == "running"
    return running and seat is not None and game.position.seats[seat].left is None
