import type { Translation } from '../../translation-type.ts'

export const photos: Translation<typeof import('../../en/screens/photos.ts').photos> = {
  title: 'صور {name}',
  intro: 'بضع صور تكفي للبدء. يمكنكم إضافة المزيد في أي وقت، وكذلك العائلة والأصدقاء.',
  phonePreparing: 'هاتفكم يجهّز صوركم؛ وإن كانت كثيرة فقد يستغرق ذلك دقيقة.',
  drop: 'اسحبوا الصور إلى هنا أو اضغطوا للاختيار',
  choose: 'اختيار الصور',
  addMore: 'إضافة المزيد من الصور',
  supports: 'الملفات المقبولة: JPG وPNG وGIF وHEIC',
  /** The way to the wall of what is in an export. */
  bring: {
    open: 'إحضار صور من أماكن أخرى',
    from: 'من صور Google أو iCloud، أو من ملف ZIP أو مجلد',
  },
  noFilms: 'تعذّر تحميل الأفلام.',
  tryFilms: 'المحاولة من جديد',
  tally:
    '{total, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}: {ready, number} جاهزة{uploading, plural, zero {} one {، # قيد الرفع} two {، # قيد الرفع} few {، # قيد الرفع} many {، # قيد الرفع} other {، # قيد الرفع}}{failed, plural, zero {} one {، # تحتاج إلى نظرة} two {، # تحتاجان إلى نظرة} few {، # تحتاج إلى نظرة} many {، # تحتاج إلى نظرة} other {، # تحتاج إلى نظرة}}',
  tallyReady:
    '{total, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  dragHint: 'يمكن السحب لتغيير الترتيب',
  list: 'الصور',
  alt: 'الصورة {number, number}',
  openNamed: 'عرض الصورة {number, number} بحجم كبير',
  caption: 'تعليق الصورة {number, number}',
  captionPlaceholder: 'كتابة تعليق',
  uploading: 'جارٍ الرفع…',
  error: 'تعذّرت معالجة {file}',
  retry: 'إعادة المحاولة',
  retryFile: 'إعادة المحاولة: {file}',
  retryNamed: 'إعادة المحاولة: إرسال الصورة {number, number} من جديد',
  sending: 'جارٍ الحفظ…',
  move: 'نقل',
  moveNamed: 'نقل الصورة {number, number}',
  remove: 'إزالة',
  removeNamed: 'إزالة الصورة {number, number}',
  removed: 'أُزيلت الصورة',
  putBack: 'تراجع: إعادة {photo}',
  noPreview: 'لا معاينة هنا',
  gone: 'هذه الصورة لم تعد على هذا الجهاز. يرجى اختيارها من جديد.',
  duplicates:
    '{count, plural, zero {لا صور مكررة} one {هذه الصورة موجودة هنا، فلم تُضف مرة أخرى} two {صورتان موجودتان هنا، فلم تُضافا مرة أخرى} few {# صور موجودة هنا، فلم تُضف مرة أخرى} many {# صورة موجودة هنا، فلم تُضف مرة أخرى} other {# صورة موجودة هنا، فلم تُضف مرة أخرى}}',
  tooMany:
    'تتسع صفحة الذكرى لعدد {limit, number} من الصور. {count, plural, zero {أُضيفت كلها} one {لم تُضف صورة واحدة} two {لم تُضف صورتان} few {لم تُضف # صور} many {لم تُضف # صورة} other {لم تُضف # صورة}}.',
  removedMany:
    '{count, plural, zero {لم تُزل أي صورة} one {أُزيلت صورة واحدة} two {أُزيلت صورتان} few {أُزيلت # صور} many {أُزيلت # صورة} other {أُزيلت # صورة}}',
  failedLink:
    '{count, plural, zero {وصلت كل الصور} one {صورة واحدة لم تصل} two {صورتان لم تصلا} few {# صور لم تصل} many {# صورة لم تصل} other {# صورة لم تصل}}',
  select: 'تحديد صور',
  date: 'متى كانت؟',
  dateNamed:
    '{date, select, none {متى كانت؟ الصورة {number, number}} other {الصورة {number, number}: {date}. تغيير}}',
  dated:
    '{count, plural, zero {التاريخ: {date}} one {التاريخ: {date}} two {تاريخ صورتين: {date}} few {تاريخ # صور: {date}} many {تاريخ # صورة: {date}} other {تاريخ # صورة: {date}}}',
  undated:
    '{count, plural, zero {لم يُزل أي تاريخ} one {أُزيل التاريخ} two {أُزيل تاريخا صورتين} few {أُزيلت تواريخ # صور} many {أُزيلت تواريخ # صورة} other {أُزيلت تواريخ # صورة}}',
  doubts:
    '{count, plural, zero {تواريخ الملفات كلها واضحة.} one {في ملف صورة واحدة تاريخ قد لا يكون تاريخ التقاطها.} two {في ملفي صورتين تاريخان قد لا يكونان تاريخي التقاطهما.} few {في ملفات # صور تواريخ قد لا تكون تواريخ التقاطها.} many {في ملفات # صورة تواريخ قد لا تكون تواريخ التقاطها.} other {في ملفات # صورة تواريخ قد لا تكون تواريخ التقاطها.}}',
  doubtsLook: 'عرضها',
  sortByDay: 'الترتيب حسب يوم الالتقاط',
  sorted:
    'رُتبت الصور حسب يوم التقاطها.{undated, plural, zero {} one { صورة واحدة بلا تاريخ، ومكانها في النهاية.} two { صورتان بلا تاريخ، ومكانهما في النهاية.} few { # صور بلا تاريخ، ومكانها في النهاية.} many { # صورة بلا تاريخ، ومكانها في النهاية.} other { # صورة بلا تاريخ، ومكانها في النهاية.}}',
  /** All photos small; several are chosen at once. */
  sheet: {
    selected:
      '{count, plural, zero {لا صور محددة} one {صورة واحدة محددة} two {صورتان محددتان} few {# صور محددة} many {# صورة محددة} other {# صورة محددة}}',
    all: 'تحديد الكل',
    none: 'إلغاء التحديد',
    move: 'نقل إلى موضع…',
    date: 'متى؟',
    turn: 'تدوير',
    turned:
      '{count, plural, zero {لم تُدَر أي صورة} one {أُديرت صورة واحدة} two {أُديرت صورتان} few {أُديرت # صور} many {أُديرت # صورة} other {أُديرت # صورة}} ربع دورة إلى اليمين',
    remove: 'إزالة',
    named: 'الصورة {number, number}: {caption}',
    namedFailed: '{words}، لم تصل',
    failed: 'لم تصل',
  },
  /** Before the step is left. */
  failedDialog: {
    title:
      '{count, plural, zero {لم تتعذّر إضافة أي صورة} one {تعذّرت إضافة صورة واحدة} two {تعذّرت إضافة صورتين} few {تعذّرت إضافة # صور} many {تعذّرت إضافة # صورة} other {تعذّرت إضافة # صورة}}',
    help: '{count, plural, zero {لن تظهر الصور} one {لن تظهر الصورة} two {لن تظهر الصورتان} few {لن تظهر الصور} many {لن تظهر الصور} other {لن تظهر الصور}} في صفحة الذكرى. يمكنكم المتابعة، واختيار نسخة أخرى في أي وقت.',
    photo: '{file}: {reason}',
    stay: '{count, plural, zero {عرض الصور} one {عرض الصورة} two {عرض الصورتين} few {عرض الصور} many {عرض الصور} other {عرض الصور}}',
    goOn: 'المتابعة بدونها',
  },
  moveDialog: {
    title: 'نقل هذه الصورة',
    place: 'الصورة {place, number} من {total, number}',
    earlier: 'تقديم',
    later: 'تأخير',
    start: 'إلى البداية',
    end: 'إلى النهاية',
    titleMany:
      '{count, plural, zero {نقل الصور} one {نقل صورة واحدة} two {نقل صورتين} few {نقل # صور} many {نقل # صورة} other {نقل # صورة}}',
    placeMany:
      '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}؛ الأولى هي الصورة {place, number} من {total, number}',
    number: 'إلى الموضع (من 1 إلى {last, number})',
    numberUnclear: 'يرجى إدخال رقم من 1 إلى {last, number}.',
    goNamed: 'نقل إلى هذا الموضع',
    announcedMany:
      '{count, plural, zero {لم تُنقل أي صورة} one {نُقلت صورة واحدة إلى الموضع {place, number}} two {نُقلت صورتان؛ الأولى في الموضع {place, number}} few {نُقلت # صور؛ الأولى في الموضع {place, number}} many {نُقلت # صورة؛ الأولى في الموضع {place, number}} other {نُقلت # صورة؛ الأولى في الموضع {place, number}}}',
    announced: 'نُقلت الصورة إلى الموضع {place, number} من {total, number}',
  },
}
