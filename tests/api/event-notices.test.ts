import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDayOfTwo, to } from '../support/answered-day.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { dayIn } from '../support/day-in.ts'
import { eventually } from '../support/eventually.ts'
import { aHost, aPaidHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { useUpLimit } from '../support/limits.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

// Telling whoever answered or was invited for an event what is true of it now.

const joan = { name: 'Joan', email: 'joan@example.com', status: 'ATTENDING' }

/** A day with a service and a wake, and the calls that tell of them. */
async function aDay() {
  const day = await aDayOfTwo()
  const { app, host } = day
  const { uuid } = host.memorial
  return {
    ...day,
    uuid,
    count: async (event: { uuid: string }) =>
      (await app.api('GET', `/memorial/event/audience/${uuid}/${event.uuid}`, { token: host.token })).body,
    tell: (event: { uuid: string }, fields: object = {}, token = host.token) =>
      app.api('POST', `/memorial/event/tell/${uuid}/${event.uuid}`, {
        token,
        json: { uuid: randomUUID(), message: 'We begin at noon.', ...fields },
      }),
    /** Their ids and tokens, in order. */
    async contacts(...contacts: object[]) {
      await app.api('POST', `/memorial/contacts/add/${uuid}`, { token: host.token, json: { contacts } })
      return app.db.selectFrom('contacts').select(['uuid', 'inviteToken']).orderBy('position').execute()
    },
  }
}

/** The mails about events, by address. */
async function told(app: TestApp) {
  const mails = (await app.outbox()).filter(({ subject }) => subject.startsWith('Something new for'))
  return mails.toSorted((a, b) => a.to.localeCompare(b.to))
}

/** The calendar files in them. */
async function calendars(app: TestApp): Promise<string[]> {
  await app.drained()
  const outbox = join(app.dataDir, 'outbox')
  const files: string[] = []
  for (const name of (await readdir(outbox)).filter((one) => /^event-.*\.eml$/.test(one))) {
    const eml = await readFile(join(outbox, name), 'utf8')
    for (const [, encoded = ''] of eml.matchAll(/text\/calendar[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g))
      files.push(Buffer.from(encoded, 'base64').toString())
  }
  return files
}

test('one message goes to who answered, with the words, a file for calendars and the way to the answer; the same again sends none', async () => {
  const { app, service, wake, save, answer, count, tell } = await aDay()
  await answer({ ...joan, events: [to(wake.uuid)] })
  await answer({ ...joan, name: 'Una', email: 'una@example.com', status: 'UNSURE' })
  await answer({ ...joan, name: 'Away', email: 'away@example.com', status: 'NOT_ATTENDING' })
  await save([{ ...service, begins: '12:30' }, wake])
  // Nothing goes out by itself.
  expect(await told(app)).toEqual([])
  expect(await count(service)).toMatchObject({ mails: 2, withoutAddress: 0 })
  const message = 'Dear all,\nthe church needs half an hour more.'
  const uuid = randomUUID()
  expect((await tell(service, { uuid, message })).body).toMatchObject({ mails: 2 })
  expect((await tell(service, { uuid, message })).status).toBe(200)
  const mails = await told(app)
  expect(mails.map((mail) => mail.to)).toEqual(['joan@example.com', 'una@example.com'])
  for (const text of [message, '/rsvp?a=', '/unsubscribe/']) expect(mails[0]?.text).toContain(text)
  const files = await calendars(app)
  expect(files).toHaveLength(2)
  expect(files[0]).toContain('SEQUENCE:2\r\nSTATUS:CONFIRMED')
})

test('an event is told to who answered it, or another one of the day; not to who said no to it', async () => {
  const { service, wake, save, answer, count } = await aDay()
  await answer({ ...joan, events: [to(wake.uuid, 'NOT_ATTENDING')] })
  await answer({ ...joan, name: 'Una', email: 'una@example.com' })
  const burial = anEvent({ kind: 'BURIAL' })
  await save([service, wake, burial])
  expect([await count(service), await count(wake), await count(burial)]).toMatchObject([
    { mails: 2 },
    { mails: 1 },
    { mails: 2 },
  ])
  // What was recorded is of use above all to who was not there.
  await save([service, { ...wake, recordingUrl: 'https://vimeo.com/1' }, burial])
  expect(await count(wake)).toMatchObject({ mails: 2 })
})

test('chosen people alone read of their event', async () => {
  const { app, service, wake, save, answer, tell, contacts } = await aDay()
  const [rose] = await contacts({ email: 'rose@example.com' })
  const burial = anEvent({ kind: 'BURIAL', audience: 'CHOSEN', contactUuids: [rose?.uuid] })
  await save([service, wake, burial])
  await answer({
    name: 'Rose',
    status: 'ATTENDING',
    inviteToken: rose?.inviteToken,
    events: [to(burial.uuid)],
  })
  await answer(joan)
  await tell(burial)
  expect((await told(app)).map((mail) => mail.to)).toEqual(['rose@example.com'])
})

test('who was invited and has not answered is told, too, by their own link, once', async () => {
  const { app, host, uuid, service, answer, count, tell, contacts } = await aDay()
  const emails = ['joan@example.com', 'ruth@example.com', 'stopped@example.com']
  const [, ruth] = await contacts(...emails.map((email) => ({ email })))
  await app.api('POST', '/memorial/send-all-invites', { token: host.token, json: { memorialUuid: uuid } })
  await app.drained()
  await app.db
    .updateTable('contacts')
    .set({ unsubscribedAt: new Date() })
    .where('email', '=', 'stopped@example.com')
    .execute()
  await contacts({ email: 'uninvited@example.com' })
  await answer(joan)
  expect(await count(service)).toMatchObject({ mails: 2 })
  await tell(service)
  const mails = await told(app)
  expect(mails.map((mail) => mail.to)).toEqual(['joan@example.com', 'ruth@example.com'])
  expect(mails[1]?.text).toContain(`/view/${host.memorial.shareSlug}?i=${ruth?.inviteToken}`)
  expect(mails[1]?.text).toContain('You have not answered yet.')
})

test('an address gets one mail; who has none is counted; unsubscribed people get none', async () => {
  const { app, uuid, service, answer, count, contacts } = await aDay()
  const [pat] = await contacts({ phone: '+61 412 345 678', firstName: 'Pat' })
  await answer({ name: 'Pat', status: 'ATTENDING', inviteToken: pat?.inviteToken })
  await answer(joan)
  await answer({ ...joan, name: 'Tom' })
  await answer({ ...joan, name: 'Gone', email: 'gone@example.com' })
  await app.db
    .insertInto('unsubscribed')
    .values({ memorialUuid: uuid, email: 'gone@example.com', unsubscribedAt: new Date() })
    .execute()
  expect(await count(service)).toMatchObject({ mails: 1, withoutAddress: 1 })
})

test('an event that was called off is told, with a file that says so', async () => {
  const { app, service, wake, save, answer, tell } = await aDay()
  await answer({ ...joan, events: [to(wake.uuid)] })
  await save([service, { ...wake, isCancelled: true }])
  await tell(wake)
  expect((await calendars(app))[0]).toContain('SEQUENCE:1\r\nSTATUS:CANCELLED')
})

test('the date of a memorial without a programme, changed among its details, is told with a newer file', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { memorialDate: dayIn(app, 5), address: 'St Mary’s' })
  const { uuid } = host.memorial
  const { answer, page } = programmeOf(app, host)
  await answer(joan)
  const json = { uuid, memorialDate: dayIn(app, 6) }
  await app.api('POST', '/memorial/edit', { token: host.token, json })
  expect((await page()).programme).toEqual([])
  const message = { uuid: randomUUID(), message: 'A day later.' }
  await app.api('POST', `/memorial/event/tell/${uuid}/${uuid}`, { token: host.token, json: message })
  const [file] = await calendars(app)
  expect(file).toContain('SEQUENCE:1\r\n')
  expect(file).toMatch(/SUMMARY:[^·\r]*\r\n/)
})

