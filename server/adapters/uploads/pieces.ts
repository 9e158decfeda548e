import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Storage, StorageUnavailable } from '#server/ports/storage.ts'
import type { UploadStore } from '#server/ports/upload-store.ts'

/** Prefix of unfinished uploads in storage; no memorial's file has it. */
const UNDER_WAY = 'uploads/'

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
  const list = (prefix: string): Promise<string[]> => Readable.from(storage.list(prefix)).toArray()
  const piecesOf = async (id: string) => (await list(`${UNDER_WAY}${id}/at-`)).sort()

  /** After a gap between pieces the rest is dropped, to be sent again. */
  async function local(id: string, size: number) {
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

  return {
    async offset(id) {
      const last = (await piecesOf(id)).at(-1)
      const found = last && (await storage.stat(last))
      return last && found ? offsetIn(last) + found.bytes : 0
    },
    async write(id, body, offset) {
      const { bytes } = await storage.put(pieceKey(id, offset), body)
      return offset + bytes
    },
    local,
    discard: async (id) => storage.remove(await piecesOf(id)),
    async ids() {
      return new Set((await list(UNDER_WAY)).map((key) => key.slice(UNDER_WAY.length).split('/')[0] ?? ''))
    },
  }
}
