### Français. Les clés suivent words/en. Le ton et un mot par chose : docs/WORDS.md.
### On tutoie ; les événements sont au présent, sans participe qui s'accorde avec une personne ; pas de
### « de », « que » ni « jusque » devant un nom propre (élision). Argent : { $amount } $ ; une espace
### insécable devant $, %, :, ;, ?, ! et entre les guillemets.

money = { $amount } $
priced = { $what } { $amount } $
gained = +{ $amount } $
list-separator = { ", " }
list-last = { $first } et { $last }
list-last-or = { $first } ou { $last }
list-separator-of-lists = { " ; " }
bank = la Banque
pot = la cagnotte
nothing = rien
go-back = Retour
button-share = Partager dans le salon
button-shared = Partagé
share-refused = Discord ne m’a pas laissé publier ça dans le salon. Vérifie que je peux envoyer des messages et des fichiers ici, puis réessaie.

page-of = Page { $page } sur { $pages }
turn-page =
    { $to ->
        [next] Page suivante
        [before] Page précédente
       *[first] Première page
    }
button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } sur { $pages }
button-page-newer = { $page } sur { $pages } ▶

## Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] une heure
           *[other] { $hours } heures
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] une minute
               *[other] { $minutes } minutes
            }
            [1] 1 heure et { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
           *[other] { $hours } heures et { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
        }
    }
time-of-day = { DATETIME($wall, timeStyle: "short") }
time-short-s = { $count } s
time-short-m = { $count } min
time-short-h = { $count } h
time-short-d = { $count } j

## The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Français
language-chosen = Langue : { $name }
language-choose-mine = Ta langue
language-discord-mine = Langue : celle de Discord
language-discord-mine-hint = Pour les messages que personne d’autre ne voit ; tous les autres sont dans la langue du serveur
language-choose-server = Choisis la langue du serveur
language-discord-server = Langue : la même que ce serveur Discord
language-discord-server-hint = Les messages qu’une seule personne voit sont dans sa propre langue

## Les groupes de commandes et les options de plusieurs. Les mots d’une commande sont avec son sujet.
## Les noms, comme on les tape : en minuscules, sans espaces, 32 au plus.

command-monopoly = Jouer au { APP_TITLE() } entre amis, en direct ou sur plusieurs jours
command-monopoly-mod = Gérer les parties de { APP_TITLE() } de ce serveur
command-which-game = Facultatif : quelle partie, si tu joues dans plusieurs
game-choice = { $who } ({ $id })

option-name-game = { command-name-game }
option-name-show = voir
option-name-player = membre
option-name-until = jusqu-à

## Words that people type.

## What people type: translate what is typed, several ways with | between them. Case and accents do
## not matter. Each plural and each usual short form is a way of its own. Whatever stands in two
## lists is read as the one that comes first. English is always understood beside it.

typed-monday = lundi | lun
typed-tuesday = mardi
typed-wednesday = mercredi | mer
typed-thursday = jeudi | jeu
typed-friday = vendredi | ven
typed-saturday = samedi | sam
typed-sunday = dimanche | dim
typed-january = janvier | janv | jan
typed-february = février | févr | fév
typed-march = mars | mar
typed-april = avril | avr
typed-may = mai
typed-june = juin
typed-july = juillet | juil
typed-august = août
typed-september = septembre | sept | sep
typed-october = octobre | oct
typed-november = novembre | nov
typed-december = décembre | déc
typed-week = semaine | semaines | sem
typed-day = jour | jours | j | d
typed-hour = heure | heures | h
typed-minute = minute | minutes | min | m
typed-second = seconde | secondes | sec | s
typed-today = aujourd’hui | aujourd'hui
typed-tomorrow = demain
typed-noon = midi
typed-midnight = minuit
# As in "next monday".
typed-next = prochain | le
# As in "in 3 days", "for 3 days".
typed-in = dans | en | pour | pendant
# As in "until monday", "22:00 until 7:00".
typed-until = jusqu’à | jusqu'à | jusqu’au | jusqu'au | jusque | à
# As in "monday at 18:00".
typed-at = vers
# As in "a week".
typed-a = un | une
# As in "1 day and 12 hours".
typed-and = et
# What stands between day and month: "20 of November", "20 de noviembre".
typed-of = du | de
# What follows an hour: "18 Uhr".
typed-oclock = h pile | heures pile
# As the answer to "until when are you away?": I am back.
typed-back = me revoilà | je suis de retour | de retour | revenu | revenue | maintenant | ici
# No quiet hours any more.
typed-off = non | aucune | aucun | désactivé
# As in "in two days".
typed-one = un
typed-two = deux
typed-three = trois
typed-four = quatre
typed-five = cinq
typed-six = six
typed-seven = sept
typed-eight = huit
typed-nine = neuf
typed-ten = dix

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-15-minutes = 15 minutes
moment-offer-30-minutes = 30 minutes
moment-offer-1-hour = 1 heure
moment-offer-12-hours = 12 heures
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 jours
moment-offer-3-days = 3 jours
moment-offer-monday = lundi
moment-offer-week = une semaine
moment-offer-2-weeks = 2 semaines
moment-offer-30-days = 30 jours

## Phrases pour qui ne lit que du texte. « x-in-words » se dit à la place de « x », qui a besoin d’un symbole.

player-mover-in-words = Tour en cours :
player-pass-in-words =
    { $count ->
        [1] 1 carte Sortie de Prison
       *[other] { $count } cartes Sortie de Prison
    }
player-for-in-words =
    { $kind ->
        [computer] un ordinateur joue pour { $owner }
       *[person] joue pour { $owner }
    }
manage-rents-in-words = Loyer { $now }, puis { $then }
manage-lot-hotel-in-words = { $lot }, un hôtel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, 1 maison
       *[other] { $lot }, { $count } maisons
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Ton argent : { $before } $ maintenant, **{ $after }** ensuite
       *[other] Ton argent : { $before } $ maintenant, **{ $after }** une fois payés { $due } $ à la Banque pour les hypothèques
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] Argent ({ $who }) : { $before } $ maintenant, **{ $after }** ensuite
       *[other] Argent ({ $who }) : { $before } $ maintenant, **{ $after }** une fois payés { $due } $ à la Banque pour les hypothèques
    }
deed-now-in-words = **{ $line }** (en ce moment)
chapter-ruling-in-words = Le livret ne dit rien sur ce point. Ici, on joue ainsi : { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = Première page
button-page-last-in-words = Dernière page, { $pages }
button-page-older-in-words = Plus ancien : page { $page } sur { $pages }
button-page-newer-in-words = Plus récent : page { $page } sur { $pages }
chance-change-in-words = de { $before } à **{ $after }**
review-change-in-words = { $who } de { $before } à { $after }
