import type { Translation } from '../../translation-type.ts'

export const memorials: Translation<typeof import('../../en/mails/memorials.ts').memorials> = {
  memorialDeleted: {
    subject: 'حُذفت صفحة ذكرى \u2068{name}\u2069',
    preheader: 'يمكن استعادتها حتى {date}.',
    heading: 'حُذفت صفحة الذكرى',
    byYou: 'حذفتم صفحة ذكرى {name}. لم يعد أحد يستطيع رؤيتها.',
    until:
      'إن غيّرتم رأيكم، فيمكنكم استعادتها من ملفكم الشخصي كما كانت حتى {date}. بعد ذلك تُحذف كلماتها وصورها ومقاطعها المصورة نهائيًا.',
    open: 'فتح ملفكم الشخصي',
    byOwner: 'حُذفت صفحة ذكرى {name}، التي ساعدتم في العناية بها، بقرار من {owner}. لم يعد أحد يستطيع رؤيتها.',
    askOwner:
      'يمكن استعادتها كما كانت حتى {date}، من حساب {owner}. إن كان هذا مفاجئًا لكم، فيرجى التحدث إلى {owner}. بعد ذلك تُحذف كلماتها وصورها ومقاطعها المصورة نهائيًا.',
    why: 'يصلكم هذا لأنكم حذفتم صفحة ذكرى على {product}.',
  },
}
