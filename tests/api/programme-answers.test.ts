import { expect, test } from 'vitest'
import { aDay, joan, person, to } from '../support/answered-day.ts'
import { aUser } from '../support/factories.ts'
import { anEvent } from '../support/programme.ts'

/** The first event of a memorial, with a livestream. */
const streamed = (uuid: string) => anEvent({ uuid, kind: 'SERVICE', streamUrl: 'https://youtu.be/abc' })

test('an answer names events, what somebody eats and needs; hosts see all of it', async () => {
  const gathering = anEvent({ asksFood: true })
  const { app, host, answer, answers, csv, read } = await aDay(() => [gathering])
  const sent = {
    ...joan,
    guests: 1,
    events: [to(gathering.uuid, 'ATTENDING', 2)],
    food: 'No nuts',
    accessNeeds: 'A ramp',
  }
  const { status, body } = await answer(sent)
  expect(status).toBe(200)
  expect(body.refused).toEqual([])
  expect(body.answers).toEqual([
    { eventUuid: host.memorial.uuid, status: 'ATTENDING', guests: 1 },
    { eventUuid: gathering.uuid, status: 'ATTENDING', guests: 2 },
  ])
  const listed = (await answers(gathering.uuid)).body
  expect(listed.answers).toMatchObject([
    { name: 'Joan Petrie', status: 'ATTENDING', guests: 2, food: 'No nuts', accessNeeds: 'A ramp' },
  ])
  expect(listed.counts).toMatchObject({ attending: 1, guests: 2 })
  expect((await answers(host.memorial.uuid)).body.answers).toMatchObject([{ guests: 1 }])
  expect((await answers(gathering.uuid, '?door=yes')).body.answers).toHaveLength(1)
  expect((await answers(gathering.uuid, '?only=ATTENDING')).body.answers).toHaveLength(1)
  expect((await csv(gathering.uuid)).body.csv).toContain('No nuts')
  const all = await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })
  expect(all.body.rsvps).toMatchObject([
    { food: 'No nuts', accessNeeds: 'A ramp', watches: false, answers: [to(gathering.uuid, 'ATTENDING', 2)] },
  ])
  // Sent again without events, as pages of before do: those answers stay.
  await answer({ ...joan, status: 'NOT_ATTENDING', replaces: body.receipt })
  expect((await read()).body.events.map((event: { counts: object }) => event.counts)).toMatchObject([
    { attending: 0, notAttending: 1 },
    { attending: 1, guests: 2 },
  ])
  expect((await answers(gathering.uuid)).body.answers).toMatchObject([{ food: 'No nuts' }])
  // Whoever comes to one of several events comes.
  const { body: thanks } = await app.api('GET', `/memorial/thanks/${host.memorial.uuid}`, {
    token: host.token,
  })
  expect(thanks.lines).toMatchObject([{ kind: 'ANSWER', status: 'ATTENDING' }])
})

test('who watches the first event does not attend it', async () => {
  const { app, host, answer, read, save } = await aDay(() => [])
  await save([streamed(host.memorial.uuid)])
  const { body } = await answer({ ...joan, watches: true, guests: 3 })
  expect(body.rsvp).toMatchObject({ status: 'NOT_ATTENDING', guests: 0 })
  expect(body.answers).toMatchObject([{ status: 'WATCHING' }])
  expect((await read()).body.events[0].counts).toMatchObject({ watching: 1, notAttending: 0 })
  const all = await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })
  expect(all.body.rsvps).toMatchObject([{ status: 'NOT_ATTENDING', watches: true }])
})

