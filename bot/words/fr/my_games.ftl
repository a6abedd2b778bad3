# The list of a person’s games.

mine-title = Mes parties
mine-none = Tu n’es à aucune table. /monopoly { command-name-new } en ouvre une.

mine-you = ⏰ **À toi** – [{ $what }]({ $link }) <t:{ $at }:R> · { $who }
mine-other = ⏳ [On attend { $whom }]({ $link }) : { $what } <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }> : { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Ton tour se termine tout seul
       *[throw] Les dés se lancent tout seuls pour toi
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] Le tour de { $whom } se termine tout seul
       *[throw] Les dés se lancent tout seuls pour { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [La partie est au repos]({ $link }) : on n’attend personne · { $who }
mine-paused = ⏸️ [En pause]({ $link }) · { $who }
mine-lobby = 🪑 [Lobby]({ $link }), { $seats } sur { $most }, ferme <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **À toi** : { $count ->
        [one] une offre attend ta réponse
       *[other] { $count } offres attendent ta réponse
    } <t:{ $at }:R>
mine-rents = -# 💰 **À toi** : { $count ->
        [one] un loyer à demander, { $amount } $
       *[other] { $count } loyers à demander, { $amount } $
    }
mine-pause-ends = -# Reprise <t:{ $at }:R> au plus tard
mine-bank = -# ⏱️ Dont { $time } à la fin sur ta réserve de temps
mine-away = -# 🌙 Ton absence dure jusqu’au <t:{ $at }:f>
mine-absent = -# 💤 On ne t’attend plus : n’importe quel bouton te ramène
