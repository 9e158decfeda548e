import * as bunny from 'mediabunny'
import { expect, test } from 'vitest'
import { latestToday } from '#contract/life-dates.ts'
import type { TestApp } from '../support/app.ts'
import { editor } from '../support/edits.ts'
import { aHost, type aPaidHost, aPhoto, startWithPaidHost, upload } from '../support/factories.ts'
import { sendFilm } from '../support/films.ts'
import { aCoHost } from '../support/hosts.ts'
import { insertMedia } from '../support/media-rows.ts'
import { aContribution } from '../support/responses.ts'
import { recording } from '../support/videos.ts'

// Hosts say when films, and photos and films of others, were taken (docs/decisions/0017).

type Host = Awaited<ReturnType<typeof aPaidHost>>

const say = (app: TestApp, { token, memorial }: Host, mediaUuids: unknown, date: unknown) =>
  app.api('POST', `/memorial/media/dates/${memorial.uuid}`, { token, json: { mediaUuids, date } })

const inTime = (app: TestApp, { token, memorial }: Host) =>
  app.api('POST', `/memorial/settings/${memorial.uuid}`, { token, json: { photoOrder: 'TIME' } })

const pageOf = async (app: TestApp, { memorial }: Host) =>
  (await app.api('GET', `/public/memorial/${memorial.shareSlug}`)).body.memorial

const showOf = async (app: TestApp, { token, memorial }: Host) =>
  (await app.api('GET', `/memorial/show/${memorial.uuid}`, { token })).body.show

/** A photo and a film of the hosts, and a memory with two photos and a film. */
async function aLife() {
  const { app, host } = await startWithPaidHost({ birthDate: '1931', deathDate: '2019-11-03' })
  const { body } = await upload(app, host, { content: await aPhoto() })
  const film = (await sendFilm(app, host)).uuid ?? ''
  const memorialUuid = String(host.memorial.uuid)
  const memory = await aContribution(app.pool, memorialUuid, { name: 'Tom', photos: 2 })
  const [theirs = '', other = ''] = memory.mediaUuids.map(String)
  await insertMedia(app, 1, { memorialUuid, role: 'MEMORY_FILM' })
  const { uuid: theirFilm } = await app.db
    .updateTable('media')
    .set((eb) => ({
      recordingOf: eb.selectFrom('media').select('contributionUuid').where('uuid', '=', theirs),
      state: 'READY',
    }))
    .where('role', '=', 'MEMORY_FILM')
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await app.drained()
  return { app, host, photo: String(body.mediaUuid), film, theirs, other, theirFilm }
}

test('photos and films, of hosts and of others, are dated at once and stand in order of time', async () => {
  const { app, host, photo, film, theirs, other, theirFilm } = await aLife()
  const { status, body } = await say(app, host, [photo, film, theirs, theirFilm], '1954~')
  expect(status).toBe(200)
  expect(body.media).toHaveLength(4)
  await say(app, host, [film], '1948-05')
  await say(app, host, [theirFilm], '195X')
  const by = async () => {
    const { photos, films } = await showOf(app, host)
    return [...photos, ...films].map(({ media, at }: { media: { uuid: string }; at?: string }) => [
      media.uuid,
      at,
    ])
  }
  expect((await pageOf(app, host)).life).toBeUndefined()
  expect((await by()).map(([, at]) => at)).toEqual([undefined, undefined, undefined, undefined, undefined])

  await inTime(app, host)
  const page = await pageOf(app, host)
  expect(page.life.decades).toEqual([
    { decade: 1940, photos: 0, films: 1 },
    { decade: 1950, photos: 2, films: 1 },
  ])
  expect(page.films).toMatchObject([{ uuid: film, date: '1948-05' }])
  expect(page.life.films).toMatchObject([{ from: 'Tom', media: { uuid: theirFilm, date: '195X' } }])
  expect(page.life.photos).toMatchObject([{ from: 'Tom', media: { uuid: theirs, date: '1954~' } }])
  for (const shown of [page.films[0], page.life.films[0].media, page.life.photos[0].media])
    for (const secret of ['saidDate', 'hostDate', 'takenAt', 'withSound'])
      expect(shown).not.toHaveProperty(secret)
  expect(await by()).toEqual([
    [photo, '1954'],
    [theirs, '1954'],
    [other, undefined],
    [film, '1948-05'],
    [theirFilm, '195'],
  ])

  const films = await app.api('GET', `/memorial/films/${host.memorial.uuid}`, { token: host.token })
  expect(films.body.films).toMatchObject([{ uuid: film, saidDate: '1948-05' }])
})

