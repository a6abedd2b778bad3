# Français. Les clés suivent en.ftl. On tutoie ; les événements sont au présent, sans participe
# qui s'accorde avec une personne ; pas de « de », « que » ni « jusque » devant un nom propre
# (élision). Argent : { $amount } $ avec une espace insécable.
#
# Un mot par chose : GO = Départ · Jail = prison · just visiting = simple visite · Free Parking =
# Parc Gratuit · Chance = Chance · Community Chest = Caisse de Communauté · Income Tax = impôt sur
# le revenu · Luxury Tax = taxe de luxe · the Bank = la Banque · cash = liquide (argent) · salary =
# salaire · rent = loyer · deed = titre · property = propriété · street = rue · bare = nu · group,
# set, colour = groupe · railroad = gare · utility = compagnie · house = maison · hotel = hôtel ·
# building = construction · mortgage = hypothèque · lift = lever · interest = intérêts · auction =
# enchères · bid = enchère, enchérir · pass = passer · sealed = enchères secrètes · lot = lot ·
# trade = échange · offer = offre · debt = dette · raise = trouver · bankrupt = en faillite ·
# creditor = créancier · estate = biens · jail pass = carte Sortie de Prison · doubles =
# double · turn = tour · lap = tour de plateau · token = pion · deck = paquet · seat = place ·
# host = hôte · lobby = lobby · channel = salon · thread = fil · pot = cagnotte · pace = rythme ·
# standing orders = consignes · house rule = règle maison · rulebook = règles de 1994 ·
# call off = annuler · resign = abandonner · hold = retenir.

money = { $amount } $
priced = { $what } { $amount } $
list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-apart = { $first } ; { $next }
bank = la Banque
nothing = rien

## Lines of what happened

# "🎩 Ada" + "lance 4+4 et arrive sur Vermont"
line = { $who } { $said }
# … + "loyer 6 $"
line-why = { $line } : { $why }

event-game-started =
    La partie commence : { $count } à table, avec { $cash } $ par personne.
event-deck-shuffled =
    { $deck ->
        [chance] Les cartes Chance sont mélangées.
       *[community_chest] Les cartes Caisse de Communauté sont mélangées.
    }
event-deeds-dealt =
    { $price ->
        [0] reçoit { $spaces } à la distribution
       *[other] reçoit { $spaces } à la distribution, pour { $price } $
    }
event-starter-thrown = Qui commence ? { $throws }
starter-throw = { $who } { $first }+{ $second }
starter-again = { $before } · on relance : { $throws }
event-turn-started = À { $who } de jouer.
starter-begins = { $throws }. { $who } commence.
event-dice-thrown = lance { $first }+{ $second }
event-rent-thrown = lance { $first }+{ $second } pour le loyer
event-moved = arrive { $where }
moved-visiting = arrive en prison, en simple visite
moved-owned = arrive { $where }, qui est à { $owner }
event-salary-paid = passe par Départ (+{ $amount } $)
salary-on-go = tombe pile sur Départ (+{ $amount } $)
salary-paid = touche { $amount } $ à Départ
event-jailed =
    { $by ->
        [space] finit en prison
        [card] va en prison
       *[doubles] file en prison pour le troisième double
    }
event-jail-throw-failed =
    { $turns ->
        [1] reste en prison (premier essai)
        [2] reste en prison (deuxième essai)
       *[other] rate encore le double (essai { $turns })
    }
jail-throw-last = rate le double au dernier essai
event-jail-left =
    { $by ->
        [doubles] sort de prison grâce au double
       *[other] sort de prison
    }
event-pass-used = joue une carte Sortie de Prison
event-hour-struck = 🔔 L’heure convenue a sonné
event-hold-set = fait patienter { $mover } un instant avant le lancer
event-hold-lifted = laisse lancer les dés
event-property-bought = achète { $space } pour { $price } $
bought-it = l’achète pour { $price } $
event-rent-spared =
    { $why ->
        [mortgage] ne paie aucun loyer à { $owner } : c’est hypothéqué
       *[jail] ne paie aucun loyer à { $owner } : en prison, on n’encaisse rien
    }
rent-spared =
    { $why ->
        [mortgage] sous hypothèque, pas de loyer
       *[jail] pas de loyer, car { $owner } est en prison
    }
event-purchase-declined = n’achète pas { $space }
declined-it = ne l’achète pas
event-auction-opened =
    { $count ->
        [1] Mise aux enchères : { $lots }.
       *[other] { $count } titres sont mis aux enchères : { $lots }.
    }
it-is-auctioned = aux enchères !
it-stays-with-bank = la Banque garde le titre
event-bid-made = enchérit à { $amount } $
bids-made =
    { $count ->
        [1] { $last }
       *[other] { $count } enchères sur { $space }, la dernière : { $last }
    }
event-maximum-filed =
    { $count ->
        [1] dépose un maximum secret
       *[other] déposent un maximum secret
    }
filed-sealed =
    { $count ->
        [1] dépose une réponse secrète
       *[other] déposent une réponse secrète
    }
event-bidder-passed =
    { $count ->
        [1] passe
       *[other] passent
    }
event-auction-won = remporte { $space } aux enchères pour { $price } $
event-auction-unsold = Aucune enchère sur { $space } : la Banque garde le titre.
pass-unsold = Aucune enchère pour { $card } : elle retourne sous son paquet.
event-pass-taken = a maintenant { $card }
event-deed-taken = a maintenant le titre : { $space }
event-paid =
    { $count ->
        [1] paie { $to } pour { $topic }
       *[other] paient { $to } pour { $topic }
    }
paid-to = paie { $to }
paid-fine = paie les { $amount } $ de caution
paid-tax-flat = paie le forfait d’impôt sur le revenu : { $amount } $
paid-tax-share = paie { $percent } % de toute sa fortune en impôt sur le revenu : { $amount } $
paid-interest = paie { $interest }
event-rent-claimable =
    { $why }, si { $owner } le demande avant { $window ->
        [next-throw] le prochain lancer
       *[second-following] le lancer de la deuxième personne après { $visitor }
    }
event-rent-claimed = demande à { $visitor } le loyer pour { $space }
event-rent-lapsed =
    { $by ->
        [left] Le loyer de { $amount } $ pour { $space } tombe : quelqu’un a quitté la partie.
       *[throw] { $owner } n’a pas demandé à temps le loyer de { $amount } $ pour { $space }.
    }
event-received = reçoit { $amount } $ de la Banque pour { $topic }
received-share = reçoit { $amount } $, sa part de ce que laisse { $debtor }
event-pot-laid = La cagnotte du Parc Gratuit est à { $pot } $.
event-pot-taken = rafle la cagnotte : { $amount } $
event-debt-opened = doit trouver { $amount } $ pour { $to }
debt-about = { $topic }, { $why }
debt-short = { $why }, plus que son argent en main
event-debt-forgiven = ne doit plus rien : l’échange règle la dette
event-card-drawn = tire { $deck }
card-quoted = « { $card } »
card-came-in = { $quoted } (+{ $amount } $)
card-cost = { $quoted } (−{ $amount } $)
event-card-kept = garde la carte Sortie de Prison
event-card-returned = La carte retourne sous { $deck }.
event-built = construit sur { $group }
event-buildings-sold = revend des constructions sur { $group }
built-why = { $levels }, { $amount } $
sold-why = { $levels }, +{ $amount } $
levels =
    { $level ->
        [0] { $spaces } à zéro maison
        [1] { $spaces } à 1 maison
        [hotel] { $spaces } à un hôtel
       *[other] { $spaces } à { $level } maisons
    }
levels-more =
    { $level ->
        [0] { $spaces } à zéro
        [hotel] { $spaces } à un hôtel
       *[other] { $spaces } à { $level }
    }
sold-all = revend toutes ses constructions pour { $amount } $
event-shortage-opened =
    { $count ->
        [1] voudrait monter { $levels } : il n’y en a pas assez, { $asked } peut donc aussi en demander
       *[other] voudrait monter { $levels } : il n’y en a pas assez, { $asked } peuvent donc aussi en demander
    }
event-claim-made =
    { $count ->
        [1] demande une construction
       *[other] demande { $count } constructions
    }
event-claim-deferred =
    { $count ->
        [1] peut la construire à son propre tour
       *[other] peut construire les { $count } à son propre tour
    }
event-shortage-auction-opened = La Banque n’en a pas assez pour toutes les demandes. On met aux enchères { $what }, entre { $who }.
event-building-bid = enchérit à { $amount } $ pour construire sur { $space }
building-bids-made = { $count } enchères, la dernière : { $last }
event-building-won = remporte une construction aux enchères pour { $price } $
event-building-unsold = Aucune enchère : la Banque garde { $what }.
a-house = une maison
a-hotel = un hôtel
event-mortgaged = hypothèque { $spaces }
event-mortgage-lifted = lève l’hypothèque sur { $spaces }
event-mortgage-undone = annule l’hypothèque sur { $spaces }
gained = +{ $amount } $
event-trade-offered = propose un échange à { $partner } : { $gives } contre { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } refuse l’offre faite par { $proposer }.
        [withdrawn] { $proposer } retire son offre à { $partner }.
        [countered] { $partner } répond à { $proposer } par une autre offre.
        [left] L’offre entre { $proposer } et { $partner } tombe : quelqu’un a quitté la partie.
       *[gone] L’offre entre { $proposer } et { $partner } tombe : quelque chose y a changé.
    }
