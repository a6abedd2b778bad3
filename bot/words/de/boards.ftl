## Spielpläne mit eigenen Namen: welchen eine Lobby wählt, und die, die jemand selbst macht.

board-name = { button-board }
board-choose = Wähle einen Spielplan
board-mine = Von dir
board-server = Von diesem Server
board-of-game = Spielplan: { $title }
# Was ein Server über Spielpläne bestimmt.
button-server-boards = Spielpläne…
server-boards-title = Spielpläne dieses Servers
server-boards-text = Die erste Liste bestimmt, womit neue Lobbys beginnen. Die zweite, wer selbst gemachte Spielpläne mitbringen darf.
server-board-spoken = Spielplan der Sprache des Servers
server-board-spoken-hint = Der, den man in dieser Sprache am besten kennt
own-boards-choose = Wer darf eigene Spielpläne mitbringen?
own-boards-everyone = Eigene Spielpläne: alle
own-boards-everyone-hint = Jeder Host kann einen selbst gemachten wählen
own-boards-managers = Eigene Spielpläne: Serververwaltung
own-boards-managers-hint = Hosts wählen aus denen, die die Serververwaltung hinzufügt
own-boards-off = Eigene Spielpläne: aus
own-boards-off-hint = Nur die Spielpläne, die der Bot mitbringt
