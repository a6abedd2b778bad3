# Trades: the panel, the offers and what became of them.

trade-title = Trade with { $who }
offer-card = 🤝 { $who } has sent { $whom } an offer.
offer-card-over = 🤝 { $who }’s offer to { $whom } is closed.
offer-card-look = See the offer
trade-gives = **{ $who } gives**
trade-public-offer = { $who } offers { $whom } a trade
trade-public-counter = { $who } sends { $whom } a counteroffer
trade-public-made = { $who } and { $whom } made a trade
trade-public-declined = { $whom } declined { $who }’s offer
trade-public-withdrawn = { $who } withdrew the offer to { $whom }
trade-public-countered = { $whom } answered { $who }’s offer with a counteroffer
trade-public-gone = { $who }’s offer to { $whom } is no longer valid, because something in it changed
trade-public-left = { $who }’s offer to { $whom } is no longer valid, because a player left the game
trade-public-expired = { $who }’s offer to { $whom } expired
trade-public-over = The game ended before { $whom } answered { $who }’s offer
trade-you-give = **You give**
trade-you-get = **You get**
trade-you-gave = **You gave**
trade-you-got = **You got**
trade-you-would-give = **You would have given**
trade-you-would-get = **You would have gotten**
trade-gave = **{ $who } gave**
trade-deed = { $deed } (list ${ $price })
trade-deed-mortgaged = { $deed } (mortgaged for ${ $mortgage })
trade-cash = 💵 ${ $amount }
trade-debt-settled = 🤝 Debt settled
pass-in-sentence = the { $card }
pass-name =
    { $deck ->
        [chance] Get Out of Jail Free card (Chance)
        [community_chest] Get Out of Jail Free card (Community Chest)
       *[other] Get Out of Jail Free card ({ $deck })
    }
trade-group = { $group }: you would have { $mine } of { $size }, { $who } { $theirs }
trade-due-hold = { $deed } is mortgaged: you pay ${ $interest } ({ $percent }% interest) to keep it mortgaged.
trade-due-lift = { $deed } is mortgaged: you unmortgage it for ${ $unmortgage }, including { $percent }% interest.
trade-due-their-hold = { $deed } is mortgaged: { $who } pays ${ $interest } ({ $percent }% interest) to keep it mortgaged, or ${ $unmortgage } to unmortgage it.
trade-due-their-lift = { $deed } is mortgaged: { $who } unmortgages it for ${ $unmortgage }, including { $percent }% interest.
trade-settles-mine = 🤝 This trade settles the ${ $amount } you owe { $who }.
trade-settles-theirs = 🤝 This trade settles the ${ $amount } { $who } owes you.
trade-cash-mine =
    { $due ->
        [0] Your cash: ${ $before } → **{ $after }**
       *[other] Your cash: ${ $before } → **{ $after }**, after paying the Bank ${ $due } for mortgages
    }
trade-cash-theirs =
    { $due ->
        [0] { $who }’s cash: ${ $before } → **{ $after }**
       *[other] { $who }’s cash: ${ $before } → **{ $after }**, after paying the Bank ${ $due } for mortgages
    }
trade-short-mine = Your cash: ${ $before }, not enough for this trade right now
trade-short-theirs = { $who }’s cash: ${ $before }, not enough for this trade right now
trade-answers = Sending this closes { $who }’s offer
trade-bound-mine = { $groups }: to trade these, sell your buildings first
trade-bound-theirs = { $groups }: to trade these, { $who } would have to sell the buildings first
trade-choose-give = Choose properties to give
trade-choose-take = Choose properties to get from { $who }
trade-choose-more =
    { $kinds ->
        [cards] Choose Get Out of Jail Free cards
        [mortgages] Choose mortgages to pay off
        [debt] Settle the debt with this trade?
       *[several] Choose cards, mortgages or debts
    }
