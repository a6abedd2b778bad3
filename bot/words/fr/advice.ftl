# Conseils : quand il y en a, ce qu’ils disent, ce qu’un échange change aux chances de gagner.

advice = Conseils
advice-choose = Qui peut demander conseil ?
advice-for-computers = Seulement contre des ordinateurs
advice-for-computers-hint = Pour qui joue sans autre personne dans la partie
advice-for-always = Toujours
advice-for-always-hint = La partie ne compte alors pas pour le classement
advice-for-never = Jamais
advice-for-never-hint = Ni conseils ni chances de gagner avant la fin de la partie
advice-rule-computers = **Conseils** : seulement pour qui joue contre des ordinateurs et personne d’autre.
advice-rule-always = **Conseils** : pour tout le monde. Cette partie ne compte pas pour le classement.
advice-rule-never = **Conseils** : non.
refusal-no-advice = L’hôte a désactivé les conseils pour cette partie.
refusal-no-advice-against-people = Il n’y a pas de conseils dans cette partie, car tu joues avec d’autres personnes. L’hôte de ta prochaine partie peut les permettre dans le lobby, sous **Réglages**.
