import type { Translation } from '../../translation-type.ts'

/** When a photo was taken, in words, in Spanish. */
export const photoDate: Translation<typeof import('../../en/screens/photo-date.ts').photoDate> = {
  about: 'hacia {date}',
  decade: 'los años {decade}',
  /** Alone, as a heading. */
  decadeName: 'Años {decade}',
  aboutDecade: 'hacia los años {decade}',
}
