import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aUser } from '../support/factories.ts'
import { sendForm, visit } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// A mail once a year to successors who asked for it, and to nobody else (docs/decisions/0475).

type Host = Awaited<ReturnType<typeof aPaidHost>>

const jo = { name: 'Jo Hollis', email: 'jo@example.com' }
const max = { name: 'Max Hollis', email: 'max@example.com' }

async function start() {
  const app = await startApp({}, { pages: visitorPages })
  const host = await aPaidHost(app)
  await app.db.updateTable('users').set({ firstName: 'Claire', surname: 'Hollis' }).execute()
  // Long enough for what these tests wait for.
  await app.db
    .updateTable('memorials')
    .set({ retainedUntil: later(app, 20) })
    .execute()
  const { uuid } = host.memorial
  const { token } = host
  const name = (...successors: object[]) =>
    app.api('PUT', `/memorial/archive/${uuid}/successors`, { token, json: { successors } })
  expect((await name(jo, max)).status).toBe(200)
  expect((await app.api('POST', `/memorial/archive/${uuid}/send`, { token })).status).toBe(200)
  await app.drained()
  return { app, host, name, ask: await linkTo(app, jo.email) }
}

const later = (app: TestApp, years: number) =>
  new Date(app.clock.now().getTime() + years * 366 * 24 * 60 * 60 * 1000)

async function linkTo(app: TestApp, email: string): Promise<string> {
  const mail = (await app.outbox()).find(({ to }) => to.includes(email))
  return /\/sign-of-life\/ask\/[0-9a-f-]{36}/.exec(mail?.text ?? '')?.[0] ?? ''
}

const signs = async (app: TestApp) =>
  (await app.outbox()).filter(({ subject }) => subject === 'Margaret Anne Hollis’s memorial is still here')

/** Runs the daily job as often as two workers would, on most days of so many years. */
async function pass(app: TestApp, years: number) {
  for (let day = 0; day < years * 366; day += 6) {
    app.clock.advance({ days: 6 })
    await Promise.all([app.run('archive.yearly', {}), app.run('archive.yearly', {})])
    await app.drained()
  }
}

test('who asks gets one mail a year, until they end it; nobody else gets one', {
  timeout: 300_000,
}, async () => {
  const { app, ask } = await start()
  expect(ask).not.toBe('')
  const asking = await visit(app, ask)
  expect(asking.raw.toString()).toContain('Shall we write to you once a year')
  expect(asking.raw.toString()).toContain('The memorial of Margaret Anne Hollis')
  expect(asking.raw.toString()).not.toContain('Back to Landing Page')
  const named = (await app.outbox()).find(({ to }) => to.includes(jo.email))?.text
  expect(named).toContain('I would rather not')
  expect(named).toContain('/support')
  await pass(app, 1.1)
  expect(await signs(app)).toEqual([])

  const { status, headers } = await sendForm(app, ask, {})
  expect([status, headers.location]).toEqual([303, `${ask}?stopped=`])
  // Twice is once.
  expect((await sendForm(app, ask, {})).status).toBe(303)
  await pass(app, 3.2)
  const sent = await signs(app)
  expect(sent.map(({ to }) => to)).toEqual(Array(3).fill(expect.stringContaining(jo.email)))
  expect(sent[0]?.text).toContain(
    'You asked us to write to you once a year. The link at the foot of this mail stops these mails.',
  )
  expect(sent[0]?.text).toContain('If Claire Hollis can no longer look after it')

  const end = /\/sign-of-life\/end\/[0-9a-f-]{36}/.exec(sent[0]?.text ?? '')?.[0] ?? ''
  // The one-click target of mail programs, which the header names; a browser that opens it gets the page.
  const target = `/public${end}`
  expect((await visit(app, target)).headers.location).toBe(end)
  expect((await app.api('POST', target)).status).toBe(200)
  await pass(app, 1.2)
  expect(await signs(app)).toHaveLength(3)
  expect((await sendForm(app, ask, {})).status).toBe(303)
  await pass(app, 1.2)
  expect(await signs(app)).toHaveLength(4)
})

test('a year in which no job ran is not made up for', async () => {
  const { app, ask } = await start()
  await sendForm(app, ask, {})
  app.clock.advance({ days: 800 })
  await pass(app, 0.1)
  expect(await signs(app)).toHaveLength(1)
})

