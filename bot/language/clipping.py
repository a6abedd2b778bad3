"""Text that is too long: cut at a word or a line, with a mark where something was left out."""

from typing import Final

ISOLATE: Final = "\u2068"
"""The text from here to END_OF_ISOLATE runs in a direction of its own."""
END_OF_ISOLATE: Final = "\u2069"


def clip(text: str, most: int) -> str:
    """Return the text in at most `most` characters: cut after a word, with an ellipsis."""
    if len(text) <= most:
        return text
    if not _is_open(_cut(text, most)):
        return _cut(text, most)
    shorter = _cut(text, most - 1)
    return f"{shorter}{END_OF_ISOLATE}" if _is_open(shorter) else shorter


def _is_open(text: str) -> bool:
    """Return whether a cut has taken an end: what comes after the text would be isolated too."""
    return text.count(ISOLATE) > text.count(END_OF_ISOLATE)


def _cut(text: str, most: int) -> str:
    cut = text[: most - 1]
    at = cut.rfind(" ")
    kept = cut[:at] if at >= most * 2 // 3 else cut
    # An odd number of backslashes at the end would escape the ellipsis.
    bare = kept.rstrip("\\")
    return bare.rstrip(" ,.:;·") + "…"


def clip_lines(text: str, most: int) -> str:
    """Return as many whole lines as fit, then how many more there were: "… +7"."""
    if len(text) <= most:
        return text
    lines = text.split("\n")
    kept, room = 0, most - len(f"\n… +{len(lines)}")
    for line in lines:
        room -= len(line) + 1
        if room < -1:
            break
        kept += 1
    if not kept:
        return clip(text, most)
    return "\n".join([*lines[:kept], f"… +{len(lines) - kept}"])
