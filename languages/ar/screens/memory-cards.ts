import type { Translation } from '../../translation-type.ts'

/** Memories on paper, in Arabic. */
export const memoryCards: Translation<typeof import('../../en/screens/memory-cards.ts').memoryCards> = {
  pageTitle: 'ذكريات على ورق · Afterglow',
  title: 'ذكريات على ورق',
  loading: 'جارٍ فتح الصفحة',
  intro: 'صوّروا بطاقة أو رسالة، واذكروا من كتبها، وانسخوا ما تقوله إن شئتم. تظهر في صفحة الذكرى بعد قبولها.',
  drop: 'أفلتوا صورة هنا أو انقروا للاختيار',
  choose: 'تصوير بطاقة أو رسالة',
  another: 'صورة أخرى بدلًا منها',
  photo: 'صورة البطاقة أو الرسالة',
  unreadable: 'لا يمكن قراءة «{name}» كصورة.',
  missing: 'اختاروا أولًا صورة للبطاقة أو الرسالة.',
  who: 'من كتبها',
  whoHelp: 'كما سيظهر الاسم. ومن دون اسم تظهر بلا اسم.',
  words: 'ماذا تقول',
  wordsHelp:
    'يمكن نسخها لاحقًا، وبوسع كل من يساعد هنا أن يفعل. الكلمات المنسوخة تعين من لا يقرأ الخط أو لا يرى.',
  file: 'حفظها',
  filing: 'جارٍ الحفظ…',
  filed:
    '{count, plural, zero {لم يُحفظ شيء} one {حُفظت، وهي تنتظر القبول.} two {حُفظت بطاقتان، وهما تنتظران القبول.} few {حُفظت # بطاقات، وهي تنتظر القبول.} many {حُفظت # بطاقة، وهي تنتظر القبول.} other {حُفظت # بطاقة، وهي تنتظر القبول.}}',
  toWaiting: 'الاطلاع على ما ينتظر',
}
