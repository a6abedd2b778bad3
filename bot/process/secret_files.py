"""Secrets from files: DISCORD_TOKEN_FILE names a file that holds what DISCORD_TOKEN would."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource

NAMES: Final = ("discord_token", "database_url")
"""The settings that a file can hold, each named by the setting with `_file` after its name."""
LONGEST: Final = 4096
"""Bytes that such a file may have: what is longer is no secret, but another file by mistake."""


class Unusable(NamedTuple):
    """Stands where a secret should be, and says why it is not there."""

    sentence: str


class SecretFilesSource(PydanticBaseSettingsSource):
    """Another source of settings, whose files are read.

    One source cannot give both a secret and its file; an environment variable of either kind wins
    over both kinds in .env, as it does for every other setting.
    """

    def __init__(self, settings: type[BaseSettings], inner: PydanticBaseSettingsSource) -> None:
        super().__init__(settings)
        self._inner = inner

    def __call__(self) -> dict[str, Any]:
        """Return the settings of the other source, with what their files hold."""
        given = self._inner()
        return {
            **given,
            **{name: _secret(given, name) for name in NAMES if f"{name}_file" in given},
        }

    def get_field_value(self, field: FieldInfo, field_name: str) -> tuple[Any, str, bool]:
        """Return one setting of the other source, as that source does."""
        return self._inner.get_field_value(field, field_name)


def refuse_unusable(value: object) -> object:
    """Return a setting's value; raises ValueError with the sentence of one that is Unusable."""
    if isinstance(value, Unusable):
        raise ValueError(value.sentence)
    return value


def _secret(given: dict[str, Any], name: str) -> str | Unusable:
    key = f"{name}_file".upper()
    if name in given:
        return Unusable(f"Set {name.upper()} or {key}, not both.")
    path = Path(given[f"{name}_file"])
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST + 1).decode("utf-8").strip()
    except OSError as error:
        return Unusable(f"{key}: {path} cannot be read ({error.strerror}).")
    except UnicodeDecodeError:
        return Unusable(f"{key}: {path} cannot be read as UTF-8 text.")
    if not text:
        return Unusable(f"{key}: {path} is empty.")
    if len(text.splitlines()) > 1 or len(text) > LONGEST:
        return Unusable(f"{key}: {path} must hold one line, the {_what(name)} alone.")
    return text


def _what(name: str) -> str:
    return {"discord_token": "token", "database_url": "address"}[name]
