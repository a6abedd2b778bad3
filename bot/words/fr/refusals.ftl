# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Cette partie n’existe pas, ou plus depuis longtemps.
refusal-not-playing = Tu ne joues pas dans cette partie. Tu peux regarder, et jouer la prochaine.
refusal-left = Tu n’es plus dans la partie. Tu peux encore regarder la fin.
refusal-stale = Il s’est passé autre chose avant. Le message de la partie est à jour : regarde encore une fois.
refusal-not-started = La partie n’a pas commencé. C’est à l’hôte d’appuyer sur Commencer.
refusal-started = Cette partie a déjà commencé, et son lobby est fermé. /monopoly { command-name-rules } dit ce qui est joué.
refusal-over = Cette partie est finie. Lances-en une autre avec /monopoly { command-name-new }.
refusal-cancelled = Cette partie a été annulée. Lances-en une autre avec /monopoly { command-name-new }.
refusal-not-host = C’est réservé à l’hôte.
refusal-lobby-full = Les { $most } places sont prises.
refusal-seats-taken = { $taken } places sont prises, et ce jeu en a { $most }. Il faut d’abord que quelqu’un quitte le lobby.
refusal-already-joined = Tu as déjà une place.
refusal-not-joined = Tu n’as pas de place dans ce lobby. Appuie d’abord sur Jouer.
refusal-token-taken = Quelqu’un a déjà ce pion. Choisis-en un autre.
refusal-too-few = Il faut être au moins { $least } pour commencer. Un ordinateur peut prendre une place.
refusal-not-timed = Cette partie n’a pas d’heure de fin. Pour en fixer une, choisis d’abord une partie à durée limitée sous Réglages > Règles.
refusal-no-hour = Une partie à durée limitée a besoin d’une heure de fin. Choisis-la sous Réglages > Règles, puis commence.
refusal-hour-past = L’heure de fin convenue est déjà passée. Choisis-en une plus tard sous Réglages > Règles, puis commence.
refusal-hour-out-of-range = L’heure doit être dans dix minutes au moins et un an au plus.
refusal-no-computer = Il n’y a pas d’ordinateur à retirer ici.

refusal-no-such-pace = Choisis un rythme de la liste ; sur mesure, un délai va de 10 secondes à 14 jours.
refusal-no-such-deed = Cette propriété n’existe pas.
refusal-no-game-here = Il n’y a pas de partie ici. /monopoly { command-name-new } ouvre un lobby.
refusal-only-a-lobby = Il y a un lobby, mais pas encore de partie. Ça marchera dès que l’hôte aura appuyé sur Commencer.
refusal-not-begun = La partie n’a pas encore commencé : son lobby { $where } est encore ouvert.
refusal-several-here = Il y a plusieurs parties dans ce salon. Choisis-en une avec l’option `{ option-name-game }`.
refusal-several-games = Tu joues plusieurs parties. Choisis-en une avec l’option `{ option-name-game }`.
refusal-no-server = Ça se choisit sur un serveur : essaie dans l’un de ses salons.
refusal-not-moderator = C’est réservé à la gestion de ce serveur.
refusal-lacks-permissions = Je ne peux pas faire tourner une partie ici. Il me manque : { $what }.
refusal-lacks-files = Je ne peux pas envoyer de fichier ici. Il me manque : { $what }. Essaie dans un salon où je l’ai, ou demande à qui gère le serveur.
refusal-lacks-posting = Je ne peux pas publier dans ce salon. Il me manque : { $what }.
refusal-shared-elsewhere = Tu ne peux partager ça que là où la partie se joue : <#{ $channel }>.

refusal-paused = La partie est en pause, et personne ne peut agir d’ici la reprise.
