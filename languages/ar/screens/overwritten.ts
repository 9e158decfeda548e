import type { Translation } from '../../translation-type.ts'

export const overwritten: Translation<typeof import('../../en/screens/overwritten.ts').overwritten> = {
  title: 'استُبدل في نافذة أخرى',
  body: 'كتبتم هذا هنا، ثم استُبدل في نافذة أخرى من هذا المتصفح. يبقى محفوظًا هنا حتى تقرروا.',
  putBack: 'إعادة ما كتبته',
  putBackNamed: 'إعادة ما كتبته: {part}',
  drop: 'لا حاجة إليه',
  dropNamed: 'لا حاجة إليه: {part}',
  done: 'عادت كلماتكم.',
}
