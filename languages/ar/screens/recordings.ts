import type { Translation } from '../../translation-type.ts'

export const recordings: Translation<typeof import('../../en/screens/recordings.ts').recordings> = {
  hear: 'استمع إلى {name}',
  hearAnonymous: 'استمع إلى صوت',
  watch: 'فيلم من {name}',
  watchAnonymous: 'فيلم',
  said: 'ما يُقال',
  preparing: 'يجري تجهيز التسجيل. يمكن تشغيله بعد لحظات.',
  failed: 'لا يمكن تشغيل هذا التسجيل. يرجى إضافة نسخة أخرى.',
  unplayable: 'لا يستطيع هذا المتصفح تشغيل التسجيل. يمكن حفظه وفتحه ببرنامج آخر.',
  save: 'حفظ التسجيل',
  withSound: 'بصوته في عرض الشرائح؛ وإلا فهو صامت فيه',
  writeDown: 'كتابة ما يُقال',
  changeWords: 'تغيير ما يُقال',
  saving: 'جارٍ الحفظ',
  changed: 'كتب شخص آخر هذا في هذه الأثناء. الحفظ مرة أخرى يستبدله:',
  nothingThere: 'أزال شخص آخر الكلمات في هذه الأثناء. الحفظ مرة أخرى يضع كلماتك.',
}
