import { chmod, mkdir, rm, symlink } from 'node:fs/promises'
import { onTestFinished } from 'vitest'

/**
 * Puts a folder that takes nothing in the place of one that is not there or is empty, as a disk does that is full or
 * read-only. Undone by the function that comes back, or with the test.
 */
export async function refusingFolder(path: string): Promise<() => Promise<void>> {
  await rm(path, { recursive: true, force: true })
  // No mode keeps root out; the kernel's own folder takes files of nobody.
  if (process.getuid?.() === 0) await symlink('/sys', path)
  else await mkdir(path, { mode: 0o500 })
  const restore = async () => {
    if (process.getuid?.() !== 0) await chmod(path, 0o700).catch(() => {})
    await rm(path, { recursive: true, force: true })
    await mkdir(path)
  }
  let undone = false
  onTestFinished(async () => {
    if (!undone) await restore()
  })
  return async () => {
    undone = true
    await restore()
  }
}