event-trade-made = donne à { $partner } { $gives } contre { $takes }
event-trade-made-gave = offre en cadeau à { $partner } { $gives }
event-trade-made-got = reçoit { $takes }, un cadeau offert par { $partner }
trade-settled = règle une dette avec { $partner } : { $gives } contre { $takes }
trade-settled-gave = donne à { $partner } { $gives } pour régler une dette
trade-settled-got = reçoit { $takes } : une dette de réglée avec { $partner }
event-intent-noted = demande d’avance : { $what }
event-intent-dropped =
    { $by ->
        [owner] retire une demande : { $what }
       *[rules] avait une demande qui n’aboutit pas : { $what }
    }
intent-build = monter { $levels }
intent-sell = redescendre { $levels }
intent-mortgage = hypothéquer { $lot }
intent-lift = lever l’hypothèque sur { $lot }
intent-dropped = Ta demande : { $what }. Elle est tombée au moment où elle aurait pu se faire. { $why }
event-resigned = abandonne
event-went-bankrupt = ne peut pas payer { $to } et fait faillite
left-game = quitte la partie
event-estate-taken = reprend ce qu’avait { $debtor } : { $estate }
event-estate-surrendered = laisse à la Banque : { $estate }
estate-nothing = pas un sou
event-game-ended =
    { $count ->
        [1] 🏆 { $who } gagne la partie !
       *[other] 🏆 { $who } se partagent la victoire !
    }

## What a sum is for

why-rent-bare = loyer { $amount } $
why-rent-full-group = loyer { $amount } $ = 2 × { $base } $, groupe complet, sans maison
why-rent-built =
    { $houses ->
        [0] loyer { $amount } $ avec un hôtel
        [1] loyer { $amount } $ avec 1 maison
       *[other] loyer { $amount } $ avec { $houses } maisons
    }
why-rent-railroads =
    { $count ->
        [1] loyer { $amount } $, une gare
        [2] loyer { $amount } $, deux gares
        [3] loyer { $amount } $, trois gares
       *[other] loyer { $amount } $, les { $count } gares
    }
why-rent-railroads-times =
    { $count ->
        [1] loyer { $amount } $ = { $factor } × { $base } $, une gare
        [2] loyer { $amount } $ = { $factor } × { $base } $, deux gares
        [3] loyer { $amount } $ = { $factor } × { $base } $, trois gares
       *[other] loyer { $amount } $ = { $factor } × { $base } $, les { $count } gares
    }
why-rent-utility =
    { $count ->
        [1] loyer { $amount } $ = { $factor } × { $base } aux dés, une compagnie
       *[other] loyer { $amount } $ = { $factor } × { $base } aux dés, les deux compagnies
    }
why-rent-card-utility = loyer { $amount } $ = { $factor } × { $base } aux dés
why-income-tax-flat = le forfait de { $amount } $
why-income-tax-share = { $percent } % de toute sa fortune, { $amount } $
why-luxury-tax = { $amount } $
why-jail-fine = { $amount } $
why-card = { $amount } $
why-auction-price = { $amount } $, l’enchère gagnante
why-interest = { $percent } % d’intérêts sur { $spaces } : { $amount } $
why-share = { $amount } $
topic-income-tax = l’impôt sur le revenu
topic-luxury-tax = la taxe de luxe
topic-jail-fine = la sortie de prison
topic-interest = les hypothèques reprises
topic-share = les biens laissés par { $debtor }
deck-chance = une carte Chance
deck-community-chest = une carte Caisse de Communauté
under-chance = le paquet Chance
under-community-chest = le paquet Caisse de Communauté

## What the table waits for

decision-none = La partie est finie.
decision-to-throw = { $who } : aux dés !
decision-to-throw-again = { $who } : un double, on relance
decision-beat-end = { $who } peut encore construire, puis le tour se termine
decision-beat = Les dés roulent pour { $who }
decision-in-jail = { $who }, en prison : comment sortir ?
decision-fine-or-pass = { $who }, pas de double : payer les { $price } $ ou jouer une carte Sortie de Prison ?
decision-held = { $who } fait patienter { $mover } un instant
decision-to-end = { $who } : construire, échanger ou finir le tour
decision-to-end-without-group = { $who } : échanger ou finir le tour
decision-buy-or-decline = { $who } : acheter { $space } pour { $price } $, ou { $declined ->
        [left-with-bank] laisser à la Banque
       *[auctioned] laisser partir aux enchères
    } ?
decision-choose-tax = { $who } : impôt sur le revenu, { $flat } $ ou { $percent } % de toute ta fortune ?
decision-auction = Une fois, deux fois… { $space } à { $price } $ pour { $leader }. Qui dit mieux, { $who } ?
decision-auction-open = Aux enchères : { $space }. Qui enchérit, { $who } ?
decision-sealed-auction = Enchères secrètes : { $lots }. On attend encore { $who }
decision-owing = { $who } : trouver { $amount } $ pour { $to } ({ $topic })
decision-rescue = { $who } n’a pas de quoi trouver { $amount } $ pour { $to } ({ $topic }). Seul un échange peut encore aider
decision-shortage-claim =
    { $count ->
        [1] { $who } : les constructions manquent. Tu en demandes, ou tu les laisses aux autres ?
       *[other] { $who } : les constructions manquent. Vous en demandez, ou vous les laissez aux autres ?
    }
decision-shortage-again =
    { $count ->
        [1] { $who } : la Banque n’en a pas assez pour toutes les demandes. Combien vaut pour toi chaque construction, au maximum ?
       *[other] { $who } : la Banque n’en a pas assez pour toutes les demandes. Combien vaut pour vous chaque construction, au maximum ?
    }
decision-shortage-auction = Aux enchères : { $what }, à { $price } $ pour { $leader } ({ $lot }). Qui dit mieux, { $who } ?
decision-shortage-auction-open = Aux enchères : { $what }. Qui enchérit, { $who } ?
shortage-claim = { $who } demande : { $what }
shortage-none =
    { $count ->
        [1] { $who } ne demande rien
       *[other] { $who } ne demandent rien
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who } : lever tout de suite l’hypothèque sur { $spaces } ({ $price } $ en tout ; tu peux d’abord vendre ou hypothéquer), ou la garder
       *[enough] { $who } : lever tout de suite l’hypothèque sur { $spaces }, ou la garder
    }
awaiting-until = { $what } · <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>

## The table

table-title = Monopoly · tour { $turn }
table-rests = Seuls des ordinateurs jouent en ce moment : la partie attend que quelqu’un reprenne sa place. Qui l’a commencée peut l’annuler : /monopoly { command-name-cancel }. Une autre s’ouvre avec /monopoly { command-name-new }.
table-played-out = Il ne reste que des ordinateurs : ils terminent la partie.
claim-open =
    { $owner } peut demander { $amount } $ de loyer à { $visitor }, avant { $window ->
        [next-throw] le prochain lancer
       *[second-following] le lancer de la deuxième personne après { $visitor }
    }
table-moved = ➡️ La partie continue dans <#{ $channel }>.
table-more = … { $count } plus tôt : /monopoly { command-name-history }
player-line = { $mark }{ $who } { $said }
player-mover = ▶
player-cash = **{ $cash } $**
player-deeds =
    { $count ->
        [0] aucun titre
        [1] 1 titre, { $net } $
       *[other] { $count } titres, { $net } $
    }
player-deeds-bare =
    { $count ->
        [0] aucun titre
        [1] 1 titre
       *[other] { $count } titres
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
# How many jail passes a player holds, in words instead of emoji
player-pass-text =
    { $count ->
        [1] 1 carte Sortie de Prison
       *[other] { $count } cartes Sortie de Prison
    }
player-away = 💤 pas là
player-out = hors jeu
player-separator = ·
square-street = { $deed } { $price } $ · loyer { $rent } $, groupe complet { $double } $, hôtel { $hotel } $
square-railroad = { $deed } { $price } $ · loyer { $one } $ pour une gare, { $most } $ pour toutes
square-utility = { $deed } { $price } $ · loyer { $one } × les dés, { $most } × avec les deux
square-group = { $group } : { $held }
square-free =
    { $count ->
        [one] { $count } libre
       *[other] { $count } libres
    }
square-tax = On choisit d’abord, on compte après : personne ne voit la somme avant.
stock-and-pot = { $stock } · Parc Gratuit : { $pot } $
table-closing = 🔔 La partie se termine : on finit ce qui est en cours, puis plus d’échange ni de construction.
table-hour = 🔔 La partie finit : <t:{ $at }:f>, <t:{ $at }:R>.
stock = Banque : { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    }, { $hotels ->
        [one] { $hotels } hôtel
       *[other] { $hotels } hôtels
    }

## Board and deeds

board-title = Le plateau
board-deed = { $deed } : { $owner }{ $state }
board-free = { $price } $
board-mortgaged = , hypothèque
board-level =
    { $level ->
        [1] , 1 maison
        [hotel] , hôtel
       *[other] , { $level } maisons
    }
board-group-heading = { $mark } { $group }
board-tokens = Où est tout le monde
board-footer = Un prix tout seul : la propriété est libre.
board-token = { $who } : { $space }
board-jailed = en prison
board-visiting = en simple visite à la prison
deed-title = { $mark } { $space }
deed-price = Prix { $price } $ · hypothèque { $mortgage } $ · la lever coûte { $lift } $
deed-build = Une maison coûte { $cost } $, un hôtel { $houses ->
        [3] trois
        [4] quatre
       *[other] { $houses }
    } maisons et { $cost } $
deed-rent-bare = Loyer, rue nue : { $rent } $
deed-rent-set = Groupe complet, rue nue : { $rent } $
deed-rent-houses =
    { $houses ->
        [1] Avec 1 maison : { $rent } $
       *[other] Avec { $houses } maisons : { $rent } $
    }
deed-rent-hotel = Avec un hôtel : { $rent } $
deed-rent-railroads =
    { $count ->
        [1] Loyer avec une gare : { $rent } $
       *[other] Avec { $count } gares : { $rent } $
    }
deed-rent-utilities =
    { $count ->
        [1] Loyer avec une compagnie : { $times } × les dés
       *[other] Avec les deux compagnies : { $times } × les dés
    }
deed-now = **{ $line }** ← en ce moment
deed-free = Libre. Arrive dessus pour l’acheter{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}ou l’envoyer aux enchères.
    }
