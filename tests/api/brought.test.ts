import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { brought as limits } from '#contract/host-limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aFormerAnswer, aFormerMemory, type Bringing, bringTo, sendAhead } from '../support/brought.ts'
import { aContributor, aPlace, asHost, wallOf } from '../support/contributing.ts'
import { evening, untilHour } from '../support/evening.ts'
import { aHost, aPaidHost, aPhoto } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { anEvent, programmeOf } from '../support/programme.ts'
import { aContribution, anRsvp } from '../support/responses.ts'
import { recording } from '../support/videos.ts'

// What others left at a memorial that was elsewhere, brought from its archive (docs/decisions/0036).

// A film is made seekable, and an MP4 of it.
vi.setConfig({ testTimeout: 300_000 })

const listed = async (app: TestApp, { token, memorial }: Bringing, what = 'contributions') =>
  (await app.api('GET', `/memorial/${what}/${memorial.uuid}`, { token })).body[what]

const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

test('a memory comes as it was, with its files, and looks like nobody’s proof', async () => {
  const { app, host, memorial } = await aPlace('NONE')
  const bring = bringTo(app)
  const [photo, film] = [
    await sendAhead(app, host, await aPhoto()),
    await sendAhead(app, host, recording, { kind: 'brought-film' }),
  ]
  const { body } = await bring.memory(host, {
    ...aFormerMemory({}),
    photos: [{ id: photo, caption: 'At the baths', saidDate: '1956' }],
    recordings: [{ id: film, transcript: 'Ahoy.' }],
    // An address is no field of this call.
    contributorEmail: 'joan@example.com',
  })
  expect(body).toMatchObject({ isNew: true })

  expect(await listed(app, host)).toMatchObject([
    {
      contributorName: 'Joan Petrie',
      contributorEmail: null,
      message: 'She taught me to swim.',
      state: 'VISIBLE',
      dateCreated: '2025-03-04T10:00:00.000Z',
      media: [{ uuid: photo, title: 'At the baths' }],
      recordings: [{ uuid: film, transcript: 'Ahoy.' }],
      isBrought: true,
      mailSender: null,
      canBlock: false,
      canThank: false,
      isInvited: false,
    },
  ])
  expect((await asHost(app, host)).contributions).toMatchObject([{ isBrought: true }])
  const [onWall] = await wallOf(app, memorial)
  expect(onWall).toMatchObject({ contributorName: 'Joan Petrie', media: [{ uuid: photo }] })
  expect(onWall).not.toHaveProperty('isBrought')
  const { rows } = await app.pool.query('select uploaded_by, said_date from media order by said_date')
  expect(rows).toEqual([
    { uploaded_by: null, said_date: '1956' },
    { uploaded_by: null, said_date: null },
  ])
})

test('what waited waits, what was hidden is hidden, and what came on paper can be typed off', async () => {
  const { app, host, memorial } = await aPlace()
  const bring = bringTo(app)
  await bring.memory(host, aFormerMemory({ message: 'A', state: 'PENDING', contributorName: null }))
  await bring.memory(host, aFormerMemory({ message: 'Buy at www.example.com', state: 'PENDING' }))
  await bring.memory(host, aFormerMemory({ message: 'C', state: 'HIDDEN', onPaper: true }))
  expect(await wallOf(app, memorial)).toEqual([])
  const found = await listed(app, host)
  expect(
    found.map(({ message, state, pendingReason, onPaper, contributorName }: Record<string, unknown>) => [
      message,
      state,
      pendingReason,
      onPaper,
      contributorName,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['A', 'PENDING', 'APPROVAL', false, null],
      ['Buy at www.example.com', 'PENDING', 'LINKS', false, 'Joan Petrie'],
      ['C', 'HIDDEN', null, true, 'Joan Petrie'],
    ]),
  )
})

