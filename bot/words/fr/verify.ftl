# How anybody checks the dice.

verify-title = Les dés sont-ils honnêtes ?
verify-hash = À l’ouverture du lobby, avant toute arrivée, le bot a choisi une graine secrète pour tous les dés et toutes les cartes. Depuis, `/monopoly { command-name-verify }` montre son empreinte : `{ $hash }`
verify-later = La graine correspondante est révélée à la fin de la partie. Tout le monde peut alors recalculer chaque lancer.
verify-seed = Graine : `{ $seed }`
    Mélangées à elle, les requêtes d’arrivée de chaque joueur : `{ $mix }`
verify-how = La clé est HMAC-SHA256(seed, mix). Pour le lancer n, prends le premier octet b sous 216 dans HMAC-SHA256(key, "throw:n") ; les dés sont b ÷ 6 mod 6 + 1 et b mod 6 + 1. Un paquet suit l’ordre des HMAC-SHA256(key, "deck:card") de ses cartes ; les propriétés sont distribuées autour de la table dans l’ordre des HMAC-SHA256(key, "deeds:space"), la case Départ étant la case 0.
verify-seed-fits = ✅ La graine a bien l’empreinte affichée.
verify-seed-differs = ❌ La graine n’a pas l’empreinte affichée !
verify-throws-fit = ✅ Tous les lancers et tous les mélanges recalculés sont ceux de la partie.
verify-throws-differ = ❌ Certains lancers ou mélanges recalculés ne sont pas ceux de la partie !
verify-counts =
    { $deeds ->
        [0] Recalculé : { $throws } lancers, { $decks } paquets.
       *[other] Recalculé : { $throws } lancers, { $decks } paquets, { $deeds } propriétés distribuées.
    }
