## Le tableau d’une saison, et ce qu’une partie y change.

button-season = Cette saison
button-all-time = Depuis toujours
button-standings = Classement

season-title = Cette saison ({ $season } · { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    })
season-quarter = { $quarter ->
        [1] hiver
        [2] printemps
        [3] été
       *[4] automne
    } { $year }
season-month = { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
season-none = Personne n’a encore de points cette saison. `{ COMMAND("new") }` ouvre une partie.
season-line = { $place } · { $who } · **{ $points } { $count ->
        [one] pt
       *[other] pts
    }** · { $more ->
        [0] { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        }
       *[other] les { $counted } meilleures sur { $games } parties
    }, { $wins ->
        [0] aucune victoire
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
season-own-none = ➡️ Tu n’es pas encore dans le tableau de cette saison : termine une partie avec d’autres personnes.
season-note = -# 1 point pour chaque personne classée derrière toi, et 2 de plus si tu gagnes ; tes { $counted } meilleures parties comptent. Les ordinateurs ne comptent pas, et quitter une partie en cours ne rapporte rien. Il faut au moins { $games } parties pour gagner la saison.
season-gains = Saison : { $gains }
season-gain = { $who } +{ $points } (n° { $place })

season-end-title = 🏁 Fin de la saison : { $season }
season-end-champion = 🏆 { $count ->
        [one] { $who } remporte la saison !
       *[other] { $who } remportent la saison !
    }
season-end-records = **Records de la saison**
season-end-next = -# La saison suivante a commencé, et tout le monde repart de 0 : `{ COMMAND("standings") }`
season-end-alt = Une coupe avec le pion qui a remporté la saison : { $token }

button-server-season-quarter = Saisons : trimestres
button-server-season-month = Saisons : mois
button-server-season-off = Saisons : aucune

## Les records d’un serveur.

button-records = Records
records-title = { button-records }
records-season = **Cette saison ({ $season })**
records-ever = **Depuis toujours**
records-none = Il n’y a pas encore de records : ils viendront avec la première partie qui compte.
records-uncounted = -# { $games ->
        [one] { $games } partie plus ancienne n’est pas encore comptée.
       *[other] { $games } parties plus anciennes ne sont pas encore comptées.
    } Rouvre les records pour en compter d’autres.
record-line = { $said } · [partie]({ $link })
record-rent = 💸 Loyer le plus élevé : **{ $amount } $**, payé par { $who }
record-deal = 🤝 Meilleur échange : il a rapporté **{ $amount } $** de loyers à { $who }
record-comeback = 🔄 Plus belle remontée : { $who } gagne malgré **{ $chance }** de chances
record-shortest = ⏱️ Victoire la plus rapide : { $who } en { $amount ->
        [one] **{ $amount }** tour
       *[other] **{ $amount }** tours
    }
record-longest = ⏳ Partie la plus longue : { $amount ->
        [one] **{ $amount }** tour
       *[other] **{ $amount }** tours
    }
record-lucky = 🎲 Lancers les plus hauts : { $who }
record-unlucky = 🎲 Lancers les plus bas : { $who }

button-server-news = Saisons et journal
server-paper = 📰 Le journal de la semaine paraît dans { $at }.
server-paper-off = 📰 Il n’y a pas de journal de la semaine.
server-paper-text = -# Chaque dimanche, un message sans mention : les parties en cours, les parties finies, les cinq premières places de la saison et un nouveau record. Une semaine sans partie n’a pas de journal, et les parties que tout le salon ne peut pas voir n’y sont pas.
button-server-paper-here = Journal dans ce salon
button-server-paper-off = Pas de journal

## Le journal de la semaine

paper-title = 📰 Les parties de la semaine
paper-running = **En cours**
paper-game = [{ $who }]({ $link }), tour { $turn }.
paper-over = **Finies**
paper-won = [{ $who }]({ $link }) : 🏆 { $winner }, au tour { $turn }.
paper-more = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
paper-season = **En tête de la saison : { $season }**
paper-record = **Nouveau record de la saison**
paper-off = -# Les personnes qui gèrent le serveur peuvent l’arrêter : `{ MODERATOR_COMMAND("settings") }`.
paper-offer = 📰 Tu gères ce serveur. Il peut avoir un journal de la semaine sur ses parties : un message sans mention, dans le salon de ton choix. Active-le dans `{ MODERATOR_COMMAND("settings") }`, sous **{ button-server-news }**.
