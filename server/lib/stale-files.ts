import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes files in a folder of temporary files that are older than `before`: unfinished uploads, and work that a crash
 * interrupted. Subfolders are deleted as a whole. A missing folder is fine.
 */
export async function removeStaleFiles(folder: string, before: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    const path = join(folder, name)
    const found = await stat(path).catch(ignoreMissing)
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true })
  }
}

/** Another process was faster. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
