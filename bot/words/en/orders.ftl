# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Your standing orders
orders-intro = They answer for you the moment you are asked, so that nobody has to wait for you. Where nothing is ordered, you are asked as ever. Nobody else sees them.
orders-unsaved = ✏️ **Not in force yet.** Press *Save* when everything is as you want it.
orders-saved = ✅ Saved: from now on this answers for you.
orders-at-once = They have answered at once:
orders-discarded = Nothing has been changed.
orders-nothing = **Nothing is ordered yet.** You could order, for example: buy what leaves you $300, bid up to the price of a deed, play a jail pass, build hotels on the oranges.
orders-silent = *You are asked about* { $topics }
orders-open = *You are asked.*
orders-choose-topic = Choose what to give orders about…
orders-did = What they did
orders-save = Save
orders-discard = Discard changes
orders-clear = Clear
orders-clear-all = Clear everything
orders-back = All orders
orders-back-topic = Back
orders-not-read = “{ $typed }” is no amount that I can read, so nothing was changed. Type whole dollars, like 250, or leave the field empty.
orders-out-of-range = That is more, or less, than can be ordered there: { $typed }. Nothing was changed.
orders-did-title = What your orders did
orders-did-nothing = They have not answered anything yet.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = They answered for you.

## Topics

orders-topic-title = Standing orders: { $topic }
orders-topic-buy = Buying
orders-topic-bid = Auctions
orders-topic-jail = Jail
orders-topic-tax = Income tax
orders-topic-debt = Debts
orders-topic-build = Building
orders-topic-mortgage = Mortgages
orders-topic-trade = Trade offers
orders-topic-rent = Rent
orders-hint-buy = Buy or decline what you land on
orders-hint-bid = The most you would bid
orders-hint-jail = Pay, play a card or throw
orders-hint-tax = The flat sum or the share
orders-hint-debt = What is sold and mortgaged first
orders-hint-build = What to build as soon as there is money
orders-hint-mortgage = Pay mortgages off
orders-hint-trade = Which offers to decline
orders-hint-rent = Ask for it in time
orders-about-buy = When you land on an unowned property. A rule for a group overrides the general one, and a rule for a single property overrides both. If you want something and don’t have the cash, you’ll be asked.
orders-about-bid = Your maximum is secret, and no more is bid than is needed. An amount for a group is for each of its deeds.
orders-about-jail = Where the way you choose is not open to you, you throw.
orders-about-tax = The sum is not worked out before the choice.
orders-about-debt = When you owe more than your cash. No more is sold or mortgaged than the debt needs; buildings go before the deeds they stand on. If nothing can raise it, you are asked.
orders-about-build = Built in this order, evenly, as soon as the rules and your cash allow. Whole groups only can be built on.
orders-about-mortgage = Mortgages cost { $interest }% interest when they are lifted. Those that come with a bankrupt player's deeds may be paid off at once without more interest.
orders-about-trade = These offers are declined unread. All others reach you as ever.
orders-about-rent = Rent has to be asked for in this game before it is too late.

## Choices: the question, then the answers

orders-rule = What you land on
orders-rule-ask = Ask me
orders-rule-always = Always buy
orders-rule-never = Never buy
orders-rule-keep = Buy if enough cash stays…
orders-rule-group = Buy only what completes or blocks a group
orders-percent = Every deed without an amount of its own
orders-percent-ask = Ask me
orders-percent-0 = Pass
orders-percent-50 = Up to half its price
orders-percent-75 = Up to three quarters of its price
orders-percent-100 = Up to its price
orders-percent-125 = Up to a quarter more than its price
orders-percent-150 = Up to half more than its price
orders-percent-200 = Up to twice its price
orders-early = Early: while more than { $few } deeds are unowned
orders-early-ask = Early: ask me
orders-early-throw = Early: throw for doubles
orders-early-fine = Early: pay ${ $fine }
orders-early-pass = Early: play a jail pass, else throw
orders-early-pass-fine = Early: play a jail pass, else pay ${ $fine }
orders-late = Late: once no more than { $few } deeds are unowned
orders-late-ask = Late: ask me
orders-late-throw = Late: throw for doubles
orders-late-fine = Late: pay ${ $fine }
orders-late-pass = Late: play a jail pass, else throw
orders-late-pass-fine = Late: play a jail pass, else pay ${ $fine }
orders-last = Before your last throw in Jail
orders-last-ask = Last throw: nothing special
orders-last-throw = Last throw: keep the jail pass and throw
orders-last-pass = Last throw: play a jail pass if you have one
orders-tax = Income tax
orders-tax-ask = Ask me
orders-tax-flat = The flat sum
orders-tax-tenth = The share of all I own
orders-raising = When you owe more than your cash
orders-raising-ask = Ask me
orders-raising-cheapest = Raise it in this order
orders-received = Mortgaged deeds of a bankrupt player
orders-received-ask = Ask me
orders-received-lift = Pay them off as far as the cash goes
orders-received-hold = Keep them mortgaged
orders-until = Decline every offer for a while
orders-until-ask = No
orders-until-12 = For 12 hours
orders-until-24 = For a day
orders-until-72 = For three days
orders-until-168 = For a week
orders-rents = Rent that has to be asked for
orders-rents-claim = Always ask for it
orders-rents-ask = Leave it to me

## Single deeds and groups

