import type { Translation } from '../../translation-type.ts'

/** The account of a visitor, in Arabic. */
export const visitAccount: Translation<typeof import('../../en/screens/visit-account.ts').visitAccount> = {
  nameLabel: 'اسمكم',
  nameHelp: 'إن تُرك فارغًا يظهر «بلا اسم».',
  nameRequired: 'يرجى كتابة اسمكم.',
  email: 'بريدكم الإلكتروني',
  emailProblem: 'يرجى كتابة عنوان بريد إلكتروني صحيح.',
  passwordHelp: '{min, number} أحرف على الأقل.',
  passwordProblem: 'يجب ألا تقل كلمة المرور عن {min, number} أحرف.',
  passwordLong: 'يجب ألا تزيد كلمة المرور على {max, number} حرفًا.',
  mismatch: 'كلمتا المرور غير متطابقتين.',
  continue: 'متابعة',
  working: 'لحظة من فضلكم',
  back: 'رجوع',
  tryAgain: 'إعادة المحاولة',
  kept: 'لم يُفقد شيء، فما كتبتموه ما زال هنا.',
  startFailed: 'تعذّر بدء التحقق. يرجى إعادة المحاولة.',
  credentials: {
    title: 'ممن هذه الذكرى؟',
    intro: 'بكلمة مرور يمكنكم العودة لتغييرها أو سحبها.',
    consent:
      'يظهر اسمكم وكلماتكم وصوركم في صفحة الذكرى هذه. ولا يظهر عنوان بريدكم، ويراه من يعتنون بها. يمكنكم تعديل ما تضيفونه أو سحبه من جديد؛ وما طبعته العائلة أو نزّلته قبل ذلك يبقى لديها. وإن حذفتم حسابكم بقي ما أضفتموه بلا اسمكم. <privacy>ما نحتفظ به</privacy>',
    haveAccount: 'لدي حساب',
  },
  logIn: {
    title: 'تسجيل الدخول',
    intro: 'بالبريد الإلكتروني وكلمة المرور لحسابكم.',
    taken: 'للعنوان <b>{email}</b> حساب سابق. يرجى تسجيل الدخول بكلمة مروره.',
    passwordMissing: 'يرجى كتابة كلمة المرور.',
    refused: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    failed: 'تعذّر تسجيل الدخول. يرجى إعادة المحاولة.',
    forgot: 'نسيت كلمة المرور',
    noAccount: 'ليس لدي حساب بعد',
  },
  code: {
    title: 'راجعوا بريدكم الإلكتروني',
    intro:
      'أرسلنا رمزًا من {length, number} أحرف إلى <b>{email}</b>. يعمل الرمز {minutes, number} دقيقة. إن لم يصل، فابحثوا أيضًا في مجلد الرسائل غير المرغوب فيها. ما كتبتموه محفوظ.',
    missing: 'اكتبوا رمز التحقق الذي وصلكم بالبريد الإلكتروني.',
    length: 'يتكون الرمز من {length, number} أحرف',
    failed: 'تعذّر التحقق من الرمز. يرجى إعادة المحاولة.',
  },
}
