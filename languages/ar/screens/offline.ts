import type { Translation } from '../../translation-type.ts'

/** What a device says of the product when it keeps it, and while there is no network; in Arabic. */
export const offline: Translation<typeof import('../../en/screens/offline.ts').offline> = {
  description: 'إعداد صفحة ذكرى على الإنترنت ومشاركتها، خطوة بعد خطوة.',
  title: 'لا يوجد اتصال',
  kept: 'ما كتبتموه محفوظ على هذا الجهاز.',
  help: 'تحتاج هذه الصفحة إلى الشبكة. يرجى إعادة المحاولة حين يعود الاتصال.',
  day: 'يوم الوداع',
  lastSeen: 'كما ورد في صفحة الذكرى حين فتحتموها هنا آخر مرة.',
  steps: 'متابعة صفحة ذكرى',
  slideshow: 'فتح عرض الصور',
}
