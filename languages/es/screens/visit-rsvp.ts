import type { Translation } from '../../translation-type.ts'

export const visitRsvp: Translation<typeof import('../../en/screens/visit-rsvp.ts').visitRsvp> = {
  title: 'Asistencia',
  question: '¿Podrá asistir?',
  ATTENDING: 'Asistiré',
  UNSURE: 'Aún no lo sé',
  NOT_ATTENDING: 'No asistiré',
  lede: 'Puede cambiar su respuesta más tarde.',
  ledeUnset:
    'La fecha aún no está fijada. Diga ya a la familia si le gustaría asistir, y un correo le avisará cuando lo esté.',
  ledeDate: 'El {date}. Puede cambiar su respuesta más tarde.',
  ledePlace: 'El {date}, en {place}. Puede cambiar su respuesta más tarde.',
  name: 'Su nombre',
  email: 'Su correo electrónico',
  guests: 'Acompañantes',
  message: 'Un mensaje para la familia',
  knownAs: 'Responde como <b>{who}</b>.',
  notMe: 'Usar otro nombre o correo',
  notYou: '¿No es {name}?',
  other: 'Otra persona quiere responder',
  together: '¿Viene con <b>{name}</b>? Entonces basta con una respuesta: cámbiela y añada un acompañante.',
  meant: '¿Quiso escribir <take>{meant}</take>? Si {typed} es correcto, envíelo otra vez.',
  nameKindly: 'La familia aún no lo sabe. Así sabrá quién viene.',
  outdated:
    'Lo que se respondió aquí se cambió después, con el enlace de su correo o en otro dispositivo. Para cambiarlo de nuevo, abra ese enlace o vuelva a responder aquí.',
  consent:
    'La familia ve su nombre, su correo y todo lo que responde; nada de ello se muestra en la página. Lo elimina si usted lo pide, y todo desaparece junto con el memorial. <privacy>Qué conservamos</privacy>',
  ownLink: '¿Recibió un enlace personal? <a>Responda con su nombre ya escrito</a>.',
  send: 'Enviar mi respuesta',
  sending: 'Enviando',
  keep: 'Conservar mi respuesta',
  statusMissing: 'Por favor, elija una de las tres.',
  guestsProblem: 'Por favor, escriba un número de 0 a {most, number}.',
  failed: 'No pudimos registrar su respuesta. Por favor, vuelva a intentarlo.',
  kept: 'Lo que escribió sigue aquí.',
  offline:
    'Sin conexión no se puede enviar ahora. Su respuesta se enviará sola en cuanto vuelva a haber conexión.',
  unsent: 'Empezó esta respuesta aquí y todavía no se ha enviado.',
  thanks: 'Gracias. Hemos transmitido su respuesta a la familia.',
  awaitsLook:
    'Primero la mirará, porque llegaron muchas respuestas a la vez desde el mismo lugar. Después recibirá la confirmación.',
  mailed: 'Una confirmación va en camino a {email}.',
  answer: 'Su respuesta: <b>{answer}</b>',
  guestCount:
    'Le {guests, plural, one {acompaña # persona} other {acompañan # personas}}: {all, number} en total.',
  change: 'Cambiar mi respuesta',
  calendar: 'Añadir al calendario',
  pageTitle: 'Su respuesta',
  pageHeading: 'Respuesta para el memorial de {name}',
  over: 'Fue el {date}, y ya no hace falta responder. Todavía puede añadir un recuerdo.',
  back: 'Volver al memorial',
}
