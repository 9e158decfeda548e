import { chmod, mkdir, rm, symlink } from 'node:fs/promises'
import { onTestFinished } from 'vitest'

/**
 * Replaces a missing or empty folder by one that cannot be written to, like a full or read-only disk. Undone by the
 * returned function, or after the test.
 */
export async function refusingFolder(path: string): Promise<() => Promise<void>> {
  await rm(path, { recursive: true, force: true })
  // File modes do not stop root. In this folder of the kernel's nobody can create files.
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
