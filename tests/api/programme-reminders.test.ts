import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { dayIn } from '../support/day-in.ts'
import { aPaidHost } from '../support/factories.ts'
import { anEvent, programmeOf } from '../support/programme.ts'

// Reminders of a programme: by the days of what somebody said yes to, one mail for each day.

async function aMemorial() {
  const app = await startApp()
  const host = await aPaidHost(app, { memorialDate: dayIn(app, 10) })
  const programme = programmeOf(app, host)
  const answer = (email: string, given: Record<string, string>) =>
    programme.answer({
      name: email.split('@')[0],
      email,
      status: 'NOT_ATTENDING',
      events: Object.entries(given).map(([eventUuid, status]) => ({ eventUuid, status, guests: 0 })),
    })
  return { app, host, first: host.memorial.uuid, ...programme, answer }
}

/** Runs the job, and returns the reminders that this run sent. */
async function remind(app: TestApp) {
  const before = (await app.outbox()).length
  await app.run('rsvp.reminders', {})
  await app.drained()
  const mails = await app.outbox()
  return mails.filter(({ text }) => text.includes('the only reminder')).slice(0, mails.length - before)
}

const to = (mails: { to: string }[]) => mails.map((mail) => mail.to.split('@')[0]).toSorted()

test('each reminder is before the day of what its reader said yes to, and lists that day alone', async () => {
  const { app, first, save, answer } = await aMemorial()
  const service = anEvent({
    uuid: first,
    kind: 'SERVICE',
    date: dayIn(app, 10),
    begins: '11:00',
    streamUrl: 'https://youtu.be/abc',
  })
  const gathering = anEvent({ kind: 'GATHERING', date: dayIn(app, 10), begins: '17:00', ends: null })
  const ashes = anEvent({
    title: 'Ashes',
    date: dayIn(app, 12),
    begins: '09:00',
    ends: null,
    place: 'The beach',
  })
  await save([service, gathering, ashes])
  await answer('all@example.com', {
    [first]: 'ATTENDING',
    [gathering.uuid]: 'ATTENDING',
    [ashes.uuid]: 'ATTENDING',
  })
  await answer('ashes@example.com', { [first]: 'NOT_ATTENDING', [ashes.uuid]: 'UNSURE' })
  await answer('watcher@example.com', { [first]: 'WATCHING' })
  await answer('nobody@example.com', { [first]: 'NOT_ATTENDING', [ashes.uuid]: 'NOT_ATTENDING' })
  await app.drained()

  app.clock.advance({ days: 7 })
  expect(await remind(app)).toEqual([])
  app.clock.advance({ days: 1 })
  const mails = await remind(app)
  expect(to(mails)).toEqual(['all', 'watcher'])
  const forAll = mails.find((mail) => mail.to === 'all@example.com')?.text ?? ''
  expect(forAll).toContain('You said that you are coming.')
  expect(forAll).toMatch(/The service, .*11:00 am/)
  expect(forAll).toMatch(/The gathering, .*5:00 pm/)
  expect(forAll).not.toContain('Ashes')
  expect(mails.find((mail) => mail.to === 'watcher@example.com')?.text).toContain('you will watch it online')

  app.clock.advance({ days: 1 })
  expect(await remind(app)).toEqual([])
  app.clock.advance({ days: 1 })
  const later = await remind(app)
  expect(to(later)).toEqual(['all', 'ashes'])
  expect(later[0]?.text).toMatch(/Ashes, .*9:00 am.*The beach/)
  expect(later[0]?.text).not.toContain('The gathering')
  app.clock.advance({ days: 1 })
  expect(await remind(app)).toEqual([])
})

test('nothing reminds of a part that was called off; who meant to come to it is told with another part of its day', async () => {
  const { app, first, save, answer } = await aMemorial()
  const date = dayIn(app, 10)
  const service = anEvent({ uuid: first, kind: 'SERVICE', date, begins: '11:00' })
  const walk = anEvent({ title: 'Walk', date, begins: '15:00', ends: null })
  await save([service, walk])
  await answer('both@example.com', { [first]: 'ATTENDING', [walk.uuid]: 'ATTENDING' })
  await answer('walker@example.com', { [first]: 'NOT_ATTENDING', [walk.uuid]: 'ATTENDING' })
  await answer('service@example.com', { [first]: 'ATTENDING', [walk.uuid]: 'NOT_ATTENDING' })
  await save([service, { ...walk, isCancelled: true }])
  app.clock.advance({ days: 8 })
  const mails = await remind(app)
  expect(to(mails)).toEqual(['both', 'service'])
  expect(mails.find((mail) => mail.to === 'both@example.com')?.text).toContain('This is not taking place.')
  expect(mails.find((mail) => mail.to === 'service@example.com')?.text).not.toContain('Walk')
})

test('the first part called off leaves the others their reminder', async () => {
  const { app, first, save, answer } = await aMemorial()
  const date = dayIn(app, 10)
  const wake = anEvent({ title: 'Wake', date })
  await save([anEvent({ uuid: first, date, place: 'St Mary’s', isCancelled: true }), wake])
  await answer('wake@example.com', { [wake.uuid]: 'ATTENDING' })
  app.clock.advance({ days: 8 })
  const [mail] = await remind(app)
  expect(mail?.text).toContain('Wake, ')
  expect(mail?.text).not.toContain('St Mary’s')
  expect(mail?.text).not.toContain('The day is attached')
})

test('two days before counts in the zone of the part, whose time the mail says', async () => {
  const { app, first, save, answer } = await aMemorial()
  // In the morning in Sydney, where it is the next day already, it is late in the morning in Honolulu.
  const until = (at: string) =>
    app.clock.advance({ seconds: (Date.parse(at) - app.clock.now().getTime()) / 1000 })
  const date = '2027-01-09'
  await save([
    anEvent({ uuid: first, date, begins: '14:00', ends: null, zone: 'Pacific/Honolulu', place: 'The bay' }),
  ])
  await answer('there@example.com', { [first]: 'ATTENDING' })
  until('2027-01-06T21:13:00Z')
  expect(await remind(app)).toEqual([])
  until('2027-01-07T21:13:00Z')
  const [mail] = await remind(app)
  expect(mail?.subject).toContain('January 9, 2027')
  expect(mail?.text).toContain('January 9, 2027, 2:00 PM Hawaii-Aleutian')
})

test('a day that is moved and moved back is a new reason to remind', async () => {
  const { app, first, save, answer } = await aMemorial()
  const on = (days: number) => save([anEvent({ uuid: first, date: dayIn(app, days), begins: '11:00' })])
  await on(10)
  await answer('joan@example.com', { [first]: 'ATTENDING' })
  app.clock.advance({ days: 8 })
  expect(to(await remind(app))).toEqual(['joan'])
  expect(await remind(app)).toEqual([])
  await on(1)
  expect(to(await remind(app))).toEqual(['joan'])
  await on(2)
  app.clock.advance({ hours: 1 })
  expect(to(await remind(app))).toEqual(['joan'])
})