deed-owner = Propriétaire : { $owner }
deed-owner-mortgaged = Propriétaire : { $owner }. Sous hypothèque : personne ne paie de loyer ici.
deed-group = Son groupe : { $spaces }

## How a game ended

final-title = 🏆 { $winner } gagne !
final-title-tie = 🏆 { $winner } se partagent la victoire
final-title-cancelled = Partie annulée
final-why-cancelled = La partie a été annulée au tour { $turn }. Personne ne gagne.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = liquide { $amount } $
final-worth-deeds = titres { $amount } $
final-worth-mortgaged = hypothèques à moitié prix { $amount } $
final-worth-houses = maisons { $amount } $
final-worth-hotels = hôtels { $amount } $
final-why-last = { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }, il ne reste plus personne d’autre.
final-why-first-bankruptcy = { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }, la première faillite a mis fin à la partie, et on a compté la fortune des autres.
final-why-hour = { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }, l’heure convenue a sonné, et on a compté toutes les fortunes.
final-tie-broken = À fortune égale, plus de liquide l’emporte.
final-out = · hors jeu au tour { $turn }

## History

history-title = Ce qui s’est passé
history-empty = Rien pour l’instant.
history-page = Page { $page } sur { $pages }
history-turn = **Tour { $turn } · { $who }**

## Debts

debt-line = { $who } doit { $amount } $ à { $to } pour { $topic } : { $why }
debt-line-plain = { $who } doit { $amount } $ à { $to } pour { $topic }
debt-until = { $debt } · <t:{ $at }:R>
plan = Mon idée pour { $who } : { $what }. Ça rapporte { $amount } $.
plan-nothing = Il n’y a plus rien à vendre ni à hypothéquer.
plan-sell =
    { $count ->
        [1] vendre une maison sur { $space }
        [2] vendre deux maisons sur { $space }
        [3] vendre trois maisons sur { $space }
       *[other] vendre quatre maisons sur { $space }
    }
plan-sell-hotel = vendre l’hôtel sur { $space }
plan-sell-down =
    { $level ->
        [1] ramener { $space } d’un hôtel à 1 maison
       *[other] ramener { $space } d’un hôtel à { $level } maisons
    }
plan-mortgage = hypothéquer { $spaces }

## The rules of a game

rules-title = Les règles de cette partie
rules-heading-chosen = Au choix
rules-heading-money = Argent
rules-heading-jail = Prison
rules-heading-building = Constructions
rules-heading-dealing = Achats et dettes
rules-heading-turns = Tours et fin
rules-edition = Règles de { $edition }
rules-game =
    { $game ->
        [short] Partie courte
        [time-limit] Partie à l’heure
        [new-short] Nouvelle partie courte
       *[standard] Partie classique
    }
rules-house-rules =
    { $count ->
        [0] { "" }
        [one] Une règle maison
       *[other] { $count } règles maison
    }
rules-board =
    { $board ->
        [us2008] Le plateau de 2008, avec les rues d’Atlantic City.
       *[classic] Le plateau classique, avec les rues d’Atlantic City.
    }
rules-cards =
    { $cards ->
        [us2008] Seize cartes Chance et seize Caisse de Communauté, de 2008.
       *[classic] Seize cartes Chance et seize Caisse de Communauté.
    }
rules-players = De { $least } à { $most } à table.
rules-start-cash = Tout le monde commence avec { $cash } $.
rules-go-salary =
    { $kind ->
        [more] { $amount } $ en passant par Départ, { $landing } $ en s’y arrêtant.
       *[same] { $amount } $ en passant par Départ ou en s’y arrêtant.
    }
rules-luxury-tax = La taxe de luxe est de { $amount } $.
rules-income-tax =
    { $kind ->
        [flat] L’impôt sur le revenu est de { $flat } $.
       *[tenth-or-flat] L’impôt sur le revenu : { $flat } $ ou { $percent } % de toute ta fortune, à choisir avant de compter.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Cautions, taxes et cartes payantes s’entassent au Parc Gratuit : qui s’y arrête rafle tout.
           *[other] Cautions, taxes et cartes payantes s’entassent au Parc Gratuit, en plus de { $seed } $ : qui s’y arrête rafle tout.
        }
       *[rest] Le Parc Gratuit ne rapporte rien.
    }
rules-interest = Lever une hypothèque coûte { $percent } % en plus. En reprendre une aussi.
rules-jail-fine = Sortir coûte { $fine } $, avant le lancer, { $turns ->
        [1] pendant le premier tour
       *[other] pendant les { $turns } premiers tours
    } en prison.
rules-jail-turns =
    { $turns ->
        [1] Un essai pour le double. S’il est raté, tu paies et tu avances.
       *[other] { $turns } essais pour le double. Si le dernier est raté, tu paies et tu avances.
    }
rules-jail-pass =
    { $after ->
        [0] Après le dernier lancer raté, la caution est due, même avec une carte Sortie de Prison.
       *[other] Après le dernier lancer raté, une carte Sortie de Prison peut encore remplacer la caution.
    }
rules-jail-again =
    { $again ->
        [0] Le double qui te libère ne donne pas d’autre lancer.
       *[other] Le double qui te libère donne un autre lancer.
    }
rules-doubles = Un double fait relancer. { $count } de suite mènent en prison.
rules-stock = La Banque a { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [0] aucun hôtel
        [one] un hôtel
       *[other] { $hotels } hôtels
    }.
rules-shortage =
    { $kind ->
        [first-come] Les derniers hôtels et maisons vont à qui les demande en premier.
       *[claim-window] Si plusieurs veulent les dernières constructions, elles sont mises aux enchères.
    }
rules-hotel = Avant un hôtel, il faut { $houses } maisons sur chaque rue du groupe.
rules-building-time =
    { $kind ->
        [own-turn] On ne construit qu’à son propre tour.
       *[any-time] On peut construire au tour de n’importe qui.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Une maison ou un hôtel par personne et par tour, pas plus.
           *[other] Au plus { $most } maisons et hôtels par personne et par tour.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] Les constructions se revendent dans n’importe quel ordre.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] Une hypothèque ne bloque les maisons que sur sa rue, et une maison ne bloque les hypothèques que sur la sienne.
       *[whole-group] Une rue sous hypothèque bloque les maisons de tout son groupe, et une maison y bloque les hypothèques.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Chaque personne reçoit un titre et en paie tout de suite le prix.
           *[other] Chaque personne reçoit { $count } titres et en paie tout de suite le prix.
        }
        [deeds-given] { $count ->
            [one] Chaque personne reçoit un titre, gratuitement.
           *[other] Chaque personne reçoit { $count } titres, gratuitement.
        }
       *[cash-only] Personne ne commence avec un titre.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] Ni achat ni enchère avant d’avoir fait un tour de plateau.
       *[other] Ni achat ni enchère avant d’avoir fait { $laps } tours de plateau.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] Aucun échange avant d’avoir fait un tour de plateau.
       *[other] Aucun échange avant d’avoir fait { $laps } tours de plateau.
    }
rules-auction =
    { $kind ->
        [left-with-bank] Ce qui n’est pas acheté reste à la Banque. Pas d’enchères.
        [sealed-maxima] Ce qui n’est pas acheté part en enchères secrètes dès { $least } $ : le plus haut maximum gagne et paie { $step } $ de plus que le deuxième.
       *[open-calls] Ce qui n’est pas acheté part en enchères ouvertes dès { $least } $, par pas de { $step } $ au moins.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] La première enchère est d’au moins { $percent } % du prix imprimé.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] On n’enchérit pas au-delà de son liquide.
        [no-cap] On enchérit sans limite. Qui ne peut pas payer est en faillite.
       *[raisable] On n’enchérit pas au-delà de ce qu’on pourrait trouver.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Le loyer se demande avant que la deuxième personne après la visite lance les dés.
        [next-throw] Le loyer se demande avant le prochain lancer.
       *[automatic-rent] Le loyer se paie tout seul.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] En prison, on ne touche pas de loyer.
       *[collects-rent] En prison, on touche aussi ses loyers.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] En cas de faillite, le liquide va au créancier et les titres retournent à la Banque, aussitôt.
       *[to-creditor] En cas de faillite, tout ce qui reste va au créancier.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] En faillite face à la Banque, tes cartes Sortie de Prison partent aussi aux enchères.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] Un tour finit tout seul.
       *[said-by-player] Un tour finit quand on le dit.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Avant chaque lancer, tout le monde peut retenir les dés un instant, une fois.
       *[other] Avant chaque lancer, tout le monde peut retenir les dés un instant, { $count } fois.
    }
