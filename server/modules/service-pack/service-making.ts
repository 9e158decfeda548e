import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { showSeconds } from '#contract/service-pack.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import { type PackPhoto, type PackShow, packShowOf } from './pack-slideshow.ts'
import * as repo from './repo.ts'
import { placeOf } from './rules.ts'
import { shoot } from './service-film.ts'

interface PackToMake {
  uuid: string
  memorialUuid: string
  speed: number
}

/** Least time between two updates of a film's progress. */
const NOTE_EVERY_MS = 1000

/**
 * Makes a pack that was requested. Idempotent, so the job may run again. Rejects when a retry may help; after the
 * last try the pack counts as failed.
 */
export async function makePack(
  context: Context,
  packUuid: string,
  { last }: { last: boolean },
): Promise<void> {
  const { db, clock } = context
  const pack = await repo.startWork(db, packUuid, clock.now())
  if (!pack) return
  try {
    await readAndShoot(context, pack)
  } catch (reason) {
    if (isMemorialGone(reason)) return void (await repo.deletePack(db, packUuid))
    if (last) await repo.failWork(db, packUuid, clock.now())
    throw reason
  }
}

async function readAndShoot(context: Context, pack: PackToMake): Promise<void> {
  const { film, workDir, storage } = context
  const read = await readShow(context, pack)
  if (!(await film.canMake())) return finish(context, pack, { ...read, hasVideo: false })
  const workPlace = join(workDir, `film-${pack.uuid}`)
  // Left by an earlier try.
  await rm(workPlace, { recursive: true, force: true })
  await mkdir(workPlace, { recursive: true })
  const note = notes(context, pack.uuid)
  try {
    const made = await shoot(context, { ...pack, show: read.show }, workPlace, note)
    const { bytes } = await storage.take(placeOf(pack).film, made.path)
    await finish(context, pack, {
      show: made.show,
      seconds: made.seconds,
      missing: read.missing + made.leftOut,
      bytes: read.bytes + bytes,
      hasVideo: true,
    })
  } catch (reason) {
    // Not a failure: another pack was requested instead.
    if (!note.signal.aborted) throw reason
  } finally {
    await rm(workPlace, { recursive: true, force: true })
  }
}

/** Those whose files are there, with the bytes of what is put into the pack. */
async function stored<Shown extends PackPhoto>(
  { storage }: Pick<Context, 'storage'>,
  all: readonly Shown[],
  keyOf: (shown: Shown) => string,
): Promise<{ shown: Shown; bytes: number }[]> {
  const there: { shown: Shown; bytes: number }[] = []
  for (const shown of all) {
    const file = (await storage.stat(shown.key)) && (await storage.stat(keyOf(shown)))
    if (file) there.push({ shown, bytes: file.bytes })
  }
  return there
}

/** The current show, without the photos and films whose files are gone. */
async function readShow(context: Context, { memorialUuid, speed }: PackToMake) {
  const { photos, films, portrait, ...told } = packShowOf(
    await views.readShow(context, memorialUuid),
    await views.readLanguageOf(context, memorialUuid),
  )
  const stills = await stored(context, photos, ({ key }) => key)
  const clips = await stored(context, films, ({ playable }) => playable)
  const there = stills.map(({ shown }) => shown)
  const played = clips.map(({ shown }) => shown)
  const bytes = [...stills, ...clips].reduce((sum, one) => sum + one.bytes, 0)
  const show: PackShow = {
    ...told,
    portrait: portrait && (await context.storage.stat(portrait.key)) ? portrait : null,
    photos: there,
    films: played,
  }
  const missing = photos.length - there.length + films.length - played.length
  const filmed = played.reduce((sum, film) => sum + film.seconds, 0)
  return { show, bytes, missing, seconds: showSeconds(there.length, speed) + filmed }
}

async function finish(
  { db, clock, storage }: Pick<Context, 'db' | 'clock' | 'storage'>,
  pack: PackToMake,
  content: repo.PackContent,
): Promise<void> {
  const { uuid, memorialUuid } = pack
  const replaced = await db.transaction().execute(async (tx) => {
    const isWanted = await repo.finishWork(tx, uuid, content, clock.now())
    return isWanted ? repo.deleteReplaced(tx, memorialUuid, uuid) : [uuid]
  })
  await storage.remove(replaced.map((other) => placeOf({ memorialUuid, uuid: other }).film))
}

/** Records a film's progress; its signal aborts when the film is not wanted any more. */
function notes({ db, clock }: Pick<Context, 'db' | 'clock'>, packUuid: string) {
  const unwanted = new AbortController()
  let notedAt = Number.NEGATIVE_INFINITY
  return {
    signal: unwanted.signal,
    progress(part: number) {
      const now = performance.now()
      if (now < notedAt + NOTE_EVERY_MS) return
      notedAt = now
      repo.setProgress(db, packUuid, Math.floor(part * 99), clock.now()).then(
        (isWanted) => isWanted || unwanted.abort(),
        // The next update may succeed; the end checks again.
        () => {},
      )
    },
  }
}

const isMemorialGone = (reason: unknown) =>
  reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND'
