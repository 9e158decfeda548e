import { fileURLToPath } from 'node:url'
import { migrate } from '#server/adapters/database/migrate.ts'
import { connect } from '#server/adapters/database/postgres.ts'
import { listDue } from '#server/modules/accounts/repo-deletion.ts'
import { findDue, findModerators } from '#server/modules/digest/repo.ts'
import {
  forgetGuests,
  removeCounts,
  removeGiftsThatNeverCame,
  removeProofs,
} from '#server/modules/expired-data/repo.ts'
import { listWithoutMp4 } from '#server/modules/media/repo.ts'
import { listEnding, listTold, type YearRow } from '#server/modules/retention/repo.ts'
import { looksAheadTo } from '#server/modules/retention/rules.ts'
import { findToRemind, findToTellDay } from '#server/modules/rsvps/repo-submit.ts'
import type { Database } from '#server/ports/database.ts'
import { openDatabaseServer } from './database.ts'
import { fillWithGuests, fillWithMemorials } from './filling.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const BATCH = 200

interface Wanted {
  memorials: number
  /** Per memorial. */
  photos: number
  guests: number
}

/** The size of a memorial in the database, including indexes, and how long the first queries of scheduled jobs take. */
export async function filledDatabase({ memorials, photos, guests }: Wanted) {
  const database = await openDatabaseServer({ throwaway: true })
  const { db, pool, close } = connect(database.connection)
  try {
    await migrate(pool, migrations)
    await fillWithMemorials(pool, memorials, { mediaEach: photos })
    await fillWithGuests(pool, guests)
    const { rows: tables } = await pool.query<{ name: string; bytes: number; rows: number }>(
      `select relname as name, pg_total_relation_size(oid) as bytes, reltuples::int as rows
         from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
        order by 2 desc`,
    )
    const looks: { job: string; ms: number }[] = []
    for (const [job, look] of Object.entries(looksOf(db))) looks.push({ job, ms: await timeOf(look) })
    const index = await timeOf(() => pool.query('create index bench_idx on media (created_at)'))
    return { tables, looks, index, bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0) / memorials }
  } finally {
    await close()
    await database.close()
  }
}

/** The first query of each scheduled job. */
function looksOf(db: Database): Record<string, () => Promise<unknown>> {
  const now = new Date()
  const today = now.toISOString().slice(0, 10)
  return {
    'digest.hosts, daily': () => findDue(db, now),
    'digest.moderators, every ten minutes': () => findModerators(db, now),
    'rsvp.reminders, daily': async () => {
      await findToRemind(db, { first: today, last: today }, now)
      await findToTellDay(db, today)
    },
    'retention.daily': () => lookAtYears(db, now),
    'account.deletions, hourly': () => listDue(db, now),
    'media.mp4-missing, hourly': () => listWithoutMp4(db, now, 20),
    'privacy.sweep, nightly': async () => {
      await removeCounts(db, now)
      await removeProofs(db, now)
      await removeGiftsThatNeverCame(db)
      await forgetGuests(db)
    },
  }
}

/** As in `retention/service-daily` when nothing is to be told. */
async function lookAtYears(db: Database, now: Date): Promise<void> {
  let after: string | null = null
  for (;;) {
    const batch: YearRow[] = await listEnding(db, looksAheadTo(now), after, BATCH)
    for (const year of batch) await listTold(db, year)
    after = batch.at(-1)?.memorialUuid ?? null
    if (batch.length < BATCH) return
  }
}

/** Milliseconds, with the data already in memory. */
async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await ask()
  return performance.now() - began
}
