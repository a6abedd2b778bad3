# Paces of a game, and clocks set by hand.

lobby-pace-live = **Direct** : une partie jouée d’une traite. Tu lances toi-même les dés, et tu as quelques minutes pour chaque décision.
lobby-pace-daily = **Quotidien** : une partie sur quelques semaines. Le bot lance les dés pour toi. Il te prévient quand tu as une décision à prendre, et tu as un jour pour la prendre. Si tu prends toujours autant de temps, tes délais raccourcissent.
pace-live = Direct
pace-live-short = Tout le monde est là maintenant
pace-daily = Quotidien
pace-daily-short = Un jour pour chaque décision

lobby-pace-evening = **Soirée** : une partie de quelques heures, avec des pauses. Le bot lance les dés pour toi. Il te prévient quand tu as une décision à prendre, et tu as dix minutes pour la prendre.
lobby-pace-relaxed = **Tranquille** : une partie sur plusieurs mois. Le bot lance les dés pour toi, et tu as trois jours pour chaque décision. Si tu prends toujours autant de temps, tes délais raccourcissent.
pace-evening = Soirée
pace-evening-short = Dix minutes pour chaque décision
pace-relaxed = Tranquille
pace-relaxed-short = Trois jours pour chaque décision

lobby-pace-alone = **Sans délais** : chaque décision t’attend aussi longtemps que tu veux.
pace-alone = Sans délais
pace-alone-short = Chaque décision t’attend

lobby-pace-hand = **Sur mesure**, à partir du rythme { $pace } : { $times }. Après { $missed ->
        [one] une décision manquée
       *[other] { $missed } décisions manquées de suite
    }, la partie n’attend plus le joueur.
pace-hand = Sur mesure
pace-hand-short = Choisis toi-même chaque délai
clocks-as-usual = les délais habituels
clocks-title = Délais
clocks-mine = -# Appuie sur un bouton ✏️ et tape des délais comme 90s, 10m, 12h ou 1j 12h. Les délais que tu ne changes pas suivent le rythme choisi ci-dessous. Tes changements s’appliquent tout de suite.
clocks-others = -# Seul l’hôte peut changer ces délais.
clocks-base = Choisis le rythme de départ
clocks-line = { $changed ->
        [yes] ✏️ { $what } : **{ $time }**
       *[no] { $what } : { $time }
    }
clocks-short = { $what } { $time }
clocks-throw = Lancer, finir le tour
clocks-hold = Retenir les dés
clocks-jail = Sortir de prison
clocks-buy = Acheter
clocks-tax = { orders-topic-tax }
clocks-auction = Enchères
clocks-trade = Répondre à un échange
clocks-claim = Pénurie de constructions
clocks-lift = Hypothèques reçues
clocks-debt = Réunir de l’argent
clocks-rescue = Te sauver par un échange
clocks-absent = Décisions manquées avant d’être en absence
clocks-absent-hint = Nombre de décisions manquées de suite, de 1 à 10
clocks-absent-line = Après { $count ->
        [one] une décision manquée
       *[other] { $count } décisions manquées de suite
    }, la partie n’attend plus le joueur.
clocks-bank-line = Réserve de temps : **{ $time }** en plus par joueur pour ses propres décisions, comme un lancer. Décider tôt la remplit.
clocks-waiting = Temps d’attente par joueur
clocks-waiting-hint = Pour toute la partie, de { $shortest } à { $longest }, par exemple 30m, 12h ou 4j
clocks-waiting-line = Temps d’attente : **{ $time }** par joueur pour toute la partie, réserve de temps comprise. Le premier quart de chaque délai ne compte pas, et décider plus tôt fait regagner du temps. Quand un joueur a tout utilisé, il ne lui reste qu’un quart de chaque délai, et les autres peuvent voter pour ne plus attendre.
clocks-limits = De { $shortest } à { $longest }, par exemple 90s, 10m, 12h ou 1j 12h
clocks-wrong = { $what } : tape un délai comme 90s, 10m, 12h ou 3j, de { $shortest } à { $longest }. Rien n’a changé.
clocks-absent-wrong = { $what } : tape un nombre de 1 à { $most }. Rien n’a changé.
button-clocks = Délais…
button-clocks-turn = Tours
button-clocks-table = Enchères et échanges
button-clocks-debt = Dettes et attente
