## What a person prefers.

prefer-title = Your preferences
prefer-text = Quiet hours stop your pings and, except in Live games, your timers. Everything here applies to all your games.
prefer-dice = Who rolls your dice
prefer-dice-pace = Dice: depends on the pace
prefer-dice-pace-hint = In Live games, you roll; at slower paces, the bot rolls
prefer-dice-own = Dice: I roll
prefer-dice-own-hint = At every pace; if your time runs out, the bot rolls for you
prefer-dice-for-me = Dice: the bot rolls
prefer-dice-for-me-hint = At every pace, without waiting for you
prefer-ping = How you’re notified
prefer-ping-table = Pings: in the channel
prefer-ping-table-hint = A mention in the game’s channel, and again before your time runs out
prefer-ping-dm = Pings: by DM
prefer-ping-dm-hint = A DM instead of a mention, and again before your time runs out
prefer-ping-both = Pings: channel and DM
prefer-ping-both-hint = A mention and a DM, and again before your time runs out
prefer-zone = 🕑 { $zone }: it’s { $time } now.
prefer-hours = 🌙 Quiet hours: { $begins } to { $ends }.
prefer-no-hours = 🌙 No quiet hours.
prefer-pictures-on = 🖼️ You see pictures.
prefer-pictures-off = 📝 You see text only.
prefer-offers-on = 🤝 Computer players may offer you trades.
prefer-offers-off = 🚫 Computer players don’t offer you trades.
button-prefer-offers-on = Allow offers
button-prefer-offers-off = No offers
prefer-shown-on = 👋 Other players see when you’re here.
prefer-shown-off = 🙈 Other players don’t see when you’re here.
button-prefer-shown-on = Show me
button-prefer-shown-off = Hide me
prefer-told-on = 🔔 You get a DM when two others are playing.
prefer-told-off = 🔕 You don’t get a DM when two others are playing.
button-prefer-told-on = Tell me
button-prefer-told-off = Don’t tell me
prefer-pictures-all = -# In messages that everyone sees, the server’s managers choose pictures or text: `{ MODERATOR_COMMAND("settings") }`.
prefer-hours-when = ✅ Saved. This applies starting with your next decision, in current games too.
prefer-hours-later = ✅ Saved. Pings follow these hours right away. Timers follow them a day from now, in current games too.
prefer-hours-wrong = Type quiet hours like 10:30pm-7am (at most { $most } hours a day), or type “off”. Nothing was changed.
prefer-zones = Which of these do you mean? { $zones }. Type the full name of the one you mean. Nothing was changed.
prefer-no-zone = No place or time zone has that name. Type a large city near you, or a time zone like UTC-6. Nothing was changed.
zone-title = Time zone
button-zone-type = Type a city…
zone-time-list = Choose your local time
zone-city-list = Choose a city in your time zone
zone-panel-time = What time is it for you right now? Choose it from the list, or type a city.
zone-panel-city = Choose a city that always has the same time as you.
zone-read = ✅ { $zone }: it’s { $time } there now.
zone-read-fixed = { $zone } stays the same all year. If your clocks change in summer, choose a city instead.
zone-read-others = Other places have that name too: { $others }.
zone-type-example = Denver
prefer-form-zone-hint = A large city, a zone like America/Chicago, or UTC-6
quiet-hours = Quiet hours
prefer-form-hours-hint = Like 10:30pm-7am (at most 16 hours), or “off”

## Whom a person has blocked.

block-menu = Block
blocked-title = Blocked people
blocked-text = The bot doesn’t pass on trade offers, questions or invitations from these people, and doesn’t tell them.
blocked-none = You haven’t blocked anyone. To block a person, right-click them or long-press their name, then choose **Apps** > **{ block-menu }**.
blocked-now = 🚷 You’ve blocked { $who }. Their trade offers, questions and invitations no longer reach you, and the bot doesn’t tell them. In a game you both play, the bot still tells you when it’s your turn.
blocked-no-more = ✅ You’ve unblocked { $who }.
button-unblock = Unblock

command-name-preferences = preferences
option-name-zone = zone
option-name-quiet = quiet
command-preferences = Change your preferences: dice, notifications, language, quiet hours, text instead of pictures
command-preferences-zone = Your time zone: type a large city
command-preferences-quiet = Hours when you get no pings and no deadlines pass: 10pm-7am, or off

## What is kept about a person, a file with it, and its deletion.

privacy-title = Your data
privacy-intro = This is everything the bot keeps about you. It doesn’t read what you write in channels; it only sees the buttons you press, the forms you send and the commands you type.
privacy-keeps-games = 🎲 **Games:** your user ID, name and token in every lobby and game that you join, host or lend your seat in, with your time bank, missed decisions and absences.
privacy-keeps-moves = 👣 **Moves:** what you did in each game, and when. If you moderate a game, also your reason.
privacy-keeps-results = 🏆 **Results:** how each finished game ended for you. Your rating is calculated from these.
privacy-keeps-boards = 🗺️ **Boards** you’ve made: the names on them, when you made and changed them, and the server where you offer them.
privacy-keeps-preferences = ⚙️ **Preferences:** whatever you choose on the page before this one.
privacy-keeps-orders = 📋 **Standing orders** for each of your games.
privacy-keeps-drafts = ✏️ **Drafts** of trades you haven’t sent yet.
privacy-keeps-notes = 📝 **Notes on games:** when you last looked at a game, when a lobby last pinged you, your votes, which games you follow and who you guessed would win, and bids you haven’t confirmed and questions you haven’t answered yet.
privacy-keeps-messages = ✉️ **Messages:** which of the bot’s messages are meant for you.
privacy-keeps-settings = 💡 **Other notes:** hints you’ve seen, the language of your Discord, whether your DMs are closed, when you were last told that others are playing, which servers the bot has seen you manage, and whom you’ve blocked.
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
