# Noms des commandes et des options, comme on les tape : en minuscules, sans espaces, 32 au plus.

## Commands

command-name-new = nouvelle
command-name-mine = mes-parties
command-name-board = plateau
command-name-manage = gérer
command-name-orders = consignes
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

command-monopoly = Monopoly entre amis qui ne sont jamais en ligne au même moment
command-new = Ouvrir un lobby dans ce salon
command-new-edition = Quelle édition ? Sinon, celle choisie par ce serveur
command-new-game = Classique, courte ou à durée limitée
command-new-pace = De direct à tranquille : des minutes, un jour ou trois par décision ; sur mesure dans le lobby
command-mine = Mes parties, d’abord celles qui m’attendent
command-board = Le plateau : chaque propriété, et où est chaque pion
command-manage = Construire, vendre, hypothéquer, lever des hypothèques
command-trade = Proposer un échange à quelqu’un
command-trade-player = Avec qui échanger
command-deed = Ce qu’une propriété coûte et rapporte
command-deed-name = La propriété
command-rules = Les règles de cette partie, sur une page ou par chapitres
command-rules-topic = Quoi chercher : prison, enchères, hypothèques…
command-rules-edition = L’édition des règles, si ce n’est pas celle de la partie ici
command-history = Tout ce qui s’est passé
command-resign = Quitter la partie pour de bon
command-cancel = Fermer un lobby, ou être d’accord pour annuler une partie
command-verify = Vérifier que les dés sont honnêtes
command-help = Comment jouer
command-preferences = Mes dés, mes notifications, mon fuseau horaire
command-game = Quelle partie, si tu en joues plusieurs

game-choice = { $who } ({ $id })

command-away = Signaler ton absence, ou ton retour
command-away-until = 3 jours, demain, dimanche 18:00, 20 nov, 2026-12-01 18:00 ; ou : me revoilà
command-pause = Demander une pause à la table : les délais sont suspendus
command-pause-until = 3 jours, demain, dimanche 18:00, 20 nov, 2026-12-01 18:00 ; sinon une semaine

command-monopoly-mod = Monopoly, pour qui gère ce serveur
command-settings = Comment commence un nouveau lobby sur ce serveur

command-export = Cette partie en fichier, à garder ou à vérifier

command-leaderboard = Le classement de ce serveur
command-profile = Parties, places et cote sur ce serveur
command-profile-player = Le profil de qui ; sans réponse, le tien

command-mod-pause = Mettre la partie en pause : personne ne peut agir, et les délais sont suspendus
command-mod-pause-time = Pour combien de temps au plus : 12h, 2j, 1j 12h
command-mod-resume = Faire reprendre une partie en pause
command-mod-extend = Donner plus de temps aux personnes qui ont une décision à prendre
command-mod-extend-time = Combien de temps en plus : 30m, 12h, 2j
command-mod-replace = Donner une place à un membre ou à un ordinateur
command-mod-replace-by = Le membre qui prend la place ; sinon, un ordinateur
command-mod-remove = Retirer quelqu’un de la partie : sa place abandonne
command-mod-seat = La place de qui
command-mod-end = Terminer maintenant : ce qui est en cours se règle, et la plus grosse fortune gagne
command-mod-move = Continuer la partie dans un autre salon
command-mod-move-channel = Le nouveau salon
command-mod-reason = La raison, affichée à la table
command-mod-game = Quelle partie de ce serveur, si ce n’est pas celle de ce salon

command-orders = Ce que le bot répond pour toi quand tu n’es pas là

command-preferences-zone = Mon fuseau horaire : tape une grande ville
command-preferences-quiet = Heures sans notification, où mes délais ne courent pas : 22:30-7, ou aucune

command-replay = Toute la partie en image animée

command-stats = Fortune, chance aux dés, loyers et affaires de cette partie jusqu’ici

command-undo = Annuler mon dernier choix, si les autres sont d’accord
