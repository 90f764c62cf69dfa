import { LOCALES } from '../language.js';
import type { LobbyWords } from './lobby-words.js';

const list = new Intl.ListFormat(LOCALES.es);
const counted = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const duration = (seconds: number): string => {
  if (seconds % 86_400 === 0) return counted(seconds / 86_400, 'día', 'días');
  if (seconds % 3_600 === 0) return counted(seconds / 3_600, 'hora', 'horas');
  if (seconds % 60 === 0) return counted(seconds / 60, 'minuto', 'minutos');
  return counted(seconds, 'segundo', 'segundos');
};

const BOTS: Readonly<Record<string, string>> = { strong: 'Bot fuerte', random: 'Bot aleatorio' };

export const es: LobbyWords = {
  titles: {
    lobby: 'Laguna · juegos de mesa en vivo',
    table: 'Mesa · Laguna',
    standings: 'Clasificación · Laguna',
    player: 'Jugador · Laguna',
    nowhere: 'Aquí no hay nada · Laguna',
  },
  language: 'Idioma',
  skip: 'Ir a las mesas',
  hero: {
    tagline: 'Juegos de mesa en la laguna',
    promise: 'Siéntate con amigos o contra bots, mira cualquier mesa y vuelve cuando quieras: tu asiento te espera.',
    playNow: 'Jugar ya contra bots',
    setting: 'Preparando la mesa…',
    playNowNote: (game, bots) => `${game}, tú contra ${counted(bots, 'bot fuerte', 'bots fuertes')}. Sin registrarte.`,
  },
  line: {
    opening: 'Conectando…',
    up: 'En línea',
    down: 'Sin conexión, reintentando',
    over: 'Esta página es demasiado antigua para el servidor.',
    reload: 'Volver a cargarla',
  },
  person: {
    record: 'Tus partidas',
    menu: (name) => `Eres ${name}`,
    nobody: 'Elegir un nombre',
    guest: 'Invitado',
    keepName: 'Conservar tu nombre: crear una cuenta',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    guestSignOut: 'Salir (un invitado no puede volver a sus asientos)',
    name: 'Nombre',
    password: 'Contraseña',
    passwordRule: 'Al menos 8 caracteres.',
    close: 'Cerrar',
    nameRule: 'Un nombre tiene de 1 a 40 caracteres visibles.',
    wrongPassword: 'El nombre y la contraseña no coinciden.',
    nameTaken: 'Ya existe una cuenta con ese nombre: elige otro.',
    reports: {
      title: 'Mis avisos',
      none: 'No has enviado ningún aviso. En una mesa, la bandera bajo el tablero avisa del momento que ves.',
      statuses: { open: 'Espera respuesta', resolved: 'Respondido' },
      moment: (seq) => `Momento ${seq} en su mesa`,
      answer: 'Respuesta:',
    },
    farewell: {
      open: 'Borrar mi cuenta…',
      title: 'Borrar tu cuenta',
      note: 'Tu nombre, tu contraseña y tus sesiones desaparecen, y nada dice ya dónde te sentaste. Las partidas quedan como se jugaron, con asientos sin nombre. No se puede deshacer.',
      done: 'Borrar para siempre',
      wrongPassword: 'No es la contraseña de esta cuenta.',
      holdsRole: 'Quien tiene un rol en este servicio debe renunciar antes a él.',
    },
    ways: {
      guest: {
        tab: 'Jugar como invitado',
        title: '¿Cómo te llamas?',
        note: 'Basta un nombre. Más tarde puedes convertirlo en una cuenta y conservar tus mesas.',
        done: 'Entrar',
      },
      account: {
        tab: 'Crear una cuenta',
        title: 'Conserva tu nombre',
        note: 'Con una contraseña encuentras tus asientos en cualquier dispositivo. Las mesas que tienes como invitado siguen siendo tuyas.',
        done: 'Crear la cuenta',
      },
      session: {
        tab: 'Iniciar sesión',
        title: '¡Qué bien verte de nuevo!',
        note: 'Con el nombre y la contraseña de tu cuenta.',
        done: 'Iniciar sesión',
      },
    },
  },
  sections: {
    own: { title: 'Tus mesas', empty: '' },
    open: { title: 'Mesas abiertas', empty: 'Ahora mismo nadie espera jugadores. Abre una mesa e invita a alguien.' },
    playing: {
      title: 'Partidas en curso',
      empty: 'Todas las mesas descansan. En cuanto empiece una partida, podrás verla aquí.',
    },
    finished: {
      title: 'Partidas terminadas',
      empty: 'Ninguna partida ha llegado aún a su fin. La primera podría ser la tuya.',
    },
  },
  more: 'Mostrar más',
  again: 'Reintentar',
  reading: 'Cargando las mesas…',
  card: {
    seat: (letter) => `Asiento ${letter}`,
    free: 'libre',
    you: 'tú',
    gone: 'ya no está',
    bot: (name) => BOTS[name] ?? name,
    seatsFree: (free) =>
      free === 0 ? 'Todos los asientos ocupados' : counted(free, 'asiento libre', 'asientos libres'),
    turn: (turn) => `Turno ${turn}`,
    watching: (watchers) => counted(watchers, 'espectador', 'espectadores'),
    yourTurn: 'Te toca',
    underWay: 'En curso',
    byLink: 'Solo con enlace',
    noClock: 'Sin límite de tiempo',
    clock: (seconds) => `${duration(seconds)} por jugada`,
    sit: 'Sentarse',
    watch: 'Mirar',
    playOn: 'Seguir',
    goThere: 'Ir a la mesa',
    lookBack: 'Repasar',
    won: (names) => (names.length === 1 ? `Gana ${names.join('')}` : `Comparten la victoria ${list.format(names)}`),
    points: (points) => counted(points, 'punto', 'puntos'),
    noResult: 'Terminó sin resultado',
    voided: 'El resultado no cuenta',
    about: (deed, names) => (names.length === 0 ? `${deed}: aún no hay nadie` : `${deed}: ${list.format(names)}`),
  },
  standings: 'Clasificación',
  shelf: {
    title: 'En la estantería',
    seats: (min, max) => `De ${min} a ${max} jugadores`,
    open: 'Abrir una mesa',
  },
  opening: {
    title: 'Abrir una mesa',
    game: 'Juego',
    seats: 'Asientos',
    places: 'Quién se sienta dónde',
    me: 'Tú',
    anyone: 'Libre para cualquiera',
    seatCount: (seats) => counted(seats, 'asiento', 'asientos'),
    options: 'Opciones',
    clock: 'Tiempo para pensar',
    visibility: 'Quién la encuentra',
    everybody: 'Todos, en la sala',
    byLink: 'Solo quien tenga el enlace',
    open: 'Abrir la mesa',
    start: 'Abrir y empezar',
    cancel: 'Ahora no',
  },
  promises: {
    title: 'Así se juega aquí',
    all: [
      {
        name: 'Azar limpio',
        sentence: 'Cada sorteo queda fijado de antemano y cualquiera puede comprobarlo después.',
      },
      {
        name: 'Nada se pierde',
        sentence: 'Una jugada se ve solo cuando está guardada. Se corta la conexión, cierras la página: sigue ahí.',
      },
      { name: 'Lo secreto sigue secreto', sentence: 'Lo que tienes en la mano nunca llega a otra pantalla.' },
    ],
  },
  nowhere: {
    title: 'Aquí solo hay agua',
    sentence: 'No hay nada en esta dirección. Quizá el enlace llegó incompleto.',
    back: 'Volver a la sala',
  },
  table: {
    coming: 'De camino a la mesa…',
    notLoaded: 'No se ha podido cargar la mesa: el servidor no responde o tiene una página más nueva.',
  },
  trouble: {
    noLine: 'Ahora mismo no se puede conectar con el servidor.',
    tooFast: 'Vas demasiado rápido. Espera un momento.',
    notSaved: 'Ahora mismo el servidor no puede guardar nada, así que no se ha hecho nada.',
    notSignedIn: 'Para esto necesitas un nombre.',
    notAllowed: 'No puedes hacer eso.',
    taken: 'Alguien fue más rápido: ese asiento está ocupado.',
    gone: 'Esa mesa ya no existe.',
    notUnderstood: 'El servidor y esta página no se entienden. Vuelve a cargar la página.',
    failed: 'Algo ha fallado en el servidor.',
  },
  footer: {
    rights:
      'Los nombres y las reglas de los juegos pertenecen a sus autores y editoriales. Laguna es una manera de jugarlos con amigos; todas las imágenes son nuestras.',
    interface: 'Para programadores',
  },
};
