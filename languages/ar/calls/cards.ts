import type { Messages } from '../../texts.ts'

export const cards: Messages['cards'] = {
  incomplete_number: 'رقم البطاقة غير مكتمل.',
  invalid_number: 'رقم البطاقة غير صحيح.',
  not_a_test_card: 'رقم البطاقة غير صحيح. هذا وضع التجربة: يرجى استخدام بطاقة تجربة.',
  invalid_expiry_month: 'شهر انتهاء البطاقة غير صحيح.',
  invalid_expiry_year: 'سنة انتهاء البطاقة غير صحيحة.',
  expired_card: 'انتهت صلاحية البطاقة.',
  invalid_cvc: 'رمز أمان البطاقة غير صحيح.',
  name_required: 'اسم حامل البطاقة مطلوب',
  name_too_short: 'يجب ألا يقل الاسم عن حرفين',
  card_declined: 'رُفضت البطاقة.',
  insufficient_funds: 'رصيد البطاقة لا يكفي.',
  authentication_failed: 'تعذّر التحقق من طريقة الدفع. يرجى اختيار طريقة أخرى وإعادة المحاولة.',
  nothing_to_authenticate: 'هذه الدفعة لا تنتظر تأكيدًا. يرجى إعادة المحاولة.',
  unknown_payment_method: 'لم تعد بيانات هذه البطاقة محفوظة. يرجى كتابتها من جديد.',
  payment_canceled: 'استغرقت هذه الدفعة وقتًا طويلًا فأُلغيت. يرجى إعادة المحاولة.',
}
