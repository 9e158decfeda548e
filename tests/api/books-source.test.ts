import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mailDay } from '#server/mails/dates.ts'
import type { BookSource } from '#server/ports/typesetter.ts'
import type { TestApp } from '../support/app.ts'
import { anAppWithTypesetter, askForBook, changeDetails } from '../support/books.ts'
import { aPaidHost, aPhoto, upload } from '../support/factories.ts'
import { twoHalves } from '../support/pictures.ts'
import { aContribution, anRsvp } from '../support/responses.ts'
import { sendPoster, sendVideo } from '../support/videos.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

/** Sends a photo, and waits until it is ready. */
async function withPhoto(app: TestApp, host: Host, content: Buffer, title = '') {
  const { body } = await upload(app, host, { content, fields: { title } })
  await app.drained()
  const { uuid, originalKey, location, filename } = await app.db
    .selectFrom('media')
    .selectAll()
    .where('uuid', '=', String(body.mediaUuid))
    .executeTakeFirstOrThrow()
  const file = (key: string) => join(app.dataDir, 'media', key)
  return {
    uuid,
    original: file(originalKey),
    served: file(`public${location.slice('/media'.length)}/${filename}.jpg`),
    print: file(`prints/${host.memorial.uuid}/${uuid}.jpg`),
  }
}

/** An app that records what the typesetter was given for each photo and the still, while those files exist. */
async function anAppThatLooks() {
  const seen: { width?: number; height?: number; format?: string; top: number[]; bottom: number[] }[][] = []
  const { app, sources } = await anAppWithTypesetter(async (source) => {
    const all = [...source.photos, ...(source.video?.still ? [source.video.still] : [])]
    seen.push(await Promise.all(all.map(({ path }) => lookAt(path))))
  })
  return { app, sources, seen }
}

async function lookAt(path: string) {
  const { width = 0, height = 0, format } = await sharp(path).metadata()
  const colourAt = async (top: number) => [
    ...(await sharp(path)
      .extract({ left: width / 2, top, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ]
  return { width, height, format, top: await colourAt(2), bottom: await colourAt(height - 3) }
}

const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1.3))
const [red, blue] = [near([255, 0, 0]), near([0, 0, 255])]

test('a book has what a visitor sees, in the same order', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app, {
    memorialDate: '2025-01-05',
    address: 'St Mark, Fitzroy',
    hostMessage: 'Thank you all for coming.',
    stories: [{ text: 'The garden' }, { title: 'Low tide', text: 'The sea' }],
  })
  const { uuid: memorialUuid, shareSlug } = host.memorial
  await app.api('POST', '/user/save', { token: host.token, json: { firstName: 'Ana', surname: 'Hollis' } })
  await withPhoto(app, host, await aPhoto(), 'At the beach')
  await withPhoto(app, host, await aPhoto({ width: 80, height: 40 }))
  const mediaDir = join(app.dataDir, 'media')
  const on = (day: string) => new Date(`${day}T02:00:00Z`)
  await aContribution(app.pool, memorialUuid, {
    name: ' Joan ',
    message: 'Later',
    dateCreated: on('2025-03-02'),
  })
  await aContribution(app.pool, memorialUuid, {
    name: null,
    message: 'Earlier',
    dateCreated: on('2025-02-01'),
    photos: 2,
    mediaDir,
  })
  await aContribution(app.pool, memorialUuid, { message: 'Taken down', state: 'HIDDEN' })
  await aContribution(app.pool, memorialUuid, { message: 'Not looked at', state: 'PENDING' })
  await anRsvp(app.pool, memorialUuid, { name: 'Zoe Vale', email: 'zoe@example.com' })
  await anRsvp(app.pool, memorialUuid, { name: 'Ben Ash', email: 'ben@example.com' })
  await anRsvp(app.pool, memorialUuid, {
    name: 'Far Away',
    email: 'far@example.com',
    status: 'NOT_ATTENDING',
  })
  await anRsvp(app.pool, memorialUuid, { name: '', email: 'nameless@example.com' })

  expect((await askForBook(app, host, { attended: true, first: 'PHOTOS' })).body.book.missing).toBe(0)
  const photo = (width: number, height: number, caption: string) =>
    ({ path: expect.stringMatching(/\.jpg$/), width, height, caption }) as BookSource['photos'][number]
  expect(sources).toEqual([
    {
      language: 'en',
      choices: { paper: 'A4', contributions: true, attended: true, first: 'PHOTOS' },
      name: 'Margaret Anne Hollis',
      belowName: [''],
      date: '5 January 2025',
      address: 'St Mark, Fitzroy',
      days: [],
      films: [],
      portrait: null,
      hostName: 'Ana Hollis',
      message: 'Thank you all for coming.',
      video: null,
      stories: [
        { title: null, text: 'The garden' },
        { title: 'Low tide', text: 'The sea' },
      ],
      photos: [photo(64, 48, 'At the beach'), photo(80, 40, '')],
      memories: [
        {
          from: '',
          date: '1 February 2025',
          text: 'Earlier',
          photos: [photo(640, 480, 'A summer at the beach'), photo(640, 480, '')],
        },
        { from: 'Joan', date: '2 March 2025', text: 'Later', photos: [] },
      ],
      attended: ['Ben Ash', 'Zoe Vale'],
      link: `${app.config.publicUrl}/view/${shareSlug}`,
      scanned: expect.stringMatching(/\/q\/[0-9a-f]{20}$/),
      madeOn: mailDay(app.clock.now()),
    },
  ])

  await askForBook(app, host, { contributions: false })
  expect(sources[1]).toMatchObject({ memories: [], attended: null, photos: [{}, {}] })
})

