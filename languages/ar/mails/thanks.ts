import type { Translation } from '../../translation-type.ts'

export const thanks: Translation<typeof import('../../en/mails/thanks.ts').thanks> = {
  thanks: {
    subject: 'مع الشكر، في ذكرى \u2068{name}\u2069',
    preheader: 'تصلكم رسالة من {host}.',
    preheaderNobody: 'تصلكم رسالة ممن يرعى صفحة الذكرى.',
    read: 'رسالة شكر إليكم من {host}:',
    readNobody: 'رسالة شكر إليكم ممن يرعى صفحة الذكرى:',
    why: 'يصلكم هذا مرة واحدة، لأن من يرعى صفحة ذكرى على {product} أراد أن يشكركم.',
    greetingNobody: 'تحية طيبة،',
    proposals: {
      ANSWER: 'شكرًا على ردكم، وعلى استذكاركم {person}.',
      WORDS: 'شكرًا على كلماتكم الطيبة عن {person}. كان فيها عزاء كبير.',
      MEMORY: 'شكرًا على مشاركتكم هذه الذكرى عن {person}. إنها تعني الكثير، وستبقى محفوظة.',
      GIFT: 'شكرًا على تبرعكم في ذكرى {person}. إنه يعني الكثير.',
      TYPED: 'شكرًا على لطفكم، وعلى استذكاركم {person}.',
    },
  },
}