test('an answer comes as it was given, to every part of the day, and proves nothing', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { memorialDate: '2031-11-28' })
  const bring = bringTo(app)
  const wake = anEvent()
  await programmeOf(app, host).save([{ ...anEvent(), uuid: host.memorial.uuid, kind: 'SERVICE' }, wake])
  const said = { food: 'No nuts', accessNeeds: 'A ramp', formerMessage: 'By car.' }
  const answers = [{ eventUuid: wake.uuid, status: 'ATTENDING', guests: 2 }]
  expect((await bring.answer(host, aFormerAnswer({ ...said, answers }))).body.isNew).toBe(true)
  const others = [{ eventUuid: wake.uuid, status: 'ATTENDING' }]
  await bring.answer(
    host,
    aFormerAnswer({ name: 'Ben', status: 'NOT_ATTENDING', watches: true, answers: others }),
  )
  await bring.answer(host, aFormerAnswer({ name: 'Ruth', awaitsLook: true }))
  const found = await listed(app, host, 'rsvps')
  const of = (name: string) => found.find((one: { name: string }) => one.name === name)
  expect(of('Joan Petrie')).toMatchObject({
    email: null,
    phone: null,
    status: 'ATTENDING',
    guests: 2,
    message: 'We take the early train.\n\nBy car.',
    dateCreated: '2025-03-04T10:00:00.000Z',
    proven: false,
    besideProven: false,
    canBlock: false,
    isBrought: true,
    food: 'No nuts',
    accessNeeds: 'A ramp',
    answers: [{ eventUuid: wake.uuid, status: 'ATTENDING', guests: 2 }],
  })
  expect(of('Ben')).toMatchObject({
    status: 'NOT_ATTENDING',
    guests: 0,
    watches: true,
    answers: [{ status: 'ATTENDING' }],
  })
  expect(of('Ruth')).toMatchObject({ awaitsLook: true })
  expect((await asHost(app, host)).rsvps).toMatchObject([{ isBrought: true }, {}, {}])
  const strange = [{ eventUuid: randomUUID(), status: 'ATTENDING' }]
  expect(code(await bring.answer(host, aFormerAnswer({ answers: strange })))).toEqual([
    404,
    'EVENT_NOT_FOUND',
  ])
  const first = [{ eventUuid: host.memorial.uuid, status: 'ATTENDING' }]
  expect(code(await bring.answer(host, aFormerAnswer({ answers: first })))).toEqual([404, 'EVENT_NOT_FOUND'])
})

test('the same again, also at once and from a second archive, doubles nothing', async () => {
  const { app, host } = await aPlace()
  const bring = bringTo(app)
  const [memory, answer] = [aFormerMemory(), aFormerAnswer()]
  const clientId = randomUUID()
  const photo = await aPhoto()
  const id = await sendAhead(app, host, photo, { clientId })
  expect(await sendAhead(app, host, photo, { clientId })).toBe(id)
  const whole = { ...memory, photos: [{ id }] }
  const sent = await Promise.all([
    bring.memory(host, whole),
    bring.memory(host, whole),
    bring.answer(host, answer),
    bring.answer(host, answer),
  ])
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(sent.filter(({ body }) => body.isNew)).toHaveLength(2)
  expect((await bring.memory(host, whole)).body.isNew).toBe(false)
  expect((await bring.answer(host, answer)).body.isNew).toBe(false)
  expect(await listed(app, host)).toMatchObject([{ media: [{ uuid: id }] }])
  expect(await listed(app, host, 'rsvps')).toHaveLength(1)

  const [stranger, other] = [randomUUID(), randomUUID()]
  const { body } = await bring.find(host, {
    memories: [stranger, memory.from],
    answers: [answer.from, other],
  })
  expect(body).toMatchObject({ memories: [memory.from], answers: [answer.from] })
})

