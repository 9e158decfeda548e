import type { Words } from '../words.ts'

/** A video that is shown somewhere, in Arabic. */
export const video: Words<typeof import('../en/video.ts').video> = {
  unplayable: 'لا يستطيع هذا المتصفح تشغيل هذا الفيديو. يمكنكم حفظه ومشاهدته ببرنامج آخر.',
  noScript: 'إذا لم يعمل الفيديو هنا، فيمكنكم حفظه ومشاهدته ببرنامج آخر.',
  save: 'حفظ الفيديو',
  saveSized: 'حفظ الفيديو ({size})',
}
