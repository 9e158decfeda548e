import { open as openFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'
import { ownFolder } from '#server/lib/own-folder.ts'
import { removeStaleFiles } from '#server/lib/stale-files.ts'
import {
  asMetadata,
  Finished,
  LIFETIME_MS,
  type OpenUpload,
  UploadFacts,
  type UploadStore,
} from '#server/ports/upload-store.ts'
import { writingTo } from './file-writer.ts'

/**
 * Uploads in a folder, which nodes may share: `<id>` has the bytes, `<id>.json` the facts, and `<id>.done` the result.
 */
export async function diskUploads(dir: string): Promise<UploadStore> {
  await ownFolder(dir)
  const files = new FileStore({ directory: dir, expirationPeriodInMilliseconds: LIFETIME_MS })
  const place = (id: string, ending = '') => join(dir, id + ending)

  async function open(id: string): Promise<OpenUpload | null> {
    const found = await files.getUpload(id).catch(() => null)
    const facts = UploadFacts.safeParse(found?.metadata)
    if (!found?.size || !found.creation_date || !facts.success) return null
    if (Date.parse(found.creation_date) + LIFETIME_MS < Date.now()) return null
    return { id, facts: facts.data, offset: found.offset, size: found.size }
  }

  async function begin(id: string, facts: UploadFacts, size: number): Promise<{ offset: number }> {
    const metadata = asMetadata(facts)
    const there = await open(id)
    if (!there) {
      await files.create(new Upload({ id, size, offset: 0, metadata }))
      return { offset: 0 }
    }
    const config = await files.configstore.get(id)
    if (config) await files.configstore.set(id, Object.assign(config, { metadata }))
    return { offset: there.offset }
  }

  async function write(id: string, body: Readable, offset: number): Promise<number> {
    const file = await openFile(place(id), 'r+')
    try {
      const { out, bytes, synced } = writingTo(file, offset)
      await pipeline(body, out).finally(() =>
        synced().catch(async (reason) => {
          // The disk says once that it lost something, which must not count as kept.
          await file.truncate(offset)
          throw reason
        }),
      )
      return offset + bytes()
    } finally {
      await file.close()
    }
  }

  async function finished(id: string): Promise<Finished | null> {
    const text = await readFile(place(id, '.done'), 'utf8').catch(() => null)
    return text === null ? null : Finished.parse(JSON.parse(text))
  }

  async function finish(id: string, how: Finished): Promise<void> {
    await writeFile(place(id, '.done.new'), JSON.stringify(how))
    await rename(place(id, '.done.new'), place(id, '.done'))
    await discard(id)
  }

  async function discard(id: string): Promise<void> {
    await Promise.all([rm(place(id), { force: true }), rm(place(id, '.json'), { force: true })])
  }

  return {
    files,
    open,
    begin,
    write,
    local: async ({ id }) => ({ path: place(id), release: async () => {} }),
    finished,
    finish,
    discard,
    forget: (id) => rm(place(id, '.done'), { force: true }),
    sweep: () => removeStaleFiles(dir, new Date(Date.now() - LIFETIME_MS)),
  }
}
