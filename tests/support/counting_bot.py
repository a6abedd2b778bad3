"""A bot of a few lines, run as a process of its own: it counts presses in what it shows."""

from __future__ import annotations

import base64
import io
import os

import discord
import yarl
from discord import app_commands

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""A PNG of one pixel."""
GERMAN = {"greet": "grüßen", "Write to somebody": "Jemandem schreiben"}


class German(app_commands.Translator):
    """Names of commands for German clients."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The German for a text, where there is one."""
        return GERMAN.get(str(string)) if locale is discord.Locale.german else None


class Bid(discord.ui.Modal, title="Bid"):
    """A modal with a text and a choice."""

    amount: discord.ui.Label = discord.ui.Label(
        text="Amount",
        component=discord.ui.TextInput(custom_id="amount", max_length=7, default="10"),
    )
    kind: discord.ui.Label = discord.ui.Label(
        text="Kind",
        component=discord.ui.Select(
            custom_id="kind",
            options=[
                discord.SelectOption(label="Open", value="open", default=True),
                discord.SelectOption(label="Secret maximum", value="secret"),
            ],
        ),
    )


def panel(count: int) -> discord.ui.View:
    """A count-up button, a bid button and a select."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label=f"Count {count + 1}", custom_id=f"count:{count + 1}"))
    view.add_item(discord.ui.Button(label="Bid", custom_id="bid"))
    view.add_item(discord.ui.Button(label="Never", custom_id="never", disabled=True))
    choices = [discord.SelectOption(label=name, value=name) for name in ("Boardwalk", "Baltic")]
    view.add_item(discord.ui.Select(custom_id="deed", placeholder="A deed", options=choices))
    return view


def order_form(chosen: str = "") -> discord.ui.View:
    """A list that shows what is chosen of it, and a button to save that."""
    view = discord.ui.View(timeout=None)
    choices = [
        discord.SelectOption(label=name, value=name, default=name == chosen)
        for name in ("Ask me", "Always buy", "Buy up to", "Buying: never")
    ]
    view.add_item(discord.ui.Select(custom_id="order", placeholder="Buying", options=choices))
    if chosen:
        view.add_item(discord.ui.Button(label="Save", custom_id="save"))
    return view


def offer_form(step: int) -> discord.ui.View:
    """Buttons whose ids count the steps; a hint that the first choice takes away comes first."""
    view = discord.ui.View(timeout=None)
    if not step:
        view.add_item(discord.ui.Button(label="Hint", custom_id="hint", row=0))
    for row, name in enumerate(("Baltic", "Boardwalk"), start=1):
        label = f"✓ {name}" if step and name == "Boardwalk" else name
        view.add_item(discord.ui.Button(label=label, custom_id=f"draft:{step}:{name}", row=row))
    return view


def changed(custom_id: str) -> tuple[str, discord.ui.View]:
    """The text and the controls of a message after a press on it."""
    if custom_id == "give":
        return offered("Baltic"), discord.ui.View()
    if custom_id == "save":
        return "Saved", order_form()
    return drafted("Boardwalk"), offer_form(1)


class Bot(discord.AutoShardedClient):
    """Answers presses without keeping anything."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=1,
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="panel", description="Show the panel")(show_panel)
        self.tree.command(name="greet", description="Write to somebody")(greet)
        self.tree.command(name="find", description="Find a deed")(find)
        self.tree.command(name="look", description="Look at a deed or at all")(look)
        self.tree.command(name="pick", description="Pick several properties")(pick)
        self.tree.command(name="order", description="Choose an order")(order)
        self.tree.command(name="offer", description="Put an offer together")(offer)
        self.tree.command(name="sketch", description="Put an offer together alone")(sketch)
        self.tree.command(name="draw", description="Show a picture")(draw)
        self.tree.command(name="speak", description="Say which languages are spoken")(speak)

    async def setup_hook(self) -> None:
        """Sync the commands."""
        await self.tree.set_translator(German())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and modals."""
        data = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if custom_id.startswith("count:"):
            count = int(custom_id.partition(":")[2])
            await interaction.response.edit_message(content=f"count {count}", view=panel(count))
        elif interaction.type is discord.InteractionType.modal_submit:
            inside = [part["component"] for part in data["components"]]
            answer = ", ".join(str(part.get("value") or part["values"][0]) for part in inside)
            await interaction.response.send_message(f"filed {answer}", ephemeral=True)
        elif custom_id == "bid" or data.get("values") == ["Buy up to"]:
            await interaction.response.send_modal(Bid(custom_id="bid-form"))
        elif custom_id == "deeds":
            answer = ", ".join(data["values"])
            await interaction.response.send_message(f"picked {answer}", ephemeral=True)
        elif custom_id == "order":
            chosen = data["values"][0]
            await interaction.response.edit_message(content=chosen, view=order_form(chosen))
        elif custom_id.startswith(("give", "save", "draft:")):
            content, view = changed(custom_id)
            await interaction.response.edit_message(content=content, view=view)
        elif custom_id == "deed":
            await interaction.response.send_message(f"chose {data['values'][0]}", ephemeral=True)


async def show_panel(interaction: discord.Interaction) -> None:
    """A message with everything on it."""
    ends, found = "ends <t:4000000000:R>", "</find:1>"
    text = f"**bold** {ends}, {found}"
    embed = discord.Embed(title="Panel", description=text, color=0x2F8F5B)
    await interaction.response.send_message("count 0", embed=embed, view=panel(0))


async def greet(interaction: discord.Interaction, whom: discord.User) -> None:
    """A direct message to a member."""
    client = interaction.client
    # Not `whom.send`: the library would write to a channel that this world may not have any more.
    channel = await client.http.start_private_message(whom.id)
    await client.get_partial_messageable(int(channel["id"])).send(f"Hello, {whom.global_name}")
    await interaction.response.send_message("Greeted.", ephemeral=True)


async def deeds(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Deeds that begin so."""
    names = ("Baltic", "Boardwalk", "Reading")
    found = [name for name in names if name.lower().startswith(typed.lower())]
    return [app_commands.Choice(name=name, value=f"deed:{name}") for name in found]


