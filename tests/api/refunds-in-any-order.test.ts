import { expect, test } from 'vitest'
import { markRefunded, recordPartialRefund } from '#server/modules/payments/settle-payment.ts'
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

const purchases = {
  async gift(app: TestApp) {
    const { donor, slug } = await aFundToGiveTo(app)
    await give(app, donor, slug)
  },
  async memorial(app: TestApp) {
    const { memorial, token } = await aHost(app)
    await app.api('POST', '/memorial/payment-intent', { token, json: { memorialUuid: memorial.uuid } })
  },
}

test.each(
  orders([100, 250, whole]).flatMap((heard) =>
    (['gift', 'memorial'] as const).map((purchase) => ({ purchase, heard })),
  ),
)(
  'refunds of a $purchase recorded as totals of $heard leave the largest total',
  async ({ purchase, heard }) => {
    const app = await startApp()
    await purchases[purchase](app)
    const { uuid } = await app.db.selectFrom('payments').select('uuid').executeTakeFirstOrThrow()
    for (const amount of heard)
      await (amount === whole
        ? app.db.transaction().execute((tx) => markRefunded(tx, uuid, amount, app.clock.now()))
        : recordPartialRefund(app.db, uuid, amount))
    const row = await app.db.selectFrom('payments').select(['refundedMinor', 'refundedAt']).executeTakeFirst()
    expect(row).toEqual({ refundedMinor: whole, refundedAt: expect.any(Date) })
  },
)
