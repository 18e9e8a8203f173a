# Ce que dit le navigateur. $name est une personne ou le niveau d’un robot ; $you vaut yes si c’est toi.
# Devant « : ; ? » une espace insécable, pour que le signe ne passe pas à la ligne.
# Accueil
home = Accueil
home-title = À quoi joue-t-on ?
home-lead = Quatre boîtes de dominos sur l’étagère. Ouvres-en une et joue.
box-classic = Dominos
box-classic-words = Une chaîne, deux bouts libres. Pose ce qui va, retiens ce qui est sorti, et sois le premier à avoir fini.
box-domination = Domination
box-domination-words = Pose des dominos entre les chiffres et ferme des territoires avant les autres.
box-domino4 = Domino 4
box-domino4-words = Des dominos carrés de quatre couleurs, une chaîne à deux bouts, des jokers et un peu de culot.
box-magnetic = Magnetic Domino
box-magnetic-words = Construis en hauteur avec des aimants. Ça tient, ça tremble, et un jour ça tombe.
ways = Façons de jouer
way-magnetic-tower = Tour
way-magnetic-staggered = Quinconce
way-magnetic-flat = À plat
play-now = Jouer
set-table = Préparer une table
against = contre { $bots }
learn = Apprendre
rules = Règles
join-title = Rejoindre une table
join-words = On t’a donné un code ou un lien ? Tape-le ici.
join = Rejoindre
code = Code de la table
code-wrong = Un code a huit lettres et chiffres, comme ABCD-2345.
my-games = Mes parties
no-games-yet = Tes parties seront ici, pour les continuer plus tard.
phase-waiting = on attend des joueurs
phase-playing = en cours
phase-between = entre deux manches
phase-over = finie
forget-game = Retirer { $game } de la liste
show-all = Tout montrer ({ $count })
show-fewer = En montrer moins
replay-title = Revoir une partie
replay-words = Garde une partie finie sous forme d’un petit texte, et revois-la coup par coup.
replay-open = Regarder
language = Langue
settings = Réglages
sound = Son
confirm-touch = Sur écran tactile, demander avant de poser
offline-title = Pas de connexion
offline-words = Le serveur ne répond pas. Dès son retour, tu retrouveras tout comme avant.
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
how-we-play = Comment joue-t-on ?
match-length = Combien de temps ?
rounds = { $count ->
    [one] Une manche
   *[other] { $count } manches
}
up-to = Jusqu’à { $count } points
turn-time = Temps par tour
no-clock = Sans chrono
seconds = { $count } secondes
minutes = { $count ->
    [one] Une minute
   *[other] { $count } minutes
}
allow-aids = Conseils et aide-mémoire
allow-aids-help = Une lampe montre ce que ferait un maître, une liste ce que tu n’as pas encore vu.
big-screen = Un écran pour tous
big-screen-help = Ici, tout le monde voit le jeu. Tes dominos à toi sont sur ton téléphone.
listed = Table visible pour les autres
listed-help = Tant qu’une place est libre, tout le monde sur ce serveur peut voir la table et la rejoindre.
open-table = Ouvrir la table
begin = Commencer

