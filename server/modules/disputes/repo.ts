import { sql } from 'kysely'
import type { Db } from '#server/ports/database.ts'

interface NewDispute {
  disputeId: string
  provider: string
  intentId: string
  purpose: 'memorial' | 'extension' | 'donation'
  memorialUuid: string
  state: 'inquiry' | 'open' | 'won' | 'lost'
  reason: string
  amountMinor: number
  currency: string
  openedAt: Date
  respondBy: Date | null
  notedAt: Date
}

/** Stores the state of a dispute. False when it was stored before, by whichever node. */
export async function put(db: Db, dispute: NewDispute): Promise<boolean> {
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
export function list(db: Db, atMost: number) {
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

export type DisputeRow = Awaited<ReturnType<typeof list>>[number]

/** Payments and gifts with a dispute that no bank has decided yet. */
export async function undecidedIntents(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('disputes').select('intentId').distinct().where(isUndecided).execute()
  return rows.map(({ intentId }) => intentId)
}
