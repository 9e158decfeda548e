import type { Answer, Body } from '#contract/endpoint.ts'
import type { createPromo as createCall, listPromos as listCall } from '#contract/payments.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Promo } from './rules.ts'

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
  const row = await db
    .insertInto('promoCodes')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new DomainError('PROMO_EXISTS')
  return { promo: presentPromo(row) }
}

export async function listPromos({ db }: Pick<Context, 'db'>) {
  const rows = await db.selectFrom('promoCodes').selectAll().orderBy('createdAt', 'desc').execute()
  return { promos: rows.map(presentPromo) }
}

function presentPromo(promo: Promo & { code: string }): Answer<typeof listCall>['promos'][number] {
  const { code, free, amountOffMinor, maxUses, uses, expiresAt } = promo
  return { code, free, amountOffMinor, maxUses, uses, expiresAt: expiresAt?.toISOString() ?? null }
}
