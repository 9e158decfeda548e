import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzip } from './unzip.ts'

/** Unpacks a whole ZIP into a folder. */
export async function unzipTo(zip: Buffer, folder: string): Promise<void> {
  for (const { name, content } of unzip(zip)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}