test('who was told a day that was open gets no mail of our own that it is set; others do', async () => {
  const app = await startApp()
  const mailsOf = async (isTold: boolean) => {
    const host = await aPaidHost(app)
    const { uuid } = host.memorial
    const email = `${isTold}@example.com`
    await programmeOf(app, host).answer({ ...joan, email })
    const json = { uuid, memorialDate: dayIn(app, 5) }
    await app.api('POST', '/memorial/edit', { token: host.token, json })
    const message = { uuid: randomUUID(), message: 'On Friday.' }
    if (isTold)
      await app.api('POST', `/memorial/event/tell/${uuid}/${uuid}`, { token: host.token, json: message })
    await app.drained()
    await app.run('rsvp.reminders', {})
    return (await app.outbox()).filter(
      ({ to: address, text }) => address === email && text.includes('The day is set.'),
    )
  }
  expect(await mailsOf(true)).toHaveLength(0)
  expect(await mailsOf(false)).toHaveLength(1)
})

test('words with links or offers, empty ones and too many are refused beside the field', async () => {
  const { service, answer, tell } = await aDay()
  await answer(joan)
  for (const message of ['See https://evil.example/x', 'Visit cheap-pills.com', '   ', 'x'.repeat(1001)])
    expect(await tell(service, { message })).toMatchObject({ status: 400, body: { field: 'message' } })
  expect((await tell(service, { message: 'x'.repeat(1000) })).status).toBe(200)
})

