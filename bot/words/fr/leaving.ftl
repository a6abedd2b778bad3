# Resigning, and calling a game off.

vote-title = Annuler cette partie ?
vote-text = Pour : { $who }. On attend encore : { $waits }. Un seul non, et la partie continue.
vote-on = La partie continue.
vote-over = La question est réglée : la partie est finie.
call-vote = { $who } : faut-il annuler cette partie ?
button-agree = Annuler la partie

resign-sure = Quitter cette partie pour de bon ? Ce que tu as va à ton créancier, ou retourne à la Banque.
resign-sure-last = Il ne resterait que des ordinateurs : ils termineraient aussitôt la partie entre eux.
resign-not = Tu continues.
resign-done = Tu as quitté la partie.
button-resign = Abandonner pour de bon
button-stay = Continuer à jouer
cancel-sure = Annuler cette partie ? On demande à tout le monde et, si c’est oui partout, elle finit sans victoire.
cancel-not = Rien n’a été demandé. La partie continue.
cancel-done = La partie est annulée.
cancel-waits = Tu es d’accord pour annuler la partie. Il manque encore l’accord de la table : { $who }.
