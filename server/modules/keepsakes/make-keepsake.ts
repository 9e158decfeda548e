import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { KindName } from './find-keepsake.ts'
import { deleteKeepsake, deleteReplaced, failWork, finishWork, setProgress, startWork } from './queries.ts'

/** One kind of what is made in the background: what is in it. */
export interface KeepsakeKind<Choices extends object> {
  name: KindName
  job: 'book.make' | 'service-pack.make'
  /** Of its limit, and of its files in storage. */
  limit: string
  folder: 'books' | 'service-packs'
  /** How many finished ones of a memorial stay. */
  mostKept: number
  parse(choices: unknown): Choices
  /**
   * Makes it, and stores its files in `place`. Returns what is known of it. Rejects with MEMORIAL_NOT_FOUND when the memorial
   * is deleted.
   */
  make(context: Context, work: KeepsakeWork<Choices>): Promise<object>
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

/** Where the files of a keepsake are in storage. */
export const placeOf = (
  { folder }: Pick<KeepsakeKind<never>, 'folder'>,
  { memorialUuid, uuid }: { memorialUuid: string; uuid: string },
): string => `${folder}/${memorialUuid}/${uuid}/`

/** Least time between two updates of the progress. */
const NOTE_EVERY_MS = 1000

/**
 * One at a time: each fills the processes that open photos, typeset pages or make films, a long one for half an hour. The
 * host waits for it, so it is not retried for hours.
 */
export const handleKeepsakes = <Choices extends object>(context: Context, kind: KeepsakeKind<Choices>) => ({
  concurrency: 1,
  retries: { limit: 2, delaySeconds: 1, minutesEach: 60 },
  handle: ({ uuid }: { uuid: string }, { last }: { last: boolean }) =>
    makeKeepsake(context, kind, uuid, last),
})

/**
 * Makes what was asked for. Idempotent, so the job may run again. Rejects when a retry may help; after the last try it
 * counts as failed.
 */
async function makeKeepsake<Choices extends object>(
  context: Context,
  kind: KeepsakeKind<Choices>,
  uuid: string,
  last: boolean,
): Promise<void> {
  const { db, clock, workDir } = context
  const row = await startWork(db, uuid, clock.now())
  if (!row) return
  const { memorialUuid } = row
  const place = placeOf(kind, row)
  const dir = join(workDir, `keepsake-${uuid}`)
  // Left by an earlier try.
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  const notes = noteProgress(context, uuid)
  try {
    const facts = await kind.make(context, {
      ...notes,
      memorialUuid,
      choices: kind.parse(row.choices),
      dir,
      place,
    })
    const replaced = await db.transaction().execute(async (tx) => {
      const isWanted = await finishWork(tx, uuid, facts, clock.now())
      return isWanted ? deleteReplaced(tx, uuid, kind.mostKept) : [uuid]
    })
    for (const one of replaced) await removeFiles(context, placeOf(kind, { memorialUuid, uuid: one }))
  } catch (reason) {
    // Not a failure: something else was asked for instead.
    if (notes.signal.aborted) return
    if (reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')
      return void (await deleteKeepsake(db, uuid))
    if (last) await failWork(db, uuid, clock.now())
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

/** Records the progress; its signal aborts when the keepsake is not wanted any more. */
function noteProgress({ db, clock }: Pick<Context, 'db' | 'clock'>, uuid: string) {
  const unwanted = new AbortController()
  let notedAt = Number.NEGATIVE_INFINITY
  return {
    signal: unwanted.signal,
    progress(part: number) {
      const now = performance.now()
      if (now < notedAt + NOTE_EVERY_MS) return
      notedAt = now
      setProgress(db, uuid, Math.floor(part * 99), clock.now()).then(
        (isWanted) => isWanted || unwanted.abort(),
        // The next update may succeed; the end checks again.
        () => {},
      )
    },
  }
}
