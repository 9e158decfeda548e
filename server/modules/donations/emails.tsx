import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDay } from '#server/mails/dates.ts'
import { MailLink } from '#server/mails/parts.tsx'
import type { WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface DonationReceiptFacts {
  nameOfPerson: MailableName
  /** Empty when the title contains an advertisement. */
  fundTitle: MailableName
  /** Who receives the money and when, in the family's words. */
  recipient: string | null
  payout: string | null
  /** The number of a charity, as the family gives it. */
  charity: string | null
  amountMinor: number
  feeMinor: number
  currency: string
  anonymous: boolean
  dateDonated: Date
  /** Our own reference number. */
  reference: string
  isTest: boolean
  link: string
  /** Where the name beside the gift is changed, and how to ask for the money back is said. */
  changeLink: string
}

/** The receipt: what was given, to what, and what it cost. */
export function donationMail(gift: DonationReceiptFacts, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const { amountMinor, feeMinor, currency } = gift
  const words = {
    name: gift.nameOfPerson,
    fund: gift.fundTitle,
    product: brand.name,
    amount: formatMoney(amountMinor, currency, language),
    fee: formatMoney(feeMinor, currency, language),
    total: formatMoney(amountMinor + feeMinor, currency, language),
    date: mailDay(gift.dateDonated, language),
    reference: gift.reference,
    recipient: gift.recipient ?? '',
    payout: gift.payout ?? '',
    charity: gift.charity ?? '',
  }
  const lines = [
    gift.fundTitle && t('donation.fund', words),
    t(gift.recipient ? 'donation.recipient' : 'donation.recipientUnsaid', words),
    gift.charity !== null && t('donation.charity', words),
    gift.recipient !== null && gift.payout !== null && t('donation.payout', words),
    t('donation.amount', words),
    t('donation.fee', words),
    t('donation.total', words),
    t('donation.givenOn', words),
    t('layout.reference', words),
    gift.isTest && t('layout.testMode'),
  ].filter((line) => line !== '' && line !== false)
  return writeMail(language, {
    subject: t('donation.subject', words),
    preheader: t('donation.preheader', words),
    helpBeside: gift.link,
    heading: t('layout.thanks'),
    texts: [t('donation.thanks', words), lines, t(gift.anonymous ? 'donation.anonymous' : 'donation.named')],
    button: { label: t('layout.openMemorial'), href: gift.link },
    small: [
      <MailLink key="change" href={gift.changeLink}>
        {t('donation.change')}
      </MailLink>,
      t('donation.keep'),
      t('donation.noTax'),
    ],
    why: t('donation.why', words),
  })
}

interface DonationRefundFacts {
  nameOfPerson: MailableName
  /** The refunded amount, including the fee. */
  amountMinor: number
  currency: string
  /** As on the receipt; null when there was none. */
  reference: string | null
  isTest: boolean
}

/** Says that a donation is being refunded, whoever started the refund. */
export function donationRefundMail(refund: DonationRefundFacts, language: Language): WrittenMail {
  const t = mailTranslator(language)
  const words = {
    name: refund.nameOfPerson,
    product: brand.name,
    amount: formatMoney(refund.amountMinor, refund.currency, language),
  }
  const { reference } = refund
  const lines = [
    reference && t('layout.reference', { reference }),
    refund.isTest && t('layout.testMode'),
  ].filter((line) => line !== null && line !== false)
  return writeMail(language, {
    subject: t('donationRefund.subject', words),
    preheader: t('layout.onItsWay', words),
    heading: t('donationRefund.heading'),
    texts: [t('donationRefund.sent', words), t('layout.nothingToDo'), lines.length > 0 && lines],
    why: t('donation.why', words),
  })
}
