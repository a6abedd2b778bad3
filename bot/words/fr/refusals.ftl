# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Cette partie n’existe pas, ou elle a été supprimée.
refusal-not-playing = Tu ne joues pas dans cette partie. Tu peux la regarder, et jouer la prochaine.
refusal-left = Tu n’es plus dans cette partie. Tu peux encore regarder la fin.
refusal-stale = Quelque chose a changé juste avant que tu appuies. Le message de la partie est à jour : regarde-le encore une fois.
refusal-not-started = Cette partie n’a pas encore commencé. C’est à l’hôte d’appuyer sur Commencer.
refusal-started = Cette partie a déjà commencé. `/monopoly { command-name-rules }` montre ses règles.
refusal-over = Cette partie est finie. Ouvres-en une autre avec `/monopoly { command-name-new }`.
refusal-cancelled = Cette partie a été annulée. Ouvres-en une autre avec `/monopoly { command-name-new }`.
refusal-not-host = Seul l’hôte peut faire ça.
refusal-lobby-here =
    { $where ->
        [direct] Tu as déjà [un lobby]({ $link }) ouvert. Commence d’abord cette partie, ou annule-la.
       *[server] Il y a déjà [un lobby]({ $link }) dans ce salon. Prends-y une place, ou demande à son hôte de le fermer.
    }
refusal-lobby-full = Ce lobby est complet : ses { $most } places sont prises.
refusal-lobby-changed = Les ordinateurs de ce lobby ont changé juste avant que tu appuies. Choisis encore une fois.
refusal-seats-taken = { $taken } places sont prises, mais cette partie se joue à { $most } au plus. Quelqu’un doit d’abord quitter le lobby.
refusal-already-joined = Tu as déjà une place dans ce lobby.
refusal-not-joined = Tu n’as pas de place dans ce lobby. Pour participer, appuie sur Jouer.
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = Les règles, le rythme ou les délais ont changé juste avant que tu appuies. Regarde le lobby, puis appuie encore une fois.
refusal-unanswered = Tout le monde n’a pas encore dit s’il reste. Appuie encore une fois sur **Commencer**.
refusal-too-few = Il faut au moins { $least } joueurs pour commencer. Tu peux ajouter un ordinateur.
refusal-not-timed = Seule une partie à durée limitée a une heure de fin. Choisis d’abord ce type de partie sous Réglages > Règles.
refusal-no-hour = Une partie à durée limitée a besoin d’une heure de fin. Choisis-la sous Réglages > Règles, puis commence.
refusal-hour-past = Cette heure de fin est déjà passée. Choisis-en une plus tard sous Réglages > Règles, puis commence.
refusal-hour-out-of-range = L’heure de fin doit être dans dix minutes au plus tôt et dans un an au plus tard.
refusal-no-computer = Il n’y a pas d’ordinateur ici.

refusal-no-such-pace = Choisis un rythme de la liste. Un délai que tu tapes toi-même va de 10 secondes à 14 jours.
refusal-no-such-deed = Aucune propriété ne porte ce nom.
refusal-no-game-here = Il n’y a pas de partie dans ce salon. Ouvres-en une avec `/monopoly { command-name-new }`.
refusal-only-a-lobby = Il y a un lobby ici, mais pas encore de partie. Cette commande marchera dès que l’hôte aura appuyé sur Commencer.
refusal-not-begun = Cette partie n’a pas encore commencé. Son lobby est encore ouvert : { $where }
refusal-several-here = Il y a plusieurs parties dans ce salon. Choisis-en une avec l’option `{ option-name-game }`.
refusal-several-games = Tu joues dans plusieurs parties. Choisis-en une avec l’option `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] Tu as déjà une partie dans ces messages privés. Finis-la d’abord, ou abandonne-la. `/monopoly { command-name-mine }` la montre.
       *[other] Tu as déjà { $most } parties dans ces messages privés. Finis d’abord l’une d’elles, ou abandonne-la. `/monopoly { command-name-mine }` les montre.
    }
refusal-direct-taken = Ce lobby est dans les messages privés de quelqu’un d’autre, qui est seul à pouvoir y jouer. Ouvre le tien avec `/monopoly { command-name-new }`.
refusal-no-server = C’est un réglage de serveur : essaie dans l’un des salons du serveur.
refusal-not-in-server = Tu n’es plus sur le serveur où se joue cette partie : tu ne peux plus rien y faire.
refusal-not-moderator = Pour ça, il te faut la permission « Gérer le serveur ».
refusal-lacks-permissions = Je ne peux pas faire jouer une partie ici. Il faut d’abord me donner la permission de faire ceci : { $what }.
refusal-lacks-files = Je ne peux pas envoyer de fichier ici. Il me manque cette permission : { $what }. Essaie dans un autre salon, ou adresse-toi à une personne qui gère le serveur.
refusal-lacks-posting = Je ne peux pas publier dans ce salon. Il faut d’abord me donner la permission de faire ceci : { $what }.
refusal-shared-elsewhere = { $channel ->
        [direct] Personne d’autre ne joue à cette partie, donc il n’y a personne ici avec qui la partager.
       *[other] Tu ne peux partager ça que dans le salon de la partie : <#{ $channel }>.
    }

refusal-paused = La partie est en pause. Tu pourras jouer quand elle reprendra.
refusal-proposer-cannot-pay = { $who } a besoin de { $price } $ pour cet échange et n’a que { $cash } $. L’offre reste ouverte.
refusal-log-deleted = Le journal de cette partie a été supprimé, car elle s’est terminée il y a longtemps. Son résultat est conservé.

# Instead of the refusals about several games, where there is a button for each
which-several-games = Tu joues dans plusieurs parties. De laquelle s’agit-il ?
which-several-here = Il y a plusieurs parties dans ce salon. De laquelle s’agit-il ?
which-more = Pour une autre partie, ajoute l’option `{ option-name-game }` à la commande.
button-which = Cette partie
