import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Works in a folder of its own, which is deleted afterwards: a killed process may still be writing to another. */
export async function runInFolder<T>(
  workDir: string,
  name: string,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(workDir, `${name}-`))
  try {
    return await work(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
