import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { media as sizes } from '#contract/limits.ts'
import { errors } from '#languages/en/calls/errors.ts'
import { quota } from '#server/modules/media/rules.ts'
import { openApp, startApp, type TestApp } from '../support/app.ts'
import { aContributor, photos } from '../support/contributing.ts'
import { freshDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { aHost, aPhoto, startWithHost, startWithPaidHost, upload } from '../support/factories.ts'
import { hangingUpload } from '../support/hanging-upload.ts'
import { insertMedia } from '../support/media-rows.ts'
import { resumableSender, underWay } from '../support/resumable.ts'

const noRoom = { status: 409, body: { code: 'NO_ROOM', msg: errors.NO_ROOM } }
/** Nothing more fits beside it. */
const brim = (most: number) => most - 100

test('what lies at a memorial has an end, whoever sent it; removed files make way, then it is said in words', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid: memorialUuid } = host.memorial
  const first = await upload(app, host, { content: await aPhoto() })
  await app.api('POST', `/memorial/media/delete/${first.body.mediaUuid}`, { token: host.token })
  await app.drained()
  const content = await aPhoto()
  await insertMedia(app, 1, { memorialUuid, role: 'PHOTO', bytes: brim(quota.memorial) })
  const ana = await aContributor(app, host.memorial)

  // The one that was removed is worth so much room, and no more.
  const original = join(app.dataDir, 'media', 'originals', memorialUuid, first.body.mediaUuid)
  expect((await stat(original)).size).toBeGreaterThan(0)
  expect(await upload(app, host, { content })).toMatchObject(noRoom)
  expect(await ana.submit({ contributorMessage: 'x' }, await photos(1))).toMatchObject(noRoom)
  expect(await resumableSender(app, host).create({ size: 5000 })).toMatchObject(noRoom)
  // Words need none.
  expect((await ana.submit({ contributorMessage: 'x' })).status).toBe(200)
  expect((await stat(original)).size).toBeGreaterThan(0)

  await insertMedia(app, 1, { memorialUuid, role: 'PHOTO', bytes: 10_000_000, deletedAt: app.clock.now() })
  await app.db
    .updateTable('media')
    .set({ bytes: brim(quota.memorial) - 10_000_000 })
    .where('bytes', '=', brim(quota.memorial))
    .execute()
  expect((await upload(app, host, { content })).status).toBe(200)
  await expect(stat(original)).rejects.toThrow('ENOENT')
  const rows = await app.db.selectFrom('media').select('uuid').where('deletedAt', 'is not', null).execute()
  expect(rows).toHaveLength(0)
})

test('one account cannot fill the disk with memorials that nobody paid for, nor others’ memorials', async () => {
  const { app, host } = await startWithHost()
  const content = await aPhoto()
  const second = await app.api('POST', '/memorial/create', {
    token: host.token,
    json: { nameOfPerson: 'Another Person' },
  })
  await insertMedia(app, 1, {
    memorialUuid: host.memorial.uuid,
    role: 'PHOTO',
    bytes: brim(quota.account),
  })
  const elsewhere = { ...host, memorial: second.body.memorial }
  expect(await upload(app, elsewhere, { content })).toMatchObject(noRoom)
  await app.db.updateTable('memorials').set({ paymentCompletedAt: app.clock.now() }).execute()
  expect((await upload(app, elsewhere, { content })).status).toBe(200)

  const ana = await aContributor(app, host.memorial)
  await insertMedia(app, 1, {
    memorialUuid: second.body.memorial.uuid,
    role: 'CONTRIBUTION',
    uploadedBy: ana.uuid,
    bytes: brim(quota.account),
  })
  expect(await ana.submit({ contributorMessage: 'x' }, await photos(1))).toMatchObject(noRoom)
  const kim = await aContributor(app, host.memorial)
  expect((await kim.submit({ contributorMessage: 'x' }, await photos(1))).status).toBe(200)
})

