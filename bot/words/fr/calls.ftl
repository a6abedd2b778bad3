# Calls to those whom the game waits for.

call-throw = { $who } : à toi de jouer.
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
call-lift = { $who } : des hypothèques arrivent avec ces titres.
call-claim =
    { $count ->
        [1] { $who } : les constructions manquent – tu en demandes ?
       *[other] { $who } : les constructions manquent – vous en demandez ?
    }
call-rent = { $who } : de la visite ! Le loyer est à demander à temps.
call-auction =
    { $count ->
        [1] { $who } : des enchères – ça vaut combien pour toi ?
       *[other] { $who } : des enchères – ça vaut combien pour vous ?
    }

call-direct = { $what } · [À la table]({ $link })

reminder = ⏰ { $what } Sans réponse, le jeu continue <t:{ $at }:R>. [À la table]({ $link })
call-trade = { $who } : une offre attend ta réponse.
