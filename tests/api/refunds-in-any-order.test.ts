import { expect, test } from 'vitest'
import * as donations from '#server/modules/donations/settle-gift.ts'
import * as payments from '#server/modules/payments/repo-status.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aFundToGiveTo, give } from '../support/donations.ts'
import { aHost } from '../support/factories.ts'

// Two processes learn of two refunds of one payment at once, and record them in either order. Each amount is the total
// refunded so far.

/** All orders of some numbers. */
const orders = (of: number[]): number[][] =>
  of.length < 2
    ? [of]
    : of.flatMap((one) => orders(of.filter((other) => other !== one)).map((rest) => [one, ...rest]))

const whole = 1048
const news = [100, 250, whole]

async function aGift(app: TestApp) {
  const { donor, slug } = await aFundToGiveTo(app)
  return String((await give(app, donor, slug)).body.paymentIntentId)
}

test.each(orders(news))(
  'refunds of a gift recorded as totals of %d, %d, %d leave the largest total',
  async (...heard) => {
    const app = await startApp()
    const intentId = await aGift(app)
    for (const amount of heard) {
      if (amount === whole)
        await app.db
          .transaction()
          .execute((tx) => donations.markRefunded(tx, intentId, amount, app.clock.now()))
      else await donations.recordPartialRefund(app.db, intentId, amount)
    }
    const row = await app.db
      .selectFrom('donationIntents')
      .select(['refundedMinor', 'refundedAt'])
      .where('intentId', '=', intentId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ refundedMinor: whole, refundedAt: expect.any(Date) })
  },
)

test.each(orders([100, 250, 300]))(
  'refunds of a payment recorded as totals of %d, %d, %d leave the largest total',
  async (...heard) => {
    const app = await startApp()
    const { memorial, token } = await aHost(app)
    await app.api('POST', '/memorial/payment-intent', { token, json: { memorialUuid: memorial.uuid } })
    const { uuid } = await app.db.selectFrom('payments').select('uuid').executeTakeFirstOrThrow()
    for (const amount of heard) await payments.recordPartialRefund(app.db, uuid, amount)
    const row = await app.db
      .selectFrom('payments')
      .select('refundedMinor')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    expect(row.refundedMinor).toBe(300)
  },
)
