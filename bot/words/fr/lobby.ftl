# The lobby, in which a game gathers its players.

lobby-title = Une partie de Monopoly · { $seats ->
        [one] { $seats } place prise
       *[other] { $seats } places prises
    } sur { $most }
lobby-seat = { $who }
lobby-seat-host = { $who } · hôte
lobby-seat-computer = { $who } · ordinateur
lobby-how = Appuie sur **Jouer** pour participer. Pour jouer contre l’ordinateur, appuie sur **Ajouter un ordinateur**. { $host } appuie sur **Commencer** dès qu’il y a au moins { $least } joueurs. Ton pion, les règles et les délais sont sous **Réglages**.
lobby-fair = -# 🔒 Des dés équitables, et c’est vérifiable : `/monopoly { command-name-verify }` en montre la preuve.
lobby-expires = -# Le lobby ferme <t:{ $at }:R>.
lobby-already = Il y a déjà [un lobby]({ $link }) dans ce salon : prends-y une place. Son hôte peut commencer la partie ou fermer le lobby.
lobby-closed = Ce lobby est fermé.
lobby-opened = Le lobby est ouvert. Tout le monde dans ce salon peut prendre une place.
lobby-no-files = Je ne peux pas joindre de fichiers ici : la partie se joue donc sans images, tout est dit en texte. Pour montrer le plateau, il me manque : { $what }.
lobby-started-title = La partie a commencé
lobby-started = En jeu : { $who }. La partie se joue dans le message ci-dessous.
lobby-settings-title = Réglages du lobby
lobby-settings-host = Le lobby est à toi : tu choisis le rythme, les règles et les délais. Tout le monde voit tes changements aussitôt.
lobby-settings-member = { $host } choisit le rythme, les règles et les délais en tant qu’hôte. Tu peux choisir ton pion, et ajouter ou retirer des ordinateurs.
lobby-settings-guest = { $host } choisit le rythme, les règles et les délais en tant qu’hôte. Pour choisir un pion ou ajouter des ordinateurs, appuie d’abord sur **Jouer** dans le lobby.
lobby-choose-token = Choisis ton pion
lobby-token-mine = Ton pion
lobby-pace = Rythme
lobby-choose-pace = À quel rythme jouez-vous ?
button-lobby-join = Jouer
button-lobby-leave = Quitter le lobby
button-lobby-computer = Ajouter un ordinateur
button-lobby-nocomputer = Retirer un ordinateur
button-lobby-start = Commencer
button-lobby-settings = Réglages…
button-lobby-back = Réglages du lobby
button-lobby-rules = Règles…
button-lobby-close = Annuler la partie…
lobby-cancel = Annuler la partie
lobby-cancel-sure = Annuler cette partie ? Le lobby ferme pour tout le monde et la partie n’aura pas lieu. Tu peux en ouvrir un autre avec `/monopoly { command-name-new }`.
only-in-server = Une partie se joue dans un salon d’un serveur : essaie là-bas.
