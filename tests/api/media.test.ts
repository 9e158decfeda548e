import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import {
  aHost,
  aPhoto,
  readMemorial,
  startWithHost,
  startWithPaidHost,
  upload,
} from '../support/factories.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const titles = (memorial: { media: { title: string }[] }) => memorial.media.map(({ title }) => title)

const add = async (app: TestApp, host: Host, fields: Record<string, string> = {}) =>
  (await upload(app, host, { content: await aPhoto(), fields })).body.media

/** All stored files, including private ones. */
const kept = async (app: TestApp) =>
  (await readdir(join(app.dataDir, 'media'), { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )

test('a photo has its size at once, and its renditions when the job is done', async () => {
  const { app, host } = await startWithHost()
  const content = await aPhoto({ width: 800, height: 600 })
  const { status, body } = await upload(app, host, { content, fields: { title: ' At the sea ' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, msg: null, mediaUuid: body.media.uuid })
  const { media } = body
  expect(media).toMatchObject({
    title: 'At the sea',
    mediaType: 0,
    state: 'PROCESSING',
    width: 800,
    height: 600,
    widths: [],
    extension: 'jpg',
    url: `${media.location}/${media.filename}.jpg`,
  })
  expect(media.filename).toMatch(/^[0-9a-f]{32}$/)

  await app.drained()
  const [ready] = (await readMemorial(app, host)).media
  expect(ready).toMatchObject({ uuid: media.uuid, state: 'READY', widths: [320, 480, 640, 800] })
  expect(ready.placeholder).toMatch(/^data:image\/webp;base64,/)
  for (const width of ready.widths)
    for (const [extension, format] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ]) {
      const file = await app.api('GET', `${ready.location}/${ready.filename}-${width}.${extension}`)
      expect(await sharp(file.raw).metadata()).toMatchObject({ format, width })
    }
  expect(await sharp((await app.api('GET', ready.url)).raw).metadata()).toMatchObject({
    format: 'jpeg',
    width: 800,
  })
})

test('line breaks in a caption are stored the same way, however the form sends them', async () => {
  const { app, host } = await startWithHost()
  await upload(app, host, { content: await aPhoto(), fields: { title: 'The big tide,\r\n1962\rAnd us' } })
  expect(titles(await readMemorial(app, host))).toEqual(['The big tide,\n1962\nAnd us'])
})

test('photos are in the order of their arrival, and `caption` is another name for `title`', async () => {
  const { app, host } = await startWithHost()
  for (const title of ['one', 'two']) await add(app, host, { title })
  await add(app, host, { caption: 'three' })
  expect(titles(await readMemorial(app, host))).toEqual(['one', 'two', 'three'])
})

test('the same clientId is the same photo, sent twice one after the other or at once', async () => {
  const { app, host } = await startWithHost()
  const clientId = randomUUID()
  const send = () => add(app, host, { clientId })
  const answers = [...(await Promise.all([send(), send(), send()])), await send()]
  expect(new Set(answers.map((media) => media.uuid)).size).toBe(1)
  await app.drained()
  expect((await readMemorial(app, host)).media).toHaveLength(1)
  const originals = await readdir(join(app.dataDir, 'media', 'originals', host.memorial.uuid))
  expect(originals).toEqual([answers[0].uuid])
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([])
})

test('a portrait is not in the list of photos, and a new one replaces it', async () => {
  const { app, host } = await startWithHost()
  const put = (photoUuid: string, token = host.token) =>
    app.api('PUT', `/memorial/${host.memorial.uuid}/profile-photo/${photoUuid}`, { token })
  const first = await add(app, host, { role: 'PROFILE_PHOTO' })
  expect(await readMemorial(app, host)).toMatchObject({ media: [], profilePhoto: { uuid: first.uuid } })
  expect((await put(first.uuid)).body).toEqual({ success: true, msg: null })
  expect(await readMemorial(app, host)).toMatchObject({ media: [], profilePhoto: { uuid: first.uuid } })

  const photo = await add(app, host, { title: 'among the photos' })
  await put(photo.uuid)
  expect(await readMemorial(app, host)).toMatchObject({
    media: [{ uuid: photo.uuid }],
    profilePhoto: { uuid: photo.uuid },
  })
  expect((await put(first.uuid)).body.code).toBe('MEDIA_NOT_FOUND')

  const other = await aHost(app)
  const theirs = await add(app, other)
  expect((await put(theirs.uuid)).body.code).toBe('MEDIA_NOT_FOUND')
  expect((await put(photo.uuid, other.token)).status).toBe(404)
})

test('a portrait is sent and set in one call, also when it is sent again after another one', async () => {
  const { app, host } = await startWithHost()
  const portrait = async () => (await readMemorial(app, host)).profilePhoto?.uuid
  const content = await aPhoto()
  const send = async (clientId: string) =>
    (await upload(app, host, { content, fields: { clientId, role: 'PROFILE_PHOTO' } })).body.mediaUuid
  const clientId = randomUUID()
  const first = await send(clientId)
  expect([await send(clientId), await portrait()]).toEqual([first, first])
  const second = await send(randomUUID())
  expect(await portrait()).toBe(second)
  expect([await send(clientId), await portrait()]).toEqual([first, first])
  const left = await app.db.selectFrom('media').select('uuid').where('deletedAt', 'is', null).execute()
  expect(left).toEqual([{ uuid: first }])
})

test('an edit shows the photos it lists, in their order, and no others', async () => {
  const { app, host } = await startWithHost()
  const [a, b, c] = [
    await add(app, host, { title: 'a' }),
    await add(app, host, { title: 'b' }),
    await add(app, host, { title: 'c' }),
  ]
  const edit = (changes: object) =>
    app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, ...changes } })

  expect(titles((await edit({ mediaUuids: [c.uuid, a.uuid] })).body.memorial)).toEqual(['c', 'a'])
  expect(titles((await edit({ mediaUuids: null })).body.memorial)).toEqual(['c', 'a'])
  expect(titles((await edit({ details: 'no list' })).body.memorial)).toEqual(['c', 'a'])
  for (const unknown of [b.uuid, randomUUID()]) {
    const refused = await edit({ mediaUuids: [a.uuid, unknown], details: 'must not be saved' })
    expect(refused).toMatchObject({ status: 404, body: { code: 'MEDIA_NOT_FOUND' } })
  }
  expect(await readMemorial(app, host)).toMatchObject({
    details: 'no list',
    media: [{ title: 'c' }, { title: 'a' }],
  })
  await add(app, host, { title: 'd' })
  expect(titles(await readMemorial(app, host))).toEqual(['c', 'a', 'd'])
  expect(titles((await edit({ mediaUuids: [] })).body.memorial)).toEqual([])
})

