import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, download, named, textOf } from '../support/archives.ts'
import { type aHost, aPaidHost, aPhoto } from '../support/factories.ts'
import { aFakeFfmpeg } from '../support/fake-ffmpeg.ts'
import { hasFfmpeg, needsFfmpeg } from '../support/ffmpeg.ts'
import { twoHalves, withPlace } from '../support/pictures.ts'
import { sendPoster, sendVideo } from '../support/videos.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const read = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial

/** A host with a video message. */
async function aHostOnFilm(app: TestApp) {
  const host = await aPaidHost(app)
  return { host, video: await sendVideo(app, host) }
}

/** The path of the video's public files. */
const filesOf = (app: TestApp, { location }: { location: string }) =>
  join(app.dataDir, 'media', 'public', location.slice('/media/'.length))

test('a video has a still once its host has sent one, upright and no larger than it is shown', async () => {
  const app = await startApp()
  const { host, video } = await aHostOnFilm(app)
  expect(video.poster).toBeNull()
  const versionOf = () =>
    app.db
      .selectFrom('memorials')
      .select('version')
      .where('uuid', '=', host.memorial.uuid)
      .executeTakeFirstOrThrow()
  const { version } = await versionOf()
  const sent = await sendPoster(
    app,
    host,
    video.uuid,
    await twoHalves({ width: 2000, height: 1500, orientation: 6 }),
  )
  expect([sent.status, sent.body.mediaUuid]).toEqual([200, video.uuid])
  const { poster } = sent.body.media
  expect(poster).toEqual({ url: expect.stringMatching(/^\/media\/.*\.jpg$/), width: 960, height: 1280 })
  expect((await versionOf()).version, 'readers get the page with the still').toBeGreaterThan(version)

  const file = await app.api('GET', poster.url)
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=86400, s-maxage=60',
  ])
  expect(await sharp(file.raw).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 1280 })
  const page = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)
  expect(page.body.memorial.hostVideoMessage.poster).toEqual(poster)
})

test('a still does not reveal where and by whom it was taken', async () => {
  const app = await startApp()
  const { host, video } = await aHostOnFilm(app)
  const { body } = await sendPoster(app, host, video.uuid, await withPlace())
  const { raw } = await app.api('GET', body.media.poster.url)
  expect(await sharp(raw).metadata()).not.toHaveProperty('exif')
})

test('the first still stays, whether others come later or at the same time', async () => {
  const app = await startApp()
  const { host, video } = await aHostOnFilm(app)
  const sent = await Promise.all(
    [10, 20, 30].map(async (width) => sendPoster(app, host, video.uuid, await aPhoto({ width, height: 10 }))),
  )
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  const { poster } = (await read(app, host)).hostVideoMessage
  for (const { body } of sent) expect(body.media.poster).toEqual(poster)
  const again = await sendPoster(app, host, video.uuid, await aPhoto({ width: 99, height: 10 }))
  expect(again.body.media.poster).toEqual(poster)
  expect(await countStills(app, video)).toBe(1)
  const shown = await sharp((await app.api('GET', poster.url)).raw).metadata()
  expect([shown.width, shown.height]).toEqual([poster.width, poster.height])
})

async function countStills(app: TestApp, video: { location: string }) {
  const names = await readdir(filesOf(app, video))
  return names.filter((name) => name.endsWith('.jpg')).length
}

test('a file that is no image is refused, and the video stays as it is', async () => {
  const app = await startApp({ ffmpeg: 'no-such-program' })
  const { host, video } = await aHostOnFilm(app)
  const cases: [Buffer, number, string][] = [
    [Buffer.from('<svg/>'), 415, 'PHOTO_UNREADABLE'],
    [Buffer.alloc(0), 400, 'PHOTO_EMPTY'],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 413, 'PROFILE_PHOTO_TOO_LARGE'],
  ]
  for (const [content, status, code] of cases) {
    const answer = await sendPoster(app, host, video.uuid, content)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
  const nothing = await app.api('POST', `/memorial/host/poster/${host.memorial.uuid}/${video.uuid}`, {
    token: host.token,
    fields: { a: 'b' },
  })
  expect(nothing.body.code).toBe('FILE_MISSING')
  expect((await read(app, host)).hostVideoMessage).toEqual(video)
  expect(await countStills(app, video)).toBe(0)
})

