import type pg from 'pg'
import {
  type Account,
  anUnprovedAccount,
  call,
  type Made,
  prepared,
} from '../../tests/e2e/support/memorials.ts'
import { type RunningServer, SingleServer } from '../../tests/e2e/support/server.ts'
import { aContribution, databaseOf, seedResponses } from '../../tests/support/responses.ts'
import { signedIn } from '../demo/account.ts'
import { clientOf } from '../demo/client.ts'
import { addBulkResponses, BULK, sharePhotos, showPhotosOf } from './bulk-data.ts'
import { makeLives } from './lives.ts'
import { mailed } from './mailed.ts'
import { LONG_TITLE, makeMemorials, readFiles } from './memorials.ts'

/** Everything that scenes need. */
export type Fixtures = Awaited<ReturnType<typeof makeFixtures>>

/** A new server on a temporary folder, with memorials that have nothing, a life, and far too much. */
export async function makeFixtures(say: (line: string) => void) {
  const server = await SingleServer.start()
  try {
    say('Making the memorials …')
    return { server, ...(await fill(server)) }
  } catch (reason) {
    await server.remove()
    throw reason
  }
}

async function fill(server: RunningServer) {
  const [files, people] = await Promise.all([readFiles(), makePeople(server)])
  const { host, guest, newcomer, leaving } = people
  const memorials = await makeMemorials(server, host, files)
  const { whole, bare, long, unpaid } = memorials

  const database = await databaseOf(server.dataDir)
  await showPhotosOf(database, whole.uuid, { memorialUuid: long.uuid, photos: BULK.photos })
  await showPhotosOf(database, whole.uuid, { memorialUuid: unpaid.uuid, photos: 6 })
  await seedResponses(database, {
    memorialUuid: whole.uuid,
    rsvps: 9,
    contributions: 5,
    funds: 1,
    donations: 6,
  })
  await sharePhotos(database, whole.uuid)
  await database.query(
    `update payments set former_server = 'https://memories.example.org' where uuid =
       (select uuid from payments where memorial_uuid = $1 and fund_uuid is not null order by completed_at desc limit 1)`,
    [whole.uuid],
  )
  await addBulkResponses(database, long.uuid)
  const lives = await makeLives(server, database, host, whole)
  await contribute(database, whole, guest, `${server.dataDir}/media`)
  await database.query('update funds set title = $2 where memorial_uuid = $1 and position = 0', [
    long.uuid,
    LONG_TITLE,
  ])
  await passYears(database, memorials)
  await database.query(
    `insert into relationships (user_uuid, memorial_uuid, relationship_type)
     select uuid, memorial, 'MODERATOR' from users, unnest($1::uuid[]) as memorial where email = $2`,
    [[long.uuid, memorials.closed.uuid], newcomer.email],
  )
  await database.query(`select pg_notify('memorial_changed', uuid::text) from memorials`)
  const { rows } = await database.query<{ token: string }>(
    'select digest_token as token from relationships where memorial_uuid = $1',
    [memorials.ending.uuid],
  )
  await database.end()
  await prepared(server, host, memorials.filmed)
  await askForHelp(server, host, memorials, people)
  await nameSuccessor(server, host, bare)
  await call(server, 'POST', '/user/delete', { token: leaving.token, body: { password: leaving.password } })
  return {
    ...people,
    ...memorials,
    ...lives,
    files,
    paths: await pathsOf(server, newcomer, String(rows[0]?.token)),
  }
}

/** The people, all but one with a proved address. */
async function makePeople(server: RunningServer) {
  const proved = async (firstName: string, surname: string): Promise<Account> => {
    const email = `${firstName}.${surname}@example.com`.toLowerCase()
    return { ...(await signedIn(clientOf(server.url), { firstName, surname, email })), email }
  }
  const [host, newcomer, guest, leaving, unproved] = await Promise.all([
    proved('Claire', 'Hollis'),
    proved('Joan', 'Petrie'),
    proved('Ruth', 'Adeyemi'),
    proved('Tom', 'Hollis'),
    anUnprovedAccount(server),
  ])
  return { host, newcomer, guest, leaving, unproved }
}

