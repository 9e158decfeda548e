import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { photoProcesses } from '#server/adapters/photos/photo-processes.ts'
import { aPhoto } from '../support/factories.ts'

test('an honest person’s photo does not wait behind a stranger’s many photos', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'queue-of-photos-'))
  const photos = photoProcesses({
    entryUrl: (name) => new URL(`../../server/entries/${name}.ts`, import.meta.url),
  })
  onTestFinished(async () => {
    await photos.close()
    await rm(folder, { recursive: true, force: true })
  })
  const large = join(folder, 'large.png')
  const small = join(folder, 'small.jpg')
  await writeFile(large, await aPhoto({ width: 4000, height: 3000 }))
  await writeFile(small, await aPhoto({ width: 40, height: 30 }))
  const done: string[] = []
  const look = (path: string, by: string) => photos.probe(path, by).then(() => void done.push(by))
  // A process that only now begins takes longer than looking at a photo.
  await Promise.all(['stranger', 'honest'].map((by) => photos.probe(small, by)))
  const strangers = Array.from({ length: 24 }, () => look(large, 'stranger'))
  await look(small, 'honest')
  // Its turn is the next one, but a busy machine may finish some of the stranger's first. In a queue it would be the last.
  expect(done.indexOf('honest')).toBeLessThan(12)
  await Promise.all(strangers)
  expect(done).toHaveLength(25)
})
