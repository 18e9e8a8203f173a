# Ce que dit le navigateur. $name est une personne ou le niveau d’un robot ; $you vaut yes si c’est toi.
# Devant « : ; ? » une espace insécable, pour que le signe ne passe pas à la ligne.
# Accueil
home = Accueil
home-title = À quoi joue‑t‑on ?
home-lead = Une étagère pleine de dominos. Ouvre une boîte et joue.
ways = Façons de jouer
play-now = Jouer tout de suite
set-table = Préparer une table
same-table = La même table, encore une fois
learn = Apprendre
rules = Règles
join-title = Rejoindre une table
join-words = On t’a donné un code ou un lien ? Tape‑le ici.
join = Rejoindre
code = Code de la table
code-wrong = Un code a huit lettres et chiffres, comme ABCD-2345.
open-tables = Tables ouvertes
seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
my-games = Mes parties
finished-games = Parties terminées
game-with = avec { $names }
no-games-yet = Tu retrouveras tes parties ici, pour les continuer plus tard.
phase-waiting = on attend des joueurs
phase-playing = en cours
phase-between = entre deux manches
phase-over = terminée
forget-game = Retirer de la liste : { $game }
show-all = Tout montrer ({ $count })
show-fewer = En montrer moins
replay-title = Revoir une partie
replay-words = Enregistre une partie finie dans un petit fichier texte, et revois‑la coup par coup.
replay-open = Regarder
language = Langue
settings = Réglages
sound = Son
confirm-touch = Confirmer avant de poser un domino
offline-title = Hors ligne
offline-words = Le serveur ne répond pas. Dès son retour, tu retrouveras tout comme avant.
offline-play = Tu peux toujours jouer sur cet appareil, contre l’ordinateur ou à plusieurs sur un même écran. Les tables à plusieurs appareils reviendront avec le serveur.
here-words = Tout se passe sur ton appareil : joue contre l’ordinateur, ou à plusieurs sur un même écran.
on-this-device = sur cet appareil
new-version = Une nouvelle version est disponible.
new-version-load = La charger
try-again = Réessayer
close = Fermer
back = Retour

# Préparer une table
who-plays = Qui joue ?
sitting-me = Moi
sitting-here = Quelqu’un ici
sitting-invite = Inviter
sitting-bot = Ordinateur
your-name = Ton nom
their-name = Nom
guest-name = Invité
bot-level = Niveau
invite-later = Tu auras un lien à partager.
remove-seat = Retirer la place { $seat }
add-seat = Ajouter un joueur
between-friends = Cette partie reste sur cet appareil, et un appareil n’a pas de secrets pour son propriétaire. C’est une partie entre amis.
how-we-play = Comment joue‑t‑on ?
match-length = Combien de temps ?
rounds = { $count ->
    [one] Une manche
   *[other] { $count } manches
}
up-to = { $count ->
    [one] Jusqu’à { $count } point
   *[other] Jusqu’à { $count } points
}
turn-time = Temps par tour
no-clock = Sans chrono
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] Une minute
   *[other] { $count } minutes
}
allow-aids = Conseils et aide-mémoire
allow-aids-help = Une lampe montre ce que jouerait un maître, une liste les dominos que tu n’as pas encore vus.
allow-undo = On peut reprendre un coup
allow-undo-help = Seulement tant que personne d’autre ne l’a vu, et jamais s’il t’a appris quelque chose.
big-screen = Un écran pour tous
big-screen-help = Cet écran montre le jeu à tout le monde. Tes dominos à toi sont sur ton téléphone.
listed = Table visible pour les autres
listed-help = Tant qu’une place est libre, tout le monde sur ce serveur peut voir la table et la rejoindre.
open-table = Ouvrir la table
begin = Commencer

# À la table
opening-table = On ouvre la table…
first-time = Le jeu se prépare. Cela prend un petit moment, mais seulement la première fois…
no-table-title = Pas de table ici
another-code = Un autre code
open-seat = Place libre
players-label = Joueurs
hand-of-you = { $count ->
    [one] Ta main : { $count } domino
   *[other] Ta main : { $count } dominos
}
tile-goes = { $tile }, jouable
domino-name = { $one }-{ $two }
holds = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
score-of = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
is-thinking = réfléchit
is-acting = à son tour
is-away = pas là
your-turn = À toi de jouer
turn-of = C’est à { $name } de jouer
turn-of-many = C’est à { $count } joueurs de jouer
turn-watch = Regarde…
round-over = La manche est finie
game-over = La partie est finie
time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
time-up = temps écoulé
advice-pick = Choisis un domino qui brille.
advice-pick-any = Choisis un domino.
advice-place = Choisis maintenant sa place.
advice-draw = Aucun domino ne convient : pioche.
advice-pass = Aucun domino ne convient : passe ton tour.
advice-answer = À toi de décider.
advice-wait = Attends ton tour.
why-nowhere = { $tile } ne va nulle part pour l’instant.
do-draw = Piocher
do-pass = Passer
do-stop = C’est tout
do-that = Jouer ce coup
lay-here = Poser ici
take-back = Pas ici
undo = Reprendre le coup
helpers = Aides
hint = Que ferait un maître ?
memory = Aide-mémoire
memory-unseen = { $count ->
    [one] { $count } domino que tu n’as pas vu
   *[other] { $count } dominos que tu n’as pas vus
}
memory-passed = Qui n’a pas pu poser ?
memory-nobody = Personne jusqu’ici.
memory-stuck = { $you ->
    [yes] Tu n’avais rien pour { $ends }
   *[no] { $name } n’avait rien pour { $ends }
}
log = Ce qui s’est passé
log-empty = Rien encore.
log-see = Revoir ce moment
log-now = Retour à la partie
board = Le plateau
keys = Touches
keys-number = Prendre un domino selon sa place dans ta main ; s’il n’a qu’une place possible, il y va tout de suite
keys-arrows = Passer d’un domino ou d’une place à l’autre
keys-enter = Prendre un domino, ou le poser
keys-escape = Le remettre dans ta main
keys-turn = Tourner le domino, s’il peut se poser de plusieurs façons
keys-zoom = Rapprocher ou éloigner la table, ou la revoir tout entière
keys-sheet = Afficher cette liste
skip = Aller directement à
skip-to-hand = À ta main
skip-to-board = Au plateau
emotes = Dire un mot
emote-hello = Bonjour
emote-thanks = Merci
emote-well-played = Bien joué
emote-oops = Oups
emote-hurry = Allez
emote-thinking = Je réfléchis
emote-wow = Waouh
emote-goodbye = Au revoir
more = Plus
as-screen = Écran pour tous
export = Enregistrer la partie
connection-lost = Connexion perdue. Tu retrouveras ta place dès qu’elle reviendra.
curtain-title = À { $name } de jouer
curtain-words = Passe‑lui l’écran. Les autres, ne regardez pas.
curtain-lift = C’est moi, { $name }

