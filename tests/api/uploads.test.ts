import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { media as limits } from '#contract/limits.ts'
import { startApp } from '../support/app.ts'
import { aHost, anUnverifiedUser, aPhoto, readMemorial, startWithHost, upload } from '../support/factories.ts'
import { metadata, resumableSender, underWay } from '../support/resumable.ts'

const recording = await readFile(fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url)))

const mediaIn = (answer: { header: (name: string) => string | undefined }) =>
  JSON.parse(Buffer.from(answer.header('x-media') ?? '', 'base64').toString())

test('a photo uploaded in chunks is like one uploaded in one request', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const photo = await aPhoto({ width: 500, height: 400 })
  const clientId = randomUUID()
  const begun = await client.create({ size: photo.length, clientId, title: 'At the sea' })
  const url = begun.header('location') ?? ''
  expect([begun.status, url]).toEqual([201, expect.stringMatching(/^\/uploads\/[0-9a-f]+$/)])

  const first = await client.patch(url, 0, photo.subarray(0, 300))
  expect([first.status, first.header('upload-offset')]).toEqual([204, '300'])
  expect(first.header('x-media-uuid')).toBeUndefined()
  const between = await client.head(url)
  expect([between.status, between.header('upload-offset')]).toEqual([200, '300'])
  expect([between.header('upload-length'), between.header('cache-control')]).toEqual([
    String(photo.length),
    'no-store',
  ])

  const last = await client.patch(url, 300, photo.subarray(300))
  expect([last.status, last.header('upload-offset')]).toEqual([204, String(photo.length)])
  expect((await readMemorial(app, host)).media).toMatchObject([
    { uuid: last.header('x-media-uuid'), title: 'At the sea', width: 500, height: 400, clientId },
  ])
  expect(await underWay(app)).toEqual([])
  await app.drained()
  expect((await readMemorial(app, host)).media[0].state).toBe('READY')
})

test('a portrait and a video can be uploaded in chunks too', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const sent: (string | undefined)[] = []
  for (const [kind, content] of [
    ['profile', await aPhoto()],
    ['video', recording],
  ] as const) {
    const url = (await client.create({ size: content.length, kind })).header('location') ?? ''
    const done = await client.patch(url, 0, content)
    expect([kind, done.status, done.header('x-media-uuid')]).toEqual([kind, 204, expect.any(String)])
    sent.push(done.header('x-media-uuid'))
  }
  const memorial = await readMemorial(app, host)
  expect(memorial).toMatchObject({
    media: [],
    profilePhoto: { uuid: sent[0] },
    hostVideoMessage: { uuid: sent[1], extension: 'webm' },
  })
  const roles = await app.db.selectFrom('media').select('role').execute()
  expect(roles.map(({ role }) => role).sort()).toEqual(['HOST_VIDEO', 'PROFILE_PHOTO'])
})

test('a client that missed the last response can ask for the result', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const photo = await aPhoto()
  const announced = { size: photo.length, clientId: randomUUID() }
  const url = (await client.create(announced)).header('location') ?? ''
  const mediaUuid = (await client.patch(url, 0, photo)).header('x-media-uuid')
  const size = String(photo.length)

  const asked = await client.head(url)
  expect([asked.status, asked.header('upload-offset'), asked.header('x-media-uuid')]).toEqual([
    200,
    size,
    mediaUuid,
  ])
  const again = await client.create(announced)
  expect([again.status, again.header('upload-offset'), again.header('x-media-uuid')]).toEqual([
    201,
    size,
    mediaUuid,
  ])
  const blind = await client.patch(url, 0, photo)
  expect([blind.status, blind.header('x-media-uuid')]).toEqual([409, mediaUuid])
  const empty = await client.patch(url, photo.length, Buffer.alloc(0))
  expect([empty.status, empty.header('x-media-uuid')]).toEqual([204, mediaUuid])
  expect((await readMemorial(app, host)).media).toHaveLength(1)
})

