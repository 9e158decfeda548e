import type { Translation } from '../../translation-type.ts'

/** As a decade is called: each has a name of its own. */
const decade =
  '{decade, select, 1920 {عشرينيات القرن العشرين} 1930 {ثلاثينيات القرن العشرين} 1940 {أربعينيات القرن العشرين} 1950 {خمسينيات القرن العشرين} 1960 {ستينيات القرن العشرين} 1970 {سبعينيات القرن العشرين} 1980 {ثمانينيات القرن العشرين} 1990 {تسعينيات القرن العشرين} other {العقد الذي بدأ عام {decade}}}'

/** When a photo was taken, in words, in Arabic. */
export const photoDate: Translation<typeof import('../../en/screens/photo-date.ts').photoDate> = {
  about: 'نحو {date}',
  decade,
  decadeName: decade,
  aboutDecade: `نحو ${decade}`,
}
