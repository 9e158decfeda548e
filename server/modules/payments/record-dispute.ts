import { sql } from 'kysely'
import type { Context } from '#server/ports/context.ts'
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
    const about = { disputeId: id, provider: provider.name, intentId, purpose, memorialUuid }
    // No row when it was stored before, by whichever node.
    const news = await db
      .insertInto('disputes')
      .values({ ...dispute, ...about, notedAt: clock.now() })
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
    if (news) onDispute({ id, intentId, purpose, state, reason, amountMinor, currency })
  }
}

const isUndecided = sql<boolean>`disputes.state in ('inquiry', 'open')`

/** Undecided ones first, then newest first. */
export async function listDisputes({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .selectFrom('disputes')
    .leftJoin('memorials', 'memorials.uuid', 'disputes.memorialUuid')
    .select(['disputeId as id', 'intentId as paymentIntentId', 'purpose', 'state', 'reason', 'amountMinor'])
    .select(['currency', 'openedAt', 'respondBy', 'memorialUuid', 'nameOfPerson'])
    .orderBy(isUndecided, 'desc')
    .orderBy('openedAt', 'desc')
    .orderBy('disputeId')
    .limit(SHOWN)
    .execute()
  return {
    disputes: rows.map(({ openedAt, respondBy, ...row }) => ({
      ...row,
      openedAt: openedAt.toISOString(),
      respondBy: respondBy?.toISOString() ?? null,
    })),
  }
}

/** Payments with a dispute that no bank has decided yet. */
export async function listUndecided({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('disputes').select('intentId').distinct().where(isUndecided).execute()
  return rows.map(({ intentId }) => intentId)
}
