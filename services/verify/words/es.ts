import type { VerifyWords } from './words.js';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const letter = (seat: number): string => String.fromCharCode(65 + seat);

export const es: VerifyWords = {
  checks: {
    form: { name: 'Forma', holds: (count) => `${many(count, 'suceso', 'sucesos')} en orden, sin que falte ninguno.` },
    chain: { name: 'Cadena', holds: (count) => `De ${many(count, 'suceso', 'sucesos')}, cada uno sigue al anterior.` },
    signature: { name: 'Firma', holds: () => 'El final es el que firmó el servidor.' },
    commitment: { name: 'Compromiso', holds: () => 'La semilla es la fijada antes de que nadie se sentara.' },
    nonces: {
      name: 'Aportes',
      holds: (count) => `${many(count, 'asiento aportó', 'asientos aportaron')} algo al azar antes del comienzo.`,
    },
    secrets: {
      name: 'Secretos',
      holds: (count) => `${many(count, 'suceso oculto se abre', 'sucesos ocultos se abren')} según lo comprometido.`,
    },
    draws: {
      name: 'Azar',
      holds: (count) => `${many(count, 'sorteo salió', 'sorteos salieron')} como dicen semilla y aportes.`,
    },
    commands: {
      name: 'Jugadas',
      holds: (count) => `${many(count, 'orden produjo', 'órdenes produjeron')} lo que dicen las reglas.`,
    },
  },
  whys: {
    unreached: 'Sin comprobar: algo que hace falta está mal o no está.',
    noKeys:
      'La firma corresponde a la clave que nombra este archivo. De quién es, el archivo no puede decirlo: compárala con las claves del servidor.',
    noSignatures: 'Sin comprobar: aquí no hay firmas de esta clase.',
  },
  faults: {
    empty: () => 'No hay ningún suceso en este archivo.',
    notText: ({ line }) => `La línea ${line} no es texto: esto no es una partida exportada.`,
    longLine: ({ line }) => `La línea ${line} es más larga que cualquiera de una partida exportada.`,
    tooLong: ({ most }) => `Es más largo que cualquier partida: más de ${most} sucesos, u otros tantos caracteres.`,
    cutLine: ({ line }) => `El archivo se corta en medio de la línea ${line}.`,
    notJson: ({ line }) => `La línea ${line} no es JSON.`,
    notAnEvent: ({ line, where }) => `La línea ${line} no es de una partida exportada (${where}).`,
    otherProtocol: ({ protocol, known }) =>
      `Este archivo es del protocolo ${protocol}; aquí se conoce el protocolo ${known}.`,
    unknownGame: ({ game }) => `Aquí no están las reglas de «${game}».`,
    unknownEdition: ({ game, edition }) =>
      `Aquí no están las reglas de ${game} en la edición ${edition}: quizá en una versión más nueva.`,
    unknownScheme: ({ scheme }) => `Aquí no se conoce el sistema de sorteo ${scheme}: quizá en una versión más nueva.`,
    noOpening: ({ seq }) => `El archivo empieza con el suceso ${seq}, y no con la apertura de una mesa.`,
    otherTable: ({ seq }) => `El suceso ${seq} es de otra mesa.`,
    outOfPlace: ({ seq, found }) => `Falta el suceso ${seq}: en su lugar está el suceso ${found}.`,
    unknownEvent: ({ seq, type }) => `El suceso ${seq}, ${type}, no existe en este juego.`,
    otherEdition: ({ seq }) => `El suceso ${seq} no es de la misma edición que su mesa.`,
    afterHead: ({ line }) => `La línea ${line} viene después del final.`,
    damaged: ({ line }) => `El archivo cambió desde que se exportó: la suma de control de la línea ${line} es otra.`,
    unfinished: ({ seq }) => `El archivo acaba con el suceso ${seq}, antes que la partida: le han cortado el final.`,
    unchained: ({ seq, type }) =>
      `El suceso ${seq}, ${type}, no es el que se selló: cambiaron su contenido, su hora o su lugar.`,
    noHead: () => 'Falta el final firmado: nadie responde por él.',
    headOfAnother: () => 'El final firmado es de otra mesa.',
    headElsewhere: ({ head, end }) =>
      `El servidor firmó un final en el suceso ${head}, y este archivo acaba con el suceso ${end}.`,
    headDiffers: ({ seq }) => `En el suceso ${seq} el servidor firmó una historia distinta de esta.`,
    unknownKey: ({ key }) => `La firma es de ${key}, que no es ninguna clave del servidor.`,
    keyNotThen: ({ key }) => `La clave ${key} no estaba en uso cuando se firmó.`,
    notSigned: ({ key }) => `La firma no es de la clave ${key}.`,
    foreignSeed: ({ seq }) => `La semilla del suceso ${seq} no es la comprometida en el suceso 1.`,
    noNonce: ({ seat }) => `La partida empezó sin que el asiento ${letter(seat)} aportara nada al azar.`,
    wrongNonce: ({ seq, seat }) =>
      `El suceso ${seq} tiene para el asiento ${letter(seat)} un aporte distinto del recordado.`,
    foreignForm: ({ seq, type, scheme }) =>
      `El suceso ${seq}, ${type}, no existe en el sistema de sorteo ${scheme}, que indica el suceso 1.`,
    unopened: ({ seq, seat }) =>
      `El aporte del suceso ${seq} no corresponde a lo que comprometió el asiento ${letter(seat)}.`,
    otherDerived: ({ seq, seat }) =>
      `El aporte del asiento ${letter(seat)} en el suceso ${seq} no es el que se deriva de compromiso, mesa y asiento.`,
    uncommitted: ({ seq, seat }) =>
      `El suceso ${seq} habla de un aporte comprometido del asiento ${letter(seat)}, que no había comprometido ninguno.`,
    untimely: ({ seq, seat }) =>
      `El suceso ${seq} fija el aporte del asiento ${letter(seat)} fuera del momento de revelar, justo antes del comienzo.`,
    otherSecret: ({ seq, type }) => `Lo oculto en el suceso ${seq}, ${type}, no es lo que se comprometió.`,
    otherLuck: ({ seq, type }) =>
      `El suceso ${seq}, ${type}, no es lo que quiso el azar: semilla y aportes dicen otra cosa.`,
    otherDraw: ({ seq, type, draw, due }) =>
      `El suceso ${seq}, ${type}, muestra el sorteo ${draw} de la mesa cuando tocaba el ${due}: se movió el contador.`,
    otherScheme: ({ seq, says, fits }) =>
      `El suceso 1 indica el sistema de sorteo ${says}, pero desde el suceso ${seq} los sorteos son del sistema ${fits}.`,
    otherCount: ({ seq, says, took }) =>
      `El suceso ${seq} dice que su jugada usó ${many(says, 'sorteo', 'sorteos')}, pero usó ${took}.`,
    refused: ({ seq, rule, message }) => `El suceso ${seq} no puede haber ocurrido (regla ${rule}): ${message}`,
    otherEvent: ({ seq, type, expected }) =>
      type === expected
        ? `El suceso ${seq}, ${type}, no es lo que produce su orden.`
        : `El suceso ${seq} es ${type}, donde su orden produce ${expected}.`,
    nothingElse: ({ seq, type }) => `Nada produce el suceso ${seq}, ${type}.`,
    otherMaker: ({ seq }) => `El suceso ${seq} se atribuye a alguien, o a un momento, de donde no puede venir.`,
    impossible: ({ seq, type }) => `En el suceso ${seq}, ${type}, las reglas no saben cómo seguir.`,
  },
  verdict: {
    holds: 'Esta partida es como se jugó: todo cuadra.',
    unproven: {
      noKeys:
        'No está probado: todo cuadra, pero aquí no se conoce la clave de nadie, y cualquiera podría haberla hecho.',
      noSignatures: 'No está probado: aquí no se pueden comprobar firmas. Todo lo demás cuadra.',
    },
    broken: 'Esta partida no se jugó así aquí.',
    firstBad: (seq) => `El primer suceso en el que algo está mal es el número ${seq}.`,
  },
  about: (game, edition, seats, events) =>
    `${game}, edición ${edition}, ${many(seats, 'asiento', 'asientos')}, ${many(events, 'suceso', 'sucesos')}`,
  schemes: {
    1: 'Sistema de sorteo 1 (más débil): quien conocía la semilla podía elegir aportes de bots y mover un sorteo jugando y deshaciendo.',
    2: 'Sistema de sorteo 2: los sorteos van numerados y cada asiento compromete su aporte antes de revelarlo.',
  },
  nonce: (seat, nonce) => `El asiento ${seat} aportó ${nonce}`,
  key: (id) => `Firmado con ${id}`,
};
