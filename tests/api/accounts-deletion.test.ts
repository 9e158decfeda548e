import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { aHost, aUser, startWithHost, startWithPaidHost, startWithUser } from '../support/factories.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'

interface Person {
  email: string
  password: string
  token: string
  uuid: string
}

const ask = (app: TestApp, token: string | undefined, password: unknown, ip = '203.0.113.1') =>
  app.api('POST', '/user/delete', { token, json: { password }, headers: { 'x-forwarded-for': ip } })
const keep = (app: TestApp, token?: string) => app.api('POST', '/user/keep', { token })
const getUser = (app: TestApp, token: string) => app.api('GET', '/user', { token })
const signIn = (app: TestApp, { email, password }: Person) =>
  app.api('POST', '/anon/signin', { json: { email, password } })
const runDeletions = (app: TestApp) => app.run('account.deletions', {})

/** Asks for the deletion, and lets the thirty days pass. */
async function goneAfterThirtyDays(app: TestApp, person: Person) {
  expect((await ask(app, person.token, person.password)).status).toBe(200)
  app.clock.advance({ days: 30 })
  await runDeletions(app)
}

/** Makes them a co-host, as if they had accepted an invitation so many days ago. */
const makeCoHost = (app: TestApp, memorialUuid: string, userUuid: string, daysAgo: number) =>
  app.db
    .insertInto('relationships')
    .values({
      memorialUuid,
      userUuid,
      relationshipType: 'ADMIN',
      dateCreated: new Date(Date.now() - daysAgo * 86_400_000),
    })
    .execute()

const rolesIn = (app: TestApp, memorialUuid: string) =>
  app.db
    .selectFrom('relationships')
    .select(['userUuid', 'relationshipType'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('relationshipType')
    .execute()

const readPage = (app: TestApp, slug: string) => app.api('GET', `/public/memorial/${slug}`)

test('asking for a deletion sets its day, mails it, and signs other devices out', async () => {
  const { app, user } = await startWithUser()
  const elsewhere = (await signIn(app, user)).body.token
  const from = app.clock.now().getTime()
  const { status, body } = await ask(app, user.token, user.password)
  expect(status).toBe(200)
  const dueAt = new Date(body.user.deletionDueAt).getTime()
  expect(dueAt).toBeGreaterThanOrEqual(from + 30 * 86_400_000)
  expect(dueAt).toBeLessThan(from + 30 * 86_400_000 + 60_000)
  expect((await getUser(app, user.token)).body.user).toEqual(body.user)
  expect((await getUser(app, elsewhere)).status).toBe(401)
  expect((await signIn(app, user)).body.user.deletionDueAt).toBe(body.user.deletionDueAt)

  const mail = (await app.outbox()).find(({ subject }) => subject.includes('will be deleted'))
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })
  expect(mail?.to).toBe(user.email)
  expect(mail?.subject).toBe(`Your Afterglow account will be deleted on ${day.format(dueAt)}`)
  expect(mail?.text).toContain('passes to the co-host who has looked after it longest')
  expect(mail?.text).toContain('Keep my account')
  expect(mail?.text).toContain('/profile')
})

test('asking again keeps the first day and sends no second mail', async () => {
  const { app, user } = await startWithUser()
  const first = await ask(app, user.token, user.password)
  const mails = (await app.outbox()).length
  app.clock.advance({ days: 3 })
  const second = await ask(app, user.token, user.password)
  expect(second.body.user).toEqual(first.body.user)
  expect(await app.outbox()).toHaveLength(mails)
})

