import type { Messages } from '../../texts.ts'

export const general: Messages['general'] = {
  networkFailure: 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالكم بالإنترنت.',
  tryAgain: 'يمكنكم المحاولة من جديد {when}.',
  somethingWrong: 'حدث خطأ ما. يرجى إعادة المحاولة.',
  confirmPayment: 'يطلب مصرفكم تأكيد عملية الدفع هذه.',
  unknownPayment: 'هذه الدفعة غير موجودة.',
}
