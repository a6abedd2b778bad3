# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Your standing orders
orders-open-panel = Standing orders…
orders-intro = Standing orders decide for you as soon as it’s your decision, so nobody has to wait for you. Only you can see them.
orders-unsaved = ✏️ **Not saved yet.** Press *Save* to turn these on.
orders-unsaved-none = ✏️ **Not saved yet.** Press *Save* to turn all your orders off.
orders-saved = ✅ Saved. Your orders are active.
orders-saved-none = ✅ Saved. You have no standing orders now.
orders-at-once = Your orders have already decided this for you:
orders-discarded = Your changes were discarded.
orders-open = *You’ll be asked each time.*
orders-open-build = *You build yourself, with **{ button-manage }**.*
orders-open-rent = *You collect your rent yourself.*
orders-asked = **You’ll be asked each time:** { $topics }
orders-yours = **You do it yourself:** { $topics }
orders-choose-topic = Choose what to change…
orders-did = What your orders did
orders-save = Save
orders-discard = Discard changes
orders-clear = Clear
orders-clear-all = Clear everything
orders-back = All orders
orders-not-read = “{ $typed }” isn’t a whole number, so nothing was changed. Type one, like 250, or leave the field blank.
orders-out-of-range = What you typed is out of range: { $typed }. Nothing was changed.
orders-did-nothing = Your standing orders haven’t decided anything yet.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Your standing orders decided for you.
ordered-bid = Your order bid up to ${ $most } on { $lot }{ $fate ->
        [won] : won for ${ $price }
        [lost] . { $who } won it for ${ $price }
        [unsold] . Nobody won it
       *[open] : the auction is still on
    }.
ordered-pass = Your order passed on { $lots }.
orders-won = 📋 Your standing order won { $space } at auction for ${ $price }.

## Topics

orders-told-topic = **{ $topic }:** { $told }
orders-brief-keep = keep ${ $keep }
orders-brief-jail = { $early }. Later: { $late }
orders-brief-lift =
    { $keep ->
        [0] Unmortgage as soon as possible
       *[other] Unmortgage while keeping ${ $keep }
    }
orders-brief-until = Decline all until <t:{ $at }:f>
orders-brief-never = Decline offers for { $what }
orders-brief-gain = Decline offers that gain less than ${ $gain }
orders-all-groups = All color groups
orders-topic-title = Standing orders: { $topic }
orders-topic-buy = Buying
orders-topic-bid = Auctions
orders-topic-jail = Jail
orders-topic-tax = { space-income-tax }
orders-topic-debt = Debts
orders-topic-build = Building
orders-topic-mortgage = Mortgages
orders-topic-trade = Trade offers
orders-topic-rent = Rent
orders-about-buy = These orders apply when you land on an unowned property. A rule for a color group overrides the general rule, and a rule for a single property overrides both.
orders-about-bid = The bot bids for you up to the amounts you set here. They stay secret, and you never pay more than you have to. An amount for a color group applies to each of its properties.
orders-about-jail = If you can’t get out of Jail the way you chose, you roll. *Card* means a Get Out of Jail Free card.
orders-about-tax = You choose how to pay Income Tax before everything you own is added up.
orders-about-debt = These orders apply when you owe more cash than you have. You sell and mortgage only as much as you need, and you sell buildings before you mortgage the properties under them. If that can’t cover the debt, you’ll be asked.
orders-about-build = You build evenly and in the order of your plan, as soon as the rules and your cash allow it. You can only build on color groups that you own completely.
orders-about-mortgage = Unmortgaging costs { $interest }% interest. If you get mortgaged properties from a bankrupt player, you can unmortgage them right away without paying interest twice.
orders-about-trade = The bot declines the kinds of offers you choose here. You get all other offers as usual.
orders-about-rent = In this game, you get rent only if you collect it in time.

## Choices: the question, then the answers

orders-rule = When you land on a property
orders-rule-ask = Ask me
orders-rule-always = Always buy
orders-rule-never = Never buy
orders-rule-keep = Buy if I keep enough cash…
orders-rule-group = Buy to complete or block a full set
orders-percent = Properties you haven’t set an amount for
orders-percent-ask = { orders-rule-ask }
orders-percent-0 = { button-pass }
orders-percent-50 = Up to half the list price
orders-percent-75 = Up to 75% of list price
orders-percent-100 = Up to the list price
orders-percent-125 = Up to 125% of list price
orders-percent-150 = Up to 150% of list price
orders-percent-200 = Up to twice the list price
orders-early =
    { $few ->
        [0] Early game: some properties are still unowned
        [one] Early game: more than 1 unowned property left
       *[other] Early game: more than { $few } unowned properties left
    }
orders-early-ask = { orders-rule-ask }
orders-early-throw = Roll for doubles
orders-early-fine = Pay ${ $fine }
orders-early-pass = Use a card, or else roll
orders-early-pass-fine = Use a card, or pay ${ $fine }
orders-late =
    { $few ->
        [0] Late game: no unowned properties left
        [one] Late game: at most 1 unowned property left
       *[other] Late game: { $few } or fewer unowned properties left
    }
