import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** Words that belong to the parts of `ui/`, in Arabic. */
export const common: Translation<typeof import('../../en/screens/common.ts').common> = {
  brandHome: `${brand.name}، الصفحة الأولى`,
  version: `الإصدار ${brand.version}`,
  skipToContent: 'الانتقال إلى المحتوى',
  language: 'اللغة',
  trust: { label: 'المساعدة والخصوصية والشروط', support: 'المساعدة', privacy: 'الخصوصية', terms: 'الشروط' },
  contactSupport: 'التواصل مع الدعم',
  optional: '(اختياري)',
  back: 'رجوع',
  close: 'إغلاق',
  ok: 'حسنًا',
  undo: 'تراجع',
  steps: {
    label: 'الخطوات',
    actions: 'الرجوع والمتابعة',
    done: '(اكتملت)',
    unavailable: '(غير متاحة بعد)',
  },
  menu: { account: 'الحساب', profile: 'الملف الشخصي', logout: 'تسجيل الخروج' },
  count: {
    ofLimit: '{count, number} / {limit, number}',
    left: '{left, plural, zero {لم يبقَ أي حرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت # أحرف} many {بقي # حرفًا} other {بقي # حرف}}',
  },
  password: {
    show: 'إظهار',
    hide: 'إخفاء',
    showNamed: 'إظهار: {label}',
    hideNamed: 'إخفاء: {label}',
    strength: {
      short: 'ما زالت قصيرة.',
      weak: 'يسهل تخمينها. ثلاث كلمات أو أربع أكثر أمانًا.',
      fair: 'مقبولة. بضعة أحرف أخرى تجعلها أكثر أمانًا.',
      good: 'جيدة. وكلما طالت كانت أكثر أمانًا.',
      strong: 'قوية.',
    },
  },
  pageError: {
    missing: 'لا توجد صفحة هنا',
    missingHelp: 'قد يكون الرابط ناقصًا، أو نُقل ما كان هنا إلى مكان آخر.',
    failed: 'تعذّر عرض هذه الصفحة',
    failedHelp: 'ما حُفظ يبقى محفوظًا. يرجى إعادة المحاولة بعد قليل.',
    again: 'إعادة المحاولة',
    home: 'العودة إلى الصفحة الأولى',
  },
  notLoaded: {
    gone: 'ربما حُذفت، أو صار شخص آخر يعتني بها. يمكن استعادة صفحة الذكرى المحذوفة خلال 30 يومًا من الملف الشخصي لصاحبها.',
    toProfile: 'العودة إلى الملف الشخصي',
    again: 'إعادة المحاولة',
  },
  copy: { copy: 'نسخ', copied: 'تم النسخ', failed: 'يرجى تحديد النص ونسخه يدويًا.' },
}
