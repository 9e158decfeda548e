import type { Translation } from '../../translation-type.ts'

export const events: Translation<typeof import('../../en/mails/events.ts').events> = {
  /** The programme of the day. */
  programme: {
    kinds: {
      SERVICE: 'A cerimônia',
      WAKE: 'O velório',
      BURIAL: 'O sepultamento',
      CREMATION: 'A cremação',
      GATHERING: 'O encontro',
      ONLINE: 'Pela internet',
      OTHER: 'O memorial',
    },
    answers: {
      ATTENDING: 'Vou',
      NOT_ATTENDING: 'Não vou',
      UNSURE: 'Ainda não sei',
      WATCHING: 'Assisto pela internet',
    },
    parts: 'Estas são as partes do dia:',
    answered: 'Você respondeu a estas partes do dia:',
    cancelled: 'Não será realizado.',
    calendar: 'Adicionar à minha agenda',
  },
}
