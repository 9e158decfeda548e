import { timeZone } from '#app/messages/formats.ts'
import type { Retention } from '#contract/retention.ts'
import { extendYear } from '#server/lib/add-years.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { beginPayment, finishYear, validatePromo } from '#server/modules/payments/begin-payment.ts'
import type { Context } from '#server/ports/context.ts'
import { findYear } from './queries.ts'
import { daysOf, isoDayIn, stateOf } from './rules.ts'

// How long a memorial is kept, what its hosts are told of it, and buying another year.

/** Rejects as `readExtendable` and `validatePromo` do. */
export async function validateExtensionPromo(context: Context, host: HostAccess, promo: string) {
  const found = await validatePromo(context, host, await readExtendable(context, host), promo)
  return { ...found, retention: await requireRetention(context, host) }
}

/** Rejects as `readExtendable` and `beginPayment` do. */
export const createExtensionIntent = async (
  context: Context,
  host: HostAccess,
  caller: Caller,
  promo: string | null,
) => beginPayment(context, host, caller, await readExtendable(context, host), promo)

export async function finishExtension(context: Context, host: HostAccess, caller: Caller, intentId: string) {
  await finishYear(context, host, caller, 'extension', intentId)
  return { retention: await requireRetention(context, host) }
}

/** The end of its year; from 60 days before until it is removed. Rejects with NOT_PAID or EXTENSION_TOO_EARLY. */
async function readExtendable({ db, clock }: Context, { memorialUuid }: HostAccess): Promise<Date> {
  const year = await findYear(db, memorialUuid)
  if (!year) throw new DomainError('NOT_PAID')
  if (stateOf(year, clock.now(), timeZone) === 'ACTIVE') throw new DomainError('EXTENSION_TOO_EARLY')
  return year.retainedUntil
}

async function requireRetention(context: Context, host: HostAccess): Promise<Retention> {
  const { retention } = await getRetention(context, host)
  if (!retention) throw new DomainError('MEMORIAL_NOT_FOUND')
  return retention
}

/** Null of a memorial that nobody paid for. */
export async function getRetention(
  { db, clock, priceMinor, currency }: Context,
  { memorialUuid }: HostAccess,
): Promise<{ retention: Retention | null }> {
  const year = await findYear(db, memorialUuid)
  if (!year) return { retention: null }
  const now = clock.now()
  const retention = {
    state: stateOf(year, now, timeZone),
    retainedUntil: year.retainedUntil.toISOString(),
    ...daysOf(year, timeZone),
    extendedUntil: isoDayIn(extendYear(year.retainedUntil, now), timeZone),
    priceMinor,
    currency,
  }
  return { retention }
}
