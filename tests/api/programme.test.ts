import { expect, test } from 'vitest'
import { editor } from '../support/edits.ts'
import { aHost, startWithHost, startWithPaidHost } from '../support/factories.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

const day = { memorialDate: '2031-11-28', address: 'St Mary’s, Sydney', details: 'Bring a flower' }

test('a memorial without a programme has its first event alone, and its page none', async () => {
  const { app, host } = await startWithPaidHost(day)
  const { read, page } = programmeOf(app, host)
  const { body } = await read()
  expect(body.version).toBe(host.memorial.version)
  expect(body.events).toMatchObject([
    { uuid: host.memorial.uuid, kind: 'SERVICE', date: '2031-11-28', begins: null, place: day.address },
  ])
  expect((await page()).programme).toEqual([])
})

test('a programme is saved, read and shown in order of time', async () => {
  const { app, host } = await startWithPaidHost(day)
  const { read, save, page } = programmeOf(app, host)
  const gathering = anEvent()
  const first = {
    ...anEvent({ kind: 'SERVICE', begins: '11:00', ends: null, place: 'St Peter’s', details: 'No flowers' }),
    uuid: host.memorial.uuid,
    title: 'Funeral mass',
  }
  const burial = anEvent({ kind: 'BURIAL', date: null, begins: null, ends: null, zone: null, place: null })
  const { status, body } = await save([burial, gathering, first], host.memorial.version)
  expect(status).toBe(200)
  expect(body.version).toBeGreaterThan(host.memorial.version)
  expect(body.events.map((event: { uuid: string }) => event.uuid)).toEqual([
    first.uuid,
    gathering.uuid,
    burial.uuid,
  ])
  expect(body.events[0]).toMatchObject({
    title: 'Funeral mass',
    beginsAt: '2031-11-28T00:00:00.000Z',
    overAt: '2031-11-28T03:00:00.000Z',
    place: 'St Peter’s',
  })
  expect(body.events[1]).toMatchObject({ endDate: '2031-11-28', overAt: '2031-11-28T05:00:00.000Z' })
  expect((await read()).body).toEqual({ ...body, msg: null, success: true })
  const shown = await page()
  expect(shown.programme).toHaveLength(3)
  // The calls of before read and write the first event's date, place and details.
  expect(shown).toMatchObject({ memorialDate: '2031-11-28', address: 'St Peter’s', details: 'No flowers' })
  const edited = await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, memorialDate: '2031-12-05' },
  })
  expect(edited.status).toBe(200)
  const moved = (await read()).body.events.find((event: { uuid: string }) => event.uuid === first.uuid)
  expect(moved).toMatchObject({ date: '2031-12-05', begins: '11:00', sequence: 2 })
})

test('events that visitors answered before they were taken out leave room for others', async () => {
  const { app, host } = await startWithPaidHost(day)
  const { save, answer } = programmeOf(app, host)
  const eleven = () => Array.from({ length: 11 }, () => anEvent())
  const first = eleven()
  await save(first)
  const events = first.map(({ uuid }) => ({ eventUuid: uuid, status: 'ATTENDING', guests: 0 }))
  const said = await answer({ name: 'Joan', email: 'joan@example.com', status: 'ATTENDING', events })
  expect(said.body.refused).toEqual([])
  const { status, body } = await save(eleven())
  expect(status).toBe(200)
  expect(body.events).toHaveLength(23)
})

test('the same save again changes nothing; a new event with an id of another memorial gets its own', async () => {
  const { app, host } = await startWithHost(day)
  const other = await aHost(app, day)
  const gathering = anEvent()
  const { save } = programmeOf(app, host)
  const once = (await save([gathering])).body
  const twice = (await save([gathering])).body
  expect(twice.events).toEqual(once.events)
  const elsewhere = programmeOf(app, other)
  const own = anEvent()
  const theirs = [{ ...gathering, title: 'Theirs' }, anEvent({ uuid: host.memorial.uuid }), own]
  expect((await elsewhere.save(theirs)).status).toBe(200)
  expect((await programmeOf(app, host).read()).body.events).toEqual(once.events)
  const ids = (await elsewhere.read()).body.events.map(({ uuid }: { uuid: string }) => uuid)
  expect(new Set(ids).size).toBe(4)
  expect(ids).toEqual(expect.arrayContaining([other.memorial.uuid, own.uuid]))
  expect(ids).not.toContain(gathering.uuid)
  expect(ids).not.toContain(host.memorial.uuid)
})

