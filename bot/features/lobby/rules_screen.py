"""The private panel in which a game is put together: rulebook, game, length, house rules.

It has two pages: one for what a game is, one for its house rules, a topic at a time.
"""

from dataclasses import dataclass

from bot.features.lobby.clocks import pace_options
from bot.features.lobby.presses import (
    ClearLobbyRules,
    ClearServerRules,
    LobbyRules,
    LobbyRulesPart,
    PartStep,
    ServerBoards,
    ServerDefault,
    ServerListed,
    ServerLook,
    ServerNews,
    ServerRules,
    ServerRulesPart,
    Step,
)
from bot.features.lobby.settings_button import settings_button
from bot.language.choice_text import (
    LENGTHS,
    advice_rule,
    edition_hint,
    edition_line,
    game_line,
    house_rule_lines,
    house_rule_name,
    length_line,
    numbered_rule,
)
from bot.language.language import Words
from bot.presses.buttons import picture_button
from bot.ui.accents import SETTING_UP
from bot.ui.languages import language_list
from bot.ui.press import NO_GAME
from bot.ui.screen import Button, Embed, ModalScreen, Option, Row, Screen, Select, Style, TextField
from engine.editions.catalogue import CATALOGUE, HOUSE_RULES, TOPICS, Range
from engine.editions.choice import Choice, by_the_book, changing, resolve
from engine.host.lobby import SHORT_EVENING, Allowance

SWITCHED = ("parking-pot", "double-go", "no-rent-in-jail", "no-auctions", "no-buying-first-lap")
"""The best-known house rules, each with a switch on the first page."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is chosen so far, and where its presses go.

    `game_id` is NO_GAME for a server's own choice, which has a pace and a language too.
    `length` is how many seconds a timed game lasts; `short_evening`: it is one. `mine` says that it
    is the reader who chooses.
    """

    game_id: str
    choice: Choice
    title: str
    footer: str
    mine: bool
    length: int | None = None
    pace: str | None = None
    language: str | None = None
    pictures: bool = True
    advice: Allowance | None = None
    short_evening: bool = False

    def step(self, step: Step) -> str:
        """Return the custom_id of a press on this sheet."""
        record = LobbyRules if self.pace is None else ServerRules
        return record(self.game_id, step).custom_id

    def part(self, step: PartStep, part: str) -> str:
        """Return the custom_id of a press about a topic or a house rule."""
        record = LobbyRulesPart if self.pace is None else ServerRulesPart
        return record(self.game_id, step, part).custom_id


def game_page(sheet: Sheet, words: Words, note: str = "") -> Screen:
    """Return which rulebook, game and length, the best-known house rules, and the way to all."""
    rows: list[Row] = []
    if sheet.mine:
        rows = [_editions(sheet, words), _games(sheet, words)]
        rows += [_lengths(sheet, words)] if sheet.length else []
        rows += [_switches(sheet, words)] if sheet.pace is None else []
        rows += [_paces(sheet, words), _languages(sheet, words)] if sheet.pace is not None else []
    rows.append((*_game_buttons(sheet, words), *_back(sheet, words)))
    return Screen(embeds=(_embed(sheet, words, note),), rows=tuple(row for row in rows if row))


def _back(sheet: Sheet, words: Words) -> tuple[Button, ...]:
    """Return the way to the settings of a lobby; those of a server have none above them."""
    return () if sheet.game_id == NO_GAME else (settings_button(sheet.game_id, words),)


def house_page(sheet: Sheet, words: Words, topic: str, note: str = "") -> Screen:
    """Return the house rules of a topic: which are on, and their numbers."""
    if not sheet.mine:
        return game_page(sheet, words, note)
    back = Button(words.say("button-rules-back"), sheet.step("main"), "primary", emoji="⬅️")
    rows = (
        _topics(sheet, words, topic),
        _house_rules(sheet, words, topic),
        _numbers(sheet, words, topic),
        (back, _clear(sheet, words)),
    )
    return Screen(embeds=(_embed(sheet, words, note),), rows=tuple(row for row in rows if row))


def _embed(sheet: Sheet, words: Words, note: str) -> Embed:
    choice = sheet.choice
    least, most = seats(choice)
    lines = [words.say("rules-panel-note", note=note), ""] if note else []
    lines += [edition_line(choice, words), game_line(choice, words)]
    if sheet.length is not None:
        lines.append(length_line(sheet.length, words))
    lines += [words.say("rules-panel-seats", least=least, most=most)]
    lines += [advice_rule(sheet.advice, words), ""] if sheet.advice is not None else [""]
    lines += list(house_rule_lines(choice, words)) or [words.say("rules-panel-no-house-rules")]
    lines += ["", sheet.footer]
    return Embed(sheet.title, "\n".join(lines), SETTING_UP)


def seats(choice: Choice) -> tuple[int, int]:
    """Return how many can play, at the least and at the most."""
    rules = resolve(choice)
    return rules.players_min, rules.players_max


def _editions(sheet: Sheet, words: Words) -> Select:
    now = sheet.choice.edition
    options = tuple(
        Option(
            words.say("rules-edition", edition=name),
            name,
            description=edition_hint(name, words),
            default=name == now,
        )
        for name in CATALOGUE
    )
    return Select(sheet.step("edition"), words.say("rules-choose-edition"), options)


