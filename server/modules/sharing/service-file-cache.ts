import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Storage } from '#server/ports/storage.ts'
import type { Made } from './rules.ts'

interface FileCacheDeps {
  storage: Storage
  /** For temporary files; on the same disk as the storage folder, so that files can be moved. */
  workDir: string
}

/** A file in storage. */
export interface CachedFile {
  key: string
  bytes: number
}

/** Files made from a memorial's content: made once for concurrent requests, and kept until the content changes. */
export function fileCache({ storage, workDir }: FileCacheDeps) {
  const underWay = new Map<string, { key: string; work: Promise<CachedFile> }>()

  /**
   * Returns the kept file, or makes it. Rejects with the error of `make`.
   *
   * @param make writes it to a path
   */
  async function keep(made: Made, make: (outPath: string) => Promise<void>): Promise<CachedFile> {
    const found = await storage.stat(made.key)
    if (found) return { key: made.key, ...found }
    const already = underWay.get(made.prefix)
    if (already?.key === made.key) return already.work
    // Versions are made one after the other, so that the newest stays.
    if (already) return already.work.catch(() => {}).then(() => keep(made, make))
    const work = makeNew(made, make).finally(() => underWay.delete(made.prefix))
    underWay.set(made.prefix, { key: made.key, work })
    return work
  }

  async function makeNew(made: Made, make: (outPath: string) => Promise<void>): Promise<CachedFile> {
    const dir = await mkdtemp(join(workDir, 'sharing-'))
    try {
      const path = join(dir, basename(made.key))
      await make(path)
      const { bytes } = await storage.take(made.key, path)
      await removeOlder(made)
      return { key: made.key, bytes }
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  async function removeOlder({ prefix, key }: Made): Promise<void> {
    const older: string[] = []
    for await (const one of storage.list(prefix)) if (one !== key) older.push(one)
    await storage.remove(older)
  }

  return keep
}
