import type { Words } from '../words.ts'

/** In place of a memorial that a word opens, in Arabic. */
export const visitLocked: Words<typeof import('../en/visit-locked.ts').visitLocked> = {
  pageTitle: 'صفحة ذكرى تُفتح بكلمة',
  title: 'صفحة الذكرى هذه تُفتح بكلمة',
  text: 'اختارت العائلة كلمة دخول، فلا يدخل إلا من أخبرتهم بها.',
  label: 'كلمة الدخول',
  help: 'لا فرق بين الأحرف اللاتينية الكبيرة والصغيرة. سيتذكرها هذا الجهاز.',
  open: 'فتح',
  wrong: 'هذه ليست كلمة الدخول. يرجى مراجعتها، أو سؤال العائلة.',
  later: 'تكررت المحاولة كثيرًا. يرجى الانتظار ربع ساعة، وسؤال العائلة عن كلمة الدخول.',
  ask: 'إن لم تكن لديكم، يرجى سؤال العائلة أو من أرسل إليكم الرابط.',
  looking: 'جارٍ فتح صفحة الذكرى',
}
