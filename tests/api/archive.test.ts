import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { send as sendArchives } from '#server/modules/archive/send-archive.ts'
import type { Jobs } from '#server/ports/jobs.ts'
import type { TestApp } from '../support/app.ts'
import { anArchiveApp, archiveOf, claire, download, mediaDirOf, sendPhoto } from '../support/archives.ts'
import { aHost, anUnverifiedUser, aUser, mailedCode } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { aContribution } from '../support/responses.ts'

type Host = Awaited<ReturnType<typeof claire>>

const ruth = { name: 'Ruth Adeyemi', email: 'ruth@example.com' }
const ben = { name: 'Ben', email: 'ben@example.com' }

const name = (app: TestApp, { token, memorial }: Host, successors: unknown) =>
  app.api('PUT', `/memorial/archive/${memorial.uuid}/successors`, { token, json: { successors } })
const send = (app: TestApp, { token, memorial }: Pick<Host, 'token' | 'memorial'>) =>
  app.api('POST', `/memorial/archive/${memorial.uuid}/send`, { token })

/** The newest mails about archives, by recipient. */
async function mailed(app: TestApp): Promise<Map<string, string>> {
  const mails = (await app.outbox()).filter(({ subject }) => subject.includes('archive'))
  return new Map(mails.toReversed().map(({ to, text }) => [to, text]))
}

/** As the page does to which a mail leads. */
const fetchAs = (app: TestApp, { token }: { token: string }, { memorial }: Host) =>
  app.api('GET', `/user/archive/${memorial.uuid}`, { token })

test('a host gets a summary of the archive, its approximate size, and a link', async () => {
  const app = await anArchiveApp()
  const host = await claire(app, { stories: [{ text: 'One' }, { text: 'Two' }] })
  await sendPhoto(app, host)
  await aContribution(app.pool, String(host.memorial.uuid), { photos: 2, mediaDir: mediaDirOf(app) })
  const archive = await archiveOf(app, host)
  expect(archive).toMatchObject({
    counts: { photos: 1, photosOfOthers: 2, videos: 0, stories: 2, memories: 1, answers: 0, donations: 0 },
    successors: [],
    recipients: [{ name: 'Claire Hollis', email: host.email }],
    lastSent: null,
  })
  expect(archive.bytes).toBeGreaterThan(1_000_000)
  expect(archive.archiveUrl).toMatch(
    /^\/keepsakes\/[\w-]+\.[\w-]+\/Margaret%20Anne%20Hollis%20-%20archive\.zip$/,
  )
})

test('the link works without a session, downloads a file, and expires after minutes', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const { archiveUrl } = await archiveOf(app, host)
  const { status, headers } = await app.api('GET', archiveUrl)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
  expect((await app.api('HEAD', archiveUrl)).status).toBe(200)
  // The link cannot be changed to save the file as a program.
  const program = archiveUrl.replace(/\.zip$/, '.bat')
  expect((await app.api('GET', program)).body.code).toBe('LINK_EXPIRED')
  app.clock.advance({ minutes: 20 })
  expect((await app.api('GET', archiveUrl)).body.code).toBe('LINK_EXPIRED')
  const browser = await app.api('GET', archiveUrl, { headers: { accept: 'text/html,*/*' } })
  expect([browser.status, browser.headers.location]).toEqual([303, '/link-expired'])
})

