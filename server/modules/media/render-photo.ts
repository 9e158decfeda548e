import { basename } from 'node:path'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import { runInFolder } from '#server/lib/temporary-folder.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { FileRefused } from '#server/ports/file-refused.ts'
import type { Renditions } from '#server/ports/strangers-files.ts'
import * as queries from './queries.ts'
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
  const media = await queries.findMedia(context.db, mediaUuid)
  if (!media || media.deletedAt || isPlayedRole(media.role) || isRendered(media)) return
  try {
    await renderAndStore(context, media)
  } catch (reason) {
    const hopeless = reason instanceof FileRefused
    if (hopeless || last)
      await changeIfThere(context, media, async (tx, pageChanged) => {
        await updateThis(tx, media, { state: 'FAILED' }, { state: 'PROCESSING' })
        await dropPages(context, tx, media.memorialUuid, pageChanged)
      })
    if (!hopeless) throw reason
  }
}

/** The page shows the first rendition while the others are being made. */
async function renderAndStore(context: Context, media: queries.MediaRow): Promise<void> {
  const { storage, workDir, photos } = context
  const original = await storage.local(media.originalKey)
  await runInFolder(workDir, 'render', async (outDir) => {
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
      // Its files are in the folder.
      await showing.catch(() => {})
    }
  }).finally(original.release)
}

async function show(
  context: Context,
  media: queries.MediaRow,
  { files, ...facts }: Renditions,
): Promise<void> {
  await store(context, media, files, () =>
    changeIfThere(context, media, async (tx, pageChanged) => {
      const marked = await updateThis(tx, media, { ...facts, state: 'READY' })
      if (marked) await dropPages(context, tx, media.memorialUuid, pageChanged)
      return marked
    }),
  )
}

/** More renditions only make the photo sharper, so the memorial's version stays, and with it e.g. the book. */
async function addOthers(
  context: Context,
  media: queries.MediaRow,
  { widths, files }: Renditions,
): Promise<void> {
  if (files.length === 0) return
  await store(context, media, files, () =>
    context.db.transaction().execute(async (tx) => {
      const added = await updateThis(tx, media, { widths }, { state: 'READY' })
      if (added) await dropPagesSoon(context, tx, media.memorialUuid)
      return added
    }),
  )
}

/** Stores renditions, and removes them when they are not noted: the photo was removed or rotated meanwhile. */
async function store(
  { storage }: Pick<Context, 'storage'>,
  media: queries.MediaRow,
  files: Renditions['files'],
  note: () => Promise<unknown>,
): Promise<void> {
  const stored: string[] = []
  for (const path of files) {
    const key = publicKey(media.location, basename(path))
    await storage.take(key, path)
    stored.push(key)
  }
  if (!(await note())) await storage.remove(stored)
}

/** Photos arrive many at a time: the page is rendered after the last of them, and at intervals before. */
async function dropPages(
  context: Context,
  tx: Tx,
  memorialUuid: string,
  pageChanged: () => Promise<void>,
): Promise<void> {
  if (await isAnyUnrendered(tx, memorialUuid)) await dropPagesSoon(context, tx, memorialUuid)
  else await pageChanged()
}

const dropPagesSoon = ({ jobs, clock }: Pick<Context, 'jobs' | 'clock'>, tx: Tx, memorialUuid: string) =>
  jobs.enqueue(
    tx,
    'media.pages',
    { memorialUuid },
    { key: pagesKey(memorialUuid, clock.now()), afterSeconds: PAGES_EVERY_SECONDS },
  )

/** Undefined when the memorial was deleted. */
const changeIfThere = <T>(
  context: Context,
  { memorialUuid }: queries.MediaRow,
  work: (tx: Tx, pageChanged: () => Promise<void>) => Promise<T>,
) => ignoreDeletedMemorial(changes.changeUnseen(context, memorialUuid, work))

/** Undefined when the photo was removed meanwhile, or rotated. */
const updateThis = (
  tx: Tx,
  { uuid, filename }: queries.MediaRow,
  fields: Parameters<typeof queries.updateMedia>[2],
  before: Partial<queries.MediaRow> = {},
) => queries.updateMedia(tx, uuid, fields, { filename, ...before })

/** Whether any photo of a memorial, or its video, is not ready yet. */
async function isAnyUnrendered(tx: Tx, memorialUuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('media')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('state', '=', 'PROCESSING')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
