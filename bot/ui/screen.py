"""Messages as plain data, known to no library: what is built here fits Discord's limits.

Text that is too long is cut at a line or a word and says so; ids cannot be cut and are refused.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from bot.language.clipping import clip, clip_lines
from bot.ui.message_files import File, FileField, Picture

Style = Literal["primary", "secondary", "success", "danger"]

CONTENT, DESCRIPTION, TITLE, FOOTER, VALUE, FIELD_NAME = 2000, 4096, 256, 2048, 1024, 256
EMBED_SUM, FIELDS, EMBEDS = 6000, 25, 10
LABEL, OPTION, PLACEHOLDER, CUSTOM_ID, URL = 80, 100, 150, 100, 512
ROWS, ROW, OPTIONS = 5, 5, 25
MODAL_TITLE, INPUT_LABEL, INPUT_PLACEHOLDER, INPUT_VALUE, INPUTS = 45, 45, 100, 4000, 5


def _put(record: object, **values: object) -> None:
    """Set fields of a frozen record that is being made."""
    for name, value in values.items():
        object.__setattr__(record, name, value)


def _need_id(custom_id: str) -> None:
    if not 1 <= len(custom_id) <= CUSTOM_ID:
        raise ValueError(f"a custom_id has 1 to {CUSTOM_ID} characters: {custom_id!r}")


@dataclass(frozen=True, slots=True)
class Button:
    """A button; its label names the whole effect, in 38 characters if it can."""

    label: str
    custom_id: str
    style: Style = "secondary"
    disabled: bool = False
    emoji: str | None = None

    def __post_init__(self) -> None:
        _need_id(self.custom_id)
        _put(self, label=clip(self.label, LABEL))


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address; the bot hears nothing of its press."""

    label: str
    url: str
    emoji: str | None = None

    def __post_init__(self) -> None:
        if not 1 <= len(self.url) <= URL:
            raise ValueError(f"an address has 1 to {URL} characters: {self.url!r}")
        _put(self, label=clip(self.label, LABEL))


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a select."""

    label: str
    value: str
    description: str | None = None
    emoji: str | None = None
    default: bool = False

    def __post_init__(self) -> None:
        if not 1 <= len(self.value) <= OPTION:
            raise ValueError(f"an option's value has 1 to {OPTION} characters: {self.value!r}")
        description = clip(self.description, OPTION) if self.description else None
        _put(self, label=clip(self.label, OPTION), description=description)


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose from. Of more than 25 options the first are shown, and it says so.

    `people`, `roles`: the ids chosen in a list of the server's members or roles, without options.
    """

    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    people: tuple[int, ...] | None = None
    roles: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        _need_id(self.custom_id)
        has_options = self.people is None and self.roles is None
        if has_options and not self.options:
            raise ValueError("a select needs an option")
        left = len(self.options) - OPTIONS
        more = f" … +{left}" if left > 0 else ""
        shown = self.options[:OPTIONS]
        most = max(1, min(self.most, len(shown))) if has_options else self.most
        text = clip(self.placeholder, PLACEHOLDER - len(more)) + more
        _put(self, placeholder=text, options=shown, most=most, least=min(self.least, most))


Row = tuple[Button, ...] | Select


def rows_of(buttons: Iterable[Button], width: int = ROW) -> tuple[Row, ...]:
    """Return the buttons in rows of at most five."""
    every = tuple(buttons)
    return tuple(every[at : at + width] for at in range(0, len(every), width))


@dataclass(frozen=True, slots=True)
class Field:
    """A heading and some lines inside an embed."""

    name: str
    value: str
    inline: bool = False

    def __post_init__(self) -> None:
        # A field without a name or a value is refused; a blank that is no space is not.
        name, value = clip(self.name, FIELD_NAME), clip_lines(self.value, VALUE)
        _put(self, name=name or "\u200b", value=value or "\u200b")

    def __len__(self) -> int:
        return len(self.name) + len(self.value)