test('nobody watches an event without a livestream: the answer is refused, and the rest is kept', async () => {
  const [gathering, online] = [anEvent(), anEvent({ kind: 'ONLINE' })]
  const { host, answer, save } = await aDay(() => [gathering, online])
  const { uuid } = host.memorial
  const alone = await answer({ ...joan, watches: true })
  expect(alone).toMatchObject({ status: 409, body: { code: 'EVENT_NOT_STREAMED' } })
  const events = [to(gathering.uuid, 'WATCHING'), to(online.uuid, 'WATCHING')]
  const { body } = await answer({ ...joan, events })
  expect(body.refused).toEqual([{ eventUuid: gathering.uuid, reason: 'NOT_STREAMED' }])
  expect(body.answers).toEqual([
    { eventUuid: uuid, status: 'ATTENDING', guests: 0 },
    { eventUuid: online.uuid, status: 'WATCHING', guests: 0 },
  ])
  // Who said that they watch it keeps that when the link goes.
  await save([streamed(uuid), gathering, online])
  const watching = { ...person(1), watches: true, events: [] }
  const { receipt } = (await answer(watching)).body
  await save([{ ...streamed(uuid), streamUrl: null }, gathering, online])
  expect((await answer({ ...watching, replaces: receipt })).body.refused).toEqual([])
})

test('hosts see counts by part with the memorial, and a table with a column for each; a plain day has neither', async () => {
  const burial = anEvent({ kind: 'BURIAL', begins: '13:00', ends: null })
  const gathering = anEvent()
  const { app, host, answer, save } = await aDay(() => [])
  const { uuid } = host.memorial
  const seen = async () =>
    (await app.api('GET', `/memorial/get/${uuid}`, { token: host.token })).body.memorial.programme
  const table = async () =>
    (await app.api('GET', `/memorial/rsvps/csv/${uuid}`, { token: host.token })).body.csv.split('\r\n')
  expect(await seen()).toEqual([])
  expect((await table())[0]).toBe('\ufeffName,Email,Phone,Answer,Guests,Message,Date')
  await save([{ ...streamed(uuid), begins: '11:00', ends: null }, burial, gathering])
  await answer({ ...joan, watches: true, events: [to(gathering.uuid, 'ATTENDING', 5)], food: 'No nuts' })
  await answer({ ...person(1), guests: 1, events: [to(burial.uuid, 'UNSURE'), to(gathering.uuid)] })
  expect(await seen()).toMatchObject([
    { uuid, kind: 'SERVICE', begins: '11:00', counts: { attending: 1, guests: 1, watching: 1 } },
    { uuid: burial.uuid, counts: { attending: 0, unsure: 1 } },
    { uuid: gathering.uuid, counts: { attending: 2, guests: 5 } },
  ])
  const [header, ...rows] = await table()
  expect(header).toBe(
    '\ufeffName,Email,Phone,The service,The service (Guests),The burial,The burial (Guests),The gathering,The gathering (Guests),What they cannot eat,What they need to get in,Message,Date',
  )
  expect(rows).toContainEqual(expect.stringMatching(/^Guest 1,.*,Attending,1,Not Sure,0,Attending,0,/))
  expect(rows).toContainEqual(
    expect.stringMatching(/^Joan Petrie,.*,Watching from afar,0,,,Attending,5,No nuts,/),
  )
})

test('the mail about an answer calls nobody absent who watches, or comes to another part', async () => {
  const gathering = anEvent({ title: 'Tea' })
  const { app, host, answer, save } = await aDay(() => [])
  await save([streamed(host.memorial.uuid), gathering])
  const mailOf = async (sent: { email: string; [field: string]: unknown }) => {
    await answer(sent)
    return (await app.outbox()).find((mail) => mail.to.includes(sent.email))?.text ?? ''
  }
  const comes = await mailOf({
    ...joan,
    status: 'NOT_ATTENDING',
    events: [to(gathering.uuid, 'ATTENDING', 5)],
  })
  expect(comes).toContain('Your answer: Coming.')
  expect(comes).toMatch(/Tea[\s\S]*Coming\. You bring 5 guests\./)
  const watches = await mailOf({ ...person(1), watches: true, events: [to(gathering.uuid, 'NOT_ATTENDING')] })
  expect(watches).toContain('Your answer: Watching online.')
  const stays = await mailOf({
    ...person(2),
    status: 'NOT_ATTENDING',
    events: [to(gathering.uuid, 'NOT_ATTENDING')],
  })
  expect(stays).toContain('Your answer: Not coming.')
})

