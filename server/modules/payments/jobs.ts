import { defaultLanguage } from '#languages/index.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, MailRefused } from '#server/ports/mail.ts'
import { freeMail, receiptMail, refundMail } from './emails.tsx'
import { readReceipt } from './repo.ts'
import { refundPayment } from './service-refunds.ts'
import { release, settleBegun } from './service-sweep.ts'

interface PaymentJobDeps {
  context: Context
  mailer: Mailer
}

export function paymentJobs({ context, mailer }: PaymentJobDeps): JobHandlers {
  const { db, publicUrl } = context
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
    'payment.refund': { handle: ({ paymentUuid }) => refundPayment(context, paymentUuid) },
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
    'payment.settle': { concurrency: 1, cron: '*/10 * * * *', handle: () => settleBegun(context) },
    'payment.release': { handle: ({ memorialUuid }) => release(context, memorialUuid) },
  }
}
