"""A game as a file for any reader: to keep, to read, to play back."""

from bot.interactions.checks import need_files
from bot.interactions.context import Context
from bot.interactions.game_pages import other_pages
from bot.ui.message_files import FILE, File
from bot.ui.screen import Screen
from engine.host.finished.export import export_game


async def send_export(context: Context, game_id: str) -> None:
    """Show the file, with what it holds and how to check it."""
    need_files(context)
    with context.hold_place("files"):
        await _send(context, game_id)


async def _send(context: Context, game_id: str) -> None:
    game = await context.host.started_game(game_id)
    data, name = await export_game(context.host, game_id), f"monopoly-{game_id}.json"
    if len(data) > FILE:
        await context.send_private(context.words.say("export-too-big"))
        return
    key = "export-running" if game.record.phase == "running" else "export-over"
    text = context.words.say(key, file=name)
    rows = other_pages(context, game.record, "export")
    await context.show(Screen(text, files=(File(name, data),), rows=rows))
