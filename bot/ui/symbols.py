"""Emoji of our own in place of Unicode's, and commands to press, wherever Discord shows them.

Screens are built with Unicode emoji, so they need nothing from Discord; what stands in their place
is put in just before a screen is sent. Discord shows custom emoji in Markdown (of embeds also in
titles and names of fields), on buttons and beside options. It shows none in footers, placeholders,
forms, code, and the labels of buttons and options: there Unicode's stay. A command that can be
pressed it shows in Markdown alone, not in titles.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from os.path import commonprefix

_CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
_WORD_NEXT = re.compile(r" \w")


@dataclass(frozen=True)
class Symbols:
    """What stands in the place of emoji and of commands when a message is sent.

    `custom`: our emoji as Discord's text has them, "<:mono_hat:123>", by the Unicode emoji.
    `commands`: mentions of commands, "</name new:123>", by how texts spell them.
    """

    custom: Mapping[str, str] = field(default_factory=dict)
    commands: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def _unicode(self) -> re.Pattern[str]:
        longest = sorted(self.custom, key=len, reverse=True)
        return re.compile(f"(?:{'|'.join(map(re.escape, longest))})\ufe0f?")

    @cached_property
    def _command(self) -> re.Pattern[str]:
        longest = sorted(self.commands, key=len, reverse=True)
        return re.compile(rf"(\*\*)?({'|'.join(map(re.escape, longest))})(?![\w-])(?(1)\*\*)")

    @cached_property
    def _prefix(self) -> str:
        """What every command begins with: few texts have it, and the search takes long."""
        return commonprefix(list(self.commands))

    @cached_property
    def without_emoji(self) -> "Symbols":
        """What stands in what is read as text alone: commands to press."""
        return Symbols(commands=self.commands)

    def of(self, emoji: str) -> str:
        """Return the emoji of a button or an option, ours where there is one."""
        return self.custom.get(emoji, emoji)

    def in_text(self, text: str, most: int) -> str:
        """Return a text with our emoji outside of code; as it was where that is over `most`
        characters.
        """
        if text.isascii() or not self.custom:
            return text
        pieces = _CODE.split(text)
        pieces[::2] = map(self._in_piece, pieces[::2])
        changed = "".join(pieces)
        return changed if len(changed) <= most else text

    def in_markdown(self, text: str, most: int) -> str:
        """Return a text with our emoji, and with commands that can be pressed, outside of code; as
        it was where that is over `most` characters.
        """
        if self.commands and self._prefix in text:
            changed = "".join(map(self._with_commands, _CODE.split(text)))
            text = changed if len(changed) <= most else text
        return self.in_text(text, most)

    def _with_commands(self, piece: str) -> str:
        if piece[:1] == piece[-1:] == "`":  # Code is left alone, unless it is a command by itself.
            return self.commands.get(piece.strip("`"), piece)
        return self._command.sub(lambda found: self.commands[found[2]], piece)

    def split_label(self, label: str) -> tuple[str | None, str]:
        """Return our emoji in place of the one that a label begins with, else of the only one that
        stands before a word; and the label without it.
        """
        if label.isascii():
            return None, label
        first, _, rest = label.partition(" ")
        if rest and first in self.custom:
            return self.custom[first], rest
        found = list(self._unicode.finditer(label)) if self.custom else []
        if len(found) != 1 or not _WORD_NEXT.match(label, found[0].end()):
            return None, label
        (emoji,) = found
        without = f"{label[: emoji.start()]}{label[emoji.end() + 1 :]}"
        return self.custom[emoji[0].removesuffix("\ufe0f")], without

    def _in_piece(self, text: str) -> str:
        return self._unicode.sub(lambda found: self.custom[found[0].removesuffix("\ufe0f")], text)


NO_SYMBOLS = Symbols()
"""The symbols before any are at Discord: every emoji is Unicode's."""
