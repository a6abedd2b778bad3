"""Emoji, as screens without pictures must have none."""

from __future__ import annotations

import re

EMOJI = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f]")
