import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '../support/app.ts'
import { askForBook, readBook } from '../support/books.ts'
import { aPaidHost, aPhoto } from '../support/factories.ts'
import { readPdf } from '../support/pdf.ts'
import { seedResponses } from '../support/responses.ts'
import { lastingData, patience, startWorker, waiting, waitingForNext } from '../support/worker.ts'

const PHOTOS = 30
/** A memorial whose book takes some seconds. */
async function aMemorialOfPhotos() {
  const { dataDir, database } = await lastingData()
  const app = await openApp({ dataDir, database })
  const host = await aPaidHost(app)
  const memorialUuid: string = host.memorial.uuid
  await seedResponses(app.pool, { memorialUuid, photos: PHOTOS })
  await mkdir(join(dataDir, 'media/originals', memorialUuid), { recursive: true })
  const original = await aPhoto({ width: 4000, height: 3000 })
  for (const { originalKey } of await app.db.selectFrom('media').select('originalKey').execute())
    await writeFile(join(dataDir, 'media', originalKey), original)
  await app.close()
  return { dataDir, database, host }
}

test('a book whose worker is killed half-way is made once, by the next worker', patience, async () => {
  const { dataDir, database, host } = await aMemorialOfPhotos()
  const web = await openApp({ dataDir, database, changes: { role: 'web' } })
  onTestFinished(web.close)

  const first = await startWorker({ dataDir, database })
  const { uuid } = (await askForBook(web, host, { wait: false })).body.book
  await vi.waitFor(async () => expect((await readBook(web, host)).progress).toBeGreaterThan(10), waiting)
  first.child.kill('SIGKILL')
  await first.ended
  const left = await readBook(web, host)
  expect(left).toMatchObject({ uuid, state: 'WORKING', pdfUrl: null })
  expect(left.progress).toBeLessThan(90)

  await startWorker({ dataDir, database })
  await vi.waitFor(async () => expect((await readBook(web, host)).state).toBe('READY'), waitingForNext)
  const book = await readBook(web, host)
  expect(book).toMatchObject({ uuid, progress: 100, missing: 0, isCurrent: true })
  expect(await web.db.selectFrom('keepsakes').select('uuid').execute()).toEqual([{ uuid }])
  expect(await readdir(join(dataDir, 'media/books', host.memorial.uuid))).toEqual([uuid])
  const { pages } = await readPdf((await web.api('GET', book.pdfUrl)).raw)
  expect(pages).toHaveLength(book.pages)
})
