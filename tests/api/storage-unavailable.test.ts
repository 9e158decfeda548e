import { randomUUID } from 'node:crypto'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errors } from '#languages/en/calls/errors.ts'
import { type Answered, startApp, type TestApp } from '../support/app.ts'
import { aHost, aPhoto, startWithHost, upload } from '../support/factories.ts'
import { refusingFolder } from '../support/refusing-folder.ts'
import { resumableSender } from '../support/resumable.ts'
import { type Fate, s3Server } from '../support/s3-server.ts'

const envelope = {
  success: false,
  msg: errors.STORAGE_AWAY,
  error: errors.STORAGE_AWAY,
  code: 'STORAGE_AWAY',
}

/** The response asks to come again, and may not be cached. */
function expectAway({ status, headers, body }: Pick<Answered, 'status' | 'headers' | 'body'>) {
  expect([status, body]).toEqual([503, envelope])
  expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
  for (const name of ['etag', 'content-range', 'accept-ranges']) expect(headers[name]).toBeUndefined()
}

const mediaOf = async (app: TestApp, { token, memorial }: { token: string; memorial: { uuid: string } }) =>
  (await app.api('GET', `/memorial/get/${memorial.uuid}`, { token })).body.memorial.media

async function inABucket() {
  const { place, decide } = await s3Server()
  const app = await startApp({ s3: place })
  return { app, host: await aHost(app), decide }
}

test.each<Fate>(['cut', 500])(
  'a photo that a bucket does not store (%s) has to be sent again, and is stored then',
  async (fate) => {
    const { app, host, decide } = await inABucket()
    const photo = { content: await aPhoto(), fields: { clientId: randomUUID() } }
    decide(() => fate)
    expectAway(await upload(app, host, photo))
    decide(() => 'served')
    expect((await upload(app, host, photo)).status).toBe(200)
    expect(await mediaOf(app, host)).toHaveLength(1)
  },
)

test('a bucket that refuses for good is not reported as temporary, and the operator reads why', async () => {
  const { place, decide } = await s3Server()
  const lines: string[] = []
  const app = await startApp(
    { s3: place, logLevel: 'error' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  const host = await aHost(app)
  const photo = { content: await aPhoto(), fields: { clientId: randomUUID() } }
  decide(() => 403)
  const { status, headers, body } = await upload(app, host, photo)
  const message = errors.STORAGE_REFUSED
  expect([status, body.code, body.msg]).toEqual([500, 'STORAGE_REFUSED', message])
  expect(headers['retry-after']).toBeUndefined()
  expect(lines.join('')).toContain('storage refuses')
  decide(() => 'served')
  expect((await upload(app, host, photo)).status).toBe(200)
})

test('an upload in chunks keeps what the bucket stored, the rest is sent again, and no step loses the photo', async () => {
  const { app, host, decide } = await inABucket()
  const client = resumableSender(app, host)
  const photo = await aPhoto()
  const facts = { size: photo.length, clientId: randomUUID() }
  const half = Math.floor(photo.length / 2)
  const away = async (work: () => ReturnType<typeof client.send>) => {
    decide(() => 'cut')
    const answer = await work()
    decide(() => 'served')
    return {
      status: answer.status,
      body: answer.body,
      headers: {
        'retry-after': answer.header('retry-after') ?? '',
        'cache-control': answer.header('cache-control') ?? '',
      },
    }
  }
  expectAway(await away(() => client.create(facts)))
  const url = (await client.create(facts)).header('location') ?? ''
  await client.patch(url, 0, photo.subarray(0, half))
  expectAway(await away(() => client.patch(url, half, photo.subarray(half))))
  expect((await away(() => client.head(url))).status).toBe(503)
  expect((await client.head(url)).header('upload-offset')).toBe(String(half))

  // The last chunk is stored; the bucket fails before the file is put together.
  decide((method, path) => (method === 'PUT' && path.includes('/originals/') ? 'cut' : 'served'))
  const last = await client.patch(url, half, photo.subarray(half))
  expect([last.status, last.body]).toEqual([503, envelope])
  decide(() => 'served')
  expect(await mediaOf(app, host)).toEqual([])
  const taken = await client.head(url)
  expect([taken.status, taken.header('upload-offset')]).toEqual([200, String(photo.length)])
  expect(await mediaOf(app, host)).toMatchObject([{ uuid: taken.header('x-media-uuid') }])
})

test('a photo that cannot be read at the moment is not reported as missing, and the response is not cached', async () => {
  const { app, host, decide } = await inABucket()
  const { url } = (await upload(app, host, { content: await aPhoto() })).body.media
  await app.drained()
  const read = (headers = {}) => app.api('GET', url, { headers })
  decide(() => 'cut')
  expectAway(await read())
  const asked = await app.api('HEAD', url)
  expect([asked.status, asked.headers['cache-control']]).toEqual([503, 'no-store'])
  // It answers HEAD, and fails on reading.
  decide((method) => (method === 'GET' ? 'cut' : 'served'))
  expectAway(await read())
  expectAway(await read({ range: 'bytes=0-9' }))
  decide(() => 'served')
  expect((await read()).headers).toMatchObject({ 'cache-control': 'private, max-age=86400' })
  expect((await read({ range: 'bytes=0-9' })).status).toBe(206)
})

test('a disk that refuses writes is reported like a bucket that is down: whole photos, chunks and reads', async () => {
  const { app, host } = await startWithHost()
  const photo = { content: await aPhoto(), fields: { clientId: randomUUID() } }
  const media = join(app.dataDir, 'media')
  const restore = await refusingFolder(join(media, 'originals'))
  expectAway(await upload(app, host, photo))
  await restore()
  // The folder of files that are being received.
  const restorePassing = await refusingFolder(join(app.dataDir, 'uploads'))
  expectAway(await upload(app, host, photo))
  await restorePassing()
  const { body } = await upload(app, host, photo)
  await app.drained()
  expect(await mediaOf(app, host)).toHaveLength(1)
  expect((await app.api('GET', body.media.url)).status).toBe(200)

  const client = resumableSender(app, host)
  const large = await aPhoto({ width: 900, height: 600 })
  const facts = { size: large.length, clientId: randomUUID() }
  const url = (await client.create(facts)).header('location') ?? ''
  const id = url.split('/').at(-1) ?? ''
  const piece = join(app.dataDir, 'tus', id)
  await symlink('/dev/full', piece)
  const full = await client.patch(url, 0, large)
  expect([full.status, full.body, full.header('retry-after')]).toEqual([503, envelope, '10'])
  // Its sender begins again because the file is missing.
  await rm(piece)
  const again = (await client.create(facts)).header('location') ?? ''
  expect((await client.patch(again, 0, large)).status).toBe(204)
  expect(await mediaOf(app, host)).toHaveLength(2)
})
