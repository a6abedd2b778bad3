"""Why the host refuses, before the rules are even asked."""

from enum import Enum
from typing import Never

from engine.core.actions import Action, Resign
from engine.core.state import GameState, is_held, waiting
from engine.game import is_answer
from engine.host.store.records import Player


class Refusal(Enum):
    """The value is part of a key of the words (`refusal-stale`)."""

    NO_SUCH_GAME = "no-such-game"
    NOT_PLAYING = "not-playing"
    LEFT = "left"
    STALE = "stale"
    NOT_STARTED = "not-started"
    STARTED = "started"
    OVER = "over"
    PAUSED = "paused"
    PAUSED_ALREADY = "paused-already"
    NOT_PAUSED = "not-paused"
    PAUSE_OUT_OF_RANGE = "pause-out-of-range"
    AWAY_OUT_OF_RANGE = "away-out-of-range"
    HERE_ALREADY = "here-already"
    SITS_ALREADY = "sits-already"
    COMPUTER_ALREADY = "computer-already"
    SEAT_LEFT = "seat-left"
    SEAT_LENT = "seat-lent"
    SEAT_BORROWED = "seat-borrowed"
    VOTE_BORROWED = "vote-borrowed"
    NO_SUCH_MOMENT = "no-such-moment"
    VOTE_SETTLED = "vote-settled"
    RETIRE_TOO_FEW_MISSED = "retire-too-few-missed"
    RETIRE_TOO_SOON = "retire-too-soon"
    VOLUNTEERS_ENOUGH = "volunteers-enough"
    CANCELLED = "cancelled"
    NOT_HOST = "not-host"
    LOBBY_HERE = "lobby-here"
    LOBBY_FULL = "lobby-full"
    LOBBY_CHANGED = "lobby-changed"
    TERMS_CHANGED = "terms-changed"
    UNANSWERED = "unanswered"
    SEATS_TAKEN = "seats-taken"
    ALREADY_JOINED = "already-joined"
    NOT_JOINED = "not-joined"
    NOT_IN_LOBBY = "not-in-lobby"
    TOKEN_TAKEN = "token-taken"
    NO_SUCH_PACE = "no-such-pace"
    TOO_FEW = "too-few"
    NOT_TIMED = "not-timed"
    LENGTH_OUT_OF_RANGE = "length-out-of-range"
    NO_COMPUTER = "no-computer"
    BARRED = "barred"
    NOT_INVITED = "not-invited"
    NO_GUESTS = "no-guests"
    TRADE_SHORT = "trade-short"
    PROPOSER_CANNOT_PAY = "proposer-cannot-pay"
    NO_SUCH_DEED = "no-such-deed"
    NO_GAME_HERE = "no-game-here"
    ONLY_A_LOBBY = "only-a-lobby"
    NOT_BEGUN = "not-begun"
    SEVERAL_GAMES = "several-games"
    NO_SHARED_GAME = "no-shared-game"
    SEVERAL_HERE = "several-here"
    DIRECT_FULL = "direct-full"
    DIRECT_TAKEN = "direct-taken"
    NO_SERVER = "no-server"
    NOT_IN_SERVER = "not-in-server"
    NOT_MODERATOR = "not-moderator"
    MODERATOR_PLAYS = "moderator-plays"
    MODERATOR_PLAYS_ALONE = "moderator-plays-alone"
    MODERATION_LAPSED = "moderation-lapsed"
    MODERATORS_PAUSE = "moderators-pause"
    LACKS_PERMISSIONS = "lacks-permissions"
    LACKS_FILES = "lacks-files"
    LACKS_POSTING = "lacks-posting"
    SHARED_ELSEWHERE = "shared-elsewhere"
    NO_REASON = "no-reason"
    NO_SUCH_TIME = "no-such-time"
    EXTENSION_OUT_OF_RANGE = "extension-out-of-range"
    NOBODY_AWAITED = "nobody-awaited"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_CHANNEL = "no-such-channel"
    IS_A_BOT = "is-a-bot"
    THERE_ALREADY = "there-already"
    LACKS_THERE = "lacks-there"
    NO_ADVICE = "no-advice"
    NO_ADVICE_AGAINST_PEOPLE = "no-advice-against-people"
    ANNULLED = "annulled"
    ANNUL_UNFINISHED = "annul-unfinished"
    REVIEW_RUNNING = "review-running"
    REVIEW_NO_GAME = "review-no-game"
    REVIEW_UNPLAYED = "review-unplayed"
    REVIEW_UNREADABLE = "review-unreadable"
    LOG_DELETED = "log-deleted"
    HOLD_LATE = "hold-late"
    UNDO_NOTHING = "undo-nothing"
    UNDO_OTHERS = "undo-others"
    UNDO_ANSWERED = "undo-answered"
    UNDO_ROLLED = "undo-thrown"
    UNDO_DRAWN = "undo-drawn"
    UNDO_BID = "undo-bid"
    UNDO_BID_BY_OTHERS = "undo-bid-by-others"
    UNDO_SHOWN = "undo-shown"
    UNDO_FINAL = "undo-final"
    UNDO_LAPSED = "undo-lapsed"
    UNDO_ASKED = "undo-asked"
    UNDO_UNKNOWN = "undo-unknown"
    NO_SUCH_BOARD = "no-such-board"
    NO_SUCH_CODE = "no-such-code"
    NOT_YOUR_BOARD = "not-your-board"
    BOARD_HIDDEN = "board-hidden"
    BOARD_CHANGED = "board-changed"
    TOO_MANY_BOARDS = "too-many-boards"
    SERVER_BOARDS_FULL = "server-boards-full"
    OWN_BOARDS_OFF = "own-boards-off"
    FOLLOWS_OWN = "follows-own"
    FOLLOWS_ENOUGH = "follows-enough"
    FOLLOWED_ENOUGH = "followed-enough"
    GUESSES_CLOSED = "guesses-closed"
    GUESSES_ENOUGH = "guesses-enough"
    CALLS_EVERYONE = "calls-everyone"
    NOT_BLOCKABLE = "not-blockable"
    BLOCKED_ENOUGH = "blocked-enough"


class Refused(Exception):
    """A request that changes nothing; `facts` fill the sentence that explains it."""

    def __init__(self, refusal: Refusal, **facts: int | str) -> None:
        super().__init__(refusal.value, facts)
        self.refusal = refusal
        self.facts = facts


def refuse(refusal: Refusal, **facts: int | str) -> Never:
    """Raise Refused."""
    raise Refused(refusal, **facts)


def demand(condition: object, refusal: Refusal, **facts: int | str) -> None:
    """Raise Refused unless the condition holds."""
    if not condition:
        raise Refused(refusal, **facts)


def need_right_to_act(state: GameState, player: Player, decision: int, action: Action) -> None:
    """Raise Refused for a press that answers another decision than the one it was shown with.

    Also for a player who would resign, but plays the seat only until its owner is back.
    """
    is_lent = player.owner_id is not None
    demand(not (is_lent and isinstance(action, Resign)), Refusal.SEAT_BORROWED)
    demand(not state.is_over, Refusal.OVER)
    # A roll that is held is still the one that was shown: the rules say why it has to wait.
    if is_answer(action) and not is_held(state, decision):
        demand(waiting(state).id == decision, Refusal.STALE)
