# Noms des commandes et des options, comme on les tape : en minuscules, sans espaces, 32 au plus.

## Commands

command-name-new = nouvelle
command-name-mine = mes-parties
command-name-board = plateau
command-name-manage = gérer
command-name-orders = consignes
command-name-advise = conseil
command-name-trade = échange
command-name-deed = propriété
command-name-rules = règles
command-name-history = historique
command-name-stats = statistiques
command-name-undo = annuler-coup
command-name-resign = abandonner
command-name-cancel = annuler-partie
command-name-verify = vérifier
command-name-export = exporter
command-name-help = aide
command-name-preferences = préférences
command-name-away = absence
command-name-pause = pause
command-name-settings = réglages
command-name-resume = reprendre
command-name-extend = prolonger
command-name-replace = remplacer
command-name-remove = retirer
command-name-end = terminer
command-name-move = déplacer
command-name-leaderboard = classement
command-name-profile = profil
command-name-replay = film
command-name-review = analyse
command-name-learn = apprendre

## Options

option-name-pace = rythme
option-name-edition = édition
option-name-game = partie
option-name-player = membre
option-name-name = nom
option-name-topic = sujet
option-name-zone = fuseau
option-name-quiet = calme
option-name-until = jusqu-à
option-name-time = durée
option-name-reason = raison
option-name-seat = place
option-name-by = par
option-name-channel = salon

## Descriptions

command-monopoly = Jouer au Monopoly entre amis, en direct ou sur plusieurs jours
command-new = Ouvrir un lobby dans ce salon, ou jouer contre des ordinateurs en messages privés
command-new-edition = Facultatif : quelle édition des règles (sinon : celle choisie pour ce serveur)
command-new-game = Facultatif : partie classique, courte ou à durée limitée
command-new-pace = Facultatif : temps par décision, de quelques minutes à trois jours (sur mesure dans le lobby)
command-mine = Voir tes parties, d’abord celles qui t’attendent
command-board = Voir le plateau : à qui est chaque propriété, et où est chaque pion
command-manage = Construire, vendre, hypothéquer et lever des hypothèques
command-advise = Voir ce que tu pourrais faire et ce que ça change à tes chances de gagner
command-trade = Proposer un échange à quelqu’un
command-trade-player = Avec qui échanger
command-deed = Voir ce qu’une propriété coûte et rapporte
command-deed-name = La propriété
command-rules = Lire les règles de cette partie, en résumé ou par chapitres
command-rules-topic = Ce que tu cherches : prison, enchères, hypothèques…
command-rules-edition = Une autre édition des règles (sinon : celle de cette partie)
command-history = Voir tout ce qui s’est passé jusqu’ici
command-resign = Quitter la partie pour de bon
command-cancel = Fermer un lobby, ou voter pour annuler une partie
command-verify = Vérifier que les dés sont honnêtes
command-help = Apprendre à jouer
command-learn = Jouer une première partie courte avec un coach, en message privé
command-preferences = Changer tes réglages : dés, notifications, langue, heures calmes, texte à la place des images
command-game = Facultatif : quelle partie, si tu joues dans plusieurs

game-choice = { $who } ({ $id })

command-away = Dire jusqu’à quand tu t’absentes, ou que tu es de retour
command-away-until = Ton retour : 3 jours, demain, dimanche 18:00, une date. Une fois de retour, tape « me revoilà »
command-pause = Demander aux autres une pause pendant laquelle tous les délais sont suspendus
command-pause-until = La fin de la pause : 3 jours, demain, dimanche 18:00, une date (sinon : une semaine)

command-monopoly-mod = Gérer les parties de Monopoly de ce serveur
command-settings = Choisir les règles de départ des nouvelles parties de ce serveur

command-export = Télécharger cette partie dans un fichier, pour la garder ou la vérifier

command-leaderboard = Voir les meilleurs joueurs de ce serveur
command-profile = Voir les parties, les résultats et la cote d’un joueur sur ce serveur
command-profile-player = Le joueur dont tu veux voir le profil (sinon : le tien)

command-mod-pause = Mettre la partie en pause : personne ne peut jouer, et les délais sont suspendus
command-mod-pause-time = Durée maximale : 12h, 2j, 1j 12h
command-mod-resume = Faire reprendre une partie en pause
command-mod-extend = Donner plus de temps aux personnes qui ont une décision à prendre
command-mod-extend-time = Temps à ajouter : 30m, 12h, 2j
command-mod-replace = Donner la place d’un joueur à un membre ou à un ordinateur
command-mod-replace-by = Le membre qui prend la place (sinon : un ordinateur)
command-mod-remove = Retirer un joueur de la partie
command-mod-seat = Le joueur concerné
command-mod-end = Terminer la partie maintenant : on règle ce qui est en cours, et la plus grosse fortune gagne
command-mod-move = Continuer la partie dans un autre salon
command-mod-move-channel = Le nouveau salon
command-mod-reason = Ta raison (les joueurs la verront)
command-mod-game = Quelle partie de ce serveur (sinon : celle de ce salon)

command-orders = Donner des consignes qui décident tout de suite pour toi

command-preferences-zone = Ton fuseau horaire : tape une grande ville
command-preferences-quiet = Tes heures sans notifications ni délais : 22:30-7, ou aucune

command-replay = Voir toute la partie en image animée

command-review = Voir les tournants d’une partie terminée, et les choix les meilleurs et les plus coûteux
command-review-game = Facultatif : quelle partie terminée (sinon, la dernière ici)

command-stats = Voir les fortunes, la chance aux dés, les loyers et les échanges de cette partie

command-undo = Annuler ton dernier choix, si les autres sont d’accord
