import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { thanks as limits } from '#contract/host-limits.ts'
import type { ThanksLine } from '#contract/thanks.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, aPaidHost, aUser } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { aContribution, aDonation, aFund, anRsvp, seedResponses } from '../support/responses.ts'
import { thanksOf } from '../support/thanks.ts'

const kindsOf = ({ reasons }: ThanksLine) => reasons.map(({ kind }) => kind).sort()

/** A proven answer of an account. */
async function provenAnswer(
  app: TestApp,
  memorialUuid: string,
  userUuid: string,
  name: string,
  email: string,
) {
  const uuid = await anRsvp(app.pool, memorialUuid, { name, email, userUuid })
  await app.pool.query('update rsvps set proven_at = now() where uuid = $1', [uuid])
  return uuid
}

test('a number beyond what is stored is refused, and what no one sees is not searched for', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const thanks = thanksOf(app, host)
  const { uuid } = (await thanks.add()).body.line
  for (const version of [2 ** 31, 1e15, -(2 ** 31) - 1])
    expect((await thanks.save(uuid, { name: 'Frank', version })).status).toBe(400)
  expect((await thanks.list('?search=%00')).lines).toHaveLength(1)
})

test('one person is one line, with everything that they did', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const { uuid } = host.memorial
  const ana = await aUser(app, 'ana@example.com')
  await app.pool.query(`update users set first_name = 'Ana', surname = 'Silva' where uuid = $1`, [ana.uuid])
  const fundUuid = await aFund(app.pool, uuid)
  await aDonation(app.pool, uuid, { fundUuid, userUuid: ana.uuid, amountMinor: 12_000 })
  await aContribution(app.pool, uuid, {
    name: 'Ana Silva',
    email: null,
    userUuid: ana.uuid,
    message: 'Roses.',
    photos: 2,
  })
  await provenAnswer(app, uuid, ana.uuid, 'Ana', 'ANA@example.com')
  await anRsvp(app.pool, uuid, { name: 'Ben', email: 'ana@example.com' })

  const { lines, counts } = await thanksOf(app, host).list()
  expect(lines.map((line) => [line.name, kindsOf(line)]).sort()).toEqual([
    ['Ana', ['ANSWER', 'GIFT', 'MEMORY']],
    // Anybody can type an address.
    ['Ben', ['ANSWER']],
  ])
  const line = lines.find(({ name }) => name === 'Ana')
  expect(line?.reasons.find(({ kind }) => kind === 'GIFT')).toMatchObject({
    amountMinor: 12_000,
    currency: 'aud',
  })
  expect(line?.reasons.find(({ kind }) => kind === 'MEMORY')).toMatchObject({ words: 'Roses.', photos: 2 })
  expect(line).toMatchObject({
    email: 'ANA@example.com',
    canMail: true,
    dateThanked: null,
    greeting: 'Dear Ana,',
  })
  expect(counts).toMatchObject({ notThanked: 2, thanked: 0, kinds: { ANSWER: 2, GIFT: 1, MEMORY: 1 } })
})

test('whoever gave no name stays unknown: a line of its own, and no address', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const { uuid } = host.memorial
  const ana = await aUser(app, 'ana@example.com')
  const fundUuid = await aFund(app.pool, uuid)
  await aDonation(app.pool, uuid, { fundUuid, userUuid: ana.uuid, anonymous: true })
  await aContribution(app.pool, uuid, { name: 'Ana', email: 'ana@example.com', userUuid: ana.uuid })
  const of = thanksOf(app, host)
  const { lines } = await of.list()
  const giver = lines.find(({ name }) => name === null)
  expect(lines).toHaveLength(2)
  expect(giver).toMatchObject({ email: null, typedEmail: '', canMail: true, greeting: 'Hello,' })
  expect((await of.list('?search=ana')).lines.map(({ name }) => name)).toEqual(['Ana'])
  // Neither does the refusal of a second note tell who it was.
  const named = lines.find(({ name }) => name === 'Ana')
  for (const line of [named, giver]) expect((await of.send([line?.uuid ?? ''])).body.skipped).toEqual([])
  expect(
    JSON.stringify([
      (await of.list()).lines.filter(({ name }) => name === null),
      (await of.csv()).body.csv.split('\r\n').filter((row: string) => row.startsWith('Anonymous')),
    ]),
  ).not.toContain('ana@')
})

