import type { Translation } from '../../translation-type.ts'

export const stories: Translation<typeof import('../../en/screens/stories.ts').stories> = {
  title: 'القصص',
  intro: 'شيء تتذكرونه: يوم، أو عادة، أو قول. تكفي بضعة أسطر.',
  label: 'القصة {number, number}',
  titleLabel: 'العنوان',
  titleOf: 'عنوان القصة {number, number}',
  titleTooLong: 'يتسع العنوان لعدد {limit, number} من الأحرف، وهذا أطول. اختصروه، أو ابدؤوا به القصة.',
  placeholder: 'ابدؤوا من حيث شئتم',
  add: 'إضافة قصة أخرى',
  remove: 'إزالة القصة',
  removeNamed: 'إزالة القصة {number, number}',
  earlier: 'إلى أعلى',
  later: 'إلى أسفل',
  earlierNamed: 'إلى أعلى: القصة {number, number}',
  laterNamed: 'إلى أسفل: القصة {number, number}',
  moved: 'نُقلت القصة إلى الموضع {place, number} من {total, number}',
  removed: 'أُزيلت القصة',
  cut: 'تتسع القصة لعدد {limit, number} من الأحرف. تُرك آخر قصتكم خارجًا، ويمكن أن تكتمل في قصة أخرى.',
}
