import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contributions, memorial as limits } from '#contract/limits.ts'
import { limitRules } from '#server/ports/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aContributor, photos } from '../support/contributing.ts'
import { aPaidHost, aPhoto, startWithHost, startWithPaidHost, upload } from '../support/factories.ts'
import { insertMedia } from '../support/media-rows.ts'
import { refusingFolder } from '../support/refusing-folder.ts'
import { resumableSender } from '../support/resumable.ts'

/** From now on every upload that reaches the disk fails, so a test sees whether a file was stored. */
const closeUploads = (app: TestApp) => refusingFolder(join(app.dataDir, 'uploads'))

test('the rights of a contribution are checked before any byte of its files is stored', async () => {
  const { app, host } = await startWithPaidHost()
  const { memorial } = host
  const ana = await aContributor(app, memorial)
  const blocked = await aContributor(app, memorial)
  const { contribution } = (await blocked.submit({ contributorMessage: 'x' })).body
  await app.api('POST', `/memorial/contribution/block/${memorial.uuid}/${contribution.id}`, {
    token: host.token,
  })
  const full = await aContributor(app, memorial)
  await insertMedia(app, contributions.photosPerDay, {
    memorialUuid: memorial.uuid,
    role: 'CONTRIBUTION',
    uploadedBy: full.uuid,
  })
  const files = await photos(2)

  const open = await closeUploads(app)
  expect(await ana.submit({}, files)).toMatchObject({ status: 503, body: { code: 'STORAGE_AWAY' } })
  const unknown = await aContributor(app, { uuid: memorial.uuid, shareSlug: 'nobody-here' })
  expect(await unknown.submit({}, files)).toMatchObject({ status: 404, body: { code: 'PUBLIC_MISSING' } })
  expect(await blocked.submit({}, files)).toMatchObject({ status: 403, body: { code: 'BLOCKED' } })
  expect(await full.submit({}, files)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
  expect(await ana.submit({ shareSlug: [] }, files)).toMatchObject({
    status: 400,
    body: { field: 'shareSlug' },
  })
  for (let n = 0; n < limitRules.actByPerson.points; n += 1) await ana.submit({ contributorMessage: 'x' })
  expect(await ana.submit({}, files)).toMatchObject({ status: 429 })
  await open()
})

test('a contribution counts once towards the limit, with files or without', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  const ana = await aContributor(app, memorial)
  const files = await photos(1)
  for (let n = 0; n < limitRules.actByPerson.points; n += 1)
    expect((await ana.submit({ contributorMessage: 'x' }, n < 2 ? files : [])).status).toBe(200)
  expect((await ana.submit({ contributorMessage: 'x' })).status).toBe(429)
})

test('the rights of a host’s file are checked before any byte of it is stored', async () => {
  const { app, host } = await startWithHost()
  const memorialUuid = host.memorial.uuid
  await insertMedia(app, limits.photosMax, { memorialUuid, role: 'PHOTO' })
  const content = await aPhoto()
  const open = await closeUploads(app)
  expect(await upload(app, host, { content })).toMatchObject({
    status: 400,
    body: { code: 'TOO_MANY_PHOTOS' },
  })
  const poster = await app.api('POST', `/memorial/host/poster/${memorialUuid}/${randomUUID()}`, {
    token: host.token,
    files: [{ field: 'file', name: 'still.jpg', type: 'image/jpeg', content }],
  })
  expect(poster).toMatchObject({ status: 404, body: { code: 'MEDIA_NOT_FOUND' } })
  await open()
  const client = resumableSender(app, host)
  expect(await client.create({ size: 1000 })).toMatchObject({
    status: 400,
    body: { code: 'TOO_MANY_PHOTOS' },
  })
  expect((await upload(app, host, { content, fields: { role: 'PROFILE_PHOTO' } })).status).toBe(200)
})

test('the daily limit of photos holds, also when all are sent at once', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  const ana = await aContributor(app, memorial)
  const already = contributions.photosPerDay - 2
  await insertMedia(app, already, {
    memorialUuid: memorial.uuid,
    role: 'CONTRIBUTION',
    uploadedBy: ana.uuid,
  })
  const client = resumableSender(app, { token: ana.token, memorial })
  const [photo] = await photos(1)
  if (!photo) throw new Error('No photo was made')
  const begun = await Promise.all(
    Array.from({ length: 8 }, () => client.create({ size: photo.length, kind: 'contribution' })),
  )
  const done = await Promise.all(begun.map((one) => client.patch(one.header('location') ?? '', 0, photo)))
  expect(done.map(({ status }) => status).sort()).toEqual([204, 204, 429, 429, 429, 429, 429, 429])
})
