"""One run of the bot: its parts are started, serve until they are to stop, and end in order."""

import asyncio
import logging
import os
from collections.abc import Coroutine, Iterator
from functools import partial
from typing import Any, Final

import discord

from bot.discord.invalid_requests import InvalidRequests
from bot.discord.limited_edits import refuse_limited_edits
from bot.discord.login import connect
from bot.discord.tracing import Observer
from bot.interactions.data_deletion import PolicyLinks
from bot.limits.rates import QUEUES, Limits
from bot.monitoring.service_manager import ServiceManager
from bot.monitoring.start_errors import MonitoringError
from bot.process import logs
from bot.process.app import App, Setup
from bot.process.config import Settings
from bot.process.deleted_list import need_one_list
from bot.process.discord_addresses import use_addresses
from bot.process.event_loop import run_to_end
from bot.process.exit_codes import (
    EXIT_BUG,
    EXIT_DATABASE,
    EXIT_LOGIN,
    EXIT_MONITORING,
    EXIT_UNFINISHED,
)
from bot.process.free_space import data_folder
from bot.process.garbage import collect_daily, freeze_survivors
from bot.process.hosting import disk_warning
from bot.process.monitoring import Monitoring, count_requests, metrics_for, reported_errors
from bot.process.own_emoji import use_own_emoji, use_own_emoji_when_ready
from bot.process.several import Membership
from bot.process.stopping import Ending, LastResort, StopRequest
from bot.process.unknown_settings import unknown_settings
from bot.process.version import version
from engine.host.administration.databases import open_store
from engine.host.computers.processes import ProcessThinker
from engine.host.personal.registry import DeletedPeople
from engine.host.store.errors import StoreError
from engine.host.store.store import Store

LOG = logging.getLogger(__name__)
ANSWER_TIMEOUT = 2.5
"""Seconds that a stopping bot gives to what it was asked."""
LATE_ANSWER_TIMEOUT = 1.0
"""Seconds that a stopping bot then gives to what came before its connections were closed."""
LOCAL: Final[dict[str, object]] = {"guild_ready_timeout": 0.1}
"""A Discord on this machine tells of its servers at once."""


def run(settings: Settings, stop: StopRequest) -> int:
    """Run the bot until it is to stop; return the exit code."""
    # The bot has no voice: that packages for it are missing need not worry anybody.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    level: int = getattr(logging, settings.log_level)
    logs.set_up(level, *settings.secrets, as_json=settings.log_format == "json")
    LOG.info("Monopoly bot %s", version())
    for sentence in unknown_settings(os.environ):
        LOG.warning(sentence)
    freeze_survivors()
    file = settings.database_file
    if file is not None and (warning := disk_warning(file.absolute(), os.environ)):
        LOG.warning(warning)
    last_resort = LastResort()
    last_resort.code = _run_to_end(settings, Run(settings, stop, last_resort))
    return last_resort.code


def _run_to_end(settings: Settings, run: "Run") -> int:
    try:
        need_one_list(settings)
        with reported_errors(settings):
            return run_to_end(run.to_end())
    except StoreError as error:
        code, sentence = EXIT_DATABASE, str(error)
    except MonitoringError as error:
        code, sentence = EXIT_MONITORING, str(error)
    except (discord.LoginFailure, discord.PrivilegedIntentsRequired) as error:
        code, sentence = EXIT_LOGIN, f"Discord refused the token: {error}"
    except discord.ConnectionClosed as error:
        code, sentence = EXIT_LOGIN, f"Discord does not let this bot connect: {error}"
    except Exception:
        LOG.critical("the bot ends because of an error", exc_info=True)
        return EXIT_BUG
    LOG.critical("%s", sentence)
    return code


