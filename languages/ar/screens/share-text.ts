import type { Translation } from '../../translation-type.ts'

/** What is sent when a memorial is passed on, in Arabic. */
export const shareText: Translation<typeof import('../../en/screens/share-text.ts').shareText> = {
  nobody: 'من نحب',
  title: 'في ذكرى {name}',
  invitation: 'أدعوكم إلى أن نستذكر معًا حياة {name}. زوروا صفحة الذكرى وشاركوا ذكرياتكم',
  word: 'تُفتح بكلمة دخول أخبركم بها',
  short: 'وفاءً لحياة {name}. شاركوا ذكرياتكم',
}
