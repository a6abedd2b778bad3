# Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
# properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Why?
why-none = No computer player has done anything yet that needs explaining.
why-line = { $face } { $line }
why-odds = { $line } Chance to win: { $before } → { $after }.
why-odds-in-words = { $line } Chance to win: from { $before } to { $after }.
why-odds-same = { $line } Chance to win: still { $after }.
why-throw = { $who } rolled: there was nothing better to do first.
why-end = { $who } ended the turn: there was nothing left worth doing.
why-kept = { $who } didn’t build, to keep ${ $price } for upcoming rent.
why-bought = { $who } bought { $what } for ${ $price } rather than leave it to someone else.
why-bought-group = { $who } bought { $what } for ${ $price } to own all of { $group }.
why-bought-stop = { $who } bought { $what } for ${ $price } to keep { $whom } from owning all of { $group }.
why-bought-more = { $who } bought { $what } for ${ $price } to own more of { $group }.
why-bought-price = { $who } bought { $what } for ${ $price } because there was enough cash for it.
why-bought-plenty = { $who } bought { $what } for ${ $price }: with this much cash, { $who } buys whatever comes up.
why-left = { $who } didn’t buy { $what } for ${ $price }: the cash is worth more.
why-left-cash = { $who } couldn’t spare ${ $price } for { $what }.
why-left-short = { $who } had only ${ $price }, not enough for { $what }.
why-bid = { $who } bid on { $what }: it’s worth ${ $price } at most.
why-bid-cash = { $who } bid up to ${ $price } for { $what }: that’s all the cash { $who } has.
why-bid-spare = { $who } bid up to ${ $price } for { $what }: { $who } can’t spare more.
why-bid-group = { $who } bid up to ${ $price } for { $what } to own all of { $group }.
why-bid-stop = { $who } bid up to ${ $price } for { $what } to keep { $whom } from owning all of { $group }.
why-bid-pass = { $who } bid up to ${ $price } for the Get Out of Jail Free card.
why-bid-lots = { $who } bid up to ${ $price } in all for { $what }.
why-outbid =
    { $price ->
        [0] { $who } didn’t bid: the cash is worth more.
       *[other] { $who } stopped bidding: it’s worth ${ $price } at most.
    }
why-outbid-cash =
    { $price ->
        [0] { $who } didn’t bid: there was no cash left.
       *[other] { $who } stopped bidding: ${ $price } is all the cash { $who } has.
    }
why-outbid-spare =
    { $price ->
        [0] { $who } didn’t bid: there was no cash to spare.
       *[other] { $who } stopped bidding: { $who } can’t spare more than ${ $price }.
    }
why-won = { $who } won { $what } at auction for ${ $price } rather than leave it to someone else.
why-won-group = { $who } won { $what } at auction for ${ $price } to own all of { $group }.
why-won-stop = { $who } won { $what } at auction for ${ $price } to keep { $whom } from owning all of { $group }.
why-built = { $who } built on { $what } for ${ $price }: the top rent there goes from ${ $rent } to ${ $more }.
why-built-plain = { $who } owns all of { $group } and had ${ $price } to spare for building: the top rent there goes from ${ $rent } to ${ $more }.
why-borrowed = { $who } mortgaged { $what } to raise ${ $price } for building.
why-lifted = { $who } unmortgaged { $what } for ${ $price }: there was cash to spare.
why-lifted-received = { $who } unmortgaged { $what } right away for ${ $price }: later, it would cost more.
why-held-mortgages = { $who } kept { $what } mortgaged: the cash is worth more for now.
why-claimed = { $who } wants to build on { $group } before the buildings run out.
why-bid-building = { $who } bid ${ $price } for a building on { $what }.
why-passed-building = { $who } left the scarce buildings to others: the cash is worth more.
why-left-jail = { $who } left Jail right away: there’s still a lot to buy.
why-stayed-in-jail = { $who } stayed in Jail: there’s no rent to pay there.
why-fine = { $who } paid the fine: there was no card to use.
why-pass = { $who } used the Get Out of Jail Free card instead of paying the fine.
why-flat-tax = { $who } paid the flat ${ $price }, guessing that the percentage would cost more.
why-share-tax = { $who } paid the percentage, guessing that it’s less than the flat ${ $price }.
why-raised = { $who } raised cash for a ${ $price } debt and gave up as little as possible.
why-gave-up = { $who } couldn’t raise ${ $price }, even by selling everything.
why-offered = { $who } offered { $whom } a trade, expecting a better chance to win from it.
why-offered-you = { $who } offered you a trade, expecting a better chance to win from it.
why-offered-plain = { $who } offered { $whom } a trade to own all of { $group }.
why-offered-plain-you = { $who } offered you a trade to own all of { $group }.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } traded with { $whom }, expecting a better chance to win from it.
why-traded-plain = { $who } traded with { $whom } to own all of { $group }.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } withdrew the offer to { $whom }: it no longer pays off.
why-withdrew-you = { $who } withdrew the offer to you: it no longer pays off.
why-withdrew-cash = { $who } withdrew the offer to { $whom }: { $who } no longer has ${ $price }.
why-withdrew-cash-you = { $who } withdrew the offer to you: { $who } no longer has ${ $price }.
why-countered = { $who } would trade with { $whom }, but not for that.
why-countered-you = { $who } would trade with you, but not for that.
why-accepted = { $who } accepted { $whom }’s offer because it pays off.
why-accepted-you = { $who } accepted your offer because it pays off.
why-accepted-group = { $who } accepted { $whom }’s offer to own all of { $group }.
why-accepted-group-you = { $who } accepted your offer to own all of { $group }.
why-accepted-price = { $who } accepted { $whom }’s offer: the trade brings in ${ $price } more than it costs.
why-accepted-price-you = { $who } accepted your offer: the trade brings in ${ $price } more than it costs.
why-accepted-own = { $who } stood by an earlier offer to { $whom }.
why-accepted-own-you = { $who } stood by an earlier offer to you.
why-refused-group = { $who } won’t complete { $group } for { $whom } right now.
why-refused-group-you = { $who } won’t complete { $group } for you right now.
why-refused-little = { $who } would gain too little from { $whom }’s offer.
why-refused-little-you = { $who } would gain too little from your offer.
why-refused-loss = { $who } would be worse off with { $whom }’s offer.
why-refused-loss-you = { $who } would be worse off with your offer.
why-refused-cash = { $who } finds { $whom }’s offer too expensive.
why-refused-cash-you = { $who } finds your offer too expensive.
why-refused-price = With ${ $price } more, { $who } would accept { $whom }’s offer.
why-refused-price-you = With ${ $price } more, { $who } would accept your offer.
why-refused-price-less = For ${ $price } less, { $who } would accept { $whom }’s offer.
why-refused-price-less-you = Ask for ${ $price } less, and { $who } would accept.
why-refused-unwanted = { $who } has no use for { $what }.
why-refused-dear = { $who } won’t part with { $what } for that.
why-refused-rival = { $who } won’t help { $whom } that much.
why-refused-rival-you = { $who } won’t help you that much.
why-refused-third = { $whom } would gain more from your offer than { $who }.
why-refused-person = { $whom } just asked { $who } for the same thing and didn’t get it.
why-refused-again = { $who } has already said no to { $whom } about this.
why-refused-again-you = { $who } has already said no to you about this.
why-refused-debt = { $who } won’t make a deal like { $whom }’s with a debt involved.
why-refused-debt-you = { $who } won’t make a deal like this with a debt involved.
why-went-on = { $who } had no real choice here.
