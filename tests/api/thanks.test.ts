import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { thanks as limits } from '#contract/host-limits.ts'
import { startApp } from '../support/app.ts'
import { aHost, aPaidHost, aUser, startWithHost, startWithPaidHost } from '../support/factories.ts'
import { aContribution, aDonation, aFund, anRsvp, seedResponses } from '../support/responses.ts'
import { thanksOf } from '../support/thanks.ts'

test('what no one sees is not searched for', async () => {
  const app = await startApp()
  const thanks = thanksOf(app, await aHost(app))
  await thanks.add()
  expect((await thanks.list('?search=%00')).lines).toHaveLength(1)
})

test('each answer, memory and gift is a line', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const ana = await aUser(app, 'ana@example.com')
  await app.pool.query(`update users set first_name = 'Ana', surname = 'Silva' where uuid = $1`, [ana.uuid])
  const fundUuid = await aFund(app.pool, uuid)
  const gift = await aDonation(app.pool, uuid, { fundUuid, userUuid: ana.uuid, amountMinor: 12_000 })
  const memory = await aContribution(app.pool, uuid, {
    name: 'Ana Silva',
    email: null,
    userUuid: ana.uuid,
    message: 'Roses.',
  })
  const answer = await anRsvp(app.pool, uuid, { name: 'Ana', email: 'ANA@example.com', userUuid: ana.uuid })
  await app.pool.query('update rsvps set proven_at = now() where uuid = $1', [answer])

  const { lines, counts } = await thanksOf(app, host).list()
  const line = (kind: string) => lines.find((one) => one.kind === kind)
  expect(lines).toHaveLength(3)
  expect(counts).toEqual({ notThanked: 3, thanked: 0 })
  expect(line('GIFT')).toMatchObject({
    uuid: gift,
    name: 'Ana Silva',
    email: null,
    canMail: true,
    amountMinor: 12_000,
    currency: 'aud',
  })
  expect(line('MEMORY')).toMatchObject({ uuid: memory.uuid, email: 'ana@example.com', words: 'Roses.' })
  expect(line('ANSWER')).toMatchObject({
    uuid: answer,
    name: 'Ana',
    email: 'ANA@example.com',
    dateThanked: null,
    proposal: expect.stringMatching(/^Dear Ana,\n\nThank you/),
  })
})

test('whoever gave no name stays unknown', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid } = host.memorial
  const ana = await aUser(app, 'ana@example.com')
  const fundUuid = await aFund(app.pool, uuid)
  await aDonation(app.pool, uuid, { fundUuid, userUuid: ana.uuid, anonymous: true })
  await aContribution(app.pool, uuid, { name: 'Ana', email: 'ana@example.com', userUuid: ana.uuid })
  const of = thanksOf(app, host)
  const { lines } = await of.list()
  const giver = lines.find(({ name }) => name === null)
  expect(giver).toMatchObject({ email: null, canMail: true, proposal: expect.stringMatching(/^Hello,/) })
  expect((await of.list('?search=ana')).lines.map(({ name }) => name)).toEqual(['Ana'])
  // Neither does a note to each tell who it was.
  for (const line of lines) expect((await of.send(line.uuid)).status).toBe(200)
  expect(
    JSON.stringify([
      (await of.list()).lines.filter(({ name }) => name === null),
      (await of.csv()).body.csv.split('\r\n').filter((row: string) => row.startsWith('Anonymous')),
    ]),
  ).not.toContain('ana@')
})

test('what waits or is hidden is not on the list, nor in the table', async () => {
  const { app, host } = await startWithHost()
  const of = thanksOf(app, host)
  const memory = { name: 'Joan', email: 'joan@example.com' }
  for (const state of ['VISIBLE', 'HIDDEN', 'PENDING'] as const)
    await aContribution(app.pool, host.memorial.uuid, { ...memory, message: `I am ${state}`, state })
  const { lines } = await of.list()
  expect(lines.map(({ words }) => words)).toEqual(['I am VISIBLE'])
  expect((await of.csv()).body.csv).not.toMatch(/HIDDEN|PENDING/)
})

test('a host writes down what only the family knows of; the same id twice is one line', async () => {
  const { app, host } = await startWithHost()
  const of = thanksOf(app, host)
  const id = randomUUID()
  const typed = { id, name: ' Frank Dunne\n', words: 'Soup on Thursday' }
  const [first, second] = await Promise.all([of.add(typed), of.add(typed)])
  expect([first.status, second.body.line]).toEqual([200, first.body.line])
  expect(first.body.line).toMatchObject({
    uuid: id,
    kind: 'TYPED',
    name: 'Frank Dunne',
    words: 'Soup on Thursday',
    canMail: false,
  })
  expect((await of.list('?search=soup')).lines).toHaveLength(1)
  // Another memorial may have the same id, and has a line of its own.
  const stranger = thanksOf(app, await aHost(app))
  expect((await stranger.add({ id, name: 'Ruth' })).body.line.name).toBe('Ruth')
  expect((await of.list()).lines).toEqual([first.body.line])
})

