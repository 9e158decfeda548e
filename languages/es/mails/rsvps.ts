import type { Translation } from '../../translation-type.ts'

export const rsvps: Translation<typeof import('../../en/mails/rsvps.ts').rsvps> = {
  rsvp: {
    subject: 'Su respuesta para el memorial de {name}',
    preheader: 'Su respuesta: {answer}. Puede cambiarla más tarde.',
    thanks: 'Gracias. Hemos transmitido su respuesta a la familia.',
    answers: {
      ATTENDING: 'Asistiré',
      NOT_ATTENDING: 'No asistiré',
      UNSURE: 'Aún no lo sé',
    },
    answer: 'Su respuesta: {answer}.',
    guests: 'Le {guests, plural, one {acompaña # persona} other {acompañan # personas}}.',
    calendar: 'El día va adjunto, para su calendario.',
    change: 'Cambiar mi respuesta',
    takeBack: 'Retirar mi respuesta',
    why: 'Recibe este correo porque alguien indicó {email} al responder para un memorial en {product}.',
    unsubscribe: 'No recibir más correos sobre este memorial',
    notMe: 'No fui yo: no recibir más correos sobre este memorial',
  },
  reminder: {
    subject: 'El memorial de {name} es el {date}',
    preheader: 'Cuándo y dónde es, y su respuesta, por si hubiera cambiado.',
    near: 'El día se acerca. Esto es lo que la familia ha indicado.',
    attending: 'Usted dijo que asistirá.',
    watching: 'Usted dijo que lo seguirá en línea.',
    unsure: 'Usted aún no lo sabía. Si ya lo sabe, la familia le agradecerá que se lo diga.',
    change: 'Ver o cambiar mi respuesta',
    why: 'Recibe este correo porque alguien indicó {email} al responder para este memorial en {product}. Es el único recordatorio de ese día.',
  },
  daySet: {
    preheader: 'La familia ha fijado la fecha. Aquí tiene cuándo y dónde.',
    set: 'La fecha ya está fijada. Esto es lo que la familia ha indicado.',
    why: 'Recibe este correo porque alguien indicó {email} al responder a este memorial en {product} antes de que se fijara la fecha.',
  },
}