orders-late-ask = { orders-rule-ask }
orders-late-throw = { orders-early-throw }
orders-late-fine = { orders-early-fine }
orders-late-pass = { orders-early-pass }
orders-late-pass-fine = { orders-early-pass-fine }
orders-last = On your last turn in Jail
orders-last-ask = Same as on my other turns
orders-last-throw = Keep my card and roll
orders-last-pass = Use a card
orders-tax = How you pay Income Tax
orders-tax-ask = { orders-rule-ask }
orders-tax-flat = Pay the flat amount
orders-tax-tenth = Pay the percentage
orders-raising = When you owe more cash than you have
orders-raising-ask = { orders-rule-ask }
orders-raising-cheapest = Raise the cash right away
orders-received = Mortgaged properties from a bankrupt player
orders-received-ask = { orders-rule-ask }
orders-received-lift = Unmortgage as many as possible
orders-received-hold = Keep them mortgaged
orders-until = All trade offers
orders-until-ask = Send them to me as usual
orders-until-12 = Decline for 12 hours
orders-until-24 = Decline for 1 day
orders-until-72 = Decline for 3 days
orders-until-168 = Decline for 1 week
orders-rents = Rent that you have to collect
orders-rents-claim = Always collect it
orders-rents-ask = I’ll collect it myself

## Single deeds and groups

orders-for-buy = One group or property…
orders-for-bid = { orders-for-buy }
orders-for-build = Add to the plan…
orders-count =
    { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
orders-which-buy = Group or property
orders-which-bid = Type an amount for…
orders-which-build = Group or street
orders-whole = Whole group: { $group }
orders-as-usual = Same as all other properties
orders-as-group = Same as the whole group
orders-choose-rule = Rule for { $what }…
orders-except-ask = { orders-rule-ask }
orders-except-always = { orders-rule-always }
orders-except-never = { orders-rule-never }
orders-except-keep =
    { $keep ->
        [0] Buy if the cash is there
       *[other] Buy if at least ${ $keep } is left
    }
orders-except-group = Buy to complete or block a full set
orders-choose-level = Choose how much to build on { $what }…
orders-no-goal = Not in the plan
orders-list-first = Sell or mortgage first…
orders-list-keep = Keep longest…
orders-list-never = Never trade away…
orders-lists = Choose something to add it to a list. Choose it again to take it off.
orders-listed = Number { $place } on the list

## Forms

orders-type-buy = Cash to keep…
orders-type-bid = More bidding limits…
orders-type-jail = Set when the late game starts…
orders-type-build = Cash to keep, shortages…
orders-type-mortgage = Unmortgage my properties…
orders-type-trade = Minimum gain…
orders-form-buying = { orders-topic-buy }
orders-form-buying-keep = Cash to keep after buying
orders-form-buying-keep-hint = An amount, for example 200
orders-form-bidding = { orders-topic-bid }
orders-form-bidding-most = { orders-form-most }
orders-form-bidding-most-hint = Unless you’ve set another amount. A percentage still counts if it’s lower. Type 0 to pass
orders-form-bidding-passes = Maximum bid for a Get Out of Jail Free card
orders-form-bidding-passes-hint = Type 0 to pass, or leave blank to be asked
orders-form-bidding-limit = Most to spend on a whole estate
orders-form-bidding-limit-hint = An estate is everything a bankrupt player leaves behind. Leave blank for no limit
orders-form-bidding-keep = Cash to keep when you bid
orders-form-bidding-keep-hint = Leave blank to bid up to all the cash you could raise
orders-form-leaving = When does the late game start?
orders-form-leaving-few = Unowned properties left, 0 to 28
orders-form-leaving-few-hint = The late game starts at this number or below
orders-form-building = { orders-topic-build }
orders-form-building-keep = Cash to keep
orders-form-building-keep-hint = You won’t build if that would leave you with less
orders-form-building-scarce = Maximum bid for a building in a shortage
orders-form-building-scarce-hint = Type 0 to leave it to the others, or leave blank to be asked
orders-form-lifting = Your own mortgages
orders-form-lifting-keep = Cash to keep when you unmortgage
orders-form-lifting-keep-hint = Leave blank to unmortgage only when you choose to
orders-form-trading = { orders-topic-trade }
orders-form-trading-gain = Decline offers that gain me less than
orders-form-trading-gain-hint = Based on list prices. -100 allows a $100 loss. Leave blank to be asked
orders-form-most = Maximum bid per property
orders-form-most-hint = Type 0 to pass, or leave blank to follow your other orders
orders-form-most-title = Auction of { $what }

## What is ordered, told

orders-told-rule-always = You buy every property you land on. If you don’t have the cash, you’ll be asked.
orders-told-rule-never = You never buy a property you land on.
orders-told-rule-keep =
    { $keep ->
        [0] You buy every property that you have the cash for.
       *[other] You buy a property if that leaves you at least ${ $keep }. If not, { $declined ->
            [left-with-bank] you don’t buy it.
           *[auctioned] it goes to auction.
        }
    }
orders-told-rule-group = You only buy properties that complete a full set for you or keep another player from completing one.
orders-told-exception = · { $what }: { $told }
orders-short-ask = you’ll be asked
orders-short-always = always buy
orders-short-never = never buy
orders-short-keep =
    { $keep ->
        [0] buy if you have the cash
       *[other] buy if you’ll have at least ${ $keep } left
    }
orders-short-group = buy only to complete or block a full set
orders-short-most =
    { $most ->
        [0] pass
       *[other] up to ${ $most }
    }
orders-told-percent =
    { $percent ->
        [0] You pass.
       *[other] You bid up to { $percent }% of the list price.
    }
orders-told-most =
    { $most ->
        [0] You pass on properties you haven’t set an amount for.
       *[other] You bid at most ${ $most } for a property you haven’t set an amount for.
    }
orders-told-passes =
    { $most ->
        [0] · Get Out of Jail Free cards: pass
       *[other] · Get Out of Jail Free cards: up to ${ $most }
    }
orders-told-limit = For everything a bankrupt player leaves behind, you spend at most ${ $most } in total.
orders-told-bid-keep =
    { $keep ->
        [0] You never bid more than the cash you have.
       *[other] You keep at least ${ $keep } in cash when you bid.
    }
orders-told-early =
    { $few ->
        [0] While any property is unowned, you { $told }.
        [one] While more than 1 property is unowned, you { $told }.
       *[other] While more than { $few } properties are unowned, you { $told }.
    }
orders-told-late =
    { $few ->
        [0] Once all properties are owned, you { $told }.
        [one] Once at most 1 property is unowned, you { $told }.
       *[other] Once { $few } or fewer properties are unowned, you { $told }.
    }
orders-told-last = On your last turn in Jail, you { $told }.
orders-way-throw = roll for doubles
orders-way-fine = pay ${ $fine }
orders-way-pass = use a Get Out of Jail Free card, or else roll
orders-way-pass-fine = use a Get Out of Jail Free card, or else pay ${ $fine }
orders-told-tax-flat = You pay the flat amount.
orders-told-tax-tenth = You pay a percentage of everything you own.
orders-told-raising =
    { $count ->
        [0] You raise the cash right away: first by mortgaging properties without buildings, then by selling buildings.
        [one] You raise the cash right away. You sell or mortgage { $what } first. After that, you mortgage properties without buildings, then sell buildings.
       *[other] You raise the cash right away. You sell or mortgage these first, in this order: { $what }. After that, you mortgage properties without buildings, then sell buildings.
    }
orders-told-keep =
    { $count ->
        [one] You keep { $what } as long as possible.
       *[other] You keep these as long as possible, the first one longest: { $what }.
    }
orders-told-goal =
    { $steps ->
        [1] { "" }
       *[other] **{ $place }** ·{" "}
    }{ $whole ->
        [yes] { $what }: up to { $level } each
       *[no] { $what }: up to { $level }
    }.
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ Building may use up all your cash.
       *[other] You keep at least ${ $keep } when you build.
    }
