"""Settings from the environment and .env: read once at start, and refused in plain sentences."""

import re
import socket
from pathlib import Path
from typing import Annotated, Self
from urllib.parse import unquote

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    PositiveInt,
    SecretStr,
    ValidationError,
    ValidationInfo,
    model_validator,
)
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from bot.process.addresses import (
    LAST_PORT,
    is_loopback,
    local_api,
    local_gateway,
    proxy_origin,
)
from bot.process.limit_settings import LimitSettings
from bot.process.secret_files import SecretFilesSource, refuse_unusable
from engine.host.databases import UnknownEngine, file_of, password_of
from engine.host.personal.retention import Retention

DEFAULT_DATABASE = "sqlite:///monopoly.db"
_DSN = re.compile(r"https?://[^\s@/:]+(?::[^\s@/]+)?@[^\s@/]+(?:/[^\s@/]+)*/[0-9]+", re.ASCII)
_NAME = re.compile(r"[A-Za-z0-9._-]{1,60}", re.ASCII)
LOG_FORMATS = ("text", "json")
_HTTPS = re.compile(r"https://[^\s/]+(?:/\S*)?")
_DAYS = re.compile(r"([1-9][0-9]{0,4})d?")
FOREVER = "forever"
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
MISSING = "{} is missing: put it into .env or the environment."


