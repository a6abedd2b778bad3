## Boards with names of their own: which one a lobby chooses, and those that people make.

board-name = { button-board }
board-choose = Choose a board
board-mine = One of yours
board-server = From this server
board-of-game = Board: { $title }
# What a server decides about boards.
button-server-boards = New lobbies…
server-boards-title = New lobbies
server-boards-text = New lobbies start with the first choice. The second says who may bring boards they’ve made. The third is a role that the bot pings when someone opens a lobby for everyone, at most once an hour. The role has to allow everyone to mention it.
server-role-choose = Choose a role to ping, or none
refusal-calls-everyone = Choose a role other than @everyone. Nothing was changed.
server-board-spoken = Board of the server’s language
server-board-spoken-hint = The one that speakers of this language know best
own-boards-choose = Choose who may bring their own boards
own-boards-everyone = Own boards: everyone
own-boards-everyone-hint = Every host can choose a board they’ve made
own-boards-managers = Own boards: managers
own-boards-managers-hint = Hosts choose from the boards that managers add
own-boards-off = Own boards: off
own-boards-off-hint = Only the boards that come with the bot

## The command `boards`: the list, the page of a board, and its forms.

command-name-boards = boards
command-boards = Make your own board: your street names, your cards, your currency
button-make-board = Make a board…
boards-title = Boards
boards-mine = Your boards. Prices, rents and rules are the same on every board.
boards-none = Give the streets names of your own, or copy a friend’s board with its code.
boards-of-server = Boards of this server
board-option-hidden = Hidden by the server’s managers
board-is-mine = Only you can choose this board. Anyone with its code can copy it.
board-made-by = Made by { $maker }
board-own-cards = { $count ->
    [1] 1 custom card.
   *[other] { $count } custom cards.
}
board-is-offered = Everyone on this server can choose this board.
board-is-elsewhere = Everyone on another server can choose this board. If you add it here, it leaves that server.
board-is-on-a-server = Everyone on the server that you added this board to can choose it.
board-is-hidden = The server’s managers have hidden this board.
board-hidden-now = { $title } is hidden: nobody on this server can choose it.
board-shown-again = { $title } is no longer hidden: its maker can choose it, and add it to this server again.
board-made = Your board is saved. Now give the streets your names.
board-saved = Saved.
board-copied = Your copy of { $title } is saved. Change what you like.
board-deleted = The board is deleted.
board-copy-title = { $title } (copy)
board-choose-part = Change…
board-part-title = Title and currency
board-part-names = All 28 names
board-part-corners = Corners
board-part-taxes = Taxes and card decks
board-part-cards = { chapter-cards }
button-board-new = New board or code…
button-board-open = Open
button-board-play = Play on this board
button-board-names = All names…
button-board-cards = Cards…
button-board-preview = Preview
button-board-share = Share…
button-board-copy = Make a copy
button-board-offer = Add to this server
button-board-withdraw = Remove from this server
button-board-delete = Delete…
button-board-delete-sure = Delete the board
button-board-keep = Keep the board
button-board-hide = Hide this board
button-board-unhide = Show this board again
button-board-report = Report this board…
button-board-report-sure = Report the board
button-board-back = All boards
button-board-correct = Fix…
board-delete-sure = Delete { $title }?
board-delete-what = Nobody can choose it anymore. Games that have started keep its names.

board-form-new = New board
board-form-title = Title
board-form-start = Start from
board-form-code = Or: code of a shared board
board-form-code-hint = Eight letters and digits from a friend. The other fields can stay as they are.
board-form-file = Or: a board file
board-form-file-hint = The file you got from Share (.board.json). Replaces “{ board-form-start }”.
board-form-money = Currency
board-form-money-as-there = Same as the starting board
board-form-names = 28 names, one per line
board-form-names-hint = From GO: lines { $railroads } are railroads, { $utilities } utilities. 2 to 24 characters each.
board-form-chance = Chance cards, one per line
board-form-community_chest = Community Chest cards, one per line
board-form-cards-hint = Write after each “=”. The bot adds what the card does. Leave blank for the standard text.
board-field-property = { $number } · { $price }

## What is wrong with what was typed

board-not-saved = Nothing is saved yet. What you typed is still there.
board-line = Line { $line }
board-card = { $deck }, card { $number }
board-key = “{ $path }”
board-fault-count = { $lines ->
    [0] There are no lines, and a board has { $needed } names.
    [1] There is 1 line, and a board has { $needed } names.
   *[other] There are { $lines } lines, and a board has { $needed } names.
}
board-fault-number = { $where }: { $count ->
    [1] 1 line doesn’t start
   *[other] { $count } lines don’t start
} with the number of a card. “{ button-board-correct }” puts { $count ->
    [1] it
   *[other] them
} into the list, in order. Check that each text is on the right card.
board-fault-same = { $first } and { $second } are the same.
board-fault-taken = { $where }: another space on the board has this name.
board-fault-short = { $where }: at least { $least } characters.
board-fault-long = { $where }: longer than { $most } characters.
board-fault-letters = { $where }: has a character that can’t be printed, or none that’s a letter.
board-fault-unknown = { $where }: a board file doesn’t have this.
board-fault-missing = { $where } is missing.
board-fault-file = { $where }: this isn’t a board file.
board-file-unread = That file is too large, or can’t be read anymore. A board has at most { $most } KB.
board-faults-more = And { $count } more.

## Preview, sharing and reporting

board-preview-title = A game on { $title }
board-preview-lands = { $who } lands { $where }.
board-preview-buys = { $who } buys { $what } for ${ $price }.
board-preview-draws = { $who } draws a card: { $card }
board-preview-cut = Too long for the picture: { $names }
board-code = Send this to friends, and each can make a copy:
board-code-line =
    { $code }
    To get my board, type { COMMAND("boards") }, press “{ button-board-new }” and enter this code.
board-code-more = Copies stay as they are when you change your board. “{ button-board-offer }” lets everyone on the server choose yours.
    The file below works like the code.
board-report-sure = Report { $title }?
board-report-what = The people who manage this server get a message with all its names and card texts, and can hide it.
board-reported = The people who manage this server have been told.
board-report-unheard = Nobody who manages this server could be reached. Tell one of them yourself.
board-report-title = Reported: the board { $title }
board-report-notice = Someone in { $channel } has reported this board. To hide it, open `{ COMMAND("boards") }` there, or `{ COMMAND("board") }` in its game.