trade-choose-lift = Which properties do you want to unmortgage now?
trade-option = mortgage value ${ $mortgage } · owner has { $count } of the { $size } in its group
trade-option-mortgaged = mortgaged for ${ $mortgage } · ${ $interest } due · owner has { $count } of the { $size } in its group
trade-more-give-pass = You give: { $card }
trade-more-take-pass = You get: { $card }
trade-more-lift = Unmortgage { $lot } when you get it
trade-more-lift-about = ${ $unmortgage } now, or ${ $interest } to keep it mortgaged
trade-more-settle = Settle the ${ $amount } { $who } owes you
trade-more-settle-mine = Settle the ${ $amount } you owe { $who }
trade-more-settle-about = Counts as full payment.
trade-button-cash-give = Give cash…
trade-button-cash-take = Ask for cash…
trade-button-page-give = You give: { turn-page }
trade-button-page-take = You get: { turn-page }
trade-button-page-more = Cards, mortgages: { turn-page }
trade-button-whom = Change player…
trade-button-send = Send to { $who }
trade-button-prune = Remove unavailable items
trade-button-drop = Delete draft
trade-button-theirs =
    { $number ->
        [0] View { $who }’s offer
       *[other] View { $who }’s offer ({ $number })
    }
trade-button-mine =
    { $number ->
        [0] View your offer
       *[other] View your offer ({ $number })
    }
trade-button-another = New trade
trade-button-withdraw = Withdraw offer
trade-button-accept = Accept
trade-button-counter = Counter…
trade-button-decline = Decline
trade-button-go-on = Continue with { $who }
trade-button-afresh = Start over with { $who }
trade-button-yes =
    { $count ->
        [0] Accept, keep mortgaged · ${ $due } to Bank
       *[other] Accept, unmortgage { $count } · ${ $due } to Bank
    }
trade-form-title = Cash in this trade
trade-form-give = Cash you give
trade-form-take = Cash you get
trade-wrong-left = ⚠️ { $who } is no longer in the game.
trade-wrong-built = ⚠️ { $lot } can’t be traded: its color group has buildings.
trade-wrong-deed-mine = ⚠️ You no longer own { $lot }.
trade-wrong-deed-theirs = ⚠️ { $who } no longer owns { $lot }.
trade-wrong-pass-mine = ⚠️ You no longer have this card: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } no longer has this card: { $card }
trade-wrong-debt = ⚠️ The debt this trade was meant to settle is no longer open.
trade-wrong-answers = ⚠️ The offer from { $who } that you’re countering is no longer open.
trade-wrong-cash = ⚠️ You’d be ${ $amount } short for this trade.
trade-wrong-same = ⚠️ You’ve already sent { $who } this offer, and it’s still open.
trade-wrong-unchanged = ⚠️ That’s the offer { $who } sent you: accept it, or change something.
trade-doubt-cash = ⚠️ { $who } would be ${ $amount } short and couldn’t accept this now.
trade-doubt-cash-never = ⚠️ { $who } can’t accept this: { $who } would be ${ $amount } short, and could raise only ${ $most } by selling and mortgaging everything.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ You have a debt to pay, so you can’t give anything away until it’s paid.
       *[theirs] ⚠️ { $who } has a debt to pay and can’t give anything away until it’s paid.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ You have a debt to pay. After this trade you could raise only ${ $after } instead of ${ $before }, so it can’t be accepted.
       *[theirs] ⚠️ { $who } has a debt to pay. After this trade { $who } could raise only ${ $after } instead of ${ $before }, so it can’t be accepted.
    }
trade-doubt-tax =
    { $whose ->
        [mine] ⚠️ You still have to choose how to pay a tax. After this trade, you couldn’t raise the ${ $price } flat tax, so it can’t be accepted.
       *[theirs] ⚠️ { $who } still has to choose how to pay a tax. After this trade, { $who } couldn’t raise the ${ $price } flat tax, so it can’t be accepted.
    }
trade-sure-title = Are you sure?
trade-sure = Counting cash and list prices{ $sets ->
        [counted] { "" } (full sets count double),
       *[none] ,
    } you give **${ $gives }** and get { $takes ->
        [0] **nothing** in return.
       *[other] **${ $takes }** in return.
    } { $who } comes out ahead. Is that what you want?
trade-button-sure-send = Send it anyway
trade-button-sure-accept = Accept it anyway
trade-draft-gone = That draft was already sent or deleted. Press Trade to start a new one.
trade-draft-other = You’ve started a newer draft. Here it is.
trade-draft-dropped = Draft deleted.
trade-whom = Who do you want to trade with?
trade-whom-about =
    { $count ->
        [0] ${ $cash }, no properties
        [1] ${ $cash } and 1 property
       *[other] ${ $cash } and { $count } properties
    }
