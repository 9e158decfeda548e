import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { films as limits } from '#contract/host-limits.ts'
import type { TestApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, download, named, textOf } from '../support/archives.ts'
import { type aHost, aPaidHost, aPhoto, startWithPaidHost, upload } from '../support/factories.ts'
import { aFilm, h264, hasFfmpeg, needsFfmpeg, probeVideo, repacked } from '../support/ffmpeg.ts'
import { sendFilm } from '../support/films.ts'
import { insertMedia } from '../support/media-rows.ts'
import { resumableSender } from '../support/resumable.ts'
import { recording } from '../support/videos.ts'

vi.setConfig({ testTimeout: 300_000 })

type Host = Awaited<ReturnType<typeof aHost>>

const filmsOf = async (app: TestApp, { token, memorial }: Host) =>
  (await app.api('GET', `/memorial/films/${memorial.uuid}`, { token })).body.films

const publicOf = async (app: TestApp, { memorial }: Host) =>
  (await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).body.memorial

const versionOf = async (app: TestApp, { memorial }: Host) =>
  (
    await app.db
      .selectFrom('memorials')
      .select('version')
      .where('uuid', '=', String(memorial.uuid))
      .executeTakeFirstOrThrow()
  ).version

test('a film is among the photos for its readers, and in no answer that has photos', async () => {
  const { app, host } = await startWithPaidHost()
  const before = await versionOf(app, host)
  expect(await filmsOf(app, host)).toEqual([])
  expect(await publicOf(app, host)).not.toHaveProperty('films')

  const { uuid } = await sendFilm(app, host, recording)
  await app.drained()
  const film = { uuid, title: 'The wedding', mediaType: 1, state: 'READY', extension: 'webm' }
  expect(await filmsOf(app, host)).toMatchObject([film])
  const page = await publicOf(app, host)
  expect(page.films).toMatchObject([{ ...film, clientId: null }])
  expect([page.media, page.hostVideoMessage]).toEqual([[], null])
  const { body } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect([body.memorial.media, body.memorial.hostVideoMessage]).toEqual([[], null])
  const { status, headers } = await app.api('GET', page.films[0].sources.at(-1).url)
  expect([status, headers['content-type']]).toEqual([200, 'video/webm'])
  // The service pack and the book show it, so what was made before is out of date.
  expect(await versionOf(app, host)).toBeGreaterThan(before)
})

test('the slideshow has films after the photos, muted unless a host says otherwise', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = await sendFilm(app, host, recording)
  const showOf = async () =>
    (await app.api('GET', `/memorial/show/${host.memorial.uuid}`, { token: host.token })).body.show
  await app.drained()
  const become = (state: 'PROCESSING' | 'READY') =>
    app.db.updateTable('media').set({ state }).where('uuid', '=', String(uuid)).execute()
  await become('PROCESSING')
  expect((await showOf()).films).toEqual([])
  await become('READY')
  expect((await showOf()).films).toMatchObject([
    { media: { uuid, title: 'The wedding' }, withSound: false, from: null },
  ])
  expect((await showOf()).photos).toEqual([])

  const change = (mediaUuid: string | undefined, body: object) =>
    app.api('POST', `/memorial/media/update/${mediaUuid}`, { token: host.token, json: body })
  const version = await versionOf(app, host)
  expect((await change(uuid, { title: 'The wedding', withSound: true })).body.media.withSound).toBe(true)
  expect((await showOf()).films[0].withSound).toBe(true)
  expect(await versionOf(app, host)).toBe(version + 1)
  // Its words alone leave the sound as it is.
  await change(uuid, { title: 'Our wedding' })
  expect((await showOf()).films).toMatchObject([{ media: { title: 'Our wedding' }, withSound: true }])
  const photo = await upload(app, host, { content: await aPhoto() })
  expect((await change(photo.body.mediaUuid, { title: '', withSound: true })).body.code).toBe('BAD_INPUT')
  expect((await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).raw.toString()).not.toContain(
    'withSound',
  )
})

test('the same film is added once, and a removed one is there again when it is sent again', async () => {
  const { app, host } = await startWithPaidHost()
  const id = randomUUID()
  const { uuid } = await sendFilm(app, host, recording, id)
  expect((await sendFilm(app, host, recording, id)).uuid).toBe(uuid)
  await app.drained()
  const { url } = (await publicOf(app, host)).films[0]

  const { token } = host
  await app.api('POST', `/memorial/media/update/${uuid}`, { token, json: { title: 'Lisbon, 1974' } })
  expect((await publicOf(app, host)).films[0].title).toBe('Lisbon, 1974')
  await app.api('POST', `/memorial/media/delete/${uuid}`, { token })
  expect([await filmsOf(app, host), (await publicOf(app, host)).films]).toEqual([[], undefined])
  expect((await app.api('GET', url)).status).toBe(404)
  expect((await sendFilm(app, host, recording, id)).uuid).toBe(uuid)
  expect(await filmsOf(app, host)).toHaveLength(1)
})

test('an id is never of two kinds: a film is no photo and no message', async () => {
  const { app, host } = await startWithPaidHost()
  const { token, memorial } = host
  const id = randomUUID()
  const { uuid } = await sendFilm(app, host, recording, id)
  await app.api('POST', `/memorial/media/delete/${uuid}`, { token })
  const asPhoto = await app.api('POST', `/memorial/media/upload/${memorial.uuid}`, {
    token,
    fields: { clientId: id },
    files: [{ name: 'sea.jpg', content: await aPhoto() }],
  })
  const asMessage = await app.api('POST', `/memorial/host/upload/${memorial.uuid}`, {
    token,
    fields: { clientId: id },
    files: [{ name: 'message.webm', content: recording }],
  })
  expect([asPhoto.body.code, asMessage.body.code]).toEqual(['BAD_INPUT', 'BAD_INPUT'])
  const asPortrait = await app.api('PUT', `/memorial/${memorial.uuid}/profile-photo/${uuid}`, { token })
  expect(asPortrait.body.code).toBe('MEDIA_NOT_FOUND')
  expect((await publicOf(app, host)).hostVideoMessage).toBeNull()
})

