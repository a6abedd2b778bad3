### The film of a game.

button-replay = Replay
replay-running = 🎞️ This is the game so far, up to turn { $turn }.
replay-over = 🎞️ This is the whole game. It ended on turn { $turn }.
replay-shared = 📣 { $who } shared the replay of this game.
replay-posted = 🎞️ The replay is in the channel now, for everyone to watch.
# In the middle of the board there is little room.
replay-leads = { $who } leads
replay-level = Everyone’s even
replay-turn = Turn { $turn } of { $last }
replay-none = There’s no replay of this game: the beginning of its log is missing.
replay-contradiction = There’s no replay of this game: its log contradicts itself. The game itself isn’t affected.
# What the film says, read aloud. { $board }: the board as it stands at its end, in sentences.
replay-alt = This animation shows the game turn by turn. How it ends: { $board }

command-name-replay = replay
command-replay = Watch the whole game as an animation
