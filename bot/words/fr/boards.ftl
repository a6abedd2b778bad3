## Les plateaux et leurs noms : celui qu’un lobby choisit, et ceux que chacun crée.

board-name = { button-board }
board-choose = Choisis un plateau
board-mine = À toi
board-server = De ce serveur
board-of-game = Plateau : { $title }
# Ce qu’un serveur décide au sujet des plateaux.
button-server-boards = Plateaux…
server-boards-title = Plateaux de ce serveur
server-boards-text = La première liste dit avec quel plateau commencent les nouveaux lobbys. La seconde, qui peut apporter les plateaux de sa création.
server-board-spoken = Plateau de la langue du serveur
server-board-spoken-hint = Celui qu’on connaît le mieux dans cette langue
own-boards-choose = Choisis qui peut apporter ses plateaux
own-boards-everyone = Plateaux perso : tout le monde
own-boards-everyone-hint = Chaque hôte peut choisir un plateau de sa création
own-boards-managers = Plateaux perso : responsables
own-boards-managers-hint = L’hôte choisit parmi ceux que les responsables ajoutent
own-boards-off = Plateaux perso : aucun
own-boards-off-hint = Seulement les plateaux fournis par le bot
