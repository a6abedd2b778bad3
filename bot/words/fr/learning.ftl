## La première partie avec un coach, et la suite.

learn-started =
    { "**" }Ta première partie est prête.**
    Elle est courte, et tu y joues contre deux ordinateurs tranquilles, avec un coach qui t’explique chaque nouveauté. Elle s’arrête dès que quelqu’un ne peut plus payer : le plus riche des autres gagne. Ouvre-la et appuie sur **{ decision-to-throw.button-throw }**.
learn-again-started =
    { "**" }Une nouvelle partie courte est prête.**
    Les dés tomberont autrement, et le coach en dira moins sur ce que tu connais déjà.
learn-running =
    { "**" }Tu as déjà une partie en cours avec le coach.**
    Si tu recommences, elle s’arrête.
learn-over = Recommencer
button-learn-again = Rejouer
friends-title = Jouer avec des amis
friends-add = **1.** Ajoute le bot à ton serveur, s’il n’y est pas encore.
friends-invite = Ajouter le bot
friends-steps =
    { "**" }2.** Tape `{ COMMAND("new") }` dans un salon du serveur.
    { "**" }3.** Tes amis appuient sur **{ button-lobby-join }**, et **{ button-lobby-computer }** remplit les autres places.
    { "**" }4.** Appuie sur **{ button-lobby-start }**.
friends-days = -# Dans le lobby, **Réglages** permet de choisir le rythme : une soirée ensemble, ou quelques minutes par jour pendant des semaines.

command-name-learn = apprendre
command-learn = Jouer une première partie courte avec un coach, en message privé

## Ce que dit le coach de la première partie : une fois avec la raison, ensuite le conseil seul.

coach = 🎓 { $text }
coach-then-roll = { $line } Lance les dés ensuite.
coach-practiced =
    { $count ->
        [0] 🎓 La leçon a été courte. Rejoue pour voir la suite !
       *[other] 🎓 Tu sais maintenant { $what }. À toi de jouer avec tes amis !
    }
coach-gamble =
    { "." } Bon pari : il reste { $left } $ et { $dear ->
        [0] un mauvais tour coûte environ { $lap } $
        [1] 1 des { $soon } prochaines cases coûte plus
       *[other] { $dear } des { $soon } prochaines cases coûtent plus
    }

## De quoi il s’agissait

coach-topic-turns = jouer ton tour
coach-topic-buying = acheter
coach-topic-auctions = enchérir
coach-topic-rent = gérer les loyers
coach-topic-building = construire
coach-topic-trading = échanger
coach-topic-jail = sortir de prison
coach-topic-taxes = payer l’impôt
coach-topic-debts = réunir de l’argent

## Tours

coach-why-throw = Réunis toutes les rues d’une couleur, construis et touche des loyers.
coach-tip-throw = Appuie sur **{ decision-to-throw.button-throw }**. Si tu t’arrêtes sur une propriété libre, tu peux l’acheter.
coach-why-end = Avant de finir, tu peux encore **{ button-trade }**, ou construire et hypothéquer avec **{ button-manage }**.
coach-tip-end = Plus rien à faire ? Appuie sur **{ decision-to-end.button-end }**.
coach-why-salary = Tu passes par { $go } : la Banque te verse { $price } $.
coach-tip-salary = Tu touches { $price } $ à chaque passage par { $go }.
coach-why-goal = Argent, propriétés et constructions forment ta fortune.
coach-tip-goal = Dès que quelqu’un ne peut plus payer, cette courte partie s’arrête, et le joueur le plus riche parmi les autres gagne.
coach-why-concede = Les ordinateurs abandonnent quand ils ne voient plus comment gagner.
coach-tip-concede = Appuie sur **{ $press }** pour gagner tout de suite, ou continue à jouer.
coach-why-green = Le coach ne parle que des nouveautés.
coach-tip-green = Le bouton vert est celui qu’il choisirait, et **{ button-advise }** dit pourquoi.
coach-why-card = Les cartes Chance et Caisse de Communauté réservent de bonnes et de mauvaises surprises.
coach-tip-card = Ce que dit la carte se fait tout seul : tu n’as rien à faire.

