## Computer players: who can sit down in a lobby, and how they play.

computers-title = Add a computer player
computers-full = The lobby is full: all { $most } seats are taken.
computers-added = ✅ { $who } is in: { $seats } of { $most } players.
computers-alt = The computer players: { $names }
computers-strength = How well the next one plays
computers-who = Choose who joins
seated-title = Change computer players
button-seated = Change computer players…
seated-choose = Choose a computer player
seated-how = How { $who } plays
seated-who = Who takes { $who }’s seat
seated-none = There are no computer players in this lobby.
seated-left = ✅ { $who } has left: { $seats } of { $most } players.
button-seated-remove = Remove { $who }
strength-gentle = Strength: gentle
strength-gentle-hint = Goes by list prices and never haggles
strength-even = Strength: medium
strength-even-hint = Plays a solid game and makes simple, fair offers
strength-sharp = Strength: sharp
strength-sharp-hint = Weighs every move and mortgages to build
button-computers-surprise = Surprise me
character-line = { $face } **{ $name }**: { $plays }
character-builder = Builds until the cash is gone, so one high rent can hurt. Sells railroads and utilities readily.
character-dealer = Makes offer after offer, and pays well. Tries to sell single streets to players who hold that color.
character-saver = Keeps cash instead of building more. Hardly ever offers a trade, and asks a lot when others do.
character-collector = Loves railroads and utilities and pays extra for them. Hates to give one up.
character-blocker = Buys into colors others collect, just to block them. Declines most offers, especially the leader’s.
character-neutral = Has no favorites. Just plays the odds.

## Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
## properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Computers’ reasons
why-offer = Why this offer?
why-none = No computer player has done anything yet that needs explaining.
why-line = { $face } { $line }
why-odds = { $line } { $who }’s chance of winning: { $before } → { $after }.
why-odds-in-words = { $line } { $who }’s chance of winning: from { $before } to { $after }.
why-odds-same = { $line } { $who }’s chance of winning: still { $after }.
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
why-built-plain = { $who } owns all of { $group } and had ${ $price } to spare for building on { $what }: the top rent there goes from ${ $rent } to ${ $more }.
why-borrowed = { $who } mortgaged { $what } to raise ${ $price } for building.
why-borrowed-group = { $who } mortgaged { $what } for ${ $price } to buy the last of { $group }.
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
why-offered = { $who } offered { $whom } a trade, expecting a better chance of winning afterward.
why-offered-you =
    { $count ->
        [0] { $who } offered you a trade, expecting a better chance of winning afterward.
       *[other] { $who } offered you a trade to get { $what }, expecting a better chance of winning afterward.
    }
why-offered-plain = { $who } offered { $whom } a trade to own all of { $group }, build there and collect higher rent.
why-offered-plain-you = { $who } offered you a trade to own all of { $group }, build there and collect higher rent.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } traded with { $whom }, expecting a better chance of winning afterward.
why-traded-plain = { $who } traded with { $whom } to own all of { $group }.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } withdrew the offer to { $whom }: it no longer pays off.
why-withdrew-you = { $who } withdrew the offer to you: it no longer pays off.
why-withdrew-cash = { $who } withdrew the offer to { $whom }: { $who } no longer has ${ $price }.
why-withdrew-cash-you = { $who } withdrew the offer to you: { $who } no longer has ${ $price }.
why-countered =
    { $price ->
        [0] { $who } would trade with { $whom }, but not for that.
       *[other] { $who } would trade with { $whom }, but wants ${ $price } more out of it than { $whom } offered.
    }
why-countered-you =
    { $price ->
        [0] { $who } would trade with you, but not for that.
       *[other] { $who } would trade with you, but wants ${ $price } more out of it than you offered.
    }
