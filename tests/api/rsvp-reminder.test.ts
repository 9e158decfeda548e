import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { dayIn } from '../support/day-in.ts'
import { aPaidHost } from '../support/factories.ts'

/** A memorial in five days, and three people who have answered. */
async function anEvening(app: TestApp) {
  const host = await aPaidHost(app, { memorialDate: dayIn(app, 5), address: 'St Brigid’s Hall' })
  const { uuid, shareSlug } = host.memorial
  const answer = (email: string, status: string) =>
    app.api('POST', `/public/memorial/${shareSlug}/rsvp`, {
      json: { name: 'Joan', email, status, guests: 1 },
    })
  await answer('comes@example.com', 'ATTENDING')
  await answer('unsure@example.com', 'UNSURE')
  await answer('away@example.com', 'NOT_ATTENDING')
  await app.drained()
  const asHost = (method: string, path: string, json: object) =>
    app.api(method, path, { token: host.token, json })
  return {
    answer,
    uuid,
    settle: (json: object) => asHost('POST', `/memorial/settings/${uuid}`, json),
    edit: (changes: object) => asHost('POST', '/memorial/edit', { uuid, ...changes }),
  }
}

async function reminded(app: TestApp) {
  await app.run('rsvp.reminders', {})
  const mails = (await app.outbox()).filter(({ text }) =>
    text.includes('It is the only reminder of this day.'),
  )
  return { mails, to: mails.map(({ to }) => to).sort() }
}

const BOTH = ['comes@example.com', 'unsure@example.com']

test('two days before, those who may come get one reminder, with the day as a calendar file', async () => {
  const app = await startApp()
  await anEvening(app)
  app.clock.advance({ days: 2 })
  expect((await reminded(app)).to).toEqual([])
  app.clock.advance({ days: 1 })
  const { mails, to } = await reminded(app)
  expect(to).toEqual(BOTH)
  const mail = mails.find((one) => one.to === 'comes@example.com')
  expect(mail?.text).toContain('You said that you are coming. You bring 1 guest.')
  expect(mail?.text).toContain('St Brigid’s Hall')
  expect(mail?.text).toContain('The day is attached, for your calendar.')
  app.clock.advance({ days: 1 })
  expect((await reminded(app)).to).toEqual(BOTH)
})

test('a day without the job is made up for; whoever answered since yesterday gets no reminder', async () => {
  const app = await startApp()
  const { answer } = await anEvening(app)
  app.clock.advance({ days: 3, hours: 12 })
  await answer('fresh@example.com', 'ATTENDING')
  app.clock.advance({ hours: 12 })
  expect((await reminded(app)).to).toEqual(BOTH)
})

test('an unsubscribed person gets no reminder, invited or not', async () => {
  const app = await startApp()
  await anEvening(app)
  const confirmation = (await app.outbox()).find(({ to }) => to === 'comes@example.com')
  const [, token] = /\/unsubscribe\/([\w-]+)/.exec(confirmation?.text ?? '') ?? []
  expect((await app.api('POST', `/public/unsubscribe/${token}`)).status).toBe(200)
  app.clock.advance({ days: 3 })
  expect((await reminded(app)).to).toEqual(['unsure@example.com'])
})

test('no reminder is sent while the page is private; if the day is moved, it is sent before the new day', async () => {
  const app = await startApp()
  const { settle, edit } = await anEvening(app)
  app.clock.advance({ days: 3 })
  await settle({ visibility: 'PRIVATE' })
  expect((await reminded(app)).to).toEqual([])
  await settle({ visibility: 'LINK' })
  await edit({ memorialDate: dayIn(app, 6) })
  expect((await reminded(app)).to).toEqual([])
  app.clock.advance({ days: 4 })
  expect((await reminded(app)).to).toEqual(BOTH)
})

test.each(['deletedAt', 'hiddenAt', 'archivedAt'] as const)(
  'no reminder is sent for a memorial that is closed, hidden or deleted: %s',
  async (off) => {
    const app = await startApp()
    const { uuid } = await anEvening(app)
    app.clock.advance({ days: 3 })
    await app.db
      .updateTable('memorials')
      .set({ [off]: app.clock.now() })
      .where('uuid', '=', uuid)
      .execute()
    expect((await reminded(app)).to).toEqual([])
  },
)
