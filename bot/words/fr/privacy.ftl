# What is kept about a person, a file with it, and its deletion.

privacy-title = Tes données
privacy-intro = Voici tout ce que le bot conserve sur toi. Il ne lit pas ce que tu écris dans les salons ; il ne voit que les boutons que tu presses, les formulaires que tu envoies et les commandes que tu tapes.
privacy-keeps-games = 🎲 **Parties :** ton identifiant, ton nom et ton pion dans chaque lobby et chaque partie où tu joues, que tu organises ou dans laquelle tu as prêté ta place, avec ta réserve de temps, les décisions manquées et tes absences.
privacy-keeps-moves = 👣 **Coups :** ce que tu as fait dans chaque partie, et quand. Si tu modères une partie, ta raison aussi.
privacy-keeps-results = 🏆 **Résultats :** comment chaque partie s’est terminée pour toi. Ta cote en est calculée.
privacy-keeps-preferences = ⚙️ **Préférences :** tout ce que tu choisis sur la page précédente.
privacy-keeps-orders = 📋 **Consignes** pour chacune de tes parties.
privacy-keeps-drafts = ✏️ **Brouillons** d’échanges que tu n’as pas encore envoyés.
privacy-keeps-notes = 📝 **Notes sur les parties :** la dernière fois que tu as regardé une partie, la dernière notification d’un lobby, tes votes, et les enchères ou questions que tu n’as pas encore confirmées.
privacy-keeps-messages = ✉️ **Messages :** ceux du bot qui te sont destinés.
privacy-keeps-settings = 💡 **Autres notes :** les conseils que tu as déjà vus, la langue de ton Discord, si tes messages privés sont fermés, et les serveurs que tu gères, si le bot l’a vu.
privacy-file-hint = Reçois le tout dans un fichier, au plus une fois par heure.
button-privacy-file = Recevoir mes données
privacy-file = Voici tout ce que le bot conserve sur toi.
privacy-file-too-big = Tes données ne tiennent pas dans un seul fichier. Demande-les aux personnes qui gèrent ce bot.
privacy-delete-hint = Supprime tout. On te le demandera encore une fois.
button-privacy-delete = Supprimer mes données…
privacy-policy = Politique de confidentialité
privacy-terms = Conditions d’utilisation
privacy-sure = Supprimer tout ce qui te concerne ?
privacy-sure-games = { $count ->
        [0] Tu n’es dans aucun lobby ni aucune partie en cours.
        [one] Tu quitteras pour de bon le lobby ou la partie où tu es, comme si tu abandonnais.
       *[other] Tu quitteras pour de bon les { $count } lobbys et parties où tu es, comme si tu abandonnais.
    }
privacy-sure-past = Les parties terminées restent pour les autres, mais sans ton identifiant ni ton nom : tu y seras par exemple « { $player } ». Tes parties en message privé et ta cote sont supprimées, tout comme tes préférences, tes consignes et tes brouillons.
privacy-sure-rest = C’est irréversible. Les messages déjà publiés dans les salons restent sur Discord. Si tu utilises de nouveau le bot, tu repartiras de zéro.
button-privacy-yes = Tout supprimer
button-privacy-keep = Garder mes données
privacy-deleted = ✅ Le bot a supprimé tout ce qu’il conservait sur toi. Les messages déjà publiés dans les salons y restent ; la modération du serveur peut les supprimer.
privacy-not-deleted = Rien n’a été supprimé, car le bot ne peut pas écrire sur son disque en ce moment. Réessaie dans une minute.
privacy-interrupted = Tout n’est pas encore supprimé, car la base de données a eu une panne. Réessaie dans une minute. Sinon, le bot supprimera le reste à son prochain démarrage.
