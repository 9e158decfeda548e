import { sql } from 'kysely'
import type { Database } from '#server/ports/database.ts'
import type { DisputeCount, PaymentCount } from '#server/ports/metrics.ts'

/** Payments and gifts begun since `since`, by any process. */
export async function paymentCounts(db: Database, since: Date): Promise<PaymentCount[]> {
  const { rows } = await sql<PaymentCount>`
    select case when extends_from is null then 'memorial' else 'extension' end as purpose,
           case when completed_at is not null and amount_minor = 0 then 'free'
                when completed_at is not null then 'paid'
                when called_off_at is not null then 'ended' else 'open' end as state,
           count(*)::integer as count
      from payments where created_at >= ${since} group by 1, 2
    union all
    select 'donation',
           case when exists (select from donations d where d.intent_id = i.intent_id) then 'paid'
                when i.settled_at is not null then 'ended' else 'open' end,
           count(*)::integer
      from donation_intents i where created_at >= ${since} group by 1, 2`.execute(db)
  return rows
}

/** All disputes, whichever process was told of them. */
export const disputeCounts = (db: Database): Promise<DisputeCount[]> =>
  db
    .selectFrom('disputes')
    .select((eb) => ['purpose', 'state', eb.fn.countAll<number>().as('count')])
    .groupBy(['purpose', 'state'])
    .execute()
