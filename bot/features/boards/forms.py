"""The forms for a new board and for a part of one, and what is read from them."""

from collections.abc import Mapping, Sequence

from bot.features.boards.card_lines import card_lines, list_again, read_cards
from bot.features.boards.faults import BadForm, bad_form
from bot.features.boards.parts import (
    CARD_TEXTS,
    CARDS,
    DECKS,
    GROUPS,
    NAMES,
    TITLE,
    TWINS,
    Part,
    keys_of,
    lines_of,
    part_name,
    usual_name,
    with_names,
)
from bot.features.boards.presses import CreateBoard, SendPart
from bot.language.language import Words
from bot.language.voice import Voice
from bot.pictures.fonts import can_write
from bot.ui.message_files import FileField
from bot.ui.screen import INPUT_VALUE, FormField, ListField, ModalScreen, Option, TextField
from engine.editions.board import DEFAULT_BOARD, DeckName, board
from engine.editions.board_names import (
    CURRENCIES,
    LONGEST,
    LONGEST_TITLE,
    PROPERTIES,
    BadNames,
    BoardNames,
    Currency,
    NameKey,
    built_in,
    checked,
    tidy,
)
from engine.host.store.records import BoardRecord

ALL = "all"
"""The field that holds a line for each name."""
CURRENCY, START, CODE, FILE = "currency", "start", "code", "file"
Fields = Mapping[str, str]


def new_form(
    game_id: str, own: Sequence[BoardRecord], usual: str, words: Words, typed: Fields
) -> ModalScreen:
    """Return the form for a new board, which begins as one of the program's or of one's own; as the
    `usual` one where nothing else is chosen.
    """
    say, chosen = words.say, typed.get(START) or usual
    given = [(it, names.title) for it, names in built_in().items()]
    options = tuple(
        Option(title, it, default=it == chosen)
        for it, title in (*given, *((it.id, it.title) for it in own))
    )
    at = CreateBoard(game_id).custom_id
    title = _line(say("board-form-title"), TITLE, typed.get(TITLE, ""), LONGEST_TITLE)
    start = ListField(say("board-form-start"), START, options, required=False)
    code = TextField(
        say("board-form-code"),
        CODE,
        value=typed.get(CODE),
        description=say("board-form-code-hint"),
        required=False,
        most=20,
    )
    currency = _currencies(words, typed.get(CURRENCY, ""), say("board-form-money-as-there"))
    file = FileField(say("board-form-file"), FILE, say("board-form-file-hint"))
    return ModalScreen(say("board-form-new"), at, (title, start, currency, code, file))


def part_form(
    game_id: str, part: Part, found: BoardRecord, names: BoardNames, voice: Voice, typed: Fields
) -> ModalScreen:
    """Return the form for a part of a board, filled with what was typed last or what is there."""
    at = SendPart(game_id, part, found.id).custom_id
    return ModalScreen(part_name(part, voice.words), at, _fields(part, names, voice, typed))


def _fields(part: Part, names: BoardNames, voice: Voice, typed: Fields) -> tuple[FormField, ...]:
    say, texts = voice.say, names.texts()
    if part == NAMES:
        text = "\n".join(texts[key] for key in keys_of(NAMES))
        of = {key: voice.and_list(_lines_of(key)) for key in ("railroad", "utility")}
        hint = say("board-form-names-hint", railroads=of["railroad"], utilities=of["utility"])
        label_ = say("board-form-names")
        return (_text(label_, ALL, hint, typed.get(ALL, text)),)
    if part == CARD_TEXTS:
        return tuple(_cards(deck, names, voice, typed) for deck in DECKS)
    if part == TITLE:
        now = typed.get(TITLE, names.title)
        title = TextField(say("board-form-title"), TITLE, value=now, most=LONGEST_TITLE)
        return title, _currencies(voice.words, typed.get(CURRENCY, names.currency))
    return tuple(
        _line(label(key, voice), field_of(key), typed.get(field_of(key), texts.get(key, "")))
        for key in keys_of(part)
    )


def _lines_of(group: str) -> list[str]:
    """Return which of the lines of all names are those of a group."""
    return [str(PROPERTIES.index(it) + 1) for it in GROUPS[group].members]


