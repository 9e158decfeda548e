import type { Translation } from '../../translation-type.ts'

/** The dates of a life, under the name, in Spanish. */
export const lifeSpan: Translation<typeof import('../../en/screens/life-span.ts').lifeSpan> = {
  span: '{birth} – {death}',
  born: { day: 'nació el {date}', month: 'nació en {date}', year: 'nació en {date}', about: 'nació {date}' },
  died: {
    day: 'falleció el {date}',
    month: 'falleció en {date}',
    year: 'falleció en {date}',
    about: 'falleció {date}',
  },
  about: 'hacia {year}',
}
