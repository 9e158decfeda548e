import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { exampleSlug } from '#app/features/landing/examples.ts'
import {
  type Account,
  addFilm,
  addPhoto,
  addVideo,
  aMemorial,
  aPublicMemorial,
  call,
  type Made,
  prepared,
} from '../../tests/e2e/support/memorials.ts'
import type { PhotoFile } from '../../tests/e2e/support/photos.ts'
import type { RunningServer } from '../../tests/e2e/support/server.ts'
import { person, stories, storyTitles } from '../demo/margaret.ts'
import { photos } from '../demo/photos.ts'
import { printOf } from '../demo/prints.ts'
import { BULK } from './bulk-data.ts'

/** Sixty characters. */
const LONG_NAME = 'Wilhelmina Maximiliane Featherstonehaugh-Cholmondeley-Berger'
/** Sixty again, without a place to break. */
const LONG_WORD = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis'
export const LONG_TITLE = 'The Kingscliff and Cudgen Headland Surf Life Saving Club Nippers’ Boat'

/** What is said in the video. */
const SAID = [
  'Thank you all for being here, and for every card and every cake.',
  'She would have told you to sit down and eat something first, and then she would have sung.',
  'So please do sit down. And if you know the words, sing.',
].join('\n\n')

const ARABIC = {
  nameOfPerson: 'فاطمة بنت محمد العلي',
  hostMessage: 'كانت أمنا نورًا.',
  birthDate: '1938~',
  deathDate: '2025-11-03',
}

