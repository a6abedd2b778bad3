# Français. Les clés suivent words/en. Le ton et un mot par chose : docs/WORDS.md.
# On tutoie ; les événements sont au présent, sans participe qui s'accorde avec une personne ; pas de
# « de », « que » ni « jusque » devant un nom propre (élision). Argent : { $amount } $ ; une espace
# insécable devant $, %, :, ;, ?, ! et entre les guillemets.

money = { $amount } $
priced = { $what } { $amount } $
gained = +{ $amount } $
list-separator = { ", " }
list-last = { $first } et { $last }
list-separator-of-lists = { " ; " }
bank = la Banque
pot = la cagnotte
nothing = rien
go-back = Retour
button-share = Partager dans le salon
button-shared = Partagé
share-refused = Discord ne m’a pas laissé publier ça dans le salon. Vérifie que je peux envoyer des messages et des fichiers ici, puis réessaie.

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } sur { $pages }
button-page-newer = { $page } sur { $pages } ▶