why-accepted = { $who } accepted { $whom }’s offer because it pays off.
why-accepted-you = { $who } accepted your offer because it pays off.
why-accepted-group = { $who } accepted { $whom }’s offer to own all of { $group }.
why-accepted-group-you = { $who } accepted your offer to own all of { $group }.
why-accepted-price = { $who } accepted { $whom }’s offer: the trade brings in ${ $price } more than it costs.
why-accepted-price-you = { $who } accepted your offer: the trade brings in ${ $price } more than it costs.
why-accepted-own = { $who } stood by an earlier offer to { $whom }.
why-accepted-own-you = { $who } stood by an earlier offer to you.
why-refused-group = { $who } won’t let { $whom } have all of { $group } for now.
why-refused-group-you = { $who } won’t let you have all of { $group } for now.
why-refused-little = { $who } would gain too little from { $whom }’s offer.
why-refused-little-you = { $who } would gain too little from your offer.
why-refused-loss = { $who } would be worse off with { $whom }’s offer.
why-refused-loss-you = { $who } would be worse off with your offer.
why-refused-cash = { $who } finds { $whom }’s offer too expensive.
why-refused-cash-you = { $who } finds your offer too expensive.
why-refused-limit = { $who } won’t pay { $whom } more than ${ $price } for that.
why-refused-limit-you = { $who } won’t pay you more than ${ $price } for that.
why-refused-price = With ${ $price } more, { $who } would accept { $whom }’s offer.
why-refused-price-you = With ${ $price } more, { $who } would accept your offer.
why-refused-price-less = For ${ $price } less, { $who } would accept { $whom }’s offer.
why-refused-price-less-you = Ask for ${ $price } less, and { $who } would accept.
why-refused-unwanted = { $who } has no use for { $what }.
why-refused-dear = { $who } won’t part with { $what } for that.
why-refused-rival = { $who } won’t help { $whom } that much.
why-refused-rival-you = { $who } won’t help you that much.
why-refused-share = { $who } wants a larger share of what { $whom } would gain.
why-refused-share-you = { $who } wants a larger share of what you’d gain.
why-refused-resold = { $whom } just got { $what } for less, and { $who } won’t pay much more.
why-refused-resold-you = You just got { $what } for less, and { $who } won’t pay much more.
why-refused-person = { $whom } just asked { $who } for the same thing and didn’t get it.
why-refused-again = { $who } has already said no to { $whom } about this.
why-refused-again-you = { $who } has already said no to you about this. Make your offer at least ${ $price } better than your best so far.
why-refused-debt = If { $whom } can’t pay, everything goes to { $who } anyway, so no better offer would help.
why-refused-debt-you = If you can’t pay, everything you own goes to { $who } anyway, so no better offer would help.
why-refused-settlement = { $who } would settle { $whom }’s debt, but only for more than that.
why-refused-settlement-you = { $who } would settle your debt, but only for more than that.
why-went-on = { $who } had no real choice here.

## What computer players say now and then: remark-<character>-<occasion>-<number>.

