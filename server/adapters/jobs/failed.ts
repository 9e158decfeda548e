import type { Pool } from 'pg'
import { withoutAddresses } from '#server/lib/without-addresses.ts'
import type { FailedJob } from '#server/ports/jobs.ts'

interface Row {
  id: string
  name: string
  state: 'retry' | 'failed'
  tries: number
  queuedAt: Date
  at: Date
  reason: string | null
}

/** What failed for good and is still kept, and what waits for another try; the newest first. */
export async function listFailed(pool: Pool, but: readonly string[], most: number): Promise<FailedJob[]> {
  const { rows } = await pool.query<Row>(
    `select id, name, state::text, retry_count + (state = 'failed')::integer as tries, created_on as "queuedAt",
            case when state = 'failed' then coalesce(completed_on, start_after) else start_after end as at,
            coalesce(output->>'message', output->>'value') as reason
       from pgboss.job
      where state in ('retry', 'failed') and name <> all ($1)
      order by at desc, id
      limit $2`,
    [but, most],
  )
  return rows.map((row) => ({ ...row, reason: withoutAddresses(row.reason ?? '') }))
}

/** Makes it due. False when it neither failed nor waits for another try: somebody else may have retried it. */
export async function retryNow(pool: Pool, but: readonly string[], id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update pgboss.job
        set state = 'retry', completed_on = null, start_after = now(),
            retry_limit = retry_limit + (state = 'failed')::integer
      where id = $1 and state in ('retry', 'failed') and name <> all ($2)`,
    [id, but],
  )
  return rowCount === 1
}

/** Since when the oldest job waits that could run; null if none does. */
export async function oldestDue(pool: Pool, but: readonly string[]): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    `select min(start_after) as at from pgboss.job
      where state < 'active' and not blocked and start_after <= now() and name <> all ($1)`,
    [but],
  )
  return rows[0]?.at ?? null
}
