"""One word for one thing: names that were given up are not used again (docs/GLOSSARY.md)."""

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

from tests.support.sources import parse

ROOT = Path(__file__).parent.parent
RETIRED = {
    "AGAIN": "RETRY_AFTER",
    "ASLEEP": "ARCHIVED",
    "BEAT": "AUTOMATIC_ROLL",
    "BoardFace": "BoardSpec",
    "By": "Author",
    "ByHand": "CustomPace",
    "ByItself": "EndedAutomatically",
    "COURTESY": "HUMAN_DELAY",
    "Calling": "CountedCall",
    "Clock": "DeadlineTimer",
    "Completions": "CompletionFailures",
    "Course": "UnitOfWork",
    "Dealings": "TradeEarnings",
    "Debit": "OpenDebt",
    "DeedFace": "DeedSpec",
    "DiceThrown": "DiceRolled",
    "Discreet": "RedactingFormatter",
    "Drafting": "TradeDraft",
    "EARLY": "ENDED_EARLY",
    "Faces": "RenderedMessages",
    "FineOrPass": "FineOrJailCard",
    "Folding": "Timeline",
    "Gallery": "PictureUploads",
    "GivenReason": "GivenMotive",
    "Ground": "PrintedBoard",
    "HEARD_OF": "REPORTED_OUTCOMES",
    "HOUR_STRUCK": "TIME_LIMIT_REACHED",
    "Hall": "AuctionThread",
    "Hand": "Author",
    "Happening": "Episode",
    "Held": "HeldRoll, or LoadedGame in memory",
    "HeldThrow": "HeldRoll",
    "HourStruck": "TimeLimitReached",
    "InShort": "ConnectionTrouble",
    "Injected": "InjectedFailure",
    "IntentNoted": "IntentQueued",
    "JailPass": "JailCard",
    "Keeper": "DeedOwner",
    "Kept": "VersionCache, or ChoiceStore",
    "LaterSyncs": "DelayedSyncs",
    "Lift": "Unmortgage",
    "LiftHold": "GoOn",
    "LiftOffer": "UnmortgageOffer",
    "LiftOrHold": "UnmortgageOrHold",
    "LiftReceived": "UnmortgageReceived",
    "Line": "Connections, DeedLine, ChartLine, Sentence or RuleLine",
    "Logged": "LogLine",
    "Made": "Command",
    "Make": "Watcher",
    "MortgageLifted": "Unmortgaged",
    "Open": "OpenLobby",
    "Owing": "DebtSettlement",
    "PUT_OFF": "LONGEST_POSTPONEMENT",
    "Painter": "PictureDrawer",
    "PassTaken": "JailCardTaken",
    "PassUsed": "JailCardUsed",
    "Playing": "StartedGame",
    "Pulse": "DowntimeWatch",
    "Quiet": "QuietHours",
    "Readers": "Locales",
    "Reminded": "ReminderBody",
    "Reckoning": "FinalValuation",
    "RentThrown": "RentRolled",
    "Roles": "StoredMessages",
    "Rung": "LadderEntry",
    "SAID": "FIXED_ANSWERS",
    "Said": "RuleText",
    "SaidByPlayer": "EndedByPlayer",
    "Scene": "MessageSync",
    "Shape": "RowMapper",
    "Shown": "TableBody",
    "Sitting": "SeatStatus",
    "Standing": "TokenSpec",
    "StarterThrown": "StarterRolled",
    "Staying": "PinnedLine",
    "TELLERS": "NARRATORS",
    "TOLD_ONLY": "WITHOUT_EFFECT",
    "Takings": "Ledgers",
    "Teller": "Narrator, or OrdersText",
    "Telling": "NoticeContext",
    "Throw": "Roll",
    "ToThrow": "ToRoll",
    "Told": "LoggedStep, OfferBody or StatsContext",
    "UNTOLD": "NOT_NARRATED",
    "Unpaintable": "DrawingFailed",
    "Unshown": "OutboxEntry",
    "UsePass": "UseJailCard",
    "Visits": "AbsenceDigest",
    "WORN": "EDITS_LIMITED",
    "Watch": "InvariantMonitor",
    "Wish": "UndoRequest, or Pending for work on the disk",
    "Won": "AuctionResult",
    "_STUDIO": "_FILM_THREAD",
    "_keeper": "_owner",
    "aftermath": "balance_lines",
    "answer_reason": "outcome_motive",
    "apart": "semicolon_list",
    "asking": "count_question",
    "attaches": "may_attach",
    "attended": "update_locked",
    "beats": "automatic",
    "begin_again": "forget",
    "belong": "is_first_at",
    "board_face": "board_spec",
    "by_hand": "custom_pace",
    "calling": "count_call",
    "can_hear": "on_connected",
    "cash_committed": "building_bid_cash",
    "cleared": "without_topic",
    "close_hall": "close_auction",
    "computer_reasons": "computer_motives",
    "courtesy": "human_delay",
    "dealing": "trading",
    "dealings": "trade_earnings",
    "deed_face": "deed_spec",
    "doing": "action_custom_id",
    "door": "gateway",
    "drop_at_last": "drop_on_save",
    "exported": "export_game",
    "face": "spec",
    "faces": "boards",
    "filling": "form_values",
    "first_hint": "panel_hint",
    "from_before": "fields_at_default",
    "ground_image": "printed_board_image",
    "guarded": "run_work",
    "hall_of": "auction_thread_of",
    "heal": "stop_injecting",
    "heard_by": "visible_to",
    "heard_until": "connected_until",
    "hindrances": "obstacles",
    "house_rule_told": "house_rule_text",
    "intent_noted": "intent_queued",
    "is_beyond_means": "is_unpayable",
    "is_face": "is_update",
    "is_for_now": "is_temporary",
    "is_hall": "is_auction_notice",
    "is_no_screen": "needs_other_text",
    "knocks": "connection_attempts",
    "laid_out": "initial_state",
    "lapse_at_throw": "lapse_claims",
    "lapses_at_throw": "is_last_chance",
    "last_deed": "last_public_motive",
    "last_reason": "last_motive",
    "leash": "parent_watch",
    "leave_open": "mark_incomplete",
    "let_automatic_answer": "answer_automatically",
    "let_silence_speak": "apply_timeouts",
    "lift_cost": "unmortgage_cost",
    "look_at_database": "check_database",
    "look_at_disk": "check_disk",
    "look_at_readers": "check_file_mode",
    "look_at_token": "check_token",
    "moderating": "moderation_group",
    "need_means": "need_funds",
    "net_of_deeds": "deeds_net",
    "notable": "deferrable",
    "part_takers": "participants",
    "presser": "last_presser",
    "pruned": "without_stale",
    "put_at_last": "put_on_save",
    "put_back": "run_restore",
    "put_up": "place_buildings",
    "reached_nobody": "refund",
    "read_by_hand": "read_custom_pace",
    "readings": "english_readings",
    "reason_line": "motive_line",
    "retire_worn": "retire_replaced",
    "reworded": "with_new_words",
    "rings_at": "fires_at",
    "search_all": "collect_daily",
    "shake": "disturb_gateway",
    "shake_gateway": "disturb_gateway",
    "since_asked": "after_absence_change",
    "sittings": "seat_statuses",
    "spare_what_stays": "freeze_survivors",
    "strike": "time_up",
    "strike_hour": "reach_time_limit",
    "strung": "comma_list",
    "take_answered_away": "remove_answered",
    "take_buttons": "remove_buttons",
    "tells_of_act": "follows_act",
    "they_concede": "is_conceded",
    "thinned": "thin_out",
    "to_be_called": "seats_to_call",
    "toggled": "with_toggled",
    "told_as": "redact",
    "told_by": "events_to_tell",
    "told_by_business": "business_to_tell",
    "told_lines": "table_lines",
    "turned_round": "counter_of",
    "uncatalogued": "differences_from_catalogue",
    "understood": "read_translated",
    "unheard": "disconnected",
    "untyped": "redacted_step",
    "visible": "visibility",
    "visited": "note_visit",
    "wanting_direct": "called_directly",
    "wants_another": "needs_new_message",
    "wants_words": "needs_no_pictures",
    "whisper": "send_private",
    "wish_of": "undo_request_of",
    "word_of": "undo_line",
}
"""Each identifier that nobody defines any more, and the one that took its place."""

