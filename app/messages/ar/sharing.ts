import type { Words } from '../words.ts'

/** The ways to pass a memorial's link on, in Arabic. */
export const sharing: Words<typeof import('../en/sharing.ts').sharing> = {
  label: 'رابط صفحة الذكرى',
  help: 'كل من لديه هذا الرابط يمكنه رؤية صفحة الذكرى.',
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
