import type { Translation } from '../../translation-type.ts'

/** A payment card, wherever one is asked for, in Arabic. */
export const card: Translation<typeof import('../../en/screens/card.ts').card> = {
  testMode: 'وضع التجربة: لا يُخصم من أي بطاقة',
  testCards: 'بطاقات للتجربة',
  testOutcome: {
    succeeds: 'تنجح',
    declined: 'تُرفض',
    funds: 'رصيدها لا يكفي',
    confirmation: 'تطلب خطوة تأكيد',
  },
  testRest: 'يصلح أي تاريخ في المستقبل وأي ثلاثة أرقام. وأي رقم بطاقة آخر غير صحيح.',
  holder: 'اسم حامل البطاقة',
  holderRequired: 'اسم حامل البطاقة مطلوب',
  holderShort: 'الاسم قصير: أقل عدد من الأحرف هو {min, number}',
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryHint: 'MM / YY',
  cvc: 'رمز الأمان (CVC)',
  incomplete: 'يرجى كتابة بيانات البطاقة.',
  loading: 'يجري إحضار نموذج البطاقة',
  unavailable: 'تعذّر تجهيز نموذج الدفع.',
  unavailableHelp: 'يرجى التحقق من اتصالكم بالإنترنت ثم إعادة تحميل هذه الصفحة. لم يُخصم أي مبلغ.',
  underWay: 'دفعتكم قيد المعالجة',
  underWayHelp:
    'لا يزال مصرفكم يعالجها. يرجى عدم الدفع مرة ثانية: تسأل هذه الصفحة من تلقاء نفسها، ويصلكم إيصال بالبريد عند اكتمال الدفع.',
  charged: 'خُصم المبلغ من بطاقتكم',
  chargedHelp:
    'انتهت جلستكم، فلا يمكن لهذه الصفحة إظهار ذلك بعد. يرجى عدم الدفع مرة ثانية: الدفعة محفوظة، ويصلكم إيصال بالبريد.',
  refused: {
    declined: 'رُفضت بطاقتكم. يرجى تجربة بطاقة أخرى.',
    funds: 'رصيد بطاقتكم غير كافٍ.',
    expired: 'انتهت صلاحية بطاقتكم.',
    cvc: 'رمز الأمان لبطاقتكم غير صحيح.',
    number: 'رقم بطاقتكم غير صحيح.',
    authentication: 'لم يؤكد مصرفكم هذه الدفعة. يرجى المحاولة مرة أخرى أو ببطاقة أخرى.',
  },
  bank: {
    title: 'يطلب مصرفكم تأكيد هذه الدفعة',
    body: 'دفعة واحدة قدرها {amount} إلى {product}، بالبطاقة المنتهية بالأرقام {last4}.',
    test: 'في وضع التجربة تحل هذه النافذة محل نافذة مصرفكم.',
    confirm: 'تأكيد الدفع',
    decline: 'رفض',
    confirming: 'جارٍ التأكيد',
  },
}
