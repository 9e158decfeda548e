import { fullName } from '#server/lib/full-name.ts'
import { mail } from '#server/mails/mail.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { checkDisputed, releasePayments, sweepPayments } from './check-payments.ts'
import { writeReceiptMail, writeRefundMail } from './emails.tsx'
import { refundPayment } from './refund-memorial.ts'

export function paymentJobs({ context, mailer }: { context: Context; mailer: Mailer }): JobHandlers {
  const { db, publicUrl } = context
  return {
    ...mail(mailer, 'payment.receipt', {
      async read({ paymentUuid }) {
        const payment = await readPayment(db, paymentUuid)
        const { completedAt: paidAt, retainedUntil } = payment ?? {}
        if (!payment || !paidAt || !retainedUntil) return null
        const memorialUrl = `${publicUrl}/memorial/load/${payment.memorialUuid}`
        return { ...payment, paidAt, retainedUntil, isExtension: payment.extendsFrom !== null, memorialUrl }
      },
      write: writeReceiptMail,
    }),
    ...mail(mailer, 'payment.refunded', {
      async read({ paymentUuid }) {
        const payment = await readPayment(db, paymentUuid)
        if (!payment?.refundedAt) return null
        const { refundedMinor: amountMinor, promoMissed, promoCode } = payment
        const missed = promoMissed ? promoCode : null
        return { ...payment, amountMinor, promoMissed: missed, profileUrl: `${publicUrl}/profile` }
      },
      write: writeRefundMail,
    }),
    'payment.settle': { concurrency: 1, cron: '*/10 * * * *', handle: () => sweepPayments(context) },
    'dispute.look': { concurrency: 1, cron: '43 4 * * *', handle: () => checkDisputed(context) },
    'payment.refund': { handle: ({ paymentUuid }) => refundPayment(context, paymentUuid) },
    'payment.release': { handle: ({ memorialUuid }) => releasePayments(context, memorialUuid) },
  }
}

async function readPayment(db: Db, paymentUuid: string) {
  const row = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.uuid', 'payments.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'payments.memorialUuid')
    .selectAll('payments')
    .select(['users.email', 'users.language', 'memorials.nameOfPerson', 'memorials.retainedUntil'])
    .select(fullName.as('toName'))
    .where('payments.uuid', '=', paymentUuid)
    .executeTakeFirst()
  return row && { ...row, reference: row.uuid.slice(0, 8).toUpperCase(), isTest: row.provider === 'sandbox' }
}