const ends: [string, (app: TestApp, host: Host, name: (...all: object[]) => Promise<unknown>) => unknown][] =
  [
    ['somebody else is named', (_app, _host, name) => name(max)],
    [
      'the memorial is deleted',
      (app) => app.db.updateTable('memorials').set({ deletedAt: new Date() }).execute(),
    ],
    ['it is taken off', (app) => app.db.updateTable('memorials').set({ hiddenAt: new Date() }).execute()],
    [
      'others may not see it',
      (app) => app.db.updateTable('memorials').set({ visibility: 'PRIVATE' }).execute(),
    ],
    ['its year is over', (app) => app.db.updateTable('memorials').set({ archivedAt: new Date() }).execute()],
    [
      'they want no more of its mails',
      (app, { memorial }) =>
        app.db
          .insertInto('unsubscribed')
          .values({
            memorialUuid: memorial.uuid,
            email: jo.email,
            unsubscribedAt: new Date(app.clock.now().getTime() + 1),
          })
          .execute(),
    ],
    [
      'they look after it themselves',
      async (app, { memorial }) => {
        const { uuid: userUuid } = await aUser(app, jo.email)
        const role = { memorialUuid: memorial.uuid, userUuid, relationshipType: 'ADMIN' as const }
        await app.db
          .insertInto('relationships')
          .values({ ...role, dateCreated: app.clock.now() })
          .execute()
      },
    ],
  ]

test.each(ends)('no mail once %s', async (_, happen) => {
  const { app, host, name, ask } = await start()
  await sendForm(app, ask, {})
  await happen(app, host, name)
  await pass(app, 1.1)
  expect(await signs(app)).toEqual([])
})

test('who wants no more mails, and asks anew later, gets it', async () => {
  const { app, host, ask } = await start()
  await sendForm(app, ask, {})
  app.clock.advance({ days: 10 })
  const wish = { memorialUuid: host.memorial.uuid, email: jo.email, unsubscribedAt: app.clock.now() }
  await app.db.insertInto('unsubscribed').values(wish).execute()
  app.clock.advance({ days: 10 })
  await sendForm(app, ask, {})
  await pass(app, 1.1)
  expect(await signs(app)).toHaveLength(1)
})

test('nor if that happens after it was queued', async () => {
  const { app, name, ask } = await start()
  await sendForm(app, ask, {})
  const { uuid: successorUuid } = await app.db
    .selectFrom('archiveSuccessors')
    .select('uuid')
    .where('email', '=', jo.email)
    .executeTakeFirstOrThrow()
  await name(max)
  await app.run('archive.sign-of-life', { successorUuid, on: '2031-11-28' })
  expect(await signs(app)).toEqual([])
})

test('a link of nobody, of somebody who was removed, or of a memorial that is gone, says so', async () => {
  const { app, name, ask } = await start()
  const nobody = ask.replace(/[^/]+$/, crypto.randomUUID())
  for (const path of [nobody, ask.replace(/[^/]+$/, 'x')]) {
    const { status, raw } = await sendForm(app, path, {})
    expect([status, raw.toString().includes('This link is no longer in use')]).toEqual([status, true])
    expect(status).toBeGreaterThanOrEqual(400)
  }
  await app.db.updateTable('memorials').set({ deletedAt: new Date() }).execute()
  expect((await sendForm(app, ask, {})).status).toBe(404)
  await app.db.updateTable('memorials').set({ deletedAt: null }).execute()
  await name(max)
  expect((await sendForm(app, ask, {})).status).toBe(404)
  expect((await app.api('POST', `/public/sign-of-life/ask/${crypto.randomUUID()}`)).body.code).toBe(
    'YEARLY_NOTE_UNKNOWN',
  )
})

test('who gets the mail already is not asked again; hosts never are', async () => {
  const { app, host, ask } = await start()
  expect(await linkTo(app, host.email)).toBe('')
  await sendForm(app, ask, {})
  app.clock.advance({ days: 1 })
  await app.api('POST', `/memorial/archive/${host.memorial.uuid}/send`, { token: host.token })
  await app.drained()
  const mails = (await app.outbox()).filter(({ to }) => to.includes(jo.email))
  expect(mails).toHaveLength(2)
  expect(mails.filter(({ text }) => text.includes('/sign-of-life/ask/'))).toHaveLength(1)
})
