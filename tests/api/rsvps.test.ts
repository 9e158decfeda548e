import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, readMemorial, startWithHost, startWithPaidHost } from '../support/factories.ts'
import type { Host } from '../support/hosts.ts'
import { allPages } from '../support/pages.ts'
import { anRsvp, seedResponses } from '../support/responses.ts'

const list = (app: TestApp, { token, memorial }: Host, query = '') =>
  app.api('GET', `/memorial/rsvps/${memorial.uuid}${query}`, { token })

const table = (app: TestApp, { token, memorial }: Host) =>
  app.api('GET', `/memorial/rsvps/csv/${memorial.uuid}`, { token })

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('hosts see who answered, newest first, and the counts of each kind', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  await anRsvp(app.pool, uuid, {
    name: 'Ben',
    status: 'UNSURE',
    guests: 4,
    email: null,
    phone: '0412 345 678',
    dateCreated: minutesAgo(2),
  })
  const id = await anRsvp(app.pool, uuid, {
    name: 'Joan Petrie',
    email: 'joan@example.com',
    status: 'ATTENDING',
    guests: 2,
    message: 'We will be there.',
    dateCreated: minutesAgo(1),
  })
  await anRsvp(app.pool, uuid, { name: 'Kim', email: 'kim@example.com', status: 'NOT_ATTENDING', guests: 0 })
  const memorial = await readMemorial(app, host)
  expect(memorial.rsvps.map((rsvp: { name: string }) => rsvp.name)).toEqual(['Kim', 'Joan Petrie', 'Ben'])
  expect(memorial.rsvps[1]).toEqual({
    id,
    name: 'Joan Petrie',
    email: 'joan@example.com',
    phone: null,
    status: 'ATTENDING',
    guests: 2,
    message: 'We will be there.',
    besideProven: false,
    doubt: null,
    proven: false,
    canBlock: true,
    isBrought: false,
    awaitsLook: false,
    watches: false,
    food: '',
    accessNeeds: '',
    answers: [],
    dateCreated: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(memorial.rsvpCounts).toEqual({ attending: 1, unsure: 1, notAttending: 1, guests: 2, waiting: 0 })
})

test('without answers the list is empty and the counts are zero', async () => {
  const { app, host } = await startWithHost()
  expect(await readMemorial(app, host)).toMatchObject({
    rsvps: [],
    rsvpCounts: { attending: 0, unsure: 0, notAttending: 0, guests: 0 },
  })
  expect((await list(app, host)).body).toMatchObject({ rsvps: [], next: null })
  expect((await table(app, host)).body.csv).toBe('\ufeffName,Email,Phone,Answer,Guests,Message,Date\r\n')
})

test('a contact shows the answer from its address in any letter case, or from its number in any notation', async () => {
  const { app, host } = await startWithHost({
    contacts: [
      { email: 'Joan.Petrie@Example.com' },
      { phone: '0412 345 678' },
      { phone: '(03) 9555-1234' },
      { email: 'nobody@example.com' },
      { email: 'both@example.com', phone: '0499 111 222' },
    ],
  })
  const { uuid } = host.memorial
  await anRsvp(app.pool, uuid, { email: 'joan.petrie@example.COM', status: 'ATTENDING' })
  await anRsvp(app.pool, uuid, { email: null, phone: '+61 412-345-678', status: 'UNSURE' })
  await anRsvp(app.pool, uuid, { email: null, phone: '0395551234', status: 'NOT_ATTENDING' })
  // The address takes precedence over the number.
  await anRsvp(app.pool, uuid, { email: null, phone: '0499111222', status: 'NOT_ATTENDING' })
  await anRsvp(app.pool, uuid, { email: 'both@example.com', status: 'ATTENDING' })
  // The same person at another memorial.
  const other = await aHost(app, { contacts: [{ email: 'nobody@example.com' }] })
  await anRsvp(app.pool, other.memorial.uuid, { email: 'nobody@example.com' })
  const { contacts } = await readMemorial(app, host)
  expect(contacts.map((contact: { rsvp: string | null }) => contact.rsvp)).toEqual([
    'ATTENDING',
    'UNSURE',
    'NOT_ATTENDING',
    null,
    'ATTENDING',
  ])
})

test('contacts without an address show what they answer by the link that hosts text, and by their number', async () => {
  const contacts = [{ phone: '0412 345 678' }, { phone: '(03) 9555-1234' }]
  const { app, host } = await startWithPaidHost({ contacts })
  const answer = (json: object) =>
    app.api('POST', `/public/memorial/${host.memorial.shareSlug}/rsvp`, { json })
  const [{ inviteToken }] = (await readMemorial(app, host)).contacts
  await answer({ status: 'UNSURE', inviteToken })
  const typed = { name: 'Bea', email: 'bea@example.com', phone: ' 03 9555 1234', status: 'ATTENDING' }
  await answer(typed)
  await answer({ ...typed, email: 'not@example.com', phone: 'no number' })
  const { contacts: shown, rsvps } = await readMemorial(app, host)
  expect(shown).toMatchObject([{ rsvp: 'UNSURE' }, { rsvp: 'ATTENDING' }])
  expect(rsvps).toMatchObject([{ phone: null }, { phone: '03 9555 1234' }, { phone: '0412 345 678' }])
})

test('of two answers from one number, the later one counts', async () => {
  const { app, host } = await startWithHost({ contacts: [{ phone: '0412345678' }] })
  const { uuid } = host.memorial
  const from = { email: null, phone: '0412 345 678' }
  await anRsvp(app.pool, uuid, { ...from, status: 'ATTENDING', dateCreated: minutesAgo(1) })
  await anRsvp(app.pool, uuid, { ...from, status: 'UNSURE', dateCreated: minutesAgo(2) })
  expect((await readMemorial(app, host)).contacts[0].rsvp).toBe('ATTENDING')
})

test('the response to sending an invitation again has the contact’s answer', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [{ email: 'Ana@example.com' }, { email: 'b@example.com' }],
  })
  const { uuid, contacts } = host.memorial
  await anRsvp(app.pool, uuid, { email: 'ana@example.com', status: 'UNSURE' })
  const resend = async (contactUuid: string) => {
    const json = { memorialUuid: uuid, contactUuid }
    return (await app.api('POST', '/memorial/resend-invite', { token: host.token, json })).body.contact.rsvp
  }
  expect([await resend(contacts[0].uuid), await resend(contacts[1].uuid)]).toEqual(['UNSURE', null])
})

