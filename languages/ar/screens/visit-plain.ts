import type { Translation } from '../../translation-type.ts'

/** The pages of visitors whose browser runs no script, in Arabic. */
export const visitPlain: Translation<typeof import('../../en/screens/visit-plain.ts').visitPlain> = {
  give: {
    title: 'التبرع في ذكرى {name}',
    pageTitle: 'التبرع لصندوق',
    back: 'العودة إلى صفحة الذكرى',
  },
  gift: {
    next: 'يتم الدفع في صفحة Stripe، مزوّد خدمة الدفع لدينا، ثم تعودون إلى هنا. لم يُخصم شيء بعد.',
    nextTest: 'يتم الدفع في الصفحة التالية، ثم تعودون إلى هنا. لم يُخصم شيء بعد.',
    pay: 'دفع {total}',
    needsScript:
      'تحتاج صفحة Stripe إلى JavaScript. إن لم تُفتح، فيرجى استخدام متصفح آخر، أو سؤال العائلة عن طريقة التبرع.',
    change: 'تغيير شيء',
    underWay: 'لم نعرف بعد إن كان تبرعكم قد وصل.',
    underWayHelp: 'يرجى النظر مرة أخرى بعد دقيقة. لا يُخصم المبلغ مرتين، ويصل الإيصال بالبريد.',
    late: 'ما زلنا لا نعرف إن كان تبرعكم قد وصل.',
    lateHelp:
      'لا داعي للانتظار هنا. لا يُخصم المبلغ مرتين. إن وصل تبرعكم فسيأتيكم الإيصال بالبريد، وإن لم يصل خلال يوم فسيُلغى وتقول هذه الصفحة ذلك.',
    look: 'النظر مرة أخرى',
    over: 'لم يُدفع هذا التبرع في وقته، ولم يعد دفعه ممكنًا.',
    again: 'البدء من جديد',
    returned: 'أُعيد مبلغ هذا التبرع.',
  },
  checkout: {
    title: 'دفع {amount}',
    pageTitle: 'الدفع',
    bank: 'دفعة واحدة قدرها {amount} إلى {product}.',
    test: 'في وضع التجربة تحل هذه الصفحة محل صفحة مصرفكم.',
    back: 'العودة من دون دفع',
  },
}
