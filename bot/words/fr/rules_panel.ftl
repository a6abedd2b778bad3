# The panel in which the rules of a game are chosen.

chosen-edition = **Règles de { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-hour = **Fin de la partie** <t:{ $at }:f>, <t:{ $at }:R>.
chosen-hour-later = **Fin de la partie** à une heure que chaque lobby choisit.
chosen-no-hour = **Fin de la partie** à une heure encore à choisir : l’hôte la fixe sous **Réglages** > **Règles**.
chosen-house-rules = **Règles maison**
chosen-house-rule = • { $told }
chosen-more =
    { $count ->
        [one] • … et encore une, sous **Réglages** > **Règles**
       *[other] • … et encore { $count }, sous **Réglages** > **Règles**
    }

new-edition = { $edition } : { $hint }
new-game = { $game } : { $hint }

rules-panel-lobby = Les règles de cette partie
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] Pour 2 personnes.
       *[other] De { $least } à { $most } personnes.
    }
rules-panel-no-house-rules = Aucune règle maison : les règles officielles.
rules-panel-mine = -# Ton choix compte tout de suite, et tout le monde le voit dans le lobby.
rules-panel-others = -# L’hôte choisit. Chaque changement se voit dans le lobby.
rules-panel-edition = Règles de { $edition }
rules-left-behind = Il n’y avait plus de place pour : { $rules }.
rules-choose-edition = Choisis une édition
rules-choose-game = Choisis un jeu
rules-choose-hour = À quelle heure la partie finit-elle ?
rules-change-hour = Changer l’heure de fin
rules-choose-topic = Règle maison : sur quel sujet ?
rules-choose-house = Coche les règles maison voulues
rules-form-range = Un nombre entier de { $lowest } à { $highest }.
button-rules-house =
    { $count ->
        [0] Règles maison
       *[other] Règles maison ({ $count })
    }
button-rules-hour = Taper la durée
button-rules-back = Édition et jeu
button-rules-clear = Revenir aux règles officielles
button-rules-number = { $rule } : { $number }
house-topic-start = Joueurs et mise en place
house-topic-money = Case Départ, loyers et taxes
house-topic-jail = Prison
house-topic-auctions = Enchères
house-topic-building = Maisons et hôtels
house-topic-end = Faillite et fin
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
hour-form-title = Combien de temps jouez-vous ?
hour-form-hours = Dans combien d’heures
hour-form-minutes = Et combien de minutes
hour-form-range = En tout dix minutes au moins, un an au plus.
hour-not-read = Dis combien d’heures et de minutes entières, comme 2 et 30.