test('the hosts of a memorial send eight messages a day together', async () => {
  const { app, host, service, answer, tell } = await aDay()
  const other = await aCoHost(app, host)
  await answer(joan)
  expect((await tell(service, {}, other.token)).status).toBe(200)
  for (let time = 0; time < 8; time += 1) expect((await tell(service)).status).toBe(time < 7 ? 200 : 429)
  expect((await tell(service, {}, other.token)).status).toBe(429)
  const { body } = await app.api('GET', '/user/data', { token: other.token })
  expect(JSON.stringify(body)).toContain('We begin at noon.')
})

test('beyond ten mails a day to a typed address a message waits, and is not dropped', async () => {
  const { app, service, answer, tell } = await aDay()
  await answer(joan)
  await app.drained()
  await useUpLimit(app, 'mailByRecipient', joan.email, 1)
  for (let time = 0; time < 2; time += 1) expect((await tell(service)).status).toBe(200)
  await eventually(async () => expect(await told(app)).toHaveLength(1))
  const waiting = `from pgboss.job where name = 'event.tell' and state = 'created' and start_after > now() + interval '1 hour'`
  await eventually(async () => expect((await app.pool.query(`select id ${waiting}`)).rows).toHaveLength(1))
  await app.pool.query('delete from rate_limits')
  await app.pool.query(
    `update pgboss.job set start_after = now() where name = 'event.tell' and state = 'created'`,
  )
  await eventually(async () => expect(await told(app)).toHaveLength(2))
})

test('an unpaid memorial sends nothing, and an event must be there', async () => {
  const { app, tell } = await aDay()
  const json = { uuid: randomUUID(), message: 'x' }
  expect((await tell({ uuid: randomUUID() })).body).toMatchObject({ code: 'EVENT_NOT_FOUND' })
  const { memorial, token } = await aHost(app)
  const unpaid = await app.api('POST', `/memorial/event/tell/${memorial.uuid}/${memorial.uuid}`, {
    token,
    json,
  })
  expect(unpaid).toMatchObject({ status: 409, body: { code: 'NOT_PAID' } })
})

test('five hundred people are told, each once', async () => {
  const { app, uuid, service, count, tell } = await aDay()
  const rows = Array.from({ length: 500 }, (_, at) => ({
    memorialUuid: uuid,
    name: `Guest ${at}`,
    email: `guest${at}@example.com`,
    status: 'ATTENDING' as const,
  }))
  await app.db.insertInto('rsvps').values(rows).execute()
  expect((await count(service)).mails).toBe(500)
  expect((await tell(service)).status).toBe(200)
  await app.drained()
  const files = await readdir(join(app.dataDir, 'outbox'))
  expect(files.filter((name) => /^event-.*\.eml$/.test(name))).toHaveLength(500)
})