test('what waits or is hidden is not on the list, nor in the table', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const of = thanksOf(app, host)
  const memory = { name: 'Joan', email: 'joan@example.com' }
  for (const state of ['VISIBLE', 'HIDDEN', 'PENDING'] as const)
    await aContribution(app.pool, host.memorial.uuid, { ...memory, message: `I am ${state}`, state })
  await aContribution(app.pool, host.memorial.uuid, { name: 'Ben', message: 'Buy', state: 'PENDING' })
  const { lines } = await of.list()
  expect(lines.map(({ name, reasons }) => [name, reasons.map(({ words }) => words)])).toEqual([
    ['Joan', ['I am VISIBLE']],
  ])
  expect((await of.csv()).body.csv).not.toMatch(/HIDDEN|PENDING|Buy/)
})

test('an address that is proven later makes two lines one, thanked if either was', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const { uuid } = host.memorial
  const of = thanksOf(app, host)
  const ana = await aUser(app, 'ana@example.com')
  const answer = await anRsvp(app.pool, uuid, { name: 'Ana', email: 'ana@example.com' })
  await aContribution(app.pool, uuid, { name: 'Ana S', email: 'ana@example.com', userUuid: ana.uuid })
  expect((await of.list()).lines).toHaveLength(2)
  await of.mark([(await of.of('Ana')).uuid], 'PHONE')
  await app.pool.query('update rsvps set proven_at = now(), user_uuid = $2 where uuid = $1', [
    answer,
    ana.uuid,
  ])
  const { lines } = await of.list()
  expect(lines.map((line) => [kindsOf(line), line.thankedHow])).toEqual([[['ANSWER', 'MEMORY'], 'PHONE']])
})

test('a host writes down what only the family knows of; the same id twice is one line', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const of = thanksOf(app, host)
  const id = randomUUID()
  const written = {
    id,
    kind: 'MEALS',
    name: ' Frank Dunne\n',
    words: 'Soup on Thursday',
    postalAddress: '11 Pearl Street\n\nKilcunda',
  }
  const [first, second] = await Promise.all([of.add(written), of.add(written)])
  expect([first.status, second.body.line.uuid]).toEqual([200, first.body.line.uuid])
  expect(first.body.line).toMatchObject({
    name: 'Frank Dunne',
    postalAddress: '11 Pearl Street\nKilcunda',
    canMail: false,
  })
  const again = await of.add({ name: 'frank dunne' })
  expect(again.body.namesakes).toEqual([{ uuid: first.body.line.uuid, name: 'Frank Dunne' }])
  expect((await of.list('?search=pearl')).lines).toHaveLength(1)
  expect((await of.list('?kind=FLOWERS')).lines.map(kindsOf)).toEqual([['FLOWERS']])
  // The id of another memorial's line is replaced.
  const stranger = thanksOf(app, await aHost(app))
  const theirs = await stranger.add({ id })
  expect([theirs.status, (await of.list()).lines.length]).toEqual([200, 2])
})

test('bad input is told beside its field', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const of = thanksOf(app, host)
  for (const [field, value] of [
    ['name', ''],
    ['name', 'x'.repeat(limits.nameMax + 1)],
    ['words', 'x'.repeat(5000)],
    ['email', 'frank at example'],
    ['postalAddress', 'x'.repeat(5000)],
    ['kind', 'GIFT'],
  ]) {
    const { status, body } = await of.add({ [String(field)]: value })
    expect([field, status, body.code, body.field]).toEqual([field, 400, 'BAD_INPUT', field])
  }
  const { line } = (await of.add({ name: '<b>Frank</b>', words: '<script>' })).body
  expect(line).toMatchObject({ name: '<b>Frank</b>', reasons: [{ words: '<script>' }] })
  const long = await of.save(line.uuid, { note: 'x'.repeat(5000), version: 1 })
  expect([long.status, long.body.field]).toEqual([400, 'note'])
})

test('a memorial takes so many written lines and no more', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const of = thanksOf(app, host)
  const { line } = (await of.add()).body
  await app.pool.query(
    `insert into thanks_reasons (memorial_uuid, person_uuid, kind, name)
     select $1, $2, 'OTHER', 'Row ' || n from generate_series(2, ${limits.writtenMax}) n`,
    [host.memorial.uuid, line.uuid],
  )
  const refused = await of.add()
  expect([refused.status, refused.body.code]).toEqual([409, 'THANKS_FULL'])
})