@dataclass(frozen=True, slots=True)
class Embed:
    """A framed text: to fit 6000 characters, last fields are dropped, then its text is cut."""

    title: str = ""
    description: str = ""
    colour: int | None = None
    fields: tuple[Field, ...] = ()
    footer: str = ""
    picture: Picture | None = None

    def __post_init__(self) -> None:
        title, footer = clip(self.title, TITLE), clip(self.footer, FOOTER)
        description = clip_lines(self.description, DESCRIPTION)
        fields = list(self.fields[:FIELDS])
        room = EMBED_SUM - len(title) - len(footer) - len(description)
        while fields and sum(map(len, fields)) > room:
            fields.pop()
        spare = EMBED_SUM - len(title) - len(footer) - sum(map(len, fields))
        _put(
            self,
            title=title,
            footer=footer,
            description=clip_lines(description, min(DESCRIPTION, spare)),
            fields=tuple(fields),
        )

    def in_words(self) -> "Embed":
        """Return this embed with words in place of its picture."""
        if self.picture is None:
            return self
        texts = [it for it in (self.description, self.picture.fallback_text()) if it]
        return replace(self, picture=None, description="\n".join(texts))

    def __len__(self) -> int:
        """Return what Discord counts."""
        return (
            len(self.title) + len(self.description) + len(self.footer) + sum(map(len, self.fields))
        )


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message. `pings` are the ids of the users it notifies, `role` is that of a role.

    `files` go with private answers only. `is_plain`: it is read as text alone, without emoji.
    """

    content: str = ""
    embeds: tuple[Embed, ...] = ()
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = ()
    files: tuple[File, ...] = ()
    is_plain: bool = False
    role: int | None = None

    def __post_init__(self) -> None:
        _put(
            self,
            content=clip_lines(self.content, CONTENT),
            embeds=_fitting_embeds(self.embeds),
            rows=_split_rows(self.rows)[:ROWS],
            pings=tuple(dict.fromkeys(self.pings)),
        )

    @property
    def is_sentence(self) -> bool:
        """Whether it is text alone: nothing to look at or to press."""
        return not (self.embeds or self.rows or self.files)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """The pictures of its embeds, which need names of their own."""
        return tuple(embed.picture for embed in self.embeds if embed.picture is not None)

    def in_words(self) -> "Screen":
        """Return this screen with words in place of pictures, without embeds that were only a
        picture.
        """
        worded = [embed.in_words() for embed in self.embeds]
        return replace(self, embeds=tuple(embed for embed in worded if len(embed)))


def _fitting_embeds(embeds: tuple[Embed, ...]) -> tuple[Embed, ...]:
    """6000 characters are for all embeds of a message together; later ones give way."""
    room, kept = EMBED_SUM, []
    for embed in embeds[:EMBEDS]:
        if len(embed) > room:
            rest = room - len(embed.title)
            if rest < len("… +9999"):
                break
            text = clip_lines(embed.description, rest)
            embed = replace(embed, fields=(), footer="", description=text)
        kept.append(embed)
        room -= len(embed)
    return tuple(kept)


def _split_rows(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Empty rows go, long ones are broken."""
    found: list[Row] = []
    for row in rows:
        if isinstance(row, Select):
            found.append(row)
        else:
            found.extend(rows_of(row))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class TextField:
    """A line to type into (`tall`: several lines); `least` and `most` count characters."""

    label: str
    custom_id: str
    placeholder: str | None = None
    value: str | None = None
    description: str | None = None
    required: bool = True
    tall: bool = False
    least: int | None = None
    most: int | None = None

    def __post_init__(self) -> None:
        _need_id(self.custom_id)
        _put(
            self,
            label=clip(self.label, INPUT_LABEL),
            placeholder=clip(self.placeholder, INPUT_PLACEHOLDER) if self.placeholder else None,
            description=clip(self.description, OPTION) if self.description else None,
            value=self.value[: min(self.most or INPUT_VALUE, INPUT_VALUE)] if self.value else None,
        )


@dataclass(frozen=True, slots=True)
class ListField:
    """A list in a form, to choose one line of, without emoji; without a choice it has no text."""

    label: str
    custom_id: str
    options: tuple[Option, ...]
    placeholder: str | None = None
    required: bool = True

    def __post_init__(self) -> None:
        _need_id(self.custom_id)
        if not 1 <= len(self.options) <= OPTIONS:
            raise ValueError(f"a list of a form has 1 to {OPTIONS} options")
        placeholder = clip(self.placeholder, PLACEHOLDER) if self.placeholder else None
        _put(self, label=clip(self.label, INPUT_LABEL), placeholder=placeholder)


FormField = TextField | ListField | FileField


@dataclass(frozen=True, slots=True)
class ModalScreen:
    """A form."""

    title: str
    custom_id: str
    inputs: tuple[FormField, ...]

    def __post_init__(self) -> None:
        _need_id(self.custom_id)
        if not 1 <= len(self.inputs) <= INPUTS:
            raise ValueError(f"a form has 1 to {INPUTS} inputs")
        _put(self, title=clip(self.title, MODAL_TITLE))