test('a cancelled, finished or removed event refuses its answer, and the rest is kept', async () => {
  const [lunch, wake, walk] = [
    anEvent({ title: 'Lunch', isCancelled: true }),
    anEvent({ title: 'Wake', date: '2020-10-20' }),
    anEvent({ title: 'Walk' }),
  ]
  const { answer, host, save } = await aDay(() => [lunch, wake, walk])
  await save([lunch, wake])
  const { status, body } = await answer({
    ...joan,
    events: [to(lunch.uuid), to(wake.uuid), to(walk.uuid)],
  })
  expect(status).toBe(200)
  expect(body.refused).toEqual([
    { eventUuid: lunch.uuid, reason: 'CANCELLED' },
    { eventUuid: wake.uuid, reason: 'OVER' },
    { eventUuid: walk.uuid, reason: 'GONE' },
  ])
  expect(body.answers).toMatchObject([{ eventUuid: host.memorial.uuid, status: 'ATTENDING' }])
})

test('a first event that is cancelled or over refuses a call that names no events', async () => {
  const { answer, save, host } = await aDay(() => [])
  const first = anEvent({ uuid: host.memorial.uuid, isCancelled: true })
  await save([first])
  expect((await answer(joan)).body).toMatchObject({ success: false, code: 'EVENT_CANCELLED' })
  await save([{ ...first, isCancelled: false, date: '2020-10-28' }])
  expect((await answer(joan)).body).toMatchObject({ success: false, code: 'EVENT_OVER' })
})

test('an event removed while somebody answers leaves the rest of the answer', async () => {
  const gathering = anEvent()
  const { answer, save } = await aDay(() => [gathering])
  const all = await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => answer({ ...person(n), events: [to(gathering.uuid)] })),
    save([]),
    ...Array.from({ length: 6 }, (_, n) => answer({ ...person(n + 6), events: [to(gathering.uuid)] })),
  ])
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
})

test('an event for chosen people is in no public call, except for them', async () => {
  const { app, host, save, answer, page, mine } = await aDay(() => [])
  const user = await aUser(app)
  const added = await app.api('POST', `/memorial/contacts/add/${host.memorial.uuid}`, {
    token: host.token,
    json: {
      contacts: [{ email: 'rose@example.com' }, { email: user.email }, { email: 'other@example.com' }],
    },
  })
  const [rose, account, other] = added.body.contacts
  const burial = anEvent({
    kind: 'BURIAL',
    title: 'Family only',
    audience: 'CHOSEN',
    contactUuids: [rose.uuid, account.uuid, host.memorial.uuid],
  })
  const saved = await save([burial])
  expect(saved.body.events[1].contactUuids.toSorted()).toEqual([rose.uuid, account.uuid].toSorted())
  const linkOf = async (uuid: string) =>
    (
      await app.db
        .selectFrom('contacts')
        .select('inviteToken')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow()
    ).inviteToken
  const [link, othersLink] = [await linkOf(rose.uuid), await linkOf(other.uuid)]

  expect((await page()).programme).toEqual([])
  const view = await app.api('GET', `/public/memorial/${host.memorial.shareSlug}`, { token: user.token })
  expect(JSON.stringify(view.body)).not.toContain('Family only')
  expect((await mine(`?inviteToken=${link}`)).programme).toMatchObject([{ title: 'Family only' }])
  expect((await mine('', user.token)).programme).toHaveLength(1)
  expect((await mine(`?inviteToken=${othersLink}`)).programme).toEqual([])
  expect((await mine('', host.token)).programme).toEqual([])
  expect((await mine()).programme).toEqual([])

  const events = [to(burial.uuid)]
  // An address that is only typed proves nothing.
  const typed = await answer({ ...joan, email: 'rose@example.com', events })
  expect(typed.body).toMatchObject({ refused: [{ reason: 'GONE' }] })
  expect((await answer({ ...joan, inviteToken: othersLink, events })).body.refused).toHaveLength(1)
  const told = await answer({ status: 'ATTENDING', inviteToken: link, events, food: 'Vegan' })
  expect(told.body).toMatchObject({ refused: [], answers: [{}, { eventUuid: burial.uuid }] })
  expect(await mine(`?inviteToken=${link}`)).toMatchObject({
    food: 'Vegan',
    answers: [{ eventUuid: host.memorial.uuid }, { eventUuid: burial.uuid, status: 'ATTENDING' }],
  })
})

