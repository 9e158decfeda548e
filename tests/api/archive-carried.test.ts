import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, claire, mediaDirOf, named, sendPhoto, textOf } from '../support/archives.ts'
import { aUser } from '../support/factories.ts'
import { aContribution, aFund } from '../support/responses.ts'
import { restoreAt, type Said } from '../support/restoring.ts'
import { unbagged } from '../support/unbag.ts'
import { type Unzipped, unzip } from '../support/unzip.ts'
import { recording } from '../support/videos.ts'

// What a memorial holds besides photos and words goes out with its archive, and comes back (docs/decisions/0035, 0036).

interface Place {
  app: TestApp
  memorialUuid: string
}

/** A voice or a film as it was sent. */
async function aRecording({ app, memorialUuid }: Place, row: Said): Promise<string> {
  const uuid = randomUUID()
  const originalKey = `originals/${memorialUuid}/${uuid}`
  const path = join(mediaDirOf(app), originalKey)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, recording)
  await app.db
    .insertInto('media')
    .values({
      uuid,
      memorialUuid,
      originalKey,
      location: `/media/${memorialUuid}`,
      filename: uuid,
      extension: 'webm',
      bytes: recording.length,
      ...row,
    })
    .execute()
  return uuid
}

const dates = [
  { title: 'Swimming', takenAt: '2019-05-04T13:00:00' },
  { title: 'School', takenAt: '2024-01-02T10:00:00', isScan: true, saidDate: '195X' },
  { title: 'Wedding', takenAt: '2024-01-02T10:00:00', isScan: true, saidDate: '1961-05' },
  { title: 'Harbour', fileDate: '1972-03-04', fileDateSource: 'XMP' },
  { title: 'Nobody knows', saidDate: 'XXXX' },
] as const

async function heard(app: TestApp) {
  const host = await claire(app, { birthDate: '1938~', deathDate: '2026-11-02' })
  const memorialUuid = String(host.memorial.uuid)
  const place = { app, memorialUuid }
  for (const [at, { title, ...told }] of dates.entries()) {
    await sendPhoto(app, host, { title, seed: at * 30 })
    await app.db.updateTable('media').set(told).where('title', '=', title).execute()
  }
  await app.db.updateTable('memorials').set({ photoOrder: 'TIME' }).execute()
  await aRecording(place, {
    role: 'FILM',
    title: 'At sea',
    withSound: true,
    position: 0,
    saidDate: '1948~',
  })
  const made: Record<string, string> = {}
  for (const state of ['VISIBLE', 'PENDING'] as const) {
    const { uuid } = await aContribution(app.pool, memorialUuid, {
      name: `Joan ${state}`,
      message: state,
      state,
    })
    for (const role of ['MEMORY_VOICE', 'MEMORY_FILM'])
      made[`${role} ${state}`] = await aRecording(place, {
        role,
        recordingOf: uuid,
        transcript: `${role} ${state}`,
        ...(role === 'MEMORY_FILM' && { saidDate: '195X', hostDate: '1949-05' }),
      })
  }
  const fund = await aFund(app.pool, memorialUuid, { title: 'Lifeboats' })
  const names = { charity: 'ABN 51 824 753 556' }
  await app.db.updateTable('funds').set(names).where('uuid', '=', fund).execute()
  return { host, made, names }
}

async function comesOut(
  app: TestApp,
  token: string,
  uuid: string,
): Promise<{ raw: Buffer; files: Unzipped[] }> {
  const { archiveUrl } = await archiveOf(app, { token, memorial: { uuid } } as never)
  const { raw } = await app.api('GET', archiveUrl)
  return { raw, files: unbagged(unzip(raw)).payload }
}

test('voices, films, dates of photos, their order and names of a fund come back', async () => {
  const first = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { host, made, names } = await heard(first)
  const uuid = String(host.memorial.uuid)
  const { raw, files: before } = await comesOut(first, host.token, uuid)

  const second = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { status, body } = await restoreAt(second, raw)
  expect([status, body.restored]).toMatchObject([
    200,
    { photos: dates.length, videos: 1, recordings: 4, memories: 2 },
  ])
  const someone = await aUser(second, 'claire-again@example.com')
  await second.db.updateTable('relationships').set({ userUuid: someone.uuid }).execute()
  const { files: after } = await comesOut(second, someone.token, uuid)

  const [one, other]: [Said, Said] = [
    JSON.parse(textOf(before, 'afterglow.json')),
    JSON.parse(textOf(after, 'afterglow.json')),
  ]
  expect(Object.keys(one.files)).toHaveLength(dates.length + 5)
  for (const table of ['media', 'contributions', 'funds'])
    expect(other.tables[table]).toEqual(one.tables[table])
  for (const [file, path] of Object.entries<string>(one.files))
    expect(named(after, other.files[file]).content.equals(named(before, path).content)).toBe(true)
  for (const name of before.map(({ name }) => name).filter((name) => /\.(xmp|vtt)$/.test(name)))
    expect([name, textOf(after, name)]).toEqual([name, textOf(before, name)])
  for (const path of Object.values(made))
    expect(named(before, one.files[path]).content.equals(recording)).toBe(true)

  const rows = await second.db
    .selectFrom('media')
    .select([
      'title',
      'saidDate',
      'hostDate',
      'fileDate',
      'fileDateSource',
      'isScan',
      'withSound',
      'recordingOf',
      'transcript',
    ])
    .orderBy('title')
    .execute()
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'At sea', withSound: true, saidDate: '1948~' }),
      expect.objectContaining({ saidDate: '195X', hostDate: '1949-05' }),
      expect.objectContaining({ title: 'Harbour', fileDate: '1972-03-04', fileDateSource: 'XMP' }),
      expect.objectContaining({ title: 'School', saidDate: '195X', isScan: true }),
      expect.objectContaining({ recordingOf: expect.any(String), transcript: 'MEMORY_VOICE PENDING' }),
    ]),
  )
  expect(await second.db.selectFrom('funds').select(['charity']).execute()).toEqual([names])
  expect(await second.db.selectFrom('memorials').select('photoOrder').execute()).toEqual([
    { photoOrder: 'TIME' },
  ])

  await second.drained()
  const page = (await second.api('GET', `/public/memorial/${body.restored.shareSlug}`)).body.memorial
  // What is sent as a voice here is no sound, so nothing can be made of it.
  expect(page.contributions).toMatchObject([{ recordings: [{ transcript: 'MEMORY_FILM VISIBLE' }] }])
})