const place = { memorialDate: '2031-11-28', address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff' }
const contacts = [{ email: 'joan@example.com' }, { email: 'tom@example.com' }, { phone: '+61 412 345 678' }]

type File = PhotoFile & { title: string }

/** Photos as people choose them; small, so that they are soon rendered. */
export const readFiles = (): Promise<File[]> =>
  Promise.all(
    photos.slice(0, 9).map(async (photo) => {
      const picture = sharp(await (await printOf(photo)).arrayBuffer())
      const buffer = await picture.resize(640, 640, { fit: 'inside' }).jpeg().toBuffer()
      return { name: `${photo.scene}.jpg`, mimeType: 'image/jpeg', buffer, title: photo.caption }
    }),
  )

/** Every memorial that scenes open, all of one host. */
export async function makeMemorials(server: RunningServer, host: Account, files: File[]) {
  const { token } = host
  const publicly = (fields: Record<string, unknown>) => aPublicMemorial(server, host, fields)
  const whole = await aLife(server, host, files)
  const bare = await publicly({ nameOfPerson: 'Jo' })
  const long = await publicly({
    ...place,
    nameOfPerson: LONG_NAME,
    address: `${LONG_TITLE}, 1428 Old Coast Road, Cudgen Headland, New South Wales 2487, Australia`,
    details: stories[0]?.slice(0, 900) ?? '',
    hostMessage: stories[1]?.slice(0, 480) ?? '',
    stories: Array.from({ length: BULK.stories }, (_, at) => ({
      title: [LONG_TITLE, null, LONG_WORD, 'حديقة الورد'][at % 4],
      text: stories[at % stories.length] ?? '',
    })),
  })
  const unpaid = await aMemorial(server, host, {
    ...place,
    stories: stories.slice(0, 2).map((text, at) => ({ title: storyTitles[at], text })),
    hostMessage: 'Thank you for every casserole, every call, every story.',
    contacts,
  })
  const ended = await publicly({ nameOfPerson: 'Ruth Vale', ...place })
  const ending = await publicly({ nameOfPerson: 'Iris Marsh', ...place })
  const closed = await publicly({ nameOfPerson: 'Peter Nguyen' })
  const hidden = await publicly({ nameOfPerson: 'Arthur Hollis', stories: [{ text: 'The garden' }] })
  const filmed = await publicly({ nameOfPerson: LONG_WORD })
  const foreign = await publicly(ARABIC)
  const gone = await publicly({ nameOfPerson: 'William “Bill” Hollis' })
  const settings = (made: Made, body: Record<string, unknown>) =>
    call(server, 'POST', `/memorial/settings/${made.uuid}`, { token, body })
  await settings(closed, { visibility: 'PASSCODE', passcode: 'Rose Bud' })
  await settings(hidden, { visibility: 'PRIVATE' })
  const recording = join(import.meta.dirname, '../../tests/fixtures/host-message.webm')
  await addVideo(server, host, filmed, await readFile(recording))
  await addFilm(server, host, filmed, {
    content: await readFile(recording),
    title: 'Our wedding, on a windy day',
  })
  const { memorial } = await call(server, 'GET', `/memorial/get/${filmed.uuid}`, { token })
  await call(server, 'PUT', `/memorial/host/transcript/${filmed.uuid}/${memorial.hostVideoMessage?.uuid}`, {
    token,
    body: { transcript: SAID, replaces: '' },
  })
  await call(server, 'POST', `/memorial/delete/${gone.uuid}`, { token })
  // Takes a while, but is finished by the time it is shown.
  await call(server, 'POST', `/memorial/pdf/generate/${bare.uuid}`, { token, body: { wait: false } })
  await prepared(server, host, whole)
  const planned = await aProgramme(server, host, files, '2031-11-28')
  const today = await aDayToday(server, host, files)
  const remembered = await aProgramme(server, host, files, '2024-11-29')
  return {
    planned,
    remembered,
    today,
    whole,
    bare,
    long,
    unpaid,
    ended,
    ending,
    closed,
    hidden,
    filmed,
    foreign,
    gone,
  }
}

/** A memorial whose day has a service that is shown, a burial, a gathering, and something that is called off. */
async function aProgramme(server: RunningServer, host: Account, files: File[], date: string): Promise<Made> {
  const made = await aPublicMemorial(server, host, { ...person, address: null, details: null })
  const [portrait, photo] = files
  for (const [at, { buffer: content, title }] of [portrait, photo]
    .filter((one) => one !== undefined)
    .entries())
    await addPhoto(server, host, made, { content, title, portrait: at === 0 })
  const event = (begins: string, more: object) => ({
    uuid: randomUUID(),
    date,
    begins,
    zone: 'Australia/Sydney',
    ...more,
  })
  const events = [
    event('14:00', {
      uuid: made.uuid,
      kind: 'SERVICE',
      place: place.address,
      details: 'About an hour. Doors open at half past one. Bring a flower from your garden.',
      streamUrl: 'https://vimeo.com/event/4711',
      recordingUrl: date < '2026' ? 'https://vimeo.com/4712' : null,
      asksAccess: true,
    }),
    event('15:30', {
      kind: 'BURIAL',
      place: 'Old Coast Road Cemetery, the gate by the pines',
      details: 'Ten minutes by car. Peter has room for four; ask him at the door.',
      isNotStreamed: true,
    }),
    event('17:00', {
      kind: 'GATHERING',
      ends: '20:00',
      place: 'The Sailing Club, upstairs\n2 Faulks Lane, Kingscliff',
      asksFood: true,
    }),
    event('20:30', { kind: 'OTHER', title: 'A swim by moonlight, if the sea allows it', isCancelled: true }),
  ]
  const body = { events }
  await call(server, 'POST', `/memorial/programme/${made.uuid}`, { token: host.token, body })
  return made
}

/** Its service lasts the whole of this day, and its gathering is at the end. */
async function aDayToday(server: RunningServer, host: Account, [portrait]: File[]): Promise<Made> {
  const made = await aPublicMemorial(server, host, { ...person, address: null, details: null })
  if (portrait) await addPhoto(server, host, made, { content: portrait.buffer, portrait: true })
  const zone = 'Australia/Sydney'
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
  const service = {
    uuid: made.uuid,
    kind: 'SERVICE',
    date,
    begins: '00:01',
    ends: '23:58',
    zone,
    place: place.address,
  }
  const at = { date, begins: '23:59', zone, place: 'The Sailing Club, upstairs' }
  const events = [service, { uuid: randomUUID(), kind: 'GATHERING', ...at }]
  const body = { events }
  await call(server, 'POST', `/memorial/programme/${made.uuid}`, { token: host.token, body })
  return made
}

/** A memorial with everything, at the address of the landing page's example. */
async function aLife(server: RunningServer, host: Account, files: File[]): Promise<Made> {
  const { uuid } = await aPublicMemorial(server, host, {
    ...person,
    birthDate: '1941-03-12',
    deathDate: '2025-11-03',
    memorialDate: place.memorialDate,
    stories: stories.slice(0, 4).map((text, at) => ({ title: storyTitles[at], text })),
    contacts,
  })
  const whole = { uuid, shareSlug: exampleSlug }
  await call(server, 'POST', `/memorial/share-slug/${uuid}`, {
    token: host.token,
    body: { shareSlug: exampleSlug },
  })
  for (const [at, { buffer: content, title }] of files.entries())
    await addPhoto(server, host, whole, { content, title, portrait: at === 0 })
  return whole
}
