# Quitter une table, et les coups qui attendent la connexion.
leave-table = Quitter la table
leave-title = Quitter la table ?
leave-later = Continuer plus tard
leave-later-help = Ta partie reste telle quelle. Tu la retrouveras dans Mes parties.
leave-later-others = Tu retrouveras la partie dans Mes parties. Au bout d’une minute, un bot joue pour toi jusqu’à ton retour.
leave-to-bot = Laisser jouer un bot
leave-to-bot-help = Un bot continue à ta place. Tu peux regarder, et reprendre ta place quand tu veux.
resign = Abandonner
resign-sure = Oui, abandonner
resign-help = La partie s’arrête là, et les autres gagnent.
resign-help-others = Un bot garde ta place, et les autres continuent.
clause-resigned = La partie a été abandonnée.
bot-plays-for-you = Un bot joue pour toi.
come-back = Reprendre ma place
move-waits = Pas de connexion. Ce coup attend : { $move }.
withdraw = Annuler
move-withdrawn = La table a continué sans toi. Ce coup n’a pas été joué : { $move }.
