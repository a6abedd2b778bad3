# Games that one person plays against computers in direct messages.

direct-lobby = Ta partie est prête. Appuie sur **Commencer** pour jouer contre ces ordinateurs, ou change d’abord ce que tu veux.
direct-opened = Contre des ordinateurs, tu joues dans tes messages privés avec le bot. [Ta partie]({ $link }) t’y attend.
direct-already = Tu as déjà [un lobby]({ $link }) ouvert. Commence d’abord cette partie, ou annule-la.
direct-full = Tu as déjà { $most } parties dans ces messages privés. Finis d’abord l’une d’elles, ou abandonne-la. `/monopoly { command-name-mine }` les montre.
direct-closed = Je ne peux pas t’envoyer de messages privés, donc ta partie ne peut pas s’y ouvrir. Autorise les messages privés du bot dans les paramètres de confidentialité de Discord, puis réessaie.
lobby-how-alone = Appuie sur **Commencer** pour jouer contre ces ordinateurs. Tu peux d’abord en ajouter d’autres. Ton pion et les règles sont sous **Réglages**.
