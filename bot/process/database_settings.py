"""Settings of the database, which also commands need that know no token and reach no Discord."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Self

from pydantic import AfterValidator, BeforeValidator, Field, PositiveInt, model_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from bot.process.secret_files import SecretFilesSource, refuse_unusable
from engine.host.administration.databases import UnknownEngine, file_of

DEFAULT_DATABASE = "sqlite:///monopoly.db"


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


class DatabaseSettings(BaseSettings):
    """Where the games are, and the list of deleted people beside them."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    database_url: Annotated[
        str,
        AfterValidator(_known_database),
        BeforeValidator(refuse_unusable),
        Field(repr=False),
    ] = DEFAULT_DATABASE
    database_url_file: Path | None = None
    litestream: bool = False
    processes: PositiveInt | None = None
    deleted_people: Path | None = None

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
        return init_settings, *(SecretFilesSource(settings_cls, source) for source in sources)

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
    def database_file(self) -> Path | None:
        """The file of the database, or None if it is no file of this machine."""
        return file_of(self.database_url)

    @property
    def deleted_people_file(self) -> Path:
        """The file with the hashes of people who have been deleted, beside the database."""
        return self.deleted_people or self.usual_deleted_people_file

    @property
    def usual_deleted_people_file(self) -> Path:
        """Where the list of deleted people is if no setting names another file."""
        database = self.database_file
        if database is None:
            return Path("monopoly.deleted")
        return database.with_name(f"{database.name}.deleted")

    @property
    def other_deleted_people_files(self) -> Iterator[Path]:
        """Files beside the list of deleted people that may be an earlier list."""
        files = (self.deleted_people_file, self.usual_deleted_people_file)
        for folder in {Path.cwd(), *(file.absolute().parent for file in files)}:
            yield from sorted(folder.glob("*.deleted"))
