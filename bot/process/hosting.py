"""Hosts that roll a program's disk away, recognized by what they put into the environment."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path

# Nothing written on these outlives the process.
_EPHEMERAL_HOSTS = {
    "DYNO": "Heroku",
    "K_SERVICE": "Cloud Run",
    "CLOUD_RUN_WORKER_POOL": "Cloud Run",
    "REPLIT_DEPLOYMENT": "Replit",
}

# These keep volumes and disks that were mounted, and nothing else.
_VOLUME_HOSTS = {
    "RAILWAY_PROJECT_ID": "Railway",
    "RAILWAY_ENVIRONMENT": "Railway",
    "RENDER": "Render",
    "FLY_APP_NAME": "Fly.io",
    "KOYEB_APP_NAME": "Koyeb",
    "KUBERNETES_SERVICE_HOST": "Kubernetes",
}

_TEMPORARY_FOLDERS = ("/tmp", "/dev/shm", "/run")


def disk_warning(
    database: Path,
    environ: Mapping[str, str],
    is_mount: Callable[[Path], bool] = os.path.ismount,
) -> str | None:
    """Return why the file `database`, an absolute path, will be lost at the next restart; else
    None.
    """
    for key, host in _EPHEMERAL_HOSTS.items():
        if environ.get(key):
            return f"{host} deletes its disk at every restart, and all games with it."
    if any(database.is_relative_to(folder) for folder in _TEMPORARY_FOLDERS):
        return f"The machine empties {database.parent} when it restarts: all games would be lost."
    if _is_mounted(database, environ, is_mount):
        return None
    for key, host in _VOLUME_HOSTS.items():
        if environ.get(key):
            return f"{host} keeps only mounted volumes, and {database.parent} is not on one."
    return None


def _is_mounted(
    database: Path, environ: Mapping[str, str], is_mount: Callable[[Path], bool]
) -> bool:
    volume = environ.get("RAILWAY_VOLUME_MOUNT_PATH")
    if volume and database.is_relative_to(volume):
        return True
    return any(is_mount(folder) for folder in list(database.parents)[:-1])