test('two hosts who change one line at once: the second is told', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const other = await aCoHost(app, host)
  const of = thanksOf(app, host)
  const { line } = (await of.add()).body
  const [mine, theirs] = await Promise.all([
    of.save(line.uuid, { note: 'Dear Frank', version: line.version }),
    thanksOf(app, other).save(line.uuid, { note: 'Lieber Frank', version: line.version }),
  ])
  expect([mine.status, theirs.status].sort()).toEqual([200, 409])
  expect([mine, theirs].find(({ status }) => status === 409)?.body.code).toBe('THANKS_CHANGED')
  const kept = [mine, theirs].find(({ status }) => status === 200)?.body.line
  expect((await of.line(line.uuid)).body.line).toEqual(kept)
})

test('lines are ticked off by hand, and that can be taken back', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const of = thanksOf(app, host)
  await aContribution(app.pool, host.memorial.uuid, { name: 'Joan' })
  const joan = await of.of('Joan')
  const read = async () =>
    (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial
      .contributions[0]
  const ticked = await of.mark([joan.uuid, randomUUID()], 'LETTER')
  expect(ticked.body.lines).toMatchObject([{ uuid: joan.uuid, thankedHow: 'LETTER' }])
  expect((await read()).dateThanked).toBe(ticked.body.lines[0].dateThanked)
  expect((await of.list('?show=NOT_THANKED')).lines).toEqual([])
  expect((await of.send([joan.uuid])).body.skipped).toEqual([{ lineUuid: joan.uuid, reason: 'THANKED' }])
  expect((await of.mark([joan.uuid], 'IN_PERSON')).body.lines).toMatchObject([{ thankedHow: 'IN_PERSON' }])
  expect((await of.mark([joan.uuid], null)).body.lines).toMatchObject([{ dateThanked: null }])
  expect((await read()).dateThanked).toBeNull()
})

test('two lines are joined and parted, and nothing is lost', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const of = thanksOf(app, host)
  const { uuid } = host.memorial
  await aContribution(app.pool, uuid, { name: 'Joan', email: 'joan@example.com' })
  const joan = await of.of('Joan')
  const flowers = (
    await of.add({ name: 'Aunt Joan', postalAddress: '2 Bay Road', email: 'aunt@example.com' })
  ).body.line
  const joined = (await of.join(joan.uuid, flowers.uuid)).body.line
  expect(joined).toMatchObject({ uuid: joan.uuid, name: 'Joan', postalAddress: '2 Bay Road' })
  expect(kindsOf(joined)).toEqual(['FLOWERS', 'MEMORY'])
  expect((await of.list()).lines).toHaveLength(1)
  const parted = (await of.part(flowers.reasons[0].uuid)).body.lines
  expect(parted.map((line: ThanksLine) => [line.name, kindsOf(line)])).toEqual([
    ['Joan', ['MEMORY']],
    ['Aunt Joan', ['FLOWERS']],
  ])
  expect(parted[1]).toMatchObject({
    uuid: flowers.uuid,
    postalAddress: '2 Bay Road',
    typedEmail: 'aunt@example.com',
  })
})

test('two people with one address are parted, and stay so', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const of = thanksOf(app, host)
  const { uuid } = host.memorial
  await aContribution(app.pool, uuid, { name: 'Joan', email: 'home@example.com' })
  await aContribution(app.pool, uuid, { name: 'Bill', email: 'home@example.com' })
  const [line] = (await of.list()).lines
  const bill = line?.reasons.find(({ name }) => name === 'Bill')
  await of.part(bill?.uuid ?? '')
  expect((await of.list()).lines.map(({ name }) => name).sort()).toEqual(['Bill', 'Joan'])
  // Still one mailbox: a second note would reach the same people.
  await of.send([(await of.of('Joan')).uuid])
  expect((await of.send([(await of.of('Bill')).uuid])).body.skipped).toMatchObject([
    { reason: 'ADDRESS_THANKED' },
  ])
})

test('what was written down is removed, and brought back', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const of = thanksOf(app, host)
  const { line } = (await of.add({ postalAddress: '2 Bay Road' })).body
  const [reason] = line.reasons
  expect((await of.remove(reason.uuid)).body.line).toBeNull()
  expect((await of.list()).lines).toEqual([])
  expect((await of.remove(reason.uuid, false)).body.line).toMatchObject({ postalAddress: '2 Bay Road' })
  // What came in by itself is removed where it stands.
  await anRsvp(app.pool, host.memorial.uuid, { name: 'Ben' })
  const ben = await of.of('Ben')
  expect((await of.remove(ben.reasons[0]?.uuid ?? '')).body.code).toBe('THANKS_NOT_FOUND')
})

