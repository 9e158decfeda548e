import type { Body } from '#contract/endpoint.ts'
import type { createPromo as createCall } from '#contract/payments.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import { presentPromo } from './present.ts'
import * as repo from './repo.ts'

// Promo codes, by the operator who makes them.

export async function createPromo({ db }: Pick<Context, 'db'>, wanted: Body<typeof createCall>) {
  const promo = {
    code: wanted.code,
    free: wanted.free,
    amountOffMinor: wanted.amountOff,
    maxUses: wanted.maxUses ?? null,
    // Valid until the end of that day in every time zone.
    expiresAt: wanted.expires ? new Date(`${wanted.expires}T23:59:59-12:00`) : null,
  }
  if (!(await repo.insertPromo(db, promo))) throw new DomainError('PROMO_EXISTS')
  return { promo: presentPromo({ ...promo, uses: 0 }) }
}

export async function listPromos({ db }: Pick<Context, 'db'>) {
  return { promos: (await repo.listPromos(db)).map(presentPromo) }
}
