import type { Translation } from '../../translation-type.ts'

export const signUp: Translation<typeof import('../../en/screens/sign-up.ts').signUp> = {
  password: 'كلمة المرور',
  again: 'تأكيد كلمة المرور',
  againRequired: 'يرجى تأكيد كلمة المرور',
  mismatch: 'كلمتا المرور غير متطابقتين',
  tokenMissing: 'بيانات الدخول مفقودة. يرجى تحديث الصفحة وإعادة المحاولة.',
  code: {
    label: 'رمز التحقق',
    resend: 'إعادة إرسال الرمز',
    resendIn: 'إعادة إرسال الرمز بعد {seconds, number} ث',
    resent: 'رمز جديد في طريقه إليكم. الرمز السابق لم يعد يعمل.',
    stillWorks: 'الرمز الذي أرسلناه قبل لحظات ما زال يعمل.',
    resendFailed: 'تعذّرت إعادة إرسال الرمز',
    changeEmail: 'تغيير البريد الإلكتروني',
    changePassword: 'تغيير كلمة المرور',
  },
}
