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
character-builder = Construit dès qu’un groupe de couleur est complet. Garde peu d’argent : un gros loyer fait mal.
character-dealer = Échange même pour un petit gain et laisse la plus grosse part aux autres. Vend ses rues isolées.
character-saver = Dépense avec prudence : garde toujours un peu d’argent au lieu de tout construire. Échange rarement.
character-collector = Adore les gares et les compagnies, et paie plus cher pour les avoir. S’en sépare à regret.
character-blocker = Demande ce qui manque aux autres, et le garde. Freine qui est en tête, quitte à aider les autres.
character-neutral = N’a pas de préférences. Fait ce qui donne les meilleures chances de gagner.
