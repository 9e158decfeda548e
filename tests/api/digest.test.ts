import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { evening, untilHour } from '../support/evening.ts'
import { aHost, aPaidHost, aUser, startWithPaidHost } from '../support/factories.ts'
import { visit } from '../support/forms.ts'
import { aCoHost, type Host } from '../support/hosts.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { aContribution, aDonation, aFund, anRsvp, seedResponses } from '../support/responses.ts'
import { visitorPages } from '../support/visitor-pages.ts'

const digests = async (app: TestApp) =>
  (await app.outbox()).filter((mail) => mail.subject.startsWith('New for'))

async function digestTo(app: TestApp, host: Host) {
  const [mail, ...others] = (await digests(app)).filter(({ to }) => to === host.email)
  expect(others).toEqual([])
  if (!mail) throw new Error(`No mail to ${host.email}`)
  return mail
}

async function tokenOf(app: TestApp, host: Host): Promise<string> {
  const row = app.db.selectFrom('relationships').select('digestToken').where('userUuid', '=', host.uuid)
  return (await row.executeTakeFirstOrThrow()).digestToken
}

const lookedAfterSince = (app: TestApp, dateCreated: Date) =>
  app.db.updateTable('relationships').set({ dateCreated }).execute()

const pathOf = (host: Host) => `/memorial/digest/${host.memorial.uuid}`
const change = (app: TestApp, host: Host, daily: boolean) =>
  app.api('POST', pathOf(host), { token: host.token, json: { daily } })

test('the evening mail lists who answered, what was added and what was given', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  await anRsvp(app.pool, uuid, { name: 'Joan Petrie', guests: 2, message: 'We will take the early train.' })
  await anRsvp(app.pool, uuid, { name: 'Ben', email: 'ben@example.com', status: 'NOT_ATTENDING', guests: 0 })
  await aContribution(app.pool, uuid, { name: 'Ruth', message: 'She taught me to swim.', photos: 2 })
  await aContribution(app.pool, uuid, { name: null, message: 'Look at this.', state: 'PENDING' })
  await aContribution(app.pool, uuid, { name: 'Unkind', message: 'Taken down', state: 'HIDDEN' })
  const fundUuid = await aFund(app.pool, uuid, { title: 'The school library' })
  const donor = { firstName: 'Ana', surname: 'Silva' }
  await aDonation(app.pool, uuid, { fundUuid, amountMinor: 2500, donor })
  const secret = { firstName: 'Secret', surname: 'Giver' }
  await aDonation(app.pool, uuid, { fundUuid, amountMinor: 1050, donor: secret, anonymous: true })

  await evening(app)
  const mail = await digestTo(app, host)
  const token = await tokenOf(app, host)
  expect(mail.subject).toBe('New for Margaret Anne Hollis’s memorial')
  for (const words of [
    'Joan Petrie: attending, and brings 2',
    '“We will take the early train.”',
    'Ben: not attending',
    'One memory waits for you. Nobody else sees it until you let it appear.',
    'Anonymous: waits for you',
    '“Look at this.”',
    'Ruth: 2 photos',
    '“She taught me to swim.”',
    'The school library: $35.50 AUD',
    'From Ana Silva and one other',
    `${app.config.publicUrl}/memorial/load/${uuid}?to=waiting`,
    `${app.config.publicUrl}/digest/end/${token}`,
  ]) {
    expect(mail.text).toContain(words)
    expect(mail.html.replace(/<\/?bdi>/g, '')).toContain(words)
  }
  expect(mail.text).toMatch(new RegExp(`/memorial/load/${uuid}$`, 'm'))
  expect(mail.text.indexOf('Look at this.')).toBeLessThan(mail.text.indexOf('She taught me to swim.'))
  expect(mail.html).toContain('2 answers, 2 memories and 2 gifts.')
  expect(mail.text).not.toMatch(/Secret|Giver|Unkind|Taken down|!|undefined|null/)
})

