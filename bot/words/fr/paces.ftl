# Paces of a game, and clocks set by hand.

lobby-pace-live = **Direct** : pour une soirée ensemble. Tu lances toi-même tes dés et tu as quelques minutes pour décider.
lobby-pace-daily = **Quotidien** : pour des semaines. Le bot lance les dés pour toi ; il te prévient quand il y a quelque chose à décider, et tu as un jour.
pace-live = Direct
pace-live-short = Tout le monde est là maintenant
pace-daily = Quotidien
pace-daily-short = Un jour par décision

lobby-pace-evening = **Soirée** : pour quelques heures avec des pauses. Le bot lance les dés pour toi ; il te prévient quand il y a quelque chose à décider, et tu as dix minutes.
lobby-pace-relaxed = **Tranquille** : pour des mois. Le bot lance les dés pour toi ; tu as trois jours par décision.
pace-evening = Soirée
pace-evening-short = Dix minutes par décision
pace-relaxed = Tranquille
pace-relaxed-short = Trois jours par décision

lobby-pace-hand = **Sur mesure**, à partir de { $pace } : { $times }. Après { $missed ->
        [one] une décision manquée
       *[other] { $missed } décisions manquées de suite
    }, la partie n’attend plus.
pace-hand = Sur mesure
pace-hand-short = Un délai pour chaque sorte de décision
clocks-as-usual = les délais habituels
clocks-title = Délais sur mesure
clocks-mine = -# ✏️ Tape un délai comme 90s, 10m, 12h ou 1j 12h. Ce que tu ne changes pas suit le rythme ci-dessus. Valable dès le début de la partie.
clocks-others = -# Seul l’hôte du lobby choisit.
clocks-base = De quel rythme partir ?
clocks-line = { $changed ->
        [yes] ✏️ { $what } : **{ $time }**
       *[no] { $what } : { $time }
    }
clocks-short = { $what } { $time }
clocks-throw = Lancer, finir le tour
clocks-hold = Retenir les dés
clocks-jail = Sortir de prison
clocks-buy = Acheter
clocks-tax = Impôt sur le revenu
clocks-auction = Enchères
clocks-trade = Répondre à un échange
clocks-claim = Demander des constructions rares
clocks-lift = Hypothèques reçues
clocks-debt = Réunir de l’argent
clocks-rescue = Sauvetage par un échange
clocks-absent = Décisions manquées avant absence
clocks-absent-hint = Nombre de décisions manquées de suite, de 1 à 10
clocks-absent-line = Après { $count ->
        [one] une décision manquée
       *[other] { $count } décisions manquées de suite
    }, la partie n’attend plus.
clocks-limits = De { $shortest } à { $longest } : 90s, 10m, 12h, 1j 12h
clocks-wrong = { $what } : tape un délai comme 90s, 10m, 12h ou 3j, de { $shortest } à { $longest }. Rien n’a changé.
clocks-absent-wrong = { $what } : tape un nombre de 1 à { $most }. Rien n’a changé.
button-clocks = Délais…
button-clocks-turn = Tours
button-clocks-table = Enchères et échanges
button-clocks-debt = Dettes et absence