def _games(sheet: Sheet, words: Words) -> Select:
    now = SHORT_EVENING if sheet.short_evening else sheet.choice.game
    names = list(CATALOGUE[sheet.choice.edition].games)
    if sheet.pace is None:  # A server chooses no length.
        names.insert(1, SHORT_EVENING)
    options = tuple(
        Option(
            words.say(f"game-{name}"),
            name,
            description=words.say(f"game-{name}-hint"),
            default=name == now,
        )
        for name in names
    )
    return Select(sheet.step("game"), words.say("rules-choose-game"), options)


def _lengths(sheet: Sheet, words: Words) -> Select:
    options = tuple(
        Option(words.say(f"length-{name}"), name, default=seconds == sheet.length)
        for name, seconds in LENGTHS.items()
    )
    return Select(sheet.step("hour"), words.say("rules-choose-length"), options)


def _paces(sheet: Sheet, words: Words) -> Select:
    placeholder = words.say("lobby-choose-pace")
    return Select(
        ServerListed(sheet.game_id, "pace").custom_id,
        placeholder,
        pace_options(sheet.pace or "", words),
    )


def _languages(sheet: Sheet, words: Words) -> Select:
    return language_list(
        ServerListed(sheet.game_id, "language").custom_id, sheet.language, words, "server"
    )


def _switches(sheet: Sheet, words: Words) -> tuple[Button, ...]:
    """Return a button for each of the best-known house rules that turns it on or off."""
    on = dict(sheet.choice.house_rules).keys()

    def switch(name: str) -> Button:
        key, step, style = _ON if name in on else _OFF
        label = words.say(key, rule=house_rule_name(name, words))
        return Button(label, sheet.part(step, name), style)

    return tuple(map(switch, changing(sheet.choice, SWITCHED)))


_ON: tuple[str, PartStep, Style] = ("button-rules-on", "without", "success")
_OFF: tuple[str, PartStep, Style] = ("button-rules-off", "with", "secondary")


def _game_buttons(sheet: Sheet, words: Words) -> tuple[Button, ...]:
    if not sheet.mine:
        return ()
    label = words.say("button-rules-house", count=len(sheet.choice.house_rules))
    house = Button(label, sheet.step("house"), "primary")
    length = Button(words.say("button-rules-length"), sheet.step("askhour"))
    default = Button(words.say("button-server-default"), ServerDefault(sheet.game_id).custom_id)
    if sheet.pace is not None:
        pictures = picture_button(
            lambda look: ServerLook(sheet.game_id, look), sheet.pictures, words
        )
        boards = Button(words.say("button-server-boards"), ServerBoards(sheet.game_id).custom_id)
        news = Button(
            words.say("button-server-news"), ServerNews(sheet.game_id).custom_id, emoji="🗓️"
        )
        return house, boards, pictures, news, default
    return (house, *([length] if sheet.length else []), _clear(sheet, words))


def _clear(sheet: Sheet, words: Words) -> Button:
    plain = by_the_book(sheet.choice) == sheet.choice
    label = words.say("button-rules-clear")
    clear = ClearLobbyRules if sheet.pace is None else ClearServerRules
    return Button(label, clear(sheet.game_id).custom_id, disabled=plain)


def _topics(sheet: Sheet, words: Words, topic: str) -> Select:
    chosen = dict(sheet.choice.house_rules)
    options = tuple(
        Option(
            words.say(f"house-topic-{name}"),
            name,
            description=words.say("house-topic-chosen", count=len(chosen.keys() & set(names))),
            default=name == topic,
        )
        for name, names in TOPICS.items()
    )
    return Select(sheet.step("topic"), words.say("rules-choose-topic"), options)


def _house_rules(sheet: Sheet, words: Words, topic: str) -> Select:
    chosen = dict(sheet.choice.house_rules)
    options = tuple(
        Option(
            words.say(f"house-rule-{name}"),
            name,
            description=words.say(f"house-rule-{name}-hint"),
            default=name in chosen,
        )
        for name in changing(sheet.choice, TOPICS[topic])
    )
    placeholder = words.say("rules-choose-house")
    return Select(sheet.part("rules", topic), placeholder, options, 0, len(options))


def _numbers(sheet: Sheet, words: Words, topic: str) -> tuple[Button, ...]:
    """Return a button for each number that may be changed."""
    return tuple(
        Button(
            numbered_rule(name, number, words),
            sheet.part("number", name),
            emoji="✏️",
        )
        for name, number in sheet.choice.house_rules
        if name in TOPICS[topic] and HOUSE_RULES[name].numbers
    )


def number_form(sheet: Sheet, name: str, words: Words) -> ModalScreen:
    """Return the form for the number of a house rule, filled with what it is now."""
    numbers = HOUSE_RULES[name].numbers or Range(0, 0, 0)
    now = dict(sheet.choice.house_rules).get(name, numbers.usual)
    hint = words.say("rules-form-range", lowest=numbers.lowest, highest=numbers.highest)
    label = words.say(f"house-rule-{name}-number")
    field = TextField(label, "number", str(numbers.usual), str(now), hint, most=9)
    return ModalScreen(words.say(f"house-rule-{name}"), sheet.part("typed", name), (field,))


def length_form(sheet: Sheet, words: Words) -> ModalScreen:
    """Return a form that asks how long a timed game is to last."""
    hints = {"hours": None, "minutes": words.say("length-form-range")}
    fields = tuple(
        TextField(words.say(f"length-form-{unit}"), unit, "0", None, hint, required=False, most=5)
        for unit, hint in hints.items()
    )
    return ModalScreen(words.say("length-form-title"), sheet.step("typedhour"), fields)