rules-early =
    { $kind ->
        [noted] Ce que tu demandes trop tôt est noté, et fait dès que c’est permis.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] La première faillite finit la partie, et la plus grosse fortune qui reste gagne.
        [agreed-hour] La partie finit à l’heure convenue, et la plus grosse fortune gagne.
        [agreed-round] La partie finit avec la ronde où tombe l’heure convenue, et la plus grosse fortune gagne.
       *[last-player-left] La dernière personne qui n’est pas en faillite gagne.
    }{ $tie ->
        [shared-win] {" "}À fortune égale, on partage la victoire.
        [most-cash] {" "}À fortune égale, plus de liquide l’emporte.
       *[none] { "" }
    }

## What silence means when the time is up

silence-to-throw = Les dés sont lancés pour toi.
silence-in-jail = Les dés sont lancés pour toi.
silence-fine-or-pass = Tu paies si tu as assez de liquide, sinon une carte est jouée.
silence-held = Les dés peuvent rouler.
silence-to-end = Ton tour finit.
silence-buy-or-decline = Tu n’achètes pas, et { $declined ->
        [left-with-bank] la Banque garde le titre.
       *[auctioned] le titre part aux enchères.
    }
silence-choose-tax = Tu paies le forfait, ou la part si ton liquide n’y suffit pas.
silence-auction = Tu passes.
silence-sealed-auction = Tu passes.
silence-owing = L’argent est trouvé pour toi, en commençant par le plus facile à rattraper.
silence-rescue = Tu fais faillite.
silence-shortage-claim = Tu ne demandes rien, ou rien de plus que déjà demandé.
silence-shortage-auction = Tu passes.
silence-lift-or-hold = Tu gardes les hypothèques.

## Why the rules say no

reason-game-over = Cette partie est finie. On ne peut plus rien y faire.
reason-out-of-game = Cette personne n’est plus dans la partie.
reason-not-awaited = Ce n’est pas à toi en ce moment. La première ligne de la table dit qui décide.
reason-not-now = Ce n’est pas ce que la partie attend maintenant. Les boutons de la table montrent quoi.
reason-no-hour = Cette partie n’a pas d’heure convenue.
reason-hour-struck = L’heure convenue a déjà sonné.
reason-closing = La partie se termine : plus d’échange ni de construction. Tu peux encore trouver de l’argent pour une dette.
reason-locked = Les dés sont lancés et le pion n’a pas encore bougé. Réessaie dès que c’est fait.
reason-in-debt = Il y a d’abord une dette à régler. D’ici là, tu peux seulement vendre des constructions, hypothéquer, ou faire un échange qui aide à la payer.
reason-cannot-afford = Il faut { $price } $, et tu peux en trouver { $cash } $.
reason-bid-too-low =
    { $price ->
        [0] Le minimum est { $lowest } $.
       *[other] L’enchère est à { $price } $. La tienne doit être d’au moins { $lowest } $.
    }
reason-bid-too-high = Dans cette partie, tu peux enchérir jusqu’à { $highest } $.
reason-already-leading = Tu mènes déjà avec { $price } $. Attends que quelqu’un monte.
reason-already-passed = Tu as passé, et pour cette vente c’est définitif.
reason-already-filed = Tu as déjà répondu à cette vente. On ne répond qu’une fois.
reason-not-in-auction = Ce titre n’est pas dans cette vente.
reason-bid-binds = Tu mènes une vente avec { $price } $ et dois pouvoir les payer. Dépense moins d’ici la fin.
reason-not-owner = Ce titre est à quelqu’un d’autre. Choisis l’un des tiens ou, dans un échange, un titre du côté qui le donne.
reason-not-a-street = Les maisons vont sur les rues, jamais sur les gares ni les compagnies.
reason-group-incomplete = Il te faut toutes les rues du groupe avant d’y construire.
reason-not-own-turn = Ici, maisons et hôtels s’achètent seulement à son propre tour.
reason-group-mortgaged = Une rue de ce groupe est sous hypothèque. Lève-la d’abord, construis ensuite.
reason-group-built = Il y a des constructions sur ce groupe. Revends-les d’abord toutes à la Banque.
reason-uneven = On construit uniformément : aucune rue du groupe avec plus d’une maison d’avance.
reason-level-range = Ce groupe ne permet pas ces paliers. Choisis des rues d’un même groupe, et d’autres hauteurs que maintenant.
reason-building-limit =
    { $left ->
        [0] Tu as acheté toutes les maisons et tous les hôtels permis avant que les dés passent.
        [one] Avant que les dés passent, tu as encore droit à une maison ou un hôtel.
       *[other] Avant que les dés passent, tu as encore droit à { $left } maisons et hôtels.
    }
reason-no-houses =
    { $left ->
        [0] La Banque n’a plus de maisons. Quelqu’un doit d’abord en vendre.
        [1] La Banque n’a plus qu’une maison, trop peu pour ça.
       *[other] La Banque n’a plus que { $left } maisons, trop peu pour ça.
    }
reason-no-hotels =
    { $left ->
        [0] La Banque n’a plus d’hôtels. Quelqu’un doit d’abord en vendre un.
        [1] La Banque n’a plus qu’un hôtel, trop peu pour ça.
       *[other] La Banque n’a plus que { $left } hôtels, trop peu pour ça.
    }
reason-shortage-open = On se partage justement les constructions rares. Tu pourras construire juste après.
reason-not-claimed = Tu ne peux enchérir que pour les constructions demandées, sur une rue où elles peuvent aller maintenant.
reason-already-mortgaged = Ce titre est déjà sous hypothèque. Choisis-en un qui ne l’est pas.
reason-not-mortgaged = Il n’y a pas d’hypothèque à lever là. Choisis un titre sous hypothèque, chacun une seule fois.
reason-mortgage-saves-nothing = Tu dois { $price } $ et n’aurais que { $cash } $ en vendant et en hypothéquant tout : rien ne s’hypothèque pour ça. Seul un échange peut aider. Les constructions peuvent être vendues.
reason-no-pass = Cette carte Sortie de Prison n’est pas là pour être jouée ou cédée.
reason-no-fine-on-last-turn = C’est ton dernier essai en prison : lance. Sans double, tu paies { $price } $ et tu avances.
reason-can-still-pay = Tu dois { $price } $ et peux en trouver { $cash } $ : il faut payer.
reason-plan-falls-short = Ça monte ton liquide à { $cash } $, et tu dois { $price } $. Ajoute une hypothèque ou vends plus.
reason-no-such-trade = Cette offre n’existe plus. Fais-en une autre avec /monopoly { command-name-trade }.
reason-not-your-trade = Ce n’est pas à toi de répondre à cette offre.
reason-trade-empty = Il n’y a encore rien dans cette offre. Mets-y un titre, de l’argent ou une carte Sortie de Prison.
reason-trade-with-self = Il faut être deux pour échanger. Choisis quelqu’un d’autre.
reason-trade-during-bidding = Les échanges attendent la fin des enchères. L’offre reste ouverte.
reason-no-such-debt = La dette que cet échange devait régler n’est plus ouverte.
reason-trade-for-nothing = Un côté de cet échange a une dette à payer et ne recevrait rien. Tant qu’une dette est ouverte, rien ne se donne.
reason-trade-lowers-raisable = Un côté de cet échange a une dette à payer et ne pourrait plus trouver que { $cash } $ au lieu de { $price } $. Il faut qu’il puisse en trouver autant, ou que la dette soit payée aussitôt.
reason-partner-cannot-pay = L’autre côté aurait besoin de { $price } $ et a { $cash } $. L’offre reste ouverte.
reason-too-many-trades = Tu as { $most } offres ouvertes. Retires-en une avant d’en faire une autre.
reason-too-early-to-buy = Dans cette partie, ni achat ni enchère avant un tour de plateau.
reason-too-early-to-trade = Dans cette partie, on échange après un tour de plateau. L’un de vous deux ne l’a pas fait.
reason-held = Quelqu’un retient ce lancer un instant. La première ligne de la table dit jusqu’à quand.
reason-no-hold-left = Tu as déjà retenu ce lancer, ou bien on ne retient pas les dés dans cette partie.
reason-own-throw = C’est ton lancer : il t’attend de toute façon.
reason-no-such-intent = Cette demande n’existe plus : faite, tombée ou retirée.
reason-too-many-intents = Tu as { $most } demandes en attente. Retires-en une avant d’en noter une autre.
reason-no-such-claim = Ce loyer ne peut plus être demandé : c’est déjà fait, ou les dés ont été plus rapides.
reason-not-your-claim = C’est à qui possède le titre de demander ce loyer.
reason-player-count = Cette partie se joue de { $least } à { $most }.
reason-token-taken = Quelqu’un a déjà ce pion. Choisis-en un autre.

## Why the host says no

refusal-no-such-game = Cette partie n’existe pas, ou plus depuis longtemps.
refusal-not-playing = Tu ne joues pas dans cette partie. Tu peux regarder, et jouer la prochaine.
refusal-left = Tu es hors jeu. Tu peux encore regarder la fin.
refusal-stale = Il s’est passé autre chose avant. La table est à jour : regarde encore une fois.
refusal-not-started = La partie n’a pas commencé. C’est à l’hôte d’appuyer sur Commencer.
refusal-started = Cette partie a déjà commencé, et son lobby est fermé. /monopoly { command-name-rules } dit ce qui est joué.
refusal-over = Cette partie est finie. Lances-en une autre avec /monopoly { command-name-new }.
refusal-cancelled = Cette partie a été annulée. Lances-en une autre avec /monopoly { command-name-new }.
refusal-not-host = C’est réservé à l’hôte.
refusal-lobby-full = Les { $most } places sont prises.
refusal-seats-taken = { $taken } places sont prises, et ce jeu en a { $most }. Il faut d’abord que quelqu’un quitte le lobby.
refusal-already-joined = Tu as déjà une place.
refusal-not-joined = Tu n’as pas de place dans ce lobby. Appuie d’abord sur Jouer.
refusal-token-taken = Quelqu’un a déjà ce pion. Choisis-en un autre.
refusal-too-few = Il faut être au moins { $least } pour commencer. Un ordinateur peut prendre une place.
refusal-not-timed = Cette partie finit d’elle-même ; seule une partie à l’heure a une heure. Choisis-en une d’abord sous Règles.
refusal-no-hour = Une partie à l’heure a besoin de son heure de fin. Mettez-vous d’accord sous Règles, puis commencez.
refusal-hour-past = L’heure convenue est passée. Choisissez-en une plus tard sous Règles, puis commencez.
refusal-hour-out-of-range = L’heure doit être dans dix minutes au moins et un an au plus.
refusal-no-computer = Il n’y a pas d’ordinateur à renvoyer ici.

