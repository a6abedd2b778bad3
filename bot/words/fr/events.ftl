# What has happened in a game: event-<kind>. Most sentences follow the name of a player.

# "🎩 Ada" + "lance 4+4 et arrive sur Vermont"
line = { $who } { $said }
# … + "loyer 6 $"
line-why = { $line } : { $why }
# In front of what was answered because a player did not decide in time
line-late = ⏰ Temps écoulé : { $line }
# In front of what stays in sight although it is older than the newest lines
line-of-turn = Tour { $turn } : { $line }

event-deck-shuffled =
    { $deck ->
        [chance] Les cartes Chance sont mélangées.
        [community_chest] Les cartes Caisse de Communauté sont mélangées.
       *[other] Les cartes « { $deck } » sont mélangées.
    }
event-deeds-dealt =
    { $price ->
        [0] reçoit { $spaces } au départ, sans rien payer
       *[other] reçoit { $spaces } au départ et paie { $price } $
    }
event-starter-thrown = Qui commence ? { $rolls }
starter-roll = { $who } { $first }+{ $second }
starter-again = { $before } · égalité, on relance : { $rolls }
event-turn-started = À { $who } de jouer.
event-turn-ended = termine son tour
starter-begins = { $who } commence : { $rolls }
event-dice-thrown = lance { $first }+{ $second }
rolled-again = rejoue grâce au double ({ $first }+{ $second })
event-rent-thrown = lance { $first }+{ $second } pour le loyer
event-moved = arrive { $where }
moved-visiting = arrive en prison, en simple visite
moved-owned = arrive { $where }, qui est à { $owner }
event-salary-paid = passe par { $go } (+{ $amount } $)
salary-on-go = s’arrête { $where } (+{ $amount } $)
salary-paid = touche { $amount } $ { $where }
event-jailed =
    { $by ->
        [space] va tout droit en prison
        [card] va en prison
       *[doubles] va en prison après un troisième double de suite
    }
event-jail-throw-failed =
    { $turns ->
        [1] reste en prison (premier essai)
        [2] reste en prison (deuxième essai)
       *[other] rate encore le double (essai { $turns })
    }
jail-roll-last = rate le double au dernier essai
event-jail-left =
    { $by ->
        [doubles] sort de prison grâce au double
       *[other] sort de prison
    }
event-pass-used = joue une carte Sortie de Prison
event-hour-struck = 🔔 L’heure de fin est arrivée !
event-hold-set = demande à { $mover } d’attendre un instant avant de lancer
event-hold-lifted = ne retient plus les dés
event-property-bought = achète { $space } pour { $price } $
bought-it = l’achète pour { $price } $
event-rent-spared =
    { $why ->
        [mortgage] ne paie pas de loyer à { $owner }, car la propriété est hypothéquée
       *[jail] ne paie pas de loyer à { $owner }, qui est en prison
    }
rent-spared =
    { $why ->
        [mortgage] pas de loyer, car la propriété est hypothéquée
       *[jail] pas de loyer, car { $owner } est en prison
    }
event-purchase-declined = n’achète pas { $space }
declined-it = ne l’achète pas
event-auction-opened =
    { $count ->
        [1] Mise aux enchères : { $lots }.
       *[other] { $count } propriétés sont mises aux enchères : { $lots }.
    }
it-stays-with-bank = la propriété reste à la Banque
event-bid-made = enchérit sur { $space } à { $amount } $
filed-sealed =
    { $count ->
        [1] fait son choix pour les enchères secrètes
       *[other] font leur choix pour les enchères secrètes
    }
event-bidder-passed =
    { $count ->
        [1] passe
       *[other] passent
    }
event-auction-won = remporte { $space } aux enchères pour { $price } $
event-auction-unsold = Personne n’enchérit : { $space } reste à la Banque.
jail-card-unsold = Personne n’enchérit sur { $card } : elle retourne sous son paquet.
event-pass-taken = a maintenant { $card }
event-deed-taken = reçoit { $space }
event-paid =
    { $count ->
        [1] paie { $to } ({ $topic })
       *[other] paient { $to } ({ $topic })
    }
event-paid-sum =
    { $count ->
        [1] paie { $amount } $ à { $to } ({ $topic })
       *[other] paient { $amount } $ par personne à { $to } ({ $topic })
    }
paid-to = paie { $to }
paid-fine = paie l’amende de { $amount } $
paid-tax-flat = paie le montant fixe ({ $tax }) : { $amount } $
paid-tax-share = paie { $percent } % de toute sa fortune ({ $tax }) : { $amount } $
paid-interest = paie { $interest }
event-rent-claimable =
    { $why }, si { $owner } le demande avant { $window ->
        [next-throw] le prochain lancer
       *[second-following] le lancer du deuxième joueur après { $visitor }
    }
event-rent-claimed = demande à { $visitor } le loyer pour { $space }
event-rent-lapsed =
    { $by ->
        [left] Le loyer de { $amount } $ pour { $space } est annulé, car l’un des deux joueurs concernés a quitté la partie.
       *[throw] { $owner } n’a pas demandé à temps le loyer de { $amount } $ pour { $space }.
    }
