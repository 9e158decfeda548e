import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** The ways to pass a memorial's link on, in Arabic. */
export const sharing: Translation<typeof import('../../en/screens/sharing.ts').sharing> = {
  label: 'رابط صفحة الذكرى',
  help: {
    LINK: 'كل من لديه هذا الرابط يمكنه رؤية صفحة الذكرى.',
    PASSCODE:
      'كل من لديه هذا الرابط وكلمة الدخول يمكنه رؤية صفحة الذكرى. ومن تدعونه بالبريد لا يحتاج إلى كلمة الدخول.',
    PRIVATE: 'لا يرى صفحة الذكرى إلا من يعتنون بها.',
  },
  shares: 'المشاركة عبر',
  facebook: 'فيسبوك',
  twitter: 'تويتر',
  whatsapp: 'واتساب',
  email: 'البريد',
  more: 'طرق أخرى للمشاركة',
  newWindow: '(يُفتح في نافذة جديدة)',

  sender: {
    label: 'ممن الدعوة؟',
    labelInList: 'باسم من تُرسل الدعوات؟',
    nobody: `اسمكم كما يعرفه المدعوون. من دونه تصلهم الرسالة من ${brand.name} بلا توقيع.`,
    told: `سيقرأ المدعوون: «\u2068{name}\u2069 عبر ${brand.name}»، و«\u2068{name}\u2069» في ختام الرسالة.`,
    empty: 'يرجى كتابة اسم.',
    keep: 'حفظ الاسم',
    kept: 'تم الحفظ: الدعوات باسم {name}.',
  },

  qr: {
    title: 'رمز QR',
    text: 'تفتح به كاميرا الهاتف صفحة الذكرى: في برنامج التأبين، أو رسالة، أو إعلان.',
    picture: 'رمز QR يقود إلى صفحة الذكرى',
    svg: 'حفظ للطباعة (SVG)',
    png: 'حفظ كصورة (PNG)',
    loading: 'جارٍ رسم الرمز',
    failed: 'تعذّر رسم الرمز. يرجى إعادة المحاولة.',
    cards: 'طباعة البطاقات',
  },
}
