# What the bot answers when something went wrong, or a press came too late.

not-dollars = Ce n’est pas un montant : écris des dollars entiers, comme 120 ou 1200.
too-many-dollars = Aucune partie n’a autant d’argent. Écris { $most } $ au plus.

table-past-title = Monopoly avec { $who } · plus tôt
table-past-nothing = La partie a continué ; son dernier message est plus bas.
press-again = L’ouverture a pris trop de temps. Appuie encore une fois.
press-double = Ce bouton venait d’apparaître : rien n’a été fait. Appuie dessus à nouveau si c’est bien ce que tu veux.
command-unknown = Cette commande a changé. Redémarre ou recharge Discord, puis retape-la.
press-unknown = Ce bouton date d’une ancienne version et ne marche plus. /monopoly { command-name-mine } montre tes parties.
# To each player, once, when the bot can no longer write where they play
parked-direct = Je ne peux plus écrire dans le salon où jouent { $players }. Rien n’est perdu : la partie attend, et aucun délai ne court. Elle reprend dès que l’un de vous appuie sur l’un de ses boutons, ici ou là où je peux de nouveau écrire.
# In place of a name that the server's own filter forbids
player-nameless = Joueur { $number }
trouble = Un problème est survenu de notre côté. Rien n’est perdu ; réessaie.
trouble-disk = La partie ne peut pas être enregistrée en ce moment, donc rien n’a été fait. Réessaie dans une minute.
trouble-contradiction = Nos règles se contredisent ici : ton action n’a donc pas été exécutée. Rien n’est perdu : la partie est comme avant, et les responsables de ce bot trouveront les détails dans son journal.