RETIRED_IN_TESTS = {
    "Arranged": "Game.of",
    "Crowd": "LoadGenerator",
    "Desk": "AppHarness",
    "Evening": "LocalBot",
    "Forger": "InputForger",
    "Hosted": "HostHarness",
    "Ledger": "LogVerifier",
    "Loaded": "ScriptedChance",
    "Market": "TradeGame",
    "PATIENCE": "TIMEOUT",
    "Seated": "HostedGame, PanelGame",
    "Stage": "Scenario",
    "Storm": "CrashTest",
    "Studio": "ScreenshotTaker",
    "World": "SimulatedServer, RefusalScenario",
    "hosted": "harness",
    "market": "trade_game",
}
"""Names of the harness that were four things at a time, and what each is called now."""


def test_no_retired_word_names_anything_again() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name} is {RETIRED[name]} now"
        for top in ("engine", "bot", "bench")
        for path in (ROOT / top).rglob("*.py")
        for name in _named_again(path, RETIRED)
    ]
    assert found == []


def test_no_harness_has_a_retired_name() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name} is {RETIRED_IN_TESTS[name]} now"
        for path in (ROOT / "tests").rglob("*.py")
        for name in _named_again(path, RETIRED_IN_TESTS)
    ]
    assert found == []


def test_no_retired_word_is_the_word_for_another() -> None:
    assert RETIRED.keys() & {word for new in RETIRED.values() for word in new.split()} == set()


def _named_again(path: Path, retired: Collection[str]) -> set[str]:
    """Return the names of a list that a module has or gives; most do not even have their words."""
    words = set(re.findall(r"\w+", path.read_text())).intersection(retired)
    defined = words and words.intersection(_defined(parse(path)))
    return defined | ({path.stem} & set(retired))


def _defined(tree: ast.Module) -> Iterator[str]:
    """The names that a module gives to classes, functions, arguments, variables and attributes."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AsyncFunctionDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