test('at most one mail a day is sent, with what is new, and none when nothing is', async () => {
  const { app, host } = await startWithPaidHost()
  await evening(app)
  expect(await digests(app)).toEqual([])

  await anRsvp(app.pool, host.memorial.uuid, { name: 'Joan', dateCreated: app.clock.now() })
  await evening(app)
  for (let hour = 0; hour < 3; hour++) {
    await anRsvp(app.pool, host.memorial.uuid, {
      name: 'Late',
      email: `late-${hour}@example.com`,
      dateCreated: app.clock.now(),
    })
    await app.run('digest.hosts', {})
    app.clock.advance({ hours: 1 })
  }
  const first = await digestTo(app, host)
  expect(first.text).toContain('Joan')
  expect(first.text).not.toContain('Late')

  await evening(app)
  const [second, ...others] = await digests(app)
  expect(others).toEqual([first])
  expect(second?.text).toContain('3 answers')
  expect(second?.text).not.toContain('Joan')
  await evening(app)
  expect(await digests(app)).toHaveLength(2)
})

test('the mail is sent in the evening only, whenever the job runs', async () => {
  const { app, host } = await startWithPaidHost()
  await anRsvp(app.pool, host.memorial.uuid)
  for (const hour of [17, 21, 3]) {
    untilHour(app, hour)
    await app.run('digest.hosts', {})
  }
  expect(await digests(app)).toEqual([])
  untilHour(app, 20)
  await app.run('digest.hosts', {})
  await digestTo(app, host)
})

test('an operator may choose the hour', async () => {
  const app = await startApp({ digestHour: 7 })
  const host = await aPaidHost(app)
  await anRsvp(app.pool, host.memorial.uuid)
  untilHour(app, 7)
  await app.run('digest.hosts', {})
  await digestTo(app, host)
})

test('hosts do not get news of what they did themselves; other hosts do', async () => {
  const { app, host: owner } = await startWithPaidHost()
  const coHost = await aCoHost(app, owner)
  await lookedAfterSince(app, new Date('2020-01-01'))
  const { uuid } = owner.memorial
  await anRsvp(app.pool, uuid, { name: 'The owner', email: owner.email.toUpperCase() })
  await anRsvp(app.pool, uuid, { name: 'By account', email: 'other@example.com', userUuid: owner.uuid })
  await aContribution(app.pool, uuid, { name: 'The owner', userUuid: owner.uuid })
  const fundUuid = await aFund(app.pool, uuid)
  await aDonation(app.pool, uuid, { fundUuid, userUuid: owner.uuid })
  await evening(app)
  expect((await digests(app)).map(({ to }) => to)).toEqual([coHost.email])
  expect((await digestTo(app, coHost)).html).toContain('2 answers, 1 memory and 1 gift.')
})

test('a changed answer is reported as changed, and what was reported once is not repeated', async () => {
  const { app, host } = await startWithPaidHost()
  const uuid = await anRsvp(app.pool, host.memorial.uuid, { name: 'Joan', guests: 0 })
  await aContribution(app.pool, host.memorial.uuid, { state: 'PENDING', name: 'Ruth' })
  await evening(app)
  await app.db
    .updateTable('rsvps')
    .set({ status: 'NOT_ATTENDING', updatedAt: app.clock.now() })
    .where('uuid', '=', uuid)
    .execute()
  // A host approved it.
  await app.db.updateTable('contributions').set({ state: 'VISIBLE', updatedAt: app.clock.now() }).execute()
  await evening(app)
  const [second] = await digests(app)
  expect(second?.text).toContain('Joan: not attending (changed their answer)')
  expect(second?.text).not.toContain('Ruth')
})

test('who comes to one of several events is told as coming, whatever they answered to the first', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid: memorialUuid } = host.memorial
  const wake = anEvent({ kind: 'WAKE' })
  expect((await programmeOf(app, host).save([anEvent({ uuid: memorialUuid }), wake])).status).toBe(200)
  const answer = { name: 'Joan', status: 'NOT_ATTENDING', guests: 0 } as const
  const answerUuid = await anRsvp(app.pool, memorialUuid, answer)
  const toWake = { answerUuid, memorialUuid, eventUuid: wake.uuid, status: 'ATTENDING' } as const
  await app.db.insertInto('eventAnswers').values(toWake).execute()
  await evening(app)
  expect((await digestTo(app, host)).text).toContain('Joan: attending')
})

