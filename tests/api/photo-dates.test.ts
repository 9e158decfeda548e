import sharp from 'sharp'
import { expect, test } from 'vitest'
import { latestToday } from '#contract/life-dates.ts'
import { type PhotoDateFacts, photoTimeKey } from '#contract/photo-date.ts'
import { photoTimeKey as keyInSql } from '#server/lib/photo-date.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { anAppWithTypesetter, askForBook } from '../support/books.ts'
import { editor } from '../support/edits.ts'
import { aPaidHost, startWithPaidHost, upload } from '../support/factories.ts'
import { aContribution } from '../support/responses.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const life = { birthDate: '1931-03-12', deathDate: '2019-11-03' }

/** A photo of a camera, or of whatever `IFD0` says. */
const taken = (DateTimeOriginal: string, IFD0 = {}) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'grey' } })
    .withExif({ IFD0, IFD2: { DateTimeOriginal } })
    .jpeg()
    .toBuffer()

const undated = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer()

const set = (app: TestApp, { token, memorial }: Host, photoOrder: 'HAND' | 'TIME') =>
  app.api('POST', `/memorial/settings/${memorial.uuid}`, { token, json: { photoOrder } })

const titles = (photos: { title: string }[]) => photos.map(({ title }) => title)

/** A memorial with four photos in an order made by hand. */
async function aLife(app: TestApp) {
  const host = await aPaidHost(app, life)
  const send = async (title: string, content: Buffer, name = `${title}.jpg`) =>
    upload(app, host, { content, name, fields: { title } })
  await send('phone', await taken('2018:05:07 11:00:00'))
  await send('drawer', await undated())
  await send('scan', await taken('2018:01:01 09:00:00', { Make: 'EPSON', Model: 'Perfection V600' }))
  await send('print', await taken('2024:06:01 09:00:00', { Make: 'Apple', Model: 'iPhone 13' }))
  await send('message', await undated(), 'IMG-20120512-WA0001.jpg')
  await app.drained()
  const edit = editor(app, host)
  const { media } = await edit.read()
  const uuidOf = (title: string): string =>
    media.find((photo: { title: string }) => photo.title === title)?.uuid ?? ''
  return {
    host,
    edit,
    media,
    uuidOf,
    page: async () => (await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`)).body.memorial,
  }
}

test('what a file and its name say is stored, and scans are told apart', async () => {
  const app = await startApp()
  const { media } = await aLife(app)
  const nothing = { saidDate: null, fileDate: null, fileDateSource: null, isScan: false }
  expect(media).toMatchObject([
    { title: 'phone', ...nothing, takenAt: '2018-05-07T11:00:00' },
    { title: 'drawer', ...nothing, takenAt: null },
    { title: 'scan', ...nothing, isScan: true, takenAt: '2018-01-01T09:00:00' },
    { title: 'print', ...nothing, takenAt: '2024-06-01T09:00:00' },
    { title: 'message', ...nothing, fileDate: '2012-05-12', fileDateSource: 'FILE_NAME', takenAt: null },
  ])
})

test('in order of time what nobody believes stands behind until a host says when it was; by hand all is as it was', async () => {
  const app = await startApp()
  const { host, edit, uuidOf, page } = await aLife(app)
  const byHand = ['phone', 'drawer', 'scan', 'print', 'message']
  expect(titles((await page()).media)).toEqual(byHand)
  expect(await page()).not.toHaveProperty('life')
  expect((await page()).media[0]).not.toHaveProperty('date')

  expect((await set(app, host, 'TIME')).body.memorial.photoOrder).toBe('TIME')
  expect(titles((await page()).media)).toEqual(['message', 'phone', 'drawer', 'scan', 'print'])
  expect((await page()).media.map(({ date }: { date: string | null }) => date)).toEqual([
    '2012-05-12',
    '2018-05-07',
    null,
    null,
    null,
  ])

  const saved = await edit.photos([
    { uuid: uuidOf('scan'), title: 'scan', date: '195X' },
    { uuid: uuidOf('print'), title: 'print', date: '1954~' },
    { uuid: uuidOf('phone'), title: 'phone', date: 'XXXX' },
  ])
  expect(saved.status).toBe(200)
  expect(titles((await page()).media)).toEqual(['scan', 'print', 'message', 'phone', 'drawer'])
  const { show } = (await app.api('GET', `/memorial/show/${host.memorial.uuid}`, { token: host.token })).body
  expect(titles(show.photos.map(({ media }: { media: { title: string } }) => media))).toEqual([
    'scan',
    'print',
    'message',
    'phone',
    'drawer',
  ])

  // The order by hand is kept, and a caption alone changes no date.
  await set(app, host, 'HAND')
  expect(titles((await page()).media)).toEqual(['scan', 'print', 'phone', 'drawer', 'message'])
  const { body } = await edit.photos([{ uuid: uuidOf('scan'), title: 'The scan' }])
  expect(body.memorial.media[0]).toMatchObject({ title: 'The scan', saidDate: '195X' })
  const cleared = await edit.photos([{ uuid: uuidOf('scan'), title: 'The scan', date: null }])
  expect(cleared.body.memorial.media[0]).toMatchObject({ saidDate: null })
})

test.each(['1954-13', '10000', '0000-00-00', "1954'", '', '195', '2199', 7])(
  '%j is no date of a photo',
  async (date) => {
    const app = await startApp()
    const { edit, uuidOf } = await aLife(app)
    const { status, body } = await edit.photos([{ uuid: uuidOf('scan'), title: '', date: date as string }])
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'BAD_INPUT' })
  },
)

test('a day that has not come is no date of a photo, and today is', async () => {
  const app = await startApp()
  const { edit, uuidOf } = await aLife(app)
  const today = latestToday(app.clock.now())
  const late = await edit.photos([
    { uuid: uuidOf('scan'), title: '', date: `${Number(today.slice(0, 4)) + 1}` },
  ])
  expect(late).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', field: 'photos' } })
  expect(late.body.msg).toContain('not later than today')
  expect((await edit.photos([{ uuid: uuidOf('scan'), title: '', date: today }])).status).toBe(200)
})

test('the page tells a life in decades, of hosts and of others, and a page of each decade has all', async () => {
  const app = await startApp()
  const { host, page } = await aLife(app)
  const uuid = String(host.memorial.uuid)
  const { mediaUuids } = await aContribution(app.pool, uuid, { name: 'Tom', photos: 15 })
  await app.pool.query(
    `update media set said_date = '197' || (position % 10) where uuid = any ($1::uuid[])`,
    [mediaUuids.slice(0, 14)],
  )
  await aContribution(app.pool, uuid, { state: 'PENDING', photos: 2 })
  await app.pool.query(
    `update media set said_date = '1961' where said_date is null and role = 'CONTRIBUTION' and uuid <> $1`,
    [mediaUuids[14]],
  )
  expect((await page()).contributedPhotoCount).toBe(15)
  await set(app, host, 'TIME')

  const told = await page()
  expect(told.life.decades).toEqual([
    { decade: 1970, photos: 14, films: 0 },
    { decade: 2010, photos: 2, films: 0 },
  ])
  expect(told.life.undated).toBe(4)
  expect(told.life.photos).toHaveLength(12)
  expect(told.life.photos[0]).toMatchObject({ from: 'Tom', media: { date: '1970', clientId: null } })
  // Those without a date stand where all of others stood.
  expect(told).toMatchObject({
    contributedPhotoCount: 1,
    contributedPhotos: [{ media: { uuid: mediaUuids[14] } }],
  })

  await set(app, host, 'HAND')
  expect((await page()).contributedPhotoCount).toBe(15)
})

test('a book in order of time has its photos in chapters by decade; by hand it has none', async () => {
  const { app, sources } = await anAppWithTypesetter()
  const { host, edit, uuidOf } = await aLife(app)
  await edit.photos([
    { uuid: uuidOf('scan'), title: 'scan', date: '195X' },
    { uuid: uuidOf('print'), title: 'print', date: '1961' },
  ])
  await askForBook(app, host)
  await app.drained()
  expect(sources.at(-1)?.decades ?? []).toEqual([])
  await set(app, host, 'TIME')
  await askForBook(app, host)
  await app.drained()
  const source = sources.at(-1)
  expect(
    source?.decades?.map(({ decade, name, photos }) => [decade, name, photos.map(({ caption }) => caption)]),
  ).toEqual([
    [1950, '1950s', ['scan · the 1950s']],
    [1960, '1960s', ['print · 1961']],
    [2010, '2010s', ['message · 12 May 2012', 'phone · 7 May 2018']],
  ])
  expect(source?.photos.map(({ caption }) => caption)).toEqual(['drawer'])
})

test('the database sorts as the contract does', async () => {
  const { app, host } = await startWithPaidHost()
  const { mediaUuids } = await aContribution(app.pool, String(host.memorial.uuid), { photos: 1 })
  const said = [null, 'XXXX', '195X', '195X~', '1954~', '1954', '1954-05', '2018-05-07', '2018-05-08']
  const saidBy = [...said.map((one) => [null, one]), ['195X', '1954'], ['XXXX', '1954'], ['2018-05-07', null]]
  const files = [null, '1954', '2012-05-12', '2018-05-07', '1931', '2030-01-01'] as const
  const clocks = [
    null,
    '2018-05-07T11:00:00',
    '1931-03-11T10:00:00',
    '2019-11-03T23:00:00',
    '2019-11-04T00:00:00',
  ]
  const lives = [
    {},
    life,
    { birthDate: '1931', deathDate: null },
    { birthDate: '1954~', deathDate: '2012-05' },
  ]
  for (const dates of lives) {
    await app.pool.query('update memorials set birth_date = $1, death_date = $2', [
      'birthDate' in dates ? dates.birthDate : null,
      'deathDate' in dates ? dates.deathDate : null,
    ])
    for (const [hostDate, saidDate] of saidBy)
      for (const fileDate of files)
        for (const takenAt of clocks)
          for (const isScan of [false, true]) {
            const fileDateSource = fileDate && (isScan ? 'XMP' : 'FILE_NAME')
            const facts: PhotoDateFacts = { hostDate, saidDate, fileDate, fileDateSource, takenAt, isScan }
            await app.db
              .updateTable('media')
              .set({ ...facts, isScan })
              .where('uuid', '=', mediaUuids[0] ?? '')
              .execute()
            const { key } = await app.db
              .selectFrom('media')
              .innerJoin('memorials', 'memorials.uuid', 'media.memorialUuid')
              .select(keyInSql.as('key'))
              .where('media.uuid', '=', mediaUuids[0] ?? '')
              .executeTakeFirstOrThrow()
            expect([facts, dates, key]).toEqual([facts, dates, photoTimeKey(facts, dates)])
          }
  }
})