## Acheter

coach-why-buy = Les joueurs qui s’arrêtent chez toi te paient un loyer.
coach-tip-buy = Achète, pour que personne d’autre ne l’obtienne{ $gamble }.
coach-why-buy-group = Avec { $space }, tu aurais tout { $group } : loyer double, et tu peux construire.
coach-tip-buy-group = Achète : ce sont les groupes complets qui font gagner{ $gamble }.
coach-why-buy-group-mortgaged = { coach-why-buy-raise-on-group }
coach-tip-buy-group-mortgaged = { coach-tip-buy-group }
coach-why-buy-block = Avec un groupe complet, on construit et on touche de gros loyers.
coach-tip-buy-block = Achète, sinon { $who } pourrait compléter { $group }{ $gamble }.
coach-why-buy-leave = Inutile de tout acheter : il te faut de l’argent pour les loyers et les maisons.
coach-tip-buy-leave =
    { $own ->
        [none] Laisse-la partir aux enchères : seule, elle rapporte trop peu pour { $price } $.
       *[some] Laisse-la partir aux enchères : pour l’instant, ton argent vaut mieux.
    }
coach-why-buy-leave-group = Avec { $space }, tu aurais tout { $group }, mais il faudrait trop hypothéquer.
coach-tip-buy-leave-group = { coach-tip-buy-leave }
coach-why-buy-leave-mortgaged = Avec { $space }, tu aurais tout { $group }.
coach-tip-buy-leave-mortgaged = Laisse-la quand même partir aux enchères : pour construire, il faudrait lever l’hypothèque de { $rest }, et il te resterait { $left } $.
coach-why-buy-short = Il te manque { $price } $, et ce que tu n’achètes pas part aux enchères.
coach-tip-buy-short = Appuie sur **{ $decline }** : réunir de l’argent ne vaut souvent la peine que pour compléter un groupe.
coach-why-buy-raise = { coach-why-buy-group }
coach-tip-buy-raise = Réunis les { $price } $ qui manquent et achète : les groupes complets font gagner{ $gamble }.
coach-why-buy-raise-on-group = Avec { $space }, tu aurais tout { $group } : lève ses hypothèques, et tu pourras construire.
coach-tip-buy-raise-on-group = { coach-tip-buy-raise }
coach-why-auction = La plus haute enchère gagne : décide d’avance combien tu paierais.
coach-tip-auction = Pour toi, { $space } vaut environ { $price } $ : fixe ce montant comme maximum secret{ $gamble }.
coach-why-auction-block = { coach-why-buy-block }
coach-tip-auction-block =
    { $cost ->
        [risky] Enchéris jusqu’à { $price } $, sinon { $who } pourrait compléter { $group }{ $gamble }.
       *[safe] Si tu passes, { $who } pourrait compléter { $group } : fixe { $price } $ comme maximum secret.
    }
coach-why-auction-pass = La plus haute enchère gagne, mais rien n’oblige à enchérir.
coach-tip-auction-pass =
    { $own ->
        [none] Passe : la prochaine enchère est de { $price } $, et seule, { $space } rapporte trop peu pour ça.
       *[some] Passe : la prochaine enchère est de { $price } $, et { $space } vaut moins que ça pour toi.
    }
coach-why-auction-pass-mortgaged = { coach-why-buy-leave-mortgaged }
coach-tip-auction-pass-mortgaged = Passe : la prochaine enchère est de { $price } $, trop pour un groupe hypothéqué, où tu ne peux pas construire.
coach-why-auction-short = { coach-why-auction-pass }
coach-tip-auction-short = Passe : la prochaine enchère est de { $price } $, et tu n’as pas autant d’argent.
coach-why-auction-theirs = { $who } n’a pas acheté { $space } : place aux enchères, et tu peux y participer.
coach-tip-auction-theirs = { coach-tip-auction }
coach-why-auction-theirs-pass = { coach-why-auction-theirs }
coach-tip-auction-theirs-pass = { coach-tip-auction-pass }

