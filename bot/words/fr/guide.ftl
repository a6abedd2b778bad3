# La visite de /monopoly { command-name-help }.

guide-title = Comment jouer, { $page } sur { $pages } : { $what }
guide-back = Retour
guide-next = Suite : { $what }
guide-again = Du début
guide-close = Fermer
guide-closed = Bonne partie. /monopoly { command-name-help } ramène cette visite.
guide-rules = Règles
guide-name-what = Ce que c’est
guide-name-start = Commencer une partie
guide-name-turn = Ton tour
guide-name-deals = Échanges et enchères
guide-name-days = Jouer sur des jours
guide-name-look = Se renseigner
guide-text-what =
    Le jeu des rues, des loyers et des faillites, entre amis dans ce salon. Le bot tient la Banque, connaît les règles et lance des dés honnêtes.
    Une soirée en direct, ou une minute de temps en temps pendant des semaines : à vous de choisir le rythme.
    Tout se fait avec des boutons. **/monopoly { command-name-new }** ouvre une partie.
    Cette visite a six courtes pages ; personne d’autre ne la voit.
guide-text-start =
    1. **/monopoly { command-name-new }** ouvre un lobby dans le salon.
    2. Tes amis appuient sur **Jouer**. **Ajouter un ordinateur** remplit les places vides.
    3. L’hôte choisit l’édition, les règles maison et les délais sous **Règles**, …
    4. … et appuie sur **Commencer**. À deux, ça suffit.
guide-text-turn =
    Le message de la table dit toujours qui doit faire quoi avant quand. Ses boutons sont tout ce qu’on peut faire maintenant.
    { "**" }Lancer les dés** fait avancer ton pion. Sur une propriété libre, à toi de choisir : acheter ou non. Loyers, impôts et cartes sont calculés pour toi.
    { "**" }Gérer** construit, vend et hypothèque – même quand ce n’est pas ton tour.
    { "**" }Plateau** montre à qui est quoi. Ce que ces boutons ouvrent, personne d’autre ne le voit.
    Une erreur ? **/monopoly { command-name-undo }** reprend ton dernier choix si les autres sont d’accord, mais ni lancer ni enchère.
guide-text-deals =
    { "**" }Échanger** prépare une offre : argent, titres, cartes Sortie de Prison. Elle arrive en message privé.
    Là, on l’accepte, on la refuse, ou on répond par une contre-offre. Avant cela, rien ne change de mains.
    Chaque vente aux enchères a son propre fil. Enchéris ouvertement, ou dépose un maximum secret : le bot enchérit pour toi, jamais plus qu’il ne faut.
    Aux rythmes plus lents, chaque personne dépose un maximum secret, et le plus haut gagne.
guide-text-days =
    En direct, tu as des minutes ; au rythme quotidien, un jour par décision. Le silence n’est jamais la fin de la partie : le bot répond alors prudemment pour toi.
    { "**" }/monopoly { command-name-orders }** dit d’avance quoi répondre pour toi, pour que personne n’ait à attendre.
    { "**" }/monopoly { command-name-away }** dit à la table jusqu’à quand tu n’es pas là, **{ command-name-pause }** demande une pause.
    { "**" }/monopoly { command-name-preferences }** règle où l’on t’appelle, tes heures calmes et qui lance tes dés.
    { "**" }/monopoly { command-name-mine }** liste tes parties, d’abord celles qui t’attendent.
guide-text-look =
    { "**" }/monopoly { command-name-rules }** explique les règles par sujet, **{ command-name-deed }** une propriété, **{ command-name-board }** où en est la table.
    { "**" }/monopoly { command-name-history }** raconte tout, **{ command-name-stats }** le compte, **{ command-name-leaderboard }** classe qui joue sur ce serveur, **{ command-name-verify }** vérifie les dés, **{ command-name-export }** donne la partie en fichier.
    { "**" }/monopoly { command-name-resign }** quitte une partie, **{ command-name-cancel }** demande à l’annuler.
    { "**" }/monopoly-mod** est pour qui gère le serveur.
    Une ligne 💡 explique une fois ce qui est nouveau pour toi. **/monopoly { command-name-preferences }** coupe ces conseils.
