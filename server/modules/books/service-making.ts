import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BookChoices } from '#contract/keepsakes.ts'
import type { Context } from '#server/ports/context.ts'
import * as repo from './repo.ts'
import { placeOf, progressOf } from './rules.ts'
import { gather } from './service-source.ts'

interface BookToMake {
  uuid: string
  memorialUuid: string
  choices: BookChoices
}

/** A book of 400 photos takes half a gigabyte, and there are sixteen ways to choose one. */
const MOST_KEPT = 4

/** The least change of the progress that is stored. */
const STEP = 3

/**
 * Makes a book that was requested. Idempotent, so the job may run again. Rejects when a retry may help; after the
 * last try the book counts as failed.
 */
export async function makeBook(
  context: Context,
  bookUuid: string,
  { last }: { last: boolean },
): Promise<void> {
  const { db, clock, workDir } = context
  const started = await repo.startWork(db, bookUuid, clock.now())
  if (!started) return
  const book = { ...started, choices: BookChoices.parse(started.choices) }
  const dir = await mkdtemp(join(workDir, 'book-'))
  try {
    const made = await setAndStore(context, book, dir)
    if (made) await finish(context, book, made)
    else await repo.deleteBook(db, bookUuid)
  } catch (reason) {
    if (last) await repo.failWork(db, bookUuid, clock.now())
    throw reason
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Null when the memorial is deleted. */
async function setAndStore(context: Context, book: BookToMake, dir: string): Promise<repo.Made | null> {
  const { typesetter, storage } = context
  const gathered = await gather(context, book, dir, progressWriter(context, book.uuid))
  if (!gathered) return null
  const [pdf, previewDir] = [join(dir, 'book.pdf'), join(dir, 'pages')]
  await mkdir(previewDir)
  try {
    const { pages, previews } = await typesetter.book(gathered.source, { pdf, previewDir })
    const place = placeOf(book)
    for (const [n, preview] of previews.entries()) await storage.take(place.page(n + 1), preview)
    const { bytes } = await storage.take(place.pdf, pdf)
    return { pages, bytes, previews: previews.length, missing: gathered.missing }
  } finally {
    await gathered.release()
  }
}

async function finish(context: Context, book: BookToMake, made: repo.Made): Promise<void> {
  const replaced = await context.db.transaction().execute(async (tx) => {
    const isWanted = await repo.finishWork(tx, book.uuid, made, context.clock.now())
    return isWanted ? repo.deleteReplaced(tx, book.uuid, MOST_KEPT) : [book.uuid]
  })
  for (const uuid of replaced) await removeFiles(context, { memorialUuid: book.memorialUuid, uuid })
}

async function removeFiles(
  { storage }: Pick<Context, 'storage'>,
  book: Pick<BookToMake, 'memorialUuid' | 'uuid'>,
): Promise<void> {
  const keys: string[] = []
  for await (const key of storage.list(placeOf(book).prefix)) keys.push(key)
  await storage.remove(keys)
}

/** Writes only steps of the progress: a memorial of 400 photos writes about thirty times. */
function progressWriter({ db, clock }: Pick<Context, 'db' | 'clock'>, bookUuid: string) {
  let written = 0
  return async (prepared: number, all: number) => {
    const progress = progressOf(prepared, all)
    if (progress < written + STEP) return
    written = progress
    await repo.setProgress(db, bookUuid, progress, clock.now())
  }
}