class Run:
    """A run of the bot. Each part that is started adds the step that ends it."""

    def __init__(self, settings: Settings, stop: StopRequest, last_resort: LastResort) -> None:
        self._settings = settings
        self._stop = stop
        self._last_resort = last_resort
        self._ending = Ending()
        self._metrics = metrics_for(settings.monitoring_port)
        self._manager = ServiceManager()
        self._is_replaced = False

    async def to_end(self) -> int:
        """Start, serve until the client ends by itself or the process is to stop, and end.

        Return the exit code. Raises what kept the bot from starting or serving.
        """
        asked = self._stop.bind()
        try:
            app = await self._unless(asked, self._start())
            if app is not None:
                await self._serve(app, asked)
        finally:
            if self._ending.steps:
                self._last_resort.start()
            is_done = await self._ending.run()
        return 0 if is_done or self._is_replaced else EXIT_UNFINISHED

    def _give_way(self) -> None:
        """End because a newer process of the same name has taken over."""
        # Started again, this one would take over in its turn: never an exit code that asks for it.
        self._is_replaced, self._last_resort.code = True, 0
        self._stop.set()

    async def _unless(
        self, asked: asyncio.Future[None], start: Coroutine[Any, Any, App]
    ) -> App | None:
        """Return the app once it has started; None if the process is to stop before that."""
        task = asyncio.create_task(start)
        await _first_of(task, asked)
        if not task.done():
            LOG.info("stopping before the start is done")
            self._last_resort.start()
            task.cancel()
            await asyncio.wait({task})
        return None if task.cancelled() else task.result()

    async def _start(self) -> App:
        settings, end = self._settings, self._ending.add
        use_addresses(settings)
        deleted = DeletedPeople(settings.deleted_people_file)
        url, replicated = settings.database_url, settings.litestream
        store = await open_store(url, shared=settings.is_shared, replicated=replicated)
        end("the database could not be closed", store.close)
        app = self._build(store, deleted)
        monitoring = Monitoring(
            settings.monitoring_port, app, data_folder(settings), self._metrics, self._manager
        )
        end("the monitoring did not end", monitoring.stop)
        end("that the bot was alive could not be noted", app.downtime.stop)
        if app.several is not None:
            app.several.listen()
            end("the slots could not be given back", app.several.stop)
        end("the deadline timer did not end", app.deadline_timer.stop)
        if app.several is None:  # Of several processes, each begins once it knows all slots.
            await app.downtime.begin()
        await monitoring.start()
        await app.delete_again()
        return app

    def _build(self, store: Store, deleted: DeletedPeople) -> App:
        settings = self._settings
        trace = InvalidRequests(settings.processes).trace()
        count_requests(self._metrics, trace)
        refuse_limited_edits(trace)
        local = LOCAL if settings.discord_is_local else {}
        setup = Setup(
            client={"shard_count": settings.shard_count, "http_trace": trace, **local},
            limits=Limits(settings.rates, QUEUES),
            double_press=settings.double_press_ms / 1000,
            live_delay=settings.computer_delay,
            links=PolicyLinks(settings.privacy_url, settings.terms_url),
            membership=_membership(settings),
            thinker=ProcessThinker(),
            deleted=deleted,
            observer=self._metrics or Observer(),
            leave=self._give_way,
        )
        return App(store, setup)

    async def _serve(self, app: App, asked: asyncio.Future[None]) -> None:
        # Its counterpart is a step of the end: on a dead network it would wait for half a minute.
        await app.client.__aenter__()
        client = asyncio.create_task(self._connect(app))
        self._ending.add("Discord could not be left", partial(_disconnect, app, client))
        self._ending.add("messages could not be updated", app.publisher.drain)
        self._ending.add("the computers did not end", app.host.computers.close)
        self._ending.add("not all presses were answered", partial(_finish_answers, ANSWER_TIMEOUT))
        background = [asyncio.create_task(it) for it in self._background_work(app)]
        await _first_of(client, asked)
        for task in background:
            task.cancel()
        if client.done():
            client.result()
        LOG.info("stopping")
        if app.several is not None:
            app.several.shards.leave()
        self._manager.notify("STOPPING=1")

    async def _connect(self, app: App) -> None:
        prepare = None
        if self._uploads_first(app):
            # There a slower start costs nothing, and the first message already shows our emoji.
            prepare = partial(use_own_emoji, app)
        await connect(app.client, self._settings.discord_token.get_secret_value(), prepare)

    def _background_work(self, app: App) -> Iterator[Coroutine[Any, Any, None]]:
        yield app.start_deadline_timer()
        yield collect_daily()
        yield app.delete_old_daily(self._settings.retention)
        yield app.tell_servers()
        if self._settings.own_emoji and not self._uploads_first(app):
            yield use_own_emoji_when_ready(app)

    def _uploads_first(self, app: App) -> bool:
        settings, alone = self._settings, app.several is None
        return settings.own_emoji and settings.discord_is_local and alone


def _membership(settings: Settings) -> Membership | None:
    count = settings.processes
    return None if count is None else Membership(settings.process_name, count)


async def _first_of(*futures: asyncio.Future[Any]) -> None:
    """Wait until one of them is done."""
    await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)


async def _disconnect(app: App, client: asyncio.Task[None]) -> None:
    try:
        await app.client.close()
    finally:
        client.cancel()  # It may still wait for a way to Discord.
        await _finish_answers(LATE_ANSWER_TIMEOUT)


async def _finish_answers(seconds: float) -> None:
    """Let the presses and commands that have come be answered; they need the database."""
    names = ("discord.py: on_", "CommandTree-invoker")
    working = [task for task in asyncio.all_tasks() if task.get_name().startswith(names)]
    if working:
        await asyncio.wait(working, timeout=seconds)
