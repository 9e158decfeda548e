import type { Translation } from '../../translation-type.ts'

/** Photos one at a time, full screen, in Arabic. */
export const viewer: Translation<typeof import('../../en/screens/viewer.ts').viewer> = {
  label: 'الصور',
  position: '{number, number} من {total, number}',
  close: 'إغلاق',
  previous: 'السابق',
  next: 'التالي',
  larger: 'أكبر',
  whole: 'الصورة كاملة',
}
