"""Mutations that no test noticed once, chosen by hand: module, function, text, replacement."""

BY_HAND: tuple[tuple[str, str, str, str], ...] = (
    # AMB-21: half of what a leader builds counts for the bid.
    (
        "engine/core/state.py",
        "GameState._beside_bids",
        "self.bid_limit(seat, 2, back_of_two)",
        "self.bid_limit(seat, 2, 0)",
    ),
    # AMB-35, AMB-69: a creditor who leaves before a debt to each is paid has no share.
    (
        "engine/core/decisions.py",
        "Debt.without",
        "seat not in self.creditors",
        "True",
    ),
    (
        "engine/core/decisions.py",
        "DebtSettlement.without",
        "tuple(d for debt in self.failed if (d := debt.without(seat)))",
        "self.failed",
    ),
    (
        "engine/core/steps.py",
        "EstateSale.without",
        "tuple(share for share in self.shares if share != seat)",
        "self.shares",
    ),
    # A vote to go on ends with its pause.
    (
        "engine/host/unit_of_work.py",
        "UnitOfWork.resume",
        "self.close_vote(ballots.RESUME)",
        "pass",
    ),
    # A counter comes after the offer that it answers.
    (
        "engine/players/offer_limits.py",
        "is_counter",
        "it.trade.id < trade.id",
        "True",
    ),
    # A lease is counted from its request on.
    (
        "engine/host/processes/ownership.py",
        "LeasedSlots.renew",
        "began + LEASE_SECONDS",
        "self._monotonic() + LEASE_SECONDS",
    ),
    (
        "engine/host/processes/ownership.py",
        "LeasedSlots.take",
        "began + LEASE_SECONDS",
        "self._monotonic() + LEASE_SECONDS",
    ),
    # The corners of a board are in their places.
    (
        "engine/editions/board.py",
        "_wrong_places",
        "if there != [corner]",
        "if not there",
    ),
)
