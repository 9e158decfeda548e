import type { Translation } from '../../translation-type.ts'

/** In place of a memorial that a word opens, in Arabic. */
export const visitLocked: Translation<typeof import('../../en/screens/visit-locked.ts').visitLocked> = {
  pageTitle: 'صفحة ذكرى تُفتح بكلمة',
  title: 'صفحة الذكرى هذه تُفتح بكلمة',
  text: 'اختارت العائلة كلمة دخول، فلا يدخل إلا من أخبرتهم بها.',
  label: 'كلمة الدخول',
  help: 'لا فرق بين الأحرف اللاتينية الكبيرة والصغيرة. سيتذكرها هذا الجهاز.',
  open: 'فتح',
  wrong: 'هذه ليست كلمة الدخول. يرجى مراجعتها، أو سؤال العائلة.',
  later: 'خادمنا مشغول الآن. يرجى إعادة المحاولة بعد لحظات.',
  tomorrow:
    'تكررت المحاولة كثيرًا اليوم. يرجى سؤال العائلة عن كلمة الدخول وإعادة المحاولة غدًا، أو طلب دعوة منها، فرابط الدعوة لا يحتاج إلى الكلمة.',
  ask: 'إن لم تكن لديكم، يرجى سؤال العائلة أو من أرسل إليكم الرابط.',
  looking: 'جارٍ فتح صفحة الذكرى',
}
