import { brand } from '#app/brand.ts'
import type { Language } from '#contract/languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailButton, MailHeading, MailLines, MailText } from '#server/mails/parts.tsx'
import { renderMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

export interface Receipt {
  nameOfPerson: string
  amountMinor: number
  currency: string
  paidAt: Date
  retainedUntil: Date
  /** For another year of a memorial that was kept before. */
  isExtension: boolean
  /** The provider's or our own number for it. */
  reference: string
  isTest: boolean
  dashboardUrl: string
}

/** What was paid, for what, and until when it keeps (product-decisions "Payment": tax included and shown as such). */
export function receiptMail(
  receipt: Receipt,
  language: Language,
): { subject: string; html: string; text: string } {
  const t = mailTranslator(language)
  const words = {
    name: receipt.nameOfPerson,
    product: brand.name,
    amount: formatMoney(receipt.amountMinor, receipt.currency, language),
    date: mailDay(receipt.paidAt, language),
    until: mailDay(receipt.retainedUntil, language),
    reference: receipt.reference,
  }
  const subject = t('receipt.subject', words)
  const lines = [
    t('receipt.amount', words),
    t('receipt.tax'),
    t('receipt.paidOn', words),
    t('receipt.reference', words),
  ]
  if (receipt.isTest) lines.push(t('receipt.test'))
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={t('receipt.preheader', words)}
        footer={t('receipt.why', words)}
      >
        <MailHeading>{t('receipt.heading')}</MailHeading>
        <MailText>{t(receipt.isExtension ? 'receipt.thanksAgain' : 'receipt.thanks', words)}</MailText>
        <MailText>
          <MailLines>{lines.join('\n')}</MailLines>
        </MailText>
        <MailText>{t(receipt.isExtension ? 'receipt.keepsOn' : 'receipt.keeps', words)}</MailText>
        <MailButton href={receipt.dashboardUrl}>{t('receipt.open')}</MailButton>
      </MailLayout>,
    ),
  }
}
