# The lobby, in which a game gathers its players.

lobby-title = A game of Monopoly · { $seats } of { $most } seats taken
lobby-seat = { $who }
lobby-seat-host = { $who } · host
lobby-seat-computer = { $who } · computer
lobby-how = **Join** takes a seat, **Add computer** fills one. { $host } chooses what is played under **Rules** and, with { $least } or more, presses **Start**.
lobby-commitment = -# The dice are sealed before anybody sits down: SHA-256 `{ $hash }`. The seed is told at the end, and /monopoly verify checks every throw.
lobby-expires = -# The lobby closes <t:{ $at }:R>.
lobby-already = There is [a lobby]({ $link }) in this channel already: take a seat there. Its host can start it or call it off.
lobby-closed = This lobby is closed.
lobby-opened = The lobby is open. Everybody in this channel can take a seat.
lobby-no-files = I can’t attach files here, so the game has no pictures and everything is told in words. To show the board I need: { $what }.
lobby-started-title = The game has begun
lobby-started = { $who } play. The table is below.
lobby-choose-token = Choose your token
lobby-choose-pace = How fast do you play?
lobby-no-token = No token is left
button-lobby-join = Join
button-lobby-leave = Leave
button-lobby-computer = Add computer
button-lobby-nocomputer = Remove computer
button-lobby-start = Start
button-lobby-rules = Rules
button-lobby-cancel = Cancel
only-in-server = A game is played in a channel of a server: try this there.
