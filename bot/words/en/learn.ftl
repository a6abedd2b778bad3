# The first game with a coach, and what comes after it.

learn-started =
    { "**" }Your first game is ready.**
    It’s a short game against two gentle computer players, and a coach explains each new thing. It starts the same way for everyone. Press **{ decision-to-throw.button-throw }** there.
learn-again-started =
    { "**" }A new short game is ready.**
    The dice will roll differently. The coach only reminds you of what you’ve already seen.
learn-running =
    { "**" }You’re in the middle of a game with the coach.**
    If you start over, that game ends.
learn-over = Start over
button-learn-again = Play again
friends-title = Play with friends
friends-add = **1.** Add the bot to your server, if it isn’t there yet.
friends-invite = Add the bot
friends-steps =
    { "**" }2.** Type `/monopoly { command-name-new }` in one of its channels.
    { "**" }3.** Your friends press **{ button-lobby-join }**, and **{ button-lobby-computer }** fills the other seats.
    { "**" }4.** Press **{ button-lobby-start }**.
friends-days = -# In the lobby, **Settings** lets you choose the pace: one evening together, or a few minutes a day over weeks.

command-name-learn = learn
command-learn = Play a short first game in your direct messages, with a coach
