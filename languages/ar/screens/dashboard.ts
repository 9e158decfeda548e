import type { Translation } from '../../translation-type.ts'

/** The owner's dashboard, and the cards that are printed from it, in Arabic. */
export const dashboard: Translation<typeof import('../../en/screens/dashboard.ts').dashboard> = {
  title: 'صفحة الذكرى الخاصة بكم',
  tryAgain: 'إعادة المحاولة',
  backToProfile: 'العودة إلى الملف الشخصي',
  backToDashboard: 'العودة إلى لوحة المتابعة',
  /** It is kept on this device and opens without a network. */
  keptShow: 'فتح عرض الصور',
  noneSelected: 'لم يُعثر على صفحة ذكرى. يرجى إنشاء صفحة أو اختيارها.',
  failed: 'تعذّر فتح لوحة المتابعة. يرجى إعادة المحاولة.',
  loading: 'جارٍ فتح صفحة الذكرى',
  showMore: 'عرض المزيد',
  showing: 'يُعرض {shown, number} من {total, number}',
  fewer: 'عرض أقل',
  readAll: 'قراءة النص كله',
  readLess: 'عرض أقل',
  csv: 'تنزيل CSV',
  csvNamed: 'تنزيل CSV: {what}',

  head: {
    portrait: 'صورة {name}',
    view: 'عرض صفحة الذكرى',
    slideshow: 'عرض الصور',
    share: 'جهات الاتصال والمشاركة',
  },

  news: {
    welcome: 'هنا ستصل الردود والذكريات والتبرعات في ذكرى {name}.',
    welcomeMore: 'لا شيء هنا مستعجل. يمكن تغيير كل شيء ما دامت صفحة الذكرى محفوظة.',
    soFar: 'حتى الآن في ذكرى \u2068{name}\u2069: {list}.',
    since: 'منذ زيارتكم {when}: {list}.',
    nothing: 'لا جديد منذ زيارتكم {when}.',
    today: 'السابقة اليوم',
    on: 'في {date}',
    rsvps: '{count, plural, zero {لا ردود} one {رد واحد} two {ردان} few {# ردود} many {# ردًا} other {# رد}}',
    contributions:
      '{count, plural, zero {لا ذكريات} one {ذكرى واحدة} two {ذكريان} few {# ذكريات} many {# ذكرى} other {# ذكرى}}',
    donations: '{amount} من التبرعات',
  },

  ways: {
    title: 'ما وصل حتى الآن',
    rsvps: {
      waiting:
        '{count, plural, zero {لا ردود تنتظر نظرتكم} one {رد واحد ينتظر نظرتكم} two {ردان ينتظران نظرتكم} few {# ردود تنتظر نظرتكم} many {# ردًا ينتظر نظرتكم} other {# رد ينتظر نظرتكم}}',
      waitingText: 'وصلت ردود كثيرة جدًا من مكان واحد خلال ساعة، ولم تُحتسب هذه بعد.',
      none: 'لا ردود بعد',
      noneText: 'ستظهر الردود هنا حين تصل.',
      attending:
        '{count, plural, zero {لا حضور} one {شخص واحد سيحضر} two {شخصان سيحضران} few {# أشخاص سيحضرون} many {# شخصًا سيحضرون} other {# شخص سيحضرون}}',
      unsure:
        '{count, plural, zero {لا أحد غير متأكد} one {شخص واحد غير متأكد} two {شخصان غير متأكدين} few {# غير متأكدين} many {# غير متأكدين} other {# غير متأكدين}}',
      notAttending:
        '{count, plural, zero {لا اعتذارات} one {اعتذار واحد} two {اعتذاران} few {# اعتذارات} many {# اعتذارًا} other {# اعتذار}}',
      guests:
        '{guests, plural, zero {بلا مرافقين.} one {بينهم مرافق واحد.} two {بينهم مرافقان.} few {بينهم # مرافقين.} many {بينهم # مرافقًا.} other {بينهم # مرافق.}}',
      open: '{count, plural, zero {وصلت ردود جميع المدعوين.} one {مدعو واحد لم يرد بعد.} two {مدعوان لم يردا بعد.} few {# مدعوين لم يردوا بعد.} many {# مدعوًا لم يردوا بعد.} other {# مدعو لم يردوا بعد.}}',
    },
    memories: {
      waiting:
        '{count, plural, zero {لا ذكريات بانتظاركم} one {ذكرى واحدة بانتظاركم} two {ذكريان بانتظاركم} few {# ذكريات بانتظاركم} many {# ذكرى بانتظاركم} other {# ذكرى بانتظاركم}}',
      waitingText:
        'لا {count, plural, zero {يراها} one {يراها} two {يراهما} few {يراها} many {يراها} other {يراها}} أحد غيركم حتى توافقوا.',
      count:
        '{count, plural, zero {لا ذكريات} one {ذكرى واحدة} two {ذكريان} few {# ذكريات} many {# ذكرى} other {# ذكرى}}',
      news: '{count, plural, zero {لا جديد.} one {واحدة منها جديدة.} two {اثنتان منها جديدتان.} few {# منها جديدة.} many {# منها جديدة.} other {# منها جديدة.}}',
      noneWait: 'لا ذكريات تنتظر.',
      others:
        'لا {count, plural, zero {تحتاج} one {تحتاج} two {تحتاجان} few {تحتاج} many {تحتاج} other {تحتاج}} إلى شيء منكم.',
      none: 'لا ذكريات بعد',
      noneText: 'تصل حين يكون الرابط لدى الناس.',
    },
    gifts: {
      given: '{amount} من التبرعات',
      ofGoal:
        '{count, plural, zero {لا تبرعات بعد. المأمول {goal}.} one {في تبرع واحد، والمأمول {goal}.} two {في تبرعين، والمأمول {goal}.} few {في # تبرعات، والمأمول {goal}.} many {في # تبرعًا، والمأمول {goal}.} other {في # تبرع، والمأمول {goal}.}}',
      count:
        '{count, plural, zero {لا تبرعات.} one {في تبرع واحد.} two {في تبرعين.} few {في # تبرعات.} many {في # تبرعًا.} other {في # تبرع.}}',
      none: 'لا تبرعات بعد',
      noFund: 'لا تُطلب تبرعات',
      noFundText: 'يمكنكم تسمية غاية في أي وقت.',
    },
    publish: {
      title: 'الرابط ورمز QR',
      text: 'للإرسال وللطباعة.',
      kept: 'محفوظة حتى {date}.',
    },
  },

  unpaid: {
    title: 'بقيت خطوة واحدة قبل أن يراها غيركم',
    text: 'صفحة الذكرى محفوظة، ولا يراها أحد غيركم بعد.',
    pay: 'المتابعة إلى الدفع',
  },

  rsvps: {
    title: 'الردود على الدعوة',
    bar: 'حضور: {attending, number}، غير مؤكد: {unsure, number}، اعتذار: {notAttending, number}، لا رد بعد: {open, number}',
    attending: 'حضور',
    unsure: 'غير مؤكد',
    notAttending: 'اعتذار',
    open: 'لا رد بعد',
    coming:
      '{guests, plural, zero {لا مرافقين} one {معهم مرافق واحد} two {معهم مرافقان} few {معهم # مرافقين} many {معهم # مرافقًا} other {معهم # مرافق}}. عدد الحضور كله: {people, number}.',
    guests:
      '{count, plural, zero {بلا مرافقين} one {ومرافق واحد} two {ومرافقان} few {و# مرافقين} many {و# مرافقًا} other {و# مرافق}}',
    filter: 'عرض',
    all: 'الجميع',
    seeAll: 'عرض كل الردود ({count, number})',
    none: 'لم يجب أحد بهذا الرد.',
    besideProven:
      'أرسله شخص كتب هذا العنوان. أما الرد الذي جاء بعد تسجيل الدخول أو عبر الرابط الشخصي فباقٍ كما هو.',
    awaitsLook:
      'ينتظر نظرتكم: وصلت ردود كثيرة من مكان واحد خلال ساعة، فلم يُحتسب هذا الرد بعد ولم تُرسل أي رسالة.',
    letIn: 'احتسابه',
    waiting:
      '{count, plural, zero {لا ردود تنتظر} one {رد واحد ينتظر} two {ردان ينتظران} few {# ردود تنتظر} many {# ردًا ينتظر} other {# رد ينتظر}} نظرتكم ولم يُحتسب بعد.',
    removed: 'أُزيل رد {name}.',
    removedAndOut: 'أُزيل الرد، ولم يعد من الممكن الإضافة هنا باسم {name}.',
    removedAndAddressOut: 'أُزيل رد {name}. لم يعد بإمكان من يكتب \u2068{email}\u2069 فقط إضافة شيء هنا.',
    showWords: 'إظهار ما كُتب فيه',
    blocking:
      'يغيب الرد على الفور، ولا يمكن لهذا الحساب، أو للعنوان الذي أُرسلت إليه الدعوة، إضافة شيء بعدها: لا رد ولا كلمات ولا صور ولا تبرع. تبقى مشاهدة الصفحة ممكنة، ولا يُبلَّغ أحد بالأمر.',
    blockingAddress:
      'يغيب الرد على الفور، ولا يمكن لمن يكتب \u2068{email}\u2069 فقط إرسال رد أو تبرع بعدها. يستطيع أي شخص كتابة عنوان غيره، فقد يكون العنوان لشخص آخر: من يسجل الدخول به، أو يأتي عبر رابط دعوته، تبقى الإضافة ممكنة له. تبقى مشاهدة الصفحة ممكنة للجميع، ولا يُبلَّغ أحد بالأمر.',
    emptyTitle: 'ستظهر الردود هنا',
    emptyText: 'من سيحضر، ومن لم يتأكد بعد، وما يكتبونه إليكم.',
    invite: 'دعوة الناس',
  },

  contributions: {
    title: 'المساهمات',
    count: 'عددها {count, number}',
    news: 'الجديد: {count, number}',
    seeAll: 'عرض كل الذكريات ({count, number})',
    anonymous: 'بلا اسم',
    isNew: 'جديدة',
    hidden: 'مخفية: لا تظهر للآخرين',
    pending: 'بانتظاركم: لا تظهر للآخرين بعد',
    reasons: {
      LINKS: 'فيها رابط.',
      CAPITALS: 'معظمها بأحرف لاتينية كبيرة.',
      WORDS: 'فيها كلمات شائعة في الإعلانات.',
      REPEATED: 'وصلت الكلمات نفسها أكثر من مرة، أو وصلت إلى صفحات أخرى أيضًا.',
    },
    lookAtWaiting:
      '{count, plural, zero {لا شيء ينتظر} one {عرض الذكرى المنتظرة} two {عرض الذكريين المنتظرتين} few {عرض الذكريات المنتظرة (#)} many {عرض الذكريات المنتظرة (#)} other {عرض الذكريات المنتظرة (#)}}',
    approve: 'موافقة',
    approved: 'تمت الموافقة: يمكن للجميع رؤيتها',
    shutOut: 'منع الإضافة',
    photo: 'الصورة {number, number} من {name}',
    captioned: '{caption}: الصورة {number, number} من {name}',
    preparing:
      '{count, plural, zero {كل الصور جاهزة.} one {صورة واحدة قيد التجهيز.} two {صورتان قيد التجهيز.} few {# صور قيد التجهيز.} many {# صورة قيد التجهيز.} other {# صورة قيد التجهيز.}}',
    thank: 'شكر',
    thanked: 'أُرسل الشكر في {date}',
    hide: 'إخفاء',
    showAgain: 'إظهار من جديد',
    remove: 'إزالة',
    named: '{action}: \u2068{name}\u2069، {when}',
    removed: 'أُزيلت ذكرى {name}.',
    removedAndOut: 'أُزيلت الذكرى، ولم يعد من الممكن الإضافة هنا باسم {name}.',
    undo: 'تراجع',
    emptyTitle: 'ستظهر هنا ذكريات الآخرين',
    emptyText: 'يمكن لكل من لديه الرابط إضافة كلمات وصور. ويمكنكم إخفاء أي منها.',
    blocking: {
      title: 'منع {name} من الإضافة؟',
      text: 'تغيب الذكرى عن صفحة الذكرى على الفور، ولا يمكن لهذا الحساب إضافة شيء بعدها: لا كلمات ولا صور ولا رد ولا تبرع. يبقى بإمكانه مشاهدة الصفحة، ولا يُبلَّغ بالأمر.',
      back: 'يمكن لأي شريك في العناية رفع هذا المنع في أي وقت، ضمن «من يمكنه الرؤية والإضافة».',
      keep: 'ليس الآن',
      block: 'منع الإضافة',
    },
    removing: {
      title: 'إزالة ذكرى {name}؟',
      text: 'تغيب عن صفحة الذكرى على الفور. ويبقى زر «تراجع» في مكانها حتى تغادروا هذه الصفحة.',
      photos:
        '{count, plural, zero {لا صور معها.} one {وتغيب الصورة معها.} two {وتغيب الصورتان معها.} few {وتغيب # صور معها.} many {وتغيب # صورة معها.} other {وتغيب # صورة معها.}}',
      keep: 'الإبقاء عليها',
      remove: 'إزالة',
    },
    thanking: {
      title: 'شكر {name}',
      label: 'كلماتكم',
      help: 'تُرسل إلى {email} بالبريد الإلكتروني، مرة واحدة.',
      helpAnonymous: 'تُرسل بالبريد الإلكتروني، مرة واحدة، إلى من كتب هذا. ولا نُطلع أحدًا على عنوانه.',
      greeting: 'تحية طيبة {name}،',
      greetingAnonymous: 'تحية طيبة،',
      words: 'شكرًا على هذه الذكرى عن {person}. إنها تعني لنا جميعًا الكثير، وسنحتفظ بها.',
      empty: 'يرجى كتابة بضع كلمات.',
      cancel: 'ليس الآن',
      send: 'إرسال الشكر',
      sending: 'جارٍ الإرسال',
    },
  },

  donations: {
    title: 'التبرعات',
    count:
      '{count, plural, zero {لا تبرعات} one {في تبرع واحد} two {في تبرعين} few {في # تبرعات} many {في # تبرعًا} other {في # تبرع}}',
    goal: 'الهدف: {amount}',
    closed: 'مغلق: لم يعد يُطلب له',
    anonymous: 'بلا اسم',
    seeAll: 'عرض كل التبرعات ({count, number})',
    seeAllNamed: 'عرض كل التبرعات ({count, number}): {fund}',
    none: 'لم يصل تبرع بعد. ستظهر التبرعات هنا.',
    emptyTitle: 'ستظهر هنا التبرعات في ذكرى {name}',
    emptyText: 'سمّوا غاية كانت عزيزة، ويمكن لكل من لديه الرابط أن يتبرع لها.',
    edit: 'تعديل صناديق التبرعات',
  },

  todo: {
    title: 'ما بقي للقيام به',
    intro: 'لا شيء منها واجب.',
    putAway: 'تنحية',
    putAwayNamed: 'تنحية: {what}',
    isAway: 'نُحّيت.',
    away: '{count, plural, zero {لا شيء منحّى} one {مهمة منحّاة} two {مهمتان منحّاتان} few {# مهام منحّاة} many {# مهمة منحّاة} other {# مهمة منحّاة}}',
    bringBack: 'إعادة',
    bringBackNamed: 'إعادة: {what}',
    nothing: 'لا شيء الآن.',
    nothingText: 'إن احتاج أمر إليكم، ظهر هنا.',
    unsaved: {
      details: 'تغييرات التفاصيل على هذا الجهاز فقط',
      message: 'تغييرات الرسالة على هذا الجهاز فقط',
      photos: 'تغييرات الصور على هذا الجهاز فقط',
      stories: 'تغييرات القصص على هذا الجهاز فقط',
      'contacts-share': 'تغييرات جهات الاتصال على هذا الجهاز فقط',
      donations: 'تغييرات صناديق التبرعات على هذا الجهاز فقط',
    },
    bounced:
      '{count, plural, zero {وصلت كل الدعوات} one {تعذّر تسليم دعوة واحدة} two {تعذّر تسليم دعوتين} few {تعذّر تسليم # دعوات} many {تعذّر تسليم # دعوة} other {تعذّر تسليم # دعوة}}',
    name: 'لا يعرف ضيوفكم اسمكم: لا تذكره الصفحة ولا الدعوات',
    uninvited:
      '{count, plural, zero {وصلت الدعوة إلى كل جهات الاتصال} one {جهة اتصال واحدة بلا دعوة بعد} two {جهتا اتصال بلا دعوة بعد} few {# جهات اتصال بلا دعوة بعد} many {# جهة اتصال بلا دعوة بعد} other {# جهة اتصال بلا دعوة بعد}}',
    failedPhotos:
      '{count, plural, zero {قُرئت كل الصور} one {تعذّرت قراءة صورة واحدة} two {تعذّرت قراءة صورتين} few {تعذّرت قراءة # صور} many {تعذّرت قراءة # صورة} other {تعذّرت قراءة # صورة}}',
    noPhotos: 'لا صور بعد',
    captions:
      '{count, plural, zero {لكل الصور تعليق} one {صورة واحدة بلا تعليق} two {صورتان بلا تعليق} few {# صور بلا تعليق} many {# صورة بلا تعليق} other {# صورة بلا تعليق}}',
    message: 'لا رسالة منكم بعد',
    portrait: 'لا صورة شخصية بعد',
    date: 'لا تاريخ بعد لمن تدعونهم',
    cohost: 'تعتنون بهذه الصفحة وحدكم',
    act: {
      unsaved: 'متابعة',
      bounced: 'عرضها',
      name: 'إضافة اسمكم',
      uninvited: 'إرسال الدعوة',
      failedPhotos: 'عرضها',
      noPhotos: 'إضافة صور',
      captions: 'إضافة تعليقات',
      message: 'كتابة رسالة أو تسجيلها',
      portrait: 'اختيار صورة',
      date: 'إضافة تاريخ',
      cohost: 'طلب المساعدة من شخص',
    },
  },

  publish: {
    title: 'النشر',
    keptUntil: 'محفوظة حتى {date}.',
  },

  details: {
    title: 'تفاصيل صفحة الذكرى',
    /** Read aloud before the name of a part. */
    edit: 'تعديل:',
    comma: '، ',
    parts: {
      details: 'الاسم والتاريخ والمكان',
      programme: 'متى وأين',
      message: 'الرسالة',
      photos: 'الصور',
      stories: 'القصص',
      'contacts-share': 'جهات الاتصال ورابط المشاركة',
      donations: 'صناديق التبرعات',
      hosts: 'من يعتنون بصفحة الذكرى هذه',
      settings: 'من يمكنه الرؤية والإضافة',
    },
    sees: {
      LINK: 'كل من لديه الرابط',
      PASSCODE: 'كل من لديه الرابط وكلمة الدخول',
      PRIVATE: 'من يعتنون بها فقط',
    },
    searched: 'يمكن لمحركات البحث العثور عليها',
    noDate: 'لا تاريخ بعد',
    video: 'رسالة فيديو',
    noMessage: 'لا رسالة بعد',
    photos:
      '{count, plural, zero {لا صور بعد} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
    processing:
      '{count, plural, zero {لا شيء قيد التجهيز} one {واحدة قيد التجهيز} two {اثنتان قيد التجهيز} few {# قيد التجهيز} many {# قيد التجهيز} other {# قيد التجهيز}}',
    failedPhotos:
      '{count, plural, zero {قُرئت كلها} one {تعذّرت قراءة واحدة} two {تعذّرت قراءة اثنتين} few {تعذّرت قراءة #} many {تعذّرت قراءة #} other {تعذّرت قراءة #}}',
    stories:
      '{count, plural, zero {لا قصص بعد} one {قصة واحدة} two {قصتان} few {# قصص} many {# قصة} other {# قصة}}',
    contacts:
      '{count, plural, zero {لا جهات اتصال بعد} one {جهة اتصال واحدة} two {جهتا اتصال} few {# جهات اتصال} many {# جهة اتصال} other {# جهة اتصال}}',
    invited: 'المدعوون {count, number}',
    funds:
      '{count, plural, zero {لا صناديق بعد} one {صندوق واحد} two {صندوقان} few {# صناديق} many {# صندوقًا} other {# صندوق}}',
    hosts:
      '{count, plural, zero {لا أحد} one {أنتم فقط} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  },

  cards: {
    pageTitle: 'بطاقات للطباعة',
    title: 'بطاقات للطباعة',
    failed: 'تعذّر تحميل البطاقات. يُرجى المحاولة مرة أخرى.',
    intro: 'أربع بطاقات على ورقة A4 واحدة، تُقص وتُفصل: كل منها بحجم بطاقة بريدية (A6).',
    hint: 'في نافذة الطباعة اختاروا A4 و100%. الورق السميك أفضل.',
    print: 'طباعة',
    pdf: 'بصيغة PDF، على A4 أو US Letter',
    back: 'العودة إلى لوحة المتابعة',
    sheet: 'الورقة كما تُطبع',
    of: 'وفاءً لحياة',
    line: 'زوروا صفحة ذكرى {name}، وأضيفوا ما تتذكرونه.',
    lineUnnamed: 'زوروا صفحة الذكرى، وأضيفوا ما تتذكرونه.',
    scan: 'وجّهوا كاميرا هاتفكم إلى الرمز، أو افتحوا',
    unpaid: 'يمكن طباعة البطاقات حالما يصبح بإمكان الآخرين رؤية صفحة الذكرى.',
  },
}
