# Computer players: who can sit down in a lobby, and how they play.

computers-title = Ajouter un ordinateur
computers-full = Le lobby est complet : les { $most } places sont prises.
computers-added = ✅ { $who } est dans le lobby : { $seats } places prises sur { $most }.
computers-alt = Les ordinateurs : { $names }
computers-strength = Niveau du prochain ordinateur
computers-who = Choisis qui prend place
seated-title = Modifier les ordinateurs
button-seated = Modifier les ordinateurs…
seated-choose = Choisis un ordinateur
seated-how = Comment joue { $who }
seated-who = Qui occupe la place de { $who }
seated-none = Il n’y a aucun ordinateur dans ce lobby.
seated-left =
    { $seats ->
        [one] ✅ { $who } n’est plus dans le lobby : { $seats } place prise sur { $most }.
       *[other] ✅ { $who } n’est plus dans le lobby : { $seats } places prises sur { $most }.
    }
button-seated-remove = Retirer { $who }
strength-gentle = Niveau : tranquille
strength-gentle-hint = Suit les prix imprimés et échange rarement
strength-even = Niveau : équilibré
strength-even-hint = Joue bien et fait des offres simples et correctes
strength-sharp = Niveau : redoutable
strength-sharp-hint = Calcule chaque coup et hypothèque pour construire
button-computers-surprise = Surprends-moi
character-line = { $face } **{ $name }** : { $plays }
character-builder = Construit jusqu’au dernier dollar : un gros loyer fait mal. Vend volontiers gares et compagnies.
character-dealer = Enchaîne les offres et paie bien. Cherche à vendre ses rues isolées à qui a déjà cette couleur.
character-saver = Garde de l’argent, quitte à moins construire. Ne propose presque jamais d’échange et vend cher.
character-collector = Adore les gares et les compagnies, et paie plus cher pour les avoir. S’en sépare à regret.
character-blocker = Demande des couleurs qu’ont seulement les autres, pour gêner. Refuse souvent, surtout si tu mènes.
character-neutral = N’a pas de préférences. Fait ce qui donne les meilleures chances de gagner.
