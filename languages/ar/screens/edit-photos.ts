import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** The screen Edit My Photos, in Arabic. */
export const editPhotos: Translation<typeof import('../../en/screens/edit-photos.ts').editPhotos> = {
  pageTitle: `تعديل صوري · ${brand.name}`,
  title: 'تعديل صوري',
  empty: 'لا صور بعد. ارفعوا بعض الصور للبدء.',
  order: 'يمكن للصفحة أن تعرضها حسب الزمن أيضًا.',
  chooseOrder: 'اختيار الترتيب',
  upload:
    'تعذّر رفع الصورة: {file}{more, plural, zero {} one { وصورة أخرى} two { وصورتين أخريين} few { و# صور أخرى} many { و# صورة أخرى} other { و# صورة أخرى}}',
  failed: 'تعذّر حفظ الصور: {reason}',
  error: 'خطأ أثناء حفظ الصور: {reason}',
  unknown: 'خطأ غير معروف',
  tryAgain: 'يرجى إعادة المحاولة.',
  filmsBelow: 'للأفلام مكان خاص بها أسفل الصور، وهناك تجدون ما اخترتم.',
  noFilms: 'تعذّر تحميل الأفلام.',
  tryFilms: 'المحاولة من جديد',
}