test('dates are said as exactly as they are known, and photos stand in the order of the page', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const { host, made } = await heard(app)
  const { files } = await comesOut(app, host.token, String(host.memorial.uuid))
  const photos = files.map(({ name }) => name).filter((name) => /^photos\/.*jpg$/.test(name))
  expect(photos.map((name) => name.slice('photos/001 '.length, -'.jpg'.length))).toEqual([
    'School',
    'Wedding',
    'Harbour',
    'Swimming',
    'Nobody knows',
  ])
  expect(textOf(files, 'photos/001 School.xmp')).toContain('<dc:coverage>the 1950s</dc:coverage>')
  expect(textOf(files, 'photos/001 School.xmp')).not.toContain('DateCreated')
  expect(textOf(files, 'photos/002 Wedding.xmp')).toContain('<photoshop:DateCreated>1961-05<')
  const [ofFilm, ofMemory] = files.filter(({ name }) => /\.xmp$/.test(name) && !name.startsWith('photos/'))
  expect(ofFilm?.name).toMatch(/At sea\.xmp$/)
  expect(String(ofFilm?.content)).toContain('<dc:coverage>about 1948</dc:coverage>')
  expect(String(ofMemory?.content)).toContain('<photoshop:DateCreated>1949-05<')
  // What waits is in the folder for the hosts alone.
  const kept: Said = JSON.parse(textOf(files, 'afterglow.json'))
  expect(kept.files[made['MEMORY_VOICE PENDING'] ?? '']).toMatch(/^afterglow\//)
})

test('what came within one millisecond stands in the same order after a restore', async () => {
  const first = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const host = await claire(first)
  const place = { app: first, memorialUuid: String(host.memorial.uuid) }
  const { uuid: recordingOf } = await aContribution(first.pool, place.memorialUuid, { state: 'VISIBLE' })
  const made: string[] = []
  for (const title of ['one', 'other'])
    made.push(await aRecording(place, { role: 'MEMORY_FILM', recordingOf, title, saidDate: '195X' }))
  // Against the order of their ids, by less than what an archive says.
  for (const [at, uuid] of made.sort().reverse().entries())
    await first.pool.query('update media set created_at = $1 where uuid = $2', [
      `2026-01-01T10:00:00.00000${at}Z`,
      uuid,
    ])
  const { raw, files: before } = await comesOut(first, host.token, place.memorialUuid)
  const second = await anArchiveApp({ ffmpeg: 'no-such-program' })
  expect((await restoreAt(second, raw)).status).toBe(200)
  const someone = await aUser(second, 'claire-again@example.com')
  await second.db.updateTable('relationships').set({ userUuid: someone.uuid }).execute()
  const { files: after } = await comesOut(second, someone.token, place.memorialUuid)
  const listed = (all: Unzipped[]) => Object.entries(JSON.parse(textOf(all, 'afterglow.json')).files).sort()
  expect(listed(after)).toEqual(listed(before))
})

const service = async (
  app: TestApp,
  { token, memorial }: Awaited<ReturnType<typeof claire>>,
  cancelled: boolean,
) => {
  const events = [
    { date: '2026-12-01', zone: 'America/Los_Angeles', place: 'The chapel', details: 'Come early' },
    { date: '2026-12-05', zone: 'America/Los_Angeles', place: 'The hall', details: 'Bring a plate' },
  ]
  const uuids = [String(memorial.uuid), randomUUID()]
  await app.db.deleteFrom('events').execute()
  await app.db
    .insertInto('events')
    .values(
      events.map((event, at) => ({
        ...event,
        uuid: uuids[at] ?? '',
        memorialUuid: String(memorial.uuid),
        kind: at === 0 ? ('SERVICE' as const) : ('GATHERING' as const),
        begins: '10:00',
        position: at,
        cancelledAt: at === 0 && cancelled ? app.clock.now() : null,
      })),
    )
    .execute()
  return comesOut(app, token, String(memorial.uuid))
}

test('the page says the day that cards say, and was made on the day that it was there', async () => {
  const app = await anArchiveApp({ ffmpeg: 'no-such-program' })
  const host = await claire(app)
  const textual = async (cancelled: boolean) =>
    textOf((await service(app, host, cancelled)).files, 'index.html')
  const asPlanned = await textual(false)
  for (const told of ['December 1, 2026', 'The chapel', 'Come early']) expect(asPlanned).toContain(told)
  const moved = await textual(true)
  for (const told of ['December 5, 2026', 'The hall', 'Bring a plate']) expect(moved).toContain(told)
  for (const off of ['December 1, 2026', 'The chapel', 'Come early']) expect(moved).not.toContain(off)
  const there = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' })
  expect(moved).toContain(there.format(app.clock.now()))
})
