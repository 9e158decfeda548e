import { expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, aPaidHost, startWithPaidHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { useUpLimit } from '../support/limits.ts'
import { aContribution, anRsvp } from '../support/responses.ts'
import { smtpSink } from '../support/smtp-sink.ts'
import { thanksOf } from '../support/thanks.ts'

// Notes of thanks: each once, to whoever can get one.

async function mailsTo(app: TestApp, address: string) {
  await app.drained()
  return (await app.outbox()).filter(
    ({ to, subject }) => to.includes(address) && /thanks|gracias|agradecimiento/i.test(subject),
  )
}

test('two hosts at once, and a double press: one note', async () => {
  const { app, host } = await startWithPaidHost()
  const other = await aCoHost(app, host)
  const { uuid } = await aContribution(app.pool, host.memorial.uuid, {
    name: 'Joan',
    email: 'joan@example.com',
  })
  const of = thanksOf(app, host)
  const answers = await Promise.all([of.send(uuid), of.send(uuid), thanksOf(app, other).send(uuid)])
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    200,
    'ALREADY_THANKED',
    'ALREADY_THANKED',
  ])
  expect(await mailsTo(app, 'joan@example.com')).toHaveLength(1)
  expect((await of.send(uuid)).body.code).toBe('ALREADY_THANKED')
  // A note is not taken back.
  const { line } = (await of.mark(uuid, false)).body
  expect(line.dateSent).not.toBeNull()
  expect(line.dateThanked).toBe(line.dateSent)
})

test('a tick while a note goes out sends none after it', async () => {
  const { app, host } = await startWithPaidHost()
  const answer = await anRsvp(app.pool, host.memorial.uuid, { name: 'Joan', email: 'joan@example.com' })
  const of = thanksOf(app, host)
  const [sent] = await Promise.all([of.send(answer), of.mark(answer)])
  expect(await mailsTo(app, 'joan@example.com')).toHaveLength(sent.status === 200 ? 1 : 0)
  expect((await of.of('Joan')).dateSent !== null).toBe(sent.status === 200)
})

test('a note is proposed and mailed in the language of whoever gets it', async () => {
  const { app, host } = await startWithPaidHost()
  const answer = await anRsvp(app.pool, host.memorial.uuid, { name: 'Lucía', email: 'lucia@example.com' })
  await app.pool.query(`update rsvps set language = 'es' where uuid = $1`, [answer])
  const of = thanksOf(app, host)
  const { proposal } = await of.of('Lucía')
  expect(proposal).toMatch(/^Hola, Lucía:\n\nGracias por su respuesta/)
  expect((await of.send(answer, proposal)).body.line.note).toBe(proposal)
  const [mail] = await mailsTo(app, 'lucia@example.com')
  expect(mail?.text).toContain(proposal)
  expect(mail?.subject).toContain('Con agradecimiento')
})

test('an address that was only typed is no way to advertise', async () => {
  const app = await startApp()
  const [host, unpaid] = [await aPaidHost(app), await aHost(app)]
  const of = thanksOf(app, host)
  const { line } = (await of.add({ email: 'frank@example.com' })).body
  const advertised = await of.send(line.uuid, 'Cheap at https://spam.example.com')
  expect([advertised.body.code, advertised.body.field]).toEqual(['BAD_INPUT', 'words'])
  expect(advertised.body.msg).toBe('Please leave out web addresses and offers.')
  await app.db
    .insertInto('unsubscribed')
    .values({ memorialUuid: host.memorial.uuid, email: 'frank@example.com', unsubscribedAt: new Date() })
    .execute()
  expect((await of.send(line.uuid)).body.code).toBe('CONTACT_UNSUBSCRIBED')
  await app.db.deleteFrom('unsubscribed').execute()
  const early = thanksOf(app, unpaid)
  const { line: their } = (await early.add({ email: 'frank@example.com' })).body
  expect((await early.send(their.uuid)).body.code).toBe('NOT_PAID')
  expect((await of.send(line.uuid)).status).toBe(200)
  expect(await mailsTo(app, 'frank@example.com')).toHaveLength(1)
})

test('one person gets few notes to a typed address, from all memorials together', async () => {
  const app = await startApp()
  await useUpLimit(app, 'mailByRecipient', 'frank@example.com', 1)
  const statuses: number[] = []
  for (let n = 0; n < 2; n += 1) {
    const of = thanksOf(app, await aPaidHost(app))
    const { line } = (await of.add({ email: 'frank@example.com' })).body
    statuses.push((await of.send(line.uuid)).status)
  }
  expect(statuses).toEqual([200, 429])
})

test('a note that the mail server refuses is not sent, keeps its words, and can be sent again', async () => {
  let isRefused = true
  const sink = await smtpSink((command) =>
    isRefused && /^RCPT TO:<frank@/i.test(command) ? '550 no such user' : undefined,
  )
  const app = await startApp({ smtpUrl: sink.url })
  onTestFinished(sink.close)
  const of = thanksOf(app, await aPaidHost(app))
  const { uuid } = (await of.add({ email: 'frank@example.com' })).body.line
  await of.send(uuid, 'Dear Frank, thank you.')
  await app.drained()
  expect(await of.of('Frank Dunne')).toMatchObject({
    dateThanked: null,
    dateSent: null,
    dateRefused: expect.stringMatching(/Z$/),
    note: 'Dear Frank, thank you.',
  })
  isRefused = false
  await of.send(uuid, 'Dear Frank, thank you.')
  await app.drained()
  expect(await of.of('Frank Dunne')).toMatchObject({
    dateSent: expect.stringMatching(/Z$/),
    dateRefused: null,
  })
})
