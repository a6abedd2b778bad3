"""The commands: their tree, and telling Discord of it after the login."""

from bot.commands.registration import command_mentions, register_commands
from bot.commands.tree import Tree
from bot.contents import GROUPS, MENUS
from bot.discord.picture_uploads import PictureUploads
from bot.interactions.command_client import CommandClient
from bot.process.client import Client


class SlashCommands:
    """The two groups of commands and those in menus, which a dispatcher answers."""

    def __init__(self, client: Client, dispatcher: CommandClient, uploads: PictureUploads) -> None:
        self._client = client
        self._settings = dispatcher.host.store.settings
        self._uploads = uploads
        self.tree = Tree(client, dispatcher)
        for commands in (*GROUPS, *MENUS):
            self.tree.add_command(commands)

    async def setup_hook(self) -> None:
        """Tell Discord of the commands, if they are not those it has."""
        ids = await register_commands(self.tree, self._client.application_id, self._settings)
        self._uploads.add_symbols(commands=command_mentions(GROUPS, ids))
