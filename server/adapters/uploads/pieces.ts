import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { FileMissing, type Storage, StorageUnavailable } from '#server/ports/storage.ts'
import { Begun, Finished, isExpired, type OpenUpload, type UploadStore } from '#server/ports/upload-store.ts'

/** Prefix of unfinished uploads in storage; no memorial's file has it. */
const UNDER_WAY = 'uploads/'

const Done = z.object({ how: Finished, finishedAt: z.iso.datetime() })

const begunKey = (id: string) => `${UNDER_WAY}${id}/begun.json`
const doneKey = (id: string) => `${UNDER_WAY}${id}/done.json`
/** The name contains the padded offset, so that sorting by name gives the order in the file. */
const pieceKey = (id: string, offset: number) => `${UNDER_WAY}${id}/at-${String(offset).padStart(15, '0')}`
const offsetIn = (key: string) => Number(/\/at-(\d+)$/.exec(key)?.[1])

/**
 * Uploads in storage that all nodes share (docs/decisions/0045): each call's bytes are a file of their own, and
 * together they are the upload.
 *
 * @param workDir where a complete one is put together to be checked
 */
export function uploadsInPieces(storage: Storage, workDir: string): UploadStore {
  async function json<T>(key: string, shape: z.ZodType<T>): Promise<T | null> {
    try {
      return shape.parse(JSON.parse(await text(await storage.read(key))))
    } catch (reason) {
      if (reason instanceof FileMissing) return null
      throw reason
    }
  }
  const keep = (key: string, value: unknown) => storage.put(key, Buffer.from(JSON.stringify(value)))

  async function piecesOf(id: string): Promise<string[]> {
    const keys: string[] = []
    for await (const key of storage.list(`${UNDER_WAY}${id}/at-`)) keys.push(key)
    return keys.sort()
  }

  async function offsetOf(id: string): Promise<number> {
    const last = (await piecesOf(id)).at(-1)
    const found = last && (await storage.stat(last))
    return last && found ? offsetIn(last) + found.bytes : 0
  }

  async function begunOf(id: string) {
    const begun = await json(begunKey(id), Begun)
    return begun && !isExpired(begun.begunAt) ? begun : null
  }

  async function open(id: string): Promise<OpenUpload | null> {
    const begun = await begunOf(id)
    return begun && { id, facts: begun.facts, size: begun.size, offset: await offsetOf(id) }
  }

  async function discard(id: string): Promise<void> {
    await storage.remove([...(await piecesOf(id)), begunKey(id)])
  }

  /** After a gap between pieces the rest is dropped, to be sent again. */
  async function local({ id, size }: OpenUpload) {
    await mkdir(workDir, { recursive: true })
    const path = join(workDir, `upload-${randomUUID()}`)
    const release = () => rm(path, { force: true })
    const pieces = await piecesOf(id)
    try {
      let bytes = 0
      for (const [n, key] of pieces.entries()) {
        if (offsetIn(key) !== bytes) return await broken(pieces.slice(n))
        const out = createWriteStream(path, { flags: 'a' })
        await pipeline(await storage.read(key), out).catch((reason) => {
          throw reason instanceof StorageUnavailable ? reason : new StorageUnavailable(reason)
        })
        bytes += out.bytesWritten
      }
      if (bytes !== size) return await broken(pieces.slice(-1))
      return { path, release }
    } catch (reason) {
      await release()
      throw reason
    }
  }

  async function broken(pieces: string[]): Promise<never> {
    await storage.remove(pieces)
    throw new Error('The pieces of an upload do not fit together')
  }

  /**
   * A finished upload counts from its end, an unfinished one from its beginning; pieces without either are left over
   * from a crash.
   */
  async function sweep(): Promise<void> {
    const keys = new Map<string, string[]>()
    for await (const key of storage.list(UNDER_WAY)) {
      const id = key.slice(UNDER_WAY.length).split('/')[0] ?? ''
      keys.set(id, [...(keys.get(id) ?? []), key])
    }
    for (const [id, all] of keys) {
      const since = (await json(doneKey(id), Done))?.finishedAt ?? (await json(begunKey(id), Begun))?.begunAt
      if (!since || isExpired(since)) await storage.remove(all)
    }
  }

  return {
    open,
    async begin(id, facts, size) {
      const there = await begunOf(id)
      if (!there) await discard(id)
      await keep(begunKey(id), { facts, size, begunAt: there?.begunAt ?? new Date().toISOString() })
      return { offset: there ? await offsetOf(id) : 0 }
    },
    async write(id, body, offset) {
      const { bytes } = await storage.put(pieceKey(id, offset), body)
      return offset + bytes
    },
    local,
    finished: async (id) => (await json(doneKey(id), Done))?.how ?? null,
    async finish(id, how) {
      await keep(doneKey(id), { how, finishedAt: new Date().toISOString() })
      await discard(id)
    },
    discard,
    forget: (id) => storage.remove([doneKey(id)]),
    sweep,
  }
}
