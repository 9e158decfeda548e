import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openApp, type TestApp } from '../support/app.ts'
import { type aHost, aPaidHost, aPhoto, startWithHost, startWithPaidHost } from '../support/factories.ts'
import { lastingData } from '../support/worker.ts'

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

test('a recording becomes the host message: stored at once, ready to play and seek when its job is done', async () => {
  const { app, host } = await startWithHost()
  const { status, body } = await send(app, host, recording, { title: 'Host Message' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, mediaUuid: body.media.uuid })
  expect(body.media).toMatchObject({
    title: 'Host Message',
    mediaType: 1,
    state: 'PROCESSING',
    extension: 'webm',
    width: 320,
    height: 240,
    durationSeconds: expect.any(Number),
  })
  const originals = join(app.dataDir, 'media', 'originals', host.memorial.uuid)
  expect(await readFile(join(originals, body.mediaUuid))).toEqual(recording)
  await app.drained()
  const { hostVideoMessage, media } = await read(app, host)
  expect(hostVideoMessage).toMatchObject({ uuid: body.mediaUuid, url: body.media.url, state: 'READY' })
  expect(media).toEqual([])

  const part = await app.api('GET', body.media.url, { headers: { range: 'bytes=0-99' } })
  expect([part.status, part.headers['content-type'], part.raw.length]).toEqual([206, 'video/webm', 100])
})

/** A web node alone, and later a worker on the same data. */
async function webAlone() {
  const { dataDir, database } = await lastingData()
  const all = await openApp({ dataDir, database })
  const host = await aPaidHost(all)
  await all.close()
  const web = await openApp({ dataDir, database, changes: { role: 'web' } })
  onTestFinished(web.close)
  const worker = async () => {
    const app = await openApp({ dataDir, database, changes: { role: 'worker' } })
    await app.drained()
    await app.close()
  }
  return { web, host, worker }
}

const shown = async (app: TestApp, { memorial }: Host) =>
  (await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).body.memorial.hostVideoMessage

test('a recording can be seen by hosts only until its job has made it ready', async () => {
  const { web, host, worker } = await webAlone()
  const { body } = await send(web, host, recording)
  const before = (await read(web, host)).hostVideoMessage
  expect(before).toMatchObject({
    uuid: body.mediaUuid,
    state: 'PROCESSING',
    durationSeconds: expect.any(Number),
  })
  expect(await shown(web, host)).toBeNull()
  await worker()
  expect((await read(web, host)).hostVideoMessage).toMatchObject({ uuid: body.mediaUuid, state: 'READY' })
  expect(await shown(web, host)).toMatchObject({ uuid: body.mediaUuid, url: before.url })
  expect((await web.api('GET', before.url)).status).toBe(200)
})

test('a recording that cannot be made ready is marked as failed for its hosts, is not public, and is kept', async () => {
  const { web, host, worker } = await webAlone()
  await send(web, host, recording)
  const { originalKey } = await web.db.selectFrom('media').select('originalKey').executeTakeFirstOrThrow()
  const original = join(web.dataDir, 'media', originalKey)
  await writeFile(original, 'the disk has eaten it')
  await worker()
  expect((await read(web, host)).hostVideoMessage).toMatchObject({ state: 'FAILED' })
  expect(await shown(web, host)).toBeNull()
  expect(await readFile(original, 'utf8')).toBe('the disk has eaten it')
})

test('a recording removed before its job runs is made ready once it is restored', async () => {
  const { web, host, worker } = await webAlone()
  const clientId = randomUUID()
  const { body } = await send(web, host, recording, { clientId })
  await web.api('POST', `/memorial/media/delete/${body.mediaUuid}`, { token: host.token })
  await worker()
  expect(await readdir(join(web.dataDir, 'media'))).not.toContain('public')
  await send(web, host, recording, { clientId })
  await worker()
  expect((await read(web, host)).hostVideoMessage).toMatchObject({ uuid: body.mediaUuid, state: 'READY' })
})

test('a new recording replaces the earlier one; sending the same one again does not', async () => {
  const { app, host } = await startWithHost()
  const clientId = randomUUID()
  const first = (await send(app, host, recording, { clientId })).body.mediaUuid
  expect((await send(app, host, recording, { clientId })).body.mediaUuid).toBe(first)
  const second = (await send(app, host, recording)).body.mediaUuid
  expect(second).not.toBe(first)
  expect((await read(app, host)).hostVideoMessage.uuid).toBe(second)
  const live = await app.db.selectFrom('media').select('uuid').where('deletedAt', 'is', null).execute()
  expect(live).toEqual([{ uuid: second }])

  // Sent again after all, for example by a browser that went back to its draft.
  expect((await send(app, host, recording, { clientId })).body.mediaUuid).toBe(first)
  expect((await read(app, host)).hostVideoMessage.uuid).toBe(first)
})

test('an edit keeps or clears the video, and refuses an id that is no video of this memorial', async () => {
  const { app, host } = await startWithHost()
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

test('words and video are two fields: neither save touches the other, and the page shows the one saved last', async () => {
  const { app, host } = await startWithPaidHost()
  const edit = async (changes: object) =>
    (
      await app.api('POST', '/memorial/edit', {
        token: host.token,
        json: { uuid: host.memorial.uuid, ...changes },
      })
    ).body.memorial
  const onPage = async () => {
    const { memorial } = (await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body
    return { words: memorial.hostMessage, video: memorial.hostVideoMessage?.uuid ?? null }
  }
  const words = 'Come as you are.'
  await edit({ hostMessage: words })
  const { mediaUuid } = (await send(app, host, recording)).body
  // Until the video is ready, the page keeps the words.
  expect(await onPage()).toEqual({ words, video: null })
  await app.drained()
  expect(await read(app, host)).toMatchObject({ hostMessage: words, isVideoShown: true })
  expect(await onPage()).toEqual({ words: null, video: mediaUuid })
  // A save that carries both unchanged, as that of every step does, changes nothing.
  await edit({ hostMessage: words, hostVideoMessageUuid: mediaUuid })
  expect(await onPage()).toEqual({ words: null, video: mediaUuid })

  expect(await edit({ hostMessage: 'Thank you.' })).toMatchObject({
    isVideoShown: false,
    hostVideoMessage: { uuid: mediaUuid },
  })
  expect(await onPage()).toEqual({ words: 'Thank you.', video: null })
  await edit({ isVideoShown: true })
  expect(await onPage()).toEqual({ words: null, video: mediaUuid })
  await edit({ isVideoShown: false })
  expect(await onPage()).toEqual({ words: 'Thank you.', video: null })
  await edit({ hostMessage: null })
  expect(await onPage()).toEqual({ words: null, video: mediaUuid })
})

test('removing the video removes it from the memorial', async () => {
  const { app, host } = await startWithHost()
  const { mediaUuid } = (await send(app, host, recording)).body
  await app.api('POST', `/memorial/media/delete/${mediaUuid}`, { token: host.token })
  expect((await read(app, host)).hostVideoMessage).toBeNull()
})

test('a file that is no recording is refused, whatever its name', async () => {
  const { app, host } = await startWithHost()
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
