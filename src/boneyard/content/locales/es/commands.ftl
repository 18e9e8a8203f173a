# La línea de órdenes: ayuda y errores. $file es un archivo, $given lo escrito. Los %() se rellenan después.
help-usage = uso:
help-arguments = argumentos
help-options = opciones
help-help = mostrar esta ayuda y salir
help-version = mostrar la versión y salir
help-lang = idioma (por defecto: el del sistema)
help-boneyard = juegos de dominó para la mesa, la terminal y la investigación
help-play = jugar en esta terminal
help-games = ver la lista de juegos, con sus jugadores y opciones
help-puzzles = resolver problemas, o crear más
help-rules = leer las reglas de un juego
help-replay = ver una partida guardada jugada a jugada
help-analyse = repasar una partida terminada: cuánto valió cada jugada, cuánto fue suerte
help-serve = abrir mesas para jugar en red
help-site = escribir un sitio estático: todos los juegos en el navegador, sin servidor
help-backup = hacer una copia de las mesas del servidor
help-verify = comprobar que un servidor mezcló una ronda con limpieza
help-simulate = jugar millones de partidas al azar
help-dataset = guardar partidas como datos, para programas que aprenden
help-arena = enfrentar bots y medirlos
help-warm = compilar los juegos para este equipo, para que los cálculos largos empiecen enseguida
help-game-or-menu = nombre de un juego (sin él sale un menú)
help-game = nombre de un juego; `boneyard games` los muestra
help-puzzles-game = nombre de un juego (por defecto: el problema del día)
help-today = el problema del día
help-puzzle = un problema, por su número
help-lessons = las lecciones cortas de un juego, con dos problemas cada una
help-make = crear N problemas a partir de partidas entre bots
help-kind = tipo de problemas (por defecto: best)
help-book-out = archivo del libro (por defecto: en la carpeta del juego)
help-seats = personas y bots por orden de turno, como Ada,Bo,bot:expert (por defecto: you,bot:club)
help-rounds = jugar N rondas
help-target = jugar hasta N puntos
help-seed = semilla del azar; la misma semilla reparte las mismas fichas
help-resume = seguir con una partida guardada (por defecto: la más reciente)
help-option = una opción del juego; `boneyard games` las muestra
help-ascii = dibujar solo con caracteres ASCII
help-plain = frases en vez de dibujos (para lectores de pantalla)
help-file = una partida guardada; - lee la entrada estándar
help-all = mostrar todas las jugadas sin esperar
help-open-hands = juzgar las jugadas como si todas las manos estuvieran a la vista
help-json = escribirlo todo en JSON
help-worlds = en cuántos mundos se prueba cada jugada (por defecto: los del juego)
help-host = dirección en la que escuchar (por defecto: 127.0.0.1)
help-lan = permitir que se conecten los teléfonos y otros equipos de la red
help-open = abrir la página en el navegador
help-port = puerto en el que escuchar (por defecto: 8000, o el siguiente libre)
help-data = carpeta de datos (por defecto: la del usuario)
help-store = postgresql://… en lugar de un archivo; o definir BONEYARD_STORE
help-keep-days = días que se guardan las mesas terminadas (por defecto: 30)
help-origin = otro sitio web cuyas páginas pueden conectarse (repetible)
help-behind-proxy = confiar en estos proxys para las direcciones de los clientes, como 10.0.0.0/8 (por defecto: uno de este equipo)
help-settings = ajustes de un archivo TOML
help-set = cambiar un ajuste; docs/hosting.md los enumera
help-site-folder = carpeta del sitio: nueva, vacía o con un sitio anterior
help-copy = archivo en el que escribir la copia
help-record = una ronda descargada de un servidor
help-commitment = los 64 dígitos hexadecimales mostrados antes de repartir
help-how-many = número de partidas (por defecto: 1000000)
help-players = jugadores por partida (por defecto: 2)
help-totals-seed = semilla del azar; la misma semilla da los mismos totales (por defecto: 0)
help-cores = núcleos que se usan (por defecto: todos)
help-fleet = clúster de Ray en el que se juega: «ray» o la dirección del nodo principal
help-checkpoint = archivo que guarda el progreso; la misma orden sigue desde ahí
help-warm-games = juegos que compilar (por defecto: todos)
help-device = cpu o cuda (por defecto: cpu)
help-dataset-out = archivo Parquet que se escribe
help-dataset-bots = random, un nivel, o uno de ellos para cada asiento, separados por comas (por defecto: random)
help-dataset-obs = guardar también lo que cada asiento podía saber, en números
help-dataset-values = guardar también lo que los niveles pensaban de sus jugadas
help-bots = niveles, FILE.py:CLASS, bots instalados o pipe:COMMAND, separados por comas
help-deals = repartos por pareja (por defecto: 100)
help-deals-seed = semilla del azar para los repartos (por defecto: 1)
help-seconds = tiempo para pensar cada jugada, en segundos (por defecto: el de cada nivel)
help-simulations = simulaciones por jugada (por defecto: las de cada nivel)
help-luck-free = medir solo las decisiones, sin la suerte del reparto y del robo
help-thorough = con --luck-free: preguntar de nuevo a todos los bots, también a los que piensan; más exacto, pero mucho más lento
help-out = carpeta para partidas, tabla y gráficos (por defecto: arena/GAME-PLAYERS)

