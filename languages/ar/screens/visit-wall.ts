import type { Translation } from '../../translation-type.ts'

/** What others have added, on the public page, in Arabic. */
export const visitWall: Translation<typeof import('../../en/screens/visit-wall.ts').visitWall> = {
  title: 'ذكريات من الآخرين',
  anonymous: 'بلا اسم',
  from: 'من {name}',
  fromAnonymous: 'من شخص لم يذكر اسمه',
  photo: 'صورة من {from}',
  photoAnonymous: 'صورة ممن يحملون الذكرى',
  allPhotos:
    '{count, plural, zero {لا صور أخرى} one {صورة أخرى} two {صورتان أخريان} few {# صور أخرى} many {# صورة أخرى} other {# صورة أخرى}}',
  readOn: 'متابعة القراءة',
  less: 'عرض أقل',
  more: 'المزيد من الذكريات',
  loading: 'لحظة من فضلكم',
  failed: 'تعذّر عرض المزيد من الذكريات. يرجى إعادة المحاولة.',
  shown: '{shown, number} من {total, number} من الذكريات',
}
