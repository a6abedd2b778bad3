# Games that one person plays against computers in direct messages.

direct-lobby = Your table is ready. Press **Start** to play against these computer players, or change the game first.
direct-opened = You play against computer players in your direct messages with the bot. [Your table]({ $link }) is ready there.
direct-already = You already have [a lobby]({ $link }) open. Start that game or cancel it first.
direct-full = You already have { $most } games in these direct messages. Finish one or resign from one first. `/monopoly { command-name-mine }` lists them.
direct-closed = I can’t send you direct messages, so your table can’t open there. Allow direct messages from the bot in Discord’s privacy settings, then try again.
lobby-how-alone = Press **Start** to play against these computer players. You can add more first. Your token and the rules are under **Settings**.
