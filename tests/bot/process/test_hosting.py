"""Hosts whose disk is rolled away are known before a game is lost on one."""

from pathlib import Path

import pytest

from bot.process.hosting import disk_warning

DATABASE = Path("/srv/bot/monopoly.db")
VOLUME = Path("/srv/bot")


def no_mounts(folder: Path) -> bool:
    return False


def a_volume(folder: Path) -> bool:
    return folder == VOLUME


def test_an_ordinary_machine_keeps_its_disk() -> None:
    assert disk_warning(DATABASE, {"HOME": "/root"}, no_mounts) is None


@pytest.mark.parametrize(
    ("key", "host"),
    [
        ("DYNO", "Heroku"),
        ("K_SERVICE", "Cloud Run"),
        ("CLOUD_RUN_WORKER_POOL", "Cloud Run"),
        ("REPLIT_DEPLOYMENT", "Replit"),
    ],
)
def test_some_hosts_keep_nothing(key: str, host: str) -> None:
    warning = disk_warning(DATABASE, {key: "x"}, a_volume)

    assert warning == f"{host} deletes its disk at every restart, and all games with it."


@pytest.mark.parametrize(
    ("key", "host"),
    [
        ("RAILWAY_PROJECT_ID", "Railway"),
        ("RENDER", "Render"),
        ("FLY_APP_NAME", "Fly.io"),
        ("KOYEB_APP_NAME", "Koyeb"),
        ("KUBERNETES_SERVICE_HOST", "Kubernetes"),
    ],
)
def test_some_hosts_keep_only_volumes(key: str, host: str) -> None:
    warning = disk_warning(DATABASE, {key: "x"}, no_mounts)

    assert warning == f"{host} keeps only mounted volumes, and /srv/bot is not on one."
    assert disk_warning(DATABASE, {key: "x"}, a_volume) is None


def test_the_root_of_the_disk_is_no_volume() -> None:
    warning = disk_warning(DATABASE, {"RENDER": "true"}, lambda folder: folder == Path("/"))

    assert warning is not None


def test_railway_says_where_its_volume_is() -> None:
    environ = {"RAILWAY_PROJECT_ID": "x", "RAILWAY_VOLUME_MOUNT_PATH": "/srv"}

    assert disk_warning(DATABASE, environ, no_mounts) is None
    assert disk_warning(Path("/app/monopoly.db"), environ, no_mounts) is not None


def test_an_empty_variable_says_nothing() -> None:
    assert disk_warning(DATABASE, {"DYNO": ""}, no_mounts) is None


@pytest.mark.parametrize("folder", ["/tmp", "/tmp/games", "/dev/shm", "/run"])
def test_some_folders_are_emptied(folder: str) -> None:
    warning = disk_warning(Path(folder) / "monopoly.db", {}, no_mounts)

    assert warning == f"The machine empties {folder} when it restarts: all games would be lost."
