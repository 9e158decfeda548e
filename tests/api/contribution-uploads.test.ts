import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aContributor, wallOf } from '../support/contributing.ts'
import { eventually } from '../support/eventually.ts'
import { aPhoto, blockUser, startWithPaidHost } from '../support/factories.ts'
import { resumableSender } from '../support/resumable.ts'

async function aPlace() {
  const { app, host } = await startWithPaidHost()
  await app.pool.query(`update memorials set appear_at_once = 'EVERYONE'`)
  const joan = await aContributor(app, host.memorial)
  const client = resumableSender(app, joan)
  /** Uploads a whole photo before the form is sent, and gives its identifier. */
  async function ahead(clientId: string = randomUUID(), as = client) {
    const photo = await aPhoto()
    const begun = await as.create({ size: photo.length, kind: 'contribution', clientId })
    const there = begun.header('x-media-uuid')
    if (there) return there
    return (await as.patch(begun.header('location') ?? '', 0, photo)).header('x-media-uuid') ?? ''
  }
  return { app, host, joan, client, ahead }
}

test('a photo uploaded beforehand in chunks, over a connection that drops, can be used by its sender', async () => {
  const { app, host, joan, client } = await aPlace()
  const photo = Buffer.concat([await aPhoto(), Buffer.alloc(50_000)])
  const clientId = randomUUID()
  const announced = { size: photo.length, kind: 'contribution', clientId, title: 'Her boat' }
  const url = (await client.create(announced)).header('location') ?? ''
  await client.patch(url, 0, photo.subarray(0, 20_000))
  expect((await client.head(url)).header('upload-offset')).toBe('20000')
  // The upload's URL was lost with the tab.
  const again = await client.create(announced)
  expect(again.header('location')).toBe(url)
  expect(again.header('upload-offset')).toBe('20000')
  const done = await client.patch(url, 20_000, photo.subarray(20_000))
  const mediaUuid = done.header('x-media-uuid') ?? ''
  expect((await client.create(announced)).header('x-media-uuid')).toBe(mediaUuid)
  expect(await wallOf(app, host.memorial)).toEqual([])

  const { body } = await joan.submit({ existingPhotoIds: mediaUuid })
  expect(body.contribution.media).toMatchObject([{ uuid: mediaUuid, title: 'Her boat', clientId }])
  expect((await wallOf(app, host.memorial))[0].media).toMatchObject([{ uuid: mediaUuid, clientId: null }])
  expect(
    (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial.media,
  ).toEqual([])
})

test('200 MB of photos over a connection that drops three times arrive whole, once each', async () => {
  const { app, host, joan, client } = await aPlace()
  const address = await app.listen()
  const photo = Buffer.concat([await aPhoto(), Buffer.alloc(34_000_000)])
  const size = photo.length

  /** Sends the rest of a photo, and cuts the connection when some of it has arrived. */
  async function drop(url: string) {
    const headers = {
      pid: joan.token,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(size),
    }
    const sending = request(address + url, { method: 'PATCH', headers })
    // Cutting it gives an error event.
    const cut = new Promise((resolve) => sending.on('error', resolve))
    const file = join(app.dataDir, 'tus', url.slice('/uploads/'.length))
    sending.write(photo.subarray(0, 12_000_000))
    await eventually(async () => expect((await stat(file)).size).toBeGreaterThan(1_000_000))
    sending.destroy()
    await cut
  }

  const uuids: string[] = []
  for (const hasDrop of [true, false, true, false, true, false]) {
    const begun = await client.create({ size, kind: 'contribution' })
    const url = begun.header('location') ?? ''
    if (hasDrop) await drop(url)
    const offset = Number((await client.head(url)).header('upload-offset'))
    expect(offset > 0).toBe(hasDrop)
    uuids.push((await client.patch(url, offset, photo.subarray(offset))).header('x-media-uuid') ?? '')
  }
  const { body } = await joan.submit({ existingPhotoIds: uuids })
  expect(body.contribution.media.map((one: { uuid: string }) => one.uuid)).toEqual(uuids)
  expect((await wallOf(app, host.memorial))[0].media).toHaveLength(6)
  const kept = await app.db.selectFrom('media').select(['uuid', 'originalKey']).execute()
  expect(kept.map(({ uuid }) => uuid).sort()).toEqual([...uuids].sort())
  for (const { originalKey } of kept)
    expect((await stat(join(app.dataDir, 'media', originalKey))).size).toBe(size)
})

test('nobody else can use or read a photo that was uploaded beforehand', async () => {
  const { app, host, ahead } = await aPlace()
  const clientId = randomUUID()
  const mediaUuid = await ahead(clientId)
  const tom = await aContributor(app, host.memorial)
  expect((await tom.submit({ existingPhotoIds: mediaUuid })).body.code).toBe('MEDIA_NOT_FOUND')
  expect((await tom.submit({ removedPhotoIds: mediaUuid })).body.code).toBe('MEDIA_NOT_FOUND')
  // The same id from another person or from the host is refused, and reveals nothing.
  for (const [sender, kind] of [
    [tom, 'contribution'],
    [host, 'photo'],
  ] as const) {
    const client = resumableSender(app, sender)
    const photo = await aPhoto()
    const begun = await client.create({ size: photo.length, kind, clientId })
    expect(begun.header('x-media-uuid')).toBeUndefined()
    const sent = await client.patch(begun.header('location') ?? '', 0, photo)
    expect(sent).toMatchObject({ status: 400, body: { field: 'clientId' } })
  }
  for (const call of ['update', 'delete'])
    expect(
      (
        await app.api('POST', `/memorial/media/${call}/${mediaUuid}`, {
          token: tom.token,
          json: { title: 'x' },
        })
      ).status,
    ).toBe(404)
})

test('uploads beforehand are refused wherever adding a memory is refused', async () => {
  const { app, host, joan, client } = await aPlace()
  const photo = await aPhoto()
  const begin = () => client.create({ size: photo.length, kind: 'contribution' })
  const url = (await begin()).header('location') ?? ''
  const large = await client.create({ size: 41 * 1024 * 1024, kind: 'contribution' })
  expect(large).toMatchObject({ status: 413, body: { msg: 'Please choose a photo up to 40 MB.' } })
  await blockUser(app, host.memorial.uuid, joan.uuid)
  expect((await begin()).body.code).toBe('BLOCKED')
  // Blocked while the upload was in progress.
  expect((await client.patch(url, 0, photo)).body.code).toBe('BLOCKED')
  await app.pool.query('delete from blocked')
  await app.pool.query(`update memorials set visibility = 'PRIVATE'`)
  expect((await begin()).body.code).toBe('PUBLIC_PRIVATE')
  const strange = resumableSender(app, { ...joan, memorial: { uuid: '', shareSlug: 'no-such-memorial' } })
  expect((await strange.create({ size: 10, kind: 'contribution' })).body.code).toBe('PUBLIC_MISSING')
  const nobody = resumableSender(app, { ...joan, token: '' })
  expect((await nobody.create({ size: 10, kind: 'contribution' })).status).toBe(401)
})

test('an uploaded photo that no memory uses is removed after a day, and a used one stays', async () => {
  const { app, joan, ahead } = await aPlace()
  const [used, unused] = [await ahead(), await ahead()]
  await joan.submit({ existingPhotoIds: used })
  await app.drained()
  app.clock.advance({ hours: 23 })
  await app.run('media.purge', {})
  expect((await app.db.selectFrom('media').select('uuid').execute()).map(({ uuid }) => uuid).sort()).toEqual(
    [used, unused].sort(),
  )
  app.clock.advance({ hours: 2 })
  await app.run('media.purge', {})
  expect(await app.db.selectFrom('media').select('uuid').execute()).toEqual([{ uuid: used }])
})

test('a photo that was removed from a memory can be uploaded and used again', async () => {
  const { app, host, joan, ahead } = await aPlace()
  const clientId = randomUUID()
  const mediaUuid = await ahead(clientId)
  await joan.submit({ contributorMessage: 'Words.', existingPhotoIds: mediaUuid })
  await joan.submit({ removedPhotoIds: mediaUuid })
  expect((await wallOf(app, host.memorial))[0].media).toEqual([])
  expect(await ahead(clientId)).toBe(mediaUuid)
  await joan.submit({ existingPhotoIds: mediaUuid })
  expect((await wallOf(app, host.memorial))[0].media).toMatchObject([{ uuid: mediaUuid }])
})

test('one account can upload a limited number of photos a day', async () => {
  const { app, host, joan, ahead } = await aPlace()
  await app.pool.query(
    `insert into media (memorial_uuid, role, location, filename, extension, original_key, bytes, uploaded_by, created_at)
     select $1, 'CONTRIBUTION', 'x', n, 'jpg', 'x' || n, 1, $2, $3 from generate_series(1, 119) as n`,
    [host.memorial.uuid, joan.uuid, app.clock.now()],
  )
  expect(await ahead()).not.toBe('')
  const refused = await joan.submit({}, [await aPhoto()])
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
})
