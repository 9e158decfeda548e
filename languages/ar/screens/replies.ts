import type { Translation } from '../../translation-type.ts'

/** Whom replies of guests reach, in Arabic. */
export const replies: Translation<typeof import('../../en/screens/replies.ts').replies> = {
  title: 'ردود الضيوف',
  take: 'أرسلوا إليّ ما يرد به الضيوف',
  help: 'كثيرون يردّون ببساطة على البريد الذي وصلهم. عندها يصلكم ما يكتبونه، ويرون العنوان الذي تسجلون به الدخول. يمكنكم تغيير ذلك في الإعدادات في أي وقت. وكل من يعتني بصفحة الذكرى يختار ذلك لنفسه.',
  on: 'تم الحفظ: تصلكم الردود.',
  off: 'تم الحفظ: لا تصلكم الردود.',
  failed: 'تعذّر حفظ اختياركم',
  unknown: 'تعذّر عرض ما اخترتموه عن الردود',
}
