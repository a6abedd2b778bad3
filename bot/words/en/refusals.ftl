## Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = That game doesn’t exist, or it was deleted.
refusal-not-playing = You’re not playing in this game. You can watch, and join the next one.
refusal-left = You’re out of this game. You can still watch how it ends.
refusal-stale = That choice is no longer open: the game has moved on. The game message shows what’s next.
refusal-not-started = This game hasn’t started yet. The host has to press Start.
refusal-started = This game has already started. `{ COMMAND("rules") }` shows how it’s played.
refusal-over = This game is over. Start another one with `{ COMMAND("new") }`.
refusal-cancelled = This game was called off. Start another one with `{ COMMAND("new") }`.
refusal-not-host = Only the host can do that.
refusal-lobby-here =
    { $where ->
        [direct] You already have [a lobby]({ $link }) open. Start that game or cancel it first.
       *[server] There’s already [a lobby]({ $link }) in this channel. Join that one, or ask its host to close it.
    }
refusal-lobby-full = This lobby is full: it has { $most } players.
refusal-lobby-changed = The computer players here changed before your choice reached the bot. Choose again.
refusal-seats-taken = { $taken } players have joined, but those rules allow only { $most }. Someone has to leave the lobby first.
refusal-already-joined = You’ve already joined.
refusal-not-in-lobby = You’re not in this lobby.
refusal-not-joined = { refusal-not-in-lobby } To play, press Join.
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = The rules, the pace or the timers changed just before you pressed. Look at the lobby, then press again.
refusal-unanswered = Not everyone has said yet whether they’re still in. Press **Start** again.
refusal-too-few = You need at least { $least } players to start. You can add a computer player.
refusal-not-timed = Only timed games have an end time. Choose a timed game under Settings > Rules first.
refusal-length-out-of-range = A timed game can last from ten minutes to a year.
refusal-barred = You can’t join this lobby: its host or a moderator removed you.
refusal-not-invited = This lobby is by invitation, and its host hasn’t invited you.
refusal-no-guests = Invite up to { $most } people on this server by mentioning them, such as @Bo @Cem. In direct messages you play against computer players.
refusal-no-computer = There’s no computer player here.

