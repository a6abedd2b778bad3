# Games that one person plays against computers in direct messages.

direct-name = Game { $number }
direct-title = Game { $number } · { $title }
direct-choice = Game { $number }: { $who } ({ $id })
direct-lobby = Your game is ready. Press **Start** to play against these computer players, or change the setup first.
direct-opened =
    { "**" }Your game is ready.**
    You play against computer players there, in your direct messages with the bot.
direct-closed = I can’t send you direct messages, so your game can’t open there. Allow direct messages from the bot in Discord’s privacy settings, then try again.
lobby-how-alone = Press **Start** to play against these computer players. You can add more first. Your token and the rules are under **Settings**.
lobby-how-alone-few = Press **Add computer player** until there are at least { $least } players, then press **Start**. Your token and the rules are under **Settings**.
direct-resign-sure = Resign from game { $number } against { $others }? It ends right away, and you lose it.
direct-resign-done = You’ve resigned from game { $number } against { $others }.
