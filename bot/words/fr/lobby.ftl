# The lobby, in which a game gathers its players.

lobby-title = Une partie de Monopoly · { $seats ->
        [one] { $seats } place prise
       *[other] { $seats } places prises
    } sur { $most }
lobby-seat = { $who }
lobby-seat-host = { $who } · hôte
lobby-seat-in = { $who } · ✅ reste
lobby-seat-asked = { $who } · ❔ reste ?
lobby-seat-computer =
    { $who } · { $face } { $strength ->
        [gentle] ordinateur tranquille
        [sharp] ordinateur redoutable
       *[even] ordinateur équilibré
    }
lobby-asked = { $who } : la partie prévue a changé. Il faut la relire ci-dessous, puis appuyer sur **Je reste** ou **Quitter le lobby**. La partie peut commencer sans les personnes qui ne répondent pas.
lobby-how = Pas encore dans la partie ? Appuie sur **Jouer**. Pour jouer contre l’ordinateur, appuie sur **Ajouter un ordinateur**. { $host } appuie sur **Commencer** dès qu’il y a au moins { $least } joueurs. Ton pion, les règles et les délais sont sous **Réglages**.
lobby-fair = -# 🔒 Les dés sont honnêtes, et tu peux le vérifier : `/monopoly { command-name-verify }` montre la preuve.
lobby-expires = -# Le lobby ferme <t:{ $at }:R>.
lobby-closed = Ce lobby est fermé.
lobby-opened = Ton lobby est ouvert. Tout le monde dans ce salon peut prendre une place.
lobby-no-files = Je ne peux pas joindre de fichiers ici, donc la partie se joue sans images. Pour montrer le plateau, il me faut cette permission : { $what }.
lobby-started-title = C’est parti !
lobby-started = Joueurs : { $who }. Le plateau est ci-dessous.
lobby-settings-title = Réglages du lobby
lobby-settings-host = C’est toi l’hôte : tu choisis le rythme, les règles et les délais. Tes changements s’appliquent tout de suite. Si tu changes quelque chose après l’arrivée d’autres personnes, le bot leur demande si elles restent.
lobby-settings-alone = Tu choisis le rythme, les règles et les délais.
lobby-settings-member = { $host } est l’hôte et choisit le rythme, les règles et les délais. Tu peux choisir ton pion, et ajouter, modifier ou retirer des ordinateurs.
lobby-settings-guest = { $host } est l’hôte et choisit le rythme, les règles et les délais. Pour choisir un pion ou ajouter des ordinateurs, appuie d’abord sur **Jouer** dans le lobby.
lobby-choose-token = Choisis ton pion
lobby-token-mine = Ton pion
lobby-pace = Rythme
lobby-choose-pace = Choisis un rythme
button-lobby-join = Jouer
button-lobby-leave = Quitter le lobby
button-lobby-confirm = Je reste
button-lobby-without = { $count ->
        [one] Commencer sans { $who }
       *[other] Commencer sans ces personnes
    }
button-lobby-waits = Attendre
button-lobby-computer = Ajouter un ordinateur…
button-lobby-start = Commencer
button-lobby-settings = Réglages…
button-lobby-back = Réglages du lobby
button-lobby-rules = Règles…
button-lobby-close = Annuler la partie…
lobby-cancel = Annuler la partie
lobby-cancel-sure = Veux-tu annuler cette partie ? Le lobby ferme pour tout le monde, et la partie n’aura pas lieu. Tu peux ouvrir un autre lobby avec `/monopoly { command-name-new }`.
lobby-joined-changed = Tu joues, mais les règles, le rythme ou les délais ont changé au même moment. Lis-les dans le lobby, puis appuie sur **Je reste**.
lobby-not-asked = Tu as déjà ta place : la question s’adresse aux autres.
lobby-unanswered = { $who } { $count ->
        [one] n’a pas encore répondu
       *[other] n’ont pas encore répondu
    } depuis tes changements. Commencer sans { $who } ?
lobby-unanswered-few = { $who } { $count ->
        [one] n’a pas encore répondu
       *[other] n’ont pas encore répondu
    } depuis tes changements. Sans { $who }, il n’y a pas assez de joueurs : il en faut au moins { $least }. Attends une réponse ou ajoute un ordinateur.
lobby-waits = Le lobby reste ouvert. Appuie sur **Commencer** quand tu veux.
lobby-starts = La partie commence.
call-lobby = { $who } : { $host } a changé la partie prévue. Toujours d’accord ?
call-lobby-direct = { $host } a changé la partie prévue dans un lobby où tu as une place. Toujours d’accord ? { $link }

command-name-new = nouvelle
option-name-pace = rythme
option-name-edition = édition
command-new = Ouvrir un lobby dans ce salon, ou jouer contre des ordinateurs en messages privés
command-new-edition = Facultatif : quelle édition des règles (sinon : celle choisie pour ce serveur)
command-new-game = Facultatif : partie classique, courte ou à durée limitée
command-new-pace = Facultatif : temps par décision, de quelques minutes à trois jours (sur mesure dans le lobby)