## Loyers

coach-why-rent-paid = Tu t’arrêtes sur { $space } et tu paies { $price } $ de loyer à { $who }.
coach-tip-rent-paid = Le loyer double avec le groupe complet et monte à chaque maison.
coach-why-rent-single = { $who } s’arrête sur { $space } et te paie { $price } $ de loyer.
coach-tip-rent-single = Si tu as tout { $group }, le loyer y double et tu peux construire.
coach-why-rent-railroad = { coach-why-rent-paid }
coach-tip-rent-railroad = Plus quelqu’un a de gares, plus le loyer de chacune est élevé.
coach-why-rival-group = { $who } a tout { $group } et peut y construire.
coach-tip-rival-group = À ton prochain tour de plateau, { $space } pourrait te coûter { $price } $ : garde cette somme de côté.

## Construire et échanger

coach-why-build = Tu as tout { $group } : tu peux construire, rue par rue avec **{ button-manage }**.
coach-tip-build =
    { $cost ->
        [risky] Construis { $what } sur { $where } : un arrêt y coûtera jusqu’à { $rent } ${ $gamble }.
       *[safe] Construis { $what } sur { $where } : un arrêt y coûtera jusqu’à { $rent } $ au lieu de { $was } $.
    }
coach-built-on =
    { $part ->
        [some] { $streets }
       *[all] { $group }
    }
button-coach-build = Suivre le conseil · { $price } $
coach-built-hotels =
    { $count ->
        [one] 1 hôtel
       *[other] { $count } hôtels
    }
coach-built-houses =
    { $count ->
        [one] 1 maison
       *[other] { $count } maisons
    }
coach-why-build-borrow = Une propriété hypothéquée ne rapporte pas de loyer, mais les maisons rapportent plus.
coach-tip-build-borrow =
    { $cost ->
        [risky] Hypothèque { $deeds } et construis { $what } sur { $group }{ $gamble }.
       *[safe] Hypothèque { $deeds } pour { $raised } $ et construis { $what } sur { $group } : il te reste { $left } $.
    }
coach-term-mortgage =
    { $cost ->
        [risky] Hypothèque { $deeds } pour { $raised } $ (aucun loyer tant que tu n’as pas remboursé, { $interest } % en plus) et construis { $what } sur { $group }{ $gamble }.
       *[safe] Hypothèque { $deeds } pour { $raised } $ (aucun loyer tant que tu n’as pas remboursé, { $interest } % en plus) et construis { $what } sur { $group } : il te reste { $left } $.
    }
coach-term-hotel = Dans cette partie courte, trois maisons suffisent pour un hôtel. { coach-tip-build }
button-coach-borrow = Hypothéquer, construire · { $price } $
coach-mortgaged =
    { $count ->
        [one] 1 propriété
       *[other] { $count } propriétés
    }
coach-why-build-wait = Tu as tout { $group } : le loyer y double.
coach-tip-build-wait =
    { $cash ->
        [short] Ne construis pas encore sur { $group } : une maison coûte { $price } $, mets d’abord de l’argent de côté.
       *[enough] Ne construis pas encore sur { $group } : garde ton argent pour ce que le prochain tour peut coûter.
    }
coach-why-trade = La plupart des groupes se complètent par des échanges, et la dernière rue coûte bien plus que son prix.
coach-tip-trade = Propose à { $who } { $gives } contre { $takes } et complète { $group }{ $gamble }.
coach-why-offer-good = Regarde quel groupe une offre complète, pour toi et pour { $who }.
coach-tip-offer-good =
    { $completes ->
        [mine] Celle-ci est bonne pour toi : tu aurais tout { $group }{ $gamble }.
        [theirs] Avec celle-ci, { $who } aurait tout { $group }, mais ce que tu reçois en vaut la peine{ $gamble }.
       *[none] Celle-ci ne complète rien, mais ce que tu reçois vaut plus pour toi que ce que tu donnes{ $gamble }.
    }