test('a film is of the day that its camera names, where that was', async () => {
  const { app, host } = await startWithPaidHost()
  const target = new bunny.BufferTarget()
  const output = new bunny.Output({ format: new bunny.Mp4OutputFormat({ metadataFormat: 'mdta' }), target })
  const input = new bunny.Input({ source: new bunny.BufferSource(recording), formats: bunny.ALL_FORMATS })
  const tags = { raw: { 'com.apple.quicktime.creationdate': '1999-05-07T08:10:12+1000' } }
  await (await bunny.Conversion.init({ input, output, tags })).execute()
  await sendFilm(app, host, Buffer.from(target.buffer as ArrayBuffer))
  await app.drained()
  await inTime(app, host)
  expect((await pageOf(app, host)).films).toMatchObject([{ date: '1999-05-07' }])
})

test('what whoever added a photo said is kept, and counts again once hosts take theirs away', async () => {
  const { app, host, theirs, theirFilm } = await aLife()
  await app.db.updateTable('media').set({ saidDate: '196X' }).where('uuid', '=', theirs).execute()
  await inTime(app, host)
  const decades = async () =>
    (await pageOf(app, host)).life.decades.map((one: { decade: number }) => one.decade)
  expect(await decades()).toEqual([1960])
  await say(app, host, [theirs, theirFilm], '1955')
  expect(await decades()).toEqual([1950])
  const [memory] = (
    await app.api('GET', `/memorial/contributions/${host.memorial.uuid}`, { token: host.token })
  ).body.contributions
  expect(memory.media[0]).toMatchObject({ uuid: theirs, saidDate: '196X', hostDate: '1955' })
  expect(memory.recordings).toMatchObject([{ saidDate: null, hostDate: '1955' }])
  const [newest] = (await editor(app, host).read()).contributions
  expect(newest.media[0]).toMatchObject({ saidDate: '196X', hostDate: '1955' })
  expect(newest.recordings).toMatchObject([{ hostDate: '1955' }])

  await say(app, host, [theirs, theirFilm], null)
  expect(await decades()).toEqual([1960])
  // That nobody knows is an answer, too.
  await say(app, host, [theirs], 'XXXX')
  expect(await decades()).toEqual([])
})

test('all or none: of another memorial, removed or no photo, it is refused and nothing changes', async () => {
  const { app, host, photo, film, theirs } = await aLife()
  const coHost = await aCoHost(app, host)
  expect((await say(app, { ...host, token: coHost.token }, [film], '1950')).status).toBe(200)
  const stranger = await aHost(app)
  expect((await say(app, stranger as Host, [photo], '1950')).body.code).toBe('MEDIA_NOT_FOUND')
  const portrait = await upload(app, host, { content: await aPhoto(), fields: { role: 'PROFILE_PHOTO' } })
  for (const wrong of [portrait.body.mediaUuid, stranger.memorial.uuid])
    expect((await say(app, host, [photo, wrong], '1950')).body.code).toBe('MEDIA_NOT_FOUND')
  await app.db.updateTable('contributions').set({ deletedAt: app.clock.now() }).execute()
  expect((await say(app, host, [photo, theirs], '1950')).body.code).toBe('MEDIA_NOT_FOUND')
  const later = `${Number(latestToday(app.clock.now()).slice(0, 4)) + 1}`
  for (const [uuids, date] of [
    [[photo], later],
    [[photo], '1954-13'],
    [[photo], undefined],
    [[], '1950'],
    [['x'], '1950'],
    [null, '1950'],
  ])
    expect((await say(app, host, uuids, date)).body.code).toBe('BAD_INPUT')
  const { media } = await editor(app, host).read()
  expect(media).toMatchObject([{ uuid: photo, saidDate: null }])
})
