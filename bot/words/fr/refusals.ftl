## Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Cette partie n’existe pas, ou elle a été supprimée.
refusal-not-playing = Tu ne joues pas dans cette partie. Tu peux la regarder, et jouer la prochaine.
refusal-left = Tu n’es plus dans cette partie. Tu peux encore regarder la fin.
refusal-stale = Ce choix n’est plus possible : la partie a avancé. Regarde le message de la partie.
refusal-not-started = Cette partie n’a pas encore commencé. C’est à l’hôte d’appuyer sur Commencer.
refusal-started = Cette partie a déjà commencé. `{ COMMAND("rules") }` montre ses règles.
refusal-over = Cette partie est finie. Ouvres-en une autre avec `{ COMMAND("new") }`.
refusal-cancelled = Cette partie a été annulée. Ouvres-en une autre avec `{ COMMAND("new") }`.
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
refusal-not-in-lobby = Tu n’as pas de place dans ce lobby.
refusal-not-joined = { refusal-not-in-lobby } Pour participer, appuie sur Jouer.
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = Les règles, le rythme ou les délais ont changé juste avant que tu appuies. Regarde le lobby, puis appuie encore une fois.
refusal-unanswered = Tout le monde n’a pas encore dit s’il reste. Appuie encore une fois sur **Commencer**.
refusal-too-few = Il faut au moins { $least } joueurs pour commencer. Tu peux ajouter un ordinateur.
refusal-not-timed = Seule une partie à durée limitée a une heure de fin. Choisis d’abord ce type de partie dans Réglages > Règles.
refusal-length-out-of-range = Une partie à durée limitée peut durer de dix minutes à un an.
refusal-barred = Tu ne peux pas rejoindre ce lobby : l’hôte ou la modération t’en a fait sortir.
refusal-not-invited = On entre dans ce lobby sur invitation, et l’hôte ne t’en a pas envoyé.
refusal-no-guests = Invite jusqu’à { $most } personnes de ce serveur en les mentionnant, par exemple @Bo @Cem. En messages privés, on joue contre des ordinateurs.
refusal-no-computer = Il n’y a pas d’ordinateur ici.

