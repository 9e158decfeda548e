import type { Translation } from '../../translation-type.ts'

export const contributions: Translation<typeof import('../../en/mails/contributions.ts').contributions> = {
  memory: {
    waits: 'شكرًا لك. وصلت ذكراك عن {name}، وهي تنتظر أن تطّلع عليها العائلة.',
    arrived: 'شكرًا لك. وصلت ذكراك عن {name}، وهي الآن في الصفحة التذكارية.',
    change: 'إن أردت تغييرها أو سحبها فاضغط الزر. لا حاجة إلى كلمة مرور.',
    reply: 'وإن أردت إضافة شيء آخر فما عليك إلا أن ترد على هذه الرسالة، بكلمات وصور.',
    open: 'عرض ذكراي أو تغييرها',
    link: 'يعمل الزر مدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} لكل من لديه هذه الرسالة، فلا تُعد توجيهها من فضلك.',
    why: 'تصلك هذه الرسالة لأن ذكرى أُضيفت في {product} بعنوانك. إن لم تكن أنت من أضافها فاضغط الزر واسحبها.',
  },
}
