import type { Translation } from '../../translation-type.ts'

export const events: Translation<typeof import('../../en/mails/events.ts').events> = {
  /** The programme of the day. */
  programme: {
    kinds: {
      SERVICE: 'La ceremonia',
      WAKE: 'El velatorio',
      BURIAL: 'El entierro',
      CREMATION: 'La cremación',
      GATHERING: 'El encuentro',
      ONLINE: 'En línea',
      OTHER: 'El memorial',
    },
    answers: {
      ATTENDING: 'Asistiré',
      NOT_ATTENDING: 'No asistiré',
      UNSURE: 'Aún no lo sé',
      WATCHING: 'Lo veré en línea',
    },
    parts: 'Estas son las partes del día:',
    answered: 'Ha respondido a estas partes del día:',
    cancelled: 'No se celebra.',
    calendar: 'Añadir a mi calendario',
  },
}
