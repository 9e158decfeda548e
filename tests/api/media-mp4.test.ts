import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, download, named, textOf } from '../support/archives.ts'
import { type aHost, aPaidHost } from '../support/factories.ts'
import { aBrokenFfmpeg, aPatientFfmpeg } from '../support/fake-ffmpeg.ts'
import { aFilm, h264, hasFfmpeg, inFullColour, needsFfmpeg, probeVideo } from '../support/ffmpeg.ts'
import { readVideo, recording, sendVideo } from '../support/videos.ts'

vi.setConfig({ testTimeout: 300_000 })

type Host = Awaited<ReturnType<typeof aHost>>

/** A host whose video was processed. */
async function aHostOnFilm(app: TestApp, content?: Buffer) {
  const host = await aPaidHost(app)
  const sent = await sendVideo(app, host, {}, content)
  await app.drained()
  return { host, sent, video: await readVideo(app, host) }
}

/** The public files of a memorial. */
const servedFiles = (app: TestApp, { memorial }: Host) =>
  readdir(join(app.dataDir, 'media', 'public', String(memorial.uuid))).then((names) => names.sort())

const stateOf = (app: TestApp, uuid: string) =>
  app.db
    .selectFrom('media')
    .select(['mp4State', 'mp4Filename'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()

const versionOf = async (app: TestApp, { memorial }: Host) =>
  (
    await app.db
      .selectFrom('memorials')
      .select('version')
      .where('uuid', '=', String(memorial.uuid))
      .executeTakeFirstOrThrow()
  ).version

describe.skipIf(!hasFfmpeg)(`the MP4 of a video${needsFfmpeg}`, () => {
  test('is made from a WebM, listed before it, and plays everywhere', async () => {
    const app = await startApp()
    const { host, sent, video } = await aHostOnFilm(app)
    expect(sent.sources).toEqual([{ url: sent.url, type: 'video/webm', bytes: recording.length }])
    const mp4 = { url: expect.stringMatching(/\.mp4$/), type: 'video/mp4', bytes: expect.any(Number) }
    expect(video.sources).toEqual([mp4, ...sent.sources])
    // The video's own file stays the recording.
    expect(video).toEqual({ ...sent, sources: video.sources })

    const file = await app.api('GET', video.sources[0].url)
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'video/mp4',
      'public, max-age=86400, s-maxage=60',
    ])
    expect(file.raw.length).toBe(video.sources[0].bytes)
    const { picture, sound, indexFirst } = await probeVideo(file.raw)
    expect(picture).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', width: 320, height: 240 })
    expect([sound?.codec_name, indexFirst]).toEqual(['aac', true])
    const part = await app.api('GET', video.sources[0].url, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.raw]).toEqual([206, file.raw.subarray(0, 100)])

    const page = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
    expect(page.body.memorial.hostVideoMessage.sources).toEqual(video.sources)
    expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([])
  })

  test('changes the page, but raises no version, because keepsakes do not show it', async () => {
    const ffmpeg = await aPatientFfmpeg()
    const app = await startApp({ ffmpeg: ffmpeg.path })
    await ffmpeg.hold()
    const host = await aPaidHost(app)
    await sendVideo(app, host)
    const before = await versionOf(app, host)
    const read = async () =>
      (await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body.memorial
    expect((await read()).hostVideoMessage.sources).toHaveLength(1)
    await ffmpeg.letGo()
    await app.drained()
    expect((await read()).hostVideoMessage.sources).toHaveLength(2)
    expect(await versionOf(app, host)).toBe(before)
  })

  test('is not made from an MP4 that already plays everywhere', async () => {
    const app = await startApp()
    const { host, sent, video } = await aHostOnFilm(app, await aFilm(h264))
    expect(video).toEqual(sent)
    expect(video.sources).toEqual([expect.objectContaining({ url: video.url, type: 'video/mp4' })])
    expect(await stateOf(app, video.uuid)).toEqual({ mp4State: 'NOT_NEEDED', mp4Filename: null })
    expect(await servedFiles(app, host)).toEqual([`${video.filename}.mp4`])
  })

  test('is made from an MP4 that does not play everywhere', async () => {
    const app = await startApp()
    const { video } = await aHostOnFilm(app, await aFilm(inFullColour))
    expect(video.sources.map(({ type }: { type: string }) => type)).toEqual(['video/mp4', 'video/mp4'])
    expect(video.sources[1].url).toBe(video.url)
    const { picture } = await probeVideo((await app.api('GET', video.sources[0].url)).raw)
    expect(picture).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p' })
  })

  test('is removed with its video: from the page at once, and for good thirty days later', async () => {
    const app = await startApp()
    const { host, video } = await aHostOnFilm(app)
    expect(await servedFiles(app, host)).toHaveLength(2)
    await app.api('POST', `/memorial/media/delete/${video.uuid}`, { token: host.token })
    const page = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
    expect(page.body.memorial.hostVideoMessage).toBeNull()
    app.clock.advance({ days: 31 })
    await app.run('media.purge', {})
    expect(await servedFiles(app, host)).toEqual([])
    for (const { url } of video.sources) expect((await app.api('GET', url)).status).toBe(404)
  })

  test('is not kept if the video is removed meanwhile, and is made once the video is restored', async () => {
    const ffmpeg = await aPatientFfmpeg()
    const app = await startApp({ ffmpeg: ffmpeg.path })
    await ffmpeg.hold()
    const host = await aPaidHost(app)
    const clientId = '6f1c1f0e-0d0f-4a6d-9c75-2a4c6c1f8b11'
    const { uuid, filename } = await sendVideo(app, host, { clientId })
    await vi.waitFor(async () => expect(await ffmpeg.begun()).toBe(1), { timeout: 60_000 })
    await app.api('POST', `/memorial/media/delete/${uuid}`, { token: host.token })
    await ffmpeg.letGo()
    await app.drained()
    expect(await servedFiles(app, host)).toEqual([`${filename}.webm`])
    expect(await stateOf(app, uuid)).toEqual({ mp4State: null, mp4Filename: null })

    expect(await sendVideo(app, host, { clientId })).toMatchObject({ uuid })
    await app.drained()
    expect((await readVideo(app, host)).sources).toHaveLength(2)
  })

  test('is made once, however often it is requested', async () => {
    const app = await startApp()
    const { host, video } = await aHostOnFilm(app)
    await app.run('media.mp4', { mediaUuid: video.uuid })
    expect(await readVideo(app, host)).toEqual(video)
    expect(await servedFiles(app, host)).toHaveLength(2)
  })

  test('is made later for videos that never had one, or whose job was lost', async () => {
    const app = await startApp({ ffmpeg: 'no-such-program' })
    const { host, sent, video } = await aHostOnFilm(app)
    expect(video, 'nothing is wrong with a video that this machine cannot encode').toEqual(sent)
    expect(await stateOf(app, video.uuid)).toEqual({ mp4State: null, mp4Filename: null })
    app.clock.advance({ hours: 5 })
    await app.run('media.mp4-missing', {})
    expect(await countQueued(app)).toBe(0)

    const able = await startApp()
    const other = await aHostOnFilm(able)
    const lost = { mp4State: null, mp4Filename: null, mp4Bytes: null }
    await able.db.updateTable('media').set(lost).execute()
    await able.run('media.mp4-missing', {})
    expect((await readVideo(able, other.host)).sources, 'its own job may yet come').toHaveLength(1)
    able.clock.advance({ hours: 5 })
    await able.run('media.mp4-missing', {})
    expect((await readVideo(able, other.host)).sources).toHaveLength(2)
    expect(await readVideo(app, host)).toEqual(sent)
  })

  test('is what the page of an archive plays; the archive also has the recording as it was sent', async () => {
    const app = await anArchiveApp()
    const { host, video } = await aHostOnFilm(app)
    const files = await download(app, (await archiveOf(app, host)).archiveUrl)
    const { raw } = await app.api('GET', video.sources[0].url)
    expect(named(files, 'site/message.mp4').content.equals(raw)).toBe(true)
    expect(textOf(files, 'index.html')).toContain('<source src="site/message.mp4" type="video/mp4"')
    expect(files.filter(({ name }) => name.startsWith('site/message'))).toHaveLength(1)
    const sent = files.find(({ name }) => name.startsWith('video/') && name.endsWith('.webm'))
    expect(sent?.content.equals(recording)).toBe(true)
  })
})

