import type { Translation } from '../../translation-type.ts'

export const fundChanges: Translation<typeof import('../../en/screens/fund-changes.ts').fundChanges> = {
  title: 'نص جديد لصندوق ينتظر',
  asked: 'طلبه \u2068{who}\u2069. يسري في {date} ما لم يعترض أحد ممن يعتنون بصفحة الذكرى.',
  yours: 'طلبتموه أنتم. يسري في {date} ما لم يعترض أحد ممن يعتنون بصفحة الذكرى، وقد أُخبروا جميعًا بالبريد.',
  someone: 'أحدهم',
  now: 'حتى الآن',
  next: 'منذ ذلك الحين',
  nothing: 'لا شيء',
  withdraw: 'سحب الطلب',
  object: 'أعترض',
  withdrawNamed: 'سحب الطلب: النص الجديد للصندوق {title}',
  objectNamed: 'أعترض: النص الجديد للصندوق {title}',
  stopped: 'يبقى الصندوق كما هو.',
  failed: 'لم ينجح ذلك: {reason}',
}
