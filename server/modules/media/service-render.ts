import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Uuid } from '#contract/fields.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { PhotoRefused, type Renditions } from '#server/ports/photos.ts'
import * as repo from './repo.ts'
import { isPlayedRole, isRendered, PAGES_EVERY_SECONDS, pagesKey } from './rules.ts'

/**
 * Renders a photo. Idempotent, so the job may run again. Rejects when a retry may help; after the last try the photo
 * counts as failed, and its original stays.
 */
export async function render(
  context: Context,
  mediaUuid: string,
  { last }: { last: boolean },
): Promise<void> {
  const media = await repo.findMedia(context.db, mediaUuid)
  if (!media || media.deletedAt || isPlayedRole(media.role) || isRendered(media)) return
  try {
    await renderAndStore(context, media)
  } catch (reason) {
    const hopeless = reason instanceof PhotoRefused
    if (hopeless || last)
      await changeIfThere(context, media, async (tx, pageChanged) => {
        await repo.markFailed(tx, media)
        await dropPages(context, tx, media.memorialUuid, pageChanged)
      })
    if (!hopeless) throw reason
  }
}

/** Renders a photo's served files again from its original. Does nothing for other files. */
export async function remake(context: Context, folder: string, file: string): Promise<void> {
  const { db, storage, jobs } = context
  const [filename = ''] = file.split(/[-.]/)
  const memorialUuid = Uuid.safeParse(folder).data
  const media = memorialUuid && (await repo.findPhotoByName(db, memorialUuid, filename))
  if (!media || !(await storage.stat(media.originalKey))?.bytes) return
  await changeIfThere(context, media, async (tx, pageChanged) => {
    if (await repo.markUnrendered(tx, media.uuid))
      await jobs.enqueue(tx, 'media.render', { mediaUuid: media.uuid }, { key: media.uuid })
    await pageChanged()
  })
}

/** The page shows the first rendition while the others are being made. */
async function renderAndStore(context: Context, media: repo.MediaRow): Promise<void> {
  const { storage, workDir, photos } = context
  const original = await storage.local(media.originalKey)
  const outDir = await mkdtemp(join(workDir, 'render-'))
  let showing: Promise<void> = Promise.resolve()
  try {
    const rest = await photos.render(original.path, outDir, media.filename, {
      rotation: media.rotation,
      onFirst(first) {
        showing = show(context, media, first)
        // Its result is awaited after the other renditions are made.
        showing.catch(() => {})
      },
    })
    await showing
    await addOthers(context, media, rest)
  } finally {
    await showing.catch(() => {})
    await Promise.all([original.release(), rm(outDir, { recursive: true, force: true })])
  }
}

async function show(context: Context, media: repo.MediaRow, { files, ...facts }: Renditions): Promise<void> {
  const stored = await store(context, media, files)
  const shown = await changeIfThere(context, media, async (tx, pageChanged) => {
    const marked = await repo.markReady(tx, media, facts)
    if (marked) await dropPages(context, tx, media.memorialUuid, pageChanged)
    return marked
  })
  // The photo was removed or rotated while it was being rendered.
  if (!shown) await context.storage.remove(stored)
}

/** More renditions only make the photo sharper, so the memorial's version stays, and with it e.g. the book. */
async function addOthers(
  context: Context,
  media: repo.MediaRow,
  { widths, files }: Renditions,
): Promise<void> {
  if (files.length === 0) return
  const stored = await store(context, media, files)
  const added = await context.db.transaction().execute(async (tx) => {
    const set = await repo.setWidths(tx, media, widths)
    if (set) await dropPagesSoon(context, tx, media.memorialUuid)
    return set
  })
  if (!added) await context.storage.remove(stored)
}

async function store(
  { storage }: Pick<Context, 'storage'>,
  media: repo.MediaRow,
  files: Renditions['files'],
): Promise<string[]> {
  const stored: string[] = []
  for (const file of files) {
    const key = publicKey(media.location, basename(file.path))
    await storage.take(key, file.path)
    stored.push(key)
  }
  return stored
}

/** Photos arrive many at a time: the page is rendered after the last of them, and at intervals before. */
async function dropPages(
  context: Context,
  tx: Tx,
  memorialUuid: string,
  pageChanged: () => Promise<void>,
): Promise<void> {
  if (await repo.isAnyUnrendered(tx, memorialUuid)) await dropPagesSoon(context, tx, memorialUuid)
  else await pageChanged()
}

const dropPagesSoon = ({ jobs, clock }: Pick<Context, 'jobs' | 'clock'>, tx: Tx, memorialUuid: string) =>
  jobs.enqueue(
    tx,
    'media.pages',
    { memorialUuid },
    { key: pagesKey(memorialUuid, clock.now()), afterSeconds: PAGES_EVERY_SECONDS },
  )

/** Drops the cached pages of a memorial. */
export const renewPages = (context: Context, memorialUuid: string): Promise<void> =>
  changes.changePages(context, (_tx, pageChanged) => pageChanged(memorialUuid))

/** Undefined when the memorial was deleted. */
async function changeIfThere<T>(
  context: Context,
  media: repo.MediaRow,
  work: (tx: Tx, pageChanged: () => Promise<void>) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await changes.changeUnseen(context, media.memorialUuid, work)
  } catch (reason) {
    if (reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND') return undefined
    throw reason
  }
}
