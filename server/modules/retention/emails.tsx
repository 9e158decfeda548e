import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDate } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailLink, MailSmall, MailText } from '#server/mails/parts.tsx'
import { renderMail, type WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import type { Notice } from './rules.ts'

interface YearsEnd {
  notice: Notice
  nameOfPerson: string
  /** Calendar dates, each the last day of what it names. */
  lastDay: string
  readableUntil: string
  filesUntil: string
  priceMinor: number
  currency: string
  /** Where hosts buy another year. */
  extendUrl: string
  /** Where hosts download the whole archive. */
  archiveUrl: string
}

/** Says that a memorial's year ends or has ended: what happens next, until when, and what its hosts can do. */
export function yearsEndMail(about: YearsEnd, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const stage = stageOf[about.notice]
  const words = {
    name: about.nameOfPerson,
    product: brand.name,
    date: mailDate(about.lastDay, language),
    readable: mailDate(about.readableUntil, language),
    files: mailDate(about.filesUntil, language),
    price: formatMoney(about.priceMinor, about.currency, language),
  }
  const subject = t(`yearsEnd.${stage}.subject`, words)
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={t(`yearsEnd.${stage}.preheader`, words)}
        footer={t('yearsEnd.why', words)}
      >
        <MailHeading>{t(`yearsEnd.${stage}.heading`, words)}</MailHeading>
        <MailText>{t(`yearsEnd.${stage}.stands`, words)}</MailText>
        <MailText>{t(`yearsEnd.${stage}.next`, words)}</MailText>
        <MailText>{t('yearsEnd.another', words)}</MailText>
        <MailButton href={about.extendUrl}>{t('yearsEnd.extend')}</MailButton>
        <MailSmall>
          {t('yearsEnd.archive')} <MailLink href={about.archiveUrl}>{t('yearsEnd.fetch')}</MailLink>
        </MailSmall>
      </MailLayout>,
    ),
  }
}

/** The three reminders have the same text: it names dates, so it is right whenever it is read. */
const stageOf = {
  IN_60: 'ending',
  IN_14: 'ending',
  IN_1: 'ending',
  GRACE: 'grace',
  ARCHIVED: 'archived',
  LEAVING: 'leaving',
} as const satisfies Record<Notice, string>