class SettingsError(Exception):
    """The settings cannot be used; `problems` holds one sentence for each wrong thing."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def _need_token(token: object) -> object:
    if not isinstance(token, str):
        return token
    if not token.strip():
        raise ValueError(MISSING.format("DISCORD_TOKEN"))
    return token.strip()


def _known_level(value: str) -> str:
    level = value.upper()
    if level not in LOG_LEVELS:
        raise ValueError(f"LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}.")
    return level


def _known_format(value: str) -> str:
    found = value.lower()
    if found not in LOG_FORMATS:
        raise ValueError(f"LOG_FORMAT must be one of {', '.join(LOG_FORMATS)}.")
    return found


def _known_dsn(dsn: SecretStr) -> SecretStr:
    if not _DSN.fullmatch(dsn.get_secret_value()):
        raise ValueError("SENTRY_DSN must look like https://key@host/project.")
    return dsn


def _known_database(url: str) -> str:
    try:
        file_of(url)
    except UnknownEngine as error:
        # The address may hold a password, so only its scheme is ever repeated.
        raise ValueError(
            f"DATABASE_URL must look like {error.known}, but it is {error.scheme}."
        ) from None
    except ValueError as error:
        raise ValueError(f"DATABASE_URL {error}.") from None
    return url


def _web_address(url: str, info: ValidationInfo) -> str:
    if not _HTTPS.fullmatch(url):
        raise ValueError(f"{str(info.field_name).upper()} must be an address with https://.")
    return url


def _days(text: object, info: ValidationInfo) -> object:
    """Return a number of days; None for `forever`."""
    name, found = str(info.field_name).upper(), _DAYS.fullmatch(str(text).strip().lower())
    if text is None or str(text).strip().lower() == FOREVER:
        return None
    if found is None and not isinstance(text, int):
        raise ValueError(f"{name} must be a number of days like 30d, or forever.")
    return int(found[1]) if found else text


Days = Annotated[int | None, BeforeValidator(_days)]


def _known_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise ValueError("PROCESS_NAME must be 1 to 60 letters, digits, dots, hyphens or _.")
    return name


class Settings(LimitSettings):
    """All settings, each named in the environment and in .env by its upper-case name."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Annotated[
        SecretStr, BeforeValidator(_need_token), BeforeValidator(refuse_unusable)
    ]
    discord_token_file: Path | None = None
    database_url: Annotated[
        str,
        AfterValidator(_known_database),
        BeforeValidator(refuse_unusable),
        Field(repr=False),
    ] = DEFAULT_DATABASE
    database_url_file: Path | None = None
    litestream: bool = False
    log_level: Annotated[str, AfterValidator(_known_level)] = "INFO"
    sentry_dsn: Annotated[SecretStr, AfterValidator(_known_dsn)] | None = None
    log_format: Annotated[str, AfterValidator(_known_format)] = "text"
    double_press_ms: Annotated[int, Field(ge=0, le=5000)] = 700
    computer_delay: Annotated[int, Field(ge=0, le=60)] = 2
    shard_count: PositiveInt | None = None
    processes: PositiveInt | None = None
    process_name: Annotated[str, AfterValidator(_known_name)] = socket.gethostname()
    own_emoji: bool = True
    monitoring_port: Annotated[int, Field(ge=0, le=LAST_PORT)] | None = None
    privacy_url: Annotated[str, AfterValidator(_web_address)] | None = None
    terms_url: Annotated[str, AfterValidator(_web_address)] | None = None
    deleted_people: Path | None = None
    keep_left_servers: Days = 30
    keep_lobbies: Days = 30
    keep_logs: Days = None
    discord_proxy: Annotated[str, AfterValidator(proxy_origin)] | None = None
    discord_proxy_remote: bool = False
    discord_api_base: Annotated[str, AfterValidator(local_api)] | None = None
    discord_gateway_url: Annotated[str, AfterValidator(local_gateway)] | None = None

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Read the environment before .env, and in each of them the files that it names."""
        sources = (env_settings, dotenv_settings)
        return init_settings, *(SecretFilesSource(settings_cls, it) for it in sources)

    @model_validator(mode="after")
    def _one_discord(self) -> Self:
        if (self.discord_api_base is None) != (self.discord_gateway_url is None):
            raise ValueError("DISCORD_API_BASE and DISCORD_GATEWAY_URL must be set together.")
        return self

    @model_validator(mode="after")
    def _token_stays_here(self) -> Self:
        if self.discord_proxy is None:
            return self
        if self.discord_is_local:
            raise ValueError("Set DISCORD_PROXY or DISCORD_API_BASE, not both.")
        if not self.discord_proxy_remote and not is_loopback(self.discord_proxy):
            raise ValueError(
                "DISCORD_PROXY is not on this machine, and the token is sent there. "
                "DISCORD_PROXY_REMOTE=on allows that."
            )
        return self

    @model_validator(mode="after")
    def _processes_share_a_server(self) -> Self:
        if (self.processes or 1) > 1 and self.database_file is not None:
            raise ValueError("Several PROCESSES need a DATABASE_URL like postgresql://host/name.")
        return self

    @model_validator(mode="after")
    def _litestream_copies_a_file(self) -> Self:
        if self.litestream and self.database_file is None:
            raise ValueError("LITESTREAM needs a DATABASE_URL like sqlite:///monopoly.db.")
        return self

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the database too."""
        return self.processes is not None and self.database_file is None

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be in a line of the log, as it may be written there."""
        password = password_of(self.database_url)
        passwords = () if password is None else (password, unquote(password))
        given = (self.discord_token, self.sentry_dsn)
        return (*(it.get_secret_value() for it in given if it is not None), *passwords)

    @property
    def database_file(self) -> Path | None:
        """The file of the database, or None if it is no file of this machine."""
        return file_of(self.database_url)

    @property
    def deleted_people_file(self) -> Path:
        """The file with the hashes of people who have been deleted, beside the database."""
        database = self.database_file
        if self.deleted_people is not None or database is None:
            return self.deleted_people or Path("monopoly.deleted")
        return database.with_name(f"{database.name}.deleted")

    @property
    def retention(self) -> Retention:
        """For how long what is not needed any more is kept."""
        return Retention(self.keep_left_servers, self.keep_lobbies, self.keep_logs)

    @property
    def discord_is_local(self) -> bool:
        """Whether the bot talks to a Discord on this machine instead of the real one."""
        return self.discord_api_base is not None


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Read the environment and `env_file`; raises SettingsError with a sentence a problem."""
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise SettingsError(*_sentences(error)) from None
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"{env_file} cannot be read as UTF-8 text.") from None


def _sentences(error: ValidationError) -> list[str]:
    found = []
    for problem in error.errors(include_url=False, include_input=False):
        key = str(problem["loc"][0]).upper() if problem["loc"] else ""
        match problem["type"]:
            case "value_error":
                found.append(str(problem["ctx"]["error"]))
            case "missing":
                found.append(MISSING.format(key))
            case _:
                found.append(f"{key}: {problem['msg']}.")
    return found