const countQueued = async (app: TestApp) => {
  const { rows } = await app.pool.query(
    `select count(*)::int as count from pgboss.job where name = 'media.mp4' and state in ('created', 'retry')`,
  )
  return rows[0].count
}

/** Runs jobs that wait for their retry. */
async function tryAgain(app: TestApp) {
  await app.pool.query(
    `update pgboss.job set start_after = now() where name = 'media.mp4' and state = 'retry'`,
  )
  await app.drained()
}

test('the hourly job queues the newest twenty videos, and the rest when those are done', async () => {
  const app = await startApp({ ffmpeg: await aBrokenFfmpeg() })
  const host = await aPaidHost(app)
  const { uuid } = await sendVideo(app, host)
  await app.drained()
  // Their files are missing, so that their jobs do nothing.
  await app.pool.query(
    `insert into media (memorial_uuid, role, state, location, filename, extension, original_key, bytes, created_at)
      select memorial_uuid, role, state, location, 'old-' || n, extension, 'old-' || n, bytes,
        created_at - n * interval '1 day'
      from media, generate_series(1, 24) n where uuid = $1`,
    [uuid],
  )
  await app.db.deleteFrom('media').where('uuid', '=', uuid).execute()
  await app.pool.query(`delete from pgboss.job where name = 'media.mp4'`)
  app.clock.advance({ hours: 5 })
  for (const [count, oldest] of [
    [20, 'old-20'],
    [20, 'old-20'],
    [20, 'old-20'],
    [24, 'old-24'],
  ]) {
    await app.run('media.mp4-missing', {})
    const { rows } = await app.pool.query(
      `select filename from media join pgboss.job on data ->> 'mediaUuid' = uuid::text
        where name = 'media.mp4' order by media.created_at`,
    )
    expect([rows.length, rows[0].filename]).toEqual([count, oldest])
  }
})

test('a video that cannot be encoded is tried three times and has no MP4', async () => {
  const program = await aBrokenFfmpeg()
  const app = await startApp({ ffmpeg: program })
  const { host, sent, video } = await aHostOnFilm(app)
  expect(video).toEqual(sent)
  for (const state of [null, null, 'FAILED'] as const) {
    expect((await stateOf(app, video.uuid)).mp4State).toBe(state)
    await tryAgain(app)
  }
  expect(await readVideo(app, host)).toEqual(sent)
  expect(await servedFiles(app, host)).toEqual([`${video.filename}.webm`])
  app.clock.advance({ hours: 5 })
  await app.run('media.mp4-missing', {})
  expect(await countQueued(app)).toBe(0)
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([])
})

test('an output that is no valid MP4 is not offered', async () => {
  const program = await aBrokenFfmpeg(`printf 'a film' > "\${last#file:}"; exit 0`)
  const app = await startApp({ ffmpeg: program })
  const { host, sent, video } = await aHostOnFilm(app)
  expect(video).toEqual(sent)
  expect(await servedFiles(app, host)).toEqual([`${video.filename}.webm`])
})
