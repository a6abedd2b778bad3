"""A running local Discord with what tests need beside the page."""

from __future__ import annotations

from types import TracebackType

from aiohttp import web

from bot.local import server
from tests.support.local_discord import injection, watching
from tests.support.local_discord.member import Control, Member


class LocalDiscord(server.LocalDiscord):
    """A local Discord whose members a test drives over HTTP."""

    _control: Control | None = None

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._control is not None:
            await self._control.close()
        await super().__aexit__(kind, error, trace)

    @property
    def control(self) -> Control:
        """The control routes over HTTP."""
        if self._control is None:
            self._control = Control(self.page_url)
        return self._control

    def member(self, name: str) -> Member:
        """Return a member to act as, over HTTP."""
        return Member(self.control, name)

    def private_routes(self) -> tuple[web.RouteTableDef, ...]:
        """Return the routes below the unguessable address of the page."""
        return (*super().private_routes(), watching.routes, injection.routes)
