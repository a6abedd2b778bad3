# What is done for a player whose time is up: silence-<kind of the decision>.

silence-to-throw = Für dich wird gewürfelt.
silence-in-jail = Für dich wird gewürfelt.
silence-fine-or-pass = Du zahlst die Strafe, wenn dein Bargeld reicht, sonst wird eine Freikarte gespielt.
silence-held = Es darf gewürfelt werden.
silence-to-end = Dein Zug endet.
silence-buy-or-decline = Du kaufst nicht, und es { $declined ->
        [left-with-bank] bleibt bei der Bank.
       *[auctioned] wird versteigert.
    }
silence-choose-tax = Du zahlst pauschal, oder den Anteil, wenn dein Bargeld dafür nicht reicht.
silence-auction = Du passt.
silence-sealed-auction = Du passt.
silence-owing = Das Geld wird für dich aufgetrieben, so dass es sich am leichtesten rückgängig machen lässt.
silence-rescue = Du bist bankrott.
silence-shortage-claim = Du meldest nichts an, oder nicht mehr, als du schon wolltest.
silence-shortage-auction = Du passt.
silence-lift-or-hold = Du behältst die Hypotheken.