trade-whom-offers = 🤝 has an offer for you
trade-whom-offered = 📤 has an offer from you
trade-which = You have an unsent trade with { $who }.
trade-sent-title = Offer sent to { $who }
trade-sent-away = { $expires ->
        [before] 🌙 { $who } is away until <t:{ $at }:f>. The offer expires before that, so { $who } may never answer it.
       *[later] 🌙 { $who } is away until <t:{ $at }:f> and may not answer before then.
    }
trade-sent-waits =
    { $why ->
        [auction] { $who } will answer once the auction is over.
        [offer] { $who } will answer once { $whom } has answered your offer about the same properties.
       *[later] { $who } can’t answer yet. You’ll hear as soon as there’s an answer.
    }
trade-offer-title = { $who } offers you a trade
trade-counter-title = { $who } sends you a counteroffer
trade-call = { $who }, you have a trade offer:
trade-asks-lift = When you accept, you’ll choose what to unmortgage.
trade-expires = This offer expires <t:{ $at }:R>.
trade-stays-open = This offer stays open until you answer or { $who } withdraws it.
trade-where = { $channel ->
        [direct] This is game { $number } in these direct messages.
       *[other] The game is in <#{ $channel }>.
    }
trade-lift-title = Trade with { $who }: mortgaged properties
trade-lift-or-hold = You’re getting mortgaged property. Pick what to unmortgage now. For the rest, you pay interest now, and again if you unmortgage it later.
trade-said-accept = The trade is done.
trade-said-decline = You declined the offer.
trade-said-withdraw = You withdrew your offer.
trade-outcome-made =
    { $side ->
        [partner] You accepted { $who }’s offer
       *[proposer] { $who } accepted your offer. The trade is done.
    }
trade-outcome-declined =
    { $side ->
        [partner] You declined { $who }’s offer
       *[proposer] { $who } declined your offer.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } withdrew this offer
       *[proposer] You withdrew your offer to { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] You answered { $who }’s offer with a counteroffer
       *[proposer] { $who } answered your offer with a counteroffer.
    }
trade-outcome-gone =
    { $side ->
        [partner] { $who }’s offer is no longer valid, because something in it changed
       *[proposer] Your offer to { $who } is no longer valid, because something in it changed.
    }
trade-outcome-left =
    { $side ->
        [partner] { $who }’s offer is no longer valid, because a player left the game
       *[proposer] Your offer to { $who } is no longer valid, because a player left the game.
    }
trade-outcome-expired =
    { $side ->
        [partner] { $who }’s offer expired
       *[proposer] Your offer to { $who } expired without an answer.
    }
trade-outcome-over =
    { $side ->
        [partner] The game ended before you answered { $who }’s offer
       *[proposer] The game ended before { $who } answered your offer.
    }
trade-give-head = **You give** (you have ${ $cash })
trade-take-head = **You get from { $who }** ({ $who } has ${ $cash })
trade-toggle = { $lot }
trade-toggle-in-words =
    { $way ->
        [out] Remove { $lot } · ${ $price }
       *[put] Add { $lot } · ${ $price }
    }
trade-completes-mine = ✅ You get the full set: { $group }
trade-completes-theirs = ⚠️ { $who } gets the full set: { $group }
trade-rents = Rent per property with the full set: { $rents }
trade-form-give-about = You have ${ $cash }.
trade-form-take-about = { $who } has ${ $cash }.
trade-button-with = Trade with { $who }
trade-button-again = Offer it again…
trade-would-accept = With ${ $total } in cash from you, { $who } would accept: that’s ${ $price } more than you offered.
trade-would-accept-unpayable = { $who } wants more cash than you have.
trade-would-accept-less =
    { $total ->
        [0] If you asked for no cash, { $who } would accept.
       *[other] If you asked for ${ $total } in cash, { $who } would accept: that’s ${ $price } less than you asked for.
    }

refusal-no-shared-game = You and { $who } aren’t playing in a game together.
trade-menu = Offer a trade
command-name-trade = trade
command-trade = Offer another player a trade
command-trade-player = The player to trade with
