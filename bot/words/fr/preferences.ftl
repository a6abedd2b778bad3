## What a person prefers.

prefer-title = Tes préférences
prefer-text = Pendant tes heures calmes, tu ne reçois pas de notifications et, sauf en direct, tes délais sont suspendus. Tous ces choix valent pour toutes tes parties.
prefer-dice = Qui lance tes dés
prefer-dice-pace = Dés : selon le rythme
prefer-dice-pace-hint = En direct, j’appuie sur Lancer ; aux rythmes plus lents, le bot lance pour moi
prefer-dice-own = Dés : je les lance
prefer-dice-own-hint = Quel que soit le rythme ; si mon délai expire, le bot lance pour moi
prefer-dice-for-me = Dés : le bot les lance
prefer-dice-for-me-hint = Quel que soit le rythme, le bot les lance sans m’attendre
prefer-ping = Où tu reçois tes notifications
prefer-ping-table = Notifs : dans le salon
prefer-ping-table-hint = Une mention dans le salon de la partie, puis un rappel avant la fin du délai
prefer-ping-dm = Notifs : message privé
prefer-ping-dm-hint = Un message privé au lieu d’une mention, puis un rappel avant la fin du délai
prefer-ping-both = Notifs : les deux
prefer-ping-both-hint = Une mention et un message privé, puis un rappel avant la fin du délai
prefer-zone = 🕑 { $zone } : il est { $time }.
prefer-hours = 🌙 Heures calmes de { $begins } à { $ends }.
prefer-no-hours = 🌙 Pas d’heures calmes.
prefer-pictures-on = 🖼️ Tu vois des images.
prefer-pictures-off = 📝 Tu vois du texte, sans images.
prefer-offers-on = 🤝 Les ordinateurs peuvent te proposer des échanges.
prefer-offers-off = 🚫 Les ordinateurs ne te proposent pas d’échanges.
button-prefer-offers-on = Recevoir des offres
button-prefer-offers-off = Ne plus recevoir d’offres
prefer-shown-on = 👋 Les autres voient quand tu es là.
prefer-shown-off = 🙈 Les autres ne voient pas quand tu es là.
button-prefer-shown-on = Me montrer
button-prefer-shown-off = Ne pas me montrer
prefer-told-on = 🔔 Tu reçois un message privé quand deux autres personnes jouent.
prefer-told-off = 🔕 Tu ne reçois pas de message privé quand deux autres personnes jouent.
button-prefer-told-on = Me prévenir
button-prefer-told-off = Ne plus me prévenir
prefer-pictures-all = -# Dans les messages que tout le monde voit, images ou texte : au choix de qui gère le serveur, `{ MODERATOR_COMMAND("settings") }`.
prefer-hours-when = ✅ C’est enregistré. Tes heures calmes s’appliquent dès ta prochaine décision, y compris dans les parties en cours.
prefer-hours-later = ✅ C’est enregistré. Ces heures valent tout de suite pour les notifications, et dans un jour pour les délais, y compris dans les parties en cours.
prefer-hours-wrong = Tape des heures calmes comme 22:30-7, ou « aucune ». Elles durent { $most } heures par jour au plus. Rien n’a changé.
prefer-zones = Quel fuseau horaire veux-tu : { $zones } ? Tape son nom complet. Rien n’a encore changé.
prefer-no-zone = Aucun lieu ni fuseau horaire ne porte ce nom. Tape le nom d’une grande ville près de chez toi, ou un fuseau comme UTC+1. Rien n’a changé.
zone-title = Fuseau horaire
button-zone-type = Taper une ville…
zone-time-list = Choisis l’heure qu’il est chez toi
zone-city-list = Choisis une ville de ton fuseau horaire
zone-panel-time = Quelle heure est-il chez toi en ce moment ? Choisis-la dans la liste, ou tape une ville.
zone-panel-city = Choisis une ville qui a toujours la même heure que toi.
zone-read = ✅ { $zone } : il est actuellement { $time }.
zone-read-fixed = Avec { $zone }, il n’y a jamais de changement d’heure. Si tu passes à l’heure d’été, choisis plutôt une ville.
zone-read-others = D’autres lieux portent ce nom : { $others }.
zone-type-example = Lyon
prefer-form-zone-hint = Une grande ville, Europe/Paris ou UTC+1
quiet-hours = Heures calmes
prefer-form-hours-hint = Par exemple 22:30-7, ou « aucune » ; 16 heures au plus

## Whom a person has blocked.

