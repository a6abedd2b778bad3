# Resigning, and calling a game off.

vote-title = Annuler cette partie ?
vote-text = Pour : { $who }. On attend encore { $waits }. Tout le monde doit être d’accord : au premier non, la partie continue.
vote-on = Le vote est terminé : la partie continue.
vote-over = Le vote est terminé : la partie est annulée.
call-vote = { $who } : faut-il annuler cette partie ?
button-agree = Annuler la partie

resign-sure = Veux-tu quitter pour de bon la partie avec { $others } dans <#{ $channel }> ? Tout ce que tu as va à la personne à qui tu dois de l’argent, ou retourne à la Banque.
resign-sure-wins = Il ne resterait alors que { $who }, qui gagne la partie.
resign-sure-last = Il ne resterait que des ordinateurs. Ils joueraient aussitôt la fin de la partie.
resign-sure-lent = Veux-tu arrêter de jouer pour { $owner } dans la partie avec { $others } dans <#{ $channel }> ? Un ordinateur prendra la place jusqu’au retour de { $owner }.
resign-not = Tu restes dans la partie.
resign-done = Tu as quitté la partie avec { $others } dans <#{ $channel }>.
button-resign = Abandonner pour de bon
button-resign-lent = Laisser la place à un ordinateur
button-stay = { question-pause-against }
cancel-sure = Veux-tu annuler cette partie ? Tous les joueurs doivent être d’accord. Elle s’arrête alors, et personne ne gagne.
cancel-not = Le vote n’a pas été lancé. La partie continue.
cancel-done = La partie est annulée.
cancel-waits = Tu as voté pour annuler la partie. On attend encore { $who }.

command-name-resign = abandonner
command-name-cancel = annuler-partie
command-resign = Quitter la partie pour de bon
command-cancel = Fermer un lobby, ou voter pour annuler une partie