test('its own archive brings nothing back that is here, nor what its hosts removed', async () => {
  const { app, host } = await aPlace()
  const bring = bringTo(app)
  const { uuid } = await aContribution(app.pool, host.memorial.uuid)
  const rsvp = await anRsvp(app.pool, host.memorial.uuid)
  const [memory, answer] = [aFormerMemory(), aFormerAnswer()]
  await bring.memory(host, memory)
  await bring.answer(host, answer)
  const by = { token: host.token }
  for (const { id } of await listed(app, host))
    await app.api('POST', `/memorial/contribution/remove/${host.memorial.uuid}/${id}`, by)
  for (const { id } of await listed(app, host, 'rsvps'))
    await app.api('POST', `/memorial/rsvp/remove/${host.memorial.uuid}/${id}`, by)
  const asked = { memories: [uuid, memory.from], answers: [rsvp, answer.from] }
  expect((await bring.find(host, asked)).body).toMatchObject(asked)
  for (const from of asked.memories)
    expect((await bring.memory(host, aFormerMemory({ from }))).body.isNew).toBe(false)
  for (const from of asked.answers)
    expect((await bring.answer(host, aFormerAnswer({ from }))).body.isNew).toBe(false)
})

test('nobody hears of it: no mail to anybody, no news, no receipt', async () => {
  const { app, host } = await aPlace()
  const helper = await aCoHost(app, host)
  await app.db
    .updateTable('relationships')
    .set({ relationshipType: 'MODERATOR', dateCreated: new Date(0) })
    .where('userUuid', '=', helper.uuid)
    .execute()
  await app.db
    .updateTable('relationships')
    .set({ dateCreated: new Date(0) })
    .execute()
  const before = (await app.outbox()).length
  const bring = bringTo(app)
  // Written after the memorial was made, so by their dates they would be news.
  const date = app.clock.now().toISOString()
  await bring.memory(host, aFormerMemory({ date, state: 'PENDING' }))
  await bring.memory(host, aFormerMemory({ date }))
  await bring.answer(host, aFormerAnswer({ date }))
  await app.drained()
  await evening(app)
  await app.run('digest.moderators', {})
  await app.drained()
  expect(await app.outbox()).toHaveLength(before)
  const { body } = await app.api('POST', `/memorial/visit/${host.memorial.uuid}`, { token: host.token })
  expect(body.since).toMatchObject({ rsvps: 0, contributions: 0 })
  const { rows } = await app.pool.query("select count(*)::int from audit_log where action = 'BROUGHT_REST'")
  expect(rows).toEqual([{ count: 1 }])
})

test('a memorial that is not paid for takes neither memories, answers nor their files', async () => {
  const app = await startApp()
  const host = await aHost(app)
  const bring = bringTo(app)
  expect(code(await bring.memory(host, aFormerMemory()))).toEqual([409, 'NOT_PAID'])
  expect(code(await bring.answer(host, aFormerAnswer()))).toEqual([409, 'NOT_PAID'])
  expect(await sendAhead(app, host, await aPhoto())).toBe('NOT_PAID')
  expect(await app.db.selectFrom('media').select('uuid').execute()).toEqual([])
})

test('only its owner brings; files are of whoever sent them, for one memory', async () => {
  const { app, host, memorial } = await aPlace()
  const bring = bringTo(app)
  const coHost = await aCoHost(app, host)
  const elsewhere = await aPaidHost(app)
  const photo = await aPhoto()
  for (const { token } of [coHost, elsewhere]) {
    const other = { token, memorial }
    expect(await sendAhead(app, other, photo)).toBe('MEMORIAL_NOT_FOUND')
    expect(code(await bring.memory(other, aFormerMemory()))).toEqual([404, 'MEMORIAL_NOT_FOUND'])
  }
  // A visitor's photo that is not in their memory yet, one of another memorial, one of a memory.
  const joan = await aContributor(app, memorial)
  const theirs = await sendAhead(app, joan, photo, { kind: 'contribution' })
  const other = await sendAhead(app, elsewhere, photo)
  const used = await sendAhead(app, host, photo)
  await bring.memory(host, { ...aFormerMemory(), photos: [{ id: used }] })
  for (const id of [theirs, other, used, randomUUID()])
    expect(code(await bring.memory(host, { ...aFormerMemory(), photos: [{ id }] }))).toEqual([
      404,
      'MEDIA_NOT_FOUND',
    ])
  const recordings = [{ id: await sendAhead(app, host, photo) }]
  expect(code(await bring.memory(host, { ...aFormerMemory(), recordings }))).toEqual([404, 'MEDIA_NOT_FOUND'])
  expect(await listed(app, host)).toHaveLength(1)
})