line-remark = { $line } · “{ $said }”
line-remark-by = { $line } · { $who }: “{ $said }”
remark-builder-deal-1 = Now hand me the bricks.
remark-builder-deal-2 = Good deal. Pardon the construction noise.
remark-builder-auction-1 = Nice lot. I can already see the walls going up.
remark-builder-auction-2 = Sold! Where did I put my shovel?
remark-builder-house-1 = One brick at a time.
remark-builder-house-2 = Watch out for the scaffolding.
remark-builder-hotel-1 = The roof’s on. Nice view, too.
remark-builder-hotel-2 = I could do this all day.
remark-builder-rent-1 = Fine. Next time, you’re staying at my place.
remark-builder-rent-2 = There goes my new roof.
remark-builder-bankrupt-1 = So many plans, and no money left to build.
remark-dealer-deal-1 = Pleasure doing business.
remark-dealer-deal-2 = See? Everyone gets something.
remark-dealer-auction-1 = Going, going, mine.
remark-dealer-auction-2 = Interested? Make me an offer.
remark-dealer-house-1 = A good address helps in every deal.
remark-dealer-house-2 = Everyone will want this street now.
remark-dealer-hotel-1 = This one isn’t up for negotiation.
remark-dealer-hotel-2 = Anyone want a hotel? Just kidding.
remark-dealer-rent-1 = Can we talk about that price?
remark-dealer-rent-2 = Fine, but you owe me a trade.
remark-dealer-bankrupt-1 = No more deals for me. No hard feelings.
remark-saver-deal-1 = I checked the numbers twice.
remark-saver-deal-2 = That was in the budget.
remark-saver-auction-1 = I set a limit, and I kept to it.
remark-saver-auction-2 = I had money set aside for this.
remark-saver-house-1 = A sound investment, I hope.
remark-saver-house-2 = I’m keeping the receipts.
remark-saver-hotel-1 = I saved a long time for this.
remark-saver-hotel-2 = Paid in full, of course.
remark-saver-rent-1 = Luckily, I planned for this.
remark-saver-rent-2 = Ouch. Into the books it goes.
remark-saver-bankrupt-1 = And I was so careful.
remark-collector-deal-1 = Oh, I’d been looking for that one!
remark-collector-deal-2 = I’ll take good care of it.
remark-collector-auction-1 = I wanted that one so badly!
remark-collector-auction-2 = One more for the collection.
remark-collector-house-1 = A fine piece deserves a house.
remark-collector-house-2 = Now it’s even prettier.
remark-collector-hotel-1 = The jewel of my collection.
remark-collector-hotel-2 = Admission isn’t free.
remark-collector-rent-1 = What a beautiful place. I want it.
remark-collector-rent-2 = Would you ever part with it?
remark-collector-bankrupt-1 = Please keep my collection together.
remark-blocker-deal-1 = Don’t get used to it.
remark-blocker-deal-2 = I have my reasons.
remark-blocker-auction-1 = Better mine than yours.
remark-blocker-auction-2 = You won’t be needing it.
remark-blocker-house-1 = One more thing in your way.
remark-blocker-house-2 = Watch your step.
remark-blocker-hotel-1 = Nobody gets past this.
remark-blocker-hotel-2 = Try getting around that.
remark-blocker-rent-1 = Enjoy it while it lasts.
remark-blocker-rent-2 = I’ll remember that.
remark-blocker-bankrupt-1 = Well, someone got past me.

## Advice: when it is allowed, what it says, how a trade changes the chances of winning.

advice = Advice
advice-choose = Who may ask for advice?
advice-for-computers = Against computer players only
advice-for-computers-hint = For players whose opponents are all computer players
advice-for-always = Always
advice-for-always-hint = Then the game doesn’t count for the standings
advice-for-never = Never
advice-for-never-hint = No advice, and nobody sees chances of winning until the game is over
advice-rule-computers = **Advice**: only when one person plays alone against computers.
advice-rule-always = **Advice**: for every player. This game doesn’t count for the standings.
advice-rule-alone = **Advice**: `{ COMMAND("advise") }` names your best choices.
advice-rule-never = **Advice**: off.
refusal-no-advice = The host has turned off advice for this game.
refusal-no-advice-against-people = There’s no advice in this game, because you’re playing with other people. The host of your next game can allow it in the lobby, under **Settings**.
advice-title = Your best choices
advice-equal =
    { $every ->
        [yes] { $count ->
            [2] Both choices
           *[other] All { $count } choices
        }
       *[no] The first { $count } choices
    } are about equally good.
advice-choice = **{ $number }. { $what }**
advice-nothing = You have nothing to decide right now. Ask again when it’s your turn, or when someone offers you a trade.
advice-done = Done.
advice-resign-ends = You can also resign with `{ COMMAND("leave") }`. Then the game ends, and you lose it.
advice-resign-goes-on = You can also resign with `{ COMMAND("leave") }`. Then the computer players play the rest of the game without you.
advice-footer = -# The bot’s estimate from what everyone can see. It can’t predict the dice.{ $ending ->
        [last-player-left] {""}
       *[other] {" "}These chances assume that the game goes on until one player is left. This one ends sooner, so take them as a rough guide.
    }
