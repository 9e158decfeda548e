import type { Translation } from '../../translation-type.ts'

/** The slideshow, in Arabic. */
export const slideshow: Translation<typeof import('../../en/screens/slideshow.ts').slideshow> = {
  title: 'عرض الصور',
  titleOf: 'عرض صور {name}',
  loading: 'جارٍ فتح عرض الصور',
  noMemorial: 'لم يُعثر على صفحة ذكرى. يرجى إنشاء صفحة أو اختيارها.',
  failed: 'تعذّر فتح بيانات صفحة الذكرى. يرجى تحديث الصفحة.',
  backToDashboard: 'العودة إلى لوحة المتابعة',
  scroll: 'مرّروا إلى الأسفل لرؤية الصورة التالية.',
  card: {
    of: 'وفاءً لحياة',
    photos:
      '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
    films:
      '{count, plural, zero {لا أفلام} one {فيلم واحد} two {فيلمان} few {# أفلام} many {# فيلمًا} other {# فيلم}}',
    photosShared:
      '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}، من العائلة والأصدقاء',
    portrait: 'صورة {name}',
    thanks: 'شكرًا لأنكم تتذكرون',
    shared: 'بصور من {names}',
    others:
      '{count, plural, zero {لا أحد غيرهم} one {شخص آخر} two {شخصين آخرين} few {# آخرين} many {# آخرين} other {# آخرين}}',
  },
  photo: 'الصورة {number, number}: {name}',
  film: 'الفيلم {number, number} لذكرى {name}',
  isFilm: 'فيلم',
  position: '{number, number} من {total, number}',
  from: 'من {name}',
  anonymous: 'شخص لم يذكر اسمه',
  previous: 'السابق',
  next: 'التالي',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'الخروج من ملء الشاشة',
  speed: 'السرعة',
  speedUnit: '(ثوانٍ لكل صورة)',
  secondsPerPhoto:
    '{count, plural, zero {بلا ثوانٍ لكل صورة} one {ثانية واحدة لكل صورة} two {ثانيتان لكل صورة} few {# ثوانٍ لكل صورة} many {# ثانية لكل صورة} other {# ثانية لكل صورة}}',
  waiting: 'الصورة التالية في طريقها',
  missing:
    '{count, plural, zero {كل الصور تظهر} one {صورة واحدة لا يمكن عرضها حاليًا} two {صورتان لا يمكن عرضهما حاليًا} few {# صور لا يمكن عرضها حاليًا} many {# صورة لا يمكن عرضها حاليًا} other {# صورة لا يمكن عرضها حاليًا}}',
  offline: {
    keeping: 'التجهيز للعرض من دون اتصال: {done, number} من {total, number}',
    ready: 'جاهز للعرض من دون اتصال',
    readyWithoutFilms: 'جاهز للعرض دون اتصال، من غير الأفلام: لا تكفي مساحة هذا الجهاز لها',
    readyUntil: 'جاهز للعرض من دون اتصال حتى {date}',
    interrupted: 'ليست كل الصور على هذا الجهاز بعد. يُستكمل ذلك حين يعود الاتصال.',
    full: 'المتسع على هذا الجهاز لا يكفي لحفظ العرض. يعمل ما دام هناك اتصال.',
    old: 'يُعرض من دون اتصال، كما حُفظ على هذا الجهاز',
  },
  wall: {
    voice: 'صوت، {length}',
    film: 'فيلم، {length}',
    title: 'الجدار المباشر',
    side: 'ذكريات',
    none: 'ماذا تتذكرون؟ سيظهر هنا.',
    justNow: 'الآن',
    anonymous: 'شخص لم يذكر اسمه',
    rest: 'البقية في صفحة الذكرى',
    code: 'رمز صفحة الذكرى',
    add: 'أضيفوا ذكراكم',
    point: 'وجّهوا الكاميرا إلى هنا، أو افتحوا',
    start: {
      appear: 'تظهر الصور والذكريات حين توافق عليها أنت أو من يساعدك، وما تسحبه يختفي خلال ثوانٍ.',
      code: 'بجانبها رمز: من يوجّه هاتفه إليه يضيف ذكرى أو صورًا.',
      sound: 'لا يوجد صوت.',
      screen: 'تملأ هذه الشاشة وتبقيها مضاءة، وتستمر حتى تغلقها. صِل جهاز العرض أو التلفاز أولًا.',
      begin: 'بدء العرض',
    },
    open: 'فتح الجدار المباشر',
    about:
      'يعرض الجدار المباشر الصور والذكريات فور وصولها، مع رمز صفحة الذكرى. ويمكن أن يبدأ قبل وصول أي منها.',
  },
  empty: {
    title: 'لا صور للعرض بعد',
    words: 'يعرض هذا صوركم، وما تشاركه العائلة والأصدقاء من صور.',
    processing: 'الصور التي أُضيفت للتو تظهر هنا حالما تجهز.',
    edit: 'تعديل الصور',
  },
}
