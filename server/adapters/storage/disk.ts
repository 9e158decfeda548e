import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { lstat, mkdir, open, opendir, rename, rm, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { isDiskRefusal } from '#server/lib/disk-refusal.ts'
import { ownFolder } from '#server/lib/own-folder.ts'
import { removeStaleFiles } from '#server/lib/stale-files.ts'
import { FileMissing, type Storage, StorageUnavailable } from '#server/ports/storage.ts'
import { checkKey, checkPrefix } from './keys.ts'

/** Folder for incomplete files. No key can reach it, since no segment begins with a dot. */
const INCOMING = '.incoming'
/** Younger files may belong to another process that is writing. */
const LEFTOVER_AFTER_MS = 60 * 60 * 1000
/** Bytes per read: most files are photos or recordings, and each read has a cost. */
const PIECE = 256 * 1024

/**
 * Storage in a folder of this machine. Call it once at start: it creates `root` and deletes what a crash left
 * incomplete.
 */
export async function diskStorage(root: string): Promise<Storage> {
  const incoming = path.join(root, INCOMING)
  await ownFolder(root)
  await mkdir(incoming, { recursive: true })
  await removeStaleFiles(incoming, new Date(Date.now() - LEFTOVER_AFTER_MS))

  const place = (key: string) => path.join(root, checkKey(key))

  async function put(key: string, body: Readable | Uint8Array): Promise<{ bytes: number }> {
    const target = place(key)
    const temporary = path.join(incoming, randomUUID())
    try {
      await writeDurably(temporary, body)
      return await moveDurably(temporary, target)
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {})
      throw awayOr(error)
    }
  }

  return {
    put,

    async take(key, localPath) {
      const target = place(key)
      try {
        await syncToDisk(localPath)
        return await moveDurably(localPath, target)
      } catch (error) {
        if (codeOf(error) !== 'EXDEV') throw awayOr(error)
        const written = await put(key, createReadStream(localPath))
        await unlink(localPath)
        return written
      }
    },

    async read(key, range) {
      const file = await open(place(key), constants.O_RDONLY | constants.O_NOFOLLOW).catch((error) =>
        missingOr(error, key),
      )
      return file.createReadStream({ ...range, highWaterMark: PIECE })
    },

    async stat(key) {
      try {
        // Symbolic links are not ours: nothing here makes one.
        const found = await lstat(place(key))
        return found.isFile() ? { bytes: found.size } : null
      } catch (error) {
        if (isMissing(error)) return null
        throw awayOr(error)
      }
    },

    async local(key) {
      const found = place(key)
      if (!(await lstat(found).catch((error) => missingOr(error, key))).isFile()) throw new FileMissing(key)
      return { path: found, release: async () => {} }
    },

    async remove(keys) {
      for (const target of keys.map(place)) {
        await unlink(target).catch((error) => {
          if (!isMissing(error)) throw awayOr(error)
        })
      }
    },

    async *list(prefix) {
      const folder = checkPrefix(prefix).split('/').slice(0, -1).join('/')
      for await (const key of keysBelow(root, folder)) {
        if (key.startsWith(prefix)) yield key
      }
    },

    async check() {
      const temporary = path.join(incoming, randomUUID())
      try {
        await writeDurably(temporary, Buffer.from('written to see whether it can be'))
        await unlink(temporary)
      } catch (error) {
        throw new StorageUnavailable(error)
      }
    },
  }
}

async function writeDurably(target: string, body: Readable | Uint8Array): Promise<void> {
  const file = await open(target, 'wx')
  try {
    await file.writeFile(body)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Moves a finished file to its name, and makes the name itself survive a power cut. */
async function moveDurably(source: string, target: string): Promise<{ bytes: number }> {
  const folder = path.dirname(target)
  const firstMade = await mkdir(folder, { recursive: true })
  await rename(source, target)
  await syncToDisk(folder)
  if (firstMade) await syncFolders(folder, path.dirname(firstMade))
  return { bytes: (await stat(target)).size }
}

/** A new folder is only durable once its parent is synced. */
async function syncFolders(from: string, to: string): Promise<void> {
  for (let folder = from; folder !== to; ) {
    folder = path.dirname(folder)
    await syncToDisk(folder)
  }
}

async function syncToDisk(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* keysBelow(root: string, folder: string): AsyncGenerator<string> {
  let entries: Awaited<ReturnType<typeof opendir>>
  try {
    entries = await opendir(path.join(root, folder))
  } catch (error) {
    if (isMissing(error)) return
    throw awayOr(error)
  }
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* keysBelow(root, key)
    else yield key
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function isMissing(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP'
}

function missingOr(error: unknown, key: string): never {
  throw isMissing(error) ? new FileMissing(key) : awayOr(error)
}

/**
 * Turns refusals of the disk into `StorageUnavailable`. Other errors stay: they are bugs, or come from the stream being
 * written.
 */
const awayOr = (error: unknown): unknown => (isDiskRefusal(error) ? new StorageUnavailable(error) : error)
