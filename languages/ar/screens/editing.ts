import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

const page = (screen: string) => `${screen} · ${brand.name}`

/** The edit screens, in Arabic. */
export const editing: Translation<typeof import('../../en/screens/editing.ts').editing> = {
  frame: {
    forMemorial: 'لصفحة ذكرى {name}',
    saving: 'جارٍ الحفظ…',
    unsaved: 'تغييرات لم تُحفظ بعد',
    saved: 'محفوظ',
    cancelled: 'تم التراجع عن تغييراتكم',
    error: 'خطأ',
    kept: 'لم يُفقد شيء، فكل شيء ما زال هنا.',
    loadFailed: 'تعذّر فتح بيانات صفحة الذكرى. يرجى تحديث الصفحة.',
    loadFailedAgain: 'ما زال فتح بيانات صفحة الذكرى متعذرًا. يرجى التواصل مع الدعم.',
    goneUnsaved: 'لا يمكن حفظ ما كتبتموه هنا الآن. ما زال في الأسفل، على هذا الجهاز.',
  },
  message: {
    pageTitle: page('تعديل الرسالة'),
    title: 'تعديل الرسالة',
    failed: 'تعذّر حفظ الرسالة',
    failedVideo: 'تعذّر رفع الفيديو',
  },
  stories: {
    pageTitle: page('تعديل القصص'),
    title: 'تعديل القصص',
    failed: 'تعذّر حفظ القصص: {reason}',
    tryAgain: 'يرجى إعادة المحاولة.',
  },
  details: {
    pageTitle: page('تعديل تفاصيل صفحة الذكرى'),
    title: 'تعديل تفاصيل صفحة الذكرى',
    failed: 'تعذّر حفظ تفاصيل صفحة الذكرى. يرجى إعادة المحاولة.',
    name: 'الاسم',
    photo: 'الصورة الشخصية',
    photoIntro: 'الصورة التي تستقبل الجميع.',
    when: 'التأبين',
    more: 'تفاصيل إضافية',
    someone: 'من تحبون',
    programme: 'الأوقات ومناسبات أخرى وبث مباشر',
  },
  funds: {
    pageTitle: page('تعديل صناديق التبرعات'),
    title: 'تعديل صناديق التبرعات',
    failed: 'تعذّر حفظ صناديق التبرعات: {reason}',
    tryAgain: 'يرجى إعادة المحاولة.',
    fund: 'الصندوق {number, number}',
    fundTitle: 'اسم الصندوق',
    titleMissing: 'يرجى تسمية هذا الصندوق أو إزالته.',
    description: 'الوصف',
    recipient: 'من يستلم التبرعات',
    recipientHelp: 'اسم الشخص أو الجمعية. يقرؤه كل من يتبرع.',
    payout: 'موعد التسليم',
    payoutHelp: 'مثل «في اليوم الأول من كل شهر» أو «بعد المراسم».',
    charity: 'رقم الجمعية الخيرية',
    charityHelp:
      'إن كانت جمعية خيرية: رقم ABN أو EIN، أو اسم سجل آخر ورقمه. نتحقق من خانات الرقم، لا من صاحبه.',
    rewordHelp:
      'وصلت تبرعات إلى هذا الصندوق. يحتفظ كل تبرع بالنص الذي قُدّم تحته، ويُرسل أي اسم أو غرض أو مستلم جديد بالبريد إلى كل من يعتنون بصفحة الذكرى.',
    fixed: 'وصلت تبرعات إلى هذا الصندوق',
    fixedHelp: 'لا يغيّر اسمه وغرضه ومن يستلمه إلا من أنشأ صفحة الذكرى. ويبقى بإمكانكم تحديد هدفه.',
    goal: 'الهدف',
    goalHelp: 'المبلغ الذي تأملون جمعه، مثل 1500. اتركوه فارغًا إن لم يكن هناك هدف.',
    goalUnclear: 'يرجى كتابة مبلغ مثل 1500 أو 1500.50، أو تركه فارغًا.',
    raised:
      'جُمع {sum} حتى الآن، من {count, plural, zero {لا تبرعات} one {تبرع واحد} two {تبرعين} few {# تبرعات} many {# تبرعًا} other {# تبرع}}.',
    add: 'إضافة صندوق آخر',
    remove: 'إزالة الصندوق',
    removeNamed: 'إزالة الصندوق {number, number}',
    removed: 'أُزيل الصندوق: {title}',
    untitled: 'بلا اسم',
    ask: {
      title: 'إزالة هذا الصندوق؟',
      body: 'وصله {count, plural, zero {لا شيء} one {تبرع واحد} two {تبرعان} few {# تبرعات} many {# تبرعًا} other {# تبرع}}، بمجموع {sum}. {count, plural, zero {لا يضيع شيء} one {لا يضيع منه شيء، ويبقى مدرجًا} two {لا يضيع منهما شيء، ويبقيان مدرجين} few {لا يضيع منها شيء، وتبقى مدرجة} many {لا يضيع منها شيء، وتبقى مدرجة} other {لا يضيع منها شيء، وتبقى مدرجة}} في لوحة المتابعة. ولا يُعرض الصندوق على الزوار بعد ذلك.',
      keep: 'الإبقاء على الصندوق',
      remove: 'إزالة الصندوق',
    },
  },
}
