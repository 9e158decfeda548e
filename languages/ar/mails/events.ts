import type { Translation } from '../../translation-type.ts'

export const events: Translation<typeof import('../../en/mails/events.ts').events> = {
  /** The programme of the day. */
  programme: {
    kinds: {
      SERVICE: 'مراسم التأبين',
      WAKE: 'مجلس العزاء',
      BURIAL: 'الدفن',
      CREMATION: 'حرق الجثمان',
      GATHERING: 'اللقاء',
      ONLINE: 'عبر الإنترنت',
      OTHER: 'يوم التأبين',
    },
    answers: {
      ATTENDING: 'سأحضر',
      NOT_ATTENDING: 'لن أحضر',
      UNSURE: 'ربما أحضر',
      WATCHING: 'سأشاهد عبر الإنترنت',
    },
    parts: 'هذه هي أجزاء اليوم:',
    answered: 'أجبتم عن هذه الأجزاء من اليوم:',
    cancelled: 'لن يُقام.',
    calendar: 'إضافة إلى تقويمي',
  },
}
