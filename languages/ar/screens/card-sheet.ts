import type { Translation } from '../../translation-type.ts'

/** The sheet of cards to print, in Arabic. */
export const cardSheet: Translation<typeof import('../../en/screens/card-sheet.ts').cardSheet> = {
  title: 'بطاقات للتوزيع',
  text: 'ورقة فيها أربع بطاقات، تحمل الاسم واليوم ورمزًا يفتح صفحة الذكرى على الهاتف. للطاولات يوم الاجتماع، أو للرسائل.',
  paper: 'الورق',
  papers: { A4: 'A4', LETTER: 'US Letter' },
  sizes: { A4: 'كل بطاقة بحجم بطاقة بريدية (A6)', LETTER: 'كل بطاقة ربع الورقة' },
  download: 'تنزيل البطاقات',
  ready: 'الورقة جاهزة. اطبعوها بحجم 100% على ورق سميك.',
  open: 'فتحها',
  newTab: '(في نافذة جديدة)',
  withPortrait: 'طباعة بطاقات مع الصورة الشخصية',
}
