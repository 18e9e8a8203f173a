# Lo que dice el navegador. $name es una persona o el nivel de un bot; $you es yes si se habla a quien lee.
# Inicio
home = Inicio
home-title = ¿A qué jugamos?
home-lead = Una estantería llena de dominó. Abre una caja y juega.
ways = Maneras de jugar
play-now = Jugar ya
set-table = Preparar una mesa
same-table = Otra vez la misma mesa
learn = Aprender
rules = Reglas
join-title = Únete a una mesa
join-words = ¿Te han dado un código o un enlace? Escríbelo aquí.
join = Entrar
code = Código de la mesa
code-wrong = Un código tiene ocho letras y números, como ABCD-2345.
open-tables = Mesas abiertas
seats-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
my-games = Mis partidas
finished-games = Partidas terminadas
game-with = con { $names }
no-games-yet = Aquí aparecerán tus partidas, para que puedas seguirlas más tarde.
phase-waiting = esperando jugadores
phase-playing = en curso
phase-between = entre dos rondas
phase-over = terminada
forget-game = Quitar { $game } de la lista
show-all = Ver las { $count }
show-fewer = Ver menos
replay-title = Volver a ver una partida
replay-words = Guarda una partida terminada en un pequeño archivo de texto y vuelve a verla jugada a jugada.
replay-open = Ver
language = Idioma
settings = Ajustes
sound = Sonido
confirm-touch = Preguntar antes de poner una ficha
offline-title = Sin conexión
offline-words = El servidor no responde. Cuando vuelva, todo estará como lo dejaste.
offline-play = Puedes seguir jugando en este dispositivo, contra el ordenador o varios en una misma pantalla. Las mesas con otras personas volverán con el servidor.
here-words = Aquí todo funciona en tu dispositivo: juega contra el ordenador o varios en una misma pantalla.
on-this-device = en este dispositivo
new-version = Hay una versión nueva.
new-version-load = Cargarla
try-again = Probar otra vez
close = Cerrar
back = Volver

# Preparar una mesa
who-plays = ¿Quién juega?
sitting-me = Yo
sitting-here = En este dispositivo
sitting-invite = Invitar
sitting-bot = Ordenador
your-name = Tu nombre
their-name = Nombre
guest-name = Invitado
bot-level = Nivel
invite-later = Tendrás un enlace para compartir.
remove-seat = Quitar el asiento { $seat }
add-seat = Añadir un jugador
between-friends = Esta partida se queda en este dispositivo, y un dispositivo no tiene secretos para su dueño. Es una partida entre amigos.
how-we-play = ¿Cómo jugamos?
match-length = ¿Cuánto dura la partida?
rounds = { $count ->
    [one] Una ronda
   *[other] { $count } rondas
}
up-to = { $count ->
    [one] Hasta { $count } punto
   *[other] Hasta { $count } puntos
}
turn-time = Tiempo por turno
no-clock = Sin reloj
seconds = { $count ->
    [one] Un segundo
   *[other] { $count } segundos
}
minutes = { $count ->
    [one] Un minuto
   *[other] { $count } minutos
}
allow-aids = Pistas y recordatorio
allow-aids-help = Una lámpara enseña qué haría un maestro; una lista, las fichas que aún no has visto.
allow-undo = Se pueden deshacer jugadas
allow-undo-help = Solo mientras nadie más haya visto la jugada, y nunca si te enseñó algo nuevo.
big-screen = Una pantalla para todos
big-screen-help = Aquí todos ven el tablero. Tus fichas están en tu móvil.
listed = Que otros encuentren la mesa
listed-help = Mientras haya un asiento libre, la gente de este servidor puede ver la mesa y entrar.
open-table = Abrir la mesa
begin = Empezar

