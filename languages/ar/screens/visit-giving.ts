import type { Translation } from '../../translation-type.ts'

/** A gift: what it costs, its payment and the thanks, in Arabic. */
export const visitGiving: Translation<typeof import('../../en/screens/visit-giving.ts').visitGiving> = {
  title: 'تبرعكم',
  consent:
    'يرى من يعتنون بصفحة الذكرى اسمكم والمبلغ، إلا إن تبرعتم بلا اسم. ولا تُظهر الصفحة إلا مجموع التبرعات، ولا يظهر عنوان بريدكم لأحد. وإن كان في التبرع خطأ <support>فاكتبوا إلينا</support>، فنحن نستطيع ردّه. <privacy>ما نحتفظ به</privacy>',
  receipt: 'ما تدفعونه',
  fee: 'رسوم المعالجة',
  total: 'المبلغ المدفوع',
  totalPaid: 'دفعتم',
  sum: '{amount}',
  receivedBy: 'المستلِم',
  receivedWhen: 'الموعد',
  receiverUnsaid: 'لم تذكره العائلة بعد',
  charity: 'رقم الجمعية الخيرية كما ذكرته العائلة',
  signedInAs: 'الحساب المسجَّل هو <b>{email}</b>، وإليه يُرسل الإيصال.',
  notYou: 'لستم {name}؟',
  anonymous: 'التبرع من دون إظهار اسمي، لا للعائلة ولا في الصفحة',
  donate: 'التبرع بمبلغ {total}',
  donating: 'جارٍ التبرع',
  failed: 'لم يتم التبرع. يرجى إعادة المحاولة.',
  nothingTaken: 'لم يُخصم شيء.',
  unclear: 'لم نعرف إن كان تبرعكم قد تم.',
  unclearHelp:
    'ربما خُصم المبلغ من بطاقتكم. يرجى الضغط على الزر مرة أخرى حالما يعود الاتصال: لا يُخصم المبلغ مرتين. والتبرع الذي تم يؤكَّد أيضًا بالبريد.',
  done: {
    title: 'شكرًا لكم',
    given: 'يذهب {amount} إلى {fund}، في ذكرى {name}.',
    anonymous: 'لا يظهر اسمكم لأحد.',
    receipt: 'الإيصال في طريقه إلى {email}.',
    test: 'وضع التجربة: لم يُخصم من أي بطاقة.',
  },
}
