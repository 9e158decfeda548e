import type { Translation } from '../../translation-type.ts'

/** The dates of a life, under the name, in Arabic. Nouns: a verb would need the person's gender. */
export const lifeSpan: Translation<typeof import('../../en/screens/life-span.ts').lifeSpan> = {
  span: '{birth} – {death}',
  born: {
    day: 'الميلاد: {date}',
    month: 'الميلاد: {date}',
    year: 'الميلاد: {date}',
    about: 'الميلاد: {date}',
  },
  died: { day: 'الوفاة: {date}', month: 'الوفاة: {date}', year: 'الوفاة: {date}', about: 'الوفاة: {date}' },
  about: 'نحو {year}',
}
