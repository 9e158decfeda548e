import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import type { Photos } from '#server/ports/strangers-files.ts'
import { photoProcesses } from './photo-processes.ts'

/** The photo processes of a test file, and a folder for what they read and write; both are there from the first test on. */
export function photosOfFile() {
  const setup = {} as { folder: string; photos: Photos }
  beforeAll(async () => {
    setup.folder = await mkdtemp(path.join(tmpdir(), 'photos-test-'))
    setup.photos = photoProcesses({
      entryUrl: (name) => new URL(`../../entries/${name}.ts`, import.meta.url),
      nice: 0,
    })
  })
  afterAll(async () => {
    await setup.photos.close()
    await rm(setup.folder, { recursive: true, force: true })
  })
  return {
    setup,
    /** A file in the folder, and its path. */
    async kept(name: string, content: Uint8Array | string): Promise<string> {
      const file = path.join(setup.folder, name)
      await writeFile(file, content)
      return file
    },
  }
}

/** Cannot be compressed, so that the pixels fill the file and a cut hits them. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
