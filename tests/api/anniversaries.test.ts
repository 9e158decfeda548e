import { expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { untilHour } from '../support/evening.ts'
import { aHost, aPaidHost, aUser, blockUser } from '../support/factories.ts'
import { follow, sendForm, visit, wordsOf } from '../support/forms.ts'
import { aCoHost, type Host } from '../support/hosts.ts'
import { smtpSink } from '../support/smtp-sink.ts'
import { visitorPages } from '../support/visitor-pages.ts'
import { ask, askAndConfirm, confirmLink, press } from '../support/yearly-notes.ts'

// A note by mail once a year, to whoever asked for it and to nobody else.

const DAY_MS = 24 * 60 * 60 * 1000

/** The date of a day some days from now, a year ago, in the product's zone. */
function aYearBefore(app: TestApp, days: number): string {
  const zoned = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' })
  const day = zoned.format(new Date(app.clock.now().getTime() + days * DAY_MS))
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28')
}

const soon = (app: TestApp) => ({ deathDate: aYearBefore(app, 2) })

const set = (app: TestApp, host: Host, json: object) =>
  app.api('POST', `/memorial/anniversary/${host.memorial.uuid}`, { token: host.token, json })

const startWithPages = () => startApp({}, { pages: visitorPages })

const notes = async (app: TestApp) =>
  (await app.outbox()).filter(({ text }) => text.includes('You asked us to write to you once a year'))

/** Lets a week pass, morning by morning. */
async function aWeek(app: TestApp) {
  for (let day = 0; day < 7; day++) {
    untilHour(app, 9)
    await app.run('anniversary.due', {})
    await app.run('anniversary.due', {})
  }
}

test('a host who turned it on gets one mail in the morning of the day, which says why and ends with one press', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, soon(app))
  const coHost = await aCoHost(app, host)
  const { body } = await set(app, host, { onDeath: true })
  expect(body.anniversary).toMatchObject({ onDeath: true, onBirth: false, deathDay: soon(app).deathDate })
  await aWeek(app)
  const [mail, ...others] = await notes(app)
  expect(others).toEqual([])
  expect(mail?.to).toBe(host.email)
  expect(mail?.subject).toBe('Remembering Margaret Anne Hollis today')
  expect(mail?.text).toContain('A year ago today, Margaret Anne Hollis died.')
  expect(mail?.text.indexOf('You asked us')).toBeLessThan(mail?.text.indexOf('A year ago') ?? 0)
  expect(coHost.email).not.toBe(mail?.to)
  const end = /\/yearly-note\/end\/key[0-9a-f]+/.exec(mail?.text ?? '')?.[0]
  expect((await app.api('POST', `/public${end}`)).status).toBe(200)
  const read = await app.api('GET', `/memorial/anniversary/${host.memorial.uuid}`, { token: host.token })
  expect(read.body.anniversary).toMatchObject({ onDeath: false })
})

test('without a whole day there is no note, unless the hosts let the memorial’s date stand for it', async () => {
  const app = await startWithPages()
  const memorialDate = aYearBefore(app, 3)
  const host = await aPaidHost(app, { deathDate: memorialDate.slice(0, 7), memorialDate })
  await set(app, host, { onDeath: true, onBirth: true })
  expect((await ask(app, host, 'joan@example.com')).status).toBe(409)
  await aWeek(app)
  expect(await notes(app)).toEqual([])

  const again = await startWithPages()
  const other = await aPaidHost(again, { memorialDate: aYearBefore(again, 3) })
  await set(again, other, { onDeath: true, onMemorialDate: true })
  await askAndConfirm(again, other, 'joan@example.com')
  await aWeek(again)
  const mails = await notes(again)
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toContain('A year ago today, people came together to remember Margaret Anne Hollis.')
})

