## The table message and its buttons.

## The message

table-title = { APP_TITLE() } · tour { $turn }
table-title-board = { $board } · tour { $turn }
table-rests = Pour l’instant, seuls des ordinateurs jouent. La partie attend que quelqu’un reprenne sa place avec le bouton **{ mine-title }**. Toute personne présente au début peut aussi annuler la partie avec `{ COMMAND("leave") }` ou en ouvrir une autre avec `{ COMMAND("new") }`.
table-concede =
    🏳️ { $count ->
        [1] { $who } ne voit plus comment gagner.
       *[other] { $who } ne voient plus comment gagner.
    } La partie peut s’arrêter ici{ $where ->
        [more] { "" } (sous **{ button-more }**)
       *[table] { "" }
    } ou continuer.
button-concede =
    { $count ->
        [1] Accepter l’abandon…
       *[other] Accepter les abandons…
    }
concede-sure = { $who } { $count ->
        [1] abandonne
       *[other] abandonnent
    }. Si tu termines la partie ici, tu gagnes, et les autres sont classés selon leur fortune. Tu ne pourras pas revenir en arrière.
concede-not = Tu n’as pas terminé la partie : elle continue.
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
        [1] … et 1 ligne plus ancienne : `{ COMMAND("game") }`
       *[other] … et { $count } lignes plus anciennes : `{ COMMAND("game") }`
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
square-street = { $deed } { $price } $ · loyer { $rent } $, groupe complet { $double } $, de 1 à { $most } maisons { $houses }, hôtel { $hotel } $ · maison { $cost } $, hypothèque { $mortgage } $
square-railroad = { $deed } { $price } $ · loyer pour 1 à { $most } gares { $rents } · hypothèque { $mortgage } $
square-utility = { $deed } { $price } $ · loyer { $one } × les dés, { $most } × les dés avec les deux compagnies · hypothèque { $mortgage } $
square-group = { $group } : { $held }
square-owned = { $who } en a { $count } sur { $size }
square-free =
    { $count ->
        [one] { $count } libre
       *[other] { $count } libres
    }
square-tax = On choisit d’abord, on compte ensuite : jusque-là, les totaux sont cachés.
stock-and-pot = { $stock } · { $parking } : { $pot } $
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
button-hold-roll = Retenir les dés · { $time }
button-buy-short = Manque { $missing } $ · { $what }
button-raise-and-buy = Réunir l’argent et acheter…
button-hold =
    { $count ->
        [1] Garder l’hypothèque
       *[other] Garder les hypothèques
    }
button-clear-all =
    { $count ->
        [1] Lever l’hypothèque · { $price } $
       *[other] Tout lever · { $price } $
    }
button-clear-some = Choisir les hypothèques…
button-clear = { $what } : lever · { $price } $
button-manage = Gérer
button-trade = Échanger
button-board = Plateau
button-advise = Conseil
button-history = Historique
button-more = Plus…
more-title = Plus
button-rematch = Revanche
rematch-open = Le lobby de la prochaine partie est ouvert, et tu y as déjà une place : { $where }
button-verify = Vérifier les dés

## Taking back one's last choice.

undo-open = Annuler un choix…
undo-ask = Demander à annuler
undo-needs =
    { $count ->
        [0] Tu n’as besoin de l’accord de personne d’autre.
        [one] { $who } doit être d’accord. Le bot pose la question dans le salon.
       *[other] { $who } doivent être d’accord. Le bot pose la question dans le salon.
    }
undo-title = Annuler ce choix ?
undo-text = { $who } veut annuler ce choix. On attend encore { $waits }. Le vote se termine <t:{ $at }:R>, ou dès qu’il se passe autre chose.
undo-turn-end = { $who } a fini son tour.
undo-secret = Seuls les joueurs concernés peuvent voir ce choix.
undo-agree = D’accord pour annuler
undo-refuse = Garder ce choix
undo-waits = Ce choix sera annulé si { $who } { $count ->
        [one] est
       *[other] sont
    } d’accord.
undo-done = C’est annulé : la partie est revenue là où elle en était avant ce choix.
undo-over-done = Le vote est terminé : le choix est annulé.
undo-over-not = Le vote est terminé : le choix n’est pas annulé.
call-undo = { $who } : faut-il annuler ce choix ?

refusal-undo-nothing = Tu n’as rien à annuler pour l’instant. Tu peux seulement annuler ton dernier choix, par exemple un achat, une construction ou la fin de ton tour.
refusal-undo-others = Tu ne peux pas annuler ton dernier choix, car quelqu’un d’autre a fait un choix après.
refusal-undo-answered = Tu ne peux pas annuler ton dernier choix, car le bot a décidé autre chose pour toi après.
refusal-undo-thrown = Tu ne peux pas annuler ton dernier choix, car les dés ont été lancés.
refusal-undo-drawn = Tu ne peux pas annuler ton dernier choix, car une carte a été tirée.
refusal-undo-bid = Tu ne peux pas annuler une enchère, ni le résultat des enchères.
refusal-undo-bid-by-others = Tu ne peux pas annuler ton dernier choix, car d’autres ont déjà enchéri ou passé.
refusal-undo-shown = Tu ne peux pas annuler ton dernier choix, car une carte ou un autre secret a été montré.
refusal-undo-final = Tu ne peux pas annuler ton dernier choix, car quelqu’un a quitté la partie ou l’heure de fin est passée.
refusal-undo-lapsed = Ce vote est terminé : la décision est prise, ou il s’est passé autre chose.
refusal-undo-asked = Un vote est en cours pour annuler un choix. Tu pourras retenir les dés quand il sera terminé.
refusal-hold-late = { $who } a déjà lancé les dés.
refusal-undo-unknown = Le journal de cette partie ne dit pas où elle en était avant ton dernier choix, donc rien ne peut être annulé.

command-name-undo = annuler-coup
command-undo = Annuler ton dernier choix, si les autres sont d’accord
