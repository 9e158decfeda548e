import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const bringRest: Translation<typeof import('../../en/screens/bring-rest.ts').bringRest> = {
  pageTitle: `Traer lo demás · ${brand.name}`,
  title: 'Traer lo demás',
  intro:
    'Una copia completa guarda también lo que dejaron los demás: sus recuerdos, sus respuestas a la invitación y lo que usted había anotado. Elija aquí la copia y todo vuelve a este memorial.',
  quiet:
    'Nadie recibe ningún correo por esto. Las personas vuelven con su nombre, no con su dirección. Las donaciones y los enlaces no se traen.',
  looking: 'Comprobando qué está ya aquí',
  made: 'Tal como estaba el {date}.',
  other:
    'Esta copia completa es de {other} y este memorial es de {name}. Por favor, compruebe que es la correcta.',
  damaged:
    '{count, plural, one {Una foto o grabación está dañada y se deja fuera.} other {# fotos y grabaciones están dañadas y se dejan fuera.}}',
  what: 'Qué se traería',
  here: '{count, plural, one {# más ya está aquí.} other {# más ya están aquí.}}',
  start: 'Traerlo',
  another: 'Elegir otro archivo',
  all: 'Ya está todo aquí.',
  allText: 'A este memorial no le falta nada de lo que esta copia guarda de los demás.',
  nothing: 'En esta copia completa no hay nada de otras personas.',
  paused: 'Ahora no se pudo enviar. Se vuelve a intentar por sí solo.',
  keepOpen:
    'Por favor, deje esta página abierta. Puede detenerlo cuando quiera: lo que ya ha llegado se queda, y la próxima vez sigue desde ahí.',
  stop: 'Detener',
  stopped: 'Detenido. Lo que ha llegado se queda. Traiga lo demás cuando quiera, con la misma copia.',
  broken: 'Se ha interrumpido.',
  back: 'Ir al panel',
  onlyOwner: 'Solo quien es titular de este memorial puede traer una copia completa.',
  unpaid: 'Una copia completa se puede traer cuando el memorial esté pagado.',
  failed: 'No se ha podido leer este memorial.',
  notNeeded: 'No lo necesito',
  loading: 'Abriendo la página',
  found: {
    title: 'La copia completa de {name}',
    unnamed: 'Una copia completa sin nombre',
  },
  groups: {
    memories: '{count, plural, one {# recuerdo de otra persona} other {# recuerdos de otras personas}}',
    answers: '{count, plural, one {# respuesta a la invitación} other {# respuestas a la invitación}}',
    programme: '{count, plural, one {El programa del día: # parte} other {El programa del día: # partes}}',
    order: 'El programa de la ceremonia',
    thanks:
      '{count, plural, one {# persona a quien dar las gracias, como usted la anotó} other {# personas a quienes dar las gracias, como usted las anotó}}',
  },
  whole: {
    memories: 'Recuerdos: ya están todos aquí.',
    answers: 'Respuestas: ya están todas aquí.',
    programme: 'El programa del día ya está aquí.',
    order: 'El programa de la ceremonia ya está aquí.',
    thanks: 'Personas a quienes dar las gracias: ya están todas aquí.',
  },
  own: {
    programme: 'Este memorial ya tiene su propio programa del día. Se queda como está.',
    order: 'Este memorial ya tiene su propio programa de la ceremonia. Se queda como está.',
  },
  bringing: {
    memories: 'Trayendo los recuerdos',
    answers: 'Trayendo las respuestas',
    programme: 'Trayendo el programa del día',
    order: 'Trayendo el programa de la ceremonia',
    thanks: 'Trayendo a quién dar las gracias',
  },
  failures: {
    title: '{count, plural, one {Una cosa no ha llegado} other {# cosas no han llegado}}',
    kept: 'Nada de ello se ha perdido: sigue en su copia completa.',
    of: '{who}: {reason}',
    file: '{who}, {file}: {reason}',
    photo: 'una foto o grabación',
    anonymous: 'Anónimo',
    programme: 'El programa del día',
    order: 'El programa de la ceremonia',
    damaged: 'Está dañado en la copia, o falta en ella.',
    more: '{count, plural, one {y # más} other {y # más}}',
  },
}