test('a video is printed as its still', async () => {
  const { app, seen, sources } = await anAppThatLooks()
  const host = await aPaidHost(app)
  const video = await sendVideo(app, host)
  await askForBook(app, host)
  expect(sources[0]?.video).toEqual({ still: null, seconds: video.durationSeconds, transcript: '' })
  await sendPoster(app, host, video.uuid, await twoHalves({ width: 600, height: 800, orientation: 6 }))
  await askForBook(app, host)
  expect(sources[1]?.video).toEqual({
    still: { path: expect.stringMatching(/\.jpg$/), width: 800, height: 600, caption: '' },
    seconds: video.durationSeconds,
    transcript: '',
  })
  expect(seen[1]).toEqual([{ format: 'jpeg', width: 800, height: 600, top: red, bottom: blue }])
})

test('photos are printed from their originals, upright and no larger than paper needs', async () => {
  const { app, seen } = await anAppThatLooks()
  const host = await aPaidHost(app)
  // Red is at the top when the photo is viewed upright.
  const { print } = await withPhoto(app, host, await twoHalves({ width: 3000, height: 2000, orientation: 6 }))
  await askForBook(app, host)
  expect(seen).toEqual([[{ format: 'jpeg', width: 1600, height: 2400, top: red, bottom: blue }]])
  expect(await lookAt(print)).toMatchObject({ width: 1600, height: 2400 })
})

test('the print version of a photo is reused for the next book, and removed with its photo', async () => {
  const { app, seen, sources } = await anAppThatLooks()
  const host = await aPaidHost(app)
  const photo = await withPhoto(app, host, await twoHalves({ width: 400, height: 300 }))
  await askForBook(app, host)
  // These files are not read again, so they may be damaged.
  for (const file of [photo.original, photo.served]) await writeFile(file, 'the disk has eaten it')
  await changeDetails(app, host, 'At the beach')
  expect((await askForBook(app, host)).body.book).toMatchObject({ state: 'READY', missing: 0 })
  expect(seen[1]).toEqual(seen[0])
  expect(sources[1]?.photos).toEqual(sources[0]?.photos)

  await app.api('POST', `/memorial/media/delete/${photo.uuid}`, { token: host.token })
  app.clock.advance({ days: 31 })
  await app.run('media.purge', {})
  await expect(lookAt(photo.print)).rejects.toThrow()
})

test.each([
  ['corrupt', (file: string) => writeFile(file, 'the disk has eaten it')],
  ['gone', (file: string) => rm(file)],
])(
  'a photo whose original is %s is printed from its rendition, and counts as missing without one',
  async (_, ruin) => {
    const { app, seen } = await anAppThatLooks()
    const host = await aPaidHost(app)
    const photo = await withPhoto(app, host, await twoHalves({ width: 400, height: 300, orientation: 6 }))
    await withPhoto(app, host, await aPhoto())
    await ruin(photo.original)
    const first = (await askForBook(app, host)).body.book
    expect(first).toMatchObject({ state: 'READY', missing: 0 })
    expect(seen[0]?.[0]).toEqual({ format: 'jpeg', width: 300, height: 400, top: red, bottom: blue })

    await ruin(photo.served)
    await changeDetails(app, host, 'At the beach')
    const second = (await askForBook(app, host)).body.book
    expect(second).toMatchObject({ state: 'READY', missing: 1 })
    expect(seen[1]).toMatchObject([{ width: 64, height: 48 }])
  },
)

test('the portrait is on the cover, also when it is one of the photos', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  const photo = await withPhoto(app, host, await aPhoto(), 'On her boat')
  const { token } = host
  const show = (uuid: string) =>
    app.api('PUT', `/memorial/${host.memorial.uuid}/profile-photo/${uuid}`, { token })
  await show(photo.uuid)
  await askForBook(app, host)
  const portrait = { width: 64, height: 48 }
  expect(sources[0]).toMatchObject({ portrait, photos: [{ ...portrait, caption: 'On her boat' }] })

  const sent = await app.api('POST', `/memorial/media/upload/${host.memorial.uuid}`, {
    token,
    fields: { role: 'PROFILE_PHOTO' },
    files: [{ name: 'portrait.jpg', content: await aPhoto({ width: 30, height: 40 }) }],
  })
  await show(sent.body.mediaUuid)
  await app.drained()
  await askForBook(app, host)
  expect(sources[1]).toMatchObject({ portrait: { width: 30, height: 40 }, photos: [portrait] })
})

test('a memorial without content has a book too', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const host = await aPaidHost(app)
  expect((await askForBook(app, host)).body.book).toMatchObject({ state: 'READY', missing: 0 })
  expect(sources).toMatchObject([{ photos: [], memories: [], stories: [], message: null, portrait: null }])
})
