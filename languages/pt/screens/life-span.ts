import type { Translation } from '../../translation-type.ts'

/** The dates of a life, under the name, in Portuguese. */
export const lifeSpan: Translation<typeof import('../../en/screens/life-span.ts').lifeSpan> = {
  span: '{birth} – {death}',
  born: {
    day: 'nasceu em {date}',
    month: 'nasceu em {date}',
    year: 'nasceu em {date}',
    about: 'nasceu {date}',
  },
  died: {
    day: 'faleceu em {date}',
    month: 'faleceu em {date}',
    year: 'faleceu em {date}',
    about: 'faleceu {date}',
  },
  about: 'por volta de {year}',
}
