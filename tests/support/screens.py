"""What there is to read and to press on a screen, and whether Discord would take it."""

from bot.local.limits import message_faults
from bot.ui.panel_screen import AnyScreen
from bot.ui.screen import Button, Select
from tests.support.sent_body import sent_body, texts_on


def button(screen: AnyScreen, label: str) -> Button:
    """The button whose label begins like this."""
    found = [it for row in screen.rows if isinstance(row, tuple) for it in row]
    match = [it for it in found if it.label.startswith(label)]
    assert match, f"no {label!r} among {[it.label for it in found]}"
    return match[0]


def buttons(screen: AnyScreen) -> list[str]:
    """The labels of all buttons."""
    return [it.label for row in screen.rows if isinstance(row, tuple) for it in row]


def selects(screen: AnyScreen) -> list[Select]:
    """All lists."""
    return [row for row in screen.rows if isinstance(row, Select)]


def select(screen: AnyScreen, part: str) -> Select:
    """The list that the word `part` of its custom_id names."""
    (found,) = [it for it in selects(screen) if f":{part} " in it.custom_id]
    return found


def custom_ids(screen: AnyScreen) -> list[str]:
    """The custom_ids of all buttons."""
    return [it.custom_id for row in screen.rows if isinstance(row, tuple) for it in row]


def toggles(screen: AnyScreen, part: str) -> dict[str, bool]:
    """The properties of a side that have a button each, and whether each is in the trade."""
    found = [it.rsplit(":", 1)[1].split() for it in custom_ids(screen)]
    return {it[4]: it[0] == "out" for it in found if len(it) == 5 and it[3] == part}


def values(screen: AnyScreen, part: str) -> list[str]:
    """What a side has to choose from, as buttons or in a list."""
    if found := toggles(screen, part):
        return list(found)
    return [option.value for option in select(screen, part).options]


def chosen(screen: AnyScreen, part: str) -> list[str]:
    """What is chosen of a side, with buttons or in a list."""
    if found := toggles(screen, part):
        return [value for value, is_in in found.items() if is_in]
    return [option.value for option in select(screen, part).options if option.default]


def text(screen: AnyScreen) -> str:
    """All its text."""
    return texts_on(screen)


def check(screen: AnyScreen, nonce: str = "") -> None:
    """Discord would take it as it is, with nothing cut and every id used once."""
    assert not list(message_faults(sent_body(screen) | {"nonce": nonce}))
    assert "… +" not in text(screen)
    ids = [it.custom_id for it in selects(screen)]
    ids += [it.custom_id for row in screen.rows if isinstance(row, tuple) for it in row]
    assert len(ids) == len(set(ids))