# Lo que dicen las órdenes
games-default = por defecto
analyse-title = Repaso
analyse-column-move = Jugada
analyse-column-mark = Opinión
analyse-column-loss = Coste
site-writing = Escribiendo el sitio
site-done = El sitio está en { $folder }. Cópialo a cualquier alojamiento web o pruébalo aquí: python3 -m http.server --directory { $folder }
site-empty = Si esta página se queda como está: necesita JavaScript y tiene que venir de un servidor web. Para iniciar uno, ejecuta { $command } en esta carpeta y abre { $address }.
backup-done = Las mesas se han copiado en { $file }.
verify-done = { $count ->
    [one] Se mezcló como se había anunciado, y la única jugada es legal.
   *[other] Se mezcló como se había anunciado, y las { $count } jugadas son legales.
}
verify-compare = Compara el «commitment» del archivo con el que se mostró antes de repartir.
serve-here = Boneyard está en { $address }
serve-others = Desde otros equipos de la red: { $address }

# Errores en la línea de órdenes
mistake = { $program }: error: { $text }
mistake-argument = %(argument_name)s: %(message)s
mistake-one-argument = falta un valor
mistake-choice = «%(value)s» no es una de las opciones: %(choices)s
mistake-value = «%(value)s» no es un número
mistake-required = falta: %s
mistake-unknown = no se entiende: %s

# Errores
error-no-game = no hay ningún juego llamado «{ $name }»; elige entre: { $known }
error-no-version = no hay versión { $version } de las reglas de { $game }; hay: { $known }
error-no-bot = no hay ningún bot llamado «{ $name }»; elige entre: { $known }
error-no-option = este juego no tiene la opción «{ $name }»; elige entre: { $known }
error-no-page = no hay reglas para «{ $name }»; elige entre: { $known }
error-no-puzzles = no hay problemas de «{ $name }»; elige entre: { $known }
error-no-puzzle = no hay ningún problema «{ $name }»; elige entre: { $known }
error-no-puzzle-kind = no hay ningún tipo de problema «{ $name }»; elige entre: { $known }
error-option-form = escribe una opción como NOMBRE=VALOR, no «{ $given }»
error-option-value = la opción { $name } no puede ser «{ $given }»; elige entre: { $allowed }
error-players = { $game } es para { $allowed } jugadores, no para { $given }
error-seats = { $game } es para { $allowed } jugadores, pero --seats nombra { $count }
error-count = { $name } debe ser un número entero a partir de 1, no { $given }
error-seed = una semilla es un número entero del 0 al 2**64 - 1, no { $given }
error-name = un nombre tiene de 1 a { $most } caracteres visibles, sin coma ni #; «{ $given }» no vale
error-not-over = esta partida no ha terminado; solo se puede repasar una terminada
error-record = no es una partida guardada que se pueda leer ({ $why })
error-record-hidden = la semilla está oculta: es una partida en curso, vista desde un asiento, o una posición preparada
error-no-saved-game = no hay ninguna partida guardada que seguir en { $folder }
error-not-saved = { $file } no es una partida guardada por `boneyard play`
error-wrong-round = { $file } tiene una ronda que no es de su partida
error-no-file = no hay ningún archivo { $file }
error-file-exists = { $file } ya existe
error-is-folder = { $file } es una carpeta, no un archivo
error-not-allowed = no tienes permiso para abrir { $file }
error-not-text = ese archivo no es de texto
error-no-tables = no hay mesas guardadas en { $file }
error-site-folder = { $folder } no es una carpeta vacía ni una con un sitio anterior; no se ha escrito nada
error-no-module = las reglas de { $game } no se han compilado para el navegador; para hacerlo: python3 dev.py kernels
error-no-client = el cliente no se ha compilado; para hacerlo: pip install -e .
error-port = un puerto es un número entero del 0 al { $most }, no { $given }
error-port-taken = el puerto { $port } está ocupado; elige otro con --port
error-setting-int = { $name } es un número entero desde 0, no { $given }
error-setting-float = { $name } es un número desde 0, no { $given }
error-setting-bool = { $name } es yes o no, no { $given }
error-settings-file = { $file } no es un archivo de ajustes: { $why }
error-no-setting = no hay ningún ajuste { $name }; hay: { $known }
error-store-in-use = otro servidor usa { $file }; deténlo o elige otra carpeta con --data
error-store-foreign = { $file } no es un archivo de Boneyard; elige otra carpeta con --data
error-store-newer = { $file } es de una versión más reciente de Boneyard; actualiza esta
error-store-damaged = { $file } está dañado; restaura una copia de seguridad o muévelo para empezar de cero
error-store-read-only = no se puede escribir en { $file }; comprueba su propietario y sus permisos
error-database-foreign = { $file } contiene tablas de otro programa; elige otra base de datos con --store
error-database-away = la base de datos { $file } no responde; comprueba que esté en marcha
error-database-refused = la base de datos { $file } no lo permite: { $why }
error-no-postgres = PostgreSQL necesita un extra: pip install boneyard[postgres]
error-no-otel = las trazas necesitan un extra: pip install boneyard[otel]

## boneyard warm

compiling = Compilando juegos
compiled = { $count ->
    [one] Un juego compilado.
   *[other] { $count } juegos compilados.
}
