import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aDay, joan, to, words } from '../support/changed-day.ts'
import { dayIn } from '../support/day-in.ts'
import { aPaidHost } from '../support/factories.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

// What people were never told of: an event that was added after they answered, and a day that was open until now.

const mailsTo = async (app: TestApp, address: string) =>
  (await app.outbox()).filter((mail) => mail.to === address)

const burialOn = (app: TestApp, fields: object = {}) =>
  anEvent({ kind: 'BURIAL', date: dayIn(app, 5), begins: '15:30', ends: null, place: 'Row 4', ...fields })

test('an event that is added is told to whoever comes to another one of the day, as new', async () => {
  const { app, service, wake, save, answer, look, tell, contacts } = await aDay()
  await answer({ ...joan, events: [to(wake.uuid)] })
  await answer({ ...joan, name: 'Away', email: 'away@example.com', status: 'NOT_ATTENDING' })
  const [rose = ''] = await contacts({ email: 'rose@example.com' })
  const burial = burialOn(app)
  const chosen = burialOn(app, { title: 'Vigil', audience: 'CHOSEN', contactUuids: [rose] })
  await save([service, wake, burial, chosen])
  const { change } = await look()
  expect(change.events).toMatchObject([
    { uuid: burial.uuid, what: ['NEW'], before: { date: null, place: null }, after: { begins: '15:30' } },
    { uuid: chosen.uuid, what: ['NEW'], isForChosen: true },
  ])
  expect(change.events[0].before).not.toHaveProperty('isNew')
  expect(change.people).toMatchObject([{ name: 'Joan', eventUuids: [burial.uuid] }])
  await tell({ revision: change.revision, ...words })
  const [mail] = await mailsTo(app, 'joan@example.com')
  expect(mail?.subject).toMatch(/^Something new for /)
  for (const text of ['New: The burial', '3:30 pm', 'Row 4', 'There is something new on the day.'])
    expect(mail?.text).toContain(text)
  for (const text of ['Before:', 'not settled', 'Vigil', 'has changed'])
    expect(mail?.text).not.toContain(text)
  // They know of it now: moved, it is a change, although nobody has answered for it.
  await save([service, wake, { ...burial, begins: '16:00' }, chosen])
  expect((await look()).change).toMatchObject({
    events: [{ what: ['WHEN'], before: { begins: '15:30' }, after: { begins: '16:00' } }],
    people: [{ name: 'Joan' }],
  })
})

test('one that is taken out again, or that nobody was there to be told of, is none', async () => {
  const { app, service, wake, save, answer, look } = await aDay()
  await save([service, wake, burialOn(app)])
  expect((await look()).change).toBeNull()
  await answer(joan)
  const gathering = burialOn(app)
  await save([service, wake, gathering])
  expect((await look()).change.events).toMatchObject([{ what: ['NEW'] }])
  await save([service, wake])
  expect((await look()).change).toBeNull()
})

test('a burial that moves with the service is listed, also where people answered for the service alone', async () => {
  const { app, service, wake, save, answer, look } = await aDay()
  await answer(joan)
  const date = dayIn(app, 6)
  await save([
    { ...service, date },
    { ...wake, date },
  ])
  expect((await look()).change.events).toMatchObject([
    { uuid: service.uuid, what: ['WHEN'] },
    { uuid: wake.uuid, what: ['WHEN'] },
  ])
})

test('a day that was open until now is said to be set; the mail that goes by itself is then not sent', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const { uuid } = host.memorial
  const { answer } = programmeOf(app, host)
  await answer(joan)
  await answer({ ...joan, name: 'Tom', email: 'tom@example.com', status: 'NOT_ATTENDING' })
  const json = { uuid, memorialDate: dayIn(app, 5), address: 'St Mary’s' }
  await app.api('POST', '/memorial/edit', { token: host.token, json })
  const path = `/memorial/programme-change/${uuid}`
  const { body } = await app.api('GET', path, { token: host.token })
  expect(body.change.events).toMatchObject([{ what: ['WHEN', 'WHERE'], before: { date: null } }])
  const tell = { revision: body.change.revision, message: null }
  await app.api('POST', `/memorial/programme-change/tell/${uuid}`, { token: host.token, json: tell })
  const [mail] = await mailsTo(app, 'joan@example.com')
  expect(mail?.subject).toMatch(/^The day of .* is set$/)
  for (const text of ['The day is set.', 'St Mary’s', 'and its day is set'])
    expect(mail?.text).toContain(text)
  for (const text of ['Before:', 'not settled', 'changed']) expect(mail?.text).not.toContain(text)
  const before = (await mailsTo(app, 'joan@example.com')).length
  await app.run('rsvp.reminders', {})
  expect(await mailsTo(app, 'joan@example.com')).toHaveLength(before)
})

test('whom no host told gets the mail that the day is set by itself', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const { uuid } = host.memorial
  await programmeOf(app, host).answer(joan)
  const json = { uuid, memorialDate: dayIn(app, 5) }
  await app.api('POST', '/memorial/edit', { token: host.token, json })
  await app.run('rsvp.reminders', {})
  const [mail] = await mailsTo(app, 'joan@example.com')
  expect(mail?.text).toContain('The day is set.')
})
