# Trades: the panel, the offers and what became of them.

trade-title = Trade with { $who }
trade-footer = Nothing is offered before you press Send. The draft is kept meanwhile.
trade-gives = **{ $who } gives**
trade-public-offer = { $who } offers { $whom } a trade
trade-public-counter = { $who } makes { $whom } a counter-offer
trade-public-made = Made: the trade of { $who } and { $whom }
trade-public-declined = { $whom } declined the offer of { $who }
trade-public-withdrawn = { $who } has withdrawn the offer to { $whom }
trade-public-countered = { $whom } answered the offer of { $who } with another
trade-public-gone = The offer of { $who } to { $whom } is gone: something in it has changed
trade-public-left = The offer of { $who } to { $whom } is gone: a player has left the game
trade-public-expired = The offer of { $who } to { $whom } has expired
trade-public-over = The offer of { $who } to { $whom } ended with the game
trade-you-give = **You give**
trade-you-get = **You get**
trade-nothing = nothing
trade-deed = { $deed } · ${ $price } (mortgage value ${ $mortgage })
trade-deed-mortgaged = { $deed } · ${ $price } (mortgaged for ${ $mortgage })
trade-cash = 💵 ${ $amount }
pass-in-sentence = the { $card }
pass-name =
    { $deck ->
        [chance] Chance jail pass
       *[community_chest] Community Chest jail pass
    }
trade-group = { $group } afterwards: you { $mine } of { $size }, { $who } { $theirs }
trade-due-hold = { $deed } is mortgaged: you pay { $percent }%, ${ $interest }, at once, and hold it.
trade-due-lift = { $deed } is mortgaged: you lift it for ${ $lift }, { $percent }% included.
trade-due-their-hold = { $deed } is mortgaged: { $who } pays { $percent }%, ${ $interest }, to hold it or ${ $lift } to lift it.
trade-due-their-lift = { $deed } is mortgaged: { $who } lifts it for ${ $lift }, { $percent }% included.
trade-settles-mine = 🤝 This settles your debt of ${ $amount } to { $who }.
trade-settles-theirs = 🤝 This settles the ${ $amount } that { $who } owes you.
trade-cash-mine =
    { $due ->
        [0] Your cash: ${ $before } → **{ $after }**
       *[other] Your cash: ${ $before } → **{ $after }** after ${ $due } to the Bank for mortgages
    }
trade-cash-theirs =
    { $due ->
        [0] { $who }’s cash: ${ $before } → **{ $after }**
       *[other] { $who }’s cash: ${ $before } → **{ $after }** after ${ $due } to the Bank for mortgages
    }
trade-bound-mine = Not on your list, as their color has buildings: { $lots }.
trade-bound-theirs = Not on { $who }’s list, as their color has buildings: { $lots }.
trade-choose-give = You give: choose deeds
trade-choose-take = You get from { $who }: choose deeds
trade-choose-more = Jail passes, mortgages, debts
trade-choose-lift = Which of them do you lift now?
trade-choose-whom = Who would you like to trade with?
trade-option = mortgage value ${ $mortgage } · { $count } of { $size } with the same owner
trade-option-mortgaged = mortgaged for ${ $mortgage } · ${ $interest } due · { $count } of { $size } with the same owner
trade-more-give-pass = You give: { $card }
trade-more-take-pass = You get: { $card }
trade-more-lift = Lift { $lot } on receiving it
trade-more-lift-about = ${ $lift } now; or hold it for ${ $interest }
trade-more-settle = This settles the ${ $amount } that { $who } owes you
trade-more-settle-mine = This settles your ${ $amount } to { $who }
trade-more-settle-about = The debt is paid by the trade, whatever it is worth.
trade-button-cash = Money…
trade-button-page-give = You give: page { $page } of { $count }
trade-button-page-take = You get: page { $page } of { $count }
trade-button-page-more = Passes, mortgages: page { $page } of { $count }
trade-button-whom = Somebody else…
trade-button-send = Send to { $who }
trade-button-prune = Take out what is gone
trade-button-drop = Discard
trade-button-theirs = Answer offer { $number }
trade-button-mine = Your open offer { $number }
trade-button-another = Another trade
trade-button-withdraw = Withdraw the offer
trade-button-accept = Accept
trade-button-counter = Counter…
trade-button-decline = Decline
trade-button-go-on = Go on with { $who }
trade-button-afresh = Discard it, trade with { $who }
trade-button-yes =
    { $count ->
        [0] Accept, hold all · ${ $due } to the Bank
       *[other] Accept, lift { $count } · ${ $due } to the Bank
    }
