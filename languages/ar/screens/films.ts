import type { Translation } from '../../translation-type.ts'

export const films: Translation<typeof import('../../en/screens/films.ts').films> = {
  title: 'الأفلام',
  intro: 'تظهر أفلام العائلة القديمة ومقاطع الهاتف بين الصور، وتُحفظ فورًا.',
  introDraft:
    'تظهر أفلام العائلة القديمة ومقاطع الهاتف بين الصور، وتبقى على هذا الجهاز حتى تُحفظ الصفحة التذكارية.',
  storing: 'جارٍ حفظه على هذا الجهاز',
  drop: 'أفلتوا الأفلام هنا أو انقروا لاختيارها',
  choose: 'اختيار أفلام',
  hint: 'حتى 10 أفلام، كل منها حتى 3 دقائق و300 ميغابايت',
  full: 'هناك مكان لعدد 10 أفلام. احذفوا واحدًا لإضافة غيره.',
  film: 'الفيلم {number, number}',
  caption: 'تعليق الفيلم {number, number}',
  writeCaption: 'اكتبوا تعليقًا',
  date: 'متى كان ذلك؟',
  dateNamed:
    '{date, select, none {متى كان ذلك؟ الفيلم {number, number}} other {الفيلم {number, number}: {date}. تغيير}}',
  withSound: 'بصوته في عرض الصور وفي فيلمه، وإلا فهو صامت هناك',
  removeFilm: 'حذف الفيلم {number, number}',
  sending: 'جارٍ إرسال {file}',
  unnamed: 'فيلمكم',
  paused: 'تعذّر الإرسال الآن، وستُعاد المحاولة تلقائيًا. يبقى فيلمكم على هذا الجهاز حتى يُرسل.',
  stop: 'إيقاف',
  again: 'المحاولة من جديد',
  asking: {
    title: 'هل تريدون حذف هذا الفيلم؟',
    text: 'يُحذف فورًا، ولن يراه الزوار بعد ذلك، ولا يمكن التراجع عن الحذف.',
    keep: 'الاحتفاظ به',
    remove: 'حذف الفيلم',
  },
}
