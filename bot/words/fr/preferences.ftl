# What a person prefers.

prefer-title = Tes préférences
prefer-text =
    Choisis qui lance tes dés, où tu reçois tes notifications et dans quelle langue tu lis.
    Pendant tes heures calmes, tu ne reçois pas de notifications et tes délais sont suspendus. Ces choix valent pour toutes tes parties.
prefer-dice = Qui lance tes dés
prefer-dice-pace = Selon le rythme
prefer-dice-pace-hint = En direct, j’appuie sur Lancer ; aux rythmes plus lents, le bot lance pour moi
prefer-dice-own = Je les lance moi-même
prefer-dice-own-hint = À tout rythme ; quand mon délai expire, le bot lance pour moi
prefer-dice-for-me = Le bot les lance pour moi
prefer-dice-for-me-hint = À tout rythme, le bot les lance pour moi tout de suite
prefer-ping = Où tu reçois tes notifications
prefer-ping-table = Dans le salon
prefer-ping-table-hint = Une mention dans le salon de la partie
prefer-ping-dm = En message privé
prefer-ping-dm-hint = Pas de mention dans le salon
prefer-ping-both = Les deux
prefer-ping-both-hint = Une mention et un message privé
prefer-zone = 🕑 { $zone } : il est { $time }.
prefer-hours = 🌙 Heures calmes de { $begins } à { $ends }.
prefer-no-hours = 🌙 Pas d’heures calmes.
prefer-pictures-on = 🖼️ Les messages que personne d’autre ne voit ont des images. Pour ceux que tout le monde voit, c’est la gestion du serveur qui choisit : `/monopoly-mod { command-name-settings }`.
prefer-pictures-off = 📝 Les messages que personne d’autre ne voit sont tout en texte, sans images. Pour ceux que tout le monde voit, c’est la gestion du serveur qui choisit : `/monopoly-mod { command-name-settings }`.
prefer-hours-when = ✅ C’est enregistré. Tes heures calmes valent dès ta prochaine décision, aussi dans les parties en cours.
prefer-hours-wrong = Tape des heures calmes comme 22:30-7, ou « aucune ». Elles durent { $most } heures par jour au plus. Rien n’a changé.
prefer-zones = Quel fuseau horaire veux-tu ? { $zones } Rien n’a changé.
prefer-no-zone = Je ne connais ni lieu ni fuseau horaire de ce nom. Tape une grande ville près de chez toi, ou UTC+1. Rien n’a changé.
zone-panel-title = Fuseau horaire
button-zone = Fuseau horaire
button-zone-type = Taper une ville…
button-zone-back = Retour
zone-time-list = Choisis l’heure qu’il est chez toi
zone-city-list = Choisis une ville de ton fuseau horaire
zone-panel-time = Quelle heure est-il chez toi en ce moment ? Choisis-la dans la liste, ou tape une ville.
zone-panel-city = Choisis une ville qui a toujours la même heure que toi.
zone-read = ✅ { $zone } : il y est { $time } maintenant.
zone-read-fixed = Avec { $zone }, l’heure ne change pas de toute l’année. Si tu passes à l’heure d’été, choisis plutôt une ville.
zone-read-others = D’autres lieux portent ce nom : { $others }.
zone-type-example = Lyon
prefer-form-zone = Fuseau horaire
prefer-form-zone-hint = Une grande ville, Europe/Paris ou UTC+1
prefer-form-hours = Heures calmes
prefer-form-hours-hint = Comme 22:30-7, ou « aucune » ; 16 heures au plus
button-prefer-hours = Heures calmes
