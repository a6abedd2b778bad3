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
command-name-stats = chiffres
command-name-undo = reprendre
command-name-resign = abandonner
command-name-cancel = annuler
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
option-name-until = fin
option-name-time = durée
option-name-reason = raison
option-name-seat = place
option-name-by = par
option-name-channel = salon

## Descriptions

command-monopoly = Monopoly entre amis qui ne sont jamais en ligne au même moment
command-new = Ouvrir un lobby dans ce salon
command-new-edition = Quelle édition ? Sinon, celle choisie par ce serveur
command-new-game = Classique, courte ou à l’heure
command-new-pace = De direct à tranquille : des minutes, un jour ou trois par décision ; sur mesure dans le lobby
command-mine = Mes parties, d’abord celles qui m’attendent
command-board = Le plateau : chaque titre, et où est tout le monde
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
command-verify = Vérifier les dés
command-help = Comment jouer
command-preferences = Qui lance mes dés, et où l’on m’appelle
command-game = Quelle partie, si tu en joues plusieurs

game-choice = { $who } ({ $id })

command-away = Dire à la table jusqu’à quand tu n’es pas là, ou que te revoilà
command-away-until = 3 jours, demain, dimanche 18:00, 20 nov, 2026-12-01 18:00 ; ou : me revoilà
command-pause = Demander à la table une pause, sans que le temps coure
command-pause-until = 3 jours, demain, dimanche 18:00, 20 nov, 2026-12-01 18:00 ; sinon une semaine

command-monopoly-mod = Monopoly, pour qui gère ce serveur
command-settings = Comment commence un nouveau lobby dans ce serveur

command-export = Cette partie en fichier, à garder ou à vérifier

command-leaderboard = Le classement de ce serveur
command-profile = Parties, places et cote sur ce serveur
command-profile-player = De qui ; sans précision, le tien

command-mod-pause = Aucun temps ne court et personne ne peut agir, pour un moment
command-mod-pause-time = Pour combien de temps au plus : 12h, 2d, 1d 12h
command-mod-resume = Mettre fin à une pause
command-mod-extend = Donner plus de temps à qui doit décider quelque chose
command-mod-extend-time = Combien en plus : 30m, 12h, 2d
command-mod-replace = Donner une place à un membre, ou à un ordinateur
command-mod-replace-by = Qui continue ; sinon, un ordinateur
command-mod-remove = Faire abandonner une place
command-mod-seat = La place de qui
command-mod-end = Finir maintenant : ce qui est en cours se règle, et la plus grosse fortune gagne
command-mod-move = Continuer dans un autre salon
command-mod-move-channel = Où
command-mod-reason = Pourquoi : la table le saura
command-mod-game = Quelle partie de ce serveur, si ce n’est pas celle de ce salon

command-orders = Quoi répondre pour toi quand tu n’es pas à la table

command-preferences-zone = Mon fuseau horaire : tape une grande ville
command-preferences-quiet = Quand personne ne m’appelle et aucun délai ne passe : 22:30-7, ou aucune

command-replay = Toute la partie en image animée

command-stats = Fortune, chance aux dés, loyers et affaires de cette partie jusqu’ici

command-undo = Reprendre mon dernier choix, si les autres sont d’accord
