"""The part of the log that a message at the table tells, as lines."""

from bot.render.notices import Staying, log_lines
from bot.showing.scene import Scene, Told
from engine.undo import taken_back

NEAR = 30
"""Steps of the log that are told in words; of what was before, only how much it was."""


async def told_lines(scene: Scene, log: list[Told]) -> list[str]:
    """Return what happened, oldest first; what is far back is only counted, not shown."""
    far, near = log[:-NEAR], log[-NEAR:]
    voice, rules = scene.voice, scene.playing.position.rules
    staying = log_lines((told for told in far if told[0].notice), voice, rules)
    kept = [line for line in staying if isinstance(line, Staying)]
    told = log_lines(near, voice, rules, await _around(scene, near))
    return [""] * (len(far) - len(kept)) + kept + told


async def _around(scene: Scene, log: list[Told]) -> list[Told]:
    """The log from the first step on that this part of it takes back, to its end."""
    if not log:
        return []
    first = log[0][0].version
    back = [it for step, _ in log if (it := taken_back(step.action)) is not None]
    return await scene.log(min([first, *back]) - 1)
