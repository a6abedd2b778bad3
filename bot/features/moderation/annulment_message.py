"""The message that a finished game counts for nothing, with the moderator's reason."""

from collections.abc import Sequence

from bot.language.names import COLOUR, plain_name
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change, Wanted
from bot.narration.notices import notice_line
from bot.ui.screen import Embed, Screen
from engine.host.notices import Moderated, load_notice

ROLE = "annulled"


async def annulment(sync: MessageSync) -> Sequence[Change]:
    """Tell everyone once, below the last message of the game, that it has been annulled."""
    last = await sync.message("table")
    if sync.game.record.phase != "over" or last is None or await sync.message(ROLE) is not None:
        return ()
    news = [load_notice(step.notice) for step, _ in await sync.log(last.version) if step.notice]
    acts = [it for it in news if isinstance(it, Moderated) and it.act == "annul"]
    if not acts:
        return ()
    voice = sync.voice
    names = voice.and_list([plain_name(player.name) for player in voice.players.values()])
    told = notice_line(acts[-1], voice)
    embed = Embed("", told, COLOUR, footer=names)
    return [Wanted(ROLE, Screen(embeds=(embed,)), is_final=True)]
