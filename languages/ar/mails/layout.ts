import { layout as english } from '../../en/mails/layout.ts'
import type { Translation } from '../../translation-type.ts'

/** The developers' mailbox is in English. */
export const layout: Translation<typeof english> = {
  layout: {
    help: 'المساعدة والخصوصية',
    writeAbove: 'نرجو الكتابة فوق هذا السطر',
    sentBy: 'أُرسل من {product}',
    someoneLoved: 'شخص عزيز',
    inNameOf: '{host} عبر {product}',
    openMemorial: 'فتح صفحة الذكرى',
    visitMemorial: 'زيارة صفحة الذكرى',
    memorialFor: 'صفحة ذكرى',
    reference: 'رقم الإيصال: {reference}',
    testMode: 'وضع التجربة: لم يُخصم من أي بطاقة.',
    thanks: 'شكرًا لكم',
    onItsWay: '{amount} في طريقه إليكم.',
    nothingToDo: 'لا يلزمكم فعل أي شيء.',
    asked: 'طُلب منا باسم {host} إرسال هذا إلى {email}.',
    dear: 'تحية طيبة {name}،',
    stop: 'إيقاف هذه الرسائل',
    whyHost: 'يصلكم هذا لأنكم تعتنون بصفحة ذكرى على {product}.',
    whyHostOf: 'يصلكم هذا لأنكم تعتنون بصفحة ذكرى {name} على {product}.',
    whyHostOfThis: 'يصلكم هذا لأنكم تعتنون بصفحة الذكرى هذه على {product}.',
    whyHelper: 'يصلكم هذا لأنكم ساعدتم في العناية بصفحة ذكرى على {product}.',
  },
  mailbox: english.mailbox,
}
