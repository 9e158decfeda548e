import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anArchiveApp, archiveOf, claire, download, named, textOf } from '../support/archives.ts'
import { upload } from '../support/factories.ts'
import { withPlace } from '../support/pictures.ts'

// Where a photo was taken (docs/decisions/0035).

test('an archive holds places in its originals alone, and its README says so', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const sent = await withPlace()
  expect((await upload(app, host, { content: sent })).status).toBe(200)
  await app.drained()
  const files = await download(app, (await archiveOf(app, host)).archiveUrl)
  expect(named(files, /^photos\/.*\.jpg$/).content.equals(sent)).toBe(true)
  const copies = files.filter(({ name }) => /^site\/pictures\/.*\.jpg$/.test(name))
  expect(copies.length).toBeGreaterThan(0)
  for (const { content } of copies) expect((await sharp(content).metadata()).exif).toBeUndefined()
  expect(textOf(files, /README/i)).toContain('the place where they were taken')
})
