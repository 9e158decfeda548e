import { type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import type { Dispute } from '#contract/disputes.ts'
import type { Context } from '#server/ports/context.ts'
import type { DB, Db } from '#server/ports/database.ts'
import type { PaymentIntent } from '#server/ports/payments.ts'

/** How many the operator is shown. */
const SHOWN = 200

// Disputes (chargebacks), recorded for the operator: a donor's or buyer's bank claims money back.

/** Records the disputes of a payment, as the provider reports them now. */
export async function recordDisputes(
  { db, provider, clock, onDispute }: Pick<Context, 'db' | 'provider' | 'clock' | 'onDispute'>,
  { id: intentId, metadata, disputes }: PaymentIntent,
): Promise<void> {
  const { purpose, memorialUuid } = metadata
  for (const { id, ...dispute } of disputes) {
    const { state, reason, amountMinor, currency } = dispute
    const isNews = await put(db, {
      ...dispute,
      disputeId: id,
      provider: provider.name,
      intentId,
      purpose,
      memorialUuid,
      notedAt: clock.now(),
    })
    if (isNews) onDispute({ id, intentId, purpose, state, reason, amountMinor, currency })
  }
}

export async function listDisputes({ db }: Pick<Context, 'db'>) {
  return { disputes: (await list(db, SHOWN)).map(presentDispute) }
}

const presentDispute = (row: DisputeRow): z.infer<typeof Dispute> => ({
  id: row.disputeId,
  paymentIntentId: row.intentId,
  purpose: row.purpose,
  state: row.state,
  reason: row.reason,
  amountMinor: row.amountMinor,
  currency: row.currency,
  openedAt: row.openedAt.toISOString(),
  respondBy: row.respondBy?.toISOString() ?? null,
  memorialUuid: row.memorialUuid,
  nameOfPerson: row.nameOfPerson,
})

/** Stores the state of a dispute. False when it was stored before, by whichever node. */
async function put(db: Db, dispute: Insertable<DB['disputes']>): Promise<boolean> {
  const row = await db
    .insertInto('disputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict
        .column('disputeId')
        .doUpdateSet((eb) => ({
          state: eb.ref('excluded.state'),
          reason: eb.ref('excluded.reason'),
          amountMinor: eb.ref('excluded.amountMinor'),
          respondBy: eb.ref('excluded.respondBy'),
          notedAt: eb.ref('excluded.notedAt'),
        }))
        .where(
          sql<boolean>`(disputes.state, disputes.amount_minor, disputes.respond_by) is distinct from
            (excluded.state, excluded.amount_minor, excluded.respond_by)`,
        ),
    )
    .returning('disputeId')
    .executeTakeFirst()
  return row !== undefined
}

const isUndecided = sql<boolean>`disputes.state in ('inquiry', 'open')`

/** Undecided ones first, then newest first. */
function list(db: Db, atMost: number) {
  return db
    .selectFrom('disputes')
    .leftJoin('memorials', 'memorials.uuid', 'disputes.memorialUuid')
    .selectAll('disputes')
    .select('memorials.nameOfPerson')
    .orderBy(isUndecided, 'desc')
    .orderBy('disputes.openedAt', 'desc')
    .orderBy('disputes.disputeId')
    .limit(atMost)
    .execute()
}

type DisputeRow = Awaited<ReturnType<typeof list>>[number]

/** Payments with a dispute that no bank has decided yet. */
export async function listUndecided({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('disputes').select('intentId').distinct().where(isUndecided).execute()
  return rows.map(({ intentId }) => intentId)
}
