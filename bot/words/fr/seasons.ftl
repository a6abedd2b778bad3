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
season-line = { $place } · { $who } · **{ $points }** · { $more ->
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
record-comeback = 🔄 Plus belle remontée : { $who } gagne après une chance de **{ $chance }**
record-shortest = ⚡ Victoire la plus rapide : { $who } en { $amount ->
        [one] **{ $amount }** tour
       *[other] **{ $amount }** tours
    }
record-longest = ⏳ Partie la plus longue : { $amount ->
        [one] **{ $amount }** tour
       *[other] **{ $amount }** tours
    }
record-lucky = 🎲 Lancers les plus hauts : { $who }
record-unlucky = 🎲 Lancers les plus bas : { $who }
