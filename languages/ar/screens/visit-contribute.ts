import type { Translation } from '../../translation-type.ts'

/** What visitors add: the card on the page, in Arabic. */
export const visitContribute: Translation<
  typeof import('../../en/screens/visit-contribute.ts').visitContribute
> = {
  title: 'المساهمة',
  lede: 'صورة من دُرج قديم، أو سطر تتذكرونه. تنضم إلى غيرها في هذه الصفحة.',
  add: 'إضافة ذكرى',
  change: 'الإضافة إلى الذكرى أو تغييرها',
  other: 'شخص آخر يود إضافة ذكرى هنا',
  added: 'أضفتم ذكرى في {date}.',
  waits: 'أضفتم ذكرى في {date}. ستراها العائلة أولًا.',
  hidden: 'أضفتم ذكرى في {date}. وضعتها العائلة جانبًا في الوقت الحالي.',
  begun: 'ما بدأتموه محفوظ على هذا الجهاز، ولم يُرسل بعد.',
  noScript: 'تحتاج الصور والتسجيلات إلى JavaScript، وهو لا يعمل هنا. أما الكلمات فيمكن إرسالها على أي حال.',
}