test.each([
  ['of 300 letters', 'कि'.repeat(150)],
  ['with the special characters of URLs', 'A/B?c=d&e#f %zz %2F..\\..'],
  ['of dots', '...'],
  ['that changes the text direction', '\u202eMargaret'],
])('a name %s gives a link that works', async (_, nameOfPerson) => {
  const app = await anArchiveApp()
  const host = await claire(app, { nameOfPerson })
  const { archiveUrl } = await archiveOf(app, host)
  expect(archiveUrl).toMatch(/^\/keepsakes\/[^/?#]+\/[^/?#]+\.zip$/)
  const files = await download(app, archiveUrl)
  expect(files.map(({ name }) => name)).toContain('index.html')
})

test('a link that was changed does not work', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const other = await claire(app)
  const { archiveUrl } = await archiveOf(app, host)
  const [, , word = ''] = archiveUrl.split('/')
  const [payload = '', seal = ''] = word.split('.')
  const facts = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = (change: object) =>
    Buffer.from(JSON.stringify(Object.assign([...facts], change))).toString('base64url')
  const later = Math.floor(Date.now() / 1000) + 86_400 * 900
  for (const forged of [
    changed({ 4: later }),
    changed({ 1: other.memorial.uuid }),
    changed({ 3: other.uuid }),
    'x',
  ])
    expect((await app.api('GET', `/keepsakes/${forged}.${seal}/a.zip`)).body.code).toBe('LINK_EXPIRED')
  expect((await app.api('GET', `/keepsakes/${payload}/a.zip`)).body.code).toBe('LINK_EXPIRED')
})

test('the owner can name up to two successors; each error is reported at its own field', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const refused = async (successors: unknown) => {
    const { status, body } = await name(app, host, successors)
    return [status, body.field]
  }
  expect(await refused([{ name: '  ', email: 'ruth@example.com' }])).toEqual([400, 'successors.0.name'])
  expect(await refused([ruth, { name: 'Ben', email: 'nobody' }])).toEqual([400, 'successors.1.email'])
  expect(await refused([ruth, { name: 'Again', email: 'RUTH@example.com' }])).toEqual([
    400,
    'successors.1.email',
  ])
  expect(await refused([{ name: 'Me', email: host.email.toUpperCase() }])).toEqual([
    400,
    'successors.0.email',
  ])
  expect(await refused([ruth, ben, { name: 'Third', email: 'third@example.com' }])).toEqual([
    400,
    'successors',
  ])
  expect((await archiveOf(app, host)).successors).toEqual([])

  const { body } = await name(app, host, [ruth, ben])
  expect(body.archive.successors).toMatchObject([ruth, ben])
  expect(body.archive.recipients).toMatchObject([{ name: 'Claire Hollis' }, ruth, ben])
  const renamed = { name: 'Ruth A.', email: 'Ruth@example.com' }
  const again = await name(app, host, [ben, renamed])
  expect(again.body.archive.successors.map(({ uuid }: { uuid: string }) => uuid)).toEqual(
    body.archive.successors.map(({ uuid }: { uuid: string }) => uuid).toReversed(),
  )
  const coHost = await aCoHost(app, host)
  expect((await name(app, coHost, [])).status).toBe(404)
  expect(await archiveOf(app, coHost)).toMatchObject({ successors: [ben, renamed], mayName: false })
  expect((await archiveOf(app, host)).mayName).toBe(true)
})

test('on request each host and successor is mailed once in ten minutes where to sign in, and no link that opens it', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const coHost = await aCoHost(app, host)
  await name(app, host, [ruth, { name: 'Co', email: coHost.email.toUpperCase() }])
  const { body } = await send(app, coHost)
  expect(body.archive.lastSent).toMatchObject({ undelivered: [] })
  const mails = await mailed(app)
  expect([...mails.keys()].sort()).toEqual([host.email, coHost.email, ruth.email].sort())
  for (const text of mails.values()) {
    expect(text).toContain(`/memorial/archive?memorial=${host.memorial.uuid}`)
    expect(text).not.toContain('/keepsakes/')
  }

  const tooSoon = await send(app, host)
  expect([tooSoon.status, tooSoon.body.code]).toEqual([429, 'ARCHIVE_TOO_SOON'])
  expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(500)
  app.clock.advance({ minutes: 10 })
  expect((await send(app, host)).status).toBe(200)
})

test('a successor fetches it with a code that is mailed to their address; nobody else who is signed in does', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  await name(app, host, [{ ...ruth, email: 'Ruth@Example.com' }])
  const { codeToken } = (await app.api('POST', '/anon/code', { json: { email: ruth.email } })).body
  const code = await mailedCode(app, ruth.email)
  const ruths = (await app.api('POST', '/anon/code/signin', { json: { codeToken, code } })).body
  const { body } = await fetchAs(app, ruths, host)
  expect(body.nameOfPerson).toBe('Margaret Anne Hollis')
  const files = await download(app, body.archiveUrl)
  expect(files.map(({ name }) => name)).toContain('index.html')
  app.clock.advance({ minutes: 20 })
  expect((await app.api('GET', body.archiveUrl)).body.code).toBe('LINK_EXPIRED')

  const unproven = await anUnverifiedUser(app, ben.email)
  await name(app, host, [ruth, ben])
  expect((await fetchAs(app, unproven, host)).body.code).toBe('EMAIL_UNVERIFIED')
  expect((await fetchAs(app, await aUser(app), host)).body.code).toBe('MEMORIAL_NOT_FOUND')
})

test('nobody is mailed about an unpaid memorial', async () => {
  const app = await anArchiveApp()
  const host = await aHost(app)
  expect((await send(app, host)).body.code).toBe('NOT_PAID')
  expect(await mailed(app)).toEqual(new Map())
})