test('bad input is told beside its field', async () => {
  const app = await startApp()
  const of = thanksOf(app, await aHost(app))
  for (const [field, value] of [
    ['name', ''],
    ['name', 'x'.repeat(limits.nameMax + 1)],
    ['words', 'x'.repeat(5000)],
    ['email', 'frank at example'],
  ]) {
    const { status, body } = await of.add({ [String(field)]: value })
    expect([field, status, body.code, body.field]).toEqual([field, 400, 'BAD_INPUT', field])
  }
  const { line } = (await of.add({ name: '<b>Frank</b>', words: '<script>' })).body
  expect(line).toMatchObject({ name: '<b>Frank</b>', words: '<script>' })
})

test('a memorial takes so many typed lines and no more', async () => {
  const { app, host } = await startWithHost()
  await app.pool.query(
    `insert into thanks (memorial_uuid, uuid, kind, name)
     select $1, gen_random_uuid(), 'TYPED', 'Row ' || n from generate_series(1, ${limits.typedMax}) n`,
    [host.memorial.uuid],
  )
  const refused = await thanksOf(app, host).add()
  expect([refused.status, refused.body.code]).toEqual([409, 'THANKS_FULL'])
})

test('a line is ticked off by hand, and that can be taken back', async () => {
  const { app, host } = await startWithHost()
  const of = thanksOf(app, host)
  const { uuid } = await aContribution(app.pool, host.memorial.uuid, { name: 'Joan' })
  const read = async () =>
    (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial
      .contributions[0]
  const ticked = await of.mark(uuid)
  expect((await read()).dateThanked).toBe(ticked.body.line.dateThanked)
  expect((await of.mark(uuid)).body.line).toEqual(ticked.body.line)
  expect(await of.list('?show=NOT_THANKED')).toMatchObject({
    lines: [],
    counts: { notThanked: 0, thanked: 1 },
  })
  expect((await of.send(uuid)).body.code).toBe('ALREADY_THANKED')
  expect((await of.mark(uuid, false)).body.line).toMatchObject({ dateThanked: null })
  expect((await read()).dateThanked).toBeNull()
})

test('what a host typed is removed, and brought back', async () => {
  const { app, host } = await startWithHost()
  const of = thanksOf(app, host)
  const { line } = (await of.add()).body
  expect((await of.remove(line.uuid)).status).toBe(200)
  expect((await of.list()).lines).toEqual([])
  await of.remove(line.uuid, false)
  expect((await of.list()).lines).toEqual([line])
  // What came in by itself is removed where it stands.
  const answer = await anRsvp(app.pool, host.memorial.uuid, { name: 'Ben' })
  expect((await of.remove(answer)).body.code).toBe('THANKS_NOT_FOUND')
})

test('no call reaches a line of another memorial, and no row shows one', async () => {
  const app = await startApp()
  const [host, stranger] = [await aPaidHost(app), await aPaidHost(app)]
  const theirs = await aContribution(app.pool, host.memorial.uuid, {
    name: 'Joan',
    email: 'joan@example.com',
  })
  const { line } = (await thanksOf(app, host).add({ email: 'frank@example.com' })).body
  const of = thanksOf(app, stranger)
  for (const uuid of [line.uuid, theirs.uuid])
    for (const answer of [await of.mark(uuid), await of.send(uuid), await of.remove(uuid)])
      expect([answer.status, answer.body.code]).toEqual([404, 'THANKS_NOT_FOUND'])
  // As an archive that somebody changed would have it.
  await app.db
    .insertInto('thanks')
    .values({
      memorialUuid: stranger.memorial.uuid,
      uuid: theirs.uuid,
      kind: 'MEMORY',
      thankedAt: new Date(),
    })
    .execute()
  expect((await of.list()).lines).toEqual([])
  expect((await thanksOf(app, host).of('Joan')).dateThanked).toBeNull()
})

test('ten thousand come in pages, each once', async () => {
  const { app, host } = await startWithHost()
  await seedResponses(app.pool, { memorialUuid: host.memorial.uuid, rsvps: 6000, contributions: 4000 })
  const of = thanksOf(app, host)
  const first = await of.list()
  const second = await of.list(`?after=${first.next}`)
  const seen = new Set([...first.lines, ...second.lines].map((line) => line.uuid))
  expect([first.lines.length, seen.size]).toEqual([25, 50])
  expect((await of.list('?search=joan')).lines).toHaveLength(25)
})

test('the table has everybody, and runs no formula', async () => {
  const { app, host } = await startWithHost()
  const of = thanksOf(app, host)
  await of.add({ name: '=cmd()', words: 'Roses', email: 'frank@example.com' })
  await anRsvp(app.pool, host.memorial.uuid, { name: 'Ben', email: 'ben@example.com' })
  const { filename, csv } = (await of.csv()).body
  expect(filename).toBe(`thanks-${host.memorial.shareSlug}.csv`)
  expect(csv).toContain("'=cmd(),frank@example.com,Roses,,")
  expect(csv).toMatch(/Ben,ben@example.com,"Answer, /)
})

test('what is gone for good leaves the list of a night, and goes with its memorial', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const of = thanksOf(app, host)
  const answer = await anRsvp(app.pool, uuid, { name: 'Ben' })
  await of.mark(answer)
  const count = async () => (await app.pool.query('select count(*)::int as n from thanks')).rows[0]?.n
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
  expect(lines.map(({ name, proposal }) => [name, proposal]).sort()).toEqual([
    ['Joan Petrie', expect.stringMatching(/^Dear Joan,/)],
    ['ruth@example.com', expect.not.stringContaining('ruth')],
  ])
})
