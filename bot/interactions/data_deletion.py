"""What a panel about a person's own data needs: who deletes it, and where it is described."""

from dataclasses import dataclass

from engine.host.personal.erase import Eraser


@dataclass(frozen=True, slots=True)
class PolicyLinks:
    """The addresses of the host's privacy policy and terms of service; None without one."""

    policy: str | None = None
    terms: str | None = None


@dataclass(frozen=True, slots=True)
class Privacy:
    """The eraser that deletes people, and the addresses that a page about their data shows."""

    eraser: Eraser
    links: PolicyLinks = PolicyLinks()