test('every answer to a complete upload has the file, as one upload in one request does', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const photo = await aPhoto()
  // The longest caption, in letters of three bytes.
  const announced = { size: photo.length, clientId: randomUUID(), title: '光'.repeat(500) }
  const url = (await client.create(announced)).header('location') ?? ''
  const last = await client.patch(url, 0, photo)
  // It may be rendered meanwhile.
  const [shown] = (await readMemorial(app, host)).media
  expect(shown).toMatchObject({ title: announced.title, rotation: 0 })
  expect(mediaIn(last)).toMatchObject({ uuid: shown.uuid, title: announced.title, rotation: 0 })

  await app.drained()
  const [ready] = (await readMemorial(app, host)).media
  expect(ready).toMatchObject({ state: 'READY', placeholder: expect.any(String) })
  for (const answer of [
    await client.head(url),
    await client.patch(url, photo.length, Buffer.alloc(0)),
    await client.create(announced),
  ]) {
    expect(mediaIn(answer)).toEqual({ ...ready, placeholder: null })
    // Proxies take 4 KB of headers.
    const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    expect(headers.join('').length).toBeLessThan(4000)
  }
})

test('who no longer hosts the memorial is told that an upload is complete, but not its file', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const photo = await aPhoto()
  const url = (await client.create({ size: photo.length })).header('location') ?? ''
  await client.patch(url, 0, photo)
  await app.db.deleteFrom('relationships').where('memorialUuid', '=', host.memorial.uuid).execute()
  const asked = await client.head(url)
  expect([asked.status, asked.header('x-media-uuid'), asked.header('x-media')]).toEqual([
    200,
    expect.any(String),
    undefined,
  ])
})

test('a file that was uploaded in one request is known here too', async () => {
  const { app, host } = await startWithHost()
  const photo = await aPhoto()
  const clientId = randomUUID()
  const { body } = await upload(app, host, { content: photo, fields: { clientId } })
  const client = resumableSender(app, host)
  const begun = await client.create({ size: photo.length, clientId })
  expect([begun.status, begun.header('x-media-uuid')]).toEqual([201, body.mediaUuid])
  const asked = await client.head(begun.header('location') ?? '')
  expect(asked.header('x-media-uuid')).toBe(body.mediaUuid)
  expect(await underWay(app)).toEqual([])
})

test('a refused file has the same message as in one request, and is deleted', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const photo = await aPhoto()
  const refused: [string, Buffer, number, string][] = [
    ['photo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'PHOTO_UNREADABLE'],
    ['profile', photo.subarray(0, 100), 400, 'PHOTO_DAMAGED'],
    ['video', Buffer.from('text'), 415, 'VIDEO_UNREADABLE'],
  ]
  for (const [kind, content, status, code] of refused) {
    const url = (await client.create({ size: content.length, kind })).header('location') ?? ''
    const answer = await client.patch(url, 0, content)
    expect([answer.status, answer.body]).toMatchObject([
      status,
      { success: false, code, msg: expect.any(String) },
    ])
    expect((await client.head(url)).status).toBe(404)
  }
  expect(await underWay(app)).toEqual([])
  expect((await readMemorial(app, host)).media).toEqual([])
})

test('a file that is too large is refused before it is sent', async () => {
  const app = await startApp()
  const client = resumableSender(app, await aHost(app))
  const sizes: [string, number, number, string][] = [
    ['photo', limits.photoBytes + 1, 413, 'PHOTO_TOO_LARGE'],
    ['profile', limits.profilePhotoBytes + 1, 413, 'PROFILE_PHOTO_TOO_LARGE'],
    ['video', limits.videoBytes + 1, 413, 'VIDEO_TOO_LARGE'],
    ['photo', 0, 400, 'PHOTO_EMPTY'],
  ]
  for (const [kind, size, status, code] of sizes) {
    const answer = await client.create({ kind, size })
    expect([kind, answer.status, answer.body.code]).toEqual([kind, status, code])
  }
  expect((await client.create({ kind: 'video', size: limits.videoBytes })).status).toBe(201)
})

