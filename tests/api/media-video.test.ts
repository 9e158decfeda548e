import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, aPhoto, aUser } from '../support/factories.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const recording = await readFile(fileURLToPath(new URL('../fixtures/host-message.webm', import.meta.url)))

const send = (app: TestApp, host: Host, content: Buffer, fields: Record<string, string> = {}) =>
  app.api('POST', `/memorial/host/upload/${host.memorial.uuid}`, {
    token: host.token,
    fields,
    files: [{ name: 'host-message.webm', type: 'video/webm', content }],
  })

const read = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

test('sets the host message, ready to be played and sought', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const { status, body } = await send(app, host, recording, { title: 'Host Message' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, mediaUuid: body.media.uuid })
  expect(body.media).toMatchObject({
    title: 'Host Message',
    mediaType: 1,
    state: 'READY',
    extension: 'webm',
    durationSeconds: expect.any(Number),
  })
  const memorial = await read(app, host)
  expect(memorial).toMatchObject({ hostVideoMessage: body.media, media: [] })

  const part = await app.api('GET', body.media.url, { headers: { range: 'bytes=0-99' } })
  expect([part.status, part.headers['content-type'], part.raw.length]).toEqual([206, 'video/webm', 100])
  const originals = join(app.dataDir, 'media', 'originals', host.memorial.uuid)
  expect(await readFile(join(originals, body.mediaUuid))).toEqual(recording)
})

test('a new recording replaces the earlier one; the same one again does not', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const clientId = randomUUID()
  const first = (await send(app, host, recording, { clientId })).body.mediaUuid
  expect((await send(app, host, recording, { clientId })).body.mediaUuid).toBe(first)
  const second = (await send(app, host, recording)).body.mediaUuid
  expect(second).not.toBe(first)
  expect((await read(app, host)).hostVideoMessage.uuid).toBe(second)
  const live = await app.db.selectFrom('media').select('uuid').where('deletedAt', 'is', null).execute()
  expect(live).toEqual([{ uuid: second }])

  // Sent again after all, e.g. by a browser that went back to its draft.
  expect((await send(app, host, recording, { clientId })).body.mediaUuid).toBe(first)
  expect((await read(app, host)).hostVideoMessage.uuid).toBe(first)
})

test('edit keeps, clears, and never takes what is not a video of this memorial', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const { mediaUuid } = (await send(app, host, recording)).body
  const edit = (changes: object) =>
    app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, ...changes } })
  expect((await edit({ hostMessage: 'x' })).body.memorial.hostVideoMessage.uuid).toBe(mediaUuid)
  const kept = await edit({ hostVideoMessageUuid: mediaUuid })
  expect(kept.body.memorial.hostVideoMessage.uuid).toBe(mediaUuid)
  expect((await edit({ hostVideoMessageUuid: randomUUID() })).body.code).toBe('MEDIA_NOT_FOUND')
  expect((await edit({ hostVideoMessageUuid: null })).body.memorial.hostVideoMessage).toBeNull()
  expect((await edit({ hostVideoMessageUuid: mediaUuid })).body.code).toBe('MEDIA_NOT_FOUND')
})

test('removing the video removes it from the memorial', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const { mediaUuid } = (await send(app, host, recording)).body
  await app.api('POST', `/memorial/media/delete/${mediaUuid}`, { token: host.token })
  expect((await read(app, host)).hostVideoMessage).toBeNull()
})

test('refuses what is no recording, whatever its name says', async () => {
  const app = await startApp()
  const host = await aHost(app)
  for (const content of [
    Buffer.from('this is text'),
    Buffer.alloc(0),
    await aPhoto(),
    recording.subarray(0, 60),
  ]) {
    const answer = await send(app, host, content)
    expect([content.length, answer.status, answer.body.code]).toEqual([
      content.length,
      415,
      'VIDEO_UNREADABLE',
    ])
  }
  expect((await read(app, host)).hostVideoMessage).toBeNull()
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([])
  const missing = await app.api('POST', `/memorial/host/upload/${host.memorial.uuid}`, {
    token: host.token,
    fields: { title: 'x' },
  })
  expect(missing.body.code).toBe('FILE_MISSING')
})

test('no token or not a host: no video', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const stranger = await aUser(app)
  expect((await send(app, { ...host, token: '' }, recording)).status).toBe(401)
  expect((await send(app, { ...host, token: stranger.token }, recording)).status).toBe(404)
})
