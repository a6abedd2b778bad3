# What the bot answers when something went wrong, or a press came too late.

not-dollars = Ce n’est pas un montant. Tape un nombre de dollars sans centimes, comme 120 ou 1200.
too-many-dollars = Il n’y a jamais autant d’argent dans une partie. Tape { $most } $ au plus.

table-past-title = Monopoly avec { $who } · plus tôt
table-past-nothing = La partie a continué. Son message le plus récent est plus bas.
press-again = La fenêtre a mis trop de temps à s’ouvrir. Appuie encore une fois.
press-double = Ce bouton venait juste d’apparaître, donc le bot n’a rien fait, au cas où tu aurais appuyé par erreur. Si c’était voulu, appuie encore une fois.
command-unknown = Cette commande a changé. Redémarre ou recharge Discord, puis retape-la.
press-unknown = Ce bouton ne marche plus. `/monopoly { command-name-mine }` montre tes parties.
# To each player, once, when the bot can no longer write where they play
parked-direct = Je ne peux plus écrire dans le salon où jouent { $players }. Rien n’est perdu : la partie attend, et les délais sont suspendus. Pour continuer, utilise `/monopoly { command-name-board }` dans ce salon dès que je peux de nouveau y écrire, ou demande à la modération de déplacer la partie avec `/monopoly-mod { command-name-move }`.
parked-thread-direct = Le fil <#{ $thread }>, où jouent { $players }, a été archivé et verrouillé : je n’y touche pas. Rien n’est perdu : la partie attend, et les délais sont suspendus. Elle reprend dès que le fil est rouvert, ou que la modération la déplace avec `/monopoly-mod { command-name-move }`.
# In place of a name that the server's own filter forbids
player-nameless = Joueur { $number }
trouble = Le bot a eu un problème. Rien n’est perdu : réessaie.
trouble-disk = La partie ne peut pas être enregistrée en ce moment, donc rien n’a été fait. Réessaie dans une minute.
trouble-contradiction = Le bot a trouvé une contradiction dans ses propres règles, donc ton action n’a pas été faite. Rien n’est perdu : la partie est comme avant, et les responsables de ce bot trouveront les détails dans son journal.
