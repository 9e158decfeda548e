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

  qr: {
    title: 'رمز QR',
    text: 'تفتح به كاميرا الهاتف صفحة الذكرى: في برنامج التأبين، أو رسالة، أو إعلان.',
    picture: 'رمز QR يقود إلى صفحة الذكرى',
    svg: 'حفظ للطباعة (SVG)',
    png: 'حفظ كصورة (PNG)',
    loading: 'جارٍ رسم الرمز',
    failed: 'تعذّر رسم الرمز. يرجى إعادة المحاولة.',
    cards: 'طباعة البطاقات',
    again: 'إعادة المحاولة',
  },
}