test('large numbers are summed up, and only a few entries are listed', async () => {
  const { app, host } = await startWithPaidHost()
  await lookedAfterSince(app, new Date('2020-01-01'))
  const { uuid: memorialUuid } = host.memorial
  await seedResponses(app.pool, { memorialUuid, rsvps: 500, contributions: 300, donations: 200, funds: 2 })
  await evening(app)
  const mail = await digestTo(app, host)
  expect(mail.html).toContain('500 answers, 300 memories and 200 gifts.')
  expect(mail.text).toContain('And 492 more')
  expect(mail.text).toContain('And 292 more')
  expect(mail.text).toMatch(/From [^,\n]+(, [^,\n]+){2} and 97 others/)
  expect(Buffer.byteLength(mail.html)).toBeLessThan(60 * 1024)
})

test('hosts of a deleted memorial, and hosts with an unconfirmed address, get no mail', async () => {
  const { app, host } = await startWithPaidHost()
  const coHost = await aCoHost(app, host)
  await app.db.updateTable('users').set({ emailVerifiedAt: null }).where('uuid', '=', coHost.uuid).execute()
  await anRsvp(app.pool, host.memorial.uuid)
  await app.db.updateTable('memorials').set({ deletedAt: app.clock.now() }).execute()
  await evening(app)
  expect(await digests(app)).toEqual([])
})

test('a worker that dies after sending and before recording it sends no second mail', async () => {
  const { app, host } = await startWithPaidHost()
  await anRsvp(app.pool, host.memorial.uuid, { name: 'Joan' })
  await evening(app)
  const mail = await digestTo(app, host)
  // The worker died before it could record the mail.
  await app.db.updateTable('relationships').set({ digestSentAt: null }).execute()
  await anRsvp(app.pool, host.memorial.uuid, {
    name: 'Ben',
    email: 'b@example.com',
    dateCreated: app.clock.now(),
  })
  await app.run('digest.hosts', {})
  expect(await digestTo(app, host)).toEqual(mail)
})

test('each host chooses; turning the mail on again reports only what comes in afterwards', async () => {
  const { app, host: owner } = await startWithPaidHost()
  const coHost = await aCoHost(app, owner)
  await lookedAfterSince(app, new Date('2020-01-01'))
  const daily = async () => (await app.api('GET', pathOf(owner), { token: owner.token })).body.daily
  expect(await daily()).toBe(true)
  expect((await change(app, owner, false)).body).toEqual({ success: true, msg: null, daily: false })
  expect(await daily()).toBe(false)

  await anRsvp(app.pool, owner.memorial.uuid, { name: 'Joan' })
  await evening(app)
  expect((await digests(app)).map(({ to }) => to)).toEqual([coHost.email])

  expect((await change(app, owner, true)).body.daily).toBe(true)
  app.clock.advance({ minutes: 5 })
  await anRsvp(app.pool, owner.memorial.uuid, {
    name: 'Ben',
    email: 'b@example.com',
    dateCreated: app.clock.now(),
  })
  // Turning it on when it is on changes nothing.
  app.clock.advance({ minutes: 5 })
  await change(app, owner, true)
  await evening(app)
  const mail = await digestTo(app, owner)
  expect(mail.text).toContain('Ben')
  expect(mail.text).not.toContain('Joan')
})

test('the choice is a boolean', async () => {
  const { app, host } = await startWithPaidHost()
  for (const json of [{}, { daily: 'yes' }]) {
    const { status, body } = await app.api('POST', pathOf(host), { token: host.token, json })
    expect([status, body.field]).toEqual([400, 'daily'])
  }
})

