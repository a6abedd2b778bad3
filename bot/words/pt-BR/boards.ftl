## Tabuleiros com nomes próprios: qual uma sala escolhe, e os que as pessoas criam.

board-name = { button-board }
board-choose = Escolha um tabuleiro
board-mine = Seu
board-server = Deste servidor
board-of-game = Tabuleiro: { $title }
# O que um servidor decide sobre os tabuleiros.
button-server-boards = Tabuleiros…
server-boards-title = Tabuleiros deste servidor
server-boards-text = A primeira lista diz com qual tabuleiro as novas salas começam. A segunda, quem pode trazer os tabuleiros que criou.
server-board-spoken = O tabuleiro do idioma do servidor
server-board-spoken-hint = O mais conhecido de quem fala esse idioma
own-boards-choose = Escolha quem pode trazer tabuleiros
own-boards-everyone = Tabuleiros próprios: todo mundo
own-boards-everyone-hint = Quem organiza pode escolher um que criou
own-boards-managers = Tabuleiros próprios: administração
own-boards-managers-hint = Quem organiza escolhe entre os que a administração adiciona
own-boards-off = Tabuleiros próprios: nenhum
own-boards-off-hint = Só os tabuleiros que vêm com o bot
