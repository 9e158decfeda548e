import type { Translation } from '../../translation-type.ts'

/** When a photo was taken, in words, in Portuguese. */
export const photoDate: Translation<typeof import('../../en/screens/photo-date.ts').photoDate> = {
  about: 'por volta de {date}',
  decade: 'os anos {decade}',
  /** Alone, as a heading. */
  decadeName: 'Anos {decade}',
  aboutDecade: 'por volta dos anos {decade}',
}
