import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photoProcesses } from '#server/adapters/photos/photo-processes.ts'

/** Bytes of the original and of all renditions of each photo, by format; and of the plain copy among them. */
export async function bytesOfRenditions(photos: string[]) {
  const processes = photoProcesses({
    entryUrl: (name) => new URL(`../../build/server/${name}.js`, import.meta.url),
  })
  const dir = await mkdtemp(join(tmpdir(), 'afterglow-bench-'))
  try {
    const measured: {
      path: string
      width: number
      height: number
      original: number
      made: Made
      copy: number
    }[] = []
    for (const [at, path] of photos.entries()) {
      const { width, height, files } = await processes.render(path, dir, `photo-${at}`)
      const made: Made = { avif: 0, webp: 0, jpeg: 0 }
      for (const { format, bytes } of files) made[format] += bytes
      // The last is the plain JPEG, a copy of the largest.
      const copy = files.at(-1)?.bytes ?? 0
      measured.push({ path, width, height, original: (await stat(path)).size, made, copy })
    }
    return measured
  } finally {
    await processes.close()
    await rm(dir, { recursive: true, force: true })
  }
}

type Made = Record<'avif' | 'webp' | 'jpeg', number>