## The cards, in our own words

card-ch-go = En route pour Départ. Touche 200 $.
card-ch-illinois = Petit voyage à Illinois Avenue. En passant par Départ, touche 200 $.
card-ch-stcharles = Petite visite à St. Charles Place. En passant par Départ, touche 200 $.
card-ch-utility = Direction la prochaine compagnie. Si elle est libre, tu peux l’acheter ; sinon, lance les dés et paie dix fois le total à qui elle appartient.
card-ch-railroad-1 = Direction la prochaine gare. Si elle est libre, tu peux l’acheter ; sinon, paie le double du loyer habituel à qui elle appartient.
card-ch-railroad-2 = La prochaine gare te tend les bras. Si elle est libre, tu peux l’acheter ; sinon, paie le double du loyer habituel à qui elle appartient.
card-ch-dividend = Tes actions ont bien marché. Touche 50 $.
card-ch-goojf = De quoi sortir de prison, gratuitement. Garde la carte jusqu’à ce que tu la joues ou l’échanges.
card-ch-back3 = Trois pas en arrière.
card-ch-jail = Tout droit en prison. Sans passer par Départ, sans 200 $.
card-ch-repairs = Tes constructions ont besoin de travaux : 25 $ par maison, 100 $ par hôtel.
card-ch-fine15 =
    { $cards ->
        [us2008] Trop vite au volant. Paie 15 $.
       *[classic] Impôt des pauvres : être à court d’argent te coûte 15 $.
    }
card-ch-reading = En voiture à Reading Railroad ! En passant par Départ, touche 200 $.
card-ch-boardwalk = Une balade à Boardwalk. Vas-y maintenant.
card-ch-chairman = Te voilà à la tête du conseil. Paie 50 $ à chaque adversaire.
card-ch-loan = Un prêt te revient. Touche 150 $.
card-cc-go = En route pour Départ. Touche 200 $.
card-cc-bankerror = La Banque s’est trompée en ta faveur. Touche 200 $.
card-cc-doctor = Le médecin envoie sa note. Paie 50 $.
card-cc-stock-45 = Tu as vendu des actions. Touche 45 $.
card-cc-stock-50 = Tu as vendu des actions. Touche 50 $.
card-cc-goojf = De quoi sortir de prison, gratuitement. Garde la carte jusqu’à ce que tu la joues ou l’échanges.
card-cc-jail = Tout droit en prison. Sans passer par Départ, sans 200 $.
card-cc-opera = Tu emmènes tout le monde à l’opéra. Chaque adversaire te paie 50 $ pour sa place.
card-cc-birthday = Joyeux anniversaire ! Chaque adversaire te donne 10 $.
card-cc-fund = L’épargne vacances est versée. Touche 100 $.
card-cc-refund = Le fisc te rembourse un peu. Touche 20 $.
card-cc-insurance = Ton assurance-vie est versée. Touche 100 $.
card-cc-hospital = Un séjour à l’hôpital. Paie 100 $.
card-cc-school-150 = Les frais de scolarité tombent. Paie 150 $.
card-cc-school-50 = Les frais de scolarité tombent. Paie 50 $.
card-cc-services = Tu as donné de bons conseils. Touche 25 $.
card-cc-streets = On refait la chaussée devant tes constructions : 40 $ par maison, 115 $ par hôtel.
card-cc-beauty = Deuxième prix d’un concours de beauté. Touche 10 $.
card-cc-inherit = Une tante a pensé à toi dans son testament. Touche 100 $.

## Colours, tokens, deeds

group-dark-purple = Violet
group-brown = Marron
group-light-blue = Bleu clair
group-pink = Rose
group-orange = Orange
group-red = Rouge
group-yellow = Jaune
group-green = Vert
group-dark-blue = Bleu foncé
group-railroad = Gares
group-utility = Compagnies
the-dark-purple = le groupe violet
the-brown = le groupe marron
the-light-blue = le groupe bleu clair
the-pink = le groupe rose
the-orange = le groupe orange
the-red = le groupe rouge
the-yellow = le groupe jaune
the-green = le groupe vert
the-dark-blue = le groupe bleu foncé
the-railroad = les gares
the-utility = les compagnies
token-hat = Haut-de-forme
token-boat = Bateau
token-dog = Chien
token-car = Voiture
token-iron = Fer à repasser
token-boot = Chaussure
token-cat = Chat
token-thimble = Dé à coudre
deed-mortgaged = { $deed } (hypothèque)
jail-passes =
    { $count ->
        [1] une carte Sortie de Prison
       *[other] { $count } cartes Sortie de Prison
    }

### Manage

effect-build = { $what } · { $price } $
effect-sell = { $what } · +{ $price } $
effect-mortgage = Hypothéquer { $lot } · +{ $price } $
effect-lift = Lever { $lot } · { $price } $
effect-lot = { $lots } à { $level }
effect-lots = { $lots } à { $level } par rue
level-hotel = un hôtel
level-houses =
    { $count ->
        [0] zéro maison
        [1] 1 maison
       *[other] { $count } maisons
    }
row-dark-purple = Violet
row-brown = Marron
row-light-blue = Bleu clair
row-pink = Rose
row-orange = Orange
row-red = Rouge
row-yellow = Jaune
row-green = Vert
row-dark-blue = Bleu foncé
page-turn = Suite : page { $page } sur { $pages }
manage-title = Tes propriétés
manage-cash = Argent : **{ $cash } $**
manage-stock = La Banque a { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [one] { $hotels } hôtel
       *[other] { $hotels } hôtels
    }.
manage-debt =
    { $missing ->
        [0] Tu dois { $price } $ et tu les as : ça se paie tout seul le moment venu.
       *[other] Tu dois { $price } $ : **il manque encore { $missing } $**. Ça se paie tout seul dès que ton liquide y suffit.
    }
manage-beyond-means = Tu dois { $price } $, et en vendant et en hypothéquant tout tu aurais { $able } $. Rien ne s’hypothèque pour ça : seuls des échanges aident encore. Tu peux vendre des constructions pour échanger leurs terrains.
manage-debt-paid = Ta dette de { $price } $ est payée.
manage-share = ({ $held } sur { $of })
manage-lot-mortgaged = { $lot } (hypothèque)
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots } : pas de maisons, { $what } sous hypothèque.
manage-no-build-turn = { $lots } : pas de maisons avant ton propre tour.
manage-no-build-limit = { $lots } : plus de maisons ce tour-ci, tu as acheté tout ce qu’un tour permet.
manage-no-build-shortage = { $lots } : pas de maisons avant le partage des constructions rares.
manage-no-build-closing = { $lots } : plus de maisons, la partie se termine.
manage-no-build-cash = { $lots } : pas de maisons, chacune coûte { $price } $.
manage-no-build-stock = { $lots } : pas de maisons, la Banque en manque ou une enchère bloque ton argent.
manage-over = La partie est finie. Plus rien ne change de mains.
manage-no-deeds = Tu n’as encore aucune propriété : rien à gérer.
manage-given-up = Tu as abandonné : tes propriétés sont remises dès que les autres dettes sont réglées.
manage-nothing-to-raise = Rien ne peut être vendu ni hypothéqué maintenant. Un échange peut encore te sauver.
manage-locked = Un pion doit encore avancer, le plateau ne peut pas changer. Réessaie dans un instant.
manage-nothing = Rien à construire, vendre, hypothéquer ou lever en ce moment.
manage-choose-build = Construire…
manage-choose-sell = Revendre des constructions…
manage-choose-mortgage = Hypothéquer…
manage-choose-lift = Lever une hypothèque…
manage-choose-clear = Tout juste reçu : lever sans intérêts…
manage-group-build = { $lots } · { $price } $ par palier
manage-group-sell = { $lots } · +{ $price } $ par palier
manage-back = Retour
manage-refresh = Actualiser
manage-noted-shortage = Noté : { $what }. Ce sera fait après le partage des constructions rares, si c’est encore possible.
manage-claimed = Ta demande : { $what }. Il n’y en a peut-être pas pour tout le monde, les autres ont d’abord leur mot à dire : vois la table.
manage-done = C’est fait : { $what }.
manage-noted-locked = Noté : { $what }. Ce sera fait dès que c’est permis, une fois le pion arrivé.
manage-noted-turn = Noté : { $what }. Ce sera fait au début de ton tour, avant ton lancer.
manage-early-locked = ⏳ Un pion doit encore avancer. Ce que tu choisis maintenant est noté, et fait dès que c’est permis.
manage-early-shortage = ⏳ On se partage les constructions rares. Ce que tu choisis maintenant est noté, et fait après.
manage-early-turn = ⏳ On construit à son propre tour. Ce que tu choisis de construire maintenant est noté, et fait au début du tien.
manage-intents = **Noté**
manage-intent = ⏳ { $what }
manage-choose-drop = Retirer une demande notée…
manage-wishes =
    { $count ->
        [one] { $count } demande notée…
       *[other] { $count } demandes notées…
    }