/** What somebody with an account has added. */
async function contribute(
  database: pg.Client,
  made: Made,
  account: Account,
  mediaDir: string,
): Promise<void> {
  const { rows } = await database.query<{ uuid: string }>('select uuid from users where email = $1', [
    account.email,
  ])
  await aContribution(database, made.uuid, {
    name: 'Ruth Adeyemi',
    email: account.email,
    message: 'She counted the stairs in Portuguese, and never told us why.',
    userUuid: String(rows[0]?.uuid),
    photos: 2,
    mediaDir,
  })
}

/** Of prints whose memorial is closed, and of one that is gone. */
export const codes = { closed: '0123456789abcdef0123', gone: 'fedcba9876543210fedc' } as const

/** One memorial's year ends soon, another's has ended. */
async function passYears(
  database: pg.Client,
  { ending, ended }: { ending: Made; ended: Made },
): Promise<void> {
  await database.query(`update memorials set retained_until = now() + interval '30 days' where uuid = $1`, [
    ending.uuid,
  ])
  await database.query(
    `update memorials set archived_at = now() - interval '1 day', retained_until = now() - interval '31 days',
       print_code = $2, is_named_after = true
     where uuid = $1`,
    [ended.uuid, codes.closed],
  )
  await database.query("insert into addresses (hash) values (sha256(convert_to('/q/' || $1, 'UTF8')))", [
    codes.gone,
  ])
}

async function askForHelp(
  server: RunningServer,
  { token }: Account,
  { whole, bare, long }: Record<'whole' | 'bare' | 'long', Made>,
  { newcomer }: { newcomer: Account },
): Promise<void> {
  const invite = (made: Made, email: string, role = 'ADMIN') =>
    call(server, 'POST', `/memorial/hosts/invite/${made.uuid}`, { token, body: { email, role } })
  await invite(long, newcomer.email.replace('@', '.of.a.very.long.address.indeed@'))
  await invite(long, 'lena.marsh@example.com', 'MODERATOR')
  await invite(long, 'joan.p@example.com')
  await invite(bare, newcomer.email, 'MODERATOR')
  await call(server, 'POST', '/memorial/send-all-invites', { token, body: { memorialUuid: whole.uuid } })
}

/** Names a successor, sends the link, and lets the host download the archive. */
async function nameSuccessor(server: RunningServer, { token }: Account, { uuid }: Made): Promise<void> {
  const path = `/memorial/archive/${uuid}`
  const body = { successors: [{ name: 'Ruth Adeyemi', email: 'ruth.adeyemi@example.com' }] }
  await call(server, 'PUT', `${path}/successors`, { token, body })
  await call(server, 'POST', `${path}/send`, { token })
  const { archiveUrl } = (await call(server, 'GET', `/user/archive/${uuid}`, { token })) as never
  await (await fetch(new URL(String(archiveUrl), server.url))).arrayBuffer()
}

/** The targets of links in mails. */
async function pathsOf(server: RunningServer, newcomer: Account, digestToken: string) {
  const [invitation, invitationOfMember, invited, unsubscribe] = await Promise.all([
    mailed(server, 'joan.p@example.com', /\/host-invitation\/key[0-9a-f]{32}/),
    mailed(server, newcomer.email, /\/host-invitation\/key[0-9a-f]{32}/),
    mailed(server, 'joan@example.com', /\/view\/\S+\?i=[\w-]+/),
    mailed(server, 'tom@example.com', /\/unsubscribe\/[\w-]+/),
  ])
  return { invitation, invitationOfMember, invited, unsubscribe, endOfDigest: `/digest/end/${digestToken}` }
}