# Inviter
invite = Inviter
invite-how = Scanne le code QR, ouvre le lien ou tape le code de la table.
invite-lan = Les téléphones ne trouvent pas encore cet ordinateur. Lance le serveur avec :
carry-words = Cette partie n’existe que sur cet appareil. Pour que d’autres puissent jouer, elle passe sur le serveur : mêmes places, mêmes règles. Les dominos sont redistribués, car personne d’autre ne pourrait vérifier un mélange fait ici.
carry-seat = libre pour d’autres
carry-go = Passer sur le serveur
carry-away = Le serveur est injoignable pour le moment.
qr-label = Le lien vers cette table en code QR
table-code = Code de la table : { $code }
copy-link = Copier le lien
copied = Copié
share = Partager
share-replay = Avec ce lien, tout le monde peut revoir cette manche.
seal-fair = Mélange équitable, vérifié ici
seal-fair-words = Le serveur s’est engagé sur ses nombres aléatoires avant de connaître les tiens, ton appareil a ajouté les siens, et à la fin tout a été dévoilé. Ton navigateur a refait le calcul : cette donne en découle, donc personne ne pouvait la choisir.
seal-without-you = Le mélange est correct
seal-without-you-words = Tout ce qui a été dévoilé concorde. Mais ton appareil n’a pas ajouté de nombres cette fois : seuls les autres les ont choisis.
seal-record = Le mélange est correct
seal-record-words = Les nombres de cette partie enregistrée concordent, et la donne en découle.
seal-broken = Ce mélange n’est pas correct
seal-broken-words = Ce qui a été dévoilé ne mène pas à la donne que tu as vue. Enregistre la manche et préviens la personne qui gère ce serveur.
shuffling = On mélange…
waiting-for = { $count ->
    [one] On attend encore { $count } joueur
   *[other] On attend encore { $count } joueurs
}
start-with = { $count ->
    [one] Commencer avec un joueur
   *[other] Commencer à { $count } joueurs
}
that-is-you = c’est toi
stand-up = Quitter la place
sit-here = S’asseoir ici
sit-down = S’asseoir
scan-to-sit = Scanne pour t’asseoir
fill-with-bot = Ordinateur

# La fin
wins = { $you ->
    [yes] Tu gagnes
   *[no] { $name } gagne
}
wins-round = { $you ->
    [yes] Tu gagnes la manche
   *[no] { $name } gagne la manche
}
wins-match = { $you ->
    [yes] Tu gagnes la partie
   *[no] { $name } gagne la partie
}
share-win = Victoire partagée : { $names }
nobody-wins = Personne ne gagne
player = Joueur
this-round = Points
hands-left = Ce qui restait en main
score-sheet = Les scores
rounds-left = Manche { $round } sur { $rounds }.
target-left = { $target ->
    [one] On joue jusqu’à ce que quelqu’un ait { $target } point.
   *[other] On joue jusqu’à ce que quelqu’un ait { $target } points.
}
replay = Revoir
download = Enregistrer
rematch = Rejouer
next-round = Manche suivante

# Revoir
replay-file = Choisir un fichier
replay-paste = Ou colle le texte ici
replay-start = Les dominos sont distribués.
replay-first = Au début
replay-previous = Un coup en arrière
replay-run = Lecture
replay-pause = Pause
replay-following = Un coup en avant
replay-last = À la fin
replay-at = Coup { $number } sur { $count }
replay-eyes = Qui regarde
replay-open-hands = Mains ouvertes
replay-as = { $you ->
    [yes] Comme tu l’as vu
   *[no] Comme { $name } l’a vu
}
replay-speed = Vitesse
bad-record = Boneyard ne sait pas lire cette partie.
no-such-record = Cette manche n’est plus enregistrée.

# Quand on est bloqué et qu’on a le choix
advice-draw-or-pass = Aucun domino ne convient : pioche, ou passe.
