import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** The mail in the evening about what came in, in Arabic. */
export const digest: Translation<typeof import('../../en/screens/digest.ts').digest> = {
  title: 'بريد عما يصل',
  daily: 'اكتبوا إليّ مساءً عندما يصل جديد',
  help: 'بريد واحد في اليوم على الأكثر، فيه الردود والذكريات والتبرعات منذ آخر بريد. إن لم يصل شيء فلا بريد. وكل من يعتني بصفحة الذكرى يختار ذلك لنفسه.',
  loading: 'جارٍ عرض ما اخترتموه',
  on: 'تم الحفظ: نكتب إليكم مساءً.',
  off: 'تم الحفظ: لا نكتب إليكم عما يصل.',
  failed: 'تعذّر حفظ اختياركم',
  unknown: 'تعذّر عرض ما اخترتموه',
  mailedAbout: 'صفحة ذكرى ⁨{name}⁩',
  visitMemorial: 'زيارة صفحة الذكرى',
  end: {
    pageTitle: `إيقاف هذه الرسائل · ${brand.name}`,
    title: 'إيقاف هذه الرسائل',
    question: 'هل نتوقف عن الكتابة إليكم عما يصل إلى صفحة الذكرى هذه؟ ما يصل يبقى هناك لتقرؤوه.',
    confirm: 'نعم، توقفوا',
    done: 'لن نكتب إليكم عن جديد صفحة الذكرى هذه بعد الآن.',
    again: 'إن أردتم هذه الرسائل يومًا ما، ففي إعدادات صفحة الذكرى مفتاح لها.',
    unknown: 'هذا الرابط لم يعد مستخدمًا. لن نكتب إليكم بسببه.',
    backToLanding: 'العودة إلى الصفحة الأولى',
  },
}
