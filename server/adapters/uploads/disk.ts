import { open as openFile, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ownFolder } from '#server/lib/own-folder.ts'
import { removeStaleFiles } from '#server/lib/stale-files.ts'
import {
  Begun,
  Finished,
  isExpired,
  LIFETIME_MS,
  type OpenUpload,
  type UploadFacts,
  type UploadStore,
} from '#server/ports/upload-store.ts'
import { writingTo } from './file-writer.ts'

/**
 * Uploads in a folder, which nodes may share: `<id>` has the bytes, `<id>.json` the facts, and `<id>.done` the result.
 */
export async function diskUploads(dir: string): Promise<UploadStore> {
  await ownFolder(dir)
  const place = (id: string, ending = '') => join(dir, id + ending)

  async function begunOf(id: string) {
    const [text, file] = await Promise.all([
      readFile(place(id, '.json'), 'utf8').catch(() => null),
      stat(place(id)).catch(() => null),
    ])
    const begun = text && file ? Begun.safeParse(jsonIn(text)).data : undefined
    return file && begun && !isExpired(begun.begunAt) ? { ...begun, offset: file.size } : null
  }

  async function open(id: string): Promise<OpenUpload | null> {
    const begun = await begunOf(id)
    return begun && { id, facts: begun.facts, offset: begun.offset, size: begun.size }
  }

  async function begin(id: string, facts: UploadFacts, size: number): Promise<{ offset: number }> {
    const there = await begunOf(id)
    if (!there) await writeFile(place(id), '')
    const begunAt = there?.begunAt ?? new Date().toISOString()
    await writeNamed(place(id, '.json'), { facts, size, begunAt })
    return { offset: there?.offset ?? 0 }
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
    await writeNamed(place(id, '.done'), how)
    await discard(id)
  }

  async function discard(id: string): Promise<void> {
    await Promise.all([rm(place(id), { force: true }), rm(place(id, '.json'), { force: true })])
  }

  return {
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

/** Under its name it is whole, or as it was before. */
async function writeNamed(path: string, value: object): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(value))
  await rename(`${path}.new`, path)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
