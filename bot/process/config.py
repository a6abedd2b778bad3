"""Settings from the environment and .env: read once at start, and refused in plain sentences."""

import re
import socket
from pathlib import Path
from typing import Annotated, Self, TypeVar
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

from bot.language.app_names import NAMES
from bot.process.addresses import (
    LAST_PORT,
    is_loopback,
    local_api,
    local_gateway,
    proxy_origin,
)
from bot.process.database_settings import DatabaseSettings
from bot.process.limit_settings import LimitSettings
from bot.process.secret_files import refuse_unusable
from engine.host.administration.databases import password_of
from engine.host.administration.retention import Retention

_DSN = re.compile(r"https?://[^\s@/:]+(?::[^\s@/]+)?@[^\s@/]+(?:/[^\s@/]+)*/[0-9]+", re.ASCII)
_NAME = re.compile(r"[A-Za-z0-9._-]{1,60}", re.ASCII)
_COMMAND_NAME = re.compile(r"[-_\w]{1,28}")
"""As Discord takes it, and room for the moderators' ending."""
_TITLE = re.compile(r"\w(?:[\w .,:!&'’-]{0,30}[\w.!])?")
"""What neither Markdown nor the files of words take for a sign of their own."""
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


def _command_name(name: str) -> str:
    if not _COMMAND_NAME.fullmatch(name) or name != name.lower():
        raise ValueError("COMMAND_NAME must be 1 to 28 lower-case letters, digits, hyphens or _.")
    return name


def _title(title: str) -> str:
    if not _TITLE.fullmatch(title):
        raise ValueError("APP_TITLE must be 1 to 32 letters, digits, spaces or . , : ! & ' -.")
    return title


class Settings(LimitSettings, DatabaseSettings):
    """All settings, each named in the environment and in .env by its upper-case name."""

    discord_token: Annotated[
        SecretStr, BeforeValidator(_need_token), BeforeValidator(refuse_unusable)
    ]
    discord_token_file: Path | None = None
    log_level: Annotated[str, AfterValidator(_known_level)] = "INFO"
    sentry_dsn: Annotated[SecretStr, AfterValidator(_known_dsn)] | None = None
    log_format: Annotated[str, AfterValidator(_known_format)] = "text"
    double_press_ms: Annotated[int, Field(ge=0, le=5000)] = 700
    computer_delay: Annotated[int, Field(ge=0, le=60)] = 2
    shard_count: PositiveInt | None = None
    process_name: Annotated[str, AfterValidator(_known_name)] = socket.gethostname()
    command_name: Annotated[str, AfterValidator(_command_name)] = NAMES.command
    app_title: Annotated[str, AfterValidator(_title)] = NAMES.title
    own_emoji: bool = True
    monitoring_port: Annotated[int, Field(ge=0, le=LAST_PORT)] | None = None
    privacy_url: Annotated[str, AfterValidator(_web_address)] | None = None
    terms_url: Annotated[str, AfterValidator(_web_address)] | None = None
    keep_left_servers: Days = 30
    keep_lobbies: Days = 30
    keep_logs: Days = None
    discord_proxy: Annotated[str, AfterValidator(proxy_origin)] | None = None
    discord_proxy_remote: bool = False
    discord_api_base: Annotated[str, AfterValidator(local_api)] | None = None
    discord_gateway_url: Annotated[str, AfterValidator(local_gateway)] | None = None

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

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be in a line of the log, as it may be written there."""
        password = password_of(self.database_url)
        passwords = () if password is None else (password, unquote(password))
        given = (self.discord_token, self.sentry_dsn)
        return (*(it.get_secret_value() for it in given if it is not None), *passwords)

    @property
    def retention(self) -> Retention:
        """For how long what is not needed any more is kept."""
        return Retention(self.keep_left_servers, self.keep_lobbies, self.keep_logs)

    @property
    def discord_is_local(self) -> bool:
        """Whether the bot talks to a Discord on this machine instead of the real one."""
        return self.discord_api_base is not None


ENV_FILE = Path(".env")
S = TypeVar("S", bound=DatabaseSettings)


def load_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """Read the environment and `env_file`; raises SettingsError with a sentence a problem."""
    return _load(Settings, env_file)


def load_database_settings(env_file: Path | None = ENV_FILE) -> DatabaseSettings:
    """Read what tells where the games are, and nothing else: no token is needed."""
    return _load(DatabaseSettings, env_file)


def _load(kind: type[S], env_file: Path | None) -> S:
    try:
        return kind(_env_file=env_file)
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