test('a deletion needs the password, with the rate limits of signing in', async () => {
  const { app, user } = await startWithUser()
  const none = await ask(app, user.token, '')
  expect([none.status, none.body.msg, none.body.field]).toEqual([400, 'Password is required', 'password'])
  for (let i = 0; i < 10; i++) {
    const wrong = await ask(app, user.token, 'not this one', `203.0.113.${i}`)
    expect([wrong.status, wrong.body.code, wrong.body.field]).toEqual([400, 'PASSWORD_WRONG', 'password'])
  }
  const closed = await ask(app, user.token, user.password, '203.0.113.99')
  expect([closed.status, closed.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect((await getUser(app, user.token)).body.user.deletionDueAt).toBeNull()
})

test('an account can be kept until its day; from then on nobody can sign in, and the job deletes what is left', async () => {
  const { app, user } = await startWithUser()
  const { body } = await ask(app, user.token, user.password)
  const left = new Date(body.user.deletionDueAt).getTime() - app.clock.now().getTime()
  app.clock.advance({ seconds: left / 1000 - 120 })
  await runDeletions(app)
  const shortlyBefore = await signIn(app, user)
  expect(shortlyBefore.status).toBe(200)
  await app.api('POST', '/anon/password/forgot', { json: { email: user.email } })
  const mails = (await app.outbox()).length
  const link = /#token=(key[0-9a-f]{32})/.exec((await app.outbox())[0]?.text ?? '')?.[1]

  app.clock.advance({ seconds: 120 })
  expect((await signIn(app, user)).body.code).toBe('BAD_CREDENTIALS')
  expect((await getUser(app, shortlyBefore.body.token)).status).toBe(401)
  expect((await keep(app, shortlyBefore.body.token)).status).toBe(401)
  const reset = { token: link, password: 'a rose bed in June' }
  expect((await app.api('POST', '/anon/password/reset', { json: reset })).body.code).toBe(
    'RESET_LINK_INVALID',
  )
  await app.api('POST', '/anon/password/forgot', { json: { email: user.email } })
  expect(await app.outbox()).toHaveLength(mails)

  await runDeletions(app)
  for (const table of ['users', 'sessions', 'proofs', 'relationships'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  // The address can be used again.
  expect((await aUser(app, user.email)).uuid).not.toBe(user.uuid)
})

test('cancelling the deletion loses nothing', async () => {
  const { app, host } = await startWithHost()
  await ask(app, host.token, host.password)
  const kept = await keep(app, host.token)
  expect([kept.status, kept.body.user.deletionDueAt]).toEqual([200, null])
  expect((await keep(app, host.token)).status).toBe(200)
  app.clock.advance({ days: 31 })
  await runDeletions(app)
  const { status, body } = await signIn(app, host)
  expect([status, body.user.deletionDueAt]).toEqual([200, null])
  const { memorials } = (await app.api('GET', '/memorial/list', { token: body.token })).body
  expect(memorials).toHaveLength(1)
})

test('a deletion cancelled before its mail was sent sends no mail', async () => {
  const { app, user } = await startWithUser()
  const mails = (await app.outbox()).length
  await app.run('account.deletion-asked', { userUuid: user.uuid })
  expect(await app.outbox()).toHaveLength(mails)
})

test('a memorial passes to the co-host of longest standing, and its page names them', async () => {
  const { app, host: owner } = await startWithPaidHost()
  await app.api('POST', '/user/save', {
    token: owner.token,
    json: { firstName: 'Claire', surname: 'Hollis' },
  })
  const [longest, leaving, latest] = [await aUser(app), await aUser(app), await aUser(app)]
  await app.api('POST', '/user/save', { token: longest.token, json: { firstName: 'Jonas', surname: 'Vik' } })
  const { uuid, shareSlug } = owner.memorial
  await makeCoHost(app, uuid, latest.uuid, 1)
  await makeCoHost(app, uuid, longest.uuid, 20)
  // A co-host for even longer, but about to leave as well.
  await makeCoHost(app, uuid, leaving.uuid, 40)
  expect((await readPage(app, shareSlug)).body.memorial.hostName).toBe('Claire Hollis')

  await ask(app, owner.token, owner.password)
  app.clock.advance({ days: 10 })
  await ask(app, (await signIn(app, leaving)).body.token, leaving.password)
  app.clock.advance({ days: 20 })
  await runDeletions(app)

  const roles = await rolesIn(app, uuid)
  expect(roles.find((one) => one.userUuid === longest.uuid)?.relationshipType).toBe('OWNER')
  expect(roles.filter((one) => one.relationshipType === 'OWNER')).toHaveLength(1)
  expect(roles).toHaveLength(3)
  expect((await readPage(app, shareSlug)).body.memorial.hostName).toBe('Jonas Vik')
  const told = (await app.outbox()).filter((mail) => mail.subject.includes('now yours to look after'))
  expect(told.map((mail) => mail.to)).toEqual([longest.email])
  expect(told[0]?.text).toContain(`/memorial/load/${uuid}`)
  // The account that paid is gone, and the memorial is still paid for.
  const payment = await app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
  expect(payment).toMatchObject({ memorialUuid: uuid, userUuid: null, completedAt: expect.any(Date) })
  const { token } = (await signIn(app, longest)).body
  const { memorials } = (await app.api('GET', '/memorial/list', { token })).body
  expect(memorials).toMatchObject([{ uuid, role: 'OWNER', paymentCompleted: true }])
})

test('a memorial without a co-host is deleted together with the account', async () => {
  const { app, host: owner } = await startWithPaidHost()
  expect((await readPage(app, owner.memorial.shareSlug)).status).toBe(200)
  await goneAfterThirtyDays(app, owner)
  expect((await readPage(app, owner.memorial.shareSlug)).status).toBe(404)
  const memorial = await app.db.selectFrom('memorials').select('deletedAt').executeTakeFirstOrThrow()
  expect(memorial.deletedAt?.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
})

test('what they added to other memorials stays, without their name', async () => {
  const { app, host: family } = await startWithPaidHost()
  const person = await aUser(app, 'jonas@example.com')
  const { uuid: memorialUuid, shareSlug } = family.memorial
  const fundUuid = await aFund(app.pool, memorialUuid)
  await anRsvp(app.pool, memorialUuid, { userUuid: person.uuid, message: 'Removed by a host' })
  await app.db.updateTable('answers').set({ removedAt: new Date() }).execute()
  await anRsvp(app.pool, memorialUuid, {
    userUuid: person.uuid,
    name: 'Jonas Vik',
    message: 'I will be there',
  })
  await aContribution(app.pool, memorialUuid, {
    userUuid: person.uuid,
    name: 'Jonas Vik',
    email: person.email,
    message: 'She taught me to sail.',
    photos: 1,
  })
  await aDonation(app.pool, memorialUuid, { fundUuid, userUuid: person.uuid, amountMinor: 2500 })
  const deleted = await aHost(app)
  await aContribution(app.pool, deleted.memorial.uuid, { userUuid: person.uuid, name: 'Jonas Vik' })
  const ofDeleted = { deletedAt: new Date() }
  await app.db.updateTable('memorials').set(ofDeleted).where('uuid', '=', deleted.memorial.uuid).execute()
  const version = async () =>
    (
      await app.db
        .selectFrom('memorials')
        .select('version')
        .where('shareSlug', '=', shareSlug)
        .executeTakeFirstOrThrow()
    ).version
  const before = await version()

  await goneAfterThirtyDays(app, person)

  const contributions = await app.db.selectFrom('contributions').selectAll().execute()
  expect(contributions).toHaveLength(2)
  for (const contribution of contributions)
    expect(contribution).toMatchObject({ userUuid: null, contributorName: null, contributorEmail: null })
  expect(contributions.find((one) => one.memorialUuid === memorialUuid)?.message).toBe(
    'She taught me to sail.',
  )
  expect(await app.db.selectFrom('media').selectAll().execute()).toHaveLength(1)
  expect(await app.db.selectFrom('answers').selectAll().execute()).toMatchObject([
    { userUuid: null, name: 'Jonas Vik', message: 'I will be there' },
  ])
  expect(
    await app.db.selectFrom('payments').selectAll().where('purpose', '=', 'donation').execute(),
  ).toMatchObject([{ userUuid: null, amountMinor: 2500, fundUuid }])
  // The page showed the name, so it gets a new version.
  expect(await version()).toBe(before + 1)
})

test('a deletion that runs twice, or again after an interruption, has the same result', async () => {
  const { app, host: owner } = await startWithPaidHost()
  const coHost = await aUser(app)
  await makeCoHost(app, owner.memorial.uuid, coHost.uuid, 5)
  await aContribution(app.pool, owner.memorial.uuid, { userUuid: owner.uuid, name: 'Claire Hollis' })
  const own = await aHost(app)
  await ask(app, owner.token, owner.password)
  app.clock.advance({ days: 30 })
  // As if it had stopped after the memorial was passed on.
  await app.db
    .deleteFrom('relationships')
    .where('memorialUuid', '=', owner.memorial.uuid)
    .where('userUuid', '=', owner.uuid)
    .execute()
  await app.db
    .updateTable('relationships')
    .set({ relationshipType: 'OWNER' })
    .where('userUuid', '=', coHost.uuid)
    .execute()
  await Promise.all([runDeletions(app), runDeletions(app)])
  await app.run('account.delete', { userUuid: owner.uuid })
  expect(await rolesIn(app, owner.memorial.uuid)).toEqual([
    { userUuid: coHost.uuid, relationshipType: 'OWNER' },
  ])
  const contributions = await app.db.selectFrom('contributions').selectAll().execute()
  expect(contributions).toMatchObject([{ userUuid: null, contributorName: null }])
  const users = await app.db.selectFrom('users').select('uuid').execute()
  expect(users.map((user) => user.uuid).sort()).toEqual([coHost.uuid, own.uuid].sort())
})

test('a deletion job does nothing before the day has come', async () => {
  const { app, host } = await startWithHost()
  await ask(app, host.token, host.password)
  await app.run('account.delete', { userUuid: host.uuid })
  expect((await getUser(app, host.token)).status).toBe(200)
  expect(await rolesIn(app, host.memorial.uuid)).toHaveLength(1)
})
