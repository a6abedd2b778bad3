"""What the grammar of a language asks of a word: functions that sentences may call by name."""

import re
from collections.abc import Callable
from typing import Any, Final

_SIGNS = re.compile(r"<a?:\w+:\d+>|<[@#][!&]?\d+>|[^\w<]|_")
"""What may stand before the first letter of a name: emoji, mentions, marks and blanks."""
_LIKE_I = re.compile(r"[ií]|h[ií](?![aeouáéó])|y(?![aeiouáéíóú])", re.IGNORECASE)


def begins_like_i(text: str) -> str:
    """Return "yes" if a Spanish word begins with the vowel i, else "no".

    Before Inés, Illinois, hilo and Yvonne "y" becomes "e"; before hielo and Yolanda it stays.
    """
    return "yes" if _LIKE_I.match(_SIGNS.sub("", text)) else "no"


def begins_like_o(text: str) -> str:
    """Return "yes" if a Spanish word begins with the vowel o: "o" becomes "u" before it."""
    return "yes" if re.match("h?[oó]", _SIGNS.sub("", text), re.IGNORECASE) else "no"


def capitalized(text: str) -> str:
    """Return a name as it begins a sentence: "Das Elektrizitätswerk", "⚡ La Compañía"."""
    return re.sub(r"[^\W\d_]", lambda first: first[0].upper(), text, count=1)


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "BEGINS_LIKE_I": begins_like_i,
    "BEGINS_LIKE_O": begins_like_o,
    "CAPITALIZED": capitalized,
}
"""Functions of the sentences in bot/words by the names that these call them."""