manage-dropped = Retiré : { $what }.

### Debt

debt-title = Ta dette
debt-mortgage = Hypothéquer { $lots }
debt-label-of = { $who } : { $what }
debt-as-proposed = Trouver { $price } $ comme proposé
debt-change = Changer
debt-give-up = Abandonner…
debt-hopeless = Même en vendant et en hypothéquant tout, { $who } aurait { $able } $.
debt-plan-changed = Les choses ont changé depuis cette proposition, et rien n’a encore été fait. Voici le plan maintenant :
debt-of-another = La décision est à { $who }.
debt-raised = C’est fait. L’argent est trouvé et ta dette est payée.
debt-given-up = Tu as abandonné.
debt-bank = la Banque
debt-sure = Tu dois { $price } $ et peux en trouver { $able } $ au plus. Si tu abandonnes, tu es hors jeu, et tout ce que tu as va à { $to }. Un échange pourrait encore te sauver. Abandonner pour de bon ?
debt-bankrupt = Oui, je fais faillite
debt-trade = Tenter un échange

### Estate

not-dollars = Ce n’est pas un montant : écris des dollars entiers, comme 120 ou 1200.
lots-title = Enchères secrètes sur plusieurs lots
lots-intro = Choisis un lot pour noter ton maximum secret, { $highest } $ au plus. Rien ne compte avant l’envoi, et on n’envoie qu’une fois.
lots-no-cash = Tu ne peux enchérir sur aucun de ces lots.
lots-filed = Envoyé. Voici tes maximums secrets :
lots-passed = Tu n’enchéris sur aucun de ces lots.
lots-changed = Ça a changé depuis, ailleurs. Regarde encore avant d’envoyer :
lots-line =
    { $price ->
        [0] { $lot } : jusqu’à **{ $most } $**
       *[other] { $lot } (prix { $price } $) : jusqu’à **{ $most } $**
    }
lots-line-none =
    { $price ->
        [0] { $lot } : pas d’enchère
       *[other] { $lot } (prix { $price } $) : pas d’enchère
    }
lots-at-most = Dépense maximale : { $price } $.
lots-choose = Ton maximum pour…
lots-option = { $lot } · jusqu’à { $most } $
lots-option-none =
    { $price ->
        [0] { $lot } · sans enchère
       *[other] { $lot } · sans enchère, prix { $price } $
    }
lots-file =
    { $count ->
        [1] Envoyer 1 maximum · { $price } $ au plus
       *[other] Envoyer { $count } maximums · { $price } $ au plus
    }
lots-pass = Passer sur tous les lots
lots-limit = Limite : { $price } $ en tout
lots-limit-none = Pas de limite en tout
lots-limit-title = Limite de dépense
lots-limit-label = Maximum pour tous les lots, en dollars
lots-limit-hint = Laisse vide pour ne pas avoir de limite.
lots-amount-title = { $lot }
lots-amount-label = Ton maximum secret en dollars
lots-amount-hint = De { $lowest } $ à { $highest } $. Laisse vide pour ne pas enchérir.
lots-too-dear = Les enchères sur ce lot commencent à { $lowest } $, et c’est plus que tu ne peux mettre.
lots-out-of-range = Ton maximum pour un lot va de { $lowest } $ à { $highest } $.

### Trade panel

trade-title = Échange avec { $who }
trade-footer = Rien n’est proposé avant d’appuyer sur Envoyer. Le brouillon est gardé d’ici là.
trade-gives = **{ $who } donne**
trade-public-offer = { $who } propose un échange à { $whom }
trade-public-counter = { $who } fait une contre-offre à { $whom }
trade-public-made = Conclu : l’échange entre { $who } et { $whom }
trade-public-declined = { $whom } a refusé l’offre faite par { $who }
trade-public-withdrawn = { $who } a retiré son offre à { $whom }
trade-public-countered = { $whom } a répondu à { $who } par une autre offre
trade-public-gone = L’offre entre { $who } et { $whom } est tombée : quelque chose y a changé
trade-public-left = L’offre entre { $who } et { $whom } est tombée : quelqu’un a quitté la partie
trade-public-expired = L’offre entre { $who } et { $whom } a expiré
trade-public-over = L’offre entre { $who } et { $whom } a pris fin avec la partie
trade-you-give = **Tu donnes**
trade-you-get = **Tu reçois**
trade-nothing = rien
trade-deed = { $deed } · { $price } $ (valeur d’hypothèque { $mortgage } $)
trade-deed-mortgaged = { $deed } · { $price } $ (hypothèque de { $mortgage } $)
trade-cash = 💵 { $amount } $
pass-in-sentence = la carte { $card }
pass-name =
    { $deck ->
        [chance] Sortie de Prison (Chance)
       *[community_chest] Sortie de Prison (Caisse)
    }
trade-group = { $group } après l’échange : toi { $mine } sur { $size }, { $who } { $theirs }
trade-due-hold = { $deed } est sous hypothèque : tu paies { $percent } %, soit { $interest } $, tout de suite, et tu la gardes.
trade-due-lift = { $deed } est sous hypothèque : tu la lèves pour { $lift } $, { $percent } % compris.
trade-due-their-hold = { $deed } est sous hypothèque : { $who } paie { $percent } %, soit { $interest } $, pour la garder, ou { $lift } $ pour la lever.
trade-due-their-lift = { $deed } est sous hypothèque : { $who } la lève pour { $lift } $, { $percent } % compris.
trade-settles-mine = 🤝 Ça règle ta dette de { $amount } $ envers { $who }.
trade-settles-theirs = 🤝 Ça règle les { $amount } $ dus par { $who }.
trade-cash-mine =
    { $due ->
        [0] Ton argent : { $before } $ → **{ $after }**
       *[other] Ton argent : { $before } $ → **{ $after }** après { $due } $ à la Banque pour les hypothèques
    }
trade-cash-theirs =
    { $due ->
        [0] Argent ({ $who }) : { $before } $ → **{ $after }**
       *[other] Argent ({ $who }) : { $before } $ → **{ $after }** après { $due } $ à la Banque pour les hypothèques
    }
trade-bound-mine = Pas dans ta liste, car leur groupe a des constructions : { $lots }.
trade-bound-theirs = Pas dans la liste ({ $who }), car leur groupe a des constructions : { $lots }.
trade-choose-give = Tu donnes : choisis des titres
trade-choose-take = Tu reçois de la part de { $who } : choisis
trade-choose-more = Cartes Prison, hypothèques, dettes
trade-choose-lift = Lesquelles lèves-tu maintenant ?
trade-choose-whom = Avec qui veux-tu échanger ?
trade-option = hypothèque { $mortgage } $ · { $count } sur { $size } du groupe dans la même main
trade-option-mortgaged = hypothèque de { $mortgage } $ · { $interest } $ à payer · { $count } sur { $size } dans la même main
trade-more-give-pass = Tu donnes : { $card }
trade-more-take-pass = Tu reçois : { $card }
trade-more-lift = Lever { $lot } à la réception
trade-more-lift-about = { $lift } $ maintenant ; ou garder pour { $interest } $
trade-more-settle = Ça règle les { $amount } $ dus par { $who }
trade-more-settle-mine = Ça règle tes { $amount } $ envers { $who }
trade-more-settle-about = L’échange paie la dette, quelle que soit sa valeur.
trade-button-cash = Argent…
trade-button-page-give = Tu donnes : page { $page } sur { $count }
trade-button-page-take = Tu reçois : page { $page } sur { $count }
trade-button-page-more = Cartes, hypothèques : page { $page } sur { $count }
trade-button-whom = Quelqu’un d’autre…
trade-button-send = Envoyer à { $who }
trade-button-prune = Enlever ce qui n’est plus là
trade-button-drop = Jeter
trade-button-theirs = Répondre à l’offre { $number }
trade-button-mine = Ton offre ouverte { $number }
trade-button-another = Autre échange
trade-button-withdraw = Retirer l’offre
trade-button-accept = Accepter
trade-button-counter = Contre-offre…
trade-button-decline = Refuser
trade-button-go-on = Continuer avec { $who }
trade-button-afresh = Jeter, échanger avec { $who }
trade-button-yes =
    { $count ->
        [0] Accepter, tout garder · { $due } $ à la Banque
       *[other] Accepter, en lever { $count } · { $due } $ à la Banque
    }
trade-form-title = L’argent de cet échange
trade-form-give = Tu donnes, en dollars
trade-form-take = Tu reçois, en dollars
trade-wrong-left = ⚠️ { $who } n’est plus dans la partie.
trade-wrong-built = ⚠️ { $lot } ne peut pas changer de mains : son groupe a des constructions.
trade-wrong-deed-mine = ⚠️ { $lot } n’est plus à toi.
trade-wrong-deed-theirs = ⚠️ { $lot } n’est plus à { $who }.
trade-wrong-pass-mine = ⚠️ Tu n’as plus cette carte : { $card }
trade-wrong-pass-theirs = ⚠️ { $who } n’a plus cette carte : { $card }
trade-wrong-debt = ⚠️ La dette à régler n’est plus ouverte.
trade-wrong-answers = ⚠️ L’offre faite par { $who }, à laquelle ceci répond, n’est plus ouverte.
trade-wrong-cash = ⚠️ Il te manquerait { $amount } $.
trade-doubt-cash = ⚠️ Il manquerait { $amount } $ à { $who } pour accepter maintenant.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Tu as une dette à payer : impossible de rien donner avant.
       *[theirs] ⚠️ { $who } a une dette à payer : impossible de rien donner avant.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Tu as une dette à payer. Après cet échange, tu ne pourrais plus trouver que { $after } $ au lieu de { $before } $ : il ne peut pas être accepté.
       *[theirs] ⚠️ { $who } a une dette à payer et ne pourrait plus trouver que { $after } $ au lieu de { $before } $ : l’échange ne peut pas être accepté.
    }
