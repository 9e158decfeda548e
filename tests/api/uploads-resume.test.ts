import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { expect, onTestFinished, test } from 'vitest'
import { openApp, type TestApp } from '../support/app.ts'
import { eventually } from '../support/eventually.ts'
import { aHost, aPhoto, startWithHost } from '../support/factories.ts'
import { hangingUpload } from '../support/hanging-upload.ts'
import { resumableSender } from '../support/resumable.ts'
import { lastingData } from '../support/worker.ts'

type Host = Awaited<ReturnType<typeof aHost>>

/** A photo of a given size: bytes after the end of a JPEG do not make it invalid. */
const aLargePhoto = async (bytes: number) => Buffer.concat([await aPhoto(), randomBytes(bytes)])

const read = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

const originalOf = async (app: TestApp) => {
  const { originalKey } = await app.db.selectFrom('media').select('originalKey').executeTakeFirstOrThrow()
  return readFile(join(app.dataDir, 'media', originalKey))
}

test('an upload continues after the server was killed', async () => {
  const place = await lastingData()
  const before = await openApp(place)
  const host = await aHost(before)
  const photo = await aLargePhoto(100_000)
  const client = resumableSender(before, host)
  const url = (await client.create({ size: photo.length })).header('location') ?? ''
  await client.patch(url, 0, photo.subarray(0, 60_000))
  await before.close()

  const after = await openApp(place)
  onTestFinished(() => after.close())
  const again = resumableSender(after, host)
  expect((await again.head(url)).header('upload-offset')).toBe('60000')
  const done = await again.patch(url, 60_000, photo.subarray(60_000))
  expect(done.header('x-media-uuid')).toBe((await read(after, host)).media[0].uuid)
  expect(await originalOf(after)).toEqual(photo)
})

test('if the server was killed after the last byte, the file is taken when the upload is asked about', async () => {
  const { app, host } = await startWithHost()
  const photo = await aPhoto()
  const client = resumableSender(app, host)
  const url = (await client.create({ size: photo.length })).header('location') ?? ''
  await writeFile(join(app.dataDir, 'tus', url.slice('/uploads/'.length)), photo)
  const asked = await Promise.all([client.head(url), client.head(url)])
  const { media } = await read(app, host)
  expect(media).toHaveLength(1)
  for (const answer of asked) {
    expect(answer.status).toBe(200)
    expect(answer.header('upload-offset')).toBe(String(photo.length))
    expect(answer.header('x-media-uuid')).toBe(media[0].uuid)
  }
})

test('bytes that arrived before the connection broke are kept', async () => {
  const { app, host } = await startWithHost()
  const { port } = new URL(await app.listen())
  const photo = await aLargePhoto(200_000)
  const client = resumableSender(app, host)
  const url = (await client.create({ size: photo.length })).header('location') ?? ''
  const file = join(app.dataDir, 'tus', url.slice('/uploads/'.length))

  const socket = await hangingUpload(Number(port), { url, token: host.token, content: photo, sent: 150_000 })
  await eventually(async () => expect((await readFile(file)).length).toBe(150_000))
  socket.destroy()

  const offset = Number((await client.head(url)).header('upload-offset'))
  expect(offset).toBe(150_000)
  const done = await client.patch(url, offset, photo.subarray(offset))
  expect(done.status).toBe(204)
  expect(await originalOf(app)).toEqual(photo)
})

test('an upload that nobody continues for a day is removed, and not before', async () => {
  const place = await lastingData()
  const before = await openApp(place)
  const host = await aHost(before)
  const client = resumableSender(before, host)
  const old = (await client.create({ size: 900 })).header('location') ?? ''
  const young = (await client.create({ size: 900 })).header('location') ?? ''
  await client.patch(old, 0, Buffer.alloc(10))
  await client.patch(young, 0, Buffer.alloc(10))
  const id = old.slice('/uploads/'.length)
  const yesterday = new Date(before.clock.now().getTime() - 25 * 60 * 60 * 1000)
  await before.db.updateTable('uploadsUnderWay').set({ begunAt: yesterday }).where('id', '=', id).execute()
  await before.close()

  const after = await openApp(place)
  onTestFinished(() => after.close())
  const again = resumableSender(after, host)
  expect((await again.head(old)).status).toBe(404)
  expect((await again.head(young)).header('upload-offset')).toBe('10')
  expect(await readdir(join(after.dataDir, 'tus'))).toEqual([young.slice('/uploads/'.length)])
})

/** An upload with the library that browsers use, to a listening server. */
function tusUpload(address: string, host: Host, photo: Buffer, clientId: string, stopAt?: number) {
  return new Promise<string | undefined>((resolve, reject) => {
    const upload = new Upload(photo, {
      endpoint: `${address}/uploads`,
      headers: { pid: host.token },
      chunkSize: 50_000,
      retryDelays: [0],
      metadata: { memorialUuid: host.memorial.uuid, kind: 'photo', clientId, filename: 'a.jpg' },
      onChunkComplete: (_size, sent) => {
        if (stopAt !== undefined && sent >= stopAt) void upload.abort().then(() => resolve(undefined))
      },
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('x-media-uuid')),
      onError: reject,
    })
    upload.start()
  })
}

test('an upload by the browsers’ library succeeds when stopped, begun again, and asked about after its end', async () => {
  const { app, host } = await startWithHost()
  const address = await app.listen()
  const photo = await aLargePhoto(220_000)
  const clientId = randomUUID()
  expect(await tusUpload(address, host, photo, clientId, 100_000)).toBeUndefined()
  const mediaUuid = await tusUpload(address, host, photo, clientId)
  const { media } = await read(app, host)
  expect(media.map((one: { uuid: string }) => one.uuid)).toEqual([mediaUuid])
  expect(await tusUpload(address, host, photo, clientId)).toBe(mediaUuid)
  expect(await originalOf(app)).toEqual(photo)
})
