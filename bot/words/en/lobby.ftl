# The lobby, in which a game gathers its players.

lobby-title = Monopoly lobby · { $seats } of { $most } players
lobby-seat = { $who }
lobby-seat-host = { $who } · host
lobby-seat-computer = { $who } · computer player
lobby-how = Press **Join** to play. { $host } can change the **Rules**, add computer players, and press **Start** once there are at least { $least } players.
lobby-commitment = -# 🔒 The secret seed behind the dice is already set, so nobody can change it later. Its SHA-256: `{ $hash }`. After the game, check every roll with `/monopoly verify`.
lobby-expires = -# The lobby closes <t:{ $at }:R>.
lobby-already = There’s already [a lobby]({ $link }) in this channel. Join that one, or ask its host to close it.
lobby-closed = This lobby is closed.
lobby-opened = Your lobby is open. Anyone in this channel can join.
lobby-no-files = I can’t attach files here, so this game will be text only. To show the board, I need this permission: { $what }.
lobby-started-title = Game on!
lobby-started = Playing: { $who }. The board is below.
lobby-choose-token = Choose your token
lobby-choose-pace = Choose a pace
lobby-no-token = All tokens are taken
button-lobby-join = Join
button-lobby-leave = Leave
button-lobby-computer = Add computer player
button-lobby-nocomputer = Remove computer player
button-lobby-start = Start
button-lobby-rules = Rules
button-lobby-cancel = Close lobby
only-in-server = Games are played in a server’s channels. Try this in one of them.