event-received = reçoit { $amount } $ de la Banque ({ $topic })
received-share = reçoit { $amount } $, sa part de ce que laisse { $debtor }
event-pot-laid = Il y a maintenant { $pot } $ { $where }.
event-pot-taken = prend la cagnotte de { $amount } $
event-debt-opened = doit réunir { $amount } $ pour payer { $to } ({ $topic })
debt-short = { $why }, et pas assez d’argent pour payer
event-debt-forgiven = n’a plus de dette grâce à l’échange
event-card-drawn = tire { $deck }
card-quoted = « { $card } »
card-came-in = { $quoted } (+{ $amount } $)
card-cost = { $quoted } (−{ $amount } $)
card-free = { $quoted } (pas de constructions, rien à payer)
event-card-kept = garde la carte Sortie de Prison
event-card-returned = La carte retourne sous { $deck }.
event-built = construit { $levels } ({ $amount } $)
event-built-up = construit pour { $amount } $
built-up = maintenant { $levels }
event-buildings-sold = revend des constructions sur { $group }
event-buildings-sold-all = revend toutes les constructions sur { $group } pour { $amount } $
sold-why = { $levels }, +{ $amount } $
levels-sold =
    { $level ->
        [0] { $spaces } sans maison
       *[other] { $count ->
            [1] { $spaces } garde
           *[other] { $spaces } gardent
        } { $level ->
            [1] 1 maison
           *[other] { $level } maisons
        }
    }
levels =
    { $level ->
        [1] 1 maison
        [hotel] un hôtel
       *[other] { $level } maisons
    }{ $count ->
        [1] { "" }
       *[other] {" "}par rue
    } sur { $spaces }
sold-all = revend toutes ses constructions pour { $amount } $
event-shortage-opened =
    { $count ->
        [1] veut construire ({ $levels }), mais la Banque n’a peut-être pas assez de constructions pour tous : { $asked } peut aussi en demander
       *[other] veut construire ({ $levels }), mais la Banque n’a peut-être pas assez de constructions pour tous : { $asked } peuvent aussi en demander
    }
event-claim-made =
    { $count ->
        [1] demande une construction
       *[other] demande { $count } constructions
    }
event-claim-deferred =
    { $count ->
        [1] pourra placer sa construction à son propre tour
       *[other] pourra placer ses { $count } constructions à son propre tour
    }
event-shortage-auction-opened = Les joueurs demandent plus de constructions que la Banque n’en a : { $what } part aux enchères entre { $who }.
event-building-bid = enchérit à { $amount } $ pour construire sur { $space }
event-building-won = remporte une construction aux enchères pour { $price } $
event-building-unsold = Personne n’enchérit : la Banque garde { $what }.
a-house = une maison
a-hotel = un hôtel
event-mortgaged = hypothèque { $spaces }
event-mortgage-lifted =
    { $count ->
        [1] lève l’hypothèque sur { $spaces }
       *[other] lève les hypothèques sur { $spaces }
    }
event-mortgage-undone =
    { $count ->
        [1] annule l’hypothèque sur { $spaces }
       *[other] annule les hypothèques sur { $spaces }
    }
event-trade-offered = propose un échange à { $partner } : { $gives } contre { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } refuse l’offre faite par { $proposer }.
        [withdrawn] { $proposer } retire son offre à { $partner }.
        [countered] { $partner } fait une contre-offre à { $proposer }.
        [left] L’offre d’échange entre { $proposer } et { $partner } est annulée, car l’un des deux a quitté la partie.
       *[gone] L’offre d’échange entre { $proposer } et { $partner } est annulée, car ce qu’elle contient a changé.
    }
event-trade-made = donne à { $partner } { $gives } contre { $takes }
event-trade-made-sold = vend à { $partner } { $gives } pour { $takes }
event-trade-made-bought = achète { $takes } à { $partner } pour { $gives }
event-trade-made-gave = donne à { $partner } { $gives } en cadeau
event-trade-made-got = reçoit { $takes }, un cadeau fait par { $partner }
trade-settled = règle une dette avec { $partner } : { $gives } contre { $takes }
trade-settled-gave = donne à { $partner } { $gives } pour régler une dette
trade-settled-got = reçoit { $takes } : { $partner } règle ainsi une dette
event-intent-noted = met une action en attente : { $what }
event-intent-dropped =
    { $by ->
        [owner] annule une action en attente : { $what }
       *[rules] avait une action en attente, qui n’est plus possible : { $what }
    }
intent-build =
    { $kind ->
        [new] construire { $levels }
       *[total] construire jusqu’à { $levels }
    }
intent-sell = revendre des constructions ({ $levels })
intent-mortgage = hypothéquer { $lot }
intent-lift = lever l’hypothèque sur { $lot }
intent-dropped = Ton action en attente n’a pas pu être faite : { $what }. { $why }
event-resigned = abandonne
event-went-bankrupt = fait faillite sans payer { $to }
bankrupt-owing = fait faillite sans payer { $amount } $ à { $to } : même tout vendre et hypothéquer n’aurait pas suffi
left-game = quitte la partie
event-estate-taken = reçoit tout ce qu’avait { $debtor } : { $estate }
event-estate-surrendered = rend à la Banque tout ce qui lui reste : { $estate }
estate-nothing = il ne restait rien
event-game-ended =
    { $count ->
        [1] 🏆 { $who } gagne la partie !
       *[other] 🏆 { $who } se partagent la victoire !
    }
