"""Every shape of custom_id that was ever sent, with whether its press acts."""

from __future__ import annotations

from pathlib import Path

from bot.screens.press import Press, read_press
from bot.screens.press_record import record_of

_LINES = Path(__file__).with_name("custom_ids.txt").read_text("ascii").splitlines()
SHAPES = dict(line.split("\t") for line in _LINES)
"""By an example, whether its press `acts` at once, `looks`, or is one half that `toggles`."""


def press_at(custom_id: str) -> Press:
    """Return the press of one of our custom_ids."""
    press = read_press(custom_id)
    assert press is not None, custom_id
    return press


EXAMPLES = {record_of(press_at(it)) or press_at(it).verb: it for it in SHAPES}
"""An example of each record that has been sent."""
