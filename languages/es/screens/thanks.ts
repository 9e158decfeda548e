import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const thanks: Translation<typeof import('../../en/screens/thanks.ts').thanks> = {
  title: 'A quién agradecer',
  pageTitle: `A quién agradecer · ${brand.name}`,
  intro:
    'Todas las personas que respondieron, escribieron, donaron o trajeron algo. Nadie lo espera pronto, y esta lista solo la ven quienes cuidan del memorial.',
  loading: 'Leyendo la lista',
  csv: 'Descargar CSV',
  show: {
    label: 'Mostrar',
    NOT_THANKED: 'Todavía no, {count, number}',
    THANKED: 'Agradecidos, {count, number}',
    ALL: 'Todos, {count, number}',
  },
  search: 'Buscar',
  kinds: {
    ANSWER: 'Respuesta',
    MEMORY: 'Recuerdo',
    GIFT: 'Donativo',
  },
  says: {
    ATTENDING: 'Asiste',
    UNSURE: 'No es seguro',
    NOT_ATTENDING: 'No puede asistir',
    guests: '{count, plural, one {con un acompañante} other {con # acompañantes}}',
    withWords: '{said}, con un mensaje',
  },
  anonymous: 'Anónimo',
  tick: 'Agradecido: {name}',
  ticked: 'Anotado: ya se agradeció a {name}.',
  thankedOn: 'Agradecido el {date}',
  sentOn: 'Agradecido el {date}, por una nota',
  refused: 'Su nota no se entregó: la dirección la rechazó. Las palabras se guardan aquí.',
  open: {
    write: 'Escribir una nota',
    read: 'Leer la nota',
    close: 'Cerrar',
    named: '{action}: {name}',
    unsaved: 'Sin enviar todavía',
  },
  note: {
    label: 'Su nota para {name}',
    labelAnonymous: 'Su nota',
    help: 'Se envía por correo electrónico, una sola vez, en su nombre.',
    helpAnonymous:
      'Se envía por correo electrónico, una sola vez, a quien fue. No le decimos a nadie su dirección.',
    send: 'Enviar por correo',
    sending: 'Enviando',
    sent: 'La nota va en camino.',
    empty: 'Por favor, escriba unas palabras.',
    theirs: 'Lo que escribió',
    sentWords: 'Lo que se envió',
    onDevice: 'Lo que escriba se queda en este dispositivo hasta que se envíe.',
  },
  remove: {
    act: 'Quitar',
    done: 'Quitado.',
  },
  write: {
    title: 'Anotar a alguien',
    intro: 'Flores, comida, cartas, un viaje al hospital: lo que solo usted sabe.',
    who: 'Quién',
    was: 'Qué fue',
    email: 'Correo electrónico',
    add: 'Añadir a la lista',
    adding: 'Añadiendo',
    added: '{name} está en la lista.',
  },
  empty: {
    title: 'La lista está vacía por ahora',
    text: 'Las respuestas, los recuerdos y los donativos llegan aquí solos. Las flores y la comida puede anotarlas.',
    allThanked: 'Ya se agradeció a todos',
    allThankedText: 'Quien responda, escriba o done desde ahora aparecerá aquí.',
    found: 'No se encontró a nadie',
    foundText: 'Pruebe con menos letras, o muestre a todos.',
  },
}
