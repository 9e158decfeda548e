import type { Messages } from '../../texts.ts'

export const general: Messages['general'] = {
  networkFailure: 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالكم بالإنترنت.',
  tryAgain: 'يمكنكم المحاولة من جديد {when}.',
  somethingWrong: 'حدث خطأ ما. يرجى إعادة المحاولة.',
  confirmPayment: 'يطلب مصرفكم تأكيد عملية الدفع هذه.',
  unknownPayment: 'هذه الدفعة غير موجودة.',
  '/anon/signin': 'تعذّر تسجيل الدخول',
  '/anon/signup': 'تعذّر إنشاء حسابكم الآن. يرجى إعادة المحاولة.',
  '/user': 'تعذّر عرض ملفكم الشخصي. يرجى إعادة المحاولة.',
  '/user/save': 'تعذّر تحديث الملف الشخصي. يرجى إعادة المحاولة.',
  '/memorial/list': 'لم تصل القائمة',
  '/memorial/get/:memorialUuid': 'تعذّر فتح صفحة الذكرى',
  '/memorial/create': 'لم يُرجع الخادم مُعرّف صفحة الذكرى',
  '/memorial/send-all-invites': 'تعذّر إرسال الدعوات. يرجى إعادة المحاولة.',
  '/memorial/stories/update/:memorialUuid': 'تعذّر حفظ القصص',
  '/memorial/funds/update/:memorialUuid': 'تعذّر حفظ الصناديق',
  '/memorial/contact/add/:memorialUuid': 'تعذّرت إضافة جهة الاتصال',
}
