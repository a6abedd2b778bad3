"""What there is to read and to press on a screen, and whether Discord would take it."""

from bot.local.limits import message_faults
from bot.screens.screen import Button, Screen, Select
from bot.transport.discord_screen import payload


def button(screen: Screen, label: str) -> Button:
    """The button whose label begins like this."""
    found = [it for row in screen.rows if isinstance(row, tuple) for it in row]
    match = [it for it in found if it.label.startswith(label)]
    assert match, f"no {label!r} among {[it.label for it in found]}"
    return match[0]


def buttons(screen: Screen) -> list[str]:
    """The labels of all buttons."""
    return [it.label for row in screen.rows if isinstance(row, tuple) for it in row]


def selects(screen: Screen) -> list[Select]:
    """All lists."""
    return [row for row in screen.rows if isinstance(row, Select)]


def select(screen: Screen, part: str) -> Select:
    """The list that the word `part` of its custom_id names."""
    (found,) = [it for it in selects(screen) if f":{part} " in it.custom_id]
    return found


def values(screen: Screen, part: str) -> list[str]:
    """What a list has to choose from."""
    return [option.value for option in select(screen, part).options]


def chosen(screen: Screen, part: str) -> list[str]:
    """What is chosen in a list."""
    return [option.value for option in select(screen, part).options if option.default]


def text(screen: Screen) -> str:
    """All its text."""
    embeds = [f"{it.title}\n{it.description}\n{it.footer}" for it in screen.embeds]
    return "\n".join([screen.content, *embeds])


def check(screen: Screen, nonce: str = "") -> None:
    """Discord would take it as it is, with nothing cut and every id used once."""
    built = payload(screen)
    body = {
        "content": built["content"],
        "embeds": [embed.to_dict() for embed in built["embeds"]],
        "components": built["view"].to_components(),
        "nonce": nonce,
    }
    assert not list(message_faults(body))
    assert "… +" not in text(screen)
    ids = [it.custom_id for it in selects(screen)]
    ids += [it.custom_id for row in screen.rows if isinstance(row, tuple) for it in row]
    assert len(ids) == len(set(ids))
