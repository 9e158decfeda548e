import type { Pool } from 'pg'
import type { JobCount } from '#server/ports/jobs.ts'

/** For so long what one process counted is the answer of all. */
const KEPT_SECONDS = 10

/**
 * How many jobs of each name are in which state, of those that are still kept. Every process is asked every few seconds by
 * whoever watches, and whoever is first counts for all of them.
 *
 * @param but queues that are nobody's business
 */
export async function countJobs(pool: Pool, but: readonly string[]): Promise<JobCount[]> {
  const kept = await pool.query<{ counts: JobCount[] }>(
    'select counts from job_counts where counted_at > clock_timestamp() - make_interval(secs => $1)',
    [KEPT_SECONDS],
  )
  if (kept.rows[0]) return kept.rows[0].counts
  const { rows } = await pool.query<JobCount>(
    `select name, state::text, count(*)::integer from pgboss.job
      where name <> all ($1) group by name, state order by name, state`,
    [but],
  )
  await pool.query(
    `insert into job_counts (counts, counted_at) values ($1, clock_timestamp())
       on conflict (is_only) do update set (counts, counted_at) = (excluded.counts, excluded.counted_at)`,
    [JSON.stringify(rows)],
  )
  return rows
}