orders-told-scarce =
    { $most ->
        [0] In a building shortage, you leave the buildings to the others.
       *[other] In a building shortage, you offer up to ${ $most } for each building.
    }
orders-told-received-lift = You unmortgage as many of a bankrupt player’s properties as your cash allows.
orders-told-received-hold = You keep properties from a bankrupt player mortgaged.
orders-told-lift =
    { $keep ->
        [0] You unmortgage your own properties as soon as you have the cash.
       *[other] You unmortgage your own properties as long as you keep at least ${ $keep } in cash.
    }
orders-told-until = You decline all offers until <t:{ $at }:f>.
orders-told-never =
    { $count ->
        [one] You decline offers that ask for { $what }.
       *[other] You decline offers that ask for any of these: { $what }.
    }
orders-told-gain =
    { $worth ->
        [even] You decline offers that leave you worse off, going by list prices.
        [better] You decline offers that leave you less than ${ $dollars } better off, going by list prices.
       *[other] You decline offers that leave you more than ${ $dollars } worse off, going by list prices.
    }
orders-told-rents = You always collect rent right away.

## Presets

orders-presets = **Presets** replace all your orders at once.
orders-presets-about = *Careful* keeps more cash in hand, *bold* spends it, and *usual* is in between.
orders-preset-careful = Careful
orders-preset-usual = Usual
orders-preset-bold = Bold
orders-preset-other = Same as my other game
orders-no-other = You have no standing orders in another game that’s still running, so nothing was changed.

command-name-orders = orders
command-orders = Set standing orders that decide for you right away
