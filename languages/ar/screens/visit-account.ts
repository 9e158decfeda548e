import type { Translation } from '../../translation-type.ts'

/** The account of a visitor, in Arabic. */
export const visitAccount: Translation<typeof import('../../en/screens/visit-account.ts').visitAccount> = {
  nameLabel: 'اسمكم',
  nameHelp: 'إن تُرك فارغًا يظهر «بلا اسم».',
  email: 'بريدكم الإلكتروني',
  ended: 'سُجّل خروجكم. يرجى تسجيل الدخول من جديد.',
  who: {
    intro: 'نرسل إليكم رمزًا قصيرًا، كي لا يستطيع أحد سواكم تغيير ذكراكم أو سحبها. لا حاجة إلى كلمة مرور.',
  },
  credentials: {
    consent:
      'يظهر اسمكم وكلماتكم وصوركم في صفحة الذكرى هذه. ولا يظهر عنوان بريدكم، ويراه من يعتنون بها. يمكنكم تعديل ما تضيفونه أو سحبه من جديد؛ وما طبعته العائلة أو نزّلته قبل ذلك يبقى لديها. وإن حذفتم حسابكم بقي ما أضفتموه بلا اسمكم. <privacy>ما نحتفظ به</privacy>',
  },
  code: {
    intro:
      'أرسلنا رمزًا من {length, number} أحرف إلى <b>{email}</b>. يعمل الرمز {minutes, number} دقيقة. إن لم يصل، فابحثوا أيضًا في مجلد الرسائل غير المرغوب فيها. ما كتبتموه محفوظ.',
    missing: 'اكتبوا رمز التحقق الذي وصلكم بالبريد الإلكتروني.',
  },
}