refusal-no-such-pace = Choose a pace from the list. A time you type yourself can be 10 seconds to 14 days.
refusal-no-such-deed = There’s no property with that name.
refusal-no-game-here = There’s no game in this channel. Start one with `{ COMMAND("new") }`.
refusal-only-a-lobby = There’s a lobby here, but no game yet. This works once the host presses Start.
refusal-not-begun = That game hasn’t started yet. Its lobby is still open: { $where }
refusal-several-here = There are several games in this channel. Pick one with the option `{ option-name-game }`.
refusal-several-games = You’re in several games. Pick one with the option `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] You already have a game in these direct messages. Finish it or resign from it first. `{ COMMAND("mine") }` shows it.
       *[other] You already have { $most } games in these direct messages. Finish one or resign from one first. `{ COMMAND("mine") }` lists them.
    }
refusal-direct-taken = This lobby is in someone else’s direct messages, so only they can play there. Open your own with `{ COMMAND("new") }`.
refusal-no-server = That’s a server setting. Try it in one of the server’s channels.
refusal-not-in-server = You’re no longer in the server where this game is played, so you can’t do anything in it.
refusal-not-moderator = You need the “Manage Server” permission for that.
refusal-lacks-permissions = I can’t run a game here. I don’t have permission for this: { $what }.
refusal-lacks-files = I can’t send files here. I’m missing this permission: { $what }. Try another channel, or ask someone who manages the server.
refusal-lacks-posting = I can’t post in this channel. I don’t have permission for this: { $what }.
refusal-shared-elsewhere = { $channel ->
        [direct] You play this game alone, so there’s nobody here to share it with.
       *[other] You can only share this where the game is played: <#{ $channel }>.
    }

refusal-paused = The game is paused. You can play again once it resumes.
refusal-trade-short = This trade costs you ${ $price }, and you have ${ $cash } in cash. { $raisable ->
        [yes] Sell or mortgage something first. The offer stays open.
       *[no] Even by selling and mortgaging everything, you couldn’t raise more than ${ $most }. You can decline it or make a counteroffer.
    }
refusal-proposer-cannot-pay = { $who } needs ${ $price } for this trade but has only ${ $cash }. The offer stays open.
refusal-log-deleted = This game’s log has been deleted, because it ended long ago. Its result is kept.
refusal-no-such-board = That board doesn’t exist, or it was deleted.
refusal-no-such-code = There’s no board with that code. Check the eight letters and digits, then try again.
refusal-not-your-board = That board belongs to someone else. With its code you can make a copy of your own.
refusal-board-hidden = Someone who manages this server has hidden this board, so it can’t be played on, copied or added here.
refusal-board-changed = This board has changed since you opened it, so nothing was saved. Open it again and repeat your change.
refusal-too-many-boards = You already have { $most } boards. Delete one first.
refusal-server-boards-full = This server already has { $most } boards. Someone has to remove one of theirs first.
refusal-own-boards-off = This server doesn’t let you use boards of your own. Ask someone who manages it.
refusal-follows-own = You’re playing in this game. You can only follow games you’re not playing in.
refusal-follows-enough = You already follow { $most } games. Unfollow one first, in `{ COMMAND("mine") }`.
refusal-followed-enough = { $most } people already follow this game. You can still watch it here.
refusal-guesses-closed = It’s too late for a guess: there are buildings on the board, or that player is out.
refusal-guesses-enough = There are already { $most } guesses on this game. No more are taken.
refusal-not-blockable = You can block other people, but not yourself or a bot.
refusal-blocked-enough = You’ve blocked { $most } people already. Unblock one first, in `{ COMMAND("preferences") }`.

# Instead of the refusals about several games, where there is a button for each
which-several-games = You’re in several games. Which one do you mean?
which-several-here = There are several games in this channel. Which one do you mean?
which-more = To choose another game, add the option `{ option-name-game }` to the command.
button-which = This game

## Why the rules refuse an action: reason-<reason>.

reason-game-over = This game is over.
reason-out-of-game = That player is no longer in the game.
reason-not-awaited = It’s not your decision right now. The line above the buttons shows whose it is.
whose-decision = It’s { $who }’s turn to decide.
reason-not-now = You can’t do that right now. Use one of the buttons on the game message.
reason-no-hour = This game has no end time.
reason-hour-struck = Time’s already up in this game.
reason-closing = The game is ending, so you can’t trade or build anymore. You can still raise cash for a debt.
reason-locked = The dice have been rolled, but the token hasn’t moved yet. Try again in a moment.
reason-in-debt = A debt has to be paid first. Until then, the player who owes it can only sell buildings, mortgage property, or make a trade that helps pay it.
reason-cannot-afford = That costs ${ $price }, and you only have ${ $cash } for it.
reason-bid-too-low =
    { $price ->
        [0] That’s too low. Bid at least ${ $lowest }.
       *[other] The bid is at ${ $price }. Bid at least ${ $lowest }.
    }
reason-bid-too-high = You can bid ${ $highest } at most. Bid that much or less, or pass.
reason-already-leading = You already have the highest bid (${ $price }). Wait for someone to bid more.
reason-already-passed = You’ve passed, so you’re out of this auction.
reason-already-filed = You’ve already bid or passed in this auction. In a secret auction, everyone answers only once.
reason-not-in-auction = That property isn’t in this auction.
reason-bid-binds = You have the highest bid in an auction (${ $price }) and must be able to pay it. Spend less until it’s over.
reason-rent-asked = You still owe ${ $price } in rent. That leaves you ${ $cash } to spend.
reason-not-owner = You can only use properties that you own. In a trade, each player can only give their own properties.
reason-not-a-street = You can only build on streets, not on railroads or utilities.
reason-group-incomplete = You need every street in the color group before you can build on it.
reason-not-own-turn = You can only buy houses and hotels on your own turn.
reason-group-mortgaged = A street in this color group is mortgaged. Unmortgage it first, then build.
reason-group-built = This color group has buildings. Sell all of them first.
reason-uneven = Build and sell evenly: no street in a color group can be more than one house ahead of another.
reason-level-range = You can’t change the buildings that way. Pick streets of one color, and choose more or fewer houses than they have now.
reason-building-limit =
    { $left ->
        [0] You’ve bought all the houses and hotels this game allows in one turn.
        [one] This game allows you one more house or hotel this turn.
       *[other] This game allows you { $left } more houses and hotels this turn.
    }
reason-no-houses =
    { $left ->
        [0] The Bank is out of houses. A player has to sell some first.
        [1] The Bank has only one house left, which isn’t enough.
       *[other] The Bank has only { $left } houses left, which isn’t enough.
    }
reason-no-hotels =
    { $left ->
        [0] The Bank is out of hotels. A player has to sell one first.
        [1] The Bank has only one hotel left, which isn’t enough.
       *[other] The Bank has only { $left } hotels left, which isn’t enough.
    }
reason-shortage-open = It’s being settled who gets the Bank’s buildings. After that, you can build.
reason-not-claimed = You can only bid for buildings you asked for, on a street where you can build next.
reason-already-mortgaged = That property is already mortgaged. Choose another one.
reason-not-mortgaged = That property isn’t mortgaged. Choose mortgaged properties, each only once.
reason-mortgage-saves-nothing = You owe ${ $price }, and even by selling and mortgaging everything, you’d only have ${ $cash }. That’s why you can’t mortgage anything now. You can still try a trade, or sell buildings if you have any.
reason-no-pass = That Get Out of Jail Free card isn’t available. It may have been used or traded.
reason-no-fine-on-last-turn = This is your last attempt in Jail, so roll. Without doubles you pay ${ $price } and move.
reason-can-still-pay = You owe ${ $price } and can raise ${ $cash }, so you have to pay. You can’t resign now.
reason-plan-falls-short = You owe ${ $price }, and what you chose only brings your cash to ${ $cash }. Sell or mortgage more.
reason-no-such-trade = That offer is no longer open. Make a new one with `{ COMMAND("trade") }`.
reason-not-your-trade = That offer is for another player to answer.
reason-trade-empty = This offer is empty. Add a property, some cash or a Get Out of Jail Free card.
reason-trade-with-self = You can’t trade with yourself. Choose another player.
reason-trade-during-bidding = Trades have to wait until the auction is over. The offer stays open.
reason-no-such-debt = The debt this trade was meant to settle has already been settled.
reason-trade-for-nothing = One of you has a debt to pay and would get nothing from this trade. A player in debt can’t give anything away.
reason-trade-lowers-raisable = One of you has a debt to pay, and after this trade they could raise only ${ $cash } instead of ${ $price }. Change the trade so that they can raise at least as much as before, or so that it pays the debt right away.
reason-trade-before-tax = One of you still has to choose how to pay a tax. After this trade, they must be able to raise the ${ $price } flat tax, or at least as much as before.
reason-partner-cannot-pay = The other player needs ${ $price } for this trade but has only ${ $cash }. The offer stays open.
reason-too-many-trades = You already have { $most } open offers. Withdraw one first.
reason-too-early-to-buy = In this game, you can’t buy or bid until you’ve gone around the board once.
reason-too-early-to-trade = In this game, players can’t trade until they’ve gone around the board once. One of you hasn’t yet.
reason-held = A player asked for a moment before this roll. The line above the buttons shows how long it lasts.
reason-no-hold-left = You’ve already asked for a moment before this roll, or this game doesn’t allow it.
reason-own-throw = This button is for the other players, who can use it to make you wait. Roll when you’re ready.
reason-no-such-intent = That action is no longer queued: it was done, dropped or canceled.
reason-too-many-intents = You already have { $most } queued actions. Cancel one first.
reason-no-such-claim = You’re too late: that rent has already been collected, or the time to collect it is over.
reason-not-your-claim = Only the property’s owner can collect that rent.
reason-player-count = This game is for { $most ->
        [2] 2 players.
       *[other] { $least } to { $most } players.
    }
reason-token-taken = Another player has that token. Choose a different one.

## What the bot answers when something went wrong, or a press came too late.

not-an-amount = That’s not an amount. Type a whole number, such as 120 or 1,200.
amount-too-high = That’s more money than any game has. Type { $most } at most.

table-past = Earlier in { APP_TITLE() } with { $who }
table-past-nothing = The game has moved on. Its newest message is further down.
press-again = That took too long to open. Please press the button again.
press-double = That button had only just appeared, so your press was ignored in case it was an accident. If you meant it, press again.
command-unknown = This command has been updated. Restart or reload Discord, then try it again.
press-unknown = This button no longer works. `{ COMMAND("mine") }` shows your games.
# To each player, once, when the bot can no longer write where they play
parked-direct = I can no longer post in the channel where { $players } are playing. Nothing is lost: the game is on hold and all timers are stopped. To go on, use `{ COMMAND("board") }` in that channel once I can post there again, or ask a moderator to move the game with `{ MODERATOR_COMMAND("move") }`.
parked-thread-direct = The thread <#{ $thread }>, where { $players } are playing, has been archived and locked, so I leave it alone. Nothing is lost: the game is on hold and all timers are stopped. The game goes on as soon as the thread is open again, or a moderator moves the game with `{ MODERATOR_COMMAND("move") }`.
# In place of a name that the server's own filter forbids
player-nameless = Player { $number }
trouble = Something went wrong with the bot. Nothing is lost; please try again.
trouble-disk = The game can’t be saved right now, so nothing was done. Please try again in a minute.
trouble-contradiction = The bot found a contradiction in its own rules, so it didn’t make your move. Nothing is lost: the game is as it was, and the person who runs this bot can find the details in its log.

## What a person or a server may ask of the bot in a while.

limit-presses = That was a lot at once. Try again after <t:{ $at }:T>.
limit-server = This server is very busy right now. Try again after <t:{ $at }:T>.
limit-costly = You’ve looked up a lot at once. You can look up more after <t:{ $at }:T>.
limit-offers = You’ve made a lot of offers in this game. You can make the next one after <t:{ $at }:f>.
limit-questions = You’ve asked the other players several times already. You can ask again after <t:{ $at }:f>.
limit-lobbies = You’ve opened several lobbies already. You can open another one after <t:{ $at }:f>.
limit-shares = You’ve shared a lot in this channel already. You can share again after <t:{ $at }:f>.
limit-data = You’ve just received a file with your data. You can get another one after <t:{ $at }:f>.
limit-deletions = You’ve just deleted your data. You can delete it again after <t:{ $at }:f>.
limit-reports = Someone has reported this board already. You can report it again after <t:{ $at }:f>.
limit-reporters = You’ve reported several boards. You can report the next one after <t:{ $at }:f>.
limit-codes = That was a lot of codes. You can try another one after <t:{ $at }:f>.
limit-working = The bot is still working on what you asked for. You can ask for more once it’s done.
limit-queue = Many people are waiting for this right now. Try again after <t:{ $at }:T>.