test('a still is sent for an existing video of the memorial alone', async () => {
  const app = await startApp()
  const { host, video } = await aHostOnFilm(app)
  const other = await aHostOnFilm(app)
  const still = await aPhoto()
  const said = async (uuid: string) => {
    const { status, body } = await sendPoster(app, host, uuid, still)
    return [status, body.code]
  }
  expect(await said(other.video.uuid)).toEqual([404, 'MEDIA_NOT_FOUND'])
  expect(await said('not-an-id')).toEqual([400, 'BAD_INPUT'])
  await app.api('POST', `/memorial/media/delete/${video.uuid}`, { token: host.token })
  expect(await said(video.uuid)).toEqual([404, 'MEDIA_NOT_FOUND'])
  expect((await read(app, other.host)).hostVideoMessage.poster).toBeNull()
})

test('a still goes with its video: at once when another video replaces it, and for good after thirty days', async () => {
  const app = await startApp()
  const { host, video } = await aHostOnFilm(app)
  await sendPoster(app, host, video.uuid, await aPhoto())
  const next = await sendVideo(app, host)
  expect((await read(app, host)).hostVideoMessage).toMatchObject({ uuid: next.uuid, poster: null })
  expect(await countStills(app, video)).toBe(1)
  app.clock.advance({ days: 31 })
  await app.run('media.purge', {})
  expect(await countStills(app, video)).toBe(0)
})

test(`the server takes the still if no browser sent one${needsFfmpeg}`, async ({ skip }) => {
  skip(!hasFfmpeg)
  const app = await startApp()
  const { host, video } = await aHostOnFilm(app)
  await app.run('media.poster', { mediaUuid: video.uuid })
  const { poster } = (await read(app, host)).hostVideoMessage
  expect(poster).toMatchObject({ width: video.width, height: video.height })
  const file = await app.api('GET', poster.url)
  // Not a single colour: the recording shows a test pattern.
  expect((await sharp(file.raw).stats()).entropy).toBeGreaterThan(0.1)
  await app.run('media.poster', { mediaUuid: video.uuid })
  expect((await read(app, host)).hostVideoMessage.poster).toEqual(poster)
  expect((await sendPoster(app, host, video.uuid, await aPhoto())).body.media.poster).toEqual(poster)
})

test('a video has no still if the server cannot take one, or the video cannot be read', async () => {
  const app = await startApp({ ffmpeg: 'no-such-program' })
  const { host, video } = await aHostOnFilm(app)
  await app.run('media.poster', { mediaUuid: video.uuid })
  expect((await read(app, host)).hostVideoMessage).toEqual(video)

  const { path } = await aFakeFfmpeg()
  const fake = await startApp({ ffmpeg: path })
  const { host: another, video: unread } = await aHostOnFilm(fake)
  await fake.run('media.poster', { mediaUuid: unread.uuid })
  expect((await read(fake, another)).hostVideoMessage).toEqual(unread)
})

test('the page of an archive shows the still, which is a file of the archive', async () => {
  const app = await anArchiveApp()
  const { host, video } = await aHostOnFilm(app)
  const fetched = async () => download(app, (await archiveOf(app, host)).archiveUrl)
  expect(textOf(await fetched(), 'index.html')).not.toContain('poster=')
  const { body } = await sendPoster(app, host, video.uuid, await aPhoto({ width: 320, height: 240 }))
  const files = await fetched()
  expect(textOf(files, 'index.html')).toContain('poster="site/message.jpg"')
  const { raw } = await app.api('GET', body.media.poster.url)
  expect(named(files, 'site/message.jpg').content.equals(raw)).toBe(true)

  // The file of the still may be missing.
  const path = join(app.dataDir, 'media', 'public', body.media.poster.url.slice('/media/'.length))
  await rm(path)
  expect(textOf(await fetched(), 'index.html')).not.toContain('poster=')
})
