## The lobby, in which a game gathers its players.

lobby-invites = { $who } propose une partie · { $how }
lobby-invites-again = { $who } propose une revanche · { $how }
lobby-invites-alone = Toi contre des ordinateurs · { $how }
lobby-lasts-live = d’une traite
lobby-lasts-evening = quelques heures, avec des pauses
lobby-lasts-daily = quelques semaines
lobby-lasts-relaxed = quelques mois
lobby-lasts-short = environ une heure
lobby-lasts-short-evening = moins de 45 minutes
lobby-few = { $host } pourra commencer dès qu’il y aura { $least } joueurs.
lobby-enough = { $host } peut appuyer sur **{ button-lobby-start }**.
lobby-host-idle = Aucune nouvelle de { $host } depuis un moment. Qui a déjà pris place peut appuyer sur **{ button-lobby-start }**, ou annuler la partie dans **{ button-lobby-settings }**
lobby-invited = Lobby sur invitation{ $count ->
        [0] .
       *[other]  : { $who }.
    }
lobby-seats = -# { $seats ->
        [one] { $seats } place prise
       *[other] { $seats } places prises
    } sur { $most } · ferme <t:{ $at }:R>
lobby-free =
    { $count ->
        [0] aucune place libre
        [one] 1 place libre
       *[other] { $count } places libres
    }
lobby-note-host = hôte
lobby-note-asked = reste ?
lobby-note-in = reste
lobby-note-gentle = tranquille
lobby-note-even = équilibré
lobby-note-sharp = redoutable
lobby-seat-host = { $who } · { lobby-note-host }
lobby-seat-in = { $who } · ✅ { lobby-note-in }
lobby-seat-asked = { $who } · ❔ { lobby-note-asked }
lobby-seat-computer = { $who } · { $face } { lobby-computer }
lobby-computer =
    { $strength ->
        [gentle] ordinateur tranquille
        [sharp] ordinateur redoutable
       *[even] ordinateur équilibré
    }
lobby-asked = { $who } : les réglages de la partie ont changé. Il faut appuyer sur **Je reste** ou **Quitter le lobby**. La partie peut commencer sans les personnes qui ne répondent pas.
lobby-closed = Ce lobby est fermé.
lobby-left = Tu as quitté le lobby.
leave-lobby = Veux-tu quitter ce lobby ? Tant qu’il est ouvert, tu peux y revenir.
leave-lobby-host = Veux-tu quitter ce lobby, ou annuler la partie pour tout le monde ? Si tu pars, quelqu’un d’autre devient l’hôte.
lobby-opened = Ton lobby est ouvert. Tout le monde dans ce salon peut prendre une place.
lobby-opened-invited = Ton lobby est ouvert. Seules les personnes que tu as invitées peuvent prendre une place.
lobby-no-files = Je ne peux pas joindre de fichiers ici, donc la partie se joue sans images. Pour montrer le plateau, il me faut cette permission : { $what }.
lobby-started-title = C’est parti !
lobby-started = Ordre de jeu : { $who }.
lobby-settings-title = Réglages du lobby
lobby-settings-host = C’est toi l’hôte : tu choisis le plateau, le rythme, les règles et les délais. Tes changements s’appliquent tout de suite. Si tu changes quelque chose après l’arrivée d’autres personnes, le bot leur demande si elles restent.
lobby-settings-alone = Tu choisis le rythme, les règles et les délais.
lobby-seating-drawn = 🎲 Les places sont tirées au sort au départ.
lobby-seating-joined = 🪑 On joue dans l’ordre d’arrivée.
button-seating-drawn = Tirer les places au sort
button-seating-joined = Garder l’ordre d’arrivée
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
button-lobby-people = Joueurs…
lobby-people-title = Joueurs
lobby-people-invite = Qui veux-tu inviter ?
lobby-people-invite-text = Si tu invites quelqu’un, seules les personnes invitées peuvent jouer, et le bot prévient chacune une fois. N’invite personne pour laisser jouer tout le monde.
lobby-people-take-out = Qui doit partir ?
lobby-people-text = La personne choisie quitte ce lobby et ne peut plus y revenir.
lobby-people-out = { $who } a quitté ce lobby et ne peut plus y revenir.
lobby-cancel = Annuler la partie
lobby-cancel-sure = Veux-tu annuler cette partie ? Le lobby ferme pour tout le monde, et la partie n’aura pas lieu. Tu peux ouvrir un autre lobby avec `{ COMMAND("new") }`.
lobby-joined = ✅ Tu joues.
join-blocked = 🚷 Tu as bloqué quelqu’un à cette table : { $who }. Veux-tu jouer quand même ?
button-join-anyway = Jouer quand même
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
lobby-starts = Amusez-vous bien !
call-lobby = { $who } : { $host } a changé les réglages de la partie. Toujours d’accord ?
call-lobby-direct = { $host } a changé les réglages d’une partie où tu as une place. Toujours d’accord ? { $link }
call-role = { $role } : { $host } propose une partie. Il suffit d’appuyer sur **Jouer**.
call-invited = { $who } : { $host } lance une invitation à jouer. Il suffit d’appuyer sur **Jouer**.
call-rematch = { $who } : { $host } propose une revanche. Il suffit d’appuyer sur **Jouer**.
call-rematch-direct = { $host } propose une revanche après une partie que tu as jouée. { $link }
call-invited-direct = { $host } t’invite à une partie de Monopoly. { $link }