test('nobody signs up somebody else: an address gets one link, and nothing more without it', async () => {
  const app = await startWithPages()
  const host = await aPaidHost(app, soon(app))
  const path = await confirmLink(app, host, 'joan@example.com')
  await confirmLink(app, host, 'stranger@example.com')

  expect(wordsOf(await visit(app, path))).toContain('Shall we write to you once a year?')
  expect(await press(app, path)).toContain('Thank you. We write to you once a year.')
  await aWeek(app)
  const mails = await notes(app)
  expect(mails.map(({ to }) => to)).toEqual(['joan@example.com'])

  const end = /\/yearly-note\/end\/key[0-9a-f]+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  expect(wordsOf(await visit(app, end))).toContain('Shall we stop writing to you once a year')
  expect(await press(app, end)).toContain('Done. We write to you no more.')
  expect(
    await app.db.selectFrom('anniversaryNotes').selectAll().where('confirmedAt', 'is not', null).execute(),
  ).toEqual([])
  expect((await app.api('POST', `/public${end}`)).status).toBe(404)
})

test('its link ends after a week, and an address is mailed once a day at most', async () => {
  const app = await startWithPages()
  const host = await aPaidHost(app, soon(app))
  const path = await confirmLink(app, host, 'joan@example.com')
  for (let time = 0; time < 8; time++) expect((await ask(app, host, 'Joan@example.com')).status).toBe(303)
  const mailed = (await app.outbox()).filter(({ to }) => to.includes('joan@example.com'))
  expect(mailed).toHaveLength(1)
  app.clock.advance({ days: 8 })
  expect(wordsOf(await sendForm(app, path, {}))).toContain('This link has run out.')
  await app.run('privacy.sweep', {})
  expect(await app.db.selectFrom('anniversaryNotes').selectAll().execute()).toEqual([])
})

test('nobody has more links mailed to who ended the notes, or wants no mail about the memorial', async () => {
  const app = await startWithPages()
  const host = await aPaidHost(app, soon(app))
  const path = await askAndConfirm(app, host, 'joan@example.com')
  expect((await app.api('POST', `/public${path.replace('confirm', 'end')}`)).status).toBe(200)
  await app.db
    .insertInto('unsubscribed')
    .values({ memorialUuid: host.memorial.uuid, email: 'ben@example.com', unsubscribedAt: app.clock.now() })
    .execute()
  app.clock.advance({ days: 9 })
  await app.run('privacy.sweep', {})
  const before = (await app.outbox()).length
  for (const email of ['stranger@example.com', 'Joan@example.com', 'ben@example.com'])
    expect(wordsOf(await follow(app, await ask(app, host, email)))).toContain('Please look at your mail')
  expect(await app.outbox()).toHaveLength(before + 1)
  // By the link of their own mail they begin anew.
  await press(app, path)
  const confirmed = await app.db
    .selectFrom('anniversaryNotes')
    .select('email')
    .where('confirmedAt', 'is not', null)
    .execute()
  expect(confirmed).toEqual([{ email: 'joan@example.com' }])
})

test('the pages of its links name the memorial that they are about, to whoever has such a link', async () => {
  const app = await startWithPages()
  const host = await aPaidHost(app, soon(app))
  const path = await confirmLink(app, host, 'joan@example.com')
  const about = 'The memorial of Margaret Anne Hollis'
  const page = async (at: string) => (await visit(app, at)).raw.toString()
  for (const at of [path, path.replace('confirm', 'end')]) expect(await page(at)).toContain(about)
  expect(await page(path.replace(/[^/]+$/, crypto.randomUUID()))).not.toContain('Margaret')
  expect(await page(path.replace(/[^/]+$/, 'x'))).not.toContain('Margaret')
  await app.db.updateTable('memorials').set({ hiddenAt: new Date() }).execute()
  expect(await page(path)).not.toContain('Margaret')
})

test('who types an address again changes nothing of its confirmed note', async () => {
  const sink = await smtpSink((command) =>
    /^RCPT TO:<joan@/i.test(command) ? '550 no such user' : undefined,
  )
  const app = await startApp({ smtpUrl: sink.url }, { pages: visitorPages })
  onTestFinished(sink.close)
  const host = await aPaidHost(app, soon(app))
  const { uuid: memorialUuid } = host.memorial
  const now = app.clock.now()
  await app.db
    .insertInto('anniversaryNotes')
    .values({ memorialUuid, email: 'joan@example.com', language: 'es', createdAt: now, confirmedAt: now })
    .execute()
  await ask(app, host, 'joan@example.com')
  await app.drained()
  expect(await app.db.selectFrom('anniversaryNotes').select(['email', 'language']).execute()).toEqual([
    { email: 'joan@example.com', language: 'es' },
  ])
})