test('no call reaches a line of another memorial', async () => {
  const app = await startApp()
  const [host, stranger] = [await aHost(app), await aHost(app)]
  const { line } = (await thanksOf(app, host).add()).body
  const of = thanksOf(app, stranger)
  const own = (await of.add({ name: 'Ben' })).body.line
  for (const answer of [
    await of.line(line.uuid),
    await of.save(line.uuid, { note: 'Hello', version: 1 }),
    await of.join(own.uuid, line.uuid),
    await of.join(line.uuid, own.uuid),
    await of.part(line.reasons[0].uuid),
    await of.remove(line.reasons[0].uuid),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'THANKS_NOT_FOUND'])
  expect((await of.mark([line.uuid], 'PHONE')).body.lines).toEqual([])
  expect((await of.send([line.uuid])).body).toMatchObject({ lines: [], skipped: [{ reason: 'GONE' }] })
  expect((await of.print({ what: 'CARDS', lineUuids: [line.uuid] })).body.people).toBe(0)
  expect((await thanksOf(app, host).line(line.uuid)).body.line).toEqual(line)
})

test('ten thousand come in pages, each once', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const { uuid } = host.memorial
  await seedResponses(app.pool, { memorialUuid: uuid, rsvps: 6000, contributions: 4000 })
  const of = thanksOf(app, host)
  const first = await of.list()
  expect(first.counts).toMatchObject({ kinds: { ANSWER: 6000 } })
  const second = await of.list(`?after=${first.next}`)
  const seen = new Set([...first.lines, ...second.lines].map((line) => line.uuid))
  expect([first.lines.length, seen.size]).toEqual([25, 50])
  expect((await of.list('?search=joan')).lines).toHaveLength(25)
})

test('the table has everybody, and runs no formula', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const of = thanksOf(app, host)
  await of.add({ name: '=cmd()', words: 'Roses', postalAddress: '2 Bay Road\nKilcunda' })
  const { filename, csv } = (await of.csv()).body
  expect(filename).toBe(`thanks-${host.memorial.shareSlug}.csv`)
  expect(csv).toContain("'=cmd()")
  expect(csv).toContain('"2 Bay Road\nKilcunda","Flowers, Roses"')
})

test('what is gone for good leaves the list of a night, and goes with its memorial', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const { uuid } = host.memorial
  const of = thanksOf(app, host)
  const answer = await anRsvp(app.pool, uuid, { name: 'Ben' })
  await of.list()
  const count = async () => (await app.pool.query('select count(*)::int as n from thanks_people')).rows[0]?.n
  expect(await count()).toBe(1)
  await app.pool.query('delete from rsvps where uuid = $1', [answer])
  expect((await of.list()).lines).toEqual([])
  await app.run('privacy.sweep', {})
  expect(await count()).toBe(0)
  await of.add()
  await app.pool.query('delete from memorials where uuid = $1', [uuid])
  expect(await count()).toBe(0)
})

test('who answered by a personal link without a name is called as hosts know them', async () => {
  const app = await startApp()
  const contact = (fields: object) => ({
    uuid: null,
    firstName: '',
    surname: '',
    email: null,
    phone: null,
    ...fields,
  })
  const host = await aPaidHost(app, {
    contacts: [
      contact({ email: 'ruth@example.com' }),
      contact({ email: 'joan@example.com', firstName: 'Joan', surname: 'Petrie' }),
    ],
  })
  const contacts = await app.db.selectFrom('contacts').select('inviteToken').execute()
  for (const { inviteToken } of contacts) {
    const path = `/public/memorial/${host.memorial.shareSlug}/rsvp`
    expect((await app.api('POST', path, { json: { status: 'ATTENDING', inviteToken } })).status).toBe(200)
  }
  const { lines } = await thanksOf(app, host).list()
  expect(lines.map(({ name, greeting }) => [name, greeting]).sort()).toEqual([
    ['Joan Petrie', 'Dear Joan,'],
    ['ruth@example.com', expect.not.stringContaining('ruth')],
  ])
})
