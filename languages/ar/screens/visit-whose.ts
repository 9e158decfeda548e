import type { Translation } from '../../translation-type.ts'

export const visitWhose: Translation<typeof import('../../en/screens/visit-whose.ts').visitWhose> = {
  title: 'هنا شيء بدأه أحد',
  by: 'بدأ <b>{name}</b> ذكرى على هذا الجهاز ولم تُرسل. هل هذا أنتم؟',
  unsaid: 'بدأ أحدهم ذكرى على هذا الجهاز ولم تُرسل. هل كان ذلك أنتم؟',
  goOn: 'نعم، المتابعة',
}
