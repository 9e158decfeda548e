import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** The screen of somebody who only looks after what others add to a memorial, in Arabic. */
export const moderation: Translation<typeof import('../../en/screens/moderation.ts').moderation> = {
  pageTitle: `ما يضيفه الآخرون · ${brand.name}`,
  title: 'ما يضيفه الآخرون',
  overline: 'ما يضيفه الآخرون إلى صفحة ذكرى',
  waiting:
    '{count, plural, zero {لا شيء بانتظاركم. شكرًا لعنايتكم.} one {ذكرى واحدة بانتظاركم. لا يراها أحد غيركم حتى تتم الموافقة عليها.} two {ذكريان بانتظاركم. لا يراهما أحد غيركم حتى تتم الموافقة عليهما.} few {# ذكريات بانتظاركم. لا يراها أحد غيركم حتى تتم الموافقة عليها.} many {# ذكرى بانتظاركم. لا يراها أحد غيركم حتى تتم الموافقة عليها.} other {# ذكرى بانتظاركم. لا يراها أحد غيركم حتى تتم الموافقة عليها.}}',
  paper: 'إضافة ذكرى مكتوبة على ورق',
  emptyTitle: 'لم يُضف شيء بعد',
  emptyText: 'ما يكتبه الناس وصورهم ستظهر هنا لتنظروا فيها.',
  loading: 'جارٍ عرض ما أضافه الآخرون',
  missing: 'لم تعودوا ممن يعتنون بصفحة الذكرى هذه، أو أنها حُذفت.',
  profile: 'إلى ملفكم الشخصي',
  leave: {
    ask: 'التوقف عن العناية بها',
    title: 'التوقف عن العناية بما يضيفه الآخرون؟',
    text: 'لن تروا بعد ذلك ما ينتظر الموافقة، ولن تتمكنوا من إزالة شيء. يُبلَّغ صاحب الصفحة بذلك، ويمكنه أن يطلب منكم من جديد.',
    confirm: 'التوقف',
    confirming: 'لحظة من فضلكم…',
  },
}
