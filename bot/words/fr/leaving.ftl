# Resigning, and calling a game off.

vote-title = Annuler cette partie ?
vote-text = Pour : { $who }. Réponse attendue : { $waits }. Un seul non suffit pour que la partie continue.
vote-on = La partie continue.
vote-over = Ce vote est terminé : la partie est finie.
call-vote = { $who } : faut-il annuler cette partie ?
button-agree = Annuler la partie

resign-sure = Quitter pour de bon la partie avec { $others } dans <#{ $channel }> ? Tout ce que tu as va à la personne à qui tu dois de l’argent, ou retourne à la Banque.
resign-sure-last = Il ne resterait que des ordinateurs : ils termineraient aussitôt la partie entre eux.
resign-not = Tu continues.
resign-done = Tu as quitté la partie avec { $others } dans <#{ $channel }>.
button-resign = Abandonner pour de bon
button-stay = Continuer à jouer
cancel-sure = Annuler cette partie ? Le bot le demande à tout le monde. Si tout le monde accepte, elle s’arrête et personne ne gagne.
cancel-not = Rien n’a été demandé. La partie continue.
cancel-done = La partie est annulée.
cancel-waits = Tu es d’accord pour annuler la partie. Réponse encore attendue : { $who }.
