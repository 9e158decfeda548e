import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** Telling the people who answered that the programme changed. */
export const programmeChange: Translation<
  typeof import('../../en/screens/programme-change.ts').programmeChange
> = {
  pageTitle: `Avisar · ${brand.name}`,
  title: {
    SET: 'La fecha ya está fijada',
    NEW: 'Una novedad en el programa',
    CHANGED: 'Avisar de un cambio',
  },
  intro: {
    SET: 'A quienes respondieron antes de que hubiera fecha les llega un correo con ella a la mañana siguiente, sin que usted haga nada. Si les avisa aquí, con sus palabras, reciben lo que usted escriba en lugar de ese correo.',
    NEW: 'Nada se envía por sí solo. Usted decide si se avisa a quienes respondieron, y con qué palabras.',
    CHANGED:
      'Nada se envía por sí solo. Usted decide si se avisa a quienes respondieron, y con qué palabras.',
  },
  back: 'Cuándo y dónde',
  loading: 'Mirando qué cambió',
  failed: 'No funcionó. Por favor, inténtelo de nuevo.',
  none: 'Nada de lo que la gente respondió ha cambiado desde el último aviso.',

  facts: {
    when: 'Cuándo:',
    where: 'Dónde:',
    called: 'Nombre:',
    before: 'Antes:',
    unset: 'aún sin decidir',
    new: 'Nuevo: {name}',
    until: '{from} a {to}',
    cancelled: 'No se celebra.',
    takesPlace: 'Al final sí se celebra.',
    stream: 'Se puede ver por internet, en {site}.',
    newStream: 'El enlace para verlo es nuevo, en {site}.',
    noStream: 'El enlace para verlo ya no está.',
    notStreamed: 'No se retransmite.',
    details: 'Ha cambiado lo que conviene saber.',
    chosen: 'Solo lo leen las personas que usted eligió.',
  },

  form: {
    changed: {
      SET: 'La fecha',
      NEW: 'Lo nuevo',
      CHANGED: 'Qué ha cambiado',
    },
    reached: 'A quién le afecta',
    mail: '{count, plural, one {Una persona que respondió recibe un correo.} other {# personas que respondieron reciben un correo.}}',
    invited:
      '{count, plural, one {Avisar también a la persona invitada que no ha respondido} other {Avisar también a las # personas invitadas que no han respondido}}',
    unaddressed:
      '{count, plural, one {Una persona no dio correo electrónico. Podrá enviarle un mensaje en el paso siguiente.} other {# personas no dieron correo electrónico. Podrá enviarles un mensaje en el paso siguiente.}}',
    skipped:
      '{count, plural, one {Una persona no recibe correo, porque no quiso más o se le cerró el paso.} other {# personas no reciben correo, porque no quisieron más o se les cerró el paso.}}',
    who: 'Ver quiénes',
    ways: { MAIL: 'por correo', UNADDRESSED: 'sin correo electrónico', SKIPPED: 'no quiere correos' },
    words: 'Sus palabras',
    wordsHelp:
      'Debajo de sus palabras, el correo dice qué hay de nuevo, a cada persona solo lo que puede ver y en su idioma. Lleva la fecha para su calendario y el camino a su respuesta.',
    proposed: {
      SET: 'La fecha ya está fijada. Por favor, mire abajo cuándo y dónde será.',
      NEW: 'Hay una novedad en el programa del día. Por favor, mire abajo.',
      CHANGED: 'Algo ha cambiado. Por favor, mire abajo qué hay de nuevo.',
    },
    send: '{count, plural, one {Enviar a una persona} other {Enviar a # personas}}',
    sendNone: 'Pasar a los mensajes',
    leave: 'No hace falta avisar',
    sure: '{count, plural, one {¿Enviar a una persona?} other {¿Enviar a # personas?}}',
    sureText: 'Un correo a cada una. Salen enseguida y no se pueden recuperar.',
    sureNone: '¿Pasar a los mensajes?',
    sureNoneText:
      'No se envía ningún correo. Después podrá escribir a cada persona desde su propio teléfono.',
    sendNow: 'Enviar',
    goOn: 'Continuar',
    sending: 'Enviando…',
    notYet: 'Todavía no',
    done: 'Se está avisando.',
    left: 'No se avisa a nadie.',
  },

  sent: {
    title: 'Enviado',
    to: '{count, plural, =0 {El {date}, solo por mensaje} one {Enviado el {date} a una persona} other {Enviado el {date} a # personas}}',
    invited:
      '{count, plural, one {y a una persona invitada que no había respondido} other {y a # personas invitadas que no habían respondido}}',
    by: 'por {who}',
    onTheWay: '{count, plural, one {Un correo está aún en camino.} other {# correos están aún en camino.}}',
    failed:
      '{count, plural, one {Un correo no se pudo entregar:} other {# correos no se pudieron entregar:}}',
    more: 'Qué se envió, y a quién',
    names: 'Por correo:',
    skipped: 'No se envió correo a:',
    removed: 'Una respuesta que se quitó',
  },

  texts: {
    help: '{count, plural, one {Una persona no dio correo electrónico. Un mensaje suyo le llegará.} other {# personas no dieron correo electrónico. Un mensaje suyo les llegará.}}',
    text: 'Enviar mensaje',
    textNamed: 'Enviar mensaje a {who}',
    done: 'Mensaje enviado',
    undo: 'No se envió',
    undoNamed: 'No se envió a {who}',
    unreachable: 'tampoco hay número',
    notTicked: 'No se pudo marcar a {who}: {reason}',
  },
}