@app_commands.autocomplete(deed=deeds)
@app_commands.describe(deed="Begin to type its name")
async def find(interaction: discord.Interaction, deed: str) -> None:
    """Which deed was chosen."""
    await interaction.response.send_message(f"found {deed}")


@app_commands.autocomplete(deed=deeds)
async def look(interaction: discord.Interaction, deed: str = "all") -> None:
    """Which deed was chosen, if any."""
    await interaction.response.send_message(f"looked at {deed}")


async def pick(interaction: discord.Interaction) -> None:
    """A list of which two may be chosen."""
    view = discord.ui.View(timeout=None)
    choices = [discord.SelectOption(label=name, value=name) for name in ("Boardwalk", "Baltic")]
    view.add_item(discord.ui.Select(custom_id="deeds", max_values=2, options=choices))
    await interaction.response.send_message("Pick", view=view)


async def order(interaction: discord.Interaction) -> None:
    """A private list whose message changes with what is chosen."""
    await interaction.response.send_message("No order", view=order_form(), ephemeral=True)


def offered(gives: str) -> str:
    """What is given, and nothing for it."""
    return f"**You give**\n{gives}\n**You get**\nnothing"


async def offer(interaction: discord.Interaction) -> None:
    """An offer of nothing, and a button to give something."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Give", custom_id="give"))
    await interaction.response.send_message(offered("nothing"), view=view)


def drafted(gives: str) -> str:
    """What is given so far, with the emoji of its color, and that it is not sent."""
    return f"**You give**\n<:mono_dark_blue:1> {gives}\nNot sent yet"


async def sketch(interaction: discord.Interaction) -> None:
    """An offer that only its author sees."""
    await interaction.response.send_message(drafted("nothing"), view=offer_form(0), ephemeral=True)


async def draw(interaction: discord.Interaction) -> None:
    """A picture in an embed, and a file."""
    files = [
        discord.File(io.BytesIO(DOT), "dot.png", description="A blue dot"),
        discord.File(io.BytesIO(b"moves"), "game.txt"),
    ]
    image = {"url": "attachment://dot.png", "description": "A blue dot"}
    embed = discord.Embed.from_dict({"type": "rich", "title": "Picture", "image": image})
    await interaction.response.send_message("The ||hidden|| dot", embed=embed, files=files)


async def speak(interaction: discord.Interaction) -> None:
    """The languages of the member and of the guild."""
    answer = f"member {interaction.locale}, guild {interaction.guild_locale}"
    await interaction.response.send_message(answer, ephemeral=True)


def main() -> int:
    """Run against the local Discord that the environment names; the exit code."""
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    gateway = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    Bot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
    return 0


if __name__ == "__main__":
    main()