test('an event that is left out goes, or is cancelled if somebody answered it', async () => {
  const { app, host } = await startWithPaidHost(day)
  const [wake, gathering] = [anEvent({ title: 'Wake' }), anEvent({ title: 'Lunch' })]
  const { save, answer, page } = programmeOf(app, host)
  await save([wake, gathering])
  await answer({
    name: 'Joan',
    email: 'joan@example.com',
    status: 'ATTENDING',
    events: [{ eventUuid: wake.uuid, status: 'ATTENDING', guests: 1 }],
  })
  const { body } = await save([])
  const titles = body.events.map((event: { title: string; isCancelled: boolean }) => [
    event.title,
    event.isCancelled,
  ])
  expect(titles).toEqual([
    [null, false],
    ['Wake', true],
  ])
  expect(body.events[1].counts).toMatchObject({ attending: 1, guests: 1 })
  expect((await page()).programme[1]).toMatchObject({ isCancelled: true, sequence: 1 })
  // It can be brought back.
  expect((await save([wake])).body.events[1]).toMatchObject({ isCancelled: false, sequence: 2 })
})

test('two hosts who save at once: the later is told, with the present programme', async () => {
  const { app, host } = await startWithHost(day)
  const { save } = programmeOf(app, host)
  const { version } = host.memorial
  const both = await Promise.all([
    save([anEvent({ title: 'One' })], version),
    save([anEvent({ title: 'Two' })], version),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const won = both.find(({ status }) => status === 200)
  const lost = both.find(({ status }) => status === 409)
  expect(lost?.body).toMatchObject({ code: 'MEMORIAL_STALE', lastEdit: { isYours: true } })
  expect(lost?.body.events).toEqual(won?.body.events)
  expect(lost?.body.memorial.version).toBe(won?.body.version)
  // Every other edit takes part in the same versions.
  expect((await editor(app, host).stories([{ uuid: null, text: 'x' }], [], version)).status).toBe(409)
})

test.each([
  [{ ends: '14:30' }, 'ends', 'eventEndsBefore'],
  [{ endDate: '2031-11-27' }, 'endDate', 'eventEndsBefore'],
  [{ date: null }, 'begins', 'eventTimeWithoutDate'],
  [{ date: null, begins: null }, 'ends', 'eventTimeWithoutDate'],
  [{ begins: null }, 'ends', 'eventEndWithoutBegin'],
  [{ zone: null }, 'zone', 'eventZoneRequired'],
  [{ zone: 'Mars/Olympus' }, 'zone', 'eventZone'],
  [{ zone: '+10:00' }, 'zone', 'eventZone'],
  [{ zone: 'Europe/London\u0000' }, 'zone', 'eventZone'],
  [{ zone: '../../etc/localtime' }, 'zone', 'eventZone'],
  [{ zone: 'constructor' }, 'zone', 'eventZone'],
  [{ zone: '__proto__' }, 'zone', 'eventZone'],
  [{ zone: 'Etc/GMT+25' }, 'zone', 'eventZone'],
  [{ zone: 'Europe/Lon don' }, 'zone', 'eventZone'],
  [{ zone: 'Europe/'.repeat(20) }, 'zone', 'eventZone'],
  [{ begins: '24:00' }, 'begins', 'eventTime'],
  [{ begins: '7:05' }, 'begins', 'eventTime'],
  [{ begins: '14:30:00' }, 'begins', 'eventTime'],
  [{ begins: '١٤:٣٠' }, 'begins', 'eventTime'],
  [{ ends: '-1:00' }, 'ends', 'eventTime'],
  [{ date: '0000-01-01' }, 'date', 'eventDate'],
  [{ date: '+12031-11-28' }, 'date', 'eventDate'],
  [{ date: '2031-11-28T00:00:00Z' }, 'date', 'eventDate'],
  [{ date: '2027-02-29' }, 'date', 'eventDate'],
  [{ endDate: '2031-13-01' }, 'endDate', 'eventDate'],
  [{ date: '2026-10-04', begins: '02:30', ends: null }, 'begins', 'eventTimeSkipped'],
  [{ date: '2026-04-05', begins: '02:30', ends: null }, 'begins', 'eventTimeTwice'],
  [{ date: '2026-04-04', begins: '23:00', endDate: '2026-04-05', ends: '02:15' }, 'ends', 'eventTimeTwice'],
  [{ date: '2026-02-30' }, 'date', 'eventDate'],
  [{ begins: '25:00' }, 'begins', 'eventTime'],
  [{ title: 'x'.repeat(121) }, 'title', 'tooLong'],
  [{ streamUrl: 'http://youtube.com/x' }, 'streamUrl', 'eventLink'],
  [{ streamUrl: 'https://ana:secret@youtube.com/x' }, 'streamUrl', 'eventLink'],
  [{ recordingUrl: 'https://192.168.1.2/x' }, 'recordingUrl', 'eventLink'],
  [{ recordingUrl: 'https://[::1]/x' }, 'recordingUrl', 'eventLink'],
  [{ streamUrl: 'https://nas.local/x' }, 'streamUrl', 'eventLink'],
  [{ streamUrl: 'https://127.0.0.1.nip.io/x' }, 'streamUrl', 'eventLink'],
  [{ recordingUrl: 'https://localtest.me/x' }, 'recordingUrl', 'eventLink'],
  [{ streamUrl: 'https://expyuzz4wqqyqhjn.onion/x' }, 'streamUrl', 'eventLink'],
  [{ streamUrl: 'https://zoom.us/j/1?zak=x' }, 'streamUrl', 'eventLinkOfHost'],
  [{ streamUrl: 'javascript:alert(1)' }, 'streamUrl', 'eventLink'],
])('%o is told beside its field', async (wrong, field, problem) => {
  const { fields } = await import('#languages/en/calls/fields.ts')
  const { app, host } = await startWithHost(day)
  const { status, body } = await programmeOf(app, host).save([anEvent(), anEvent(wrong)])
  expect({ status, field: body.field, code: body.code }).toEqual({
    status: 400,
    field: `events.1.${field}`,
    code: 'BAD_INPUT',
  })
  const words = fields[problem as keyof typeof fields].replace(/\{.*$/, '')
  expect(body.msg).toContain(words.trim() || 'Title')
})

test('at most twelve events that take place, forty in all, and the first is for everyone', async () => {
  const { app, host } = await startWithHost(day)
  const { save } = programmeOf(app, host)
  const events = Array.from({ length: 12 }, () => anEvent())
  expect((await save([...events, anEvent()])).body).toMatchObject({ code: 'BAD_INPUT', field: 'events' })
  // The first event is one of the twelve.
  expect((await save(events)).body).toMatchObject({ code: 'BAD_INPUT', field: 'events' })
  expect((await save(events.slice(1))).status).toBe(200)
  const off = Array.from({ length: 28 }, () => anEvent({ isCancelled: true }))
  expect((await save([...events.slice(1), ...off])).body.events).toHaveLength(40)
  // None of them can be brought back while twelve take place, and there is no room for a 41st.
  const [again] = off
  const back = await save([...events.slice(1), ...off.slice(1), { ...again, isCancelled: false }])
  expect(back.body).toMatchObject({ code: 'BAD_INPUT', msg: 'The day can have at most 12 parts.' })
  const inAll = 'The day can have at most 40 parts, those not taking place included.'
  for (const more of [[anEvent({ isCancelled: true })], [anEvent(), anEvent({ isCancelled: true })]])
    expect((await save([...events.slice(more.length), ...off, ...more])).body).toMatchObject({
      code: 'BAD_INPUT',
      field: 'events',
      msg: inAll,
    })
  const chosen = anEvent({ uuid: host.memorial.uuid, audience: 'CHOSEN' })
  expect((await save([chosen])).body).toMatchObject({ code: 'BAD_INPUT', field: 'events.0.audience' })
})
