import type { Translation } from '../../translation-type.ts'

export const streams: Translation<typeof import('../../en/mails/streams.ts').streams> = {
  /** إلى المضيفين، عن روابط البث. */
  stream: {
    brokenSubject: 'رابط البث لا يستجيب',
    brokenPreheader: 'من يريد المشاهدة لن يصل.',
    brokenText: 'جرّبنا رابط «⁨{part}⁩» عدة مرات ولم يعمل: {link}',
    problems: {
      NO_NAME: 'لا يوجد موقع بهذا الاسم. يرجى التحقق من كتابة الرابط.',
      PRIVATE: 'يؤدي الرابط إلى شبكة خاصة لا يصل إليها أحد غيركم.',
      MISSING: 'يقول الموقع إن هذه الصفحة غير موجودة.',
      BROKEN: 'يرد الموقع بخطأ.',
      SILENT: 'الموقع لا يستجيب.',
      UNSAFE: 'الاتصال بالموقع غير آمن.',
    },
    brokenWhat: 'يرجى تجربة الرابط وسؤال من أعطاكم إياه. إن كان يعمل عندكم فلا حاجة إلى أي شيء.',
    changedSubject: 'تغيّر رابط البث',
    changedPreheader: 'إن لم يكن أحدكم من فعل ذلك، يرجى النظر فيه فورًا.',
    changedText: 'غيّر ⁨{who}⁩ رابط بث «⁨{part}⁩» في {date}.',
    changedTextNobody: 'تغيّر رابط بث «⁨{part}⁩» في {date}.',
    before: 'من قبل: {link}',
    now: 'الآن: {link}',
    none: 'بلا رابط',
    changedWhat:
      'كل من يشاهد يُوجَّه إلى هناك. إن لم تكونوا على علم بهذا التغيير، يرجى فتح البرنامج وإعادة الرابط الصحيح والتحدث مع من يرعون الصفحة معكم.',
    open: 'فتح البرنامج',
    why: 'تصلكم هذه الرسالة لأنكم ترعون صفحة الذكرى هذه على {product}.',
  },
}