coach-why-offer-bad = { coach-why-offer-good }
coach-tip-offer-bad = Refuse-la ou demande plus : elle aide les autres plus que toi.

## Prison, impôts, dettes

coach-why-jail-leave = En prison, impossible d’acheter ou de passer par { $go }.
coach-tip-jail-leave =
    { $price ->
        [0] Joue ta carte Sortie de Prison, puis lance les dés.
       *[other] Paie { $price } $, puis lance les dés{ $gamble }.
    }
coach-why-jail-stay = Il ne reste presque rien à acheter, et en prison tu ne paies aucun loyer.
coach-tip-jail-stay = Ne paie pas, tente le double : en attendant, tu touches quand même tes loyers.
coach-why-tax = Tu dois choisir avant de compter ce que tu as.
coach-tip-tax = Si tout ce que tu as vaut moins de { $price } $, le pourcentage te coûte moins cher.
coach-why-debt = Il te manque { $price } $ pour payer.
coach-tip-debt = Hypothèque d’abord des propriétés isolées et vends les maisons en dernier : la Banque ne les reprend qu’à moitié prix.
coach-why-debt-sell = { coach-why-debt }
coach-tip-debt-sell = Les hypothèques ne suffisent pas, ce plan vend donc aussi des constructions : choisis avec **{ debt-change }**.
coach-why-debt-hopeless = Qui ne peut pas payer quitte la partie.
coach-tip-debt-hopeless = Appuie sur **{ button-trade }** : ce qui complète un groupe vaut plus pour un autre joueur que pour la Banque.

## Les lignes sur ce qu’on rencontre pour la première fois.

prefer-hints-on = Astuces : activées
prefer-hints-on-hint = Le bot explique une fois ce qui est nouveau pour toi
prefer-hints-off = Astuces : désactivées
prefer-hints-off-hint = Le bot n’explique pas ce qui est nouveau pour toi
prefer-hints = Astuces sur ce qui est nouveau pour toi

hint = -# 💡 { $text }
hint-time-bank = Ce délai comprend une réserve de temps : elle diminue si tu décides lentement et se remplit si tu décides vite.
hint-rent = Dans cette partie, le loyer n’est pas payé automatiquement : le propriétaire doit le demander à temps, sinon il le perd.
hint-trade = « Accepter » conclut l’échange aussitôt. « Contre-offre » envoie une autre offre. « Refuser » met fin à l’échange.
hint-manage = Ce que tu choisis se fait tout de suite, ou dès que les règles le permettent. Une propriété hypothéquée ne rapporte pas de loyer.

## La visite de la commande help.

guide-title = Comment jouer, { $page } sur { $pages } : { $what }
guide-back = Retour
guide-next = Suite : { $what }
guide-play = Jouer contre des ordinateurs
guide-learn = Apprendre en jouant
guide-started =
    { "**" }C’est parti !**
    Tu joues contre des ordinateurs. Appuie sur **{ decision-to-throw.button-throw }** quand c’est ton tour.
guide-close = Fermer
guide-closed = Bonne partie ! `{ COMMAND("help") }` rouvre ce guide.
guide-rules = Règles
guide-name-what = Le but du jeu
guide-name-start = Commencer une partie
guide-name-turn = Ton tour
guide-name-deals = Échanges et enchères
guide-name-days = Jouer sur plusieurs jours
guide-name-look = Se renseigner
guide-text-what =
    { "**" }Tu gagnes si tous les autres font faillite avant toi.** Achète des propriétés, complète des groupes de couleur, construis et touche des loyers. Garde assez d’argent pour payer les loyers des autres.
    Tu joues ici même, avec des boutons. Le bot tient la Banque et le plateau, applique les règles et lance les dés sans tricher.
    `{ COMMAND("new") }` ouvre une partie, pour une soirée, ou pour quelques minutes par jour pendant des semaines.
    { "**" }Tu débutes ?** `{ COMMAND("learn") }` lance une première partie courte avec un coach, dans tes messages privés.
    -# Ce guide a six courtes pages, et personne d’autre ne le voit.
