"""Check what the bot sent against Discord's official OpenAPI document, where it is at hand."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Hashable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DOCUMENT = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
VARYING = re.compile(r"[^/]*\d[^/]*")
"""A part of a path that is an id or a token."""
PARAMETER = re.compile(r"\{[^}]+\}")


class OpenApi:
    """The request schemas of the document, found by method and path."""

    def __init__(self, path: Path = DOCUMENT) -> None:
        document = json.loads(path.read_text())
        resource = Resource.from_contents(document, default_specification=DRAFT202012)
        self._registry = Registry().with_resource("urn:discord", resource)
        self._validators: dict[tuple[str, str], Draft202012Validator] = {}
        self._operations = [
            (method.upper(), template, operation)
            for template, operations in document["paths"].items()
            for method, operation in operations.items()
            if isinstance(operation, dict) and "operationId" in operation
        ]
        # "@original" is a path of its own and must be met before "{message_id}".
        self._operations.sort(key=lambda operation: operation[1].count("{"))

    def faults(self, method: str, path: str, body: Any) -> list[str]:
        """What the document has against one request; an empty list if nothing."""
        found = self._find(method, path)
        if found is None:
            return [f"{method} {path} is not in the document"]
        template, operation = found
        if "application/json" not in operation.get("requestBody", {}).get("content", {}):
            return [f"{method} {template} takes no body"] if body else []
        if body is None and not operation["requestBody"].get("required"):
            return []
        errors = self._validator(method, template).iter_errors(as_sent_ids(body))
        return [f"{method} {template} {_fault(error)}" for error in errors]

    def _find(self, method: str, path: str) -> tuple[str, dict[str, Any]] | None:
        for known, template, operation in self._operations:
            if known == method and re.fullmatch(PARAMETER.sub("[^/]+", template), path):
                return template, operation
        return None

    def _validator(self, method: str, template: str) -> Draft202012Validator:
        key = (method, template)
        if key not in self._validators:
            step = template.replace("~", "~0").replace("/", "~1")
            step = step.replace("{", "%7B").replace("}", "%7D")
            pointer = f"/paths/{step}/{method.lower()}/requestBody/content/application~1json/schema"
            self._validators[key] = Draft202012Validator(
                {"$ref": f"urn:discord#{pointer}"},
                registry=self._registry,
                format_checker=Draft202012Validator.FORMAT_CHECKER,
            )
        return self._validators[key]


def as_sent_ids(body: Any) -> Any:
    """A copy with the ids that discord.py sends as integers written as strings.

    The document wants strings; Discord takes both.
    """
    body = copy.deepcopy(body)
    for part in (body, body.get("data")) if isinstance(body, dict) else ():
        if not isinstance(part, dict):
            continue
        allowed = part.get("allowed_mentions") or {}
        for key in ("users", "roles"):
            if key in allowed:
                allowed[key] = [str(given) for given in allowed[key]]
        for attachment in part.get("attachments") or []:
            attachment["id"] = str(attachment["id"])
        if "recipient_id" in part:
            part["recipient_id"] = str(part["recipient_id"])
    return body


def check_requests(requests: list[dict[str, Any]]) -> None:
    """Fail if any recorded request that was accepted is against the document.

    `requests` is what `Control.requests()` returns; of those that are built alike the first is
    looked at. Skips, saying so, where there is no document.
    """
    if not DOCUMENT.exists():
        pytest.skip(
            f"skipped: {DOCUMENT.name} is not at hand, so nothing can be checked against it"
        )
    accepted = [it for it in requests if it["status"] < 400]
    unlike = {
        (it["method"], VARYING.sub("0", it["path"]), _built(it["body"])): it
        for it in reversed(accepted)
    }
    faults = [
        fault
        for request in unlike.values()
        for fault in _document().faults(request["method"], request["path"], request["body"])
    ]
    assert not faults, "\n".join(faults)


def _built(body: Any) -> Hashable:
    """The keys of a body and the types under them, at every depth: the local Discord has checked
    how long texts are.
    """
    match body:
        case dict():
            return frozenset((key, _built(value)) for key, value in body.items())
        case list():
            return "list", frozenset(map(_built, body))
        case _:
            return type(body).__name__


@cache
def _document() -> OpenApi:
    return OpenApi()


def _fault(error: Any) -> str:
    best = best_match([error]) or error
    return f"{'/'.join(map(str, best.absolute_path))}: {best.message[:200]}"