test('the memorial has the newest answers, the list has all: none is missing or doubled while others answer', async () => {
  const { app, host } = await startWithHost()
  const { uuid } = host.memorial
  const { rsvpUuids } = await seedResponses(app.pool, {
    memorialUuid: uuid,
    rsvps: 60,
    newest: minutesAgo(1),
  })
  let late = 0
  const answer = () => {
    late += 1
    return anRsvp(app.pool, uuid, { email: `late-${late}@example.com` })
  }
  const path = `/memorial/rsvps/${uuid}`
  const pages = await allPages<{ id: string; dateCreated: string }>(app, {
    path,
    token: host.token,
    field: 'rsvps',
    between: answer,
  })
  expect(pages.map((page) => page.length)).toEqual([25, 25, 10])
  const ids = pages.flat().map((rsvp) => rsvp.id)
  expect(new Set(ids)).toEqual(new Set(rsvpUuids))
  expect(ids).toHaveLength(60)
  const dates = pages.flat().map((rsvp) => rsvp.dateCreated)
  expect(dates).toEqual([...dates].sort().reverse())
  const memorial = await readMemorial(app, host)
  expect(memorial.rsvps).toHaveLength(25)
  expect((await list(app, host)).body.rsvps).toEqual(memorial.rsvps)
})

