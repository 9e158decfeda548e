import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CachedFile, Context } from '#server/ports/context.ts'
import type { Made } from './rules.ts'

// Files made from a memorial's content: made once for concurrent requests, and kept until the content changes.

/**
 * Returns the kept file, or makes it. Rejects with the error of `make`.
 *
 * @param make writes it to a path
 */
export async function keep(
  context: Context,
  made: Made,
  make: (outPath: string) => Promise<void>,
): Promise<CachedFile> {
  const { making } = context.sharedFiles
  const found = await context.storage.stat(made.key)
  if (found) return { key: made.key, ...found }
  const already = making.get(made.prefix)
  if (already?.key === made.key) return already.work
  // Versions are made one after the other, so that the newest stays.
  if (already) return already.work.catch(() => {}).then(() => keep(context, made, make))
  const work = makeNew(context, made, make).finally(() => making.delete(made.prefix))
  making.set(made.prefix, { key: made.key, work })
  return work
}

async function makeNew(
  { storage, workDir }: Pick<Context, 'storage' | 'workDir'>,
  made: Made,
  make: (outPath: string) => Promise<void>,
): Promise<CachedFile> {
  const dir = await mkdtemp(join(workDir, 'sharing-'))
  try {
    const path = join(dir, basename(made.key))
    await make(path)
    const { bytes } = await storage.take(made.key, path)
    await removeOlder({ storage }, made)
    return { key: made.key, bytes }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function removeOlder({ storage }: Pick<Context, 'storage'>, { prefix, key }: Made): Promise<void> {
  const older: string[] = []
  for await (const one of storage.list(prefix)) if (one !== key) older.push(one)
  await storage.remove(older)
}
