"""What a panel or a command needs to answer one interaction."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace

from bot.discord.members import Members
from bot.discord.private_messages import SentPrivately
from bot.discord.received_files import ReceivedFile
from bot.discord.reply import Reply
from bot.interactions.data_deletion import Privacy
from bot.interactions.private_cards import READING, PrivateCards
from bot.interactions.publishing import GamePublisher
from bot.interactions.typed_forms import TypedForms
from bot.language.language import Words
from bot.language.voice import Voice
from bot.limits.rates import CallLimit, CountedCall, Limits, Work
from bot.ui.panel_screen import AnyScreen
from bot.ui.plain_screen import plain_form, plain_panel, plain_where_chosen
from bot.ui.screen import ModalScreen, Screen
from bot.ui.version_cache import VersionCache
from engine.host.boards.own_boards import OwnBoards
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Location, Person
from engine.host.service import Host
from engine.host.snapshots import Snapshot


async def _nobody() -> tuple[int, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Context:
    """One interaction: who asks, in which words to answer, and through what.

    `key` is the interaction's id, which a repeated delivery shares; `values` what was chosen in a
    select, `fields` what was typed into a form, `files` what was sent
    with it; `place` is None where the bot is no member.
    `missing_permissions` names those that the bot would need here and does not have; `may_manage`
    says that the person may manage the server, and `other_managers` who else is known to (None:
    that is not known); `may_attach` says that the bot may send files here. `opens_new_message` says
    that a panel opens a message of its own; `button` is the custom_id of the button that was
    pressed, and `is_repeated` says that the same person has pressed it a moment before. `limits`
    counts what is asked for, `cache` is what need not be worked out again, and `cards` are the
    private messages that are done with; `typed` is what was typed into forms that were refused.
    `privacy` deletes people, `members` tells who is still in a server, and `known_managers` who
    else manages this one, whatever the person may do.
    """

    host: Host
    lobbies: Lobbies
    publisher: GamePublisher
    words: Words
    person: Person
    key: str
    reply: Reply
    place: Location | None
    values: tuple[str, ...] = ()
    fields: dict[str, str] = field(default_factory=dict)
    files: Mapping[str, ReceivedFile] = field(default_factory=dict)
    missing_permissions: tuple[str, ...] = ()
    may_manage: bool = False
    other_managers: tuple[int, ...] | None = None
    opens_new_message: bool = False
    button: str | None = None
    is_repeated: bool = False
    limits: Limits = field(default_factory=Limits)
    may_attach: bool = True
    cache: VersionCache = field(default_factory=VersionCache)
    cards: PrivateCards = field(default_factory=PrivateCards)
    typed: TypedForms = field(default_factory=TypedForms)
    known_managers: Callable[[], Awaitable[tuple[int, ...]]] = _nobody
    privacy: Privacy = field(kw_only=True)
    members: Members = field(default_factory=Members)

    @property
    def user_id(self) -> int:
        """The person who asks."""
        return self.person.user_id

    @property
    def server_id(self) -> int | None:
        """The server; None in direct messages, and where the bot is no member."""
        return None if self.place is None or self.place.is_direct else self.place.guild_id

    @property
    def boards(self) -> OwnBoards:
        """The boards that people have made."""
        return OwnBoards(self.host)

    def hold_place(self, work: Work) -> AbstractContextManager[None]:
        """Hold the person's place for costly work while this context runs. Raises LimitReached."""
        return self.limits.hold_place(work, self.user_id)

    def count_call(self, call: CallLimit, game_id: str = "") -> AbstractContextManager[CountedCall]:
        """Count a request of the person's that has a limit of its own. Raises LimitReached."""
        return self.limits.count_call(call, self.user_id, game_id)

    def voice(self, snapshot: Snapshot) -> Voice:
        """Return the voice for a game in the words of the answer."""
        return Voice.of(snapshot, self.words)

    def about(self, snapshot: Snapshot) -> "Context":
        """Return this context for a game: with sums in the currency of its board, and with the
        rights of a manager only where the game is of the server that the person asks in.
        """
        words = self.words.in_currency(snapshot.names.currency)
        may_manage = self.may_manage and self.server_id == snapshot.record.guild_id
        if words is self.words and may_manage == self.may_manage:
            return self
        return replace(self, words=words, may_manage=may_manage)

    async def with_new_words(self) -> "Context":
        """Return this context with the words for the person after a change of preference."""
        words = await self.publisher.locales.of_person(self.user_id, self.server_id)
        return replace(self, words=words)

    async def send_private(self, text: str, *, passes: bool = True) -> None:
        """Send one private sentence; one that `passes` goes with the person's next press."""
        sent = await self.reply.send_private(self._fitting(Screen(content=text)))
        if passes and sent is not None:
            self.cards.note_sentence(self.user_id, sent)

    async def send_screen(self, screen: AnyScreen) -> None:
        """Answer with a new private message, in place of the one that the same button has opened.

        To edit the earlier message would show nothing to a person who has closed it.
        """
        sent = await self.reply.send_private(self._fitting(screen))
        if sent is not None and self.button is not None:
            await self._replace_panel(self.button, sent)

    async def _replace_panel(self, button: str, sent: SentPrivately) -> None:
        before = self.cards.replace_panel(self.user_id, button, sent)
        if before is not None:
            await self.publisher.post.delete_private(before)

    async def form(self, screen: ModalScreen) -> None:
        """Open a form; where it is too late for one, ask for another press."""
        shown = plain_form(screen) if self.words.plain else screen
        if not await self.reply.modal(shown):
            await self.send_private(self.words.say("press-again"))

    async def flush(self, game_id: str) -> None:
        """Wait until a game's changes are shown; an edit of the pressed message answers the press.

        Call this after the change: news of another player must not use up the answer.
        """
        with self.publisher.answer_with(game_id, self.reply):
            await self.publisher.flush(game_id)

    async def show(self, screen: AnyScreen, reading: float = READING) -> None:
        """Show a private panel in place of the one that was pressed, or as a new message.

        A sentence in place of a panel goes with the person's next press after `reading` seconds.
        """
        if not self.reply.is_private or self.opens_new_message:
            await self.send_screen(screen)
            return
        await self.reply.update(self._fitting(screen))
        shown = self.reply.pressed_privately
        if shown is not None and isinstance(screen, Screen) and screen.is_sentence:
            self.cards.note_sentence(self.user_id, shown, reading)

    async def show_once(self, screen: AnyScreen, button: str) -> None:
        """Show a private panel as `show` does, and no other copy of the one that a button opens,
        however it was asked for.
        """
        await replace(self, button=button).show(screen)
        shown = None if self.opens_new_message else self.reply.pressed_privately
        if shown is not None:
            await self._replace_panel(button, shown)

    def _fitting(self, screen: AnyScreen) -> AnyScreen:
        """Return a screen without pictures and emoji for a person who reads text alone."""
        if isinstance(screen, Screen):
            return plain_where_chosen(screen, self.words)
        return plain_panel(screen) if self.words.plain else screen
