import type { Translation } from '../../translation-type.ts'

/** Deleting a memorial and bringing it back, in Arabic. */
export const deletion: Translation<typeof import('../../en/screens/deletion.ts').deletion> = {
  delete: 'حذف صفحة الذكرى هذه',
  title: 'حذف صفحة الذكرى هذه؟',
  everyone: 'ستغيب عن الجميع: عن المدعوين، وعن كل من لديه الرابط، وعن كل من يعتني بها معكم.',
  until: 'يمكنكم استعادتها من ملفكم الشخصي حتى {date}. بعد ذلك تُحذف كلماتها وصورها وما تركه الآخرون نهائيًا.',
  archive: 'قد تودون حفظ نسخة أولًا: <archive>تنزيل الأرشيف</archive>، وفيه كل صورة وكل كلمة.',
  type: 'للتأكيد، اكتبوا الاسم: {name}',
  missing: 'يرجى كتابة الاسم.',
  mismatch: 'هذا ليس الاسم الذي تحمله صفحة الذكرى.',
  keep: 'الإبقاء عليها',
  confirm: 'حذف',
  deleting: 'جارٍ الحذف…',
  failed: 'تعذّر حذفها. يرجى إعادة المحاولة.',

  deleted: 'حُذفت صفحة ذكرى {name}.',
  deletedHelp: 'يمكنكم استعادتها حتى {date}، ضمن «صفحات الذكرى المحذوفة».',
  left: 'لم تعودوا ممن يعتنون بصفحة ذكرى {name}.',
  leftHelp: 'ما قدمتموه لها باقٍ. شكرًا لكم.',

  listTitle: 'صفحات الذكرى المحذوفة',
  keptUntil: 'حُذفت في {date}. يمكنكم استعادتها حتى {until}.',
  restore: 'استعادتها',
  restoreNamed: 'استعادتها: {name}',
  restoring: 'جارٍ الاستعادة…',
  restored: 'عادت صفحة ذكرى {name}، بكل ما كان فيها.',
  open: 'فتحها',
  restoreFailed: 'تعذّرت استعادتها. يرجى إعادة المحاولة.',
}