refusal-no-such-pace = Choisis un rythme de la liste. Un délai que tu tapes toi-même va de 10 secondes à 14 jours.
refusal-no-such-deed = Aucune propriété ne porte ce nom.
refusal-no-game-here = Il n’y a pas de partie dans ce salon. Ouvres-en une avec `{ COMMAND("new") }`.
refusal-only-a-lobby = Il y a un lobby ici, mais pas encore de partie. Cette commande marchera dès que l’hôte aura appuyé sur Commencer.
refusal-not-begun = Cette partie n’a pas encore commencé. Son lobby est encore ouvert : { $where }
refusal-several-here = Il y a plusieurs parties dans ce salon. Choisis-en une avec l’option `{ option-name-game }`.
refusal-several-games = Tu joues dans plusieurs parties. Choisis-en une avec l’option `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] Tu as déjà une partie dans ces messages privés. Finis-la d’abord, ou abandonne-la. `{ COMMAND("mine") }` la montre.
       *[other] Tu as déjà { $most } parties dans ces messages privés. Finis d’abord l’une d’elles, ou abandonne-la. `{ COMMAND("mine") }` les montre.
    }
refusal-direct-taken = Ce lobby est dans les messages privés de quelqu’un d’autre, qui est seul à pouvoir y jouer. Ouvre le tien avec `{ COMMAND("new") }`.
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
refusal-trade-short = Cet échange te coûte { $price } $, et tu n’as que { $cash } $. { $raisable ->
        [yes] Vends ou hypothèque quelque chose d’abord. L’offre reste ouverte.
       *[no] Même en vendant et en hypothéquant tout, tu n’aurais que { $most } $. Tu peux refuser ou faire une contre-offre.
    }
refusal-proposer-cannot-pay = { $who } a besoin de { $price } $ pour cet échange et n’a que { $cash } $. L’offre reste ouverte.
refusal-log-deleted = Le journal de cette partie a été supprimé, car elle s’est terminée il y a longtemps. Son résultat est conservé.
refusal-no-such-board = Ce plateau n’existe pas, ou il a été supprimé.
refusal-no-such-code = Aucun plateau n’a ce code. Vérifie les huit caractères (lettres et chiffres), puis réessaie.
refusal-not-your-board = Ce plateau est à quelqu’un d’autre. Avec son code, tu peux en faire une copie.
refusal-board-hidden = Un responsable du serveur a masqué ce plateau : impossible ici d’y jouer, de le copier ou de l’ajouter.
refusal-board-changed = Ce plateau a changé depuis que tu l’as ouvert, et rien n’a été enregistré. Rouvre-le et refais ta modification.
refusal-too-many-boards = Tu as déjà { $most } plateaux. Supprimes-en d’abord un.
refusal-server-boards-full = Ce serveur a déjà { $most } plateaux. Quelqu’un doit d’abord retirer un des siens.
refusal-own-boards-off = Sur ce serveur, tu ne peux pas utiliser tes propres plateaux. Adresse-toi à une personne qui le gère.
refusal-follows-own = Tu joues toi-même dans cette partie. Tu peux suivre celles où tu ne joues pas.
refusal-follows-enough = Tu suis déjà { $most } parties. Cesse d’abord d’en suivre une, dans `{ COMMAND("mine") }`.
refusal-followed-enough = { $most } personnes suivent déjà cette partie. Tu peux quand même la regarder ici.
refusal-guesses-closed = Trop tard pour un pronostic : il y a déjà des constructions sur le plateau, ou cette personne a quitté la partie.
refusal-guesses-enough = Il y a déjà { $most } pronostics sur cette partie : c’est le maximum.
refusal-not-blockable = Tu peux bloquer d’autres personnes, mais ni toi-même ni un bot.
refusal-blocked-enough = Tu as déjà bloqué { $most } personnes. Débloque d’abord quelqu’un, dans `{ COMMAND("preferences") }`.

# Instead of the refusals about several games, where there is a button for each
which-several-games = Tu joues dans plusieurs parties. De laquelle s’agit-il ?
which-several-here = Il y a plusieurs parties dans ce salon. De laquelle s’agit-il ?
which-more = Pour une autre partie, ajoute l’option `{ option-name-game }` à la commande.
button-which = Cette partie

## Why the rules refuse an action: reason-<reason>.

reason-game-over = Cette partie est finie.
reason-out-of-game = Cette personne n’est plus dans la partie.
reason-not-awaited = Ce n’est pas à toi de décider pour l’instant. La ligne au-dessus des boutons dit qui décide.
whose-decision = C’est à { $who } de décider.
reason-not-now = Tu ne peux pas faire ça maintenant. Appuie sur l’un des boutons du message de la partie.
reason-no-hour = Cette partie n’a pas d’heure de fin.
reason-hour-struck = L’heure de fin est déjà passée.
reason-closing = La partie se termine : on ne peut plus échanger ni construire. Tu peux encore réunir de l’argent pour une dette.
reason-locked = Les dés sont lancés, mais le pion n’a pas encore bougé. Réessaie dans un instant.
reason-in-debt = Il faut d’abord payer une dette. D’ici là, la personne qui la doit peut seulement revendre des constructions, hypothéquer, ou faire un échange qui aide à la payer.
reason-cannot-afford = Il te faut { $price } $, et tu n’as que { $cash } $ pour ça.
reason-bid-too-low =
    { $price ->
        [0] C’est trop peu. Il faut au moins { $lowest } $.
       *[other] L’enchère est à { $price } $. Il faut au moins { $lowest } $.
    }
reason-bid-too-high = Tu peux enchérir jusqu’à { $highest } $. Propose ce montant ou moins, ou passe.
reason-already-leading = Tu as déjà la plus haute enchère ({ $price } $). Attends que quelqu’un surenchérisse.
reason-already-passed = Tu as passé. Tu ne peux donc plus enchérir cette fois.
reason-already-filed = Tu as déjà répondu à ces enchères. Chacun ne répond qu’une fois.
reason-not-in-auction = Cette propriété ne fait pas partie de ces enchères.
reason-bid-binds = Tu as la plus haute enchère ({ $price } $), et tu dois pouvoir la payer. Jusqu’à la fin des enchères, dépense moins.
reason-rent-asked = Tu dois encore { $price } $ de loyer. Tu ne peux donc dépenser que { $cash } $.
reason-not-owner = Tu ne peux choisir que tes propres propriétés. Dans un échange, chacun ne peut donner que les siennes.
reason-not-a-street = Tu ne peux construire que sur les rues, pas sur les gares ni les compagnies.
reason-group-incomplete = Il te faut toutes les rues du groupe de couleur avant de pouvoir y construire.
reason-not-own-turn = Dans cette partie, tu ne peux acheter des maisons et des hôtels qu’à ton propre tour.
reason-group-mortgaged = Une rue de ce groupe de couleur est hypothéquée. Lève d’abord l’hypothèque, puis construis.
reason-group-built = Il y a des constructions sur ce groupe de couleur. Revends-les d’abord toutes.
reason-uneven = Construis et revends uniformément : aucune rue du groupe ne peut avoir plus d’une maison d’avance sur une autre.
reason-level-range = Ce changement n’est pas possible. Choisis des rues d’une même couleur, et un nombre de maisons différent de celui qu’elles ont déjà.
reason-building-limit =
    { $left ->
        [0] Tu as déjà acheté toutes les maisons et tous les hôtels permis pendant ce tour.
        [one] Pendant ce tour, tu peux encore acheter une maison ou un hôtel.
       *[other] Pendant ce tour, tu peux encore acheter { $left } maisons ou hôtels.
    }
reason-no-houses =
    { $left ->
        [0] La Banque n’a plus de maisons. Quelqu’un doit d’abord en revendre.
        [1] La Banque n’a plus qu’une maison. Ce n’est pas assez.
       *[other] La Banque n’a plus que { $left } maisons. Ce n’est pas assez.
    }
reason-no-hotels =
    { $left ->
        [0] La Banque n’a plus d’hôtels. Quelqu’un doit d’abord en revendre un.
        [1] La Banque n’a plus qu’un hôtel. Ce n’est pas assez.
       *[other] La Banque n’a plus que { $left } hôtels. Ce n’est pas assez.
    }
reason-shortage-open = Les joueurs décident qui aura les constructions de la Banque. Tu pourras construire ensuite.
reason-not-claimed = Tu ne peux enchérir que pour les constructions que tu as demandées, sur une rue qui peut en recevoir une maintenant.
reason-already-mortgaged = Cette propriété est déjà hypothéquée. Choisis-en une qui ne l’est pas.
reason-not-mortgaged = Cette propriété n’est pas hypothéquée. Choisis des propriétés hypothéquées, chacune une seule fois.
reason-mortgage-saves-nothing = Tu dois { $price } $. Même en vendant et en hypothéquant tout, tu n’aurais que { $cash } $ : tu ne peux donc pas hypothéquer pour cette dette. Tu peux proposer un échange, ou revendre des constructions si tu en as.
reason-no-pass = Cette carte Sortie de Prison n’est plus disponible. Elle a peut-être été jouée ou échangée.
reason-no-fine-on-last-turn = C’est ton dernier essai en prison : lance les dés. Si tu ne fais pas de double, tu paies { $price } $ et tu avances.
reason-can-still-pay = Tu dois { $price } $ et peux réunir { $cash } $ : tu dois donc payer, et tu ne peux pas abandonner maintenant.
reason-plan-falls-short = Avec ces ventes et ces hypothèques, tu n’aurais que { $cash } $, et tu dois { $price } $. Vends ou hypothèque davantage.
reason-no-such-trade = Cette offre n’est plus ouverte. Fais-en une autre avec `{ COMMAND("trade") }`.
reason-not-your-trade = C’est à quelqu’un d’autre de répondre à cette offre.
reason-trade-empty = Cette offre est vide. Ajoutes-y une propriété, de l’argent ou une carte Sortie de Prison.
reason-trade-with-self = Tu ne peux pas échanger avec toi-même. Choisis quelqu’un d’autre.
reason-trade-during-bidding = On ne peut pas échanger avant la fin des enchères. L’offre reste ouverte.
reason-no-such-debt = La dette que cet échange devait régler est déjà réglée.
reason-trade-for-nothing = L’un de vous deux a une dette à payer et ne recevrait rien dans cet échange. Avec une dette, on ne peut rien donner gratuitement.
reason-trade-lowers-raisable = L’un de vous deux a une dette à payer et, après cet échange, ne pourrait plus réunir que { $cash } $ au lieu de { $price } $. L’échange doit lui laisser au moins autant, ou payer la dette tout de suite.
reason-trade-before-tax = L’un de vous deux doit encore choisir comment payer un impôt. Après cet échange, cette personne doit pouvoir réunir { $price } $ pour le payer, ou au moins autant qu’avant.
reason-partner-cannot-pay = L’autre personne a besoin de { $price } $ pour cet échange et n’a que { $cash } $. L’offre reste ouverte.
reason-too-many-trades = Tu as déjà { $most } offres ouvertes. Retires-en d’abord une.
reason-too-early-to-buy = Dans cette partie, tu ne peux ni acheter ni enchérir avant d’avoir fait un tour de plateau.
reason-too-early-to-trade = Dans cette partie, il faut avoir fait un tour de plateau avant d’échanger. L’un de vous deux ne l’a pas encore fait.
reason-held = Quelqu’un retient les dés un instant. La ligne au-dessus des boutons dit jusqu’à quand.
reason-no-hold-left = Tu as déjà retenu les dés avant ce lancer, ou cette partie ne le permet pas.
reason-own-throw = Ce bouton sert aux autres joueurs à te faire attendre. Lance les dés quand tu veux.
reason-no-such-intent = Cette action n’est plus en attente : elle a été faite, abandonnée ou annulée.
reason-too-many-intents = Tu as déjà { $most } actions en attente. Annules-en d’abord une.
reason-no-such-claim = C’est trop tard : ce loyer a déjà été demandé, ou on ne peut plus le demander.
reason-not-your-claim = Seul le propriétaire peut demander ce loyer.
reason-player-count =
    { $most ->
        [2] Cette partie se joue à 2 joueurs.
       *[other] Cette partie se joue de { $least } à { $most } joueurs.
    }
reason-token-taken = Quelqu’un a déjà ce pion. Choisis-en un autre.

## What the bot answers when something went wrong, or a press came too late.

not-an-amount = Ce n’est pas un montant. Tape un nombre entier, comme 120 ou 1200.
amount-too-high = Il n’y a jamais autant d’argent dans une partie. Tape { $most } au plus.

table-past = { APP_TITLE() } avec { $who } · coups précédents
table-past-nothing = La partie a continué. Son message le plus récent est plus bas.
press-again = La fenêtre a mis trop de temps à s’ouvrir. Appuie encore une fois.
press-double = Ce bouton venait juste d’apparaître, donc le bot n’a rien fait, au cas où tu aurais appuyé par erreur. Si c’était voulu, appuie encore une fois.
command-unknown = Cette commande a changé. Redémarre ou recharge Discord, puis retape-la.
press-unknown = Ce bouton ne marche plus. `{ COMMAND("mine") }` montre tes parties.
# To each player, once, when the bot can no longer write where they play
parked-direct = Je ne peux plus écrire dans le salon où jouent { $players }. Rien n’est perdu : la partie attend, et les délais sont suspendus. Pour continuer, utilise `{ COMMAND("board") }` dans ce salon dès que je peux de nouveau y écrire, ou demande à la modération de déplacer la partie avec `{ MODERATOR_COMMAND("move") }`.
parked-thread-direct = Le fil <#{ $thread }>, où jouent { $players }, a été archivé et verrouillé : je n’y touche pas. Rien n’est perdu : la partie attend, et les délais sont suspendus. Elle reprend dès que le fil est rouvert, ou que la modération la déplace avec `{ MODERATOR_COMMAND("move") }`.
# In place of a name that the server's own filter forbids
player-nameless = Joueur { $number }
trouble = Le bot a eu un problème. Rien n’est perdu : réessaie.
trouble-disk = La partie ne peut pas être enregistrée en ce moment, donc rien n’a été fait. Réessaie dans une minute.
trouble-contradiction = Le bot a trouvé une contradiction dans ses propres règles, donc ton action n’a pas été faite. Rien n’est perdu : la partie est comme avant, et les responsables de ce bot trouveront les détails dans son journal.

## Ce qu’une personne ou un serveur peut demander au bot en un certain temps.

limit-presses = Tu as fait beaucoup de choses d’un coup. Tu pourras continuer à partir de <t:{ $at }:T>.
limit-server = Il se passe beaucoup de choses sur ce serveur en ce moment. Réessaie à partir de <t:{ $at }:T>.
limit-costly = Tu as consulté beaucoup de choses d’un coup. Tu pourras continuer à partir de <t:{ $at }:T>.
limit-offers = Tu as déjà fait beaucoup d’offres dans cette partie. Tu pourras faire la prochaine à partir du <t:{ $at }:f>.
limit-questions = Tu as déjà posé plusieurs questions aux autres joueurs. Tu pourras en poser une autre à partir du <t:{ $at }:f>.
limit-lobbies = Tu as déjà ouvert plusieurs lobbys. Tu pourras en ouvrir un autre à partir du <t:{ $at }:f>.
limit-shares = Tu as déjà beaucoup partagé dans ce salon. Tu pourras partager à nouveau à partir du <t:{ $at }:f>.
limit-data = Tu viens de recevoir un fichier avec tes données. Tu pourras en recevoir un autre à partir du <t:{ $at }:f>.
limit-deletions = Tu viens de supprimer tes données. Tu pourras les supprimer à nouveau à partir du <t:{ $at }:f>.
limit-reports = Ce plateau est déjà signalé. Tu pourras le signaler à nouveau à partir du <t:{ $at }:f>.
limit-reporters = Tu as signalé plusieurs plateaux. Tu pourras signaler le prochain à partir du <t:{ $at }:f>.
limit-codes = Ça fait beaucoup de codes. Tu pourras en essayer un autre à partir du <t:{ $at }:f>.
limit-working = Le bot prépare encore ce que tu as demandé. Tu pourras demander autre chose ensuite.
limit-queue = Beaucoup de monde attend la même chose en ce moment. Réessaie à partir de <t:{ $at }:T>.
