import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { editor } from '../support/edits.ts'
import { aHost, aPhoto, upload } from '../support/factories.ts'

/** A host with photos titled one, two, three. */
async function withPhotos(app: TestApp) {
  const host = await aHost(app)
  const content = await aPhoto()
  for (const title of ['one', 'two', 'three']) await upload(app, host, { content, fields: { title } })
  await app.drained()
  const edit = editor(app, host)
  const { media, version } = await edit.read()
  const [one, two, three] = media.map((photo: { uuid: string }) => photo.uuid)
  return { host, edit, media, version, one, two, three }
}

const captions = (memorial: { media: { title: string }[] }) => memorial.media.map((photo) => photo.title)

test('captions, order and removals are saved at once; files are not changed', async () => {
  const app = await startApp()
  const { edit, media, version, one, two, three } = await withPhotos(app)
  const jobsBefore = await countJobs(app)
  const { status, body } = await edit.photos(
    [
      { uuid: three, title: 'The sea, 1962' },
      { uuid: one, title: '' },
    ],
    [two],
    version,
  )
  expect(status).toBe(200)
  expect(body.memorial.media).toEqual([
    { ...media[2], title: 'The sea, 1962' },
    { ...media[0], title: '' },
  ])
  expect(body.memorial.version).toBeGreaterThan(version)
  expect(await countJobs(app)).toBe(jobsBefore)
  const { location, filename, extension } = body.memorial.media[0]
  expect((await app.api('GET', `${location}/${filename}.${extension}`)).status).toBe(200)
})

test('photos that the request leaves out stay as they are, at the end', async () => {
  const app = await startApp()
  const { edit, three } = await withPhotos(app)
  const { body } = await edit.photos([{ uuid: three, title: 'last, now first' }])
  expect(captions(body.memorial)).toEqual(['last, now first', 'one', 'two'])
  expect(captions((await edit.photos([])).body.memorial)).toEqual(['last, now first', 'one', 'two'])
})

test('a photo that was removed meanwhile is ignored', async () => {
  const app = await startApp()
  const { edit, one, two } = await withPhotos(app)
  await edit.photos([], [two])
  const again = await edit.photos([{ uuid: two, title: 'Too late' }], [two])
  expect(again.status).toBe(200)
  const late = await edit.photos([
    { uuid: two, title: 'Too late' },
    { uuid: one, title: 'In time' },
  ])
  expect(captions(late.body.memorial)).toEqual(['In time', 'three'])
})

test('two tabs can remove the same photo', async () => {
  const app = await startApp()
  const { edit, two } = await withPhotos(app)
  const answers = await Promise.all([edit.photos([], [two]), edit.photos([], [two])])
  for (const { status, body } of answers)
    expect([status, captions(body.memorial)]).toEqual([200, ['one', 'three']])
})

test('an id that was never one of the memorial’s photos makes the whole request fail', async () => {
  const app = await startApp()
  const { host, edit, one } = await withPhotos(app)
  const theirs = await withPhotos(app)
  const portrait = await upload(app, host, { content: await aPhoto(), fields: { role: 'PROFILE_PHOTO' } })
  const change = { uuid: one, title: 'Not saved' }
  for (const foreign of [randomUUID(), theirs.one, portrait.body.mediaUuid])
    for (const answer of [
      await edit.photos([change, { uuid: foreign, title: 'x' }]),
      await edit.photos([change], [foreign]),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'MEDIA_NOT_FOUND' } })
  expect(captions(await edit.read())).toEqual(['one', 'two', 'three'])
  expect(captions(await theirs.edit.read())).toEqual(['one', 'two', 'three'])
})

test('a removed photo is no longer the portrait', async () => {
  const app = await startApp()
  const { host, edit, one } = await withPhotos(app)
  const chosen = await edit.parts({ profilePhotoUuid: one })
  expect(chosen.body.memorial.profilePhoto.uuid).toBe(one)
  expect((await edit.photos([], [one])).body.memorial.profilePhoto).toBeNull()
  const row = await app.db
    .selectFrom('memorials')
    .select('profilePhotoUuid')
    .where('uuid', '=', host.memorial.uuid)
    .executeTakeFirstOrThrow()
  expect(row.profilePhotoUuid).toBeNull()
})

test('the portrait can be replaced, removed and left unchanged', async () => {
  const app = await startApp()
  const { host, edit } = await withPhotos(app)
  const portrait = await upload(app, host, { content: await aPhoto(), fields: { role: 'PROFILE_PHOTO' } })
  const { mediaUuid } = portrait.body
  expect((await edit.parts({ profilePhotoUuid: mediaUuid })).body.memorial.profilePhoto.uuid).toBe(mediaUuid)
  expect((await edit.parts({ details: 'Bring flowers' })).body.memorial.profilePhoto.uuid).toBe(mediaUuid)
  expect((await edit.parts({ profilePhotoUuid: '' })).body.memorial.profilePhoto).toBeNull()
  expect(await edit.parts({ profilePhotoUuid: randomUUID() })).toMatchObject({
    status: 404,
    body: { code: 'MEDIA_NOT_FOUND' },
  })
})

test('invalid captions and lists are refused with a message', async () => {
  const app = await startApp()
  const { edit, one } = await withPhotos(app)
  expect((await edit.photos([{ uuid: one, title: 'x'.repeat(501) }])).status).toBe(400)
  for (const photos of [[{ uuid: one }], [{ title: 'x' }], [one], [{ uuid: one, title: null }]])
    expect([photos, (await edit.photos(photos as object[])).status]).toEqual([photos, 400])
  const many = Array.from({ length: 501 }, () => randomUUID())
  expect((await edit.photos([], many)).status).toBe(400)
  const { body } = await edit.photos([{ uuid: one, title: 'At\u0000 the\u001f sea' }])
  expect(captions(body.memorial)[0]).toBe('At the sea')
})

test('500 photos with captions of the maximum length fit into one request', async () => {
  const app = await startApp()
  const { edit, one } = await withPhotos(app)
  const photos = Array.from({ length: 500 }, () => ({
    uuid: one,
    title: 'ن'.repeat(500),
  }))
  expect((await edit.photos(photos)).status).toBe(200)
})

async function countJobs(app: TestApp): Promise<number> {
  const { rows } = await app.pool.query<{ count: string }>('select count(*) from pgboss.job')
  return Number(rows[0]?.count)
}
