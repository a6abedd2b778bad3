# How a game ended.

final-title = 🏆 { $winner } gagne !
final-title-tie = 🏆 { $winner } se partagent la victoire
final-title-cancelled = Partie annulée
final-ranking = Classement final
final-why-cancelled = La partie a été annulée au tour { $turn }. Personne ne gagne.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = liquide { $amount } $
final-worth-deeds = propriétés { $amount } $
final-worth-mortgaged = propriétés hypothéquées à moitié prix { $amount } $
final-worth-houses = maisons { $amount } $
final-worth-hotels = hôtels { $amount } $
final-why-last = { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }, il ne reste plus qu’un joueur.
final-why-conceded = Après { $turn ->
        [1] 1 tour
       *[other] { $turn } tours
    }, { $who } { $count ->
        [1] a abandonné.
       *[other] ont abandonné.
    }
final-why-first-bankruptcy = { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }, la première faillite a mis fin à la partie. Les autres joueurs sont classés selon leur fortune.
final-why-hour = { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }, l’heure de fin est arrivée. Les joueurs sont classés selon leur fortune.
final-tie-broken = À fortune égale, la personne qui a le plus de liquide est mieux classée.
final-out = · hors jeu au tour { $turn }
