import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentFromMemorial } from '#app/draft/memorial.ts'
import { openApp, startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aPhoto, startWithPaidHost, upload } from '../support/factories.ts'
import { lastingData } from '../support/worker.ts'

/** A web node and, later, a worker on the same data, so that the test can see what waits for the worker. */
async function webAndWorker() {
  const { dataDir, database } = await lastingData()
  const web = await openApp({ dataDir, database, changes: { role: 'web' } })
  const host = await aPaidHost(web)
  let worker: TestApp | undefined
  onTestFinished(async () => void (await Promise.all([web.close(), worker?.close()])))
  return {
    web,
    host,
    async work() {
      worker = await openApp({ dataDir, database, changes: { role: 'worker' } })
      await worker.drained()
    },
  }
}

test('a photo is in the memorial at once, and public once it is ready', async () => {
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

test('a photo that cannot be rendered is marked as failed for its host, and is not public', async () => {
  const { web, host, work } = await webAndWorker()
  await upload(web, host, { content: await aPhoto(), name: 'Nana 1950.jpg' })
  const { originalKey } = await web.db.selectFrom('media').select('originalKey').executeTakeFirstOrThrow()
  await writeFile(join(web.dataDir, 'media', originalKey), 'the disk has eaten it')
  await work()
  const { body } = await web.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(body.memorial.media).toMatchObject([{ state: 'FAILED', originalName: 'Nana 1950.jpg' }])
  expect(contentFromMemorial(body.memorial).photos).toMatchObject([{ name: 'Nana 1950.jpg' }])
  expect((await web.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body.memorial.media).toEqual(
    [],
  )
})

test('photos that come together update the page once, when they are ready', async () => {
  const { web, host, work } = await webAndWorker()
  const photo = await aPhoto()
  const listener = await web.pool.connect()
  onTestFinished(() => listener.release(true))
  let announced = 0
  listener.on('notification', () => {
    announced += 1
  })
  await listener.query('listen memorial_changed')
  for (let at = 0; at < 5; at += 1) await upload(web, host, { content: photo })
  // Its result arrives after all notifications to this connection.
  await listener.query('select 1')
  expect(announced).toBe(0)
  await work()
  await listener.query('select 1')
  expect(announced).toBe(1)
  const shown = await web.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect(shown.body.memorial.media).toHaveLength(5)
})

test('a ready photo updates the page later while others are in progress, together with those ready by then', async () => {
  const { web, host, work } = await webAndWorker()
  await upload(web, host, { content: await aPhoto() })
  await upload(web, host, { content: await aPhoto() })
  const ids = await web.db.selectFrom('media').select('uuid').orderBy('createdAt').execute()
  const waits = ids[1]?.uuid ?? ''
  // As if a second machine were rendering it.
  await web.pool.query(`delete from pgboss.job where name = 'media.render' and data->>'mediaUuid' = $1`, [
    waits,
  ])
  await work()
  const { rows } = await web.pool.query(
    `select data, start_after > now() as later from pgboss.job where name = 'media.pages'`,
  )
  expect(rows).toEqual([{ data: { memorialUuid: host.memorial.uuid }, later: true }])
})

test('a photo whose worker was killed after the first rendition gets the others', async () => {
  const { app, host } = await startWithPaidHost()
  const { body } = await upload(app, host, { content: await aPhoto({ width: 1400, height: 1000 }) })
  await app.drained()
  const read = async () =>
    (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial
      .media[0]
  const whole = await read()
  expect(whole).toMatchObject({ state: 'READY', widths: [320, 480, 640, 960, 1280, 1400] })
  const places = join(app.dataDir, 'media', 'public', host.memorial.uuid)
  const { filename } = whole
  const others = (await readdir(places)).filter((name) => !/-960|^[0-9a-f]+\.jpg$/.test(name))
  expect(others).toHaveLength(15)
  for (const name of others) await rm(join(places, name))
  await app.db
    .updateTable('media')
    .set({ widths: [960] })
    .where('uuid', '=', body.mediaUuid)
    .execute()

  await app.run('media.render', { mediaUuid: body.mediaUuid })
  expect(await read()).toMatchObject({ filename, state: 'READY', widths: whole.widths })
  expect(await readdir(places)).toEqual(expect.arrayContaining(others))
})

test('a photo removed before its job runs is not rendered', async () => {
  const { web, host, work } = await webAndWorker()
  const { body } = await upload(web, host, { content: await aPhoto() })
  await web.api('POST', `/memorial/media/delete/${body.mediaUuid}`, { token: host.token })
  await work()
  expect(await readdir(join(web.dataDir, 'media'))).not.toContain('public')
  const row = await web.db.selectFrom('media').select(['state', 'deletedAt']).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'PROCESSING', deletedAt: expect.any(Date) })
})

test('the purge removes old temporary files that a crash left, and no others', async () => {
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
