import type { Translation } from '../../translation-type.ts'

/** A life in decades, on the public page, in Arabic. */
export const visitLife: Translation<typeof import('../../en/screens/visit-life.ts').visitLife> = {
  label: 'حياة {name} بالعقود',
  photos:
    '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  films:
    '{count, plural, zero {لا أفلام} one {فيلم واحد} two {فيلمان} few {# أفلام} many {# فيلمًا} other {# فيلم}}',
  undated: 'بلا تاريخ',
  all: '{count, plural, zero {عرض كل الصور} one {عرض الصورة} two {عرض الصورتين} few {عرض الصور كلها (#)} many {عرض الصور كلها (#)} other {عرض الصور كلها (#)}}',
}
