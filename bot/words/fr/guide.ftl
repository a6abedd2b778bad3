# La visite de /monopoly { command-name-help }.

guide-title = Comment jouer, { $page } sur { $pages } : { $what }
guide-back = Retour
guide-next = Suite : { $what }
guide-play = Jouer contre des ordinateurs
guide-learn = Apprendre en jouant
guide-started =
    { "**" }C’est parti !**
    Tu joues contre des ordinateurs. Appuie sur **{ decision-to-throw.button-throw }** quand c’est ton tour.
guide-close = Fermer
guide-closed = Bonne partie ! `/monopoly { command-name-help }` rouvre cette visite.
guide-rules = Règles
guide-name-what = Le but du jeu
guide-name-start = Commencer une partie
guide-name-turn = Ton tour
guide-name-deals = Échanges et enchères
guide-name-days = Jouer sur plusieurs jours
guide-name-look = Se renseigner
guide-text-what =
    { "**" }Sois la dernière personne à ne pas faire faillite.** Achète des propriétés, complète des groupes de couleur, construis et touche des loyers. Garde assez d’argent pour payer ceux des autres.
    Tu joues ici même, avec des boutons. Le bot tient la Banque et le plateau, applique les règles et lance des dés honnêtes.
    `/monopoly { command-name-new }` ouvre une partie, pour une soirée ou pour une minute de temps en temps pendant des semaines.
    { "**" }Tu débutes ?** `/monopoly { command-name-learn }` lance une première partie courte avec un coach, dans tes messages privés.
    -# Cette visite a six courtes pages, et personne d’autre ne la voit.
guide-text-start =
    1. `/monopoly { command-name-new }` ouvre un lobby dans le salon. Dans tes messages privés avec le bot, tu joues contre des ordinateurs.
    2. Tes amis appuient sur **Jouer**. L’hôte peut aussi ajouter des ordinateurs.
    3. Sous **Réglages**, chaque joueur choisit son pion. L’hôte choisit le rythme, l’édition et les règles maison.
    4. L’hôte appuie sur **Commencer**. Il suffit d’être deux.
guide-text-turn =
    Le message de la partie montre le plateau. La ligne au-dessus des boutons dit qui doit décider, et jusqu’à quand. Les boutons montrent ce qui est possible maintenant.
    { "**" }Lancer les dés** fait avancer ton pion. Si tu t’arrêtes sur une propriété à vendre, tu choisis de l’acheter ou non. Le bot s’occupe des loyers, des taxes et des cartes.
    { "**" }Gérer** sert à construire, vendre et hypothéquer, même quand ce n’est pas ton tour. Pour construire, il te faut un groupe de couleur complet. Avec **Consignes**, tu indiques ce que le bot décide tout de suite à ta place : personne n’a à t’attendre.
    { "**" }Plateau** montre à qui est chaque propriété. Personne d’autre ne voit ce que Gérer et Plateau ouvrent.
    Tu as fait une erreur ? `/monopoly { command-name-undo }` annule ton dernier choix si les autres sont d’accord, mais jamais un lancer de dés ni une enchère.
    Contre des ordinateurs, `/monopoly { command-name-advise }` te donne tes meilleurs choix.
guide-text-deals =
    { "**" }Échanger** sert à proposer à un autre joueur de l’argent, des propriétés et des cartes Sortie de Prison. Il reçoit ton offre en message privé : il peut l’accepter, la refuser ou faire une contre-offre. Rien ne change de mains avant qu’il accepte.
    Les enchères ont leur propre fil. Enchéris ouvertement, ou donne un maximum secret : le bot enchérit alors pour toi, jamais plus qu’il ne faut.
    Aux rythmes plus lents, chaque joueur donne un maximum secret, et le plus haut gagne.
guide-text-days =
    Dans une partie en direct, tu as quelques minutes pour décider ; au rythme quotidien, un jour. Si tu ne réponds pas à temps, le bot fait un choix prudent pour toi, et la partie continue.
    `/monopoly { command-name-orders }` règle tes consignes : le bot répond tout de suite pour toi, et personne n’a à attendre.
    `/monopoly { command-name-away }` dit aux autres jusqu’à quand tu t’absentes. `/monopoly { command-name-pause }` leur demande une pause.
    `/monopoly { command-name-preferences }` te laisse choisir tes notifications, tes heures calmes, qui lance tes dés, et si tu reçois du texte à la place des images, par exemple pour un lecteur d’écran.
    `/monopoly { command-name-mine }` montre tes parties, d’abord celles qui t’attendent.
guide-text-look =
    `/monopoly { command-name-rules }` explique les règles par sujet. `/monopoly { command-name-deed }` décrit une propriété, et `/monopoly { command-name-board }` montre le plateau.
    `/monopoly { command-name-history }` montre ce qui s’est passé, `/monopoly { command-name-stats }` donne les chiffres de la partie, et `/monopoly { command-name-leaderboard }` classe les joueurs de ce serveur.
    `/monopoly { command-name-verify }` prouve que les dés sont honnêtes. `/monopoly { command-name-export }` enregistre la partie dans un fichier.
    `/monopoly { command-name-resign }` te fait quitter une partie. `/monopoly { command-name-cancel }` demande à tout le monde d’annuler la partie.
    `/monopoly-mod` est réservé aux personnes qui gèrent le serveur.
    Une ligne 💡 explique une fois ce qui est nouveau pour toi. `/monopoly { command-name-preferences }` désactive ces conseils.

command-name-help = aide
command-help = Apprendre à jouer