test('a caption can be changed by form fields or JSON', async () => {
  const { app, host } = await startWithHost()
  const media = await add(app, host, { title: 'before' })
  const path = `/memorial/media/update/${media.uuid}`
  const asForm = await app.api('POST', path, { token: host.token, fields: { title: ' after ' } })
  expect(asForm.body.media).toMatchObject({ uuid: media.uuid, title: 'after' })
  expect((await app.api('POST', path, { token: host.token, json: { title: '' } })).body.media.title).toBe('')
  const tooLong = await app.api('POST', path, { token: host.token, json: { title: 'x'.repeat(501) } })
  expect(tooLong).toMatchObject({ status: 400, body: { field: 'title' } })
})

test('a removed photo is gone everywhere, and sending it again restores it', async () => {
  const { app, host } = await startWithHost()
  const clientId = randomUUID()
  const media = await add(app, host, { clientId, title: 'gone' })
  await add(app, host, { title: 'stays' })
  await app.api('PUT', `/memorial/${host.memorial.uuid}/profile-photo/${media.uuid}`, { token: host.token })
  const remove = () => app.api('POST', `/memorial/media/delete/${media.uuid}`, { token: host.token })
  expect((await remove()).body).toEqual({ success: true, msg: null })
  expect(await readMemorial(app, host)).toMatchObject({ media: [{ title: 'stays' }], profilePhoto: null })
  expect((await remove()).body.code).toBe('MEDIA_NOT_FOUND')
  const update = await app.api('POST', `/memorial/media/update/${media.uuid}`, {
    token: host.token,
    json: { title: 'x' },
  })
  expect(update.body.code).toBe('MEDIA_NOT_FOUND')

  expect((await add(app, host, { clientId })).uuid).toBe(media.uuid)
  await app.drained()
  expect((await readMemorial(app, host)).media).toMatchObject([
    { title: 'stays', state: 'READY' },
    { title: 'gone', state: 'READY' },
  ])
})

test('thirty days after its removal a photo is deleted for good, with all its files', async () => {
  const { app, host } = await startWithPaidHost()
  const media = await add(app, host)
  const stays = await add(app, host)
  await app.drained()
  const before = await kept(app)
  await app.api('POST', `/memorial/media/delete/${media.uuid}`, { token: host.token })

  app.clock.advance({ days: 29 })
  await app.run('media.purge', {})
  expect(await kept(app)).toHaveLength(before.length)
  expect((await app.api('GET', stays.url)).status).toBe(200)

  app.clock.advance({ days: 2 })
  await app.run('media.purge', {})
  const rows = await app.db.selectFrom('media').select('uuid').execute()
  expect(rows).toEqual([{ uuid: stays.uuid }])
  expect((await app.api('GET', media.url)).status).toBe(404)
  expect((await app.api('GET', stays.url)).status).toBe(200)
  const after = (await kept(app)).map(({ name }) => name)
  expect(after).toHaveLength(before.length / 2)
  expect(after.filter((name) => name.startsWith(media.filename) || name === media.uuid)).toEqual([])
})

test('a memorial has at most 500 photos', async () => {
  const { app, host } = await startWithHost()
  const media = await add(app, host)
  const row = await app.db
    .selectFrom('media')
    .selectAll()
    .where('uuid', '=', media.uuid)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 499 }, (_, at) => ({ ...row, uuid: randomUUID(), position: at + 1 }))
  await app.db.insertInto('media').values(copies).execute()
  const refused = await upload(app, host, { content: await aPhoto() })
  expect(refused).toMatchObject({ status: 400, body: { code: 'TOO_MANY_PHOTOS' } })
  await app.drained()
  expect(await readdir(join(app.dataDir, 'media', 'originals', host.memorial.uuid))).toEqual([media.uuid])
  const portrait = await upload(app, host, { content: await aPhoto(), fields: { role: 'PROFILE_PHOTO' } })
  expect(portrait.status).toBe(200)
})
