# What a person prefers.

prefer-title = Mes préférences
prefer-text =
    Les listes disent qui lance tes dés, où l’on t’appelle quand c’est à toi et quelle langue tu lis.
    Aux heures calmes, personne ne t’appelle et aucun de tes délais ne passe. Tout vaut dans toutes tes parties.
prefer-dice = Qui lance mes dés ?
prefer-dice-pace = Dés : selon le rythme
prefer-dice-pace-hint = En direct j’appuie sur Lancer ; plus lentement, ils sont lancés pour moi
prefer-dice-own = Dés : je lance les miens
prefer-dice-own-hint = À tout rythme ; à la fin de mon temps, ils sont lancés pour moi
prefer-dice-for-me = Dés : lancez pour moi
prefer-dice-for-me-hint = À tout rythme, tout de suite
prefer-ping = Où m’appelle-t-on ?
prefer-ping-table = Appels : à la table
prefer-ping-table-hint = Une mention dans le salon de la partie
prefer-ping-dm = Appels : en message privé
prefer-ping-dm-hint = Le salon reste silencieux
prefer-ping-both = Appels : les deux
prefer-ping-both-hint = Une mention et un message privé
prefer-zone = 🕑 { $zone } : il est { $time }.
prefer-hours = 🌙 Calme de { $begins } à { $ends }.
prefer-no-hours = 🌙 Pas d’heures calmes.
prefer-hours-when = ✅ Gardé. Ça compte dès ta prochaine décision, aussi dans les parties en cours.
prefer-hours-wrong = Tape des heures calmes comme 22:30-7, ou off pour aucune ; { $most } heures par jour au plus. Rien n’a changé.
prefer-zones = Lequel ? { $zones } Rien n’a changé.
prefer-no-zone = Je ne connais ni lieu ni fuseau de ce nom : tape une grande ville près de chez toi, ou UTC+1. Rien n’a changé.
zone-panel-title = Fuseau horaire
button-zone = Fuseau horaire
button-zone-type = Taper une ville
button-zone-back = Retour
zone-time-list = Quelle heure est-il chez toi ?
zone-city-list = Quelle ville a ton heure ?
zone-panel-time = Quelle heure est-il chez toi en ce moment ? Choisis-la dans la liste, ou tape une ville.
zone-panel-city = Choisis une ville qui a toujours la même heure que toi.
zone-read = ✅ { $zone } : il y est { $time }.
zone-read-fixed = { $zone } ne change pas de l’année : choisis une ville si tu passes à l’heure d’été.
zone-read-others = D’autres lieux portent ce nom : { $others }.
zone-type-example = Lyon
prefer-form-zone = Fuseau horaire
prefer-form-zone-hint = Une grande ville, Europe/Paris ou UTC+1
prefer-form-hours = Heures calmes
prefer-form-hours-hint = Comme 22:30-7, ou off pour aucune ; 16 heures au plus
button-prefer-hours = Heures calmes