orders-for-buy = Another rule for a group or a deed…
orders-for-bid = An amount for a group or a deed…
orders-for-build = Put a group or a street in the plan…
orders-count = { $count } ordered
orders-which-buy = Choose the whole group or a deed
orders-which-bid = Choose the whole group or a deed to type an amount…
orders-which-build = Choose the whole group or a street
orders-whole = All { $group }
orders-as-usual = As for all others
orders-as-group = As for its whole group
orders-choose-rule = The rule for { $what }…
orders-except-usual = As for all others
orders-except-ask = Ask me
orders-except-always = Always buy
orders-except-never = Never buy
orders-except-keep = Buy if ${ $keep } stays
orders-except-group = Buy only to complete or block
orders-choose-level = How high on { $what }…
orders-no-goal = Not in the plan
orders-list-first = Goes first: add or take off…
orders-list-keep = Kept longest: add or take off…
orders-list-never = Never given in a trade: add or take off…
orders-listed = Number { $place } on the list

## Forms

orders-type-buy = Cash that must stay…
orders-type-bid = Jail passes, estates, cash…
orders-type-jail = When it is late…
orders-type-build = Cash to keep, shortages…
orders-type-mortgage = Lift my own…
orders-type-trade = Least gain…
orders-form-buying = Buying
orders-form-buying-keep = Cash that must stay after buying
orders-form-buying-keep-hint = In dollars, for example 200
orders-form-bidding = Auctions
orders-form-bidding-passes = The most for a jail pass
orders-form-bidding-passes-hint = 0 to pass; empty: you are asked
orders-form-bidding-limit = The most for a whole estate
orders-form-bidding-limit-hint = All lots of a bankrupt player together; empty: no limit
orders-form-bidding-keep = Cash kept back from bids
orders-form-bidding-keep-hint = Empty: bids may exceed your cash, as far as you can raise it
orders-form-leaving = When is it late in the game?
orders-form-leaving-few = Unowned deeds left, 0 to 28
orders-form-leaving-few-hint = It is late once no more deeds than this are unowned
orders-form-building = Building
orders-form-building-keep = Cash to keep in hand
orders-form-building-keep-hint = Nothing is built that would leave you less
orders-form-building-scarce = The most for a scarce building
orders-form-building-scarce-hint = When others want it too. 0: leave it to them; empty: you are asked
orders-form-lifting = Your own mortgages
orders-form-lifting-keep = Lift them while so much cash stays
orders-form-lifting-keep-hint = Empty: only when you say so
orders-form-trading = Trade offers
orders-form-trading-gain = Decline below a gain of
orders-form-trading-gain-hint = By the prices on the deeds; -100 allows a loss of $100; empty: you are asked
orders-form-most = The most for each
orders-form-most-hint = 0 to pass; empty: as for all others
orders-form-most-title = Auction of { $what }

## What is ordered, told

orders-told-rule-always = You buy whatever you land on.
orders-told-rule-never = You buy nothing that you land on.
orders-told-rule-keep = You buy what leaves you at least ${ $keep }, and decline the rest.
orders-told-rule-group = You buy only what completes a group of yours, or keeps somebody else from completing one.
orders-told-exception = · { $what }: { $told }
orders-short-ask = you are asked
orders-short-always = always buy
orders-short-never = never buy
orders-short-keep = buy if ${ $keep } stays
orders-short-group = buy only to complete or block
orders-short-most =
    { $most ->
        [0] pass
       *[other] up to ${ $most }
    }
orders-told-percent =
    { $percent ->
        [0] You pass.
       *[other] You bid up to { $percent }% of the price on the deed.
    }
orders-told-passes =
    { $most ->
        [0] · Jail passes: pass
       *[other] · Jail passes: up to ${ $most }
    }
orders-told-limit = For the estate of a bankrupt player you spend no more than ${ $most } altogether.
orders-told-bid-keep =
    { $keep ->
        [0] You never bid more than your cash.
       *[other] You never bid more than your cash less ${ $keep }.
    }
orders-told-early = While more than { $few } deeds are unowned: { $told }.
orders-told-late = Once no more than { $few } deeds are unowned: { $told }.
orders-told-last = Before the last throw: { $told }.
orders-way-throw = throw for doubles
orders-way-fine = pay ${ $fine }
orders-way-pass = play a jail pass, else throw
orders-way-pass-fine = play a jail pass, else pay ${ $fine }
orders-told-tax-flat = You pay the flat sum.
orders-told-tax-tenth = You pay the share of all you own.
orders-told-raising =
    { $first ->
        [yes] Your debts are raised at once. What goes first, in this order: { $what }. Then whatever is cheapest to undo.
       *[no] Your debts are raised at once by whatever is cheapest to undo.
    }
orders-told-keep = Kept as long as can be, the first longest of all: { $what }.
orders-told-goal =
    { $whole ->
        [yes] **{ $place }** · { $what } up to { $level } each
       *[no] **{ $place }** · { $what } up to { $level }
    }
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ You keep no cash in hand.
       *[other] You keep ${ $keep } in hand.
    }
orders-told-scarce =
    { $most ->
        [0] When buildings are short you leave them to the others.
       *[other] When buildings are short you claim them for up to ${ $most } each.
    }
orders-told-received-lift = What comes to you mortgaged from a bankrupt player is paid off as far as your cash goes.
orders-told-received-hold = What comes to you mortgaged from a bankrupt player stays mortgaged.
orders-told-lift = Your mortgages are lifted while at least ${ $keep } stays.
orders-told-until = Every offer is declined until <t:{ $at }:f>.
orders-told-never = Offers are declined that ask for { $what }.
orders-told-gain =
    { $worth ->
        [even] Offers are declined that leave you worse off, by the prices on the deeds.
        [better] Offers are declined that leave you less than ${ $dollars } better off, by the prices on the deeds.
       *[other] Offers are declined that leave you more than ${ $dollars } worse off, by the prices on the deeds.
    }
orders-told-rents = It is asked for at once.
