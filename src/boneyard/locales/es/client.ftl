# Lo que dice el navegador. $name es una persona o el nivel de un bot; puede ser «Tú»: ningún verbo depende de él.
# Inicio
home = Inicio
home-title = ¿A qué jugamos?
home-lead = Cuatro cajas de dominó en la estantería. Abre una y juega.
box-classic = Dominó
box-classic-words = Una cadena, dos extremos libres. Pon lo que encaje, recuerda lo que ha salido y quédate sin fichas antes que nadie.
box-domination = Domination
box-domination-words = Pon fichas entre los números y cierra territorios antes que los demás.
box-domino4 = Domino 4
box-domino4-words = Fichas cuadradas de cuatro colores, una cadena con dos extremos, comodines y un poco de descaro.
box-magnetic = Magnetic Domino
box-magnetic-words = Construye hacia arriba con imanes. Aguanta, tiembla y un día se cae.
ways = Maneras de jugar
way-magnetic-tower = Torre
way-magnetic-staggered = Escalonado
way-magnetic-flat = Plano
play-now = Jugar ya
set-table = Preparar una mesa
against = contra { $bots }
learn = Aprender
rules = Reglas
join-title = Únete a una mesa
join-words = ¿Te han dado un código o un enlace? Escríbelo aquí.
join = Entrar
code = Código de la mesa
code-wrong = Un código tiene ocho letras y números, como ABCD-2345.
my-games = Mis partidas
no-games-yet = Aquí encontrarás tus partidas para seguirlas más tarde.
phase-waiting = esperando jugadores
phase-playing = en juego
phase-between = entre dos rondas
phase-over = terminada
forget-game = Quitar { $game } de la lista
show-all = Ver las { $count }
show-fewer = Ver menos
replay-title = Volver a ver una partida
replay-words = Guarda una partida terminada como un pequeño texto y vuelve a verla jugada a jugada.
replay-open = Ver
language = Idioma
settings = Ajustes
sound = Sonido
confirm-touch = En pantalla táctil, preguntar antes de poner
offline-title = Sin conexión
offline-words = El servidor no responde. Cuando vuelva, todo estará como lo dejaste.
try-again = Probar otra vez
close = Cerrar
back = Volver

# Preparar una mesa
who-plays = ¿Quién juega?
sitting-me = Yo
sitting-here = Alguien aquí
sitting-invite = Invitar
sitting-bot = Ordenador
your-name = Tu nombre
their-name = Nombre
guest-name = Invitado
bot-level = Nivel
invite-later = Tendrás un enlace para compartir.
remove-seat = Quitar el asiento { $seat }
add-seat = Añadir un jugador
how-we-play = ¿Cómo jugamos?
match-length = ¿Cuánto tiempo?
rounds = { $count ->
    [one] Una ronda
   *[other] { $count } rondas
}
up-to = Hasta { $count } puntos
turn-time = Tiempo por turno
no-clock = Sin reloj
seconds = { $count } segundos
minutes = { $count ->
    [one] Un minuto
   *[other] { $count } minutos
}
allow-aids = Pistas y recordatorio
allow-aids-help = Una lámpara enseña qué haría un maestro; una lista, lo que aún no has visto.
big-screen = Una pantalla para todos
big-screen-help = Aquí todos ven el tablero. Tus fichas están en tu móvil.
listed = Que otros encuentren la mesa
listed-help = Mientras haya un asiento libre, la gente de este servidor puede ver la mesa y entrar.
open-table = Abrir la mesa
begin = Empezar

# En la mesa
opening-table = Abriendo la mesa…
first-time = Preparando el juego. Tarda un momento, solo la primera vez…
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
is-acting = con el turno
is-away = no está
your-turn = Te toca
turn-of = Juega { $name }
round-over = La ronda ha terminado
time-left = Quedan { $seconds } segundos
time-up = se acabó el tiempo
advice-pick = Elige una ficha iluminada.
advice-place = Ahora elige dónde va.
advice-draw = Nada encaja: roba una.
advice-pass = Nada encaja: pasa.
advice-answer = Tú decides.
advice-wait = Espera tu turno.
do-draw = Robar una
do-pass = Pasar
do-stop = Ya está
do-that = Jugar eso
lay-here = Poner aquí
take-back = Aquí no
spot-first = Poner { $tile } la primera
spot-left = Poner { $tile } a la izquierda, junto al { $pips }
spot-right = Poner { $tile } a la derecha, junto al { $pips }
laid = { $tile }
laid-left = { $tile } a la izquierda
laid-right = { $tile } a la derecha
helpers = Ayudas
hint = ¿Qué haría un maestro?
memory = Recordatorio
memory-unseen = { $count ->
    [one] Una ficha que no has visto
   *[other] { $count } fichas que no has visto
}
memory-passed = ¿Quién no ha podido poner?
memory-nobody = Nadie por ahora.
memory-stuck = { $name }: nada para { $ends }
log = Lo que ha pasado
log-empty = Nada todavía.
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
sound-on = Poner sonido
sound-off = Quitar sonido
as-screen = Pantalla para todos
export = Guardar la partida
connection-lost = No hay conexión. En cuanto vuelva, tú también.
curtain-title = Le toca a { $name }
curtain-words = Pásale la pantalla. Los demás no miran.
curtain-lift = Soy { $name }

# Invitar
invite = Invitar
invite-how = Escanea la imagen, abre el enlace o escribe el código.
invite-lan = Los móviles aún no llegan a este ordenador. Arranca el servidor con:
qr-label = El enlace a esta mesa como código QR
table-code = Código de la mesa: { $code }
copy-link = Copiar enlace
copied = Copiado
share = Compartir
share-replay = Con este enlace cualquiera puede volver a ver esta ronda.
waiting-for = { $count ->
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
}
that-is-you = eres tú
stand-up = Levantarme
sit-here = Sentarme aquí
sit-down = Sentarme
scan-to-sit = Escanea y siéntate
fill-with-bot = Ordenador

# El final
wins = Gana: { $name }
share-win = Victoria compartida: { $names }
nobody-wins = No gana nadie
player = Jugador
this-round = Puntos
total = Total
hands-left = Lo que quedaba
score-sheet = Hoja de puntos
rounds-left = Ronda { $round } de { $rounds }.
target-left = Se juega hasta que alguien tenga { $target } puntos.
replay = Ver otra vez
download = Guardar
rematch = Jugar otra vez
next-round = Siguiente ronda
clause-CLA-5 = Se ha puesto la última ficha.
clause-CLA-7 = Nadie podía seguir: gana quien tenga menos.
clause-CLA-8 = Nadie podía seguir. Había empate, así que cuentan los puntos y también las fichas.
clause-DOM-11 = { $fields-tied ->
    [yes] Empate a territorios: deciden los del borde ({ $outer }).
   *[no] Más territorios: { $fields }.
}
clause-D4-17 = Se ha puesto la última ficha.
clause-D4-18 = Nadie podía seguir: gana quien tenga menos fichas.
clause-D4-36 = Todo daba vueltas: gana quien tenga menos fichas.
clause-MAG-6 = { $tiles ->
    [0] Se ha puesto la última ficha.
   *[other] Nadie podía seguir: gana quien tenga menos.
}
clause-MAG-9 = Ya había durado bastante: gana quien tenga menos.

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
bad-record = Boneyard no sabe leer esta partida.
no-such-record = Esta ronda ya no se guarda.

# Cuando nada encaja y se puede elegir
advice-draw-or-pass = Nada encaja: roba una o pasa.
