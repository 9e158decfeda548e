import type { Translation } from '../../translation-type.ts'

/** The fields for the dates of birth and death, in Arabic. */
export const lifeDates: Translation<typeof import('../../en/screens/life-dates.ts').lifeDates> = {
  title: 'تاريخ الميلاد وتاريخ الوفاة',
  intro: 'اكتبوا ما تعرفونه. ويمكن ترك أي جزء فارغًا.',
  birth: 'تاريخ الميلاد',
  death: 'تاريخ الوفاة',
  day: 'اليوم',
  month: 'الشهر',
  year: 'السنة',
  noMonth: 'بلا شهر',
  about: 'نحو هذه السنة فقط',
  reads: 'تحت الاسم: \u2067{dates}\u2069',
  blocked: 'يُرجى مراجعة تاريخَي الميلاد والوفاة، ففيهما ما لا يستقيم بعد.',
  /** By `LifeDateProblem`. */
  problems: {
    yearMissing: 'يُرجى إضافة السنة، أو ترك الكل فارغًا.',
    yearUnclear: 'يُرجى كتابة السنة بأربعة أرقام، مثل 1931.',
    monthMissing: 'اليوم يحتاج إلى شهره. يُرجى اختيار الشهر، أو ترك اليوم فارغًا.',
    monthUnclear: 'يُرجى اختيار الشهر من القائمة.',
    dayUnclear: 'ليس في هذا الشهر مثل هذا اليوم. يُرجى التحقق منه.',
    aboutYearOnly: 'كلمة «نحو» تصلح للسنة وحدها. يُرجى ترك اليوم والشهر فارغين، أو إزالة العلامة.',
    future: 'هذا التاريخ لم يأتِ بعد. يُرجى التحقق من السنة.',
    deathBeforeBirth: 'هذا قبل تاريخ الميلاد. يُرجى التحقق من كليهما.',
  },
}
