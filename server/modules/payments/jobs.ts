import { defaultLanguage } from '#languages/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { freeMail, receiptMail, refundMail } from './emails.tsx'
import { readReceipt } from './repo.ts'
import type { Payments } from './service.ts'

interface PaymentJobDeps {
  db: Database
  mailer: Mailer
  payments: Pick<Payments, 'settleBegun' | 'release' | 'refundPayment'>
  publicUrl: string
}

export function paymentJobs({ db, mailer, payments, publicUrl }: PaymentJobDeps): JobHandlers {
  return {
    'payment.receipt': {
      async handle({ paymentUuid }) {
        const payment = await readReceipt(db, paymentUuid)
        if (!payment?.completedAt || !payment.retainedUntil) return
        const facts = {
          nameOfPerson: payment.nameOfPerson,
          amountMinor: payment.amountMinor,
          currency: payment.currency,
          paidAt: payment.completedAt,
          retainedUntil: payment.retainedUntil,
          isExtension: payment.extendsFrom !== null,
          reference: payment.uuid.slice(0, 8).toUpperCase(),
          isTest: payment.provider === 'sandbox',
          memorialUrl: `${publicUrl}/memorial/load/${payment.memorialUuid}`,
        }
        const writeMail = payment.amountMinor === 0 ? freeMail : receiptMail
        const mail = writeMail(facts, payment.language ?? defaultLanguage)
        try {
          await mailer.send({
            id: `receipt-${payment.uuid}`,
            to: payment.email,
            toName: payment.toName,
            ...mail,
          })
        } catch (reason) {
          // The address is refused for good; the account has the receipt all the same.
          if (!(reason instanceof MailRefused)) throw reason
        }
      },
    },
    'payment.refund': { handle: ({ paymentUuid }) => payments.refundPayment(paymentUuid) },
    'payment.refunded': {
      async handle({ paymentUuid }) {
        const payment = await readReceipt(db, paymentUuid)
        if (!payment?.refundedAt) return
        const facts = {
          nameOfPerson: payment.nameOfPerson,
          amountMinor: payment.refundedMinor,
          currency: payment.currency,
          reference: payment.uuid.slice(0, 8).toUpperCase(),
          isTest: payment.provider === 'sandbox',
          promoMissed: payment.promoMissed ? payment.promoCode : null,
          profileUrl: `${publicUrl}/profile`,
        }
        const mail = refundMail(facts, payment.language ?? defaultLanguage)
        try {
          await mailer.send({
            id: `refund-${payment.uuid}`,
            to: payment.email,
            toName: payment.toName,
            ...mail,
          })
        } catch (reason) {
          // The address is refused for good; the refund happens all the same.
          if (!(reason instanceof MailRefused)) throw reason
        }
      },
    },
    'payment.settle': { concurrency: 1, cron: '*/10 * * * *', handle: () => payments.settleBegun() },
    'payment.release': { handle: ({ memorialUuid }) => payments.release(memorialUuid) },
  }
}
