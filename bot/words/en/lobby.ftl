# The lobby, in which a game gathers its players.

lobby-title = Monopoly lobby · { $seats } of { $most } players
lobby-seat = { $who }
lobby-seat-host = { $who } · host
lobby-seat-in = { $who } · ✅ still in
lobby-seat-asked = { $who } · ❔ still in?
lobby-seat-computer =
    { $who } · { $face } { $strength ->
        [gentle] computer player, gentle
        [sharp] computer player, sharp
       *[even] computer player, medium
    }
lobby-asked = { $who }: the game settings have changed. Check them below, then press **Still in** or **Leave**. If you don’t answer, the game can start without you.
lobby-how = Not in yet? Press **Join**. To play against the computer, press **Add computer player**. { $host } presses **Start** once there are at least { $least } players. Your token, the rules and the timers are under **Settings**.
lobby-fair = -# 🔒 Provably fair dice: `/monopoly verify` shows the proof.
lobby-expires = -# The lobby closes <t:{ $at }:R>.
lobby-closed = This lobby is closed.
lobby-opened = Your lobby is open. Anyone in this channel can join.
lobby-no-files = I can’t attach files here, so this game will be text only. To show the board, I need this permission: { $what }.
lobby-started-title = Game on!
lobby-started = Playing: { $who }. The board is below.
lobby-settings-title = Lobby settings
lobby-settings-host = You’re the host: you choose the pace, the rules and the timers. Your changes apply right away. If you change something after others have joined, the bot asks them whether they’re still in.
lobby-settings-alone = You choose the pace, the rules and the timers.
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
lobby-cancel = Cancel the game for everyone
lobby-cancel-sure = Cancel this game? The lobby closes for everyone, and nobody can start the game anymore. You can open a new one with `/monopoly { command-name-new }`.
lobby-joined-changed = You’ve joined, but the rules, the pace or the timers changed at the same moment. Read them in the lobby, then press **Still in**.
lobby-not-asked = You’re in already: this question is for the others.
lobby-unanswered = You changed the game settings, and { $who } { $count ->
        [one] hasn’t
       *[other] haven’t
    } said yet whether they’re still in. Start without them?
lobby-unanswered-few = You changed the game settings, and { $who } { $count ->
        [one] hasn’t
       *[other] haven’t
    } said yet whether they’re still in. Without them, there are too few players: the game needs at least { $least }. Wait for an answer, or add a computer player.
lobby-waits = The lobby stays open. Press **Start** there when you’re ready.
lobby-starts = The game starts.
call-lobby = { $who }: { $host } changed the game settings. Still in?
call-lobby-direct = { $host } changed the settings of a game you’ve joined. Still in? { $link }

command-name-new = new
option-name-pace = pace
option-name-edition = edition
command-new = Open a lobby in this channel, or play alone in direct messages
command-new-edition = Optional: a rulebook (default: this server’s choice)
command-new-game = Optional: a standard, short or timed game
command-new-pace = Optional: minutes, a day or three days for each decision; custom timers are set in the lobby
