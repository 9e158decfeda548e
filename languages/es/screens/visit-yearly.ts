import type { Translation } from '../../translation-type.ts'

/** The note once a year that a visitor asks for, in Spanish. */
export const visitYearly: Translation<typeof import('../../en/screens/visit-yearly.ts').visitYearly> = {
  title: 'Una nota una vez al año',
  offer:
    'Si lo desea, le escribimos cada año el {day} para recordar a {name}. Un correo al año, nada más, y con pulsar una vez se termina.',
  ask: 'Escríbanme una vez al año',
  none: 'Aquí no se conoce el día del año, así que no hay nota anual.',
  email: 'Su correo electrónico',
  emailHelp: 'Primero le enviamos un enlace, para que nadie pueda pedirlo en su nombre.',
  send: 'Escríbanme',
  mailed: 'Mire su correo',
  mailedText: 'Va en camino un correo con un enlace. Púlselo antes de una semana y le escribiremos cada año.',
  confirm: {
    title: '¿Le escribimos una vez al año?',
    question: 'Un correo al año en ese día y nada más.',
    confirm: 'Sí, escríbanme',
    done: 'Gracias. Le escribiremos una vez al año.',
    help: 'Cada uno de esos correos tiene un enlace que los termina.',
    unknown: 'Este enlace ha caducado. Puede pedirlo de nuevo en el memorial.',
  },
  end: {
    title: 'Terminar la nota anual',
    question: '¿Dejamos de escribirle una vez al año sobre este memorial?',
    confirm: 'Sí, terminar',
    done: 'Hecho. No le escribiremos más.',
    help: 'Si cambia de idea, puede pedirlo de nuevo en el memorial.',
    unknown: 'Este enlace ya no está en uso. No se envía ninguna nota anual por él.',
  },
}
