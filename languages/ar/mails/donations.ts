import type { Translation } from '../../translation-type.ts'

export const donations: Translation<typeof import('../../en/mails/donations.ts').donations> = {
  donation: {
    subject: 'تبرعكم في ذكرى \u2068{name}\u2069',
    preheader: 'وصل {amount}. شكرًا لكم.',
    thanks: 'وصل تبرعكم في ذكرى {name}.',
    fund: 'الغاية: {fund}',
    recipient: 'المستلِم، كما تقول العائلة: \u2068{recipient}\u2069',
    recipientUnsaid: 'المستلِم: لم تذكره العائلة بعد، ويمكنكم سؤالها.',
    payout: 'الموعد: \u2068{payout}\u2069',
    charity: 'رقم الجمعية الخيرية كما ذكرته العائلة: \u2068{charity}\u2069',
    amount: 'التبرع: {amount}',
    fee: 'رسوم المعالجة: {fee}',
    total: 'المبلغ المدفوع: {total}',
    givenOn: 'تاريخ التبرع: {date}',
    named: 'ترى العائلة اسمكم والمبلغ.',
    anonymous: 'تبرعتم بلا اسم: لا يظهر اسمكم للعائلة ولا في الصفحة.',
    change: 'تغيير طريقة ظهور اسمي، أو طلب استرداد المبلغ',
    keep: 'يرجى الاحتفاظ بهذا البريد إيصالًا لكم.',
    noTax: 'يؤكد هذا البريد دفعتكم، وليس إيصالًا ضريبيًا؛ فلا يصدره إلا جمعية خيرية.',
    why: 'يصلكم هذا لأنكم تبرعتم لصندوق في ذكرى {name} على {product}.',
  },
  donationRefund: {
    subject: 'ردّ تبرعكم في ذكرى \u2068{name}\u2069',
    heading: 'تبرعكم في طريق العودة إليكم',
    sent: 'رددنا تبرعكم في ذكرى {name} مع رسوم معالجته: {amount}. قد يستغرق ظهوره لدى المصرف حتى عشرة أيام.',
  },
}