test('without a session, or as somebody else, an upload cannot be begun, read or continued', async () => {
  const { app, host } = await startWithHost()
  const stranger = await aHost(app)
  const unverified = await anUnverifiedUser(app)
  const photo = await aPhoto()
  const url = (await resumableSender(app, host).create({ size: photo.length })).header('location') ?? ''
  const attempts = [
    [{ ...host, token: '' }, 401, 401],
    [{ ...host, token: unverified.token }, 403, 403],
    [{ ...host, token: stranger.token }, 404, 404],
  ] as const
  for (const [sender, begin, goOn] of attempts) {
    const client = resumableSender(app, sender)
    expect((await client.create({ size: 9 })).status).toBe(begin)
    expect((await client.head(url)).status).toBe(goOn)
    const patched = await client.patch(url, 0, photo)
    expect([patched.status, patched.body.success]).toEqual([goOn, false])
    expect((await client.remove(url)).status).toBe(goOn)
  }
  expect((await readMemorial(app, host)).media).toEqual([])
  expect((await resumableSender(app, host).patch(url, 0, photo)).status).toBe(204)
  expect((await resumableSender(app, stranger).head(url)).status).toBe(404)
})

test('beginning the same file again continues the upload, with the newest caption', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const photo = await aPhoto()
  const announced = { size: photo.length, clientId: randomUUID() }
  const url = (await client.create({ ...announced, title: 'old' })).header('location') ?? ''
  await client.patch(url, 0, photo.subarray(0, 100))
  const again = await client.create({ ...announced, title: 'new' })
  expect([again.header('location'), again.header('upload-offset')]).toEqual([url, '100'])
  await client.patch(url, 100, photo.subarray(100))
  expect((await readMemorial(app, host)).media).toMatchObject([{ title: 'new' }])
})

test('an upload can be cancelled', async () => {
  const app = await startApp()
  const client = resumableSender(app, await aHost(app))
  const url = (await client.create({ size: 1000 })).header('location') ?? ''
  await client.patch(url, 0, Buffer.alloc(500))
  expect((await client.remove(url)).status).toBe(204)
  expect((await client.head(url)).status).toBe(404)
  expect(await underWay(app)).toEqual([])
})

test('uploads follow the tus protocol', async () => {
  const { app, host } = await startWithHost()
  const client = resumableSender(app, host)
  const options = await app.app.inject({ method: 'OPTIONS', url: '/uploads' })
  expect([options.statusCode, options.headers['tus-version']]).toEqual([204, '1.0.0'])

  const url = (await client.create({ size: 1000 })).header('location') ?? ''
  const gap = await client.patch(url, 10, Buffer.alloc(10))
  expect([gap.status, gap.body.success, gap.header('tus-resumable')]).toEqual([409, false, '1.0.0'])
  expect((await client.patch(url, 0, Buffer.alloc(1001))).status).toBe(413)
  expect((await client.head(url)).header('upload-offset')).toBe('0')
  expect((await client.send('HEAD', url, { 'tus-resumable': '0.2.0' })).status).toBe(412)
  const facts = { memorialUuid: host.memorial.uuid, kind: 'photo', clientId: randomUUID() }
  const create = (headers: Record<string, string>) => client.send('POST', '/uploads', headers)
  const refused: [Record<string, string>, string][] = [
    [{ 'upload-metadata': metadata(facts) }, 'Upload-Length'],
    [{ 'upload-length': '-1', 'upload-metadata': metadata(facts) }, 'Upload-Length'],
    [{ 'upload-length': '9' }, 'Upload-Metadata'],
    [{ 'upload-length': '9', 'upload-metadata': 'not base64!' }, 'Upload-Metadata'],
    [{ 'upload-length': '9', 'upload-metadata': metadata({ ...facts, kind: 'other' }) }, 'kind'],
    [{ 'upload-length': '9', 'upload-metadata': metadata({ ...facts, clientId: 'mine' }) }, 'clientId'],
  ]
  for (const [headers, field] of refused)
    expect([field, await create(headers)]).toMatchObject([field, { status: 400, body: { field } }])
  for (const unknown of ['/uploads/..%2f..%2fetc', `/uploads/${'0'.repeat(40)}`, '/uploads/x'])
    expect((await client.head(unknown)).status).toBe(404)
})
