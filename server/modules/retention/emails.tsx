import type { Language } from '#languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import { mailDate } from '#server/mails/dates.ts'
import { MailLink } from '#server/mails/parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'
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
export function writeYearsEndMail(about: YearsEnd, language: Language) {
  const stage = `yearsEnd.${stageOf[about.notice]}` as const
  const t = translateMail(language, {
    name: about.nameOfPerson,
    date: mailDate(about.lastDay, language),
    readable: mailDate(about.readableUntil, language),
    files: mailDate(about.filesUntil, language),
    price: formatMoney(about.priceMinor, about.currency, language),
  })
  return writeMail(t, stage, {
    texts: [t(`${stage}.stands`), t(`${stage}.next`), t('yearsEnd.another')],
    button: { label: t('yearsEnd.extend'), href: about.extendUrl },
    small: [
      <>
        {t('yearsEnd.archive')} <MailLink href={about.archiveUrl}>{t('yearsEnd.fetch')}</MailLink>
      </>,
    ],
    why: t('yearsEnd.why'),
  })
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