command-name-new = nouvelle
option-name-with = avec
option-name-pace = rythme
option-name-edition = édition
command-new = Ouvrir un lobby dans ce salon, ou jouer contre des ordinateurs en messages privés
command-new-edition = Facultatif : quelle édition des règles (sinon : celle choisie pour ce serveur)
command-new-game = Facultatif : partie classique, courte ou à durée limitée
command-new-with = Facultatif : mentionne qui peut jouer, par exemple @Bo @Cem
command-new-pace = Facultatif : temps par décision, de quelques minutes à trois jours (sur mesure dans le lobby)

## Paces of a game, and clocks set by hand.

pace-live = En direct
pace-live-short = Quelques minutes pour chaque décision
pace-daily = Quotidien
pace-daily-short = Jusqu’à un jour pour chaque décision

pace-evening = Soirée
pace-evening-short = Jusqu’à dix minutes pour chaque décision
pace-relaxed = Tranquille
pace-relaxed-short = Jusqu’à trois jours pour chaque décision

lobby-pace-alone = **Sans délais** : chaque décision t’attend aussi longtemps que tu veux.
pace-alone = Sans délais
pace-alone-short = Chaque décision t’attend aussi longtemps que tu veux

lobby-pace-hand = **Sur mesure**, à partir du rythme { $pace } : { $times }. Après { $missed ->
        [one] une décision manquée
       *[other] { $missed } décisions manquées de suite
    }, la partie n’attend plus le joueur.
pace-hand = Sur mesure
pace-hand-short = Choisis toi-même chaque délai
clocks-as-usual = les délais habituels
clocks-title = Délais
clocks-mine = -# Appuie sur un bouton ✏️ et tape des délais comme 90s, 10m ou 1j 12h. Tes changements s’appliquent tout de suite.
clocks-others = -# Seul l’hôte peut changer ces délais.
clocks-base = Choisis un rythme comme base
clocks-line = { $changed ->
        [yes] ✏️ { $what } : **{ $time }**
       *[no] { $what } : { $time }
    }
clocks-group = **{ $group } :** { $times }
clocks-short = { $what } { $time }
clocks-throw = Lancer ou finir le tour
clocks-hold = Retenir les dés
clocks-jail = Sortir de prison
clocks-buy = Acheter
clocks-tax = { orders-topic-tax }
clocks-auction = Enchères
clocks-trade = Répondre à un échange
clocks-claim = Pénurie de constructions
clocks-lift = Hypothèques reçues
clocks-debt = Réunir de l’argent
clocks-rescue = Échange pour éviter la faillite
clocks-absent = Décisions manquées avant l’absence
clocks-absent-hint = Nombre de décisions manquées de suite, de 1 à 10
clocks-absent-line = Après { $count ->
        [one] une décision manquée
       *[other] { $count } décisions manquées de suite
    }, la partie n’attend plus le joueur.
clocks-bank-line = Réserve de temps : **{ $time }** en plus par joueur pour ses propres décisions. Décider vite la remplit.
clocks-waiting = Temps d’attente par joueur
clocks-waiting-hint = Pour toute la partie, de { $shortest } à { $longest }, par exemple 30m, 12h ou 4j
clocks-waiting-line = Temps d’attente : la partie attend chaque joueur **{ $time }** en tout. Ensuite, il n’a plus qu’un quart de chaque délai.
clocks-limits = De { $shortest } à { $longest }, par exemple 90s, 10m, 12h ou 1j 12h
clocks-wrong = { $what } : tape un délai comme 90s, 10m, 12h ou 3j, de { $shortest } à { $longest }. Rien n’a changé.
clocks-absent-wrong = { $what } : tape un nombre de 1 à { $most }. Rien n’a changé.
button-clocks = Délais…
button-clocks-turn = Tours
button-clocks-table = Enchères et échanges
button-clocks-debt = Dettes et attente

## Games that one person plays against computers in direct messages.

direct-name = Partie { $number }
direct-title = Partie { $number } · { $title }
direct-choice = Partie { $number } : { $who } ({ $id })
direct-lobby = Ta partie est prête. Appuie sur **Commencer** pour jouer contre ces ordinateurs, ou change d’abord ce que tu veux.
direct-opened =
    { "**" }Ta partie est prête.**
    Tu y joues contre des ordinateurs, dans tes messages privés avec le bot.
direct-closed = Je ne peux pas t’envoyer de messages privés, donc ta partie ne peut pas s’y ouvrir. Autorise les messages privés du bot dans les paramètres de confidentialité de Discord, puis réessaie.
direct-resign-sure = Veux-tu abandonner la partie { $number } contre { $others } ? Elle se termine aussitôt, et tu la perds.
direct-resign-done = Tu as abandonné la partie { $number } contre { $others }.
