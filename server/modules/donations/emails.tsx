import type { Language } from '#languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import type { MailableName } from '#server/lib/spam.ts'
import { mailDay } from '#server/mails/dates.ts'
import { MailLink } from '#server/mails/parts.tsx'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface Gift {
  nameOfPerson: MailableName
  amountMinor: number
  currency: string
  isTest: boolean
}

interface DonationReceiptFacts extends Gift {
  /** Empty when the title contains an advertisement. */
  fundTitle: MailableName
  /** Who receives the money and when, in the family's words. */
  recipient: string | null
  payout: string | null
  /** The number of a charity, as the family gives it. */
  charity: string | null
  feeMinor: number
  anonymous: boolean
  dateDonated: Date
  /** Our own reference number. */
  reference: string
  link: string
  /** Where the name beside the gift is changed, and how to ask for the money back is said. */
  changeLink: string
}

/** The receipt: what was given, to what, and what it cost. */
export function writeDonationMail(gift: DonationReceiptFacts, language: Language) {
  const { amountMinor, feeMinor, fundTitle: fund, recipient, payout, charity, reference } = gift
  const money = (minor: number) => formatMoney(minor, gift.currency, language)
  const t = translateMail(language, {
    name: gift.nameOfPerson,
    fund,
    amount: money(amountMinor),
    fee: money(feeMinor),
    total: money(amountMinor + feeMinor),
    date: mailDay(gift.dateDonated, language),
    reference,
  })
  const lines = [
    fund && t('donation.fund'),
    recipient ? t('donation.recipient', { recipient }) : t('donation.recipientUnsaid'),
    charity !== null && t('donation.charity', { charity }),
    recipient !== null && payout !== null && t('donation.payout', { payout }),
    t('donation.amount'),
    t('donation.fee'),
    t('donation.total'),
    t('donation.givenOn'),
    t('layout.reference'),
    gift.isTest && t('layout.testMode'),
  ]
  return writeMail(t, 'donation', {
    helpBeside: gift.link,
    heading: t('layout.thanks'),
    texts: [t('donation.thanks'), lines, t(gift.anonymous ? 'donation.anonymous' : 'donation.named')],
    button: { label: t('layout.openMemorial'), href: gift.link },
    small: [
      <MailLink key="change" href={gift.changeLink}>
        {t('donation.change')}
      </MailLink>,
      t('donation.keep'),
      t('donation.noTax'),
    ],
  })
}

/**
 * Says that a donation is being refunded, whoever started the refund.
 *
 * @param refund `amountMinor`: with the fee; `reference`: as on the receipt, null when there was none
 */
export function writeDonationRefundMail(refund: Gift & { reference: string | null }, language: Language) {
  const { nameOfPerson: name, amountMinor, currency, reference } = refund
  const t = translateMail(language, { name, amount: formatMoney(amountMinor, currency, language) })
  return writeMail(t, 'donationRefund', {
    preheader: t('layout.onItsWay'),
    texts: [
      t('donationRefund.sent'),
      t('layout.nothingToDo'),
      [reference && t('layout.reference', { reference }), refund.isTest && t('layout.testMode')],
    ],
    why: t('donation.why'),
  })
}
