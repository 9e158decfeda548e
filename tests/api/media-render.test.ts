import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openApp, startApp, type TestApp } from '../support/app.ts'
import { freshDatabase } from '../support/database.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'

/** A web node and, later, a worker on the same data: what waits for the worker can be looked at. */
async function webAndWorker() {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-test-'))
  const database = await freshDatabase()
  const all = await openApp({ dataDir, database })
  const host = await aPaidHost(all)
  await all.close()
  const web = await openApp({ dataDir, database, changes: { role: 'web' } })
  let worker: TestApp | undefined
  onTestFinished(async () => {
    await Promise.all([web.close(), worker?.close()])
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    web,
    host,
    async work() {
      worker = await openApp({ dataDir, database, changes: { role: 'worker' } })
      await worker.drained()
    },
  }
}

test('a photo is on the memorial at once, and public once it can be shown', async () => {
  const { web, host, work } = await webAndWorker()
  const { body } = await upload(web, host, { content: await aPhoto() })
  const shown = () => web.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  const read = async () =>
    (await web.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial.media
  expect(await read()).toMatchObject([{ uuid: body.mediaUuid, state: 'PROCESSING' }])
  expect((await shown()).body.memorial.media).toEqual([])
  await work()
  expect(await read()).toMatchObject([{ uuid: body.mediaUuid, state: 'READY' }])
  expect((await shown()).body.memorial.media).toMatchObject([{ uuid: body.mediaUuid, state: 'READY' }])
})

test('a photo that cannot be rendered says so to its host and is not public', async () => {
  const { web, host, work } = await webAndWorker()
  await upload(web, host, { content: await aPhoto() })
  const { originalKey } = await web.db.selectFrom('media').select('originalKey').executeTakeFirstOrThrow()
  await writeFile(join(web.dataDir, 'media', originalKey), 'the disk has eaten it')
  await work()
  const { body } = await web.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(body.memorial.media).toMatchObject([{ state: 'FAILED' }])
  expect((await web.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body.memorial.media).toEqual(
    [],
  )
})

test('a photo removed before its turn is not rendered', async () => {
  const { web, host, work } = await webAndWorker()
  const { body } = await upload(web, host, { content: await aPhoto() })
  await web.api('POST', `/memorial/media/delete/${body.mediaUuid}`, { token: host.token })
  await work()
  expect(await readdir(join(web.dataDir, 'media'))).not.toContain('public')
  const row = await web.db.selectFrom('media').select(['state', 'deletedAt']).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'PROCESSING', deletedAt: expect.any(Date) })
})

test('the purge takes passing files that a crash left, and no others', async () => {
  const app = await startApp()
  const dir = join(app.dataDir, 'uploads')
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await mkdir(join(dir, 'render-old'))
  await writeFile(join(dir, 'render-old', 'x.avif'), 'half')
  await writeFile(join(dir, 'old'), 'half')
  await writeFile(join(dir, 'new'), 'still coming')
  for (const name of ['old', 'render-old']) await utimes(join(dir, name), yesterday, yesterday)
  await app.run('media.purge', {})
  expect(await readdir(dir)).toEqual(['new'])
})