trade-sure-title = Tu confirmes ?
trade-sure = Aux prix imprimés, argent compris, tu donnes **{ $gives } $** et tu ne reçois { $takes ->
        [0] **rien** en échange.
       *[other] que **{ $takes } $** en échange.
    } { $who } y gagne. Est-ce bien ce que tu veux ?
trade-button-sure-send = L’envoyer quand même
trade-button-sure-accept = L’accepter quand même
trade-button-sure-back = Retour
trade-draft-gone = Ce brouillon n’existe plus : envoyé ou jeté. Le bouton Échanger en commence un autre.
trade-draft-other = Tu as commencé un autre brouillon entre-temps. Le voici.
trade-draft-dropped = Le brouillon est jeté.
trade-whom = Il faut être deux pour échanger : choisis avec qui.
trade-whom-about =
    { $count ->
        [0] { $cash } $, aucun titre
        [one] { $cash } $ et { $count } titre
       *[other] { $cash } $ et { $count } titres
    }
trade-which = Tu as commencé un échange avec { $who }, pas encore envoyé.
trade-sent-title = Ton offre est partie pour { $who }
trade-offer-title = { $who } te propose un échange
trade-counter-title = { $who } te fait une contre-offre
trade-call = { $who }, une offre pour toi :
trade-asks-lift = Accepter te demande d’abord quelles hypothèques lever et lesquelles garder.
trade-expires = Ouverte jusqu’au <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = La partie est dans <#{ $channel }>.
trade-lift-title = Lever ou garder : l’échange avec { $who }
trade-lift-or-hold = Tu reçois des titres sous hypothèque. Lève celles que tu choisis maintenant ; pour les autres, tu paies les intérêts maintenant, et encore une fois en les levant plus tard.
trade-said-accept = L’échange est conclu.
trade-said-decline = Tu as refusé l’offre.
trade-said-withdraw = Tu as retiré ton offre.
trade-outcome-made =
    { $side ->
        [partner] Conclu : l’échange avec { $who }
       *[proposer] L’échange avec { $who } est conclu.
    }
trade-outcome-declined =
    { $side ->
        [partner] Tu as refusé l’offre faite par { $who }
       *[proposer] { $who } a refusé ton offre.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } a retiré cette offre
       *[proposer] Tu as retiré ton offre à { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] Tu as répondu à { $who } par ta propre offre
       *[proposer] { $who } a répondu à ton offre par une contre-offre.
    }
trade-outcome-gone =
    { $side ->
        [partner] L’offre faite par { $who } est tombée : quelque chose y a changé
       *[proposer] Ton offre à { $who } est tombée : quelque chose y a changé.
    }
trade-outcome-left =
    { $side ->
        [partner] L’offre faite par { $who } est tombée : quelqu’un a quitté la partie
       *[proposer] Ton offre à { $who } est tombée : quelqu’un a quitté la partie.
    }
trade-outcome-expired =
    { $side ->
        [partner] L’offre faite par { $who } a expiré
       *[proposer] Ton offre à { $who } a expiré sans réponse.
    }
trade-outcome-over =
    { $side ->
        [partner] L’offre faite par { $who } a pris fin avec la partie
       *[proposer] Ton offre à { $who } a pris fin avec la partie.
    }

### Commands

command-monopoly = Monopoly entre amis qui ne sont jamais en ligne au même moment
command-new = Ouvrir un lobby dans ce salon
command-new-edition = Quelle édition ? Sinon, celle choisie par ce serveur
command-new-game = Classique, courte ou à l’heure
command-new-pace = De direct à tranquille : des minutes, un jour ou trois par décision ; sur mesure dans le lobby
command-mine = Mes parties, d’abord celles qui m’attendent
command-board = Le plateau : chaque titre, et où est tout le monde
command-manage = Construire, vendre, hypothéquer, lever des hypothèques
command-trade = Proposer un échange à quelqu’un
command-trade-player = Avec qui échanger
command-deed = Ce qu’une propriété coûte et rapporte
command-deed-name = La propriété
command-rules = Les règles de cette partie, sur une page ou par chapitres
command-rules-topic = Quoi chercher : prison, enchères, hypothèques…
command-rules-edition = L’édition des règles, si ce n’est pas celle de la partie ici
command-history = Tout ce qui s’est passé
command-resign = Quitter la partie pour de bon
command-cancel = Fermer un lobby, ou être d’accord pour annuler une partie
command-verify = Vérifier les dés
command-help = Comment jouer
command-preferences = Qui lance mes dés, et où l’on m’appelle
command-game = Quelle partie, si tu en joues plusieurs

game-choice = { $who } ({ $id })

### Lobby

lobby-title = Une partie de Monopoly · { $seats } places prises sur { $most }
lobby-seat = { $who }
lobby-seat-host = { $who } · hôte
lobby-seat-computer = { $who } · ordinateur
lobby-how = **Jouer** prend une place, **Ajouter un ordinateur** en remplit une. { $host } choisit ce qu’on joue sous **Règles** et, à { $least } ou plus, appuie sur **Commencer**.
lobby-pace-live = **Direct** : pour une soirée ensemble. Tu lances toi-même tes dés et tu as des minutes pour décider.
lobby-pace-daily = **Quotidien** : pour des semaines. Les dés sont lancés pour toi ; on t’appelle quand il y a quelque chose à décider, et tu as un jour.
lobby-commitment = -# Les dés sont scellés avant que quiconque s’assoie : SHA-256 `{ $hash }`. La graine est révélée à la fin, et /monopoly { command-name-verify } vérifie chaque lancer.
lobby-expires = -# Le lobby ferme <t:{ $at }:R>.
lobby-already = Il y a déjà [un lobby]({ $link }) dans ce salon : prends-y une place. Son hôte peut commencer ou annuler.
lobby-closed = Ce lobby est fermé.
lobby-opened = Le lobby est ouvert. Tout le monde dans ce salon peut prendre une place.
lobby-no-files = Je ne peux pas joindre de fichiers ici : la partie se joue sans images, tout est dit en mots. Pour le plateau, il me manque : { $what }.
lobby-started-title = La partie a commencé
lobby-started = En jeu : { $who }. La table est ci-dessous.
lobby-choose-token = Choisis ton pion
lobby-choose-pace = À quel rythme jouez-vous ?
lobby-no-token = Il ne reste aucun pion
button-lobby-join = Jouer
button-lobby-leave = Partir
button-lobby-computer = Ajouter un ordinateur
button-lobby-nocomputer = Retirer un ordinateur
button-lobby-start = Commencer
button-lobby-rules = Règles
button-lobby-cancel = Annuler
pace-live = Direct
pace-live-short = Tout le monde est là maintenant
pace-daily = Quotidien
pace-daily-short = Un jour par décision
only-in-server = Une partie se joue dans un salon d’un serveur : essaie là-bas.

### Being called

call-throw = { $who } : à toi de jouer.
call-jail = { $who } : te voilà en prison – comment en sortir ?
call-buy = { $who } : tu l’achètes ?
call-tax = { $who } : impôt sur le revenu – choisis comment payer.
call-debt =
    { $count ->
        [1] { $who } : tu dois plus que ton argent en main.
       *[other] { $who } : vous devez plus que votre argent en main.
    }
call-rescue =
    { $count ->
        [1] { $who } : tu n’as pas de quoi payer. Seul un échange peut encore te sauver.
       *[other] { $who } : vous n’avez pas de quoi payer. Seul un échange peut encore vous sauver.
    }
call-lift = { $who } : des hypothèques arrivent avec ces titres.
call-claim =
    { $count ->
        [1] { $who } : les constructions manquent – tu en demandes ?
       *[other] { $who } : les constructions manquent – vous en demandez ?
    }
call-rent = { $who } : de la visite ! Le loyer est à demander à temps.
call-auction =
    { $count ->
        [1] { $who } : des enchères – ça vaut combien pour toi ?
       *[other] { $who } : des enchères – ça vaut combien pour vous ?
    }

### Buttons of the table

button-throw = Lancer les dés
button-throw-jail = Tenter le double
button-collect = Toucher { $price } $ ({ $visitor })
button-hold-throw = Retenir les dés
button-go-on = Laisser rouler
button-end = Finir le tour
button-buy = Acheter { $what } { $price } $
button-decline = { $declined ->
        [left-with-bank] Laisser { $what }
       *[auctioned] { $what } aux enchères
    }
button-fine = Payer { $price } $, puis lancer
button-fine-and-move = Payer { $price } $ et avancer
button-use = { $deck ->
    [chance] Jouer la carte Chance
   *[chest] Jouer la carte Caisse
}
button-flat = Payer { $price } $
button-tenth = Payer { $percent } % de ta fortune
button-hold = Garder les hypothèques
button-clear-all = Tout lever { $price } $
button-clear = Lever { $what } { $price } $
button-manage = Gérer
button-trade = Échanger
button-board = Plateau
button-mine = Mes parties
button-rematch = Revanche
rematch-open = Le lobby de la prochaine partie est ouvert et tu y es : { $where }
button-verify = Vérifier les dés

