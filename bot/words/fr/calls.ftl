# Calls to those whom the game waits for.

call-throw = { $who } : à toi de lancer les dés.
call-jail = { $who } : te voilà en prison – comment en sortir ?
call-buy = { $who } : tu l’achètes ?
call-tax = { $who } : impôt sur le revenu – choisis comment payer.
call-debt =
    { $count ->
        [1] { $who } : tu dois plus que ton argent en main.
       *[other] { $who } : vous devez plus que votre argent en main.
    }
call-rescue =
    { $count ->
        [1] { $who } : tu n’as pas de quoi payer. Seul un échange peut encore te sauver.
       *[other] { $who } : vous n’avez pas de quoi payer. Seul un échange peut encore vous sauver.
    }
call-lift = { $who } : tu reçois des propriétés hypothéquées – lever les hypothèques ou les garder ?
call-claim =
    { $count ->
        [1] { $who } : les constructions manquent – tu en demandes ?
       *[other] { $who } : les constructions manquent – vous en demandez ?
    }
call-rent = { $who } : quelqu’un s’est arrêté chez toi – demande ton loyer à temps.
call-auction =
    { $count ->
        [1] { $who } : une vente aux enchères – jusqu’où montes-tu ?
       *[other] { $who } : une vente aux enchères – jusqu’où montez-vous ?
    }

call-direct = { $what } · [Aller à la partie]({ $link })

reminder = ⏰ { $what } Sans réponse, le bot décide pour toi <t:{ $at }:R>. [Aller à la partie]({ $link })
call-trade = { $who } : une offre attend ta réponse.