def _cards(deck: DeckName, names: BoardNames, voice: Voice, typed: Fields) -> TextField:
    """Return the field with the cards of a deck, with what was typed in its place in the list."""
    text = card_lines(deck, names.cards, voice)
    if deck in typed:
        again = list_again(deck, typed[deck], voice)
        text = again if len(again) <= INPUT_VALUE else typed[deck]
    label_ = voice.say(f"board-form-{deck}")
    return _text(label_, deck, voice.say("board-form-cards-hint"), text)


def field_of(key: NameKey) -> str:
    """Return the field of a name in a form that has one for each."""
    return "-".join(filter(None, key))


def label(key: NameKey, voice: Voice) -> str:
    """Return what stands above the field of a name: a price, or what the language calls it."""
    section, at = key
    match section:
        case "properties":
            deed = board(DEFAULT_BOARD).properties[int(at)]
            group = board(DEFAULT_BOARD).groups[deed.group].members
            number, price = group.index(deed.index) + 1, voice.money(deed.price)
            return voice.say("board-field-property", number=number, price=price)
        case "places" | "decks":
            return usual_name(key, voice.words)
        case "cards":
            deck = next(deck for deck in DECKS if at in CARDS[deck])
            deck_name, number = usual_name(("decks", deck), voice.words), CARDS[deck].index(at) + 1
            return voice.say("board-card", deck=deck_name, number=number)
        case _:
            return voice.say("board-form-title")


def _line(label_: str, custom_id: str, value: str, most: int = LONGEST) -> TextField:
    needed = custom_id.startswith("properties")
    return TextField(label_, custom_id, value=value or None, required=needed, most=most)


def _text(label_: str, custom_id: str, hint: str, value: str) -> TextField:
    return TextField(label_, custom_id, value=value, description=hint, tall=True)


def _currencies(words: Words, now: str, as_there: str | None = None) -> ListField:
    """Return the list of currencies; `as_there` is said where none has to be chosen."""
    options = tuple(Option(it, it, default=it == now) for it in CURRENCIES)
    needed = as_there is None
    return ListField(words.say("board-form-money"), CURRENCY, options, as_there, required=needed)


def read_part(part: Part, fields: Fields, names: BoardNames, voice: Voice) -> BoardNames:
    """Return a board with what was typed into the form of a part. Raises BadForm."""
    keys = keys_of(part)
    given: dict[NameKey, str] = {}
    if part == NAMES:
        given = dict(zip(keys, _names_in(fields.get(ALL, ""), voice.words), strict=True))
    elif part == CARD_TEXTS:
        given = _cards_in(fields, voice)
    else:
        given = {key: tidy(fields.get(field_of(key), "")) for key in keys}
    currency = chosen_currency(fields, names)
    after = with_names(names, given).model_copy(update={"currency": currency})
    return checked_form(after, part, voice)


def chosen_currency(fields: Fields, names: BoardNames) -> Currency:
    """Return the currency that was chosen in a form, or else that of the board."""
    return next((it for it in CURRENCIES if it == fields.get(CURRENCY)), names.currency)


def _names_in(text: str, words: Words) -> list[str]:
    """Return a name for each property, from lines of which empty ones do not count."""
    lines, needed = lines_of(text), len(keys_of(NAMES))
    if len(lines) != needed:
        raise BadForm([words.say("board-fault-count", lines=len(lines), needed=needed)])
    return lines


def _cards_in(fields: Fields, voice: Voice) -> dict[NameKey, str]:
    """Return the words of all cards. Raises BadForm with a sentence for each deck that has lines
    without a number.
    """
    given: dict[NameKey, str] = {}
    faults = []
    for deck in (it for it in DECKS if it in fields):
        found, unread = read_cards(deck, fields[deck], voice)
        given |= found
        if unread:
            where = usual_name(("decks", deck), voice.words)
            faults.append(voice.say("board-fault-number", where=where, count=len(unread)))
    if faults:
        raise BadForm(faults)
    return given


def checked_form(names: BoardNames, part: Part, voice: Voice) -> BoardNames:
    """Return the names, tidied. Raises BadForm with a sentence for each fault in a form."""
    try:
        return checked(names, can_write)
    except BadNames as bad:
        # A card and its twin have the same words, and so the same faults.
        twins = {("cards", twin) for card, twin in TWINS.items() if twin != card}
        told = BadNames(tuple(it for it in bad.faults if it.where not in twins))
        labels = {
            key: voice.say("board-line", line=line) if part == NAMES else label(key, voice)
            for line, key in enumerate(keys_of(part), 1)
        }
        raise bad_form(told, labels, voice.words) from None
