# The table message and its buttons.

## The message

table-title = Monopoly · tour { $turn }
table-rests = Pour l’instant, seuls des ordinateurs jouent. La partie attend que quelqu’un reprenne sa place avec le bouton **{ mine-title }**. Toute personne présente au début peut aussi annuler la partie avec `/monopoly { command-name-cancel }` ou en ouvrir une autre avec `/monopoly { command-name-new }`.
table-concede =
    🏳️ { $count ->
        [1] { $who } ne voit plus comment gagner.
       *[other] { $who } ne voient plus comment gagner.
    } La partie peut s’arrêter ici ou continuer.
button-concede =
    { $count ->
        [1] Abandon adverse : finir ici…
       *[other] Abandons adverses : finir ici…
    }
concede-sure = { $who } { $count ->
        [1] abandonne
       *[other] abandonnent
    }. Si tu termines la partie ici, tu gagnes, et les autres sont classés selon leur fortune. Tu ne pourras pas revenir en arrière.
concede-not = Tu n’as pas terminé la partie. Elle continue.
concede-done = 🏆 La partie est finie, tu gagnes.
button-concede-yes = Terminer et gagner
table-played-out = Il ne reste que des ordinateurs. Ils jouent la fin de la partie.
claim-open =
    { $owner } peut demander { $amount } $ de loyer à { $visitor }, avant { $window ->
        [next-throw] le prochain lancer
       *[second-following] le lancer du deuxième joueur après { $visitor }
    }
claim-asked = { $visitor } doit { $amount } $ de loyer à { $owner } et paiera dès que ceci sera réglé.
table-moved = ➡️ La partie continue dans <#{ $channel }>.
table-more =
    { $count ->
        [1] … et 1 ligne plus ancienne : `/monopoly { command-name-history }`
       *[other] … et { $count } lignes plus anciennes : `/monopoly { command-name-history }`
    }
player-mover = ▶
player-cash = **{ $cash } $**
player-deeds =
    { $count ->
        [0] aucune propriété
        [1] 1 propriété (vaut { $net } $)
       *[other] { $count } propriétés (valent { $net } $)
    }
player-deeds-worth = -# Valeur : prix imprimés plus constructions, moins hypothèques.
player-deeds-bare =
    { $count ->
        [0] aucune propriété
        [1] 1 propriété
       *[other] { $count } propriétés
    }
player-jail = 🔒 en prison
player-jail-tries = 🔒 en prison, { $turns ->
        [one] { $turns } essai
       *[other] { $turns } essais
    } sur { $most }
player-pass =
    { $count ->
        [1] 🎟️
       *[other] 🎟️×{ $count }
    }
player-away = 💤 ne répond pas
player-out = hors jeu
player-waiting = ⌛ encore { $time } d’attente
player-out-of-time = ⌛ plus de temps d’attente
player-separator = ·
square-street = { $deed } { $price } $ · loyer { $rent } $, groupe complet { $double } $, hôtel { $hotel } $
square-railroad = { $deed } { $price } $ · loyer { $one } $ pour une gare, { $most } $ pour toutes
square-utility = { $deed } { $price } $ · loyer { $one } × les dés, { $most } × les dés avec les deux compagnies
square-group = { $group } : { $held }
square-owned = { $who } en a { $count } sur { $size }
square-free =
    { $count ->
        [one] { $count } à vendre
       *[other] { $count } à vendre
    }
square-tax = Selon les règles officielles, on choisit comment payer avant de calculer sa fortune. Personne ne voit le total des fortunes avant que l’impôt soit payé.
stock-and-pot = { $stock } · Parc Gratuit : { $pot } $
table-closing = 🔔 L’heure de fin est passée : on finit ce qui est en cours, mais on ne peut plus échanger ni construire.
table-ending = 🏁 La partie se termine : on finit ce qui est en cours, mais on ne peut plus échanger ni construire.
table-hour = 🔔 La partie finit le <t:{ $at }:f> (<t:{ $at }:R>).
stock = Banque : { $houses ->
        [0] aucune maison
        [one] { $houses } maison
       *[other] { $houses } maisons
    }, { $hotels ->
        [0] aucun hôtel
        [one] { $hotels } hôtel
       *[other] { $hotels } hôtels
    }

## The buttons

button-collect = Demander à { $visitor } · { $price } $
button-hold-roll = Les autres : retenir les dés { $time }
button-buy-short = Manque { $missing } $ · { $what }
button-raise-and-buy = Réunir { $missing } $ et acheter…
button-hold = Garder les hypothèques
button-clear-all = Tout lever · { $price } $
button-clear-some = Choisir les hypothèques…
button-clear = { $what } : lever · { $price } $
button-manage = Gérer
button-trade = Échanger
button-board = Plateau
button-rematch = Revanche
rematch-open = Le lobby de la prochaine partie est ouvert, et tu y as déjà une place : { $where }
button-verify = Vérifier les dés
