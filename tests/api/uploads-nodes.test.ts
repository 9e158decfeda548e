import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStorage } from '#server/storage.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { freshDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { aHost, aPhoto } from '../support/factories.ts'
import { hangingUpload } from '../support/hanging-upload.ts'
import { resumableSender } from '../support/resumable.ts'
import { s3Server } from '../support/s3-server.ts'

const aFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-node-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Two nodes: on one folder, or each with its own folder and a shared bucket. */
const places = {
  'a folder': async () => {
    const folder = await aFolder()
    return { folders: [folder, folder] as const, s3: null }
  },
  'a bucket': async () => {
    const { place } = await s3Server()
    return { folders: [await aFolder(), await aFolder()] as const, s3: place }
  },
}

async function twoNodes(place: (typeof places)[keyof typeof places]) {
  const { folders, s3 } = await place()
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const open = async (dataDir: string, role: 'all' | 'web') => {
    const app = await openApp({ dataDir, database, changes: { s3, role } })
    onTestFinished(() => app.close())
    return app
  }
  // Mails go to the outbox of the node that sends them.
  const [one, other] = [await open(folders[0], 'all'), await open(folders[1], 'web')]
  const host = await aHost(one)
  const photo = Buffer.concat([await aPhoto(), randomBytes(200_000)])
  return {
    one,
    other,
    host,
    photo,
    senders: [resumableSender(one, host), resumableSender(other, host)] as const,
  }
}

const mediaOf = async (app: TestApp, host: { token: string; memorial: { uuid: string } }) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial.media

async function originalOf(app: TestApp) {
  const { originalKey } = await app.db.selectFrom('media').select('originalKey').executeTakeFirstOrThrow()
  return buffer(await (await openStorage(app.config)).read(originalKey))
}

describe.each(Object.entries(places))('uploads to several nodes on %s', (_name, place) => {
  test('an upload begun on one node can be continued and finished on another', async () => {
    const { one, other, host, photo, senders } = await twoNodes(place)
    const [here, there] = senders
    const clientId = randomUUID()
    const url = (await here.create({ size: photo.length, clientId })).header('location') ?? ''
    expect((await here.patch(url, 0, photo.subarray(0, 60_000))).header('upload-offset')).toBe('60000')
    expect((await there.head(url)).header('upload-offset')).toBe('60000')
    expect((await there.create({ size: photo.length, clientId })).header('upload-offset')).toBe('60000')
    await there.patch(url, 60_000, photo.subarray(60_000, 90_000))
    expect((await here.patch(url, 60_000, photo.subarray(60_000))).status).toBe(409)
    const done = await here.patch(url, 90_000, photo.subarray(90_000))
    expect(done.status).toBe(204)
    const [kept] = await mediaOf(other, host)
    expect([done.header('x-media-uuid'), (await there.head(url)).header('x-media-uuid')]).toEqual([
      kept.uuid,
      kept.uuid,
    ])
    expect(await originalOf(one)).toEqual(photo)
  })

  test('a complete upload is taken once, by the node that is first', async () => {
    const { one, host, photo, senders } = await twoNodes(place)
    const [here, there] = senders
    const url = (await here.create({ size: photo.length })).header('location') ?? ''
    await here.patch(url, 0, photo.subarray(0, photo.length - 1))
    const last = [photo.length - 1, photo.subarray(photo.length - 1)] as const
    const sent = await Promise.all([here.patch(url, ...last), there.patch(url, ...last)])
    const asked = await Promise.all([here.head(url), there.head(url)])
    const media = await mediaOf(one, host)
    expect(media).toHaveLength(1)
    expect(sent.map((answer) => answer.status)).toContain(204)
    for (const answer of asked) expect(answer.header('x-media-uuid')).toBe(media[0].uuid)
    expect(await originalOf(one)).toEqual(photo)
  })

  test('a hanging connection on one node is ended by the call to another, and its bytes are kept', async () => {
    const { one, host, photo, senders } = await twoNodes(place)
    const [here, there] = senders
    const url = (await here.create({ size: photo.length })).header('location') ?? ''
    const { port } = new URL(await one.listen())
    const socket = await hangingUpload(Number(port), {
      url,
      token: host.token,
      content: photo,
      sent: 150_000,
    })
    onTestFinished(() => void socket.destroy())
    await eventually(async () => {
      const { rows } = await one.pool.query(
        "select 1 from pg_locks where locktype = 'advisory' and objsubid = 1",
      )
      expect(rows).toHaveLength(1)
    })
    const asked = await there.head(url)
    expect(asked.status).toBe(200)
    const offset = Number(asked.header('upload-offset'))
    expect(offset).toBeLessThanOrEqual(150_000)
    expect((await there.patch(url, offset, photo.subarray(offset))).status).toBe(204)
    expect(await originalOf(one)).toEqual(photo)
  })
})

test('parts that do not fit are discarded, and the upload continues after those that do', async () => {
  const { one, other, photo, senders } = await twoNodes(places['a bucket'])
  const [here, there] = senders
  const url = (await here.create({ size: photo.length })).header('location') ?? ''
  await here.patch(url, 0, photo.subarray(0, 60_000))
  await here.patch(url, 60_000, photo.subarray(60_000, 90_000))
  const storage = await openStorage(one.config)
  const id = url.slice('/uploads/'.length)
  await storage.put(`uploads/${id}/at-000000000000000`, photo.subarray(0, 50_000))
  expect((await here.patch(url, 90_000, photo.subarray(90_000))).status).toBe(500)
  expect((await there.head(url)).header('upload-offset')).toBe('50000')
  expect((await there.patch(url, 50_000, photo.subarray(50_000))).status).toBe(204)
  expect(await originalOf(other)).toEqual(photo)
})

test('a bucket that is down is not reported as a missing upload, and only unfinished uploads are kept in it', async () => {
  const { place, decide } = await s3Server()
  const { one, photo, senders } = await twoNodes(async () => ({
    folders: [await aFolder(), await aFolder()] as const,
    s3: place,
  }))
  const [here, there] = senders
  const url = (await here.create({ size: photo.length })).header('location') ?? ''
  await here.patch(url, 0, photo.subarray(0, 60_000))
  decide(() => 'cut')
  expect((await there.head(url)).status).toBe(503)
  expect((await here.patch(url, 60_000, photo.subarray(60_000))).status).toBe(503)
  decide(() => 'served')
  expect((await here.head(url)).header('upload-offset')).toBe('60000')
  expect((await here.patch(url, 60_000, photo.subarray(60_000))).status).toBe(204)

  const storage = await openStorage(one.config)
  const old = randomBytes(20).toString('hex')
  await storage.put(`uploads/${old}/at-000000000000000`, photo)
  const { dataDir, config } = one
  const database = await freshDatabase()
  const later = await openApp({ dataDir, database, changes: config })
  onTestFinished(async () => {
    await later.close()
    await database.close()
  })
  const left: string[] = []
  for await (const key of storage.list('uploads/')) left.push(key)
  expect(left).toEqual([])
})
