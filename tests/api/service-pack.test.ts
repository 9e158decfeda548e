import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { changeDetails } from '../support/books.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { aContribution } from '../support/responses.ts'
import { anAppWithFilm, askForPack, finishedPack, openPack, readPack } from '../support/service-packs.ts'
import { aTypesetter } from '../support/typesetter.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const photoOf = async (
  app: TestApp,
  host: Host,
  title = '',
  size: { width?: number; height?: number } = {},
) => {
  const { body } = await upload(app, host, { content: await aPhoto(size), fields: { title } })
  await app.drained()
  return body.media
}

const filmsOf = (app: TestApp, host: Host) => join(app.dataDir, 'media/service-packs', host.memorial.uuid)

test('a service pack has the film, with the photos beside it', async () => {
  const { app } = await anAppWithFilm()
  const host = await aPaidHost(app, { memorialDate: '2025-01-05' })
  expect(await readPack(app, host)).toMatchObject({
    check: { photos: 0, tooSmall: [], withoutCaption: [] },
    pack: null,
    canMakeVideo: true,
  })
  await photoOf(app, host, 'By the <sea> 海')
  await photoOf(app, host)

  const asked = await askForPack(app, host, { speed: 5 })
  expect(asked.status).toBe(200)
  expect(asked.body.pack).toMatchObject({ speed: 5, url: null, isCurrent: true })

  const pack = await finishedPack(app, host)
  expect(pack).toMatchObject({
    uuid: asked.body.pack.uuid,
    state: 'READY',
    progress: 100,
    hasVideo: true,
    seconds: 20,
    missing: 0,
    isCurrent: true,
    generatedAt: expect.any(String),
  })
  const files = await openPack(app, pack.url)
  expect([...files.keys()].sort()).toEqual([
    'READ ME.txt',
    'photos/001.jpg',
    'photos/002.jpg',
    'slideshow.mp4',
  ])
  expect(String(files.get('slideshow.mp4'))).toBe('a film')
  expect(pack.bytes).toBe(
    ['photos/001.jpg', 'photos/002.jpg', 'slideshow.mp4'].reduce(
      (sum, name) => sum + (files.get(name)?.length ?? 0),
      0,
    ),
  )
  const note = String(files.get('READ ME.txt'))
  expect(note).toContain('2 photos, 5 seconds each: 0:20 in all')
  expect(note).not.toContain('no film')
})

test('a service pack warns hosts of photos that are small or have no caption', async () => {
  const { app } = await anAppWithFilm()
  const host = await aPaidHost(app)
  const large = await photoOf(app, host, '', { width: 1400, height: 300 })
  const small = await photoOf(app, host, 'A scan', { width: 1200, height: 900 })
  await aContribution(app.pool, host.memorial.uuid, { name: 'Ana', photos: 1 })

  const { check } = await readPack(app, host)
  expect(check.photos).toBe(3)
  expect(check.tooSmall.map(({ mediaUuid, from, width }) => [mediaUuid === small.uuid, from, width])).toEqual(
    [
      [true, null, 1200],
      [false, 'Ana', 640],
    ],
  )
  expect(check.withoutCaption).toEqual([
    expect.objectContaining({ mediaUuid: large.uuid, width: 1400, height: 300, from: null }),
  ])
  expect((await app.api('GET', check.withoutCaption[0]?.thumbnailUrl ?? '')).status).toBe(200)
})

test('a changed memorial outdates its pack and gets a new one, another speed too; the old one is removed', async () => {
  const { app } = await anAppWithFilm()
  const host = await aPaidHost(app)
  await askForPack(app, host)
  const first = await finishedPack(app, host)
  await changeDetails(app, host, 'Changed')
  const stale = (await readPack(app, host)).pack
  expect(stale).toMatchObject({ uuid: first.uuid, state: 'READY', isCurrent: false })
  expect((await openPack(app, stale?.url ?? '')).has('slideshow.mp4')).toBe(true)

  await askForPack(app, host)
  const second = await finishedPack(app, host)
  expect(second).toMatchObject({ state: 'READY', isCurrent: true, speed: 3 })
  expect(second.uuid).not.toBe(first.uuid)
  expect((await app.api('GET', String(first.url))).body).toMatchObject({ code: 'LINK_EXPIRED' })

  await askForPack(app, host, { speed: 10 })
  const third = await finishedPack(app, host)
  expect(third).toMatchObject({ speed: 10, seconds: 20 })
  expect(await readdir(filmsOf(app, host))).toContain(third.uuid)
  expect(existsSync(join(filmsOf(app, host), second.uuid, 'slideshow.mp4'))).toBe(false)
  expect(await app.db.selectFrom('keepsakes').select('uuid').execute()).toEqual([{ uuid: third.uuid }])
})

