import { expect, onTestFinished, test } from 'vitest'
import type { ThanksLine } from '#contract/thanks.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { one } from '../support/contributing.ts'
import { aHost, aPaidHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
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
  const app = await startApp()
  const host = await aPaidHost(app)
  const other = await aCoHost(app, host)
  const { uuid: memory } = await aContribution(app.pool, host.memorial.uuid, {
    name: 'Joan',
    email: 'joan@example.com',
  })
  const of = thanksOf(app, host)
  const { uuid } = await of.of('Joan')
  const answers = await Promise.all([
    of.send([uuid, uuid]),
    of.send([uuid]),
    thanksOf(app, other).send([uuid]),
    one(app, other, memory).thank('And from me'),
  ])
  expect(await mailsTo(app, 'joan@example.com')).toHaveLength(1)
  expect(
    answers.map(({ body }) => body.code ?? body.skipped.length).filter((told) => told === 0).length,
  ).toBeLessThanOrEqual(1)
  expect((await of.of('Joan')).thankedHow).toBe('NOTE')
  expect((await one(app, host, memory).thank('Again')).body.code).toBe('ALREADY_THANKED')
  expect((await of.mark([uuid], null)).body.lines).toMatchObject([{ thankedHow: 'NOTE' }])
})

test('thanks for a memory thank the person, also before the list is opened', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const { uuid } = await aContribution(app.pool, host.memorial.uuid, {
    name: 'Joan',
    email: 'joan@example.com',
  })
  await one(app, host, uuid).thank('Dear Joan')
  expect(await thanksOf(app, host).of('Joan')).toMatchObject({ thankedHow: 'NOTE', note: 'Dear Joan' })
  // As nodes of the release before do.
  const { uuid: second } = await aContribution(app.pool, host.memorial.uuid, {
    name: 'Ben',
    email: 'ben@example.com',
  })
  await app.pool.query(`update contributions set thanked_at = now(), thanks = 'Dear Ben' where uuid = $1`, [
    second,
  ])
  await app.run('contribution.thank', { contributionUuid: second, userUuid: host.uuid })
  expect(await mailsTo(app, 'ben@example.com')).toHaveLength(1)
  expect(await thanksOf(app, host).of('Ben')).toMatchObject({ thankedHow: 'NOTE', note: 'Dear Ben' })
})

test('several get the same words, each greeted by name in their language', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const { uuid } = host.memorial
  await aContribution(app.pool, uuid, { name: 'Joan Petrie', email: 'joan@example.com' })
  const answer = await anRsvp(app.pool, uuid, { name: 'Lucía', email: 'lucia@example.com' })
  await app.pool.query(`update rsvps set language = 'es' where uuid = $1`, [answer])
  const of = thanksOf(app, host)
  const { lines } = await of.list()
  const lucia = lines.find(({ name }) => name === 'Lucía')
  expect(lucia).toMatchObject({ language: 'es', greeting: 'Hola, Lucía:' })
  expect(lucia?.proposal).toContain('Gracias por su respuesta')
  const sent = await of.send(
    lines.map((line) => line.uuid),
    'Thank you for coming.',
    { greets: true },
  )
  expect(sent.body).toMatchObject({ skipped: [] })
  expect(sent.body.lines.map((line: ThanksLine) => line.thankedHow)).toEqual(['NOTE', 'NOTE'])
  const [joans] = await mailsTo(app, 'joan@example.com')
  const [lucias] = await mailsTo(app, 'lucia@example.com')
  expect(joans?.text).toContain('Dear Joan,\n\nThank you for coming.')
  expect(lucias?.text).toContain('Hola, Lucía:\n\nThank you for coming.')
  expect(lucias?.subject).toContain('Con agradecimiento')
})

test('an address that was only typed is no way to advertise', async () => {
  const app = await startApp()
  const [host, unpaid] = [await aPaidHost(app), await aHost(app)]
  const of = thanksOf(app, host)
  const { line } = (await of.add({ email: 'frank@example.com' })).body
  const reason = async (words?: string) => (await of.send([line.uuid], words)).body.skipped[0]?.reason
  expect(await reason('Cheap at https://spam.example.com')).toBe('WORDS')
  await app.db
    .insertInto('unsubscribed')
    .values({ memorialUuid: host.memorial.uuid, email: 'frank@example.com', unsubscribedAt: new Date() })
    .execute()
  expect(await reason()).toBe('UNSUBSCRIBED')
  await app.db.deleteFrom('unsubscribed').execute()
  const early = thanksOf(app, unpaid)
  const { line: their } = (await early.add({ email: 'frank@example.com' })).body
  expect((await early.send([their.uuid])).body.skipped).toMatchObject([{ reason: 'NOT_PAID' }])
  expect(await reason()).toBeUndefined()
  expect(await mailsTo(app, 'frank@example.com')).toHaveLength(1)
  // The same person again, under another name.
  const { line: again } = (await of.add({ name: 'F. Dunne', email: 'FRANK@example.com' })).body
  expect((await of.send([again.uuid])).body.skipped).toMatchObject([{ reason: 'ADDRESS_THANKED' }])
})

