## L’analyse d’une partie terminée. French; glossary in common.ftl.

button-review = Analyse
review-title = { $turn ->
        [one] Analyse · { $turn } tour
       *[other] Analyse · { $turn } tours
    }
review-page-overview = Tournants
review-player-title = Analyse · { $who }
review-shared = 🔎 { $who } partage l’analyse de cette partie.

review-point = **{ $number } Tour { $turn }** · { $what }
review-point-chances = -# { $chances }
review-point-alt = { $number } Tour { $turn } : { $what } ({ $chances })
review-completes = { $who } complète ainsi { $group }.
review-brought = { $chances } · { $count ->
        [one] loyers du groupe jusqu’à la fin
       *[other] loyers de ces groupes jusqu’à la fin
    } : { $amount } $
review-change = { $who } { $before } → { $after }
review-stays = { $who } reste à { $chance }
review-no-points = Rien n’a vraiment changé les chances dans cette partie.
review-note = -# Les chances indiquent à quelle fréquence on gagnerait dans cette situation. Le bot les estime d’après ce que tout le monde pouvait voir : argent, propriétés, constructions, pions.
review-note-worth = -# Ces chances supposent qu’on joue jusqu’au dernier joueur. Cette partie a fini plus tôt : ce n’est qu’un ordre de grandeur.

review-best = **Meilleur choix**
review-best-turn = **Meilleur choix** · tour { $turn }
review-best-instead = Deuxième choix : { $instead } ({ $chance })
review-no-best = Aucun choix n’a beaucoup aidé à lui seul.
review-costliest = **Choix le plus coûteux**
review-costliest-turn = **Choix le plus coûteux** · tour { $turn }
review-costliest-instead = Mieux : { $instead } ({ $chance })
review-no-costliest = Aucun choix n’a coûté cher à lui seul.
review-chance = Chances de gagner ensuite : **{ $chance }**
review-built-nothing = { $who } n’a rien construit.
review-outbid = { $who } n’a pas enchéri plus haut pour { $space }.

review-instead-auction = la laisser partir aux enchères
review-instead-leave = la laisser à la Banque
review-instead-buy = l’acheter pour { $amount } $
review-instead-bid = enchérir jusqu’à { $amount } $
review-instead-no-bid = ne pas enchérir
review-instead-no-trade = ne pas faire l’échange
review-instead-more-money = le même échange pour au moins { $amount } $ de plus
review-instead-less-money = le même échange pour au moins { $amount } $ de moins
review-instead-accept = accepter l’offre
review-instead-build = construire sur { $group } : { $levels } ({ $amount } $)
review-instead-no-business = laisser les propriétés telles quelles
review-instead-stay-in-jail = rester en prison et lancer les dés
review-instead-leave-jail = payer l’amende de { $amount } $ pour sortir
review-instead-play-on = continuer à jouer

review-chart-title = Chances de gagner
review-chart-alt = Chances de gagner sur { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
review-chart-led = Du tour { $since } au tour { $until }, { $who } avait le plus de chances de gagner.

refusal-review-running = Cette partie n’est pas terminée. Tu pourras voir l’analyse quand elle le sera.
refusal-review-no-game = Il n’y a pas de partie terminée à analyser ici.
refusal-review-unplayed = Cette partie s’est arrêtée avant le premier lancer : il n’y a rien à analyser.
refusal-review-unreadable = Il n’y a pas d’analyse de cette partie, car il manque un morceau de son journal.

game-page-review = Voir les tournants d’une partie terminée, avec les meilleurs choix et les plus coûteux

## La partie en film. French; glossary in common.ftl.

button-replay = Film
replay-running = 🎞️ Voici la partie jusqu’au tour { $turn }.
replay-over = 🎞️ Voici toute la partie, jusqu’à la fin au tour { $turn }.
replay-shared = 📣 { $who } partage le film de cette partie.
replay-posted = 🎞️ Le film est maintenant dans le salon, et tout le monde peut le voir.
replay-leads = { $who } est en tête
replay-level = Égalité
replay-turn = Tour { $turn } sur { $last }
replay-none = Il n’y a pas de film de cette partie : le début de son journal manque.
replay-contradiction = Il n’y a pas de film de cette partie, car son journal se contredit. Ça ne change rien à la partie elle-même.
replay-alt = La partie tour par tour, en image animée du plateau. Voici la dernière image : { $board }

game-page-replay = Voir toute la partie en image animée