### Auctions

auction-title = Enchères : { $what }
auction-over = Vendu : { $what }
auction-unsold = Pas vendu : { $what }
auction-off = Annulé : { $what }
auction-none = La vente a été interrompue avant que quelqu’un gagne. Rien n’est vendu.
auction-thread = Enchères : { $what }
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · prix imprimé { $price } $
    }
lot-mortgaged = 🔒 { $lot } se vend hypothéquée : qui l’emporte paie aussitôt { $interest } $ à la Banque et peut aussi rembourser les { $loan } $. Pas de loyer d’ici là.
auction-in-thread = Enchéris dans le fil ci-dessous. Le résultat s’affichera ici.
auction-no-bid = Pas encore d’enchère. { $lowest ->
        [1] Tout prix est bon à prendre.
       *[other] La première doit être d’au moins { $lowest } $.
    }
auction-reserve = Enchères minimales : { $bids }
auction-leads = **{ $who } mène avec { $price } $.**
auction-calls = Avant : { $calls }
auction-waits = Encore en lice : { $who }
auction-passed = Ont passé : { $who }
auction-sealed = Enchères secrètes : chaque personne dépose un maximum. Le plus haut gagne et paie { $step ->
        [1] un dollar
       *[other] { $step } $
    } de plus que le deuxième.
auction-filed = Déjà déposé : { $who }
auction-ends = Ferme <t:{ $at }:R>, ou dès que personne d’autre ne peut enchérir.
button-bid = Enchérir { $price } $
button-type = Autre montant…
button-maximum = Mon maximum secret…
button-pass = Passer
button-lots = Mes maximums pour { $count } lots…
bid-form-max = Ton maximum secret
bid-form-max-hint = Il enchérit pour toi, jamais plus qu’il ne faut. Personne n’en voit le montant.
bid-form-type = Ton enchère
bid-form-type-hint = Des dollars entiers, plus que le prix actuel.
bid-form-label = Dollars
maximum-filed = Ton maximum de { $price } $ est déposé. Personne d’autre n’en voit le montant.

### Scarce buildings

shortage-thread = Enchères : constructions rares
shortage-sold = Où sont allées les constructions rares
shortage-no-bid = Pas encore d’enchère. Le minimum est le prix sur ton propre titre.
shortage-leads = **{ $who } mène avec { $price } $, pour { $lot }.**
shortage-title = Constructions rares
shortage-how-live = Choisis ce que tu construirais. Si toutes les demandes dépassent ce que la Banque a, les constructions partent une à une en enchères ouvertes.
shortage-how-post = Choisis ce que tu construirais, puis dis combien chaque construction peut te coûter au maximum. Personne d’autre ne le voit. Si toutes les demandes dépassent ce que la Banque a, les plus hauts maximums l’emportent pour un peu plus que le suivant ; sinon, tout se construit au prix du titre.
shortage-own-turn = Ce n’est pas ton tour : s’il y en a assez pour tout le monde, tu construiras les tiennes à ton tour. Ce que tu remportes aux enchères se construit aussitôt.
shortage-nothing = Tu n’as rien à demander en ce moment.
shortage-choose = Demander…
shortage-choose-lot = Enchérir pour construire sur…
shortage-lot = { $lot } · { $price } $ ou plus
shortage-form = Combien pour chacune ?
shortage-form-label = Dollars pour chaque construction
shortage-form-hint =
    { $count ->
        [1] { $lots } : de { $lowest } $ à { $highest } $
       *[other] De { $lowest } $ à { $highest } $ : un montant pour les { $count }, ou { $count } séparés par des espaces, pour { $lots }
    }
shortage-bid-form = Enchère pour { $lot }
shortage-bid-hint = De { $lowest } $ à { $highest } $, payés en liquide
shortage-sums =
    { $count ->
        [1] Écris un montant en dollars entiers, comme 120.
       *[other] Écris un montant pour toutes, ou { $count } montants séparés par des espaces, comme 120 100.
    }
shortage-claimed = Ta demande : { $what }. La table montre la suite.
button-claim = Demander : { $what }
button-claim-other = Demander…
button-claim-none = Ne rien demander
button-claim-enough = Pas plus que le prix du titre
button-bid-lot = Enchérir { $price } $ pour { $lot }

### Looking things up

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } sur { $pages }
button-page-newer = { $page } sur { $pages } ▶
verify-title = Les dés sont-ils honnêtes ?
verify-hash = Avant que quiconque s’assoie, cette empreinte était affichée : `{ $hash }`
verify-later = La graine derrière est révélée à la fin de la partie. Tout le monde peut alors recalculer chaque lancer.
verify-seed = Graine : `{ $seed }`
    Avec, dans le mélange, les requêtes de chaque arrivée : `{ $mix }`
verify-how = La clé est HMAC-SHA256(seed, mix). Pour le lancer n, prends le premier octet b sous 216 dans HMAC-SHA256(key, "throw:n") ; les dés sont b ÷ 6 mod 6 + 1 et b mod 6 + 1. Un paquet suit l’ordre des HMAC-SHA256(key, "deck:card") de ses cartes ; les titres sont distribués autour de la table dans l’ordre des HMAC-SHA256(key, "deeds:space"), Départ étant la case 0.
verify-seed-fits = ✅ La graine a bien l’empreinte affichée.
verify-seed-differs = ❌ La graine n’a pas l’empreinte affichée !
verify-throws-fit = ✅ Chaque lancer, et tout ce qui a été mélangé, ressort comme dans la partie.
verify-throws-differ = ❌ Tout ne ressort pas comme dans la partie !
verify-counts =
    { $deeds ->
        [0] Recalculé : { $throws } lancers, { $decks } paquets.
       *[other] Recalculé : { $throws } lancers, { $decks } paquets, { $deeds } titres distribués.
    }

### My games and preferences

mine-title = Mes parties
mine-none = Tu n’es à aucune table. /monopoly { command-name-new } en ouvre une.
call-direct = { $what } · [À la table]({ $link })

### Leaving

vote-title = Annuler cette partie ?
vote-text = Pour : { $who }. On attend encore : { $waits }. Un seul non, et la partie continue.
vote-on = La partie continue.
vote-over = La question est réglée : la partie est finie.
call-vote = { $who } : faut-il annuler cette partie ?
button-agree = Annuler la partie

resign-sure = Quitter cette partie pour de bon ? Ce que tu as va à ton créancier, ou retourne à la Banque.
resign-sure-last = Il ne resterait que des ordinateurs : ils termineraient aussitôt la partie entre eux.
resign-not = Tu continues.
resign-done = Tu as quitté la partie.
button-resign = Abandonner pour de bon
button-stay = Continuer à jouer
cancel-sure = Annuler cette partie ? On demande à tout le monde et, si c’est oui partout, elle finit sans victoire.
cancel-not = Rien n’a été demandé. La partie continue.
cancel-done = La partie est annulée.
cancel-waits = Tu es d’accord pour annuler la partie. Il manque encore l’accord de la table : { $who }.

### Refusals

table-past-title = Monopoly avec { $who } · plus tôt
table-past-nothing = La table a avancé ; son dernier message est plus bas.
press-again = L’ouverture a pris trop de temps. Appuie encore une fois.
press-double = Ce bouton venait d’apparaître : rien n’a été fait. Appuie dessus à nouveau si c’est bien ce que tu veux.
command-unknown = Cette commande a changé. Redémarre ou recharge Discord, puis retape-la.
press-unknown = Ce bouton est d’un autre temps. /monopoly { command-name-mine } montre tes parties.
# To each player, once, when the bot can no longer write where they play
parked-direct = Je ne peux plus écrire dans le salon où jouent { $players }. Rien n’est perdu : la partie attend, et aucun temps ne court. Elle reprend quand l’un de vous appuie sur l’un de ses boutons, ici ou là où je peux de nouveau écrire.
# In place of a name that the server's own filter forbids
player-nameless = Pion { $number }
trouble = Quelque chose a raté de notre côté. Rien n’est perdu ; réessaie.
trouble-disk = La partie ne peut pas être enregistrée en ce moment, donc rien n’a été fait. Réessaie dans une minute.
trouble-contradiction = Nos règles se contredisent ici : ton action n’a donc pas été exécutée. Rien n’est perdu : la partie est comme avant, et les responsables de ce bot trouveront les détails dans son journal.
refusal-no-such-pace = Choisis un rythme de la liste ; sur mesure, un temps va de 10 secondes à 14 jours.
refusal-no-such-deed = Cette propriété n’existe pas.
refusal-no-game-here = Il n’y a pas de partie ici. /monopoly { command-name-new } ouvre un lobby.
refusal-only-a-lobby = Il y a un lobby, mais pas encore de partie. Ça marchera dès que l’hôte aura appuyé sur Commencer.
refusal-not-begun = La partie n’a pas encore commencé : son lobby { $where } est encore ouvert.
refusal-several-here = Plusieurs parties tournent dans ce salon : dis laquelle avec l’option game:.
refusal-several-games = Tu joues plusieurs parties : dis laquelle avec l’option game:.
refusal-no-server = Ça se choisit dans un serveur : essaie dans l’un de ses salons.
refusal-not-moderator = C’est réservé à qui peut gérer ce serveur.
refusal-lacks-permissions = Je ne peux pas faire tourner une partie ici. Il me manque : { $what }.
refusal-lacks-files = Je ne peux pas envoyer de fichier ici. Il me manque : { $what }. Essaie dans un salon où je l’ai, ou demande à qui gère le serveur.
