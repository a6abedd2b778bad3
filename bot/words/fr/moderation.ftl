## Moderators.

mod-done = C’est fait. [Le message de la partie]({ $link }) montre ton nom et le motif indiqué.
mod-lobby-closed = Tu as fermé le lobby. Son message le dit à toutes les personnes inscrites.

refusal-moderator-plays = Tu joues dans cette partie, donc quelqu’un d’autre doit la modérer. { $who ->
        [none] Adresse-toi à une autre personne qui peut gérer ce serveur.
       *[other] Adresse-toi à <@{ $who }>.
    }
refusal-moderator-plays-alone = Tu joues dans cette partie, et personne d’autre ne peut la modérer. Tu peux donc seulement la mettre en pause, mettre fin à ta propre pause et donner plus de temps à tout le monde.
refusal-moderators-pause = La modération a mis la partie en pause. Seule la modération peut la faire reprendre plus tôt.
mod-sure-end = 🛡️ Terminer cette partie maintenant ? On règle ce qui est en cours, on compte toutes les fortunes, et la personne la plus riche gagne. La partie ne sera pas cotée, et tu ne peux pas revenir en arrière. Les joueurs verront le motif indiqué : { $reason }
mod-sure-remove = 🛡️ Retirer { $who } de la partie ? Ce sera compté comme un abandon définitif. La partie ne sera pas cotée, et tu ne peux pas revenir en arrière. Les joueurs verront le motif indiqué : { $reason }
mod-sure-annul = 🛡️ Retirer cette partie de la saison et des cotes ? Personne n’en garde de points, et tu ne peux pas revenir en arrière. Tout le salon verra le motif indiqué : { $reason }
button-mod-end = Terminer la partie
button-mod-remove = Retirer { $who }
button-mod-not = Ne rien faire
button-mod-annul = Annuler la partie
button-mod-keep-counting = Continuer à la compter
mod-not-done = D’accord, rien n’a changé.
refusal-moderation-lapsed = Cette question a expiré. Retape la commande.
refusal-annul-unfinished = Seule une partie terminée peut être annulée. Avec `{ MODERATOR_COMMAND("end") }`, tu en termines une.
refusal-annulled = Cette partie est déjà annulée et ne compte plus.
mod-call = 🛡️ { $who } : la modération a changé quelque chose dans cette partie.
mod-direct = { $told } [Aller à la partie]({ $link })

refusal-no-reason = Donne un motif, en { $most } caractères au plus. Les joueurs le verront.
refusal-no-such-time = Tape une durée comme 30m, 12h, 2j ou 1j 12h.
refusal-extension-out-of-range = Tu peux donner à tous entre une minute et { $days } jours de plus.
refusal-nobody-awaited = Personne n’a rien à décider en ce moment : il n’y a pas de délai à prolonger.
refusal-no-such-seat = Personne de ce nom ne joue dans cette partie. Choisis un joueur dans la liste.
refusal-no-such-channel = Il faut un salon textuel ou un fil de ce serveur pour jouer une partie.
refusal-is-a-bot = Un bot ne peut pas prendre de place. Pour choisir un ordinateur, laisse l’option `{ option-name-by }` vide.
refusal-there-already = La partie se joue déjà dans ce salon.
refusal-lacks-there = Je ne peux pas faire jouer une partie dans ce salon. Il faut d’abord me donner la permission de faire ceci : { $what }.

table-paused-by-moderator = ⏸️ La modération a mis la partie **en pause**. Elle reprend <t:{ $at }:R> au plus tard. Personne ne peut jouer, et les délais sont suspendus.
final-why-early = La partie a été arrêtée avant son terme, au tour { $turn }. Les joueurs sont classés selon leur fortune.
final-why-computers-left = Au tour { $turn }, il ne restait que des ordinateurs, et la partie s’est arrêtée. Ils sont classés selon leur fortune.

untyped-reason = (Le motif est caché ici, car le filtre du serveur l’interdit peut-être.)
untyped-before = le joueur d’avant
untyped-after = Quelqu’un d’autre
untyped-owner = Le joueur absent

command-name-resume = reprendre
command-name-extend = prolonger
command-name-replace = remplacer
command-name-remove = retirer
command-name-end = terminer
command-name-move = déplacer
command-name-annul = annuler
option-name-time = durée
option-name-reason = motif
option-name-seat = place
option-name-by = par
option-name-channel = salon
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
command-mod-annul = Retirer une partie terminée de la saison et des cotes
command-mod-annul-game = Quelle partie terminée (sinon : la dernière de ce salon)
command-mod-reason = Le motif (les joueurs le verront)
command-mod-game = Quelle partie de ce serveur (sinon : celle de ce salon)

## What a server plays, and its settings.

server-title = Réglages de ce serveur
server-footer = -# Chaque nouvelle partie ouverte avec `{ COMMAND("new") }` sur ce serveur commence avec ces réglages. L’hôte peut toujours changer les règles de sa partie, et les parties en cours gardent les leurs. Un nouveau choix de langue ou d’images vaut aussi pour les parties en cours.
button-server-default = Revenir aux réglages du bot

command-name-settings = réglages
command-settings = Choisir les règles de départ des nouvelles parties de ce serveur

## What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = voir le salon
permission-embed-links = intégrer des liens
permission-attach-files = joindre des fichiers
permission-read-message-history = voir les anciens messages
permission-send-messages = envoyer des messages
permission-send-messages-in-threads = envoyer des messages dans les fils