# En la mesa
opening-table = Abriendo la mesa…
first-time = Preparando el juego. Tarda un momento, pero solo la primera vez…
no-table-title = Aquí no hay mesa
another-code = Otro código
open-seat = Asiento libre
players-label = Jugadores
hand-of-you = { $count ->
    [one] Tu mano: una ficha
   *[other] Tu mano: { $count } fichas
}
tile-goes = { $tile }, encaja
domino-name = { $one }-{ $two }
holds = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
score-of = { $score ->
    [one] un punto
   *[other] { $score } puntos
}
is-thinking = está pensando
is-acting = es su turno
is-away = no está
your-turn = Te toca
turn-of = Turno de { $name }
turn-of-many = Turno de { $count } jugadores
turn-watch = Mira…
round-over = La ronda ha terminado
game-over = La partida ha terminado
time-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
time-up = se acabó el tiempo
advice-pick = Elige una ficha iluminada.
advice-pick-any = Elige una ficha.
advice-place = Ahora elige dónde va.
advice-draw = Nada encaja: roba una.
advice-pass = Nada encaja: pasa.
advice-answer = Tú decides.
advice-wait = Espera tu turno.
why-nowhere = { $tile } no encaja ahora en ningún sitio.
do-draw = Robar una
do-pass = Pasar
do-stop = Ya está
do-that = Jugar así
lay-here = Ponerla aquí
take-back = Aquí no
undo = Deshacer
helpers = Ayudas
hint = ¿Qué haría un maestro?
memory = Recordatorio
memory-unseen = { $count ->
    [one] Una ficha que no has visto
   *[other] { $count } fichas que no has visto
}
memory-passed = ¿Quién no ha podido jugar?
memory-nobody = Nadie por ahora.
memory-stuck = { $you ->
    [yes] No tenías nada para { $ends }
   *[no] { $name } no tenía nada para { $ends }
}
log = Lo que ha pasado
log-empty = Nada todavía.
log-see = Ver este momento
log-now = Volver a la partida
board = El tablero
keys = Teclas
keys-number = Tomar la ficha que ocupa ese lugar en tu mano; si solo tiene un sitio, va directa allí
keys-arrows = Ir de ficha en ficha, o de sitio en sitio
keys-enter = Tomar una ficha, o ponerla
keys-escape = Devolverla a la mano
keys-turn = Girar la ficha, si puede ir de varias maneras
keys-zoom = Acercar o alejar la mesa, o verla de nuevo entera
keys-sheet = Mostrar esta lista
skip = Ir directamente a
skip-to-hand = A tu mano
skip-to-board = Al tablero
emotes = Di algo
emote-hello = Hola
emote-thanks = Gracias
emote-well-played = Bien jugado
emote-oops = Uy
emote-hurry = Venga
emote-thinking = Déjame pensar
emote-wow = Hala
emote-goodbye = Adiós
more = Más
as-screen = Usar como pantalla para todos
export = Guardar la partida
connection-lost = Conexión perdida. Cuando vuelva, seguirás en la mesa.
curtain-title = Le toca a { $name }
curtain-words = Pásale la pantalla. Los demás, no miréis.
curtain-lift = Soy { $name }

# Invitar
invite = Invitar
invite-how = Escanea el código QR, abre el enlace o escribe el código de la mesa.
invite-lan = Los móviles todavía no pueden conectarse a este ordenador. Arranca el servidor con:
carry-words = Esta partida solo existe en este dispositivo. Para que otros se unan, pasa al servidor: los mismos asientos, las mismas reglas. Las fichas se reparten de nuevo, porque nadie más podría comprobar cómo se han mezclado aquí.
carry-seat = libre para otros
carry-go = Pasar al servidor
carry-away = Ahora no se puede conectar con el servidor.
qr-label = El enlace a esta mesa como código QR
table-code = Código de la mesa: { $code }
copy-link = Copiar enlace
copied = Copiado
share = Compartir
share-replay = Con este enlace cualquiera puede volver a ver esta ronda.
seal-fair = Mezcla limpia, comprobada aquí
seal-fair-words = El servidor fijó sus números aleatorios antes de conocer los tuyos, tu dispositivo añadió los suyos y al final se mostró todo. Tu navegador ha rehecho la cuenta: este reparto sale de ahí, así que nadie pudo elegirlo.
seal-without-you = La mezcla cuadra
seal-without-you-words = Todo lo que se mostró cuadra. Pero tu dispositivo no añadió números esta vez, así que solo los eligieron otros.
seal-record = La mezcla cuadra
seal-record-words = Los números de esta partida guardada cuadran y el reparto sale de ellos.
seal-broken = Esta mezcla no cuadra
seal-broken-words = Lo que se mostró no lleva al reparto que viste. Guarda la ronda y avisa a quien lleva este servidor.
shuffling = Se está mezclando…
waiting-for = { $count ->
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
}
start-with = { $count ->
    [one] Empezar con un jugador
   *[other] Empezar con { $count } jugadores
}
that-is-you = eres tú
stand-up = Levantarse
sit-here = Sentarse aquí
sit-down = Sentarse
scan-to-sit = Escanea y siéntate
fill-with-bot = Ordenador

# El final
wins = { $you ->
    [yes] Ganas tú
   *[no] Gana { $name }
}
wins-round = { $you ->
    [yes] Ganas la ronda
   *[no] { $name } gana la ronda
}
wins-match = { $you ->
    [yes] Ganas la partida
   *[no] { $name } gana la partida
}
share-win = Victoria compartida: { $names }
nobody-wins = No gana nadie
player = Jugador
this-round = Puntos
hands-left = Fichas que quedaban
score-sheet = Hoja de puntos
rounds-left = Ronda { $round } de { $rounds }.
target-left = { $target ->
    [one] Se juega hasta que alguien llegue a { $target } punto.
   *[other] Se juega hasta que alguien llegue a { $target } puntos.
}
replay = Ver otra vez
download = Guardar
rematch = Jugar otra vez
next-round = Siguiente ronda

# Volver a ver
replay-file = Elegir un archivo
replay-paste = O pega el texto aquí
replay-start = Las fichas están repartidas.
replay-first = Al principio
replay-previous = Una jugada atrás
replay-run = Reproducir
replay-pause = Pausa
replay-following = Una jugada adelante
replay-last = Al final
replay-at = Jugada { $number } de { $count }
replay-eyes = Quién mira
replay-open-hands = Todas las fichas a la vista
replay-as = { $you ->
    [yes] Como lo viste tú
   *[no] Como lo vio { $name }
}
replay-speed = Velocidad
bad-record = Boneyard no sabe leer esta partida.
no-such-record = Esta ronda ya no está guardada.

# Cuando nada encaja y se puede elegir
advice-draw-or-pass = Nada encaja: roba una o pasa.
