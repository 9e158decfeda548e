import type { Language } from '#languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import { mailDay } from '#server/mails/dates.ts'
import { translateMail } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

interface Payment {
  nameOfPerson: string
  /** Zero where a free code paid for the memorial: no money moved, and none is owed. */
  amountMinor: number
  currency: string
  /** The provider's or our own reference number. */
  reference: string
  isTest: boolean
}

interface Receipt extends Payment {
  paidAt: Date
  retainedUntil: Date
  /** True for another year, after an earlier payment. */
  isExtension: boolean
  /** Opens the memorial, also on a new device. */
  memorialUrl: string
}

/** What was paid, for what, and until when the memorial is kept (the price includes tax, shown as such). */
export function writeReceiptMail(receipt: Receipt, language: Language) {
  const { isExtension, amountMinor } = receipt
  const t = translateMail(language, {
    ...wordsOf(receipt, language),
    date: mailDay(receipt.paidAt, language),
    until: mailDay(receipt.retainedUntil, language),
  })
  const button = { label: t('layout.openMemorial'), href: receipt.memorialUrl }
  const keeps = t(isExtension ? 'receipt.keepsOn' : 'receipt.keeps')
  if (amountMinor === 0)
    return writeMail(t, 'free', {
      subject: t(isExtension ? 'free.subjectAgain' : 'free.subject'),
      heading: t(isExtension ? 'free.headingAgain' : 'free.heading'),
      texts: [t(isExtension ? 'free.coveredAgain' : 'free.covered'), keeps],
      button,
    })
  const lines = [
    t('receipt.amount'),
    t('receipt.tax'),
    t('receipt.paidOn'),
    t('layout.reference'),
    receipt.isTest && t('layout.testMode'),
  ]
  return writeMail(t, 'receipt', {
    helpBeside: receipt.memorialUrl,
    heading: t('layout.thanks'),
    texts: [t(isExtension ? 'receipt.thanksAgain' : 'receipt.thanks'), lines, keeps],
    button,
  })
}

interface Refund extends Payment {
  /** A code that had no use left when the money arrived; null if the refund has another reason. */
  promoMissed: string | null
  profileUrl: string
}

/** Says that money is being refunded: a double payment, or a refund by the operator. */
export function writeRefundMail(refund: Refund, language: Language) {
  const { promoMissed: code, isTest, profileUrl } = refund
  const t = translateMail(language, wordsOf(refund, language))
  return writeMail(t, 'refund', {
    preheader: t('layout.onItsWay'),
    texts: [
      t('refund.sent'),
      code ? t('refund.promo', { code }) : t('layout.nothingToDo'),
      [t('layout.reference'), isTest && t('layout.testMode')],
    ],
    button: { label: t('refund.open'), href: profileUrl },
    why: t('receipt.why'),
  })
}

const wordsOf = ({ nameOfPerson, amountMinor, currency, reference }: Payment, language: Language) => ({
  name: nameOfPerson,
  amount: formatMoney(amountMinor, currency, language),
  reference,
})
