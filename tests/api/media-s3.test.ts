import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { s3Storage } from '#server/adapters/storage/s3.ts'
import { startApp } from '../support/app.ts'
import { aHost, aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { s3Server } from '../support/s3-server.ts'

test('a photo goes from its upload to its reader through the bucket, and no file stays on the node', async () => {
  const { place } = await s3Server()
  const app = await startApp({ s3: place })
  const host = await aPaidHost(app)
  const photo = Buffer.concat([await aPhoto({ width: 600, height: 400 }), randomBytes(50_000)])
  const { status, body } = await upload(app, host, { content: photo })
  expect(status).toBe(200)
  await app.drained()

  const { memorial } = (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token }))
    .body
  expect(memorial.media[0]).toMatchObject({ uuid: body.media.uuid, state: 'READY', widths: [320, 480, 600] })
  const whole = await app.api('GET', body.media.url)
  expect(whole.status).toBe(200)
  expect(whole.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(whole.raw.length),
    'cache-control': 'public, max-age=86400, s-maxage=60',
  })
  const small = await app.api('GET', `${memorial.media[0].location}/${memorial.media[0].filename}-320.avif`)
  expect([small.status, small.headers['content-type']]).toEqual([200, 'image/avif'])
  const part = await app.api('GET', body.media.url, { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.raw]).toEqual([206, whole.raw.subarray(10, 20)])

  const storage = s3Storage(place, app.dataDir)
  const { originalKey } = await app.db.selectFrom('media').select('originalKey').executeTakeFirstOrThrow()
  expect(await storage.stat(originalKey)).toEqual({ bytes: photo.length })
  expect((await app.api('GET', `/${originalKey}`)).status).toBe(404)
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([])
  expect(await readdir(app.dataDir)).not.toContain('media')
})

test('without its bucket a node is alive but not ready, and refuses uploads that it cannot store', async () => {
  const { place, decide } = await s3Server()
  const app = await startApp({ s3: place })
  const host = await aHost(app)
  expect((await app.api('GET', '/readyz')).status).toBe(200)
  decide(() => 'cut')
  expect((await app.api('GET', '/healthz')).status).toBe(200)
  expect((await app.api('GET', '/readyz')).status).toBe(503)
  expect((await upload(app, host, { content: await aPhoto() })).status).toBe(503)
  decide(() => 'served')
  expect((await app.api('GET', '/readyz')).status).toBe(200)
  expect(await app.db.selectFrom('media').selectAll().execute()).toEqual([])
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([])
})

test('public pages refer to the CDN, and what hosts get stays on our own address', async () => {
  const app = await startApp({ mediaBaseUrl: 'https://cdn.example.com/photos' })
  const host = await aPaidHost(app)
  const { body } = await upload(app, host, { content: await aPhoto() })
  await app.drained()
  const seen = (await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body.memorial.media[0]
  expect(seen.url).toBe(body.media.url.replace('/media/', 'https://cdn.example.com/photos/'))
  expect(seen.location).toBe(body.media.location.replace('/media/', 'https://cdn.example.com/photos/'))
  const own = (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body
    .memorial
  expect(own.media[0].url).toBe(body.media.url)
  expect((await app.api('GET', own.media[0].url)).status).toBe(200)
})
