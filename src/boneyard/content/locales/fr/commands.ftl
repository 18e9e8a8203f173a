# La ligne de commande : son aide, ses erreurs. $file est un fichier, $given ce qui a été tapé. Les %() sont remplis plus tard.
help-usage = utilisation :
help-arguments = arguments 
help-options = options 
help-help = afficher cette aide et quitter
help-version = afficher la version et quitter
help-lang = langue (par défaut : celle du système)
help-boneyard = des jeux de dominos pour la table, le terminal et la recherche
help-play = jouer dans ce terminal
help-games = lister les jeux, leurs joueurs et leurs options
help-puzzles = résoudre des problèmes, ou en créer
help-rules = lire les règles d’un jeu
help-replay = revoir une partie enregistrée coup par coup
help-analyse = revoir une partie finie : la valeur de chaque coup, la part de la chance
help-serve = ouvrir des tables pour jouer en réseau
help-site = écrire un site statique : tous les jeux dans le navigateur, sans serveur
help-backup = sauvegarder les tables du serveur
help-verify = vérifier qu’un serveur a mélangé une manche honnêtement
help-simulate = jouer des millions de parties au hasard
help-dataset = enregistrer des parties comme données, pour des programmes qui apprennent
help-arena = opposer des robots et les mesurer
help-warm = compiler les jeux pour cet ordinateur, pour que les longs calculs démarrent aussitôt
help-game-or-menu = nom d’un jeu (sans lui, un menu s’affiche)
help-game = nom d’un jeu ; `boneyard games` en donne la liste
help-puzzles-game = nom d’un jeu (par défaut : le problème du jour)
help-today = le problème du jour
help-puzzle = un problème, par son numéro
help-lessons = les petites leçons d’un jeu, avec deux problèmes chacune
help-make = créer N problèmes à partir de parties entre robots
help-kind = sorte de problèmes à créer (par défaut : best)
help-book-out = fichier du livre (par défaut : dans le dossier du jeu)
help-seats = joueurs et robots dans l’ordre, par exemple Ada,Bo,bot:expert (par défaut : you,bot:club)
help-rounds = jouer un match en N manches
help-target = jouer un match en N points
help-seed = graine du hasard ; la même graine distribue les mêmes dominos
help-resume = continuer une partie enregistrée (par défaut : la plus récente)
help-option = une option du jeu ; `boneyard games` en donne la liste
help-ascii = dessiner en caractères ASCII seulement
help-plain = des phrases au lieu de dessins (pour les lecteurs d’écran)
help-file = une partie enregistrée ; - lit l’entrée standard
help-all = montrer tous les coups sans attendre
help-open-hands = juger les coups comme si toutes les mains étaient ouvertes
help-json = écrire le tout en JSON
help-worlds = nombre de mondes où chaque coup est essayé (par défaut : celui du jeu)
help-host = adresse d’écoute (par défaut : 127.0.0.1)
help-lan = laisser se connecter les téléphones et autres machines du réseau
help-open = ouvrir la page dans le navigateur
help-port = port d’écoute (par défaut : 8000, ou le suivant qui est libre)
help-data = dossier des données (par défaut : celui de l’utilisateur)
help-store = postgresql://… au lieu d’un fichier ; ou définir BONEYARD_STORE
help-keep-days = nombre de jours où les tables finies sont gardées (par défaut : 30)
help-origin = un autre site dont les pages peuvent se connecter (répétable)
help-behind-proxy = se fier à ces proxys pour les adresses des clients, comme 10.0.0.0/8 (par défaut : un sur cette machine)
help-settings = réglages d’un fichier TOML
help-set = changer un réglage ; docs/hosting.md les énumère
help-site-folder = dossier du site : nouveau, vide ou contenant un site précédent
help-copy = fichier où écrire la copie
help-record = une manche téléchargée d’un serveur
help-commitment = les 64 chiffres hexadécimaux affichés avant la donne
help-how-many = nombre de parties (par défaut : 1000000)
help-players = joueurs par partie (par défaut : 2)
help-totals-seed = graine du hasard ; la même graine donne les mêmes totaux (par défaut : 0)
help-cores = cœurs à utiliser (par défaut : tous)
help-fleet = grappe Ray sur laquelle jouer : « ray » ou l’adresse du nœud principal
help-checkpoint = fichier qui retient où l’on en est ; la même commande reprend là
help-warm-games = jeux à compiler (par défaut : tous)
help-device = cpu ou cuda (par défaut : cpu)
help-dataset-out = fichier Parquet à écrire
help-dataset-bots = random, un niveau, ou l’un d’eux pour chaque place, séparés par des virgules (par défaut : random)
help-dataset-obs = enregistrer aussi ce que chaque place pouvait savoir, en nombres
help-dataset-values = enregistrer aussi ce que les niveaux pensaient de leurs coups
help-bots = niveaux, FILE.py:CLASS, robots installés ou pipe:COMMAND, séparés par des virgules
help-deals = donnes par duel (par défaut : 100)
help-deals-seed = graine du hasard pour les donnes (par défaut : 1)
help-seconds = temps de réflexion par coup, en secondes (par défaut : celui de chaque niveau)
help-simulations = simulations par coup (par défaut : celles de chaque niveau)
help-luck-free = mesurer les choix seuls, sans la chance de la donne et de la pioche
help-thorough = avec --luck-free : interroger de nouveau tous les bots, même ceux qui réfléchissent ; plus précis, mais bien plus lent
help-out = dossier pour les parties, le tableau et les graphiques (par défaut : arena/GAME-PLAYERS)

