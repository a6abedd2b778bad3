# Games that one person plays against computers in direct messages.

direct-name = Partie { $number }
direct-title = Partie { $number } · { $title }
direct-choice = Partie { $number } : { $who } ({ $id })
direct-lobby = Ta partie est prête. Appuie sur **Commencer** pour jouer contre ces ordinateurs, ou change d’abord ce que tu veux.
direct-opened =
    { "**" }Ta partie est prête.**
    Tu y joues contre des ordinateurs, dans tes messages privés avec le bot.
direct-closed = Je ne peux pas t’envoyer de messages privés, donc ta partie ne peut pas s’y ouvrir. Autorise les messages privés du bot dans les paramètres de confidentialité de Discord, puis réessaie.
lobby-how-alone = Appuie sur **Commencer** pour jouer contre ces ordinateurs. Tu peux d’abord en ajouter d’autres. Ton pion et les règles sont sous **Réglages**.
lobby-how-alone-few = Appuie sur **Ajouter un ordinateur** jusqu’à ce qu’il y ait au moins { $least } joueurs, puis sur **Commencer**. Ton pion et les règles sont sous **Réglages**.
direct-resign-sure = Veux-tu abandonner la partie { $number } contre { $others } ? Elle se termine aussitôt, et tu la perds.
direct-resign-done = Tu as abandonné la partie { $number } contre { $others }.