block-menu = Bloquer
blocked-title = Personnes bloquées
blocked-text = Le bot ne te transmet ni offres, ni questions, ni invitations de ces personnes, et ne leur en dit rien.
blocked-none = Tu n’as bloqué personne. Pour bloquer quelqu’un, fais un clic droit ou appuie longuement sur son nom, puis choisis **Applications** > **{ block-menu }**.
blocked-now = 🚷 Tu as bloqué { $who }. Ses offres, ses questions et ses invitations ne t’arrivent plus, et le bot n’en dit rien. Si vous jouez dans la même partie, le bot te prévient toujours quand c’est ton tour.
blocked-no-more = ✅ Tu as débloqué { $who }.
button-unblock = Débloquer

command-name-preferences = préférences
option-name-zone = fuseau
option-name-quiet = calme
command-preferences = Changer tes réglages : dés, notifications, langue, heures calmes, texte à la place des images
command-preferences-zone = Ton fuseau horaire : tape une grande ville
command-preferences-quiet = Tes heures sans notifications ni délais : 22:30-7, ou aucune

## What is kept about a person, a file with it, and its deletion.

privacy-title = Tes données
privacy-intro = Voici tout ce que le bot conserve sur toi. Il ne lit pas ce que tu écris dans les salons ; il ne voit que les boutons sur lesquels tu appuies, les formulaires que tu envoies et les commandes que tu tapes.
privacy-keeps-games = 🎲 **Parties :** ton identifiant, ton nom et ton pion dans chaque lobby et chaque partie où tu joues, que tu organises ou dans laquelle tu as prêté ta place, avec ta réserve de temps, les décisions manquées et tes absences.
privacy-keeps-moves = 👣 **Coups :** ce que tu as fait dans chaque partie, et quand. Si tu modères une partie, le motif que tu donnes aussi.
privacy-keeps-results = 🏆 **Résultats :** comment chaque partie s’est terminée pour toi. Ta cote en découle.
privacy-keeps-boards = 🗺️ **Plateaux** que tu as créés : leurs noms, les dates de création et de modification, et le serveur où tu les proposes.
privacy-keeps-preferences = ⚙️ **Préférences :** tout ce que tu choisis sur la page précédente.
privacy-keeps-orders = 📋 **Consignes** pour chacune de tes parties.
privacy-keeps-drafts = ✏️ **Brouillons** d’échanges que tu n’as pas encore envoyés.
privacy-keeps-notes = 📝 **Notes sur les parties :** la dernière fois que tu as regardé une partie, la dernière notification d’un lobby, tes votes, les parties que tu suis, tes pronostics, et les enchères ou questions que tu n’as pas encore confirmées.
privacy-keeps-messages = ✉️ **Messages :** ceux du bot qui te sont destinés.
privacy-keeps-settings = 💡 **Autres notes :** les astuces que tu as déjà vues, la langue de ton Discord, si tes messages privés sont fermés, la dernière fois qu’on t’a dit que d’autres jouaient, les serveurs dont le bot sait que tu les gères, et qui tu as bloqué.
privacy-file-hint = Reçois le tout dans un fichier, au plus une fois par heure.
button-privacy-file = Recevoir mes données
privacy-file = Voici tout ce que le bot conserve sur toi.
privacy-file-too-big = Tes données ne tiennent pas dans un seul fichier. Demande-les aux personnes qui gèrent ce bot.
privacy-delete-hint = Supprime tout. Le bot te demandera d’abord de confirmer.
button-privacy-delete = Supprimer mes données…
privacy-policy = Politique de confidentialité
privacy-terms = Conditions d’utilisation
privacy-sure = Supprimer tout ce qui te concerne ?
privacy-sure-games = { $count ->
        [0] Tu n’es dans aucun lobby ni aucune partie en cours.
        [one] Tu quitteras pour de bon le lobby ou la partie où tu es, comme si tu abandonnais.
       *[other] Tu quitteras pour de bon les { $count } lobbys et parties où tu es, comme si tu abandonnais.
    }
privacy-sure-past = Les parties terminées restent pour les autres, mais sans ton identifiant ni ton nom : tu y seras par exemple « { $player } ». Tes parties en message privé et ta cote sont supprimées, tout comme tes préférences, tes consignes et tes brouillons.
privacy-sure-rest = C’est irréversible. Les messages déjà publiés dans les salons restent sur Discord. Si tu utilises de nouveau le bot, tu repartiras de zéro.
button-privacy-yes = Tout supprimer
button-privacy-keep = Garder mes données
privacy-deleted = ✅ Le bot a supprimé tout ce qu’il conservait sur toi. Les messages déjà publiés dans les salons y restent ; la modération du serveur peut les supprimer.
privacy-not-deleted = Rien n’a été supprimé, car le bot ne peut pas écrire sur son disque en ce moment. Réessaie dans une minute.
privacy-interrupted = Tout n’est pas encore supprimé, car la base de données a eu une panne. Réessaie dans une minute. Sinon, le bot supprimera le reste à son prochain démarrage.