test('unfinished uploads count from their first byte; the oldest of an account make way for its next', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const size = sizes.videoBytes
  const begun: string[] = []
  for (let n = 0; n < 12; n += 1) {
    app.clock.advance({ seconds: 1 })
    const { status, header } = await client.create({ size, kind: 'video' })
    expect(status).toBe(201)
    begun.push(header('location') ?? '')
  }
  const fit = Math.floor(quota.underWay / size)
  const answers = await Promise.all(begun.map(async (url) => (await client.head(url)).status))
  expect(answers).toEqual([...Array(12 - fit).fill(404), ...Array(fit).fill(200)])
  expect(await underWay(app)).toHaveLength(fit)

  // Somebody else is not touched by it, and what is taken back makes room at once.
  const other = await aHost(app)
  expect((await resumableSender(app, other).create({ size, kind: 'video' })).status).toBe(201)
  expect((await client.head(begun.at(-fit) ?? '')).status).toBe(200)
  expect((await client.remove(begun.at(-1) ?? '')).status).toBe(204)
  expect((await client.create({ size, kind: 'video' })).status).toBe(201)
  expect((await client.head(begun.at(-fit) ?? '')).status).toBe(200)

  // They count against the memorial too.
  await insertMedia(app, 1, {
    memorialUuid: host.memorial.uuid,
    role: 'PHOTO',
    bytes: brim(quota.account) - fit * size,
  })
  expect(await upload(app, host, { content: await aPhoto() })).toMatchObject(noRoom)
  app.clock.advance({ hours: 25 })
  expect((await upload(app, host, { content: await aPhoto() })).status).toBe(200)
})

test('whoever writes to an upload that made way is ended, and leaves nothing', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const size = sizes.videoBytes
  const url = (await client.create({ size, kind: 'video' })).header('location') ?? ''
  const { port } = new URL(await app.listen())
  const content = Buffer.alloc(1_000_000)
  const socket = await hangingUpload(Number(port), { url, token: host.token, content, sent: 50_000 })
  onTestFinished(() => void socket.destroy())
  socket.resume()
  await eventually(async () => expect(await bytesUnderWay(app)).toBeGreaterThan(0))
  for (let n = 0; n < 6; n += 1) {
    app.clock.advance({ seconds: 1 })
    expect((await client.create({ size, kind: 'video' })).status).toBe(201)
  }
  expect(await bytesUnderWay(app)).toBe(0)
  expect((await client.head(url)).status).toBe(404)
})

async function bytesUnderWay(app: TestApp): Promise<number> {
  const dir = join(app.dataDir, 'tus')
  const names = (await readdir(dir)).filter((name) => !name.includes('.'))
  const all = await Promise.all(names.map((name) => stat(join(dir, name))))
  return all.reduce((sum, { size }) => sum + size, 0)
}

test('with little room on the disk only what is under way goes on, and why is said', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const { dataDir } = await startApp()
  const roomy = await openApp({ dataDir, database })
  const host = await aHost(roomy)
  const photo = await aPhoto()
  const begun = await resumableSender(roomy, host).create({ size: photo.length })
  const url = begun.header('location') ?? ''
  await roomy.close()

  const app = await openApp({ dataDir, database, changes: { leastFreeBytes: Number.MAX_SAFE_INTEGER } })
  onTestFinished(() => app.close())
  const low = { status: 503, body: { code: 'DISK_LOW', msg: errors.DISK_LOW } }
  const refused = await upload(app, host, { content: photo })
  expect(refused).toMatchObject(low)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const client = resumableSender(app, host)
  expect(await client.create({ size: photo.length })).toMatchObject(low)
  expect(
    (await app.api('POST', '/user/save', { token: host.token, json: { firstName: 'A', surname: 'B' } }))
      .status,
  ).toBe(200)
  const done = await client.patch(url, 0, photo)
  expect([done.status, done.header('x-media-uuid')]).toEqual([204, expect.any(String)])
})