advice-again = Ask again
advice-press = Go with choice { $number }
advice-press-build = Build as in choice { $number } · ${ $price }
button-offer = Offer { $who } { $gives } for { $takes }
button-send-offer = Send { $who } this offer
advice-fill-in = Use these amounts…
advice-own-maxima = You’d already entered amounts of your own. They haven’t changed.
advice-bid = Set a secret maximum of ${ $amount } for { $what }
advice-raise-and-buy = { $plan }, then buy { $what } for ${ $price }
advice-borrow-and-build = { $plan }, then { $build } for ${ $price }
advice-file = Bid up to these amounts: { $lots }
advice-offer = Offer { $who } a trade: you give { $gives } and get { $takes }
advice-counter = Answer { $who } with a counteroffer: you give { $gives } and get { $takes }
advice-accept = Accept { $who }’s offer: you give { $gives } and get { $takes }
advice-refuse = Decline { $who }’s offer
advice-give-up = Resign, unless a trade saves you
advice-withdraw = Withdraw your offer to { $who }
advice-claim = Ask the Bank for buildings on { $lots } and bid up to ${ $amount } in all
advice-bid-building = Bid ${ $amount } for a building on { $what }
advice-chance-lot = **{ $after }** chance of winning if you get it for ${ $price }
advice-chance-offer = **{ $after }** chance of winning if { $who } accepts
advice-chance = **{ $after }** chance of winning
advice-note-completes = That gives you all of { $group }.
advice-note-stops = That keeps { $who } from getting all of { $group }.
advice-note-adds =
    { $count ->
       *[other] You’d have { $count } of this group.
    }
advice-note-up-to = At ${ $amount }, your chance is the same whether you get it or not.
advice-note-loan = You could mortgage it for ${ $amount } right away.
advice-note-rent = The rent on { $where } would be ${ $amount }.
advice-note-leaves = You’d have ${ $amount } left.
advice-note-completes-theirs = That gives { $who } all of { $group }.
advice-note-unowned =
    { $count ->
        [0] No unowned properties are left, so you’d miss nothing in Jail.
        [one] There’s still 1 unowned property to land on.
       *[other] There are still { $count } unowned properties to land on.
    }
advice-note-rests =
    { $amount ->
        [0] In Jail, you don’t land on anyone’s property.
       *[other] In Jail, you don’t land on anyone’s property. Your next trip around the board could cost about ${ $amount }.
    }
advice-note-short = You’d have less cash left than your next trip around the board could cost: about ${ $amount }.
advice-note-no-more = Nothing you could build or pay off first would raise your chance.
advice-note-keeps = Keep your cash for upcoming rent: a stop at { $where } could cost ${ $amount }.
advice-note-borrows = Raise cash for a property only if it completes a color group you can build on.
advice-note-dear = At ${ $amount } or more, it’s safer to keep your cash.
advice-note-proposed = The game message proposes this plan. It goes by rents and mortgage values, not by your chance of winning.
advice-note-waits = Keep your cash for rent: you can unmortgage later.
advice-note-alone = On its own, it earns too little rent for its price.
advice-note-mortgaged = With it you’d own all of { $group }, but you couldn’t build there before unmortgaging the rest.

# Chances of winning.

chance-percent = { $number }%
chance-tenths = { $whole }.{ $tenth }%
chance-under = under 1%
chance-over = over 99%
chance-change = { $before } → **{ $after }**
chance-still = still { $chance }
chance-trade = 🎯 Chance of winning right now: you { $mine } · { $who } { $theirs }
chance-declined = -# If it’s declined, a similar deal is likely later: { $chance } for you.

command-name-advise = advise
command-advise = Ask what you could do now, and how it would change your chance of winning