trade-form-title = Money in this trade
trade-form-give = You give, in dollars
trade-form-take = You get, in dollars
trade-wrong-left = ⚠️ { $who } is no longer in the game.
trade-wrong-built = ⚠️ { $lot } cannot change hands: its color has buildings.
trade-wrong-deed-mine = ⚠️ { $lot } is no longer yours.
trade-wrong-deed-theirs = ⚠️ { $lot } no longer belongs to { $who }.
trade-wrong-pass-mine = ⚠️ You no longer have it: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } no longer has it: { $card }
trade-wrong-debt = ⚠️ The debt that this was to settle is no longer open.
trade-wrong-answers = ⚠️ The offer of { $who } that this answers is no longer open.
trade-wrong-cash = ⚠️ You would be ${ $amount } short.
trade-doubt-cash = ⚠️ { $who } would be ${ $amount } short and could not accept it now.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ You have a debt to pay: you can’t give anything away before it is paid.
       *[theirs] ⚠️ { $who } has a debt to pay and can’t give anything away before it is paid.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ You have a debt to pay. After this you could raise only ${ $after } instead of ${ $before }, so it can’t be accepted.
       *[theirs] ⚠️ { $who } has a debt to pay. After this { $who } could raise only ${ $after } instead of ${ $before }, so it can’t be accepted.
    }
trade-sure-title = Are you sure?
trade-sure = By printed prices and cash, you give **${ $gives }** and get { $takes ->
        [0] **nothing** for it.
       *[other] **${ $takes }** for it.
    } { $who } has the better of it. Is that what you want?
trade-button-sure-send = Send it all the same
trade-button-sure-accept = Accept it all the same
trade-button-sure-back = Back
trade-draft-gone = This draft is gone: it was sent or discarded. The Trade button starts another.
trade-draft-other = You have begun another draft since. Here it is.
trade-draft-dropped = The draft is discarded.
trade-whom = A trade takes two: choose the other player.
trade-whom-about =
    { $count ->
        [0] ${ $cash }, no deeds
        [1] ${ $cash } and 1 deed
       *[other] ${ $cash } and { $count } deeds
    }
trade-which = You have begun a trade with { $who } and not sent it yet.
trade-sent-title = Your offer to { $who } is out
trade-offer-title = { $who } offers you a trade
trade-counter-title = { $who } makes you a counter-offer
trade-call = { $who }, an offer for you:
trade-asks-lift = Accept asks you first which mortgages to lift and which to hold.
trade-expires = Open until <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = The game is in <#{ $channel }>.
trade-lift-title = Lift or hold: the trade with { $who }
trade-lift-or-hold = You get mortgaged deeds. Lift those you choose now; for the others you pay the interest now, and again when you lift them later.
trade-said-accept = The trade is made.
trade-said-decline = You have declined the offer.
trade-said-withdraw = You have withdrawn your offer.
trade-outcome-made =
    { $side ->
        [partner] Made: the trade with { $who }
       *[proposer] The trade with { $who } is made.
    }
trade-outcome-declined =
    { $side ->
        [partner] You declined the offer of { $who }
       *[proposer] { $who } has declined your offer.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } has withdrawn this offer
       *[proposer] You have withdrawn your offer to { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] You answered the offer of { $who } with your own
       *[proposer] { $who } has answered your offer with a counter-offer.
    }
trade-outcome-gone =
    { $side ->
        [partner] The offer of { $who } is gone: something in it has changed
       *[proposer] Your offer to { $who } is gone: something in it has changed.
    }
trade-outcome-left =
    { $side ->
        [partner] The offer of { $who } is gone: a player has left the game
       *[proposer] Your offer to { $who } is gone: a player has left the game.
    }
trade-outcome-expired =
    { $side ->
        [partner] The offer of { $who } has expired
       *[proposer] Your offer to { $who } has expired without an answer.
    }
trade-outcome-over =
    { $side ->
        [partner] The offer of { $who } ended with the game
       *[proposer] Your offer to { $who } ended with the game.
    }
