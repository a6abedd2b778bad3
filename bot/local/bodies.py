"""Request bodies: JSON, or multipart with payload_json and files."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from aiohttp import BodyPartReader, web

from bot.local.errors import ApiError

MOST_FILES, MOST_BYTES = 10, 10 * 1024 * 1024


@dataclass(frozen=True)
class Upload:
    """One uploaded file; index is the n of its part name files[n]."""

    index: int
    name: str
    type: str
    data: bytes


async def read(request: web.Request) -> tuple[object, list[Upload]]:
    """Return the request's JSON and files; the JSON of an empty body is None."""
    if request.content_type.startswith("multipart/"):
        return await _multipart(request)
    raw = await request.read()
    if not raw:
        return None, []
    try:
        return json.loads(raw), []
    except ValueError:
        raise ApiError(50109) from None


def json_answer(
    value: object, status: int = 200, headers: dict[str, str] | None = None
) -> web.Response:
    """Return a JSON response; discord.py reads JSON only where the type is exactly
    application/json.
    """
    raw = json.dumps(value).encode()
    return web.Response(body=raw, status=status, content_type="application/json", headers=headers)


def stored_answer(rows: Sequence[sqlite3.Row]) -> web.Response:
    """Return the one stored file that was found, which never changes. Raises HTTPNotFound."""
    if not rows:
        raise web.HTTPNotFound
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=31536000, immutable"}
    return web.Response(body=rows[0]["data"], content_type=rows[0]["type"], headers=headers)


async def _multipart(request: web.Request) -> tuple[object, list[Upload]]:
    body: object = None
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(data)
        elif part.name and part.name.startswith("files["):
            kind = part.headers.get("Content-Type", "application/octet-stream")
            uploads.append(Upload(int(part.name[6:-1]), part.filename or "file", kind, data))
    if len(uploads) > MOST_FILES or any(len(upload.data) > MOST_BYTES for upload in uploads):
        raise ApiError(50035, [(("attachments",), "Too many or too large files")])
    return body, uploads
