# La visite de /monopoly { command-name-help }.

guide-title = Comment jouer, { $page } sur { $pages } : { $what }
guide-back = Retour
guide-next = Suite : { $what }
guide-play = Jouer contre des ordinateurs
guide-started = C’est parti ! Tu joues [ici]({ $link }) contre des ordinateurs. Appuie sur **Lancer les dés** quand c’est ton tour.
guide-close = Fermer
guide-closed = Bonne partie ! /monopoly { command-name-help } rouvre cette visite.
guide-rules = Règles
guide-name-what = Ce que c’est
guide-name-start = Commencer une partie
guide-name-turn = Ton tour
guide-name-deals = Échanges et enchères
guide-name-days = Jouer sur plusieurs jours
guide-name-look = Se renseigner
guide-text-what =
    Achète des rues, complète des groupes de couleur, construis et encaisse des loyers : la dernière personne qui n’est pas en faillite gagne. Le bot tient la Banque, applique les règles et lance des dés honnêtes.
    Une soirée en direct, ou une minute de temps en temps pendant des semaines : à vous de choisir le rythme.
    Tout se fait avec des boutons. **/monopoly { command-name-new }** ouvre une partie.
    Cette visite a six courtes pages ; personne d’autre ne la voit.
guide-text-start =
    1. **/monopoly { command-name-new }** ouvre un lobby dans le salon.
    2. Tes amis appuient sur **Jouer**. **Ajouter un ordinateur** complète la table.
    3. Sous **Réglages**, chaque joueur choisit son pion, et l’hôte le rythme, l’édition, les règles maison et les délais …
    4. … et appuie sur **Commencer**. À deux, ça suffit.
guide-text-turn =
    Le message de la partie dit toujours qui doit faire quoi, et avant quand. Ses boutons montrent tout ce qui est possible maintenant.
    { "**" }Lancer les dés** fait avancer ton pion. Sur une propriété à vendre, à toi de choisir : acheter ou non. Loyers, impôts et cartes sont calculés pour toi.
    { "**" }Gérer** sert à construire, vendre et hypothéquer – même quand ce n’est pas ton tour.
    { "**" }Plateau** montre à qui est quoi. Personne d’autre ne voit ce que ces boutons ouvrent.
    Une erreur ? **/monopoly { command-name-undo }** annule ton dernier choix si les autres sont d’accord, mais jamais un lancer de dés ni une enchère.
guide-text-deals =
    { "**" }Échanger** prépare une offre : argent, propriétés, cartes Sortie de Prison. Elle arrive en message privé à l’autre personne.
    La personne l’accepte, la refuse, ou répond par une contre-offre. Avant cela, rien ne change de mains.
    Chaque vente aux enchères a son propre fil. Enchéris ouvertement, ou dépose un maximum secret : le bot enchérit pour toi, jamais plus qu’il ne faut.
    Aux rythmes plus lents, chaque personne dépose un maximum secret, et le plus haut gagne.
guide-text-days =
    En direct, tu as des minutes ; au rythme quotidien, un jour par décision. Sans réponse de ta part, la partie continue : le bot répond prudemment pour toi.
    { "**" }/monopoly { command-name-orders }** règle d’avance ce que le bot répond pour toi, pour que personne n’ait à attendre.
    { "**" }/monopoly { command-name-away }** signale ton absence, **{ command-name-pause }** demande une pause à la table.
    { "**" }/monopoly { command-name-preferences }** règle où tu reçois tes notifications, tes heures calmes et qui lance tes dés.
    { "**" }/monopoly { command-name-mine }** liste tes parties, d’abord celles qui t’attendent.
guide-text-look =
    { "**" }/monopoly { command-name-rules }** explique les règles par sujet, **{ command-name-deed }** une propriété, **{ command-name-board }** montre le plateau.
    { "**" }/monopoly { command-name-history }** raconte toute la partie, **{ command-name-stats }** la résume en chiffres, **{ command-name-leaderboard }** classe qui joue sur ce serveur, **{ command-name-verify }** vérifie les dés, **{ command-name-export }** enregistre la partie dans un fichier.
    { "**" }/monopoly { command-name-resign }** quitte une partie, **{ command-name-cancel }** demande à l’annuler.
    { "**" }/monopoly-mod** est réservé à la gestion du serveur.
    Une ligne 💡 explique une fois ce qui est nouveau pour toi. **/monopoly { command-name-preferences }** coupe ces conseils.
