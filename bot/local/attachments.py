"""Files of messages: stored, described, kept by edits, and shown where an embed refers to them."""

from __future__ import annotations

import mimetypes

from bot.local.bodies import Upload
from bot.local.errors import ApiError, Json
from bot.local.hub import Hub
from bot.local.media import media
from bot.local.picture_size import picture_size

MAX_FILES = 10
SCHEME = "attachment://"


def attach(
    hub: Hub, channel: Json, body: Json, uploads: list[Upload], had: list[Json]
) -> list[Json]:
    """Return the files of a message after a body that names some, or none, and brings others."""
    described = {str(a.get("id")): a for a in body.get("attachments") or []}
    kept = had
    if "attachments" in body:
        kept = [_again(a, described[a["id"]]) for a in had if a["id"] in described]
    new = [_file(hub, channel, upload, described.get(str(upload.index), {})) for upload in uploads]
    if len(kept) + len(new) > MAX_FILES:
        raise ApiError(50035, [(("attachments",), f"Must be {MAX_FILES} or fewer in length")])
    return [*kept, *new]


def show(stored: Json) -> None:
    """Put addresses in the place of attachment:// in a message's embeds and components."""
    files = {a["filename"]: a for a in stored["attachments"]}
    in_components = [id(holder) for holder in media(stored | {"embeds": []})]
    for holder in media(stored):
        url = str(holder.get("url"))
        file = files.get(url.removeprefix(SCHEME))
        if url.startswith(SCHEME) and file is None and id(holder) in in_components:
            raise ApiError(50035, [(("components",), f"{url} is not among the attachments")])
        if url.startswith(SCHEME) and file is not None:
            known = {k: file[k] for k in ("width", "height", "content_type") if k in file}
            holder.update(url=file["url"], proxy_url=file["proxy_url"], **known)


def _again(file: Json, described: Json) -> Json:
    if "description" not in described:
        return file
    return file | {"description": described["description"]}


def _file(hub: Hub, channel: Json, upload: Upload, described: Json) -> Json:
    file_id = hub.world.next_id()
    name = described.get("filename") or upload.name
    kind = mimetypes.guess_type(name)[0] or upload.type
    hub.world.run("INSERT INTO files VALUES (?, ?, ?, ?)", file_id, name, kind, upload.data)
    size = picture_size(upload.data)
    url = f"local:/cdn/attachments/{channel['id']}/{file_id}/{name}"
    return {
        "id": str(file_id),
        "filename": name,
        "description": described.get("description"),
        "content_type": kind,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        **({"width": size[0], "height": size[1]} if size else {}),
    }
