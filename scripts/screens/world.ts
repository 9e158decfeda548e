import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import {
  type Account,
  addPhoto,
  aMemorial,
  anUnprovedAccount,
  call,
  type Made,
  publish,
} from '../../tests/e2e/support/memorials.ts'
import type { PhotoFile } from '../../tests/e2e/support/photos.ts'
import { type RunningServer, SingleServer } from '../../tests/e2e/support/server.ts'
import { databaseOf, seedResponses } from '../../tests/support/responses.ts'
import { signedIn } from '../demo/account.ts'
import { clientOf } from '../demo/client.ts'
import { person, stories } from '../demo/margaret.ts'
import { photos } from '../demo/photos.ts'
import { printOf } from '../demo/prints.ts'
import { leaveMany, MANY, sharePhotos, showPhotosOf } from './many.ts'

/** Everything that the screens are looked at with. */
export type World = Awaited<ReturnType<typeof makeWorld>>

/** Sixty characters. */
const LONG_NAME = 'Wilhelmina Maximiliane Featherstonehaugh-Cholmondeley-Berger'
const LONG_TITLE = 'The Kingscliff and Cudgen Headland Surf Life Saving Club Nippers’ Boat'

const details = {
  memorialDate: '2031-11-28',
  address: 'St Brigid’s Hall, 14 Marine Parade, Kingscliff',
}

/** A server of its own on a throwaway folder, and memorials with nothing, a life, and far too much in them. */
export async function makeWorld(say: (line: string) => void) {
  const server = await SingleServer.start()
  try {
    return { server, ...(await fill(server, say)) }
  } catch (reason) {
    await server.remove()
    throw reason
  }
}

async function fill(server: RunningServer, say: (line: string) => void) {
  say('Making the memorials …')
  const host: Account = await anAccount(server, claire)
  const { token } = host
  const files = await Promise.all(photos.slice(0, 9).map(fileOf))
  const whole = await aPublic(server, host, {
    ...person,
    memorialDate: details.memorialDate,
    stories: stories.slice(0, 4).map((text) => ({ text })),
    contacts: [{ email: 'joan@example.com' }, { email: 'tom@example.com' }, { phone: '+61 412 345 678' }],
  })
  for (const [at, { buffer: content, title }] of files.entries())
    await addPhoto(server, host, whole, { content, title, portrait: at === 0 })
  const bare = await aPublic(server, host, { nameOfPerson: 'Jo' })
  const ended = await aPublic(server, host, { nameOfPerson: 'Ruth Vale', ...details })
  const closed = await aPublic(server, host, { nameOfPerson: 'Peter Nguyen' })
  const settings = (made: Made, body: Record<string, unknown>) =>
    call(server, 'POST', `/memorial/settings/${made.uuid}`, { token, body })
  await settings(closed, { visibility: 'PASSCODE', passcode: 'Rose Bud' })
  const unpaid = await aMemorial(server, host, {
    ...details,
    stories: stories.slice(0, 2).map((text) => ({ text })),
    hostMessage: 'Thank you for every casserole, every call, every story.',
    contacts: [{ email: 'joan@example.com' }, { email: 'tom@example.com' }, { phone: '+61 412 345 678' }],
  })
  const long = await aPublic(server, host, {
    ...details,
    nameOfPerson: LONG_NAME,
    address: `${LONG_TITLE}, 1428 Old Coast Road, Cudgen Headland, New South Wales 2487, Australia`,
    details: stories[0]?.slice(0, 900) ?? '',
    hostMessage: stories[1]?.slice(0, 480) ?? '',
    stories: Array.from({ length: MANY.stories }, (_, at) => ({ text: stories[at % stories.length] ?? '' })),
  })
  await untilReady(server, host, whole)

  const newcomer = await anAccount(server, joan)
  const unproved = await anUnprovedAccount(server)
  const database = await databaseOf(server.dataDir)
  await showPhotosOf(database, whole.uuid, { memorialUuid: long.uuid, photos: MANY.photos })
  await showPhotosOf(database, whole.uuid, { memorialUuid: unpaid.uuid, photos: 6 })
  await seedResponses(database, {
    memorialUuid: whole.uuid,
    rsvps: 9,
    contributions: 5,
    funds: 1,
    donations: 6,
  })
  await sharePhotos(database, whole.uuid)
  await leaveMany(database, long.uuid)
  await database.query('update funds set title = $2 where memorial_uuid = $1 and position = 0', [
    long.uuid,
    LONG_TITLE,
  ])
  await database.query(
    `update memorials set archived_at = now() - interval '1 day', retained_until = now() - interval '31 days'
     where uuid = $1`,
    [ended.uuid],
  )
  await database.query(
    `insert into relationships (user_uuid, memorial_uuid, relationship_type)
     select uuid, $1, 'MODERATOR' from users where email = $2`,
    [long.uuid, newcomer.email],
  )
  await database.query(`select pg_notify('memorial_changed', uuid::text) from memorials`)
  await database.end()
  for (const email of [
    'joan.petrie@example.com',
    newcomer.email.replace('@', '.of.a.very.long.address.indeed@'),
  ])
    await call(server, 'POST', `/memorial/hosts/invite/${long.uuid}`, { token, body: { email } })
  await call(server, 'POST', '/memorial/send-all-invites', { token, body: { memorialUuid: whole.uuid } })
  const invitation = await mailed(server, /\/host-invitation\/[\w-]{43}/)
  const unsubscribe = await mailed(server, /\/unsubscribe\/[\w-]+/)
  return {
    host,
    newcomer,
    unproved,
    whole,
    bare,
    ended,
    closed,
    unpaid,
    long,
    files,
    paths: { invitation, unsubscribe },
  }
}

async function aPublic(server: RunningServer, host: Account, fields: Record<string, unknown>): Promise<Made> {
  const made = await aMemorial(server, host, fields)
  await publish(server, host, made)
  return made
}

const claire = { firstName: 'Claire', surname: 'Hollis' }
const joan = { firstName: 'Joan', surname: 'Petrie' }

/** Somebody whose address is proved. */
async function anAccount(server: RunningServer, name: typeof claire): Promise<Account> {
  const email = `${name.firstName.toLowerCase()}.${name.surname.toLowerCase()}@example.com`
  return { ...(await signedIn(clientOf(server.url), { ...name, email })), email }
}

/** Small, so that they are soon ready to be shown. */
async function fileOf(photo: (typeof photos)[number]): Promise<PhotoFile & { title: string }> {
  const picture = sharp(await (await printOf(photo)).arrayBuffer())
  const buffer = await picture.resize(640, 640, { fit: 'inside' }).jpeg().toBuffer()
  return { name: `${photo.scene}.jpg`, mimeType: 'image/jpeg', buffer, title: photo.caption }
}

async function untilReady(server: RunningServer, { token }: Account, { uuid }: Made): Promise<void> {
  for (;;) {
    const { memorial } = await call(server, 'GET', `/memorial/get/${uuid}`, { token })
    if (memorial.media.every(({ state }) => state === 'READY')) return
    await sleep(200)
  }
}

/** What stands in any mail, once one has it; it comes within a minute or not at all. */
async function mailed(server: RunningServer, pattern: RegExp): Promise<string> {
  for (const giveUp = Date.now() + 60_000; Date.now() < giveUp; ) {
    const found = (await server.mailbox()).map(({ text }) => pattern.exec(text)?.[0]).find(Boolean)
    if (found) return found
    await sleep(200)
  }
  throw new Error(`No mail has ${pattern}`)
}
