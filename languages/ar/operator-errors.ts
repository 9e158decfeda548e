import type { Texts } from '../texts.ts'

export const operatorErrors: Texts['operatorErrors'] = {
  OPERATOR_ONLY: 'هذا المكتب للمشغّلين. حسابكم ليس واحدًا منها.',
  OPERATOR_PASSKEY_NEEDED:
    'يرجى إظهار مفتاح المرور. المفتاح الذي أُضيف بعد أن صار الحساب حساب مشغّل لا يُعتدّ به.',
  COMMAND_LINE_ONLY: 'لا يمكن فعل هذا إلا من سطر الأوامر.',
  OPERATOR_ACCOUNT:
    'لا يوجد حساب مؤكد له مفتاح مرور بهذا العنوان. يضيف صاحبه مفتاح مرور في ملفه الشخصي أولًا.',
  OPERATOR_NOT_FOUND: 'لا يوجد مشغّل كهذا.',
  JOB_NOT_FOUND: 'هذه المهمة لا تنتظر ولم تفشل.',
  HAND_OVER_ACCOUNT: 'لا يوجد حساب مؤكد بهذا العنوان يمكن أن يصبح المالك.',
  HAND_OVER_WAITS: 'طُلب تسليم صفحة الذكرى هذه من قبل.',
  HAND_OVER_NOT_FOUND: 'لم يطلب أحد هذا.',
  HAND_OVER_EARLY: 'لدى العائلة أربعة عشر يومًا لإيقافه. يرجى العودة بعد ذلك.',
  HAND_OVER_OVER: 'حُسم هذا من قبل.',
}
