import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ZodType } from 'zod'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { type KindName, placeOf } from './find-keepsake.ts'

/** One kind of what is made in the background: what is in it. */
export interface KeepsakeKind<Choices extends object, Facts extends object> {
  name: KindName
  job: 'book.make' | 'service-pack.make'
  /** Of its limit, and of its files in storage. */
  limit: string
  folder: 'books' | 'service-packs'
  /** How many finished ones of a memorial stay. */
  mostKept: number
  choices: ZodType<Choices>
  /** What is known of a finished one. */
  facts: ZodType<Facts>
  /** Makes it, and stores its files in `place`. Rejects with MEMORIAL_NOT_FOUND when the memorial is deleted. */
  make(context: Context, work: KeepsakeWork<Choices>): Promise<Facts>
}

export interface KeepsakeWork<Choices> {
  memorialUuid: string
  choices: Choices
  /** A folder on disk, removed afterwards. */
  dir: string
  /** The prefix of its files in storage. */
  place: string
  /** @param part from 0 to 1 */
  progress(part: number): void
  /** Aborted when it is not wanted any more. */
  signal: AbortSignal
}

/** Least time between two updates of the progress. */
const NOTE_EVERY_MS = 1000

/**
 * One at a time: each fills the processes that open photos, typeset pages or make films, a long one for half an hour. The
 * host waits for it, so it is not retried for hours.
 */
export const handleKeepsakes = <Choices extends object, Facts extends object>(
  context: Context,
  kind: KeepsakeKind<Choices, Facts>,
) => ({
  concurrency: 1,
  retries: { limit: 2, delaySeconds: 1, minutesEach: 60 },
  handle: ({ uuid }: { uuid: string }, { last }: { last: boolean }) =>
    makeKeepsake(context, kind, uuid, last),
})

/**
 * Makes what was asked for. Idempotent, so the job may run again. Rejects when a retry may help; after the last try it
 * counts as failed.
 */
async function makeKeepsake<Choices extends object, Facts extends object>(
  context: Context,
  kind: KeepsakeKind<Choices, Facts>,
  uuid: string,
  last: boolean,
): Promise<void> {
  const { db, clock, workDir } = context
  const update = (set: { state?: 'WORKING' | 'FAILED'; progress?: number }) =>
    db
      .updateTable('keepsakes')
      .set({ ...set, touchedAt: clock.now() })
      .where('uuid', '=', uuid)
      .where('state', 'in', ['QUEUED', 'WORKING'])
      .returning(['uuid', 'memorialUuid', 'choices'])
      .executeTakeFirst()
  const row = await update({ state: 'WORKING', progress: 0 })
  if (!row) return
  const unwanted = new AbortController()
  let notedAt = Number.NEGATIVE_INFINITY
  const progress = (part: number) => {
    if (performance.now() < notedAt + NOTE_EVERY_MS) return
    notedAt = performance.now()
    update({ progress: Math.floor(part * 99) }).then(
      (isWanted) => isWanted || unwanted.abort(),
      // The next update may succeed; the end checks again.
      () => {},
    )
  }
  const place = placeOf(kind, row)
  const dir = join(workDir, `keepsake-${uuid}`)
  // Left by an earlier try.
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  try {
    const { memorialUuid } = row
    const choices = kind.choices.parse(row.choices)
    const work = { memorialUuid, choices, dir, place, progress, signal: unwanted.signal }
    const facts = await kind.make(context, work)
    const replaced = await db.transaction().execute((tx) => finish(tx, kind, uuid, facts, clock.now()))
    for (const one of replaced) await removeFiles(context, placeOf(kind, { memorialUuid, uuid: one }))
  } catch (reason) {
    // Not a failure: something else was asked for instead.
    if (unwanted.signal.aborted) return
    if (reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')
      return void (await db.deleteFrom('keepsakes').where('uuid', '=', uuid).execute())
    if (last) await update({ state: 'FAILED' })
    throw reason
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function removeFiles({ storage }: Pick<Context, 'storage'>, place: string): Promise<void> {
  const keys: string[] = []
  for await (const key of storage.list(place)) keys.push(key)
  await storage.remove(keys)
}

/**
 * Notes that one is finished, and deletes what it replaces: all but the newest with other choices of the same version of the
 * memorial. Returns those whose files are to be removed; its own, when it is not wanted any more.
 */
async function finish(
  tx: Tx,
  { mostKept }: { mostKept: number },
  uuid: string,
  facts: object,
  now: Date,
): Promise<string[]> {
  const { numUpdatedRows } = await tx
    .updateTable('keepsakes')
    .set({ facts: JSON.stringify(facts), state: 'READY', progress: 100, touchedAt: now, finishedAt: now })
    .where('uuid', '=', uuid)
    .where('state', '!=', 'FAILED')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return [uuid]
  const { rows } = await sql<{ uuid: string }>`
    delete from keepsakes using keepsakes newer
    where newer.uuid = ${uuid} and keepsakes.uuid <> newer.uuid and keepsakes.created_at <= newer.created_at
      and (keepsakes.memorial_uuid, keepsakes.kind) = (newer.memorial_uuid, newer.kind)
      and keepsakes.state in ('READY', 'FAILED') and keepsakes.uuid not in (
        select kept.uuid from keepsakes kept
        where (kept.memorial_uuid, kept.kind) = (newer.memorial_uuid, newer.kind) and kept.state = 'READY'
          and split_part(kept.edition, '-', 1) = split_part(newer.edition, '-', 1)
          and (kept.choices <> newer.choices or kept.uuid = newer.uuid)
        order by kept.created_at desc, kept.uuid limit ${mostKept}
      )
    returning keepsakes.uuid`.execute(tx)
  return rows.map((row) => row.uuid)
}
