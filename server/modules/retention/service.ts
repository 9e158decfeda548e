import { timeZone } from '#app/messages/formats.ts'
import type { Retention } from '#contract/retention.ts'
import type { Caller, HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { presentRetention } from './present.ts'
import * as repo from './repo.ts'
import { daysOf, stateOf, type Year } from './rules.ts'
import { daily } from './service-daily.ts'
import type { RetentionDeps } from './service-deps.ts'

export type RetentionService = ReturnType<typeof createRetention>

/** How long a memorial is kept, what its hosts are told of it, and buying another year. */
export function createRetention(deps: RetentionDeps) {
  const { db, clock, payments } = deps

  async function get({ memorialUuid }: HostAccess): Promise<{ retention: Retention | null }> {
    const year = await repo.findYear(db, memorialUuid)
    return { retention: year ? present(year) : null }
  }

  /** Rejects as `extendable` and `payments.validateExtensionPromo` do. */
  async function validatePromo(host: HostAccess, promo: { typed: string; ip: string }) {
    const { retainedUntil } = await extendable(host)
    const found = await payments.validateExtensionPromo(host, retainedUntil, promo)
    return { ...found, retention: await retentionOf(host) }
  }

  /** Rejects as `extendable` does, also when it turns out to be paid already. */
  async function createIntent(host: HostAccess, caller: Caller, promo: { typed: string | null; ip: string }) {
    const { retainedUntil } = await extendable(host)
    const intent = await payments.createExtensionIntent(host, caller, retainedUntil, promo)
    if (!intent) throw new DomainError('EXTENSION_TOO_EARLY')
    return intent
  }

  async function finish(host: HostAccess, caller: Caller, intentId: string) {
    await payments.finishExtension(host, caller, intentId)
    return { retention: await retentionOf(host) }
  }

  /** Allowed from 60 days before its year ends until it is removed. Rejects with NOT_PAID or EXTENSION_TOO_EARLY. */
  async function extendable({ memorialUuid }: HostAccess): Promise<repo.YearRow> {
    const year = await repo.findYear(db, memorialUuid)
    if (!year) throw new DomainError('NOT_PAID')
    if (stateOf(year, clock.now(), timeZone) === 'ACTIVE') throw new DomainError('EXTENSION_TOO_EARLY')
    return year
  }

  async function retentionOf({ memorialUuid }: HostAccess): Promise<Retention> {
    const year = await repo.findYear(db, memorialUuid)
    if (!year) throw new DomainError('MEMORIAL_NOT_FOUND')
    return present(year)
  }

  function present(year: repo.YearRow): Retention {
    const now = clock.now()
    return presentRetention(year, {
      now,
      timeZone,
      extendedUntil: payments.extendedUntil(year.retainedUntil, now),
      priceMinor: payments.priceMinor,
      currency: payments.currency,
    })
  }

  /** The path of a host's own link to the archive, valid as long as the files exist. */
  function archiveFor(memorialUuid: string, userUuid: string, year: Year): Promise<string> {
    const filesEnd = Date.parse(daysOf(year, timeZone).filesUntil) + A_DAY_MORE_MS
    const days = Math.ceil((filesEnd - clock.now().getTime()) / DAY_MS)
    return deps.archives.linkFor(memorialUuid, userUuid, Math.max(1, days))
  }

  return { get, validatePromo, createIntent, finish, archiveFor, ...daily(deps) }
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Two days after its start a calendar day is over in every time zone. */
const A_DAY_MORE_MS = 2 * DAY_MS
