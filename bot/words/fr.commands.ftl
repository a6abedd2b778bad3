# Noms des commandes et des options, comme on les tape : en minuscules, sans espaces, 32 au plus.

## Commands

command-name-new = nouvelle
command-name-mine = mes-parties
command-name-board = plateau
command-name-manage = gérer
command-name-orders = consignes
command-name-trade = échange
command-name-deed = propriété
command-name-rules = règles
command-name-history = historique
command-name-stats = chiffres
command-name-undo = reprendre
command-name-resign = abandonner
command-name-cancel = annuler
command-name-verify = vérifier
command-name-export = exporter
command-name-help = aide
command-name-preferences = préférences
command-name-away = absence
command-name-pause = pause
command-name-settings = réglages
command-name-resume = reprendre
command-name-extend = prolonger
command-name-replace = remplacer
command-name-remove = retirer
command-name-end = terminer
command-name-move = déplacer

## Options

option-name-pace = rythme
option-name-edition = édition
option-name-game = partie
option-name-player = membre
option-name-name = nom
option-name-topic = sujet
option-name-zone = fuseau
option-name-quiet = calme
option-name-until = fin
option-name-time = durée
option-name-reason = raison
option-name-seat = place
option-name-by = par
option-name-channel = salon
