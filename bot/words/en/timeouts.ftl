# What is done for a player whose time is up: silence-<kind of the decision>.

silence-to-throw = The dice are thrown for you.
silence-in-jail = The dice are thrown for you.
silence-fine-or-pass = You pay the fine if your cash covers it, otherwise a card is used.
silence-held = The dice may be thrown.
silence-to-end = Your turn ends.
silence-buy-or-decline = You decline, and it { $declined ->
        [left-with-bank] stays with the Bank.
       *[auctioned] goes to auction.
    }
silence-choose-tax = You pay the flat sum, or the share if your cash does not cover it.
silence-auction = You pass.
silence-sealed-auction = You pass.
silence-owing = The money is raised for you, in the order that is easiest to undo.
silence-rescue = You are bankrupt.
silence-shortage-claim = You claim nothing, or no more than you have asked for.
silence-shortage-auction = You pass.
silence-lift-or-hold = You hold the mortgages.
