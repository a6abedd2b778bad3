# The lobby, in which a game gathers its players.

lobby-title = Une partie de Monopoly · { $seats ->
        [one] { $seats } place prise
       *[other] { $seats } places prises
    } sur { $most }
lobby-seat = { $who }
lobby-seat-host = { $who } · hôte
lobby-seat-computer = { $who } · ordinateur
lobby-how = Appuie sur **Jouer** pour prendre une place. { $host } choisit les règles sous **Règles** et appuie sur **Commencer** quand { $least } places ou plus sont prises ; **Ajouter un ordinateur** complète la table.
lobby-commitment = -# Les dés sont scellés d’avance : SHA-256 `{ $hash }`. La graine est révélée à la fin, et /monopoly { command-name-verify } vérifie chaque lancer.
lobby-expires = -# Le lobby ferme <t:{ $at }:R>.
lobby-already = Il y a déjà [un lobby]({ $link }) dans ce salon : prends-y une place. Son hôte peut commencer la partie ou fermer le lobby.
lobby-closed = Ce lobby est fermé.
lobby-opened = Le lobby est ouvert. Tout le monde dans ce salon peut prendre une place.
lobby-no-files = Je ne peux pas joindre de fichiers ici : la partie se joue donc sans images, tout est dit en texte. Pour montrer le plateau, il me manque : { $what }.
lobby-started-title = La partie a commencé
lobby-started = En jeu : { $who }. La partie se joue dans le message ci-dessous.
lobby-choose-token = Choisis ton pion
lobby-choose-pace = À quel rythme jouez-vous ?
lobby-no-token = Il ne reste aucun pion
button-lobby-join = Jouer
button-lobby-leave = Quitter le lobby
button-lobby-computer = Ajouter un ordinateur
button-lobby-nocomputer = Retirer un ordinateur
button-lobby-start = Commencer
button-lobby-rules = Règles
button-lobby-cancel = Fermer le lobby
only-in-server = Une partie se joue dans un salon d’un serveur : essaie là-bas.
