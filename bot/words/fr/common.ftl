# Français. Les clés suivent words/en. On tutoie ; les événements sont au présent, sans participe
# qui s'accorde avec une personne ; pas de « de », « que » ni « jusque » devant un nom propre
# (élision). Argent : { $amount } $ avec une espace insécable.
#
# Un mot par chose : GO = la case Départ · Jail = prison · just visiting = simple visite · Free Parking =
# Parc Gratuit · Chance = Chance · Community Chest = Caisse de Communauté · Income Tax = impôt sur
# le revenu · Luxury Tax = taxe de luxe · the Bank = la Banque · cash = liquide (argent) · salary =
# salaire · rent = loyer · deed = titre (de propriété), la carte seule · property = propriété · street = rue · bare = terrain nu · group,
# set, colour = groupe · railroad = gare · utility = compagnie · house = maison · hotel = hôtel ·
# building = construction · mortgage = hypothèque · lift = lever · interest = intérêts · auction =
# enchères · bid = enchère, enchérir · pass = passer · sealed = enchères secrètes · lot = lot ·
# trade = échange · offer = offre · debt = dette · raise = réunir · bankrupt = en faillite ·
# creditor = créancier · estate = biens · jail pass = carte Sortie de Prison · doubles =
# double · turn = tour · lap = tour de plateau · round = tour de table · fine = amende · token = pion · deck = paquet · seat = place · take back = annuler un coup ·
# host = hôte · lobby = lobby · channel = salon · thread = fil · pot = cagnotte · pace = rythme ·
# standing orders = consignes · house rule = règle maison · by the book = règles officielles ·
# call off = annuler · resign = abandonner · hold = retenir.

money = { $amount } $
priced = { $what } { $amount } $
list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-apart = { $first } ; { $next }
bank = la Banque
nothing = rien
button-share = Partager dans le salon
button-shared = Partagé
share-refused = Discord ne m’a pas laissé publier ça dans le salon. Vérifie que je peux envoyer des messages et des fichiers ici, puis réessaie.

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } sur { $pages }
button-page-newer = { $page } sur { $pages } ▶
