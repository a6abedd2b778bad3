# Calls to those whom the game waits for.

call-throw = { $who } : à toi de lancer les dés.
call-jail = { $who } : tu es en prison. Comment veux-tu sortir ?
call-buy = { $who } : veux-tu acheter la propriété où tu es ?
call-tax = { $who } : impôt sur le revenu. Choisis comment payer.
call-debt =
    { $count ->
        [1] { $who } : tu dois plus d’argent que tu n’en as.
       *[other] { $who } : vous devez plus d’argent que vous n’en avez.
    }
call-rescue =
    { $count ->
        [1] { $who } : tu n’as pas de quoi payer. Seul un échange peut encore te sauver.
       *[other] { $who } : vous n’avez pas de quoi payer. Seul un échange peut encore vous sauver.
    }
call-lift = { $who } : tu reçois des propriétés hypothéquées. Lever les hypothèques ou les garder ?
call-claim =
    { $count ->
        [1] { $who } : les constructions manquent. Tu en veux ?
       *[other] { $who } : les constructions manquent. Vous en voulez ?
    }
call-rent = { $who } : quelqu’un s’est arrêté sur ta propriété. Demande ton loyer à temps.
call-auction =
    { $count ->
        [1] { $who } : il y a des enchères. Enchéris ou passe.
       *[other] { $who } : il y a des enchères. Enchérissez ou passez.
    }

call-direct = { $what } · [Aller à la partie]({ $link })

reminder = ⏰ { $what } Sans réponse, le bot décide pour toi <t:{ $at }:R>. [Aller à la partie]({ $link })
call-trade = { $who } : une offre attend ta réponse.
