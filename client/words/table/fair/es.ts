import type { FairWords } from './fair-words.js';

export const fair: FairWords = {
  title: 'Azar limpio',
  committed: 'La parte del servidor en el azar ya está fijada. Esta es su huella:',
  own: 'Tu parte del azar',
  ownWhy:
    'Inventada para ti. Hasta el comienzo solo se muestra su huella. Si escribes otra, hasta 64 caracteres sin espacios, que sea difícil de adivinar.',
  afterwards:
    'Cuando acabe la partida el servidor mostrará su parte, y cualquiera podrá comprobar que todo salió como debía.',
  limitsTitle: 'Qué garantiza esto y qué no',
  limits:
    'Tu navegador guarda en secreto tu valor y solo muestra su huella hasta que todos los asientos están ocupados. Entonces se revelan todos los valores y, junto con la parte del servidor, fijan todos los sorteos de la partida. Si el tuyo es difícil de adivinar y se revela a tiempo, nadie pudo elegir los sorteos, ni siquiera el servidor junto con todos los demás jugadores. Lo que aún pueden hacer lo ve todo el mundo: un jugador no revela a tiempo, o el servidor dice que no llegó nada. Entonces ocupa su lugar un valor que nadie eligió; es decir, una elección entre dos por cada asiento así. También pueden no empezar nunca la partida. Mientras se juega, el servidor conoce los sorteos que vendrán, y quizá también un jugador que colabore con él; nada de lo que hagan o deshagan cambia el próximo sorteo, pero pueden decidir según él. Si ningún jugador aporta un valor secreto, todo depende solo de la parte del servidor.',
  check: 'Comprobar esta partida',
  checking: 'Comprobando…',
  download: 'Descargar la partida',
  elsewhere: 'Comprobarla en otro sitio',
  doubt: 'Esta no es la mesa que viste.',
  doubts: {
    other: (seq) =>
      `En el suceso ${seq} el servidor cuenta ahora una historia distinta de la que contó a este navegador.`,
    broken: (seq) => `Desde el suceso ${seq}, lo que cuenta el servidor no encaja.`,
    gone: (seq) => `El servidor mostró a este navegador el suceso ${seq}, y ya no sabe de él.`,
    silent: (seq) =>
      `El servidor mostró antes a este navegador el suceso ${seq}. Ahora no lo muestra, y no responde cuando se le pregunta. Esta página sigue preguntando.`,
  },
  keepProof: 'Guardar la prueba',
};
