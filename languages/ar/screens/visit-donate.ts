import type { Translation } from '../../translation-type.ts'

/** The donation card of the public memorial, in Arabic. */
export const visitDonate: Translation<typeof import('../../en/screens/visit-donate.ts').visitDonate> = {
  title: 'التبرع',
  soFar:
    'جُمع {amount} حتى الآن، في {count, plural, zero {لا تبرعات} one {تبرع واحد} two {تبرعين} few {# تبرعات} many {# تبرعًا} other {# تبرع}}.',
  none: 'لم يصل تبرع بعد.',
  receiver: 'يستلم التبرعات \u2068{recipient}\u2069، كما تقول العائلة.',
  receiverWhen: 'يستلم التبرعات \u2068{recipient}\u2069، كما تقول العائلة. الموعد: \u2068{payout}\u2069.',
  receiverUnsaid: 'لم تذكر العائلة بعد لمن تُدفع الأموال. يمكنكم سؤالها قبل التبرع.',
  charity: 'رقم الجمعية الخيرية كما ذكرته العائلة: \u2068{charity}\u2069.',
  given:
    '{count, plural, zero {تبرّعتم بمبلغ {amount} في {date}.} one {تبرّعتم بمبلغ {amount} في {date}.} two {تبرّعتم بمبلغ {amount} في تبرّعين، آخرهما في {date}.} few {تبرّعتم بمبلغ {amount} في # تبرّعات، آخرها في {date}.} many {تبرّعتم بمبلغ {amount} في # تبرّعًا، آخرها في {date}.} other {تبرّعتم بمبلغ {amount} في # تبرّع، آخرها في {date}.}}',
  goal: 'الهدف: {amount}',
  fund: 'لأي غاية',
  amount: 'المبلغ',
  other: 'مبلغ آخر',
  otherAmount: 'مبلغ آخر',
  otherHelp: 'من {min} إلى {max}.',
  name: 'اسمكم',
  nameHelp: 'لا حاجة إليه عند التبرع من دون إظهاره.',
  email: 'بريدكم الإلكتروني',
  emailHelp: 'يُرسل الإيصال إليه. ولا حاجة إلى حساب.',
  haveAccount: 'لدي حساب',
  feeNext: 'تظهر رسوم المعالجة قبل الدفع.',
  notReady: 'نظام الدفع ليس جاهزًا. يرجى تحديث الصفحة.',
  initFailed: 'تعذّر تجهيز نظام الدفع. يرجى تحديث الصفحة.',
}
