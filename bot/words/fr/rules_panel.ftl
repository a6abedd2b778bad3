# The panel in which the rules of a game are chosen.

chosen-edition = **Règles de { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-hour = **Heure de fin** : <t:{ $at }:f>, <t:{ $at }:R>.
chosen-hour-later = **Heure de fin** : l’hôte la choisit dans chaque lobby.
chosen-no-hour = **Heure de fin** : pas encore choisie. L’hôte la choisit sous **Réglages** > **Règles**.
chosen-house-rules = **Règles maison**
chosen-house-rule = • { $told }
chosen-more =
    { $count ->
        [one] • … et encore une, sous **Réglages** > **Règles**
       *[other] • … et encore { $count }, sous **Réglages** > **Règles**
    }

new-edition = { $edition } : { $hint }
new-game = { $game } : { $hint }

rules-title = Les règles de cette partie
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] La partie se joue à deux.
       *[other] La partie se joue de { $least } à { $most } joueurs.
    }
rules-panel-no-house-rules = Aucune règle maison : on joue avec les règles officielles.
rules-panel-mine = -# Tes changements s’appliquent tout de suite.
rules-panel-others = -# Seul l’hôte peut changer les règles. Les changements s’affichent dans le lobby.
rules-edition = Règles de { $edition }
rules-left-behind = Le bot a retiré des règles qui ne vont pas avec ton nouveau choix : { $rules }.
rules-choose-edition = Choisis une édition
rules-choose-game = Choisis un type de partie
rules-choose-hour = Choisis l’heure de fin
rules-change-hour = Changer l’heure de fin
rules-choose-topic = Choisis une catégorie de règles maison
rules-choose-house = Choisis des règles maison
rules-form-range = Tape un nombre entier de { $lowest } à { $highest }.
button-rules-house =
    { $count ->
        [0] Règles maison
       *[other] Règles maison ({ $count })
    }
button-rules-hour = Taper la durée…
button-rules-back = Édition et type de partie
button-rules-clear = Revenir aux règles officielles
button-rules-number = { $rule } : { $number }
house-topic-start = Joueurs et mise en place
house-topic-money = Case Départ, loyers et taxes
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Maisons et hôtels
house-topic-end = Faillite et fin de la partie
house-topic-chosen =
    { $count ->
        [0] Aucune pour l’instant
        [one] Une choisie
       *[other] { $count } choisies
    }
hour-1h = Dans une heure
hour-2h = Dans deux heures
hour-3h = Dans trois heures
hour-1d = Demain à cette heure-ci
hour-3d = Dans trois jours
hour-7d = Dans une semaine
hour-form-title = Durée de la partie
hour-form-hours = Nombre d’heures
hour-form-minutes = Nombre de minutes
hour-form-range = Les heures et les minutes doivent faire en tout au moins 10 minutes et au plus un an.
hour-not-read = Tape des heures et des minutes entières, comme 2 et 30.

command-name-rules = règles
option-name-topic = sujet
command-rules = Lire les règles de cette partie, en résumé ou par chapitres
command-rules-topic = Ce que tu cherches : prison, enchères, hypothèques…
command-rules-edition = Une autre édition des règles (sinon : celle de cette partie)
