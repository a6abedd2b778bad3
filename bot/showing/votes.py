"""The question whether to call the game off: one message, while somebody wants it."""

from dataclasses import replace

from bot.panels.leaving import vote_over_screen, vote_screen
from bot.showing.scene import Scene
from engine.host.ballots import CANCEL, last_ballot
from engine.host.votes import agreed, voters

ROLE = "vote"


async def show_vote(scene: Scene) -> None:
    """Ask once, tell who has agreed, and say when the question is settled."""
    message = await scene.message(ROLE)
    asked = message if message is not None and message.open else None
    playing, names, words = scene.playing, scene.names, scene.words
    running = playing.game.phase == "running"
    wanted = await agreed(scene.host.store, scene.game_id, scene.now) if running else ()
    if wanted and asked is None:
        calls = tuple(user for user in voters(playing) if user not in wanted)
        await scene.send(ROLE, vote_screen(playing, names, words, wanted, calls), "{}")
    elif wanted and asked is not None:
        await scene.edit(asked, vote_screen(playing, names, words, wanted, ()))
    elif asked is not None:
        left = await last_ballot(scene.host.store, scene.game_id, CANCEL)
        fate = await scene.edit(asked, vote_over_screen(playing, words, left))
        if not fate.is_for_now:
            await scene.host.store.put_message(replace(asked, open=False))
