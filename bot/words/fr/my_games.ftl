# The list of a person’s games.

mine-title = Mes parties
mine-none = Tu n’as aucune partie en cours. /monopoly { command-name-new } en ouvre une.

mine-you = ⏰ **À toi** – [{ $what }]({ $link }) · le délai expire <t:{ $at }:R> · { $who }
mine-other = ⏳ [On attend { $whom }]({ $link }) : { $what } · le délai expire <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }> : { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Ton tour se termine tout seul
       *[throw] Le bot lance les dés pour toi
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] Le tour de { $whom } se termine tout seul
       *[throw] Le bot lance les dés pour { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [La partie est au repos]({ $link }) : personne n’a rien à décider · { $who }
mine-paused = ⏸️ [En pause]({ $link }) · { $who }
mine-lobby = 🪑 [Lobby]({ $link }), { $seats } sur { $most }, ferme <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **À toi** : { $count ->
        [one] une offre attend ta réponse et expire
       *[other] { $count } offres attendent ta réponse ; la première expire
    } <t:{ $at }:R>
mine-rents = -# 💰 **À toi** : { $count ->
        [one] un loyer à demander, { $amount } $
       *[other] { $count } loyers à demander, { $amount } $
    }
mine-pause-ends = -# Reprise <t:{ $at }:R> au plus tard
mine-bank = -# ⏱️ Les derniers { $time } viennent de ta réserve de temps
mine-away = -# 🌙 Ton absence dure jusqu’au <t:{ $at }:f>
mine-absent = -# 💤 La partie n’attend plus tes réponses : appuie sur n’importe quel bouton pour revenir
mine-buy-short = { clocks-buy } (il manque { $missing } $)
