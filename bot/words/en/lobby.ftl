## The lobby, in which a game gathers its players.

lobby-invites = { $who } wants to play · { $how }
lobby-invites-again = { $who } wants a rematch · { $how }
lobby-invites-alone = You against computer players · { $how }
lobby-lasts-live = one sitting
lobby-lasts-evening = a few hours, on and off
lobby-lasts-daily = a few weeks
lobby-lasts-relaxed = a few months
lobby-lasts-short = about an hour
lobby-lasts-short-evening = under 45 minutes
lobby-few = { $host } can start once there are { $least } players.
lobby-enough = { $host } can press **{ button-lobby-start }**.
lobby-host-idle = { $host } hasn’t been here for a while. Anyone who has joined can press **{ button-lobby-start }**, or cancel the game under **{ button-lobby-settings }**
lobby-invited = Only invited players can join{ $count ->
        [0] .
       *[other] : { $who }.
    }
lobby-seats = -# { $seats } of { $most } players · closes <t:{ $at }:R>
lobby-free =
    { $count ->
        [0] no free seats
        [one] 1 free seat
       *[other] { $count } free seats
    }
lobby-note-host = host
lobby-note-asked = still in?
lobby-note-in = still in
lobby-note-gentle = gentle
lobby-note-even = medium
lobby-note-sharp = sharp
lobby-seat-host = { $who } · { lobby-note-host }
lobby-seat-in = { $who } · ✅ { lobby-note-in }
lobby-seat-asked = { $who } · ❔ { lobby-note-asked }
lobby-seat-computer = { $who } · { $face } { lobby-computer }
lobby-computer =
    { $strength ->
        [gentle] computer player, gentle
        [sharp] computer player, sharp
       *[even] computer player, medium
    }
lobby-asked = { $who }: the game settings have changed. Press **Still in** or **Leave**. If you don’t answer, the game can start without you.
lobby-closed = This lobby is closed.
lobby-left = You’ve left the lobby.
leave-lobby = Leave this lobby? You can join again as long as it’s open.
leave-lobby-host = Leave this lobby, or cancel the game for everyone? If you leave, someone else becomes the host.
lobby-opened = Your lobby is open. Anyone in this channel can join.
lobby-opened-invited = Your lobby is open. Only the people you’ve invited can join.
lobby-no-files = I can’t attach files here, so this game will be text only. To show the board, I need this permission: { $what }.
lobby-started-title = Game on!
lobby-started = Order of play: { $who }.
lobby-settings-title = Lobby settings
lobby-settings-host = You’re the host: you choose the board, the pace, the rules and the timers. Your changes apply right away. If you change something after others have joined, the bot asks them whether they’re still in.
lobby-settings-alone = You choose the pace, the rules and the timers.
lobby-seating-drawn = 🎲 Seats are drawn at random when the game starts.
lobby-seating-joined = 🪑 Everyone plays in the order they joined.
button-seating-drawn = Draw seats at random
button-seating-joined = Play in the order of joining
lobby-settings-member = { $host } is the host and chooses the pace, the rules and the timers. You can choose your token, and add, change or remove computer players.
lobby-settings-guest = { $host } is the host and chooses the pace, the rules and the timers. To choose a token or add computer players, press **Join** in the lobby first.
lobby-choose-token = Choose your token
lobby-token-mine = Your token
lobby-pace = Pace
lobby-choose-pace = Choose a pace
button-lobby-join = Join
button-lobby-leave = Leave
button-lobby-confirm = Still in
button-lobby-without = { $count ->
        [one] Start without { $who }
       *[other] Start without them
    }
button-lobby-waits = Wait
button-lobby-computer = Add computer player…
button-lobby-start = Start
button-lobby-settings = Settings…
button-lobby-back = Lobby settings
button-lobby-rules = Rules…
button-lobby-close = Cancel the game…
button-lobby-people = Players…
lobby-people-title = Players
lobby-people-invite = Invite players
lobby-people-invite-text = If you invite anyone, only they can join, and the bot pings each of them once. Invite nobody to let everyone join.
lobby-people-take-out = Remove a player
lobby-people-text = A player you remove leaves this lobby and can’t join it again.
lobby-people-out = { $who } is out of this lobby and can’t join it again.
lobby-cancel = Cancel the game for everyone
lobby-cancel-sure = Cancel this game? The lobby closes for everyone, and nobody can start the game anymore. You can open a new one with `{ COMMAND("new") }`.
lobby-joined = ✅ You’ve joined.
join-blocked = 🚷 You’ve blocked someone at this table: { $who }. Do you want to join anyway?
button-join-anyway = Join anyway
lobby-joined-changed = You’ve joined, but the rules, the pace or the timers changed at the same moment. Read them in the lobby, then press **Still in**.
lobby-not-asked = You’re already in. This question is for the others.
lobby-unanswered = You changed the game settings, and { $who } { $count ->
        [one] hasn’t
       *[other] haven’t
    } said yet whether they’re still in. Start without them?
