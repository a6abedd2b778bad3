# Computer players: who can sit down in a lobby, and how they play.

computers-title = Ajouter un ordinateur
computers-full = Le lobby est complet : les { $most } places sont prises.
computers-added = ✅ { $who } est dans le lobby : { $seats } places prises sur { $most }.
computers-alt = Les ordinateurs : { $names }
computers-strength = Niveau du prochain ordinateur
computers-who = Choisis qui prend place
strength-gentle = Niveau : tranquille
strength-gentle-hint = Suit les prix imprimés et échange rarement
strength-even = Niveau : équilibré
strength-even-hint = Joue bien et fait des offres simples et correctes
strength-sharp = Niveau : redoutable
strength-sharp-hint = Calcule chaque coup et hypothèque pour construire
button-computers-surprise = Surprends-moi
character-builder = Construit dès qu’un groupe de couleur est complet. Garde peu d’argent : un gros loyer peut faire mal.
character-dealer = Fait beaucoup d’offres et se contente de la plus petite part. Les groupes se complètent vite.
character-saver = Garde de quoi payer le pire loyer à venir. Construit tard et fait rarement faillite.
character-collector = Adore les gares et les compagnies, et paie plus cher pour les avoir. S’en sépare à regret.
character-blocker = Achète ce qui manque aux autres et ne le lâche pas. Freine qui est en tête, même si ça lui coûte.
character-neutral = N’a pas de préférences. Fait ce qui donne les meilleures chances.
