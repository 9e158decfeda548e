import { defaultLanguage } from '#languages/index.ts'
import type { Context } from '#server/ports/context.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { freeMail, receiptMail, refundMail } from './emails.tsx'
import { readReceipt } from './repo.ts'
import * as extensions from './service-extension-settle.ts'
import { eachOf } from './service-extension-settle.ts'
import { settle } from './service-provider.ts'
import { giveBack, refundPayment } from './service-refunds.ts'
import { releaseFirst, sweepable } from './service-settle.ts'

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
        await sendUnlessRefused(mailer, {
          id: `receipt-${payment.uuid}`,
          to: payment.email,
          toName: payment.toName,
          ...mail,
        })
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
        await sendUnlessRefused(mailer, {
          id: `refund-${payment.uuid}`,
          to: payment.email,
          toName: payment.toName,
          ...mail,
        })
      },
    },
    'payment.settle': { concurrency: 1, cron: '*/10 * * * *', handle: () => settleBegun(context) },
    'payment.release': { handle: ({ memorialUuid }) => release(context, memorialUuid) },
  }
}

/** For all memorials: the browser or this server may have stopped, and the provider's webhooks may be lost. */
async function settleBegun(context: Context): Promise<void> {
  const { begun, surplus } = await sweepable(context)
  await eachOf(begun, (payment) => settle(context, payment))
  await eachOf(surplus, (payment) => giveBack(context, payment))
  await extensions.settleBegun(context)
}

/** Calls off the other begun payments of a memorial once one is paid. */
async function release(context: Context, memorialUuid: string): Promise<void> {
  await releaseFirst(context, memorialUuid)
  await extensions.release(context, memorialUuid)
}
