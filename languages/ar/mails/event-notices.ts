import type { Translation } from '../../translation-type.ts'

export const eventNotices: Translation<typeof import('../../en/mails/event-notices.ts').eventNotices> = {
  /** رسالة من المضيفين عن فعالية. */
  eventNotice: {
    subject: 'جديد في يوم تأبين ⁨{name}⁩',
    preheader: 'ما الجديد، وكيف تغيّرون ردكم.',
    preheaderInvited: 'ما الجديد، وطريق الرد.',
    why: 'تصلكم هذه الرسالة لأن أحدًا كتب ⁨{email}⁩ مع رد على صفحة الذكرى هذه على {product}، وهناك جديد في يوم التأبين.',
    whyInvited:
      'وصلتكم هذه الرسالة لأن هذه العائلة دعت {email} إلى صفحة ذكرى على {product}، وهناك جديد في يوم التأبين.',
    answer: 'إن تغيّر ردكم الآن، يمكنكم تعديله من هنا.',
    answerInvited: 'لم تردّوا بعد. يمكنكم ذلك هنا.',
    answerNow: 'الرد',
  },
}
