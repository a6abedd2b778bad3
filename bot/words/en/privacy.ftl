# What is kept about a person, a file with it, and its deletion.

privacy-title = Your data
privacy-intro = This is everything the bot keeps about you. It doesn’t read what you write in channels; it only sees the buttons you press, the forms you send and the commands you type.
privacy-keeps-games = 🎲 **Games:** your user ID, name and token in every lobby and game you’re in, host or lend a seat in, with your time bank, missed decisions and absences.
privacy-keeps-moves = 👣 **Moves:** what you did in each game, and when. If you moderate a game, also your reason.
privacy-keeps-results = 🏆 **Results:** how each finished game ended for you. Your rating is calculated from these.
privacy-keeps-preferences = ⚙️ **Preferences:** whatever you choose on the page before this one.
privacy-keeps-orders = 📋 **Standing orders** for each of your games.
privacy-keeps-drafts = ✏️ **Drafts** of trades you haven’t sent yet.
privacy-keeps-notes = 📝 **Notes on games:** when you last looked at a game, when a lobby last pinged you, your votes, and bids or questions you haven’t confirmed yet.
privacy-keeps-messages = ✉️ **Messages:** which of the bot’s messages are meant for you.
privacy-keeps-settings = 💡 **Other notes:** hints you’ve seen, the language of your Discord, whether your DMs are closed, and servers you were seen to manage.
privacy-file-hint = Get all of it as a file, up to once an hour.
button-privacy-file = Get my data
privacy-file = Here’s everything the bot keeps about you.
privacy-file-too-big = Your data doesn’t fit into one file. Ask the people who run this bot for it.
privacy-delete-hint = Delete all of it. You’ll be asked once more.
button-privacy-delete = Delete my data…
privacy-policy = Privacy policy
privacy-terms = Terms of service
privacy-sure = Delete everything about you?
privacy-sure-games = { $count ->
        [0] You’re not in any lobbies or running games.
        [one] You’ll leave the lobby or game you’re in for good, as if you resigned.
       *[other] You’ll leave all { $count } lobbies and games you’re in for good, as if you resigned.
    }
privacy-sure-past = Finished games stay for the other players, but without your ID and name: you’ll be called “{ $player }”, for example. Your games in DMs and your rating are deleted, along with your preferences, standing orders and drafts.
privacy-sure-rest = You can’t undo this. Messages already posted in channels stay in Discord. If you use the bot again, you’ll start from scratch.
button-privacy-yes = Delete everything
button-privacy-keep = Keep my data
privacy-deleted = ✅ The bot has deleted everything it kept about you. Messages already posted in channels stay there; the server’s moderators can delete them.
privacy-not-deleted = Nothing was deleted, because the bot can’t write to its disk right now. Please try again in a minute.
privacy-interrupted = Not everything has been deleted yet, because the database failed. Please try again in a minute. If you don’t, the bot deletes the rest when it next starts.