test('a memorial has ten films of its own, however they come', async () => {
  const { app, host } = await startWithPaidHost()
  const memorialUuid = String(host.memorial.uuid)
  await insertMedia(app, limits.ownMax - 1, { memorialUuid, role: 'FILM' })
  const both = await Promise.all([sendFilm(app, host, recording), sendFilm(app, host, recording)])
  expect(both.map(({ uuid, answer }) => uuid ?? answer.body.code).sort()).toContain('TOO_MANY_FILMS')
  expect(await filmsOf(app, host)).toHaveLength(limits.ownMax)
  expect((await sendFilm(app, host, recording)).answer.body.code).toBe('TOO_MANY_FILMS')
})

test('what is no film is refused in words about films, and nothing stays of it', async () => {
  const { app, host } = await startWithPaidHost()
  const codeOf = async (content: Buffer) => (await sendFilm(app, host, content)).answer.body.code
  expect(await codeOf(await aPhoto())).toBe('FILM_UNREADABLE')
  expect(await codeOf(Buffer.from('a letter'))).toBe('FILM_UNREADABLE')
  const client = resumableSender(app, host)
  const tooLarge = await client.create({ size: limits.bytes + 1, kind: 'film' })
  expect(tooLarge.body.code).toBe('VIDEO_TOO_LARGE')
  const empty = await client.create({ size: 0, kind: 'film' })
  expect(empty.body.code).toBe('FILM_UNREADABLE')
  expect(await filmsOf(app, host)).toEqual([])
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([])
})

describe.skipIf(!hasFfmpeg)(`films from phones${needsFfmpeg}`, () => {
  test('silence, sound without a picture, and what is too long or broke off', async () => {
    const { app, host } = await startWithPaidHost()
    const codeOf = async (content: Buffer) => {
      const { uuid, answer } = await sendFilm(app, host, content)
      return uuid ? 'taken' : answer.body.code
    }
    const whole = await aFilm(h264)
    expect(await codeOf(await aFilm(h264, { tone: false }))).toBe('taken')
    expect(await codeOf(await aFilm(['-vn', '-c:a', 'aac']))).toBe('FILM_UNREADABLE')
    // Its index is at the end, and is missing.
    expect(await codeOf(whole.subarray(0, whole.length - 600))).toBe('FILM_DAMAGED')
    const small = { size: '64x64', rate: 1, tone: false }
    expect(await codeOf(await aFilm(h264, { ...small, seconds: 200 }))).toBe('FILM_TOO_LONG')
    expect(await codeOf(await aFilm(h264, { ...small, seconds: 7200 }))).toBe('FILM_TOO_LONG')
  })

  test('of Matroska is taken with what an MP4 holds too, and one of stills is told to be of another kind', async () => {
    const { app, host } = await startWithPaidHost()
    const film = await aFilm([...h264, '-c:a', 'libopus'])
    await sendFilm(app, host, await repacked(film, 'mov', 'mkv'))
    await app.drained()
    const [shown] = await filmsOf(app, host)
    expect(shown).toMatchObject({ state: 'READY', extension: 'mp4', width: 320, height: 240 })
    const { answer } = await sendFilm(app, host, await aFilm(['-c:v', 'mjpeg', '-an'], { tone: false }))
    expect(answer.body).toMatchObject({ code: 'FILM_UNREADABLE', msg: expect.stringContaining('H.264') })
  })

  test('each gets a still and an MP4 that plays everywhere, upright', async () => {
    const { app, host } = await startWithPaidHost()
    const turned = [...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p', '-an']]
    await sendFilm(app, host, await aFilm(turned, { tone: false }))
    await app.drained()
    const [film] = await filmsOf(app, host)
    expect(film.poster).toMatchObject({ url: expect.stringMatching(/\.jpg$/), width: 320, height: 240 })
    expect(film.sources.map(({ type }: { type: string }) => type)).toEqual(['video/mp4', 'video/mp4'])
    const made = await app.api('GET', film.sources[0].url)
    const { picture, indexFirst } = await probeVideo(made.raw)
    expect([picture?.pix_fmt, indexFirst]).toEqual(['yuv420p', true])
    expect((await app.api('GET', film.poster.url)).status).toBe(200)
  })
})

test('the archive has each film as it was sent, and its page plays it', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-ffmpeg' })
  const host = await aPaidHost(app)
  await sendFilm(app, host, recording)
  await app.drained()
  const files = await download(app, (await archiveOf(app, host)).archiveUrl)
  expect(named(files, /^films\/.*The wedding\.webm$/).content.equals(recording)).toBe(true)
  const page = textOf(files, 'index.html')
  expect(page).toMatch(/<source src="site\/film-001\.webm" type="video\/webm"/)
  expect(page).toContain('The wedding')
})

test('the export of an account names its films', async () => {
  const { app, host } = await startWithPaidHost()
  await sendFilm(app, host, recording)
  const { body } = await app.api('GET', '/user/data', { token: host.token })
  expect(JSON.stringify(body)).toContain('"caption":"The wedding"')
})