test('a file whose memory does not come is forgotten after a day', async () => {
  const { app, host } = await aPlace()
  const id = await sendAhead(app, host, await aPhoto())
  app.clock.advance({ hours: 25 })
  untilHour(app, 3)
  await app.run('media.purge', {})
  expect(code(await bringTo(app).memory(host, { ...aFormerMemory(), photos: [{ id }] }))).toEqual([
    404,
    'MEDIA_NOT_FOUND',
  ])
})

test('texts, dates and numbers are those of the ordinary calls', async () => {
  const { app, host } = await aPlace()
  const bring = bringTo(app)
  const memories: [object, string][] = [
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ contributorName: 'x'.repeat(101) }, 'contributorName'],
    [{ state: 'PROVEN' }, 'state'],
    [{ date: 'infinity' }, 'date'],
    [{ date: '0001-01-01T00:00:00.000Z' }, 'date'],
    [{ date: undefined }, 'date'],
    [{ from: 'x' }, 'from'],
    [{ photos: [{ id: randomUUID(), saidDate: '3000-99' }] }, 'photos.0.saidDate'],
    [{ photos: [{ id: randomUUID(), saidDate: '2999' }] }, 'photos.0.saidDate'],
    [{ photos: Array.from({ length: 31 }, () => ({ id: randomUUID() })) }, 'photos'],
  ]
  for (const [fields, field] of memories)
    expect([field, code(await bring.memory(host, aFormerMemory(fields)))]).toEqual([
      field,
      [400, 'BAD_INPUT'],
    ])
  const answers: [object, string][] = [
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ guests: 51 }, 'guests'],
    [{ guests: 0.5 }, 'guests'],
    [{ status: 'WATCHING' }, 'status'],
    [{ message: 'x'.repeat(1001) }, 'message'],
    [{ food: 'x'.repeat(501) }, 'food'],
  ]
  for (const [fields, field] of answers)
    expect([field, code(await bring.answer(host, aFormerAnswer(fields)))]).toEqual([
      field,
      [400, 'BAD_INPUT'],
    ])
  expect(code(await bring.memory(host, aFormerMemory({ message: ' ' })))).toEqual([400, 'CONTRIBUTION_EMPTY'])
  const ahead = new Date(app.clock.now().getTime() + 86_400_000).toISOString()
  await bring.memory(host, aFormerMemory({ date: ahead }))
  await bring.answer(host, aFormerAnswer({ date: ahead }))
  const now = app.clock.now().getTime()
  for (const what of ['contributions', 'rsvps'])
    expect(Date.parse((await listed(app, host, what))[0].dateCreated)).toBeLessThanOrEqual(now)
})

test('a memorial takes so many and no more', async () => {
  const { app, host } = await aPlace()
  const bring = bringTo(app)
  await app.pool.query(
    `insert into contributions (memorial_uuid, message, brought_from, date_created, updated_at)
      select $1, 'x', gen_random_uuid(), now(), now() from generate_series(1, $2)`,
    [host.memorial.uuid, limits.memoriesMax],
  )
  await app.pool.query(
    `insert into rsvps (memorial_uuid, name, status, brought_from, date_created, updated_at)
      select $1, 'x', 'UNSURE', gen_random_uuid(), now(), now() from generate_series(1, $2)`,
    [host.memorial.uuid, limits.answersMax],
  )
  expect(code(await bring.memory(host, aFormerMemory()))).toEqual([409, 'TOO_MANY_BROUGHT'])
  expect(code(await bring.answer(host, aFormerAnswer()))).toEqual([409, 'TOO_MANY_BROUGHT'])
})
