import type { Translation } from '../../translation-type.ts'
import { memorialTexts } from '../memorial-texts.ts'

export const conflict: Translation<typeof import('../../en/screens/conflict.ts').conflict> = {
  title: 'تغيّر في مكان آخر',
  body: 'بينما كنتم تكتبون، تغيّر هذا أيضًا على جهاز آخر أو من شريك في العناية. أيهما يبقى؟',
  bodyYours: 'بينما كنتم تكتبون هنا، غيّرتم هذا أيضًا على جهاز آخر (حُفظ: {when}). أيهما يبقى؟',
  bodyBy: 'بينما كنتم تكتبون، غيّر {name} هذا أيضًا (حُفظ: {when}). أيهما يبقى؟',
  mine: 'ما لديكم هنا',
  theirs: 'ما حُفظ في هذه الأثناء',
  keepMine: 'الإبقاء على ما كتبته',
  takeTheirs: 'أخذ ما حُفظ',
  takeOther: 'أخذ النسخة الأخرى',
  later: 'القرار لاحقًا',
  empty: 'لا شيء',
  video: 'رسالة فيديو',
  reordered: 'بترتيب آخر.',
  without: 'من دون ما تعرضه النسخة الأخرى.',
  noCaption: 'بلا تعليق',
  photo: 'صورة',
  goal: 'الهدف {goal}',
  parts: {
    name: 'الاسم',
    life: 'تاريخ الميلاد وتاريخ الوفاة',
    date: 'تاريخ التأبين',
    ...memorialTexts,
    profilePhoto: 'الصورة الشخصية',
    photos: 'الصور والتعليقات',
    stories: 'القصص',
    message: 'الرسالة',
    contacts: 'جهات الاتصال',
    funds: 'صناديق التبرعات',
  },
}