test('who is no longer chosen, or answered an event that is closed by now, can give their place back', async () => {
  const { app, host, save, answer, read } = await aDay(() => [])
  const added = await app.api('POST', `/memorial/contacts/add/${host.memorial.uuid}`, {
    token: host.token,
    json: { contacts: [{ email: 'rose@example.com' }, { email: 'other@example.com' }] },
  })
  const [rose, other] = added.body.contacts
  const { inviteToken } = await app.db
    .selectFrom('contacts')
    .select('inviteToken')
    .where('uuid', '=', rose.uuid)
    .executeTakeFirstOrThrow()
  const chosen = { audience: 'CHOSEN', contactUuids: [rose.uuid] }
  const [burial, lunch] = [anEvent(chosen), anEvent({ title: 'Lunch' })]
  await save([burial, lunch])
  const say = (status: string, ...uuids: string[]) =>
    answer({ status: 'ATTENDING', inviteToken, events: uuids.map((uuid) => to(uuid, status)) })
  expect((await say('ATTENDING', burial.uuid, lunch.uuid)).body.refused).toEqual([])
  await save([
    { ...burial, contactUuids: [other.uuid] },
    { ...lunch, isCancelled: true },
  ])
  expect((await say('UNSURE', burial.uuid)).body.refused).toEqual([
    { eventUuid: burial.uuid, reason: 'GONE' },
  ])
  const given = await say('NOT_ATTENDING', burial.uuid, lunch.uuid)
  expect(given.body.refused).toEqual([])
  const { events } = (await read()).body
  for (const { uuid } of [burial, lunch])
    expect(events.find((event: { uuid: string }) => event.uuid === uuid).counts).toMatchObject({
      attending: 0,
      notAttending: 1,
    })
  // Who never answered it learns nothing of it.
  const stranger = { ...joan, events: [to(burial.uuid, 'NOT_ATTENDING')] }
  expect((await answer(stranger)).body.refused).toEqual([{ eventUuid: burial.uuid, reason: 'GONE' }])
})

test('a removed answer comes back with its answers to events, as far as these are there', async () => {
  const [lunch, walk] = [anEvent({ title: 'Lunch' }), anEvent({ title: 'Walk' })]
  const { app, host, answer, answers, save } = await aDay(() => [lunch, walk])
  const { body } = await answer({ ...joan, events: [to(lunch.uuid), to(walk.uuid)], food: 'Vegan' })
  const act = (what: string) =>
    app.api('POST', `/memorial/rsvp/${what}/${host.memorial.uuid}/${body.rsvp.id}`, { token: host.token })
  expect((await act('remove')).status).toBe(200)
  expect((await answers(lunch.uuid)).body.answers).toEqual([])
  await save([lunch])
  const { body: back } = await act('restore')
  expect(back.rsvp).toMatchObject({
    food: 'Vegan',
    answers: [{ eventUuid: lunch.uuid, status: 'ATTENDING' }],
  })
})

test('an event that does not exist has no answers', async () => {
  const { answers, csv } = await aDay(() => [])
  const none = anEvent().uuid
  for (const { body } of [await answers(none), await csv(none)])
    expect(body).toMatchObject({ success: false, code: 'EVENT_NOT_FOUND' })
})
