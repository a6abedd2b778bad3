"""Notes to players whose intents were dropped."""

from collections.abc import Sequence

from bot.features.table.table_body import body_of
from bot.messages.direct import send_direct
from bot.messages.direct_games import where_lines
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change
from bot.narration.narrate_intents import intent_text, why_dropped
from bot.narration.story import Story
from bot.ui.screen import Screen
from engine.core.events import IntentDropped


async def dropped_intents(sync: MessageSync) -> Sequence[Change]:
    """Tell players of dropped intents by silent direct message; where those are closed, not at all.

    What has been done instead is told at the table like any other event.
    """
    table = await sync.message("table")
    if table is None:
        return ()
    # The table's message is about to tell the log from there: it is read once for both.
    log = await sync.whole_log(body_of(table).since)
    untold = [event for step, events in log if step.version > table.version for event in events]
    for event in untold:
        if isinstance(event, IntentDropped) and event.by == "rules":
            await _tell(sync, event)
    return ()


async def _tell(sync: MessageSync, event: IntentDropped) -> None:
    intent = event.intent
    user_id = sync.game.player(intent.seat).user_id
    if user_id is None:
        return
    voice = await sync.voice_for(user_id)
    what = intent_text(Story(voice, sync.game.position.rules), intent)
    text = voice.say("intent-dropped", what=what, why=why_dropped(event, voice.words))
    text = "\n".join([text, *await where_lines(sync.host, sync.game.record, voice)])
    await send_direct(sync, user_id, Screen(text), f"dropped:{intent.id}")
