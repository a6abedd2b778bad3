## Boards with names of their own: which one a lobby chooses, and those that people make.

board-name = { button-board }
board-choose = Choose a board
board-mine = One of yours
board-server = From this server
board-of-game = Board: { $title }
# What a server decides about boards.
button-server-boards = Boards…
server-boards-title = Boards of this server
server-boards-text = New lobbies start with the first choice. The second says who may bring boards they’ve made.
server-board-spoken = Board of the server’s language
server-board-spoken-hint = The one that speakers of this language know best
own-boards-choose = Choose who may bring their own boards
own-boards-everyone = Own boards: everyone
own-boards-everyone-hint = Every host can choose a board they’ve made
own-boards-managers = Own boards: managers
own-boards-managers-hint = Hosts choose from the boards that managers add
own-boards-off = Own boards: off
own-boards-off-hint = Only the boards that come with the bot
