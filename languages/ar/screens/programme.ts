import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** When and where: the events of a memorial's day, and who answered for each; in Arabic. */
export const programme: Translation<typeof import('../../en/screens/programme.ts').programme> = {
  pageTitle: `متى وأين · ${brand.name}`,
  title: 'متى وأين',
  titleMany: 'البرنامج',
  intro: 'اتركوا ما لم يتقرر بعد فارغًا. يمكنكم العودة في أي وقت، ولا يُرسل بريد إلى أحد عند أي تغيير.',
  introMany:
    'بترتيب الوقت. يرد الناس على كل مناسبة، ولا يرون إلا ما دُعوا إليه. لا يُرسل بريد إلى أحد عند أي تغيير.',
  loading: 'جارٍ الفتح…',
  failed: 'لم ينجح ذلك. يرجى إعادة المحاولة.',
  cancel: 'إلغاء',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'محفوظ',
  unsaved: 'تغييرات لم تُحفظ بعد',
  reverted: 'تم التراجع عن تغييراتكم',
  notSaved: 'تعذّر الحفظ',
  kept: 'لم يُفقد شيء، فكل شيء ما زال هنا على هذا الجهاز.',

  kinds: {
    SERVICE: 'مراسم',
    BURIAL: 'دفن',
    CREMATION: 'حرق الجثمان',
    GATHERING: 'لقاء',
    ONLINE: 'عبر الإنترنت',
    OTHER: 'مناسبة',
  },

  list: {
    label: 'المناسبات',
    noTime: 'لا وقت بعد',
    open: 'تعديل',
    close: 'إغلاق',
    own: 'تاريخ صفحة الذكرى نفسها',
    chosen:
      '{count, plural, =0 {لم يُختر أحد بعد} zero {لم يُختر أحد بعد} one {شخص واحد اخترتموه فقط} two {شخصان اخترتموهما فقط} few {# أشخاص اخترتموهم فقط} many {# شخصًا اخترتموهم فقط} other {# شخص اخترتموهم فقط}}',
    room: 'متسع لعدد {count, number}',
    cancelled: 'أُلغيت',
    cancelledHelp: 'تبقى على الصفحة على أنها أُلغيت، وتبقى الردود عليها محفوظة.',
    toCorrect: 'هنا ما يحتاج إلى نظرة',
    add: 'إضافة مناسبة',
    addSecond: 'إضافة مناسبة ثانية',
    full: 'يتسع اليوم لعدد {count, number} من المناسبات.',
    done: 'تم',
    takeBack: 'إلغاء هذه المناسبة',
    undo: 'تراجع',
    removed: 'أُزيلت: {name}',
    people: 'عرض الأسماء',
    peopleNamed: 'عرض الأسماء: {name}',
  },

  counts: {
    coming:
      '{count, plural, zero {لا حضور} one {شخص واحد سيحضر} two {شخصان سيحضران} few {# أشخاص سيحضرون} many {# شخصًا سيحضرون} other {# شخص سيحضرون}}',
    unsure:
      '{count, plural, zero {لا أحد غير متأكد} one {شخص واحد غير متأكد} two {شخصان غير متأكدين} few {# غير متأكدين} many {# غير متأكدين} other {# غير متأكدين}}',
    watching:
      '{count, plural, zero {لا مشاهدين} one {شخص واحد يشاهد عن بُعد} two {شخصان يشاهدان عن بُعد} few {# أشخاص يشاهدون عن بُعد} many {# شخصًا يشاهدون عن بُعد} other {# شخص يشاهدون عن بُعد}}',
    waiting:
      '{count, plural, zero {لا أحد ينتظر مكانًا} one {شخص واحد ينتظر مكانًا} two {شخصان ينتظران مكانًا} few {# أشخاص ينتظرون مكانًا} many {# شخصًا ينتظرون مكانًا} other {# شخص ينتظرون مكانًا}}',
    notAttending:
      '{count, plural, zero {لا اعتذارات} one {اعتذار واحد} two {اعتذاران} few {# اعتذارات} many {# اعتذارًا} other {# اعتذار}}',
  },

  fields: {
    kind: 'النوع',
    title: 'الاسم',
    titleHelp: 'إن لم تُسمَّ «{kind}» فقط.',
    date: 'التاريخ',
    begins: 'البداية',
    ends: 'النهاية',
    nextDay: 'تنتهي في اليوم التالي',
    zoneIs: 'بتوقيت {zone}.',
    zoneChange: 'منطقة زمنية أخرى',
    zone: 'المنطقة الزمنية',
    zoneHelp: 'وقت المكان نفسه. من يعيش في مكان آخر يقرأ وقته بجانبه.',
    place: 'المكان',
    placeHelp: 'المكان الذي يجتمع فيه الناس. يصلهم رابط للخريطة.',
    details: 'ما يحسن معرفته',
    detailsHelp: 'مواقف السيارات، اللباس، ما يُحضر.',
    past: 'هذا اليوم قد مضى. هل هو صحيح؟',
    overlap: 'في ذلك الوقت لم تنتهِ بعد: {name}. قد يكون ذلك مقصودًا، ولا شيء يمنعكم.',
  },

  more: {
    title: 'عند الحاجة فقط',
    ends: 'تحديد وقت النهاية',
    stream: 'إضافة بث مباشر',
    room: 'تحديد عدد الأشخاص',
    asks: 'السؤال عن الطعام أو سهولة الدخول',
    invited: 'اختيار المدعوين',
  },
  stream: {
    title: 'بث مباشر',
    none: 'لا تُبث هذه المناسبة',
    noneHelp: 'تذكر الصفحة ذلك. أحيانًا يبيع غرباء روابط لبث غير موجود.',
    link: 'رابط البث',
    linkHelp: 'من دار الجنازات أو YouTube أو Zoom أو أي مكان آخر.',
    unknown:
      'لا نعرف الموقع {host}. يرجى تجربة الرابط، فهو يقود إليه كل من يشاهد، وأحيانًا يرسل غرباء روابط زائفة.',
    test: 'تجربة الرابط',
    testNamed: 'تجربة الرابط {host} في نافذة جديدة',
    recording: 'التسجيل',
    recordingHelp: 'رابط لمن فاتتهم المناسبة، متى وُجد.',
  },
  room: {
    label: 'كم شخصًا يتسع لهم المكان',
    help: 'مع المرافقين. حين يمتلئ المكان تستمر الردود وتنتظر، وأنتم من يسمح بالدخول.',
    coming:
      '{count, plural, zero {لا حضور حتى الآن.} one {سيحضر شخص واحد حتى الآن.} two {سيحضر شخصان حتى الآن.} few {سيحضر # أشخاص حتى الآن.} many {سيحضر # شخصًا حتى الآن.} other {سيحضر # شخص حتى الآن.}}',
    over: 'سيحضر أكثر من ذلك: {count, number}. تبقى لهم أماكنهم.',
  },
  asks: {
    title: 'سؤال من سيحضر',
    food: 'ما لا يمكنهم أكله',
    access: 'ما يحتاجون إليه للدخول والمشاركة',
  },
  invited: {
    title: 'من المدعوون',
    EVERYONE: 'كل من لديه الصفحة',
    CHOSEN: 'أشخاص أختارهم فقط',
    chosenHelp: 'لا يرى الآخرون هذه المناسبة إطلاقًا.',
    people: 'من تختارونهم',
    count: 'اختير {chosen, number} من {all, number}',
    find: 'البحث عن اسم',
    none: 'لا توجد جهات اتصال للاختيار منها بعد.',
    contacts: 'جهات الاتصال والمشاركة',
    notFound: 'لا أحد بهذا الاسم.',
  },

  problems: {
    dateMissing: 'في أي يوم؟ الوقت يحتاج إلى يوم.',
    dateUnclear: 'يرجى التحقق من السنة.',
    beginsMissing: 'متى تبدأ؟',
    timeSkipped: 'في ذلك اليوم تُقدَّم الساعات، فلا وجود لهذا الوقت. يرجى اختيار وقت آخر.',
    timeTwice: 'في ذلك اليوم تُؤخَّر الساعات، فيأتي هذا الوقت مرتين. يرجى اختيار وقت آخر.',
    endsBefore: 'هذا قبل البداية، {time}.',
    tooLong: 'هذا طويل جدًا. المتسع {limit, number} حرف.',
    capacityUnclear: 'يرجى كتابة عدد من 1 إلى {limit, number}، أو تركه فارغًا.',
    nobodyChosen: 'يرجى اختيار شخص واحد على الأقل، أو دعوة الجميع.',
    linkUnclear: 'هذا ليس عنوان صفحة. ينبغي أن يبدأ بـ https://',
  },

  seen: {
    title: 'كما يراه معظم الناس',
    noDay: 'لا يوم بعد',
    cancelled: 'لن تُقام',
    stream: 'من لا يستطيع الحضور يمكنه المشاهدة.',
    notStreamed: 'لا تُبث.',
    zone: 'بتوقيت {zone}.',
    hidden:
      '{count, plural, zero {يرى من اخترتموهم ما يراه الجميع.} one {يرى من اخترتموهم مناسبة أخرى.} two {يرى من اخترتموهم مناسبتين أخريين.} few {يرى من اخترتموهم # مناسبات أخرى.} many {يرى من اخترتموهم # مناسبة أخرى.} other {يرى من اخترتموهم # مناسبة أخرى.}}',
  },

  after: {
    title: 'حُفظ. لم يُرسل بريد إلى أحد.',
    text: 'من ردّوا من قبل ما زالوا محسوبين على ما ردّوا عليه:',
    changed: 'يرون الوقت أو المكان الجديد حين يفتحون الصفحة.',
    dashboard: 'إلى لوحة المتابعة',
  },

  conflict: {
    groups: {
      kind: 'الاسم',
      when: 'الوقت',
      place: 'المكان',
      details: 'ما يحسن معرفته',
      capacity: 'المتسع',
      invited: 'من المدعوون',
      asks: 'ما يُسأل عنه',
      stream: 'بث مباشر',
      cancelled: 'هل تُقام',
    },
    takesPlace: 'تُقام',
    takenBack: 'أُلغيت',
    chosen:
      '{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  },

  people: {
    title: 'من ردّ',
    pageTitle: `من ردّ · ${brand.name}`,
    back: 'متى وأين',
    loading: 'جارٍ قراءة الردود',
    none: 'لم يردّ أحد على هذه المناسبة بعد.',
    noneHelp: 'هنا يظهر من سيحضر ومن لم يتأكد ومن يشاهد عن بُعد.',
    gone: 'لم تعد هذه المناسبة موجودة.',
    print: 'طباعة قائمة الباب',
    printHelp: 'كل من سيحضر، بالاسم.',
    csv: 'تنزيل CSV',
    csvNamed: 'تنزيل CSV: {what}',
    name: 'الاسم',
    guests: 'المرافقون',
    food: 'الطعام',
    access: 'الدخول',
    here: 'حضر',
    groups: {
      WAITING: 'ينتظرون مكانًا',
      ATTENDING: 'سيحضرون',
      UNSURE: 'غير متأكدين',
      WATCHING: 'يشاهدون عن بُعد',
      NOT_ATTENDING: 'اعتذروا',
    },
    withGuests:
      '{count, plural, zero {بلا مرافقين} one {ومرافق واحد} two {ومرافقان} few {و# مرافقين} many {و# مرافقًا} other {و# مرافق}}',
    foodIs: 'الطعام: {text}',
    accessIs: 'الدخول: {text}',
    letIn: 'السماح بالدخول',
    letInNamed: 'السماح بالدخول: {name}',
    lettingIn: 'جارٍ السماح…',
    letInDone: 'صار لدى {name} مكان، ويصله بريد بذلك.',
    plus: '+ {count, number}',
    awaitsLook: 'ينتظر هذا الرد أن تنظروا فيه، ولم يُحسب بعد.',
    total:
      '{count, plural, zero {لا أحد.} one {شخص واحد في المجموع.} two {شخصان في المجموع.} few {# أشخاص في المجموع.} many {# شخصًا في المجموع.} other {# شخص في المجموع.}}',
    more: 'عرض المزيد',
  },
}
