import type { Translation } from '../../translation-type.ts'

/** The sheet of cards to print, in Arabic. */
export const cardSheet: Translation<typeof import('../../en/screens/card-sheet.ts').cardSheet> = {
  title: 'بطاقات للتوزيع',
  text: 'ورقة فيها أربع بطاقات، تحمل رمزًا يفتح صفحة الذكرى على الهاتف.',
  kind: 'أي بطاقات',
  kinds: { INVITING: 'للتوزيع', MEMORY: 'لكتابة ذكرى' },
  uses: {
    INVITING: 'الاسم واليوم والرمز: للطاولات يوم الاجتماع، أو للرسائل.',
    MEMORY: 'أسطر للكتابة بخط اليد، ورمز. ضعوها مع أقلام، ثم صوّروها بعد ذلك.',
  },
  photograph: 'إضافة بطاقة مكتوبة',
  sizes: {
    A4: 'على ورق A4 كما اختير مع الكتاب: كل بطاقة بحجم بطاقة بريدية (A6).',
    LETTER: 'على ورق US Letter كما اختير مع الكتاب: كل بطاقة ربع الورقة.',
  },
  download: 'تنزيل البطاقات',
  ready: 'الورقة جاهزة. اطبعوها بحجم 100% على ورق سميك.',
  open: 'فتحها',
  newTab: '(في نافذة جديدة)',
}