# À la table
opening-table = On ouvre la table…
first-time = Le jeu se prépare. Un petit moment, seulement la première fois…
no-table-title = Pas de table ici
another-code = Un autre code
open-seat = Place libre
players-label = Joueurs
hand-of-you = { $count ->
    [one] Ta main : { $count } domino
   *[other] Ta main : { $count } dominos
}
tile-goes = { $tile }, va bien
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
is-acting = en train de jouer
is-away = pas là
your-turn = À toi de jouer
turn-of = C’est à { $name }
round-over = La manche est finie
time-left = Encore { $seconds } secondes
time-up = temps écoulé
advice-pick = Choisis un domino éclairé.
advice-place = Choisis maintenant sa place.
advice-draw = Rien ne va : pioche.
advice-pass = Rien ne va : passe ton tour.
advice-answer = À toi de décider.
advice-wait = Attends ton tour.
do-draw = Piocher
do-pass = Passer
do-stop = C’est tout
do-that = Jouer ça
lay-here = Poser ici
take-back = Pas ici
spot-first = Poser { $tile } en premier
spot-left = Poser { $tile } à gauche, contre le { $pips }
spot-right = Poser { $tile } à droite, contre le { $pips }
laid = { $tile }
laid-left = { $tile } à gauche
laid-right = { $tile } à droite
helpers = Aides
hint = Que ferait un maître ?
memory = Aide-mémoire
memory-unseen = { $count ->
    [one] { $count } domino que tu n’as pas vu
   *[other] { $count } dominos que tu n’as pas vus
}
memory-passed = Qui n’a pas pu poser ?
memory-nobody = Personne jusqu’ici.
memory-stuck = { $name } : rien pour { $ends }
log = Ce qui s’est passé
log-empty = Rien encore.
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
sound-on = Mettre le son
sound-off = Couper le son
as-screen = Écran pour tous
export = Enregistrer la partie
connection-lost = Pas de connexion. Dès qu’elle revient, toi aussi.
curtain-title = À { $name } de jouer
curtain-words = Passe-lui l’écran. Les autres ne regardent pas.
curtain-lift = C’est moi, { $name }

# Inviter
invite = Inviter
invite-how = Scanne l’image, ouvre le lien ou tape le code.
invite-lan = Les téléphones ne trouvent pas encore cet ordinateur. Lance le serveur avec :
qr-label = Le lien vers cette table en code QR
table-code = Code de la table : { $code }
copy-link = Copier le lien
copied = Copié
share = Partager
share-replay = Avec ce lien, chacun peut revoir cette manche.
waiting-for = { $count ->
    [one] On attend encore { $count } joueur
   *[other] On attend encore { $count } joueurs
}
that-is-you = c’est toi
stand-up = Me lever
sit-here = M’asseoir ici
sit-down = M’asseoir
scan-to-sit = Scanne et assieds-toi
fill-with-bot = Ordinateur

# La fin
wins = { $you ->
    [yes] Tu gagnes
   *[no] { $name } gagne
}
share-win = Victoire partagée : { $names }
nobody-wins = Personne ne gagne
player = Joueur
this-round = Points
total = Total
hands-left = Ce qui restait
score-sheet = Les scores
rounds-left = Manche { $round } sur { $rounds }.
target-left = On joue jusqu’à ce que quelqu’un ait { $target } points.
replay = Revoir
download = Enregistrer
rematch = Rejouer
next-round = Manche suivante
clause-CLA-5 = Le dernier domino est posé.
clause-CLA-7 = Tout est bloqué : celui à qui il reste le moins gagne.
clause-CLA-8 = Tout est bloqué, et il y a égalité : points et dominos comptent tous les deux.
clause-DOM-11 = { $fields-tied ->
    [yes] Autant de territoires : ceux en bordure décident ({ $outer }).
   *[no] Le plus de territoires : { $fields }.
}
clause-D4-17 = Le dernier domino est posé.
clause-D4-18 = Tout est bloqué : le moins de dominos gagne.
clause-D4-36 = On tournait en rond : le moins de dominos gagne.
clause-MAG-6 = { $tiles ->
    [0] Le dernier domino est posé.
   *[other] Tout est bloqué : celui à qui il reste le moins gagne.
}
clause-MAG-9 = La partie a assez duré : celui à qui il reste le moins gagne.

# Revoir
replay-file = Choisir un fichier
replay-paste = Ou colle le texte ici
replay-start = Les dominos sont distribués.
replay-first = Au début
replay-previous = Un coup en arrière
replay-run = Lecture
replay-pause = Pause
replay-following = Un coup plus loin
replay-last = À la fin
replay-at = Coup { $number } sur { $count }
bad-record = Boneyard ne sait pas lire cette partie.
no-such-record = Cette manche n’est plus gardée.

# Quand on est bloqué et qu’on a le choix
advice-draw-or-pass = Aucun domino ne convient : pioche, ou passe.