test('the link in the mail and the mail program’s button end the mails; opening the link alone does not', async () => {
  const app = await startApp()
  const [host, other] = [await aPaidHost(app), await aHost(app)]
  await anRsvp(app.pool, host.memorial.uuid)
  await evening(app)
  const token = await tokenOf(app, host)
  const outbox = join(app.dataDir, 'outbox')
  const file = (await readdir(outbox)).find((name) => name.startsWith('digest-'))
  const eml = (await readFile(join(outbox, file ?? ''), 'utf8')).replaceAll(/\r\n\s+/g, ' ')
  const path = `/public/digest/end/${token}`
  expect(eml).toContain(`List-Unsubscribe: <${app.config.publicUrl}${path}>`)
  expect(eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

  const wants = async (one: Host) => (await app.api('GET', pathOf(one), { token: one.token })).body.daily
  const opened = await app.api('GET', path)
  expect([opened.status, opened.headers.location]).toEqual([303, `/digest/end/${token}`])
  expect(await wants(host)).toBe(true)
  const clicked = await app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(clicked.statusCode).toBe(200)
  expect(await wants(host)).toBe(false)
  expect(await wants(other)).toBe(true)
  expect((await app.api('POST', path)).status).toBe(200)
})

test('the page of the link names the memorial that it is about, to whoever has such a link', async () => {
  const { app, host } = await startWithPaidHost({}, visitorPages)
  const page = async (token: string) => (await visit(app, `/digest/end/${token}`)).raw.toString()
  const token = await tokenOf(app, host)
  expect(await page(token)).toContain('The memorial of Margaret Anne Hollis')
  for (const other of [crypto.randomUUID(), 'x']) expect(await page(other)).not.toContain('Margaret')
  await app.db.updateTable('memorials').set({ deletedAt: new Date() }).execute()
  expect(await page(token)).not.toContain('Margaret')
})

test('a made-up link ends nothing', async () => {
  const app = await startApp()
  const unknown = await app.api('POST', '/public/digest/end/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11')
  expect([unknown.status, unknown.body.code]).toEqual([404, 'DIGEST_UNKNOWN'])
  const madeUp = await app.api('POST', '/public/digest/end/made-up')
  expect([madeUp.status, madeUp.body.code]).toEqual([404, 'DIGEST_UNKNOWN'])
})

const approvals = async (app: TestApp) =>
  (await app.outbox()).filter((mail) => mail.subject.startsWith('Something waits'))

async function aModerator(app: TestApp, { memorial }: Host): Promise<Host> {
  const user = await aUser(app)
  const relationshipType = 'MODERATOR'
  await app.db
    .insertInto('relationships')
    .values({ userUuid: user.uuid, memorialUuid: memorial.uuid, relationshipType })
    .execute()
  return { ...user, memorial }
}

const waits = (app: TestApp, { memorial }: Host) =>
  aContribution(app.pool, memorial.uuid, { state: 'PENDING', dateCreated: app.clock.now() })

test('a moderator is told of pending contributions, in the daytime and at most once an hour', async () => {
  const { app, host } = await startWithPaidHost()
  const moderator = await aModerator(app, host)
  const ask = async () => {
    await app.run('digest.moderators', {})
    return (await approvals(app)).length
  }
  untilHour(app, 2)
  await aContribution(app.pool, host.memorial.uuid, { dateCreated: app.clock.now() })
  await waits(app, host)
  expect(await ask()).toBe(0)
  untilHour(app, 9)
  expect(await ask()).toBe(1)
  const [mail] = await approvals(app)
  expect(mail?.to).toBe(moderator.email)
  expect(mail?.text).toContain('One memory waits for you.')
  expect(mail?.text).toContain(`/memorial/moderation/${host.memorial.uuid}`)
  expect(mail?.text).toContain(`/digest/end/${await tokenOf(app, moderator)}`)

  app.clock.advance({ minutes: 10 })
  await waits(app, host)
  expect(await ask()).toBe(1)
  app.clock.advance({ minutes: 50 })
  expect(await ask()).toBe(2)
  expect((await approvals(app))[0]?.text).toContain('2 memories wait for you.')
  app.clock.advance({ hours: 2 })
  expect(await ask()).toBe(2)
})

test('a moderator is not told of approved contributions, nor of anything else, nor after turning it off', async () => {
  const { app, host } = await startWithPaidHost()
  const moderator = await aModerator(app, host)
  untilHour(app, 10)
  await waits(app, host)
  await app.db.updateTable('contributions').set({ state: 'VISIBLE' }).execute()
  await app.run('digest.moderators', {})
  await anRsvp(app.pool, host.memorial.uuid)
  await evening(app)
  const told = [...(await digests(app)), ...(await approvals(app))].map(({ to }) => to)
  expect(told).toEqual([host.email])

  await app.api('POST', `/public/digest/end/${await tokenOf(app, moderator)}`)
  untilHour(app, 10)
  await waits(app, host)
  await app.run('digest.moderators', {})
  expect(await approvals(app)).toEqual([])
})
