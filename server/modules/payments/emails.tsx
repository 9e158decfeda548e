import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import { MailButton } from '#server/mails/button.tsx'
import { mailDay } from '#server/mails/dates.ts'
import { MailLayout } from '#server/mails/layout.tsx'
import { MailHeading, MailLines, MailText } from '#server/mails/parts.tsx'
import { renderMail, type WrittenMail, written } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'

export interface Receipt {
  nameOfPerson: string
  amountMinor: number
  currency: string
  paidAt: Date
  retainedUntil: Date
  /** True for another year, after an earlier payment. */
  isExtension: boolean
  /** The provider's or our own reference number. */
  reference: string
  isTest: boolean
  /** Opens the memorial, also on a new device. */
  memorialUrl: string
}

/** A free code paid for the memorial: no money moved, and none is owed. */
export function freeMail(
  memorial: Pick<Receipt, 'nameOfPerson' | 'retainedUntil' | 'isExtension' | 'memorialUrl'>,
  language: Language,
): WrittenMail {
  const t = mailTranslator(language)
  const { nameOfPerson: name, retainedUntil, isExtension, memorialUrl } = memorial
  const words = { name, product: brand.name, until: mailDay(retainedUntil, language) }
  const subject = t(isExtension ? 'free.subjectAgain' : 'free.subject', words)
  return written(
    subject,
    <MailLayout
      language={language}
      title={subject}
      preheader={t('free.preheader')}
      footer={t('free.why', words)}
    >
      <MailHeading>{t(isExtension ? 'free.headingAgain' : 'free.heading')}</MailHeading>
      <MailText>{t(isExtension ? 'free.coveredAgain' : 'free.covered', words)}</MailText>
      <MailText>{t(isExtension ? 'receipt.keepsOn' : 'receipt.keeps', words)}</MailText>
      <MailButton href={memorialUrl}>{t('receipt.open')}</MailButton>
    </MailLayout>,
  )
}

/** What was paid, for what, and until when the memorial is kept (the price includes tax, shown as such). */
export function receiptMail(receipt: Receipt, language: Language): WrittenMail {
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
        helpBeside={receipt.memorialUrl}
        footer={t('receipt.why', words)}
      >
        <MailHeading>{t('receipt.heading')}</MailHeading>
        <MailText>{t(receipt.isExtension ? 'receipt.thanksAgain' : 'receipt.thanks', words)}</MailText>
        <MailText>
          <MailLines>{lines.join('\n')}</MailLines>
        </MailText>
        <MailText>{t(receipt.isExtension ? 'receipt.keepsOn' : 'receipt.keeps', words)}</MailText>
        <MailButton href={receipt.memorialUrl}>{t('receipt.open')}</MailButton>
      </MailLayout>,
    ),
  }
}

interface RefundFacts {
  nameOfPerson: string
  /** The refunded amount. */
  amountMinor: number
  currency: string
  /** As on the receipt. */
  reference: string
  isTest: boolean
  /** A code that had no use left when the money arrived; null if the refund has another reason. */
  promoMissed: string | null
  profileUrl: string
}

/** Says that money is being refunded: a double payment, or a refund by the operator. */
export function refundMail(refund: RefundFacts, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = {
    name: refund.nameOfPerson,
    product: brand.name,
    amount: formatMoney(refund.amountMinor, refund.currency, language),
    reference: refund.reference,
    code: refund.promoMissed ?? '',
  }
  const subject = t('refund.subject', words)
  const lines = [t('refund.reference', words)]
  if (refund.isTest) lines.push(t('refund.test'))
  return {
    subject,
    ...renderMail(
      <MailLayout
        language={language}
        title={subject}
        preheader={t('refund.preheader', words)}
        footer={t('refund.why', words)}
      >
        <MailHeading>{t('refund.heading')}</MailHeading>
        <MailText>{t('refund.sent', words)}</MailText>
        <MailText>{refund.promoMissed ? t('refund.promo', words) : t('refund.nothing')}</MailText>
        <MailText>
          <MailLines>{lines.join('\n')}</MailLines>
        </MailText>
        <MailButton href={refund.profileUrl}>{t('refund.open')}</MailButton>
      </MailLayout>,
    ),
  }
}
