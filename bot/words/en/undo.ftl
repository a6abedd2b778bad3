# Taking back one's last choice.

undo-title = Take it back?
undo-text = { $who } would like to take this back. Still to agree: { $waits }. The question is open until <t:{ $at }:f>, or until anything else happens.
undo-secret = Something that only those concerned know of.
undo-agree = Agree
undo-refuse = Let it stand
undo-waits = It is taken back as soon as { $who } { $count ->
        [one] agrees
       *[other] agree
    }. If anything else happens before, it stands.
undo-done = It is taken back: the game stands where it stood before.
undo-over-done = It was taken back.
undo-over-not = It stands.
call-undo = { $who }: may this be taken back?

refusal-undo-nothing = There is no choice of yours that could be taken back.
refusal-undo-others = Somebody else has chosen something since: your last choice stands.
refusal-undo-answered = Something else has been answered for you since: your last choice stands.
refusal-undo-thrown = The dice have been thrown since, and a throw is never taken back.
refusal-undo-drawn = A card has been drawn since, and what it said is never taken back.
refusal-undo-bid = You can’t take back a bid, or the result of an auction.
refusal-undo-shown = Something that was hidden has been shown since: it cannot be hidden again.
refusal-undo-final = Somebody has left the game, or its hour has struck: that is final.
refusal-undo-lapsed = That question is closed: something else has happened, or it has been answered.
refusal-undo-unknown = This game's log does not tell how it stood before, so nothing can be taken back.
