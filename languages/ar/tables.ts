import type { Texts } from '../texts.ts'

export const tables: Texts['tables'] = {
  photos: 'الصور',
  recordings: 'الأصوات والأفلام',
  said: 'ما يُقال',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  answer: 'الرد',
  guests: 'المرافقون',
  message: 'الرسالة',
  date: 'التاريخ',
  memorial: 'صفحة الذكرى',
  memorialId: 'معرّف صفحة الذكرى',
  fund: 'الصندوق',
  amount: 'المبلغ',
  fee: 'الرسوم',
  provider: 'مزوّد الدفع',
  payment: 'الدفعة',
  currency: 'العملة',
  donor: 'المتبرع',
  anonymous: 'بلا اسم',
  formerServer: 'الخادم السابق',
  yes: 'نعم',
  no: 'لا',
  answers: {
    ATTENDING: 'حضور',
    NOT_ATTENDING: 'اعتذار',
    UNSURE: 'غير مؤكد',
    WATCHING: 'متابعة عن بُعد',
  },
  /** Of answers to one event of the day. */
  event: {
    name: 'الجزء',
    food: 'ما لا يمكنه أكله',
    accessNeeds: 'ما يحتاج إليه للدخول',
  },
  thanks: {
    what: 'ما فعله',
    note: 'كلمة الشكر',
    on: 'تاريخ الشكر',
    kinds: {
      ANSWER: 'رد',
      MEMORY: 'ذكرى',
      GIFT: 'تبرع',
    },
  },
}
