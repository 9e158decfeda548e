import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Uuid } from '#contract/fields.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Tx } from '#server/ports/database.ts'
import { PhotoRefused } from '#server/ports/photos.ts'
import * as repo from './repo.ts'
import type { MediaDeps } from './service-deps.ts'
import { publicKey } from './service-places.ts'

export function rendering(deps: MediaDeps) {
  const { db, jobs, storage, photos, memorials, workDir } = deps

  /**
   * Makes what is served of a photo. Doing it twice does no harm, so a job may be given again. Rejects when
   * another try may help; after the last one the photo counts as failed, and its original stays.
   */
  async function render(mediaUuid: string, { last }: { last: boolean }): Promise<void> {
    const media = await repo.findMedia(db, mediaUuid)
    if (!media || media.deletedAt || media.state !== 'PROCESSING') return
    try {
      await renderAndStore(media)
    } catch (reason) {
      const hopeless = reason instanceof PhotoRefused
      if (hopeless || last) await changeIfThere(media, (tx) => repo.markFailed(tx, media))
      if (!hopeless) throw reason
    }
  }

  /** Has what is served of a photo made again from its original. Of any other file it is no more than missing. */
  async function remake(folder: string, file: string): Promise<void> {
    const [filename = ''] = file.split(/[-.]/)
    const memorialUuid = Uuid.safeParse(folder).data
    const media = memorialUuid && (await repo.findPhotoByName(db, memorialUuid, filename))
    if (!media || !(await storage.stat(media.originalKey))?.bytes) return
    await changeIfThere(media, async (tx) => {
      if (await repo.markUnrendered(tx, media.uuid))
        await jobs.enqueue(tx, 'media.render', { mediaUuid: media.uuid }, { key: media.uuid })
    })
  }

  async function renderAndStore(media: repo.MediaRow): Promise<void> {
    const original = await storage.local(media.originalKey)
    const outDir = await mkdtemp(join(workDir, 'render-'))
    try {
      const { width, height, widths, files } = await photos.render(
        original.path,
        outDir,
        media.filename,
        media.rotation,
      )
      const stored: string[] = []
      for (const file of files) {
        const key = publicKey(media.location, basename(file.path))
        await storage.take(key, file.path)
        stored.push(key)
      }
      const shown = await changeIfThere(media, (tx) => repo.markReady(tx, media, { width, height, widths }))
      // Removed or turned while it was being rendered.
      if (!shown) await storage.remove(stored)
    } finally {
      await Promise.all([original.release(), rm(outDir, { recursive: true, force: true })])
    }
  }

  /** Undefined when the memorial has been deleted. */
  async function changeIfThere<T>(
    media: repo.MediaRow,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await memorials.change(media.memorialUuid, work)
    } catch (reason) {
      if (reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND') return undefined
      throw reason
    }
  }

  return { render, remake }
}
