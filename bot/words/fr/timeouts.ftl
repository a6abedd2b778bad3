# What is done for a player whose time is up: silence-<kind of the decision>.

silence-to-throw = Les dés sont lancés pour toi.
silence-in-jail = Les dés sont lancés pour toi.
silence-fine-or-pass = Tu paies si tu as assez de liquide, sinon une carte est jouée.
silence-held = Les dés peuvent rouler.
silence-to-end = Ton tour finit.
silence-buy-or-decline = Tu n’achètes pas, et { $declined ->
        [left-with-bank] la Banque garde le titre.
       *[auctioned] le titre part aux enchères.
    }
silence-choose-tax = Tu paies le forfait, ou la part si ton liquide n’y suffit pas.
silence-auction = Tu passes.
silence-sealed-auction = Tu passes.
silence-owing = L’argent est trouvé pour toi, en commençant par le plus facile à rattraper.
silence-rescue = Tu fais faillite.
silence-shortage-claim = Tu ne demandes rien, ou rien de plus que déjà demandé.
silence-shortage-auction = Tu passes.
silence-lift-or-hold = Tu gardes les hypothèques.
