# Les groupes de commandes et les options de plusieurs. Les mots d’une commande sont avec son sujet.
# Les noms, comme on les tape : en minuscules, sans espaces, 32 au plus.

command-monopoly = Jouer au Monopoly entre amis, en direct ou sur plusieurs jours
command-monopoly-mod = Gérer les parties de Monopoly de ce serveur
command-game = Facultatif : quelle partie, si tu joues dans plusieurs
game-choice = { $who } ({ $id })

option-name-game = partie
option-name-player = membre
option-name-until = jusqu-à
