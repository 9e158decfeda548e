import type { Translation } from '../../translation-type.ts'

export const alikePhotos: Translation<typeof import('../../en/screens/alike-photos.ts').alikePhotos> = {
  some: '{count, plural, zero {لا توجد صور متشابهة.} one {بعض الصور متشابهة.} two {توجد مجموعتان من الصور المتشابهة.} few {توجد # مجموعات من الصور المتشابهة.} many {توجد # مجموعة من الصور المتشابهة.} other {توجد # مجموعة من الصور المتشابهة.}}',
  look: 'عرضها جنبًا إلى جنب',
  title: 'أيّ الصور تودّون أن تبقى؟',
  lead: 'الأوضح تأتي أولًا. ولا تُزال صورة إلا إذا أزلتموها أنتم.',
  place: '{number, number} من {total, number}',
  sharpest: 'الأوضح',
  remove: 'إزالة',
  removeNamed: 'إزالة الصورة {number, number}',
  removed: 'أُزيلت الصورة',
  photo: 'الصورة {number, number}',
  enlarge: 'تكبير الصورة {number, number}',
  keep: 'إبقاؤها كلها',
  next: 'التالي',
  done: 'تم',
  saving: 'جارٍ الحفظ…',
  failed: 'لم ينجح ذلك. يُرجى المحاولة من جديد.',
  whenSaved: 'ما تزيلونه يختفي من الصفحة عند الحفظ.',
}
