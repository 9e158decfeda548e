import { defaultLanguage } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import type { WrittenMail } from '#server/mails/render.tsx'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import type { JobHandlers } from '#server/ports/jobs.ts'
import { type Mailer, sendUnlessRefused } from '#server/ports/mail.ts'
import { checkDisputed, releasePayments, sweepPayments } from './check-payments.ts'
import { freeMail, receiptMail, refundMail } from './emails.tsx'
import { refundPayment } from './refund-memorial.ts'

interface PaymentJobDeps {
  context: Context
  mailer: Mailer
}

export function paymentJobs({ context, mailer }: PaymentJobDeps): JobHandlers {
  const { db, publicUrl } = context
  const send = (kind: 'receipt' | 'refund', { uuid, email, toName }: Receipt, mail: WrittenMail) =>
    sendUnlessRefused(mailer, { id: `${kind}-${uuid}`, to: email, toName, ...mail })
  return {
    'payment.receipt': {
      async handle({ paymentUuid }) {
        const payment = await readReceipt(db, paymentUuid)
        const { completedAt, retainedUntil } = payment ?? {}
        if (!payment || !completedAt || !retainedUntil) return
        const facts = {
          ...factsOf(payment),
          amountMinor: payment.amountMinor,
          paidAt: completedAt,
          retainedUntil,
          isExtension: payment.extendsFrom !== null,
          memorialUrl: `${publicUrl}/memorial/load/${payment.memorialUuid}`,
        }
        const writeMail = payment.amountMinor === 0 ? freeMail : receiptMail
        await send('receipt', payment, writeMail(facts, payment.language ?? defaultLanguage))
      },
    },
    'payment.refund': { handle: ({ paymentUuid }) => refundPayment(context, paymentUuid) },
    'payment.refunded': {
      async handle({ paymentUuid }) {
        const payment = await readReceipt(db, paymentUuid)
        if (!payment?.refundedAt) return
        const facts = {
          ...factsOf(payment),
          amountMinor: payment.refundedMinor,
          promoMissed: payment.promoMissed ? payment.promoCode : null,
          profileUrl: `${publicUrl}/profile`,
        }
        await send('refund', payment, refundMail(facts, payment.language ?? defaultLanguage))
      },
    },
    'payment.settle': { concurrency: 1, cron: '*/10 * * * *', handle: () => sweepPayments(context) },
    'dispute.look': { concurrency: 1, cron: '43 4 * * *', handle: () => checkDisputed(context) },
    'payment.release': { handle: ({ memorialUuid }) => releasePayments(context, memorialUuid) },
  }
}

const factsOf = ({ nameOfPerson, currency, uuid, provider }: Receipt) => ({
  nameOfPerson,
  currency,
  reference: uuid.slice(0, 8).toUpperCase(),
  isTest: provider === 'sandbox',
})

const readReceipt = (db: Db, paymentUuid: string) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.uuid', 'payments.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'payments.memorialUuid')
    .selectAll('payments')
    .select(['users.email', 'users.language', 'memorials.nameOfPerson', 'memorials.retainedUntil'])
    .select(fullName.as('toName'))
    .where('payments.uuid', '=', paymentUuid)
    .executeTakeFirst()

type Receipt = NonNullable<Awaited<ReturnType<typeof readReceipt>>>
