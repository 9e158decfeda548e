import { timeZone } from '#app/messages/formats.ts'
import type { Retention } from '#contract/retention.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as payments from '#server/modules/payments/service.ts'
import type { Context } from '#server/ports/context.ts'
import { findYear, type YearRow } from './queries.ts'
import { daysOf, isoDayIn, stateOf } from './rules.ts'

// How long a memorial is kept, what its hosts are told of it, and buying another year.

export async function getRetention(
  context: Context,
  { memorialUuid }: HostAccess,
): Promise<{ retention: Retention | null }> {
  const year = await findYear(context.db, memorialUuid)
  return { retention: year ? presentYear(context, year) : null }
}

/** Rejects as `extendable` and `payments.validatePromo` do. */
export async function validateExtensionPromo(context: Context, host: HostAccess, promo: string) {
  const { retainedUntil } = await extendable(context, host)
  const found = await payments.validatePromo(context, host, retainedUntil, promo)
  return { ...found, retention: await retentionOf(context, host) }
}

/** Rejects as `extendable` does, also when it turns out to be paid already. */
export async function createExtensionIntent(
  context: Context,
  host: HostAccess,
  caller: Caller,
  promo: string | null,
) {
  const { retainedUntil } = await extendable(context, host)
  const intent = await payments.beginPayment(context, host, caller, retainedUntil, promo)
  if (!intent) throw new DomainError('EXTENSION_TOO_EARLY')
  return intent
}

export async function finishExtension(context: Context, host: HostAccess, caller: Caller, intentId: string) {
  await payments.finishYear(context, host, caller, 'extension', intentId)
  return { retention: await retentionOf(context, host) }
}

/** Allowed from 60 days before its year ends until it is removed. Rejects with NOT_PAID or EXTENSION_TOO_EARLY. */
async function extendable(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { memorialUuid }: HostAccess,
): Promise<YearRow> {
  const year = await findYear(db, memorialUuid)
  if (!year) throw new DomainError('NOT_PAID')
  if (stateOf(year, clock.now(), timeZone) === 'ACTIVE') throw new DomainError('EXTENSION_TOO_EARLY')
  return year
}

async function retentionOf(context: Context, { memorialUuid }: HostAccess): Promise<Retention> {
  const year = await findYear(context.db, memorialUuid)
  if (!year) throw new DomainError('MEMORIAL_NOT_FOUND')
  return presentYear(context, year)
}

function presentYear({ clock, priceMinor, currency }: Context, year: YearRow): Retention {
  const now = clock.now()
  return {
    state: stateOf(year, now, timeZone),
    retainedUntil: year.retainedUntil.toISOString(),
    ...daysOf(year, timeZone),
    extendedUntil: isoDayIn(payments.extendedUntil(year.retainedUntil, now), timeZone),
    priceMinor,
    currency,
  }
}
