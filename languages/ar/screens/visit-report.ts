import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** Whose page it is, and telling that something is wrong with it, in Arabic. */
export const visitReport: Translation<typeof import('../../en/screens/visit-report.ts').visitReport> = {
  foot: {
    title: 'هل هذه صفحة العائلة؟',
    hosts:
      '{count, plural, zero {العناية بصفحة الذكرى: {names}.} one {العناية بصفحة الذكرى: {names}.} two {العناية بصفحة الذكرى: {names}.} few {العناية بصفحة الذكرى: {names}.} many {العناية بصفحة الذكرى: {names}.} other {العناية بصفحة الذكرى: {names}.}}',
    unnamed: 'لم يذكر من يعتنون بصفحة الذكرى هذه أسماءهم.',
    free: 'مشاهدتها مجانية ولا تحتاج إلى حساب.',
    address: 'عنوانها الوحيد هو <link>{address}</link>.',
    printed: 'يمكن قراءة صفحة الذكرى هذه على العنوان <link>{address}</link>',
    report: 'هنا أمر غير صحيح',
  },
  pageTitle: `هنا أمر غير صحيح · ${brand.name}`,
  title: 'ما الأمر غير الصحيح هنا؟',
  about: 'صفحة ذكرى {name}',
  intro:
    'سيطّلع أحد القائمين على هذا الموقع على ما تكتبونه. لا تُخبَر العائلة بمن كتب، وتبقى صفحة الذكرى كما هي حتى ذلك الحين.',
  reason: 'ما الأمر؟',
  reasons: {
    NOT_THE_FAMILY: 'لم تصنعها العائلة، أو هناك من ينتحل صفتها',
    UNKIND: 'فيها ما يؤذي شخصًا',
    PRIVATE: 'تُظهر أمرًا خاصًا، أو صورة تخصّني',
    SPAM: 'فيها إعلان، أو طلب مال لا يصح طلبه',
    OTHER: 'أمر آخر',
  },
  words: 'ما الذي ينبغي أن نعرفه؟',
  email: 'بريدكم الإلكتروني',
  emailHelp: 'فقط إن كان يمكننا الرد عليكم.',
  reasonRequired: 'يرجى اختيار الأمر',
  send: 'إرسال',
  sent: 'شكرًا لكم. سيُنظر في الأمر.',
}