guide-text-start =
    1. `{ COMMAND("new") }` ouvre un lobby dans le salon. Dans tes messages privés avec le bot, tu joues contre des ordinateurs.
    2. Tes amis appuient sur **Jouer**. L’hôte peut aussi ajouter des ordinateurs.
    3. Dans **Réglages**, chaque joueur choisit son pion. L’hôte choisit le rythme, l’édition et les règles maison.
    4. L’hôte appuie sur **Commencer**. Il suffit d’être deux.
    `{ COMMAND("boards") }` crée un plateau avec tes rues, tes cartes et ta monnaie.
guide-text-turn =
    Le message de la partie montre le plateau. La ligne au-dessus des boutons dit qui doit décider, et jusqu’à quand. Les boutons montrent ce qui est possible maintenant.
    { "**" }Lancer les dés** fait avancer ton pion. Si tu t’arrêtes sur une propriété libre, tu choisis de l’acheter ou non. Le bot s’occupe des loyers, des taxes et des cartes.
    { "**" }Gérer** sert à construire, vendre et hypothéquer, même quand ce n’est pas ton tour. Pour construire, il te faut un groupe de couleur complet. Avec **{ button-more }** > **Consignes**, tu indiques ce que le bot décide tout de suite à ta place : personne n’a à t’attendre.
    { "**" }{ button-more }** montre aussi le plateau et l’historique et annule ton dernier choix. En direct, ce bouton retient aussi les dés quand quelqu’un d’autre va les lancer. Personne d’autre ne voit ce que ces boutons ouvrent.
    Tu as fait une erreur ? `{ COMMAND("undo") }` annule ton dernier choix si les autres sont d’accord, mais jamais un lancer de dés ni une enchère.
    Contre des ordinateurs, `{ COMMAND("advise") }` te montre tes meilleurs choix.
guide-text-deals =
    { "**" }Échanger** sert à proposer à un autre joueur de l’argent, des propriétés et des cartes Sortie de Prison. Ce joueur reçoit ton offre en message privé : il peut l’accepter, la refuser ou faire une contre-offre. Rien ne change de mains sans son accord.
    Les enchères ont leur propre fil. Enchéris ouvertement, ou fixe un maximum secret : le bot enchérit alors pour toi, jamais plus qu’il ne faut.
    Aux rythmes plus lents, chaque joueur fixe un maximum secret, et le plus haut gagne.
guide-text-days =
    Dans une partie en direct, tu as quelques minutes pour décider ; au rythme quotidien, un jour. Si tu ne réponds pas à temps, le bot fait un choix prudent pour toi, et la partie continue.
    `{ COMMAND("orders") }` te permet de donner des consignes : le bot répond tout de suite pour toi, et personne n’a à attendre.
    `{ COMMAND("away") }` dit aux autres jusqu’à quand tu t’absentes. `{ COMMAND("pause") }` leur demande une pause.
    `{ COMMAND("preferences") }` te laisse choisir tes notifications, tes heures calmes, qui lance tes dés, et si tu reçois du texte à la place des images, par exemple pour un lecteur d’écran.
    `{ COMMAND("mine") }` montre tes parties, d’abord celles qui t’attendent.
guide-text-look =
    `{ COMMAND("rules") }` explique les règles par sujet. `{ COMMAND("deed") }` décrit une propriété, et `{ COMMAND("board") }` montre le plateau.
    `{ COMMAND("game") }` montre ce qui s’est passé dans une partie, avec ses chiffres, un film et un fichier, et prouve que les dés ne sont pas truqués.
    `{ COMMAND("standings") }` classe les joueurs de ce serveur.
    `{ COMMAND("leave") }` te permet de quitter une partie, ou de proposer à tout le monde de l’annuler.
    `{ MODERATOR_COMMAND() }` est réservé aux personnes qui gèrent le serveur.
    Une ligne 💡 explique une fois ce qui est nouveau pour toi. Tu peux désactiver ces astuces avec `{ COMMAND("preferences") }`.

command-name-help = aide
command-help = Apprendre à jouer
