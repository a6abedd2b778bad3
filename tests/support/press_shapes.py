"""Every shape of custom_id that was ever sent, with whether its press acts."""

from __future__ import annotations

from pathlib import Path

from bot.ui.press import Press, read_press
from bot.ui.press_record import PressRecord, record_of

_LINES = Path(__file__).with_name("custom_ids.txt").read_text("ascii").splitlines()
SHAPES = dict(line.split("\t") for line in _LINES)
"""By an example, whether its press `acts` at once, `looks`, or is one half that `toggles`."""


def press_at(custom_id: str) -> Press:
    """Return the press of one of our custom_ids."""
    press = read_press(custom_id)
    assert press is not None, custom_id
    return press


def _examples() -> dict[type[PressRecord], str]:
    found = {}
    for custom_id in SHAPES:
        record = record_of(press_at(custom_id))
        assert record is not None, custom_id
        found[record] = custom_id
    return found


EXAMPLES = _examples()
"""An example of each record."""
