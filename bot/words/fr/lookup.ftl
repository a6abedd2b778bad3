## The history of a game.

history-title = Ce qui s’est passé
history-empty = Il ne s’est encore rien passé.
history-turn = **Tour { $turn } · { $who }**
history-order = 📋 Selon ta consigne : { $line }
history-secret = { $line } (ton enchère secrète : { $bids })

game-page-history = Voir tout ce qui s’est passé jusqu’ici

## How anybody checks the dice.

verify-title = Les dés sont-ils truqués ?
verify-friendly = 🎓 Cette première partie pour apprendre commence de la même façon pour tous ceux qui la jouent : sa graine est le SHA-256 de « first game { $number } », et n’a pas été tirée au hasard. On peut la vérifier comme toute autre partie.
verify-hash = À l’ouverture du lobby, avant l’arrivée du premier joueur, le bot a choisi une graine secrète pour tous les dés et toutes les cartes. Depuis, `{ COMMAND("game") }` montre son empreinte : `{ $hash }`
verify-later = La graine sera révélée à la fin de la partie. Tout le monde pourra alors recalculer chaque lancer.
verify-seed = Graine : `{ $seed }`
    Ajout (fait quand les joueurs ont rejoint la partie) : `{ $mix }`
verify-how = Pour recalculer : la clé est HMAC-SHA256(seed, mix). Pour le lancer n, prends le premier octet b inférieur à 216 dans HMAC-SHA256(key, "throw:n") ; les dés sont b ÷ 6 mod 6 + 1 et b mod 6 + 1. Un paquet suit l’ordre des HMAC-SHA256(key, "deck:card") de ses cartes ; les propriétés sont distribuées entre les joueurs dans l’ordre des HMAC-SHA256(key, "deeds:space"), la case Départ étant la case 0. Les places tirées au sort suivent l’ordre des HMAC-SHA256(key, "seats:token") des pions, nommés comme dans le fichier de la partie.
verify-seed-fits = ✅ La graine a bien l’empreinte montrée avant la partie.
verify-seed-friendly = ✅ La graine est celle de toute première partie pour apprendre.
verify-seed-differs = ❌ La graine n’a pas l’empreinte montrée avant la partie !
verify-throws-fit = ✅ Tous les lancers et tous les mélanges sont bien ceux que donne la graine.
verify-throws-differ = ❌ Certains lancers ou mélanges ne sont pas ceux que donne la graine !
verify-counts =
    { $deeds ->
        [0] Recalculés : tous les lancers ({ $rolls }) et tous les paquets ({ $decks }).
       *[other] Recalculés : tous les lancers ({ $rolls }), tous les paquets ({ $decks }) et toutes les propriétés distribuées ({ $deeds }).
    }
verify-more = … et encore { $count } : **{ button-export }** contient tous les lancers.

game-page-verify = Vérifier que les dés ne sont pas truqués

## A game as a file.

export-running = Voici la partie jusqu’à maintenant, sans ce qui doit encore rester secret. Télécharge-la de nouveau à la fin pour l’avoir en entier.
export-over = Voici toute la partie avec sa graine. Avec le code source du bot, sur un ordinateur, `python -m engine.replay { $file }` refait chaque lancer et vérifie chaque étape.
export-too-big = Cette partie est devenue trop longue pour un seul fichier.

game-page-export = Télécharger cette partie dans un fichier, pour la garder ou la vérifier
button-export = Fichier

## The command game.

game-choose-page = Choisis ce que tu veux voir ensuite
command-name-game = partie
command-game = Voir l’historique, les statistiques, l’analyse, le film et les dés, ou télécharger la partie
command-game-show = Ce que tu veux voir d’abord (sinon : l’historique)
