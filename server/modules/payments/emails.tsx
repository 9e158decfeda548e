import { brand } from '#contract/brand.ts'
import type { Language } from '#languages/index.ts'
import { formatMoney } from '#server/lib/money.ts'
import { mailDay } from '#server/mails/dates.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import { mailTranslator } from '#server/mails/translator.ts'
import { writeMail } from '#server/mails/write-mail.tsx'

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
  return writeMail(language, {
    subject: t(isExtension ? 'free.subjectAgain' : 'free.subject', words),
    preheader: t('free.preheader'),
    heading: t(isExtension ? 'free.headingAgain' : 'free.heading'),
    texts: [
      t(isExtension ? 'free.coveredAgain' : 'free.covered', words),
      t(isExtension ? 'receipt.keepsOn' : 'receipt.keeps', words),
    ],
    button: { label: t('layout.openMemorial'), href: memorialUrl },
    why: t('free.why', words),
  })
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
  const lines = [
    t('receipt.amount', words),
    t('receipt.tax'),
    t('receipt.paidOn', words),
    t('layout.reference', words),
  ]
  if (receipt.isTest) lines.push(t('layout.testMode'))
  return writeMail(language, {
    subject: t('receipt.subject', words),
    preheader: t('receipt.preheader', words),
    helpBeside: receipt.memorialUrl,
    heading: t('layout.thanks'),
    texts: [
      t(receipt.isExtension ? 'receipt.thanksAgain' : 'receipt.thanks', words),
      lines,
      t(receipt.isExtension ? 'receipt.keepsOn' : 'receipt.keeps', words),
    ],
    button: { label: t('layout.openMemorial'), href: receipt.memorialUrl },
    why: t('receipt.why', words),
  })
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
  const lines = [t('layout.reference', words)]
  if (refund.isTest) lines.push(t('layout.testMode'))
  return writeMail(language, {
    subject: t('refund.subject', words),
    preheader: t('layout.onItsWay', words),
    heading: t('refund.heading'),
    texts: [
      t('refund.sent', words),
      refund.promoMissed ? t('refund.promo', words) : t('layout.nothingToDo'),
      lines,
    ],
    button: { label: t('refund.open'), href: refund.profileUrl },
    why: t('receipt.why', words),
  })
}
