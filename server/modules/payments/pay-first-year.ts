import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { beginPayment, finishYear, validatePromo } from './begin-payment.ts'
import { settleBegunOf } from './check-payments.ts'
import { selectMemorial } from './queries.ts'

/** A free code settles the memorial at once; for another one it returns what it takes off. */
export async function validateFirstPromo(context: Context, host: HostAccess, typed: string) {
  await refuseWhenPaid(context, host)
  const found = await validatePromo(context, host, null, typed)
  return { ...found, memorial: await views.readHostView(context, host) }
}

export async function createPaymentIntent(
  context: Context,
  host: HostAccess,
  caller: Caller,
  typed: string | null,
) {
  await refuseWhenPaid(context, host)
  // It may be paid although the browser stopped before it could say so: settle that before asking for money again.
  await settleBegunOf(context, host.memorialUuid, 'memorial')
  await refuseWhenPaid(context, host)
  return beginPayment(context, host, caller, null, typed)
}

/** Rejects as `finishYear` does. */
export async function finishFirstYear(context: Context, host: HostAccess, caller: Caller, intentId: string) {
  await finishYear(context, host, caller, 'memorial', intentId)
  return { memorial: await views.readHostView(context, host) }
}

async function refuseWhenPaid({ db }: Context, { memorialUuid }: HostAccess) {
  const memorial = await selectMemorial(db, memorialUuid).executeTakeFirst()
  if (memorial?.paymentCompletedAt) throw new DomainError('ALREADY_PAID')
}