test.each(['on another line', 'by guessing'])('nobody finds out %s who gave without a name', async (way) => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const { uuid } = host.memorial
  const of = thanksOf(app, host)
  await aContribution(app.pool, uuid, { name: null, email: 'joan@example.com', message: 'Roses.' })
  const hidden = await of.of(null)
  const named = (await of.add({ name: 'X' })).body.line
  const send = async (lineUuid: string) => (await of.send([lineUuid])).body.skipped
  if (way === 'by guessing') {
    await of.save(hidden.uuid, { name: 'X', version: hidden.version })
    expect(await send(hidden.uuid)).toEqual([])
    await of.save(named.uuid, { email: 'joan@example.com', version: named.version })
    expect(await send(named.uuid)).toEqual([])
    return
  }
  const known = (await of.add({ email: 'joan@example.com' })).body.line
  expect(await send(known.uuid)).toEqual([])
  await of.join(named.uuid, hidden.uuid)
  expect(await send(named.uuid)).toEqual([])
})

test('one person gets few notes to a typed address, from all memorials together', async () => {
  const app = await startApp()
  const reasons: (string | undefined)[] = []
  for (let n = 0; n < 6; n += 1) {
    const of = thanksOf(app, await aPaidHost(app))
    const { line } = (await of.add({ email: 'frank@example.com' })).body
    reasons.push((await of.send([line.uuid])).body.skipped[0]?.reason)
  }
  expect(reasons).toEqual([undefined, undefined, undefined, undefined, undefined, 'LATER'])
})

test('a note that the mail server refuses is not sent, keeps its words, and can go to another address', async () => {
  const sink = await smtpSink((command) =>
    /^RCPT TO:<frank@/i.test(command) ? '550 no such user' : undefined,
  )
  const app = await startApp({ smtpUrl: sink.url })
  onTestFinished(sink.close)
  const host = await aPaidHost(app)
  const of = thanksOf(app, host)
  const { line } = (await of.add({ email: 'frank@example.com' })).body
  await of.send([line.uuid], 'Dear Frank, thank you.')
  await app.drained()
  const refused = (await of.line(line.uuid)).body.line
  expect(refused).toMatchObject({ dateThanked: null, note: 'Dear Frank, thank you.' })
  expect(refused.dateRefused).toMatch(/Z$/)
  await of.save(line.uuid, { email: 'dunne@example.com', version: refused.version })
  expect((await of.send([line.uuid], 'Dear Frank, thank you.')).body.skipped).toEqual([])
  await app.drained()
  expect((await of.line(line.uuid)).body.line).toMatchObject({ thankedHow: 'NOTE', dateRefused: null })
})

test('a note that was sent is not changed any more', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const of = thanksOf(app, host)
  const { line } = (await of.add({ email: 'frank@example.com' })).body
  const [sent] = (await of.send([line.uuid])).body.lines
  const changed = await of.save(line.uuid, { note: 'Other words', version: sent.version })
  expect([changed.status, changed.body.code]).toEqual([409, 'ALREADY_THANKED'])
  expect((await of.save(line.uuid, { postalAddress: '2 Bay Road', version: sent.version })).status).toBe(200)
})

test('cards and labels are made of whoever is not thanked, or of people chosen', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const of = thanksOf(app, host)
  expect((await of.print({ what: 'CARDS' })).body.people).toBe(0)
  const frank = (await of.add({ postalAddress: '11 Pearl Street' })).body.line
  const joan = (await of.add({ name: 'Joan Whitby' })).body.line
  const peopleIn = async (choices: object) => {
    const { body } = await of.print(choices)
    expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    return [body.people, body.parts]
  }
  expect(await peopleIn({ what: 'CARDS', paper: 'LETTER' })).toEqual([2, 1])
  expect(await peopleIn({ what: 'LABELS', firstLabel: 21 })).toEqual([1, 1])
  expect(await peopleIn({ what: 'CARDS', lineUuids: [joan.uuid], inside: 'LINES' })).toEqual([1, 1])
  await of.mark([frank.uuid], 'LETTER')
  expect((await of.print({ what: 'LABELS' })).body.people).toBe(0)
  expect(await peopleIn({ what: 'LABELS', lineUuids: [frank.uuid] })).toEqual([1, 1])
  const wrong = await of.print({ what: 'LABELS', firstLabel: 22 })
  expect([wrong.status, wrong.body.field]).toEqual([400, 'firstLabel'])
  expect(
    (await of.print({ what: 'LABELS', paper: 'LETTER', firstLabel: 30, lineUuids: [frank.uuid] })).status,
  ).toBe(200)
})
