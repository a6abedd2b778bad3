"""What a person has missed: shown once on coming back to a game, and on demand for all games."""

from bot.features.people.digest import digest_lines
from bot.features.people.game_entry import game_entry
from bot.features.people.game_section import game_parts, is_missed
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.narration.log import LoggedStep
from bot.narration.own_decisions import own_seat, since_own_decision
from bot.presses.shared import Mine, Missed, Since
from bot.ui.accents import READING
from bot.ui.panel_screen import Divider, PanelScreen, Part, Section
from bot.ui.press import NO_GAME
from bot.ui.screen import Button
from engine.host.snapshots import StartedGame
from engine.host.store.records import RUNNING

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


async def missed_parts(
    context: Context, game: StartedGame, log: list[LoggedStep]
) -> tuple[Part, ...]:
    """Return what happened, what to decide now, and the way to it; empty where nothing is worth a
    line.
    """
    voice = context.voice(game)
    seat = own_seat(game, context.user_id)
    assert seat is not None
    lines = digest_lines(log, seat, voice, game.position.rules)
    if not lines:
        return ()
    title = f"### {voice.say('digest-title')}"
    begins_after = log[0][0].version - 1
    everything = Since(game.record.id, begins_after, 0, "missed").custom_id
    now = await game_parts(context, game_entry(game, context.user_id, voice.words), game)
    # Beside a button a phone leaves a text half its width.
    head = Section(title, Button(voice.say("button-since"), everything))
    return (head, "\n".join(lines), *now)


@HANDLERS.answers(Missed)
async def missed(context: Context, press: Missed) -> None:
    """Answer the button under My games."""
    with context.hold_place("lookups"):
        await _show_missed(context)


async def _show_missed(context: Context) -> None:
    shown, ways_back = list[tuple[Part, ...]](), list[tuple[Part, ...]]()
    for game in await _games(context):
        parts = await missed_parts(context, game, await _missed_log(context, game))
        shown += [parts] if parts else []
        if not parts and is_missed(game, context.user_id):
            entry = game_entry(game, context.user_id, context.words)
            ways_back.append(await game_parts(context, entry, game))
    say = context.words.say
    nothing = () if shown else (f"### {say('digest-none-title')}\n{say('digest-none')}",)
    lined = [part for parts in (shown + ways_back)[:GAMES] for part in (Divider(), *parts)]
    back = (Button(say("mine-title"), Mine(NO_GAME).custom_id),)
    await context.show(PanelScreen((*nothing, *lined, back), READING))


async def _missed_log(context: Context, game: StartedGame) -> list[LoggedStep]:
    """Return what has happened since a person was last told, or decided; after a long absence,
    for an hour also what happened in it.
    """
    user, now = context.user_id, context.host.now()
    seen = await context.host.seen.last((game.record.id, user), now)
    if seen is None or now - seen.at >= AWAY or now - seen.back_at >= AWAY:
        log = await log_since(context, game, 0 if seen is None else seen.version)
        return since_own_decision(log, game, user)
    log = await log_since(context, game, seen.missed)
    absence = [logged for logged in log if logged[0].version <= seen.back]
    later = log[len(absence) :]
    return [
        *since_own_decision(absence, game, user),
        *since_own_decision(later, game, user),
    ]


async def _games(context: Context) -> list[StartedGame]:
    """Return the games that a person plays, those that wait for that person first."""
    found = []
    for game in await context.host.store.search.games_of(context.user_id, RUNNING):
        snapshot = await context.host.snapshot(game.id)
        if isinstance(snapshot, StartedGame) and is_playing(snapshot, context.user_id):
            found.append(snapshot)
    return sorted(found, key=lambda it: game_entry(it, context.user_id, context.words))


def is_playing(game: StartedGame, user_id: int) -> bool:
    """Return whether a person has a seat in a running game, or may have it back, and has not left
    it.
    """
    seat = own_seat(game, user_id)
    running = game.record.phase == "running"
    return running and seat is not None and game.position.seats[seat].left is None