test('a pack that was replaced while it was being made is stopped', async () => {
  const { app, ffmpeg } = await anAppWithFilm()
  const host = await aPaidHost(app)
  await ffmpeg.hang()
  const first = (await askForPack(app, host)).body.pack
  await vi.waitFor(() => ffmpeg.hangs(), { timeout: 60_000 })
  const second = (await askForPack(app, host, { speed: 1 })).body.pack
  expect(second.uuid).not.toBe(first.uuid)
  // While its film would still be in progress, the next one is made instead.
  const inWork = () => readdir(join(app.dataDir, 'uploads'))
  await vi.waitFor(async () => expect(await inWork()).toEqual([`keepsake-${second.uuid}`]), {
    timeout: 60_000,
  })
  await ffmpeg.recover()
  await vi.waitFor(async () => expect((await readPack(app, host)).pack?.state).toBe('READY'), {
    timeout: 60_000,
  })
  expect(await ffmpeg.films()).toBe(1)
  expect(await app.db.selectFrom('keepsakes').select('uuid').execute()).toEqual([{ uuid: second.uuid }])
})

test('without ffmpeg a service pack has the photos only, and once ffmpeg is there the film is made', async () => {
  const app = await startApp({ ffmpeg: '/nowhere/ffmpeg' }, { typesetter: aTypesetter().typesetter })
  const host = await aPaidHost(app)
  await photoOf(app, host)
  expect((await readPack(app, host)).canMakeVideo).toBe(false)
  await askForPack(app, host)
  const pack = await finishedPack(app, host)
  expect(pack).toMatchObject({ state: 'READY', hasVideo: false, seconds: 11 })
  const files = await openPack(app, pack.url)
  expect([...files.keys()].sort()).toEqual(['READ ME.txt', 'photos/001.jpg'])
  expect(String(files.get('READ ME.txt'))).toContain('There is no film in this pack')
  expect((await askForPack(app, host)).body.pack.uuid).toBe(pack.uuid)
})

test('if the film fails, the pack has no link, and can be requested again', async () => {
  const { app, ffmpeg } = await anAppWithFilm()
  const host = await aPaidHost(app)
  await photoOf(app, host, 'By the sea')
  await ffmpeg.fail()
  const asked = (await askForPack(app, host)).body.pack
  const failed = await vi.waitFor(
    async () => {
      const { pack } = await readPack(app, host)
      expect(pack?.state).toBe('FAILED')
      return pack
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(failed).toMatchObject({ uuid: asked.uuid, hasVideo: false, url: null })
  await expect.poll(() => readdir(join(app.dataDir, 'uploads'))).toEqual([])

  await ffmpeg.recover()
  const again = (await askForPack(app, host)).body.pack
  expect(again.uuid).not.toBe(asked.uuid)
  expect(await finishedPack(app, host)).toMatchObject({ state: 'READY', hasVideo: true })
  await expect.poll(() => readdir(join(app.dataDir, 'uploads'))).toEqual([])
})

test('a photo whose files are missing is left out and reported', async () => {
  const { app } = await anAppWithFilm()
  const host = await aPaidHost(app)
  const lost = await photoOf(app, host, 'Lost')
  await photoOf(app, host, 'Kept')
  await rm(join(app.dataDir, 'media/public', host.memorial.uuid, `${lost.filename}.jpg`))
  await askForPack(app, host)
  const pack = await finishedPack(app, host)
  expect(pack).toMatchObject({ state: 'READY', missing: 1 })
  const files = await openPack(app, pack.url)
  expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toEqual(['photos/001.jpg'])
  expect(String(files.get('READ ME.txt'))).toContain('One photo could not be read')
})

test('a service pack has one of ten speeds, and a link that expires', async () => {
  const { app } = await anAppWithFilm()
  const host = await aPaidHost(app)
  for (const speed of [0, 11, 2.5, '3', null])
    expect([speed, (await askForPack(app, host, { speed })).status]).toEqual([speed, 400])

  await askForPack(app, host)
  const { url } = await finishedPack(app, host)
  const { headers, status } = await app.api('HEAD', String(url))
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    'attachment',
  ])
  expect(headers['cache-control']).toBe('private, no-store')
  app.clock.advance({ hours: 26 })
  expect((await app.api('GET', String(url))).body).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('a service pack is removed with its memorial', async () => {
  const { app } = await anAppWithFilm()
  const host = await aPaidHost(app)
  await askForPack(app, host)
  const { url, uuid } = await finishedPack(app, host)
  expect(existsSync(join(filmsOf(app, host), uuid, 'slideshow.mp4'))).toBe(true)
  await app.api('POST', `/memorial/delete/${host.memorial.uuid}`, { token: host.token })
  expect((await app.api('GET', String(url))).body).toMatchObject({ code: 'LINK_EXPIRED' })
  app.clock.advance({ days: 31 })
  await app.run('memorial.purge', {})
  expect(existsSync(join(filmsOf(app, host), uuid, 'slideshow.mp4'))).toBe(false)
  expect(await app.db.selectFrom('keepsakes').selectAll().execute()).toEqual([])
})
