"""What the bot and its commands are called here: a host may list it under a name of its own."""

import re
from dataclasses import dataclass

_REFERENCE = re.compile(r'\{ (COMMAND|MODERATOR_COMMAND|APP_TITLE)\((?:"([a-z]+)")?\) \}')
_TYPED = re.compile(r"^command-name-([a-z]+) = (\S+)$", re.MULTILINE)


@dataclass
class AppNames:
    """The names of this process; they are set before the words of any language are read."""

    command: str = "monopoly"
    """What the commands for everybody begin with."""
    title: str = "Monopoly"
    """What the bot calls itself on screens; the rules call the game what the books call it."""

    @property
    def moderator_command(self) -> str:
        """What the commands for moderators begin with."""
        return f"{self.command}-mod"

    def filled_in(self, text: str) -> str:
        """Return the Fluent text of a language with the names that it refers to.

        `{ COMMAND("new") }` becomes "/monopoly neu", as that language types the command,
        `{ MODERATOR_COMMAND("move") }` one for moderators, `{ APP_TITLE() }` the title. They are
        put in before Fluent reads the text: a sentence that calls functions is said more slowly.
        """
        typed = {found[1]: found[2] for found in _TYPED.finditer(text)}

        def name(found: re.Match[str]) -> str:
            if found[1] == "APP_TITLE":
                return self.title
            group = self.command if found[1] == "COMMAND" else self.moderator_command
            return f"/{group} {typed.get(found[2], found[2])}" if found[2] else f"/{group}"

        return _REFERENCE.sub(name, text)


NAMES = AppNames()
"""The names of this process."""