lobby-unanswered-few = You changed the game settings, and { $who } { $count ->
        [one] hasn’t
       *[other] haven’t
    } said yet whether they’re still in. Without them, there are too few players: the game needs at least { $least }. Wait for an answer, or add a computer player.
lobby-waits = The lobby stays open. Press **Start** there when you’re ready.
lobby-starts = Have fun!
call-lobby = { $who }: { $host } changed the game settings. Still in?
call-lobby-direct = { $host } changed the settings of a game you’ve joined. Still in? { $link }
call-role = { $role }: { $host } wants to play. Press **Join**.
call-invited = { $who }: you’re invited to play with { $host }. Press **Join**.
call-rematch = { $who }: { $host } wants a rematch. Press **Join**.
call-rematch-direct = { $host } wants a rematch of a game you played. { $link }
call-invited-direct = { $host } invites you to a game of Monopoly. { $link }

command-name-new = new
option-name-with = with
option-name-pace = pace
option-name-edition = edition
command-new = Open a lobby in this channel, or play alone in direct messages
command-new-edition = Optional: a rulebook (default: this server’s choice)
command-new-game = Optional: a standard, short or timed game
command-new-with = Optional: mention players, such as @Bo @Cem, and only they can join
command-new-pace = Optional: minutes, a day or three days for each decision; custom timers are set in the lobby

## Paces of a game, and clocks set by hand.

pace-live = Live
pace-live-short = For when everyone’s online at the same time
pace-daily = Daily
pace-daily-short = Up to 1 day for each decision

pace-evening = Evening
pace-evening-short = Up to 10 minutes for each decision
pace-relaxed = Relaxed
pace-relaxed-short = Up to 3 days for each decision

lobby-pace-alone = **No timers**: every decision waits for you as long as you like.
pace-alone = No timers
pace-alone-short = Every decision waits for you

lobby-pace-hand = **Custom**, based on { $pace }: { $times }. If a player misses { $missed ->
        [one] 1 decision
       *[other] { $missed } decisions in a row
    }, the game stops waiting for them.
pace-hand = Custom
pace-hand-short = Set each timer yourself
clocks-as-usual = the usual timers
clocks-title = Timers
clocks-mine = -# Press a ✏️ button and type times like 90s, 10m or 1d 12h. Your changes apply right away.
clocks-others = -# Only the host can change these timers.
clocks-base = Choose a pace to start from
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-group = **{ $group }:** { $times }
clocks-short = { $what } { $time }
clocks-throw = Roll or end turn
clocks-hold = Hold the roll
clocks-jail = Jail choice
clocks-buy = Buy
clocks-tax = { orders-topic-tax }
clocks-auction = Auction
clocks-trade = Answer a trade
clocks-claim = Building shortage
clocks-lift = Mortgages you take over
clocks-debt = Raise cash
clocks-rescue = Trade to avoid bankruptcy
clocks-absent = Missed decisions before the game moves on
clocks-absent-hint = How many missed decisions in a row, 1 to 10
clocks-absent-line = If a player misses { $count ->
        [one] 1 decision
       *[other] { $count } decisions in a row
    }, the game stops waiting for them.
clocks-bank-line = Time bank: **{ $time }** extra for each player’s own decisions. Deciding early refills it.
clocks-waiting = Waiting time for each player
clocks-waiting-hint = For the whole game, from { $shortest } to { $longest }, like 30m, 12h or 4d
clocks-waiting-line = Waiting time: the game waits a total of **{ $time }** for each player. After that, a player gets a quarter of each timer.
clocks-limits = From { $shortest } to { $longest }, like 90s, 10m, 12h or 1d 12h
clocks-wrong = { $what }: type a time like 90s, 10m, 12h or 3d, from { $shortest } to { $longest }. Nothing was changed.
clocks-absent-wrong = { $what }: type a number from 1 to { $most }. Nothing was changed.
button-clocks = Timers…
button-clocks-turn = Turns
button-clocks-table = Auctions and trades
button-clocks-debt = Debts and waiting

## Games that one person plays against computers in direct messages.

direct-name = Game { $number }
direct-title = Game { $number } · { $title }
direct-choice = Game { $number }: { $who } ({ $id })
direct-lobby = Your game is ready. Press **Start** to play against these computer players, or change the setup first.
direct-opened =
    { "**" }Your game is ready.**
    You play against computer players there, in your direct messages with the bot.
direct-closed = I can’t send you direct messages, so your game can’t open there. Allow direct messages from the bot in Discord’s privacy settings, then try again.
direct-resign-sure = Resign from game { $number } against { $others }? It ends right away, and you lose it.
direct-resign-done = You’ve resigned from game { $number } against { $others }.
