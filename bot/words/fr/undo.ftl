# Taking back one's last choice.

undo-open = Annuler un choix…
undo-ask = Demander à annuler
undo-needs =
    { $count ->
        [0] Tu n’as besoin de l’accord de personne d’autre.
        [one] { $who } doit être d’accord. Le bot pose la question dans le salon.
       *[other] { $who } doivent être d’accord. Le bot pose la question dans le salon.
    }
undo-title = Annuler ce choix ?
undo-text = { $who } veut annuler ce choix. On attend encore { $waits }. Le vote se termine <t:{ $at }:R>, ou dès qu’il se passe autre chose.
undo-turn-end = { $who } a fini son tour.
undo-secret = Seuls les joueurs concernés peuvent voir ce choix.
undo-agree = D’accord pour annuler
undo-refuse = Garder ce choix
undo-waits = Ce choix sera annulé dès que { $who } { $count ->
        [one] sera
       *[other] seront
    } d’accord, sauf s’il se passe autre chose avant.
undo-done = C’est annulé : la partie est revenue là où elle en était avant ce choix.
undo-over-done = Le vote est terminé : le choix est annulé.
undo-over-not = Le vote est terminé : le choix n’est pas annulé.
call-undo = { $who } : faut-il annuler ce choix ?

refusal-undo-nothing = Tu n’as aucun choix à annuler.
refusal-undo-others = Quelqu’un d’autre a fait un choix depuis : tu ne peux donc plus annuler le tien.
refusal-undo-answered = Le bot a décidé autre chose pour toi depuis : tu ne peux donc plus annuler ton dernier choix.
refusal-undo-thrown = Les dés ont été lancés depuis ton dernier choix. On ne peut pas annuler un lancer.
refusal-undo-drawn = Une carte a été tirée depuis ton dernier choix. On ne peut pas annuler une carte tirée.
refusal-undo-bid = Tu ne peux pas annuler une enchère, ni le résultat des enchères.
refusal-undo-shown = Une carte ou un autre secret a été montré depuis : tu ne peux donc plus annuler ton choix.
refusal-undo-final = Quelqu’un a quitté la partie, ou l’heure de fin est passée. On ne peut plus rien annuler.
refusal-undo-lapsed = Ce vote est terminé : la décision est prise, ou il s’est passé autre chose.
refusal-undo-unknown = Le journal de cette partie ne dit pas où elle en était avant ton dernier choix, donc rien ne peut être annulé.

command-name-undo = annuler-coup
command-undo = Annuler ton dernier choix, si les autres sont d’accord
