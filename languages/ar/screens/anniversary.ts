import type { Translation } from '../../translation-type.ts'

/** The note once a year to a host, in Arabic. */
export const anniversary: Translation<typeof import('../../en/screens/anniversary.ts').anniversary> = {
  title: 'رسالة مرة في السنة',
  onDeath: 'اكتبوا إليّ في ذكرى الوفاة',
  onBirth: 'اكتبوا إليّ في ذكرى الميلاد',
  onMemorialDate: 'اتخاذ تاريخ التأبين، {day}، يومًا للذكرى',
  help: 'رسالة واحدة صباح ذلك اليوم، إليكم وحدكم. وكل من يعتني بصفحة الذكرى يختار لنفسه. وبعد يوم التأبين، أو بعد شهر من الوفاة إن لم يُحدَّد يوم، يمكن للزوار أن يطلبوا في الصفحة رسالة في يوم الذكرى.',
  deathUnknown: 'تاريخ الوفاة الكامل غير معروف هنا. يمكنكم إضافته ضمن التفاصيل.',
  birthUnknown: 'تاريخ الميلاد الكامل غير معروف هنا. يمكنكم إضافته ضمن التفاصيل.',
  saved: 'تم الحفظ.',
  failed: 'تعذّر حفظ اختياركم',
  unknown: 'تعذّرت قراءة ما اخترتموه',
}
