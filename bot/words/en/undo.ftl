# Taking back one's last choice.

undo-open = Undo…
undo-ask = Ask to undo
undo-needs =
    { $count ->
        [0] No other player has to agree.
        [one] { $who } has to agree. A message in the channel will ask them.
       *[other] { $who } have to agree. A message in the channel will ask them.
    }
undo-title = Undo this?
undo-text = { $who } wants to undo this. Waiting for: { $waits }. The vote ends <t:{ $at }:R>, or as soon as anything else happens.
undo-turn-end = { $who } ended the turn.
undo-secret = This is a choice that only the players involved can see.
undo-agree = Undo it
undo-refuse = Keep it
undo-waits = The choice will be undone as soon as { $who } { $count ->
        [one] agrees
       *[other] agree
    }, unless something else happens first.
undo-done = Undone: the game is back to where it was before.
undo-over-done = The vote is over: the choice was undone.
undo-over-not = The vote is over: nothing was undone.
call-undo = { $who }: is it OK to undo the last choice?

refusal-undo-nothing = You haven’t made a choice that can be undone.
refusal-undo-others = Another player has made a choice since, so you can’t undo yours.
refusal-undo-answered = The bot has decided something for you since, so you can’t undo your last choice.
refusal-undo-thrown = The dice have been rolled since. A roll can’t be undone.
refusal-undo-drawn = A card has been drawn since. A drawn card can’t be undone.
refusal-undo-bid = You can’t undo a bid, or the result of an auction.
refusal-undo-shown = A card or another secret has been revealed since, so this can’t be undone.
refusal-undo-final = A player has left the game, or its time is up. That can’t be undone.
refusal-undo-lapsed = That vote is over: it was decided, or something else happened in the game.
refusal-undo-unknown = This game’s log doesn’t say how things were before, so nothing can be undone.

command-name-undo = undo
command-undo = Undo your last choice, if the others agree
