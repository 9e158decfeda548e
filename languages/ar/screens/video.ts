import type { Translation } from '../../translation-type.ts'

/** A video that is shown somewhere, in Arabic. */
export const video: Translation<typeof import('../../en/screens/video.ts').video> = {
  captions: 'ترجمة نصية',
  unplayable: 'لا يستطيع هذا المتصفح تشغيل هذا الفيديو. يمكنكم حفظه ومشاهدته ببرنامج آخر.',
  noScript: 'إذا لم يعمل الفيديو هنا، فيمكنكم حفظه ومشاهدته ببرنامج آخر.',
  preparing: 'وصل الفيديو وهو محفوظ هنا. يجري تجهيزه للعرض، ولن يستغرق ذلك إلا لحظات.',
  failed: 'تعذّر تجهيز هذا الفيديو للعرض. يُرجى تسجيله من جديد أو اختيار ملف آخر.',
  save: 'حفظ الفيديو',
  saveSized: 'حفظ الفيديو ({size})',
}
