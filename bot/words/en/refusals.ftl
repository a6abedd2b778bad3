# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = There is no such game, or it is long gone.
refusal-not-playing = You are not playing in this game. You can watch, and join the next one.
refusal-left = You are out of this game. You can still watch how it ends.
refusal-stale = Something else happened first. The table is up to date again: have another look.
refusal-not-started = The game has not started yet. The host presses Start.
refusal-started = This game has started already, and its lobby is closed. /monopoly rules tells what is played.
refusal-over = This game is over. Start another one with /monopoly new.
refusal-cancelled = This game was called off. Start another one with /monopoly new.
refusal-not-host = Only the host can do that.
refusal-lobby-full = All { $most } seats are taken.
refusal-seats-taken = { $taken } have sat down, and that game seats { $most }. Somebody has to leave the lobby first.
refusal-already-joined = You already have a seat.
refusal-not-joined = You have no seat in this lobby. Press Join first.
refusal-token-taken = Somebody has that token already. Choose another.
refusal-too-few = It takes at least { $least } players to start. A computer can fill a seat.
refusal-not-timed = This game ends by itself; only a timed game has an hour. Choose one under Rules first.
refusal-no-hour = A timed game needs the hour at which it ends. Agree on one under Rules, then start.
refusal-hour-past = The agreed hour has gone by. Agree on a later one under Rules, then start.
refusal-hour-out-of-range = The hour must be at least ten minutes and at most a year from now.
refusal-no-computer = There is no computer here to send away.

refusal-no-such-pace = Choose a pace from the list; by hand, a time is from 10 seconds to 14 days.
refusal-no-such-deed = There is no such property.
refusal-no-game-here = There is no game here. /monopoly new opens a lobby.
refusal-only-a-lobby = There is a lobby, but no game yet. As soon as its host has pressed Start, this works.
refusal-not-begun = The game has not begun: its lobby { $where } is still open.
refusal-several-here = There are several games in this channel. Pick one with the option `{ option-name-game }`.
refusal-several-games = You’re in several games. Pick one with the option `{ option-name-game }`.
refusal-no-server = That is chosen in a server: try it in one of its channels.
refusal-not-moderator = Only those who may manage this server can do that.
refusal-lacks-permissions = I cannot keep a game going here. I lack: { $what }.
refusal-lacks-files = I can’t send files here. I lack: { $what }. Try a channel where I have it, or ask those who manage the server.

refusal-paused = The game is paused, and nobody can act meanwhile.