test('answers with the same microsecond are each listed once', async () => {
  const { app, host } = await startWithHost()
  const { rsvpUuids } = await seedResponses(app.pool, { memorialUuid: host.memorial.uuid, rsvps: 60 })
  await app.pool.query(`update rsvps set date_created = '2025-11-20 10:00:00.123456+00'`)
  const path = `/memorial/rsvps/${host.memorial.uuid}`
  const pages = await allPages<{ id: string }>(app, { path, token: host.token, field: 'rsvps' })
  expect(pages.flat().map((rsvp) => rsvp.id)).toEqual([...rsvpUuids].sort())
})

test('answers of one kind have pages of their own', async () => {
  const { app, host } = await startWithHost()
  await seedResponses(app.pool, { memorialUuid: host.memorial.uuid, rsvps: 80 })
  const path = `/memorial/rsvps/${host.memorial.uuid}?status=ATTENDING`
  const pages = await allPages<{ status: string }>(app, { path, token: host.token, field: 'rsvps' })
  expect(pages.map((page) => page.length)).toEqual([25, 15])
  expect(new Set(pages.flat().map((rsvp) => rsvp.status))).toEqual(new Set(['ATTENDING']))
})

test('an invalid cursor is refused', async () => {
  const { app, host } = await startWithHost()
  for (const after of ['x', '', '%00', 'MS4y', 'a'.repeat(201), Buffer.from('1.').toString('base64url')]) {
    const { status, body } = await list(app, host, `?after=${after}`)
    expect([after, status, body.code, body.field]).toEqual([after, 400, 'BAD_INPUT', 'after'])
  }
})

test('the table has every answer, in words, and no cell that a spreadsheet would run as a formula', async () => {
  const { app, host } = await startWithHost()
  const { uuid, shareSlug } = host.memorial
  await anRsvp(app.pool, uuid, {
    name: '=HYPERLINK("http://example.com","Click")',
    email: '+ana@example.com',
    phone: '+61 412 345 678',
    status: 'NOT_ATTENDING',
    guests: 0,
    message: '@you: "sorry",\nI cannot come.',
    dateCreated: new Date('2025-11-20T10:00:00Z'),
  })
  await anRsvp(app.pool, uuid, {
    name: 'فاطمة الزهراء',
    email: 'fatima@example.com',
    status: 'UNSURE',
    guests: 3,
    message: '',
    dateCreated: new Date('2025-11-19T10:00:00Z'),
  })
  const { status, body } = await table(app, host)
  expect(status).toBe(200)
  expect(body.filename).toBe(`rsvps-${shareSlug}.csv`)
  expect(body.csv).toBe(
    [
      '\ufeffName,Email,Phone,Answer,Guests,Message,Date',
      `"'=HYPERLINK(""http://example.com"",""Click"")",'+ana@example.com,'+61 412 345 678,Not Attending,0,"'@you: ""sorry"",\nI cannot come.",2025-11-20T10:00:00.000Z`,
      'فاطمة الزهراء,fatima@example.com,,Not Sure,3,,2025-11-19T10:00:00.000Z',
      '',
    ].join('\r\n'),
  )
})

test('the table is in the language of its reader', async () => {
  const app = await startApp()
  const { token, memorial } = await aHost(app)
  await anRsvp(app.pool, memorial.uuid, { status: 'UNSURE' })
  const inLanguage = async (accept: string) =>
    (
      await app.api('GET', `/memorial/rsvps/csv/${memorial.uuid}`, {
        token,
        headers: { 'accept-language': accept },
      })
    ).body.csv
  expect(await inLanguage('es')).toMatch(/Aún no lo sabe/)
  expect(await inLanguage('ar')).toMatch(/غير مؤكد/)
})

test('the table has all answers, however many', async () => {
  const { app, host } = await startWithHost()
  await seedResponses(app.pool, { memorialUuid: host.memorial.uuid, rsvps: 120 })
  const { csv } = (await table(app, host)).body
  expect(csv.split('\r\n')).toHaveLength(122)
})