test('a co-host who is removed gets no notes any more', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, soon(app))
  const coHost = await aCoHost(app, host)
  await set(app, coHost, { onDeath: true })
  await set(app, host, { onDeath: true })
  const path = `/memorial/hosts/remove/${host.memorial.uuid}/${coHost.uuid}`
  expect((await app.api('POST', path, { token: host.token })).status).toBe(200)
  await aWeek(app)
  expect((await notes(app)).map(({ to }) => to)).toEqual([host.email])
})

test('the page offers it once the day is over, and asks by address without script', async () => {
  const app = await startWithPages()
  const host = await aPaidHost(app, { ...soon(app), memorialDate: '2020-01-05' })
  const slug = host.memorial.shareSlug
  expect(wordsOf(await visit(app, `/view/${slug}`))).toContain('A note once a year')
  const refused = await sendForm(app, `/view/${slug}/yearly`, { email: 'joan@' })
  expect(refused.status).toBe(400)
  expect(wordsOf(refused)).toContain('Email must be valid')
  expect(refused.body).toContain('value="joan@"')
  const sent = await follow(app, await sendForm(app, `/view/${slug}/yearly`, { email: 'joan@example.com' }))
  expect(wordsOf(sent)).toContain('Please look at your mail')

  await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, memorialDate: '2199-01-05' },
  })
  expect(wordsOf(await visit(app, `/view/${slug}`))).not.toContain('A note once a year')
})

test.each([
  ['the memorial is deleted', { deletedAt: new Date() }, 0],
  ['its page is closed', { archivedAt: new Date() }, 0],
  ['the operator hid it', { hiddenAt: new Date() }, 0],
  ['it is private, except to its hosts', { visibility: 'PRIVATE' as const }, 1],
  ['the day is not known any more', { deathDate: null }, 0],
])('no note once %s', async (_, change, count) => {
  const app = await startWithPages()
  const host = await aPaidHost(app, soon(app))
  await set(app, host, { onDeath: true })
  await askAndConfirm(app, host, 'joan@example.com')
  await app.db.updateTable('memorials').set(change).execute()
  await aWeek(app)
  expect(await notes(app)).toHaveLength(count)
})

test('no note to the blocked, to who wants no mail about the memorial, or twice to a host who asked, too', async () => {
  const app = await startWithPages()
  const host = await aPaidHost(app, soon(app))
  const memorialUuid = host.memorial.uuid
  const [blocked, silent] = [await aUser(app), await aUser(app)]
  await set(app, host, { onDeath: true })
  for (const { email } of [blocked, silent, host]) await askAndConfirm(app, host, email)
  const now = app.clock.now()
  await blockUser(app, memorialUuid, blocked.uuid)
  const unsubscribedAt = new Date(now.getTime() + 1000)
  await app.db
    .insertInto('unsubscribed')
    .values({ memorialUuid, email: silent.email, unsubscribedAt })
    .execute()
  await aWeek(app)
  expect((await notes(app)).map(({ to }) => to)).toEqual([host.email])
})

test('notes go with the account and with the memorial, and are in the export', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, soon(app))
  const coHost = await aCoHost(app, host)
  await set(app, coHost, { onDeath: true })
  const { body } = await app.api('GET', '/user/data', { token: coHost.token })
  expect(body.data.yearlyNotes).toHaveLength(1)
  await app.pool.query('delete from users where uuid = $1', [coHost.uuid])
  expect(await app.db.selectFrom('anniversaryNotes').selectAll().execute()).toEqual([])
})

test('an unpaid memorial sends none', async () => {
  const app = await startApp()
  const host = await aHost(app, soon(app))
  await set(app, host, { onDeath: true })
  await aWeek(app)
  expect(await notes(app)).toEqual([])
})