test('at the end of the year each gets one mail, and so does a successor named later', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const queued: { mailUuid: string }[] = []
  const jobs: Jobs = {
    enqueue: async () => {},
    enqueueAll: async (_db, _name, list) => void queued.push(...(list as readonly { mailUuid: string }[])),
  }
  const context = { clock: app.clock, jobs }
  const uuid = String(host.memorial.uuid)
  const year = async () => {
    await app.db.transaction().execute((tx) => sendArchives(context, tx, uuid, 'ARCHIVE_YEAR_ENDING'))
    for (const job of queued.splice(0)) await app.run('archive.mail', job)
    const mails = await app.outbox()
    return mails.filter(({ subject }) => subject.includes('archive'))
  }
  await name(app, host, [ruth])
  const first = await year()
  expect(first).toHaveLength(2)
  expect(first[0]?.text).toMatch(/is kept here until \d+ \w+ \d{4}/)
  expect(await year()).toHaveLength(2)
  await name(app, host, [ruth, ben])
  expect((await year()).map(({ to }) => to)).toContain(ben.email)
  expect(await year()).toHaveLength(3)
})

test('a former successor or host fetches nothing, by no link', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  const coHost = await aCoHost(app, host)
  const successor = await aUser(app, ruth.email)
  await name(app, host, [ruth])
  const links = new Map<string, string>()
  for (const one of [successor, coHost, host])
    links.set(one.email, (await fetchAs(app, one, host)).body.archiveUrl)
  const open = async (email: string) => (await app.api('GET', links.get(email) ?? '')).status
  expect([await open(ruth.email), await open(coHost.email)]).toEqual([200, 200])
  const path = `/memorial/log/${host.memorial.uuid}`
  expect((await app.api('GET', path, { token: host.token })).body.entries).toContainEqual(
    expect.objectContaining({ action: 'DOWNLOADED_ARCHIVE', by: 'SUCCESSOR', who: 'Ruth Adeyemi' }),
  )
  await name(app, host, [])
  await app.db.deleteFrom('relationships').where('userUuid', '=', coHost.uuid).execute()
  expect([await open(ruth.email), await open(coHost.email), await open(host.email)]).toEqual([404, 404, 200])
  for (const one of [successor, coHost]) expect((await fetchAs(app, one, host)).status).toBe(404)
  const { body } = await app.api('GET', path, { token: host.token })
  const taken = body.entries.filter(({ action }: { action: string }) => action === 'DOWNLOADED_ARCHIVE')
  // The name of a former successor is no longer shown.
  expect(taken.map(({ by, who }: { by: string; who: string }) => [by, who])).toEqual(
    expect.arrayContaining([
      ['SUCCESSOR', ''],
      ['HOST', coHost.email],
    ]),
  )
})

/** Requests over the network. Resolves with the response before its body has come. */
async function begin(base: string, path: string): Promise<IncomingMessage> {
  const [response] = await once(get(base + path), 'response')
  return response as IncomingMessage
}

/** Replaces every original by a file so large that no buffer holds it. */
async function makeHeavy(app: TestApp) {
  const rows = await app.db.selectFrom('media').select('originalKey').execute()
  for (const { originalKey } of rows)
    await writeFile(`${mediaDirOf(app)}/${originalKey}`, Buffer.alloc(24 * 1024 * 1024, 7))
}

test('a node sends four archives at a time, and asks others to come again later', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  await sendPhoto(app, host)
  await app.drained()
  await makeHeavy(app)
  const base = await app.listen()
  const running: IncomingMessage[] = []
  for (let link = 0; link < 4; link += 1) {
    running.push((await begin(base, (await archiveOf(app, host)).archiveUrl)).pause())
    app.clock.advance({ minutes: 10 })
  }
  const last = (await archiveOf(app, host)).archiveUrl
  const busy = await app.api('GET', last)
  expect([busy.status, busy.body.code, busy.headers['retry-after']]).toEqual([503, 'SERVER_BUSY', '60'])
  const browser = await app.api('GET', last, { headers: { accept: 'text/html' } })
  expect([browser.status, browser.headers.location]).toEqual([303, '/link-expired?busy'])
  for (const response of running) response.destroy()
  await expect.poll(async () => (await app.api('GET', last)).status, { timeout: 60_000 }).toBe(200)
})

test('starting again with the same link ends the earlier download', async () => {
  const app = await anArchiveApp()
  const host = await claire(app)
  for (const seed of [1, 2]) await sendPhoto(app, host, { seed })
  await app.drained()
  await makeHeavy(app)
  const base = await app.listen()
  const { archiveUrl } = await archiveOf(app, host)
  const first = (await begin(base, archiveUrl)).on('error', () => {})
  const firstEnded = new Promise((resolve) => first.once('close', resolve))
  const second = (await begin(base, archiveUrl)).resume()
  await once(second, 'end')
  // What is not read hears of no end.
  first.resume()
  await firstEnded
  expect([first.complete, second.complete]).toEqual([false, true])
})