# Ce que disent les commandes
games-default = par défaut
analyse-title = Revoir la partie
analyse-column-move = Coup
analyse-column-mark = Avis
analyse-column-loss = Coût
site-writing = Écriture du site
site-done = Le site est dans { $folder }. Copie‑le chez n’importe quel hébergeur web, ou essaie‑le ici : python3 -m http.server --directory { $folder }
site-empty = Si cette page reste telle quelle : elle a besoin de JavaScript et doit venir d’un serveur web. Pour en lancer un, tape { $command } dans ce dossier, puis ouvre { $address }.
backup-done = Les tables ont été copiées dans { $file }.
verify-done = { $count ->
    [one] Le mélange est bien celui qui était annoncé, et le seul coup est permis.
   *[other] Le mélange est bien celui qui était annoncé, et les { $count } coups sont tous permis.
}
verify-compare = Compare le « commitment » du fichier avec celui affiché avant la donne.
serve-here = Boneyard est à l’adresse { $address }
serve-others = Depuis les autres machines du réseau : { $address }

# Erreurs sur la ligne de commande
mistake = { $program } : erreur : { $text }
mistake-argument = %(argument_name)s : %(message)s
mistake-one-argument = il manque une valeur
mistake-choice = « %(value)s » ne fait pas partie des choisis parmi : %(choices)s
mistake-value = « %(value)s » n’est pas un nombre
mistake-required = il manque : %s
mistake-unknown = pas compris : %s

# Erreurs
error-no-game = il n’y a pas de jeu appelé « { $name } » ; choisis parmi : { $known }
error-no-version = il n’y a pas de version { $version } des règles de { $game } ; il y a : { $known }
error-no-bot = il n’y a pas de robot appelé « { $name } » ; choisis parmi : { $known }
error-no-option = ce jeu n’a pas d’option « { $name } » ; choisis parmi : { $known }
error-no-page = il n’y a pas de règles pour « { $name } » ; choisis parmi : { $known }
error-no-puzzles = il n’y a pas de problèmes pour « { $name } » ; choisis parmi : { $known }
error-no-puzzle = il n’y a pas de problème « { $name } » ; choisis parmi : { $known }
error-no-puzzle-kind = il n’y a pas de sorte de problème « { $name } » ; choisis parmi : { $known }
error-option-form = écris une option sous la forme NOM=VALEUR, pas « { $given } »
error-option-value = l’option { $name } ne peut pas être « { $given } » ; choisis parmi : { $allowed }
error-players = { $game } se joue à { $allowed }, pas à { $given }
error-seats = { $game } se joue à { $allowed }, mais --seats en nomme { $count }
error-count = { $name } doit être un nombre entier à partir de 1, pas { $given }
error-seed = une graine est un nombre entier de 0 à 2**64 - 1, pas { $given }
error-name = un nom a de 1 à { $most } caractères visibles, sans virgule ni # ; « { $given } » ne convient pas
error-not-over = cette partie n’est pas finie ; on ne peut revoir qu’une partie finie
error-record = ce n’est pas une partie enregistrée lisible ({ $why })
error-record-hidden = la graine est cachée : c’est une partie en cours, vue d’une seule place, ou une position composée
error-no-saved-game = il n’y a pas de partie enregistrée à continuer dans { $folder }
error-not-saved = { $file } n’est pas une partie enregistrée par `boneyard play`
error-wrong-round = { $file } contient une manche qui n’appartient pas à son match
error-no-file = il n’y a pas de fichier { $file }
error-file-exists = { $file } existe déjà
error-is-folder = { $file } est un dossier, pas un fichier
error-not-allowed = tu n’as pas le droit d’ouvrir { $file }
error-not-text = ce fichier n’est pas du texte
error-no-tables = il n’y a pas de tables enregistrées dans { $file }
error-site-folder = { $folder } n’est ni un dossier vide ni un dossier contenant un site précédent ; rien n’a été écrit
error-no-module = les règles de { $game } n’ont pas été compilées pour le navigateur ; pour le faire : python3 dev.py kernels
error-no-client = le client n’a pas été compilé ; pour le faire : pip install -e .
error-port = un port est un nombre entier de 0 à { $most }, pas { $given }
error-port-taken = le port { $port } est pris ; choisis‑en un autre avec --port
error-setting-int = { $name } est un nombre entier à partir de 0, pas { $given }
error-setting-float = { $name } est un nombre à partir de 0, pas { $given }
error-setting-bool = { $name } vaut yes ou no, pas { $given }
error-settings-file = { $file } n’est pas un fichier de réglages : { $why }
error-no-setting = il n’y a pas de réglage { $name } ; il y a : { $known }
error-store-in-use = un autre serveur utilise { $file } ; arrêtez‑le, ou choisissez un autre dossier avec --data
error-store-foreign = { $file } n’est pas un fichier de Boneyard ; choisissez un autre dossier avec --data
error-store-newer = { $file } vient d’une version plus récente de Boneyard ; mettez celle‑ci à jour
error-store-damaged = { $file } est endommagé ; restaurez une sauvegarde, ou déplacez‑le pour repartir de zéro
error-store-read-only = impossible d’écrire dans { $file } ; vérifiez son propriétaire et ses droits
error-database-foreign = { $file } contient les tables d’un autre programme ; choisissez une autre base avec --store
error-database-away = la base de données { $file } ne répond pas ; vérifiez qu’elle fonctionne
error-database-refused = la base de données { $file } refuse : { $why }
error-no-postgres = PostgreSQL demande un complément : pip install boneyard[postgres]
error-no-otel = les traces demandent un complément : pip install boneyard[otel]

## boneyard warm

compiling = Compilation des jeux
compiled = { $count ->
    [one] Un jeu est compilé.
   *[other] { $count } jeux sont compilés.
}
