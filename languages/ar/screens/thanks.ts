import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const thanks: Translation<typeof import('../../en/screens/thanks.ts').thanks> = {
  title: 'من نشكر',
  pageTitle: `من نشكر · ${brand.name}`,
  intro:
    'كل من رد أو كتب أو تبرع أو أحضر شيئًا. لا أحد ينتظر الشكر قريبًا، ولا يرى هذه القائمة إلا القائمون على الصفحة.',
  loading: 'جارٍ قراءة القائمة',
  csv: 'تنزيل CSV',
  show: {
    label: 'عرض',
    NOT_THANKED: 'ليس بعد، {count, number}',
    THANKED: 'شُكروا، {count, number}',
    ALL: 'الجميع، {count, number}',
  },
  search: 'بحث',
  kinds: {
    ANSWER: 'رد',
    MEMORY: 'ذكرى',
    GIFT: 'تبرع',
  },
  says: {
    ATTENDING: 'سيحضر',
    UNSURE: 'غير متأكد',
    NOT_ATTENDING: 'لن يحضر',
    guests:
      '{count, plural, zero {بلا مرافقين} one {مع مرافق واحد} two {مع مرافقين اثنين} few {مع # مرافقين} many {مع # مرافقًا} other {مع # مرافق}}',
    withWords: '{said}، مع رسالة',
  },
  anonymous: 'بلا اسم',
  tick: 'شُكر: {name}',
  ticked: 'سُجّل الشكر: {name}.',
  thankedOn: 'تم الشكر في {date}',
  sentOn: 'تم الشكر في {date}، بكلمة شكر',
  refused: 'لم تصل كلمتكم: رفضها العنوان. الكلمات محفوظة هنا.',
  open: {
    write: 'كتابة كلمة شكر',
    read: 'قراءة كلمة الشكر',
    close: 'إغلاق',
    named: '{action}: {name}',
    unsaved: 'لم تُرسل بعد',
  },
  note: {
    label: 'كلمتكم إلى {name}',
    labelAnonymous: 'كلمتكم',
    help: 'تُرسل بالبريد الإلكتروني، مرة واحدة، باسمكم.',
    helpAnonymous: 'تُرسل بالبريد الإلكتروني، مرة واحدة، إلى صاحبها. ولا نُطلع أحدًا على عنوانه.',
    send: 'إرسال بالبريد',
    sending: 'جارٍ الإرسال',
    sent: 'الكلمة في طريقها.',
    empty: 'يرجى كتابة بضع كلمات.',
    theirs: 'ما كتبوه',
    sentWords: 'ما أُرسل',
    onDevice: 'ما تكتبونه يبقى على هذا الجهاز إلى أن يُرسل.',
  },
  remove: {
    act: 'إزالة',
    done: 'أُزيل.',
  },
  write: {
    title: 'تدوين شخص',
    intro: 'زهور، طعام، رسائل، توصيلة إلى المستشفى: ما لا يعرفه غيركم.',
    who: 'من',
    was: 'ما كان ذلك',
    email: 'البريد الإلكتروني',
    add: 'إضافة إلى القائمة',
    adding: 'جارٍ الإضافة',
    added: '{name} في القائمة.',
  },
  empty: {
    title: 'القائمة خالية الآن',
    text: 'تأتي الردود والذكريات والتبرعات إلى هنا من تلقاء نفسها. والزهور والطعام يمكنكم تدوينها.',
    allThanked: 'تم شكر الجميع',
    allThankedText: 'من يرد أو يكتب أو يتبرع من الآن يظهر هنا.',
    found: 'لم يُعثر على أحد',
    foundText: 'جربوا حروفًا أقل، أو اعرضوا الجميع.',
  },
}
