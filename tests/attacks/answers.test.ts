import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { dayIn } from '../support/day-in.ts'
import { aPaidHost, aUser } from '../support/factories.ts'

// An attacker types another person's name and address, which the public page lets anyone do (docs/decisions/0022).

type Host = Awaited<ReturnType<typeof aPaidHost>>

const joan = { name: 'Joan Petrie', email: 'joan@example.com', status: 'ATTENDING', guests: 2 }

const answer = (app: TestApp, { memorial }: Host, json: object, sent: { token?: string } = {}) =>
  app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, { json, ...sent })

const read = async (app: TestApp, { token, memorial }: Host) =>
  (await app.api('GET', `/memorial/get/${memorial.uuid}`, { token })).body.memorial

const contact = (email: string) => ({ uuid: null, email, phone: null, firstName: 'Ruth', surname: 'Adeyemi' })

const linkOf = async (app: TestApp, { memorial }: Host) => {
  const query = app.db.selectFrom('contacts').select('inviteToken').where('memorialUuid', '=', memorial.uuid)
  return (await query.executeTakeFirstOrThrow()).inviteToken
}

test('an answer by an account stays; a stranger’s answer under the same address is kept separately and marked', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const user = await aUser(app)
  await answer(app, host, { status: 'ATTENDING', guests: 2, message: 'We bring roses.' }, user)
  const [own] = (await read(app, host)).rsvps
  for (const message of ['I am not coming.', 'Never.'])
    await answer(app, host, { ...joan, name: own.name, email: user.email, status: 'NOT_ATTENDING', message })
  const memorial = await read(app, host)
  expect(memorial.rsvps).toHaveLength(2)
  expect(memorial.rsvps).toContainEqual(own)
  expect(own).toMatchObject({ message: 'We bring roses.', guests: 2, besideProven: false })
  expect(memorial.rsvps).toContainEqual(
    expect.objectContaining({
      status: 'NOT_ATTENDING',
      message: 'Never.\n\nI am not coming.',
      besideProven: true,
    }),
  )
  const { body } = await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })
  expect(body.rsvps).toEqual(memorial.rsvps)
})

test('an answer by a personal link stays, whether a stranger types the contact’s address or the one typed in the answer', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [contact('ruth@example.com')] })
  const inviteToken = await linkOf(app, host)
  await answer(app, host, {
    name: 'Ruth',
    email: 'ruth@work.example',
    status: 'ATTENDING',
    message: 'Yes.',
    inviteToken,
  })
  const [own] = (await read(app, host)).rsvps
  for (const email of ['ruth@example.com', 'Ruth@Work.example'])
    await answer(app, host, { ...joan, name: 'Ruth', email, status: 'NOT_ATTENDING' })
  const memorial = await read(app, host)
  expect(memorial.rsvps).toContainEqual(own)
  expect(memorial.contacts).toMatchObject([{ rsvp: 'ATTENDING' }])
})

test('typing another person’s address after a personal link neither shows nor changes that person’s answer', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [contact('ruth@example.com')] })
  await answer(app, host, { ...joan, message: 'We bring roses.' })
  const [hers] = (await read(app, host)).rsvps
  const { raw } = await answer(app, host, {
    email: joan.email,
    status: 'UNSURE',
    inviteToken: await linkOf(app, host),
  })
  expect(raw.toString()).not.toContain('Joan Petrie')
  expect((await read(app, host)).rsvps).toHaveLength(2)
  expect((await read(app, host)).rsvps).toContainEqual(
    expect.objectContaining({ id: hers.id, name: 'Joan Petrie' }),
  )
})

test('a couple with one address answers twice, and both answers are kept', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  await answer(app, host, { ...joan, message: 'We bring roses.' })
  await answer(app, host, { ...joan, name: 'Bob Petrie', guests: 0, message: '' })
  const { rsvps } = await read(app, host)
  expect(rsvps.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Bob Petrie', 'Joan Petrie'])
  expect(rsvps).toContainEqual(expect.objectContaining({ name: 'Joan Petrie', message: 'We bring roses.' }))
})

test('the same form corrects its own answer, even with another name and address', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const first = await answer(app, host, { ...joan, email: 'joan@example.con', message: 'Roses.' })
  const { rsvp, receipt } = first.body
  await answer(app, host, { ...joan, name: 'Joan P.', message: '', replaces: receipt })
  expect((await read(app, host)).rsvps).toMatchObject([
    { id: rsvp.id, name: 'Joan P.', email: 'joan@example.com', message: '' },
  ])
})

test('the id of an answer, which hosts read, changes nothing', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  await answer(app, host, { ...joan, message: 'We bring roses.' })
  const { body } = await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })
  const [own] = body.rsvps
  const mallory = { name: 'Mallory', email: 'mallory@example.com', status: 'NOT_ATTENDING' }
  expect((await answer(app, host, { ...mallory, replaces: own.id })).status).toBe(200)
  const after = await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })
  expect(after.body.rsvps).toContainEqual(own)
  expect(after.body.rsvps).toHaveLength(2)
})

test('a receipt is not shown to hosts, cannot be forged, and ends once somebody else changed the answer', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const first = (await answer(app, host, { ...joan, message: 'We bring roses.' })).body
  const { raw } = await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })
  const [uuid, sealedAt, seal] = first.receipt.split('.')
  expect(raw.toString()).toContain(uuid)
  expect(raw.toString()).not.toContain(seal)
  app.clock.advance({ minutes: 1 })
  const second = (await answer(app, host, { ...joan, message: 'We bring lilies.' })).body
  app.clock.advance({ minutes: 1 })
  const madeUp = [`${uuid}.${sealedAt}.${'A'.repeat(seal.length)}`, second.receipt.replace(/\.\d+\./, '.1.')]
  for (const replaces of [first.receipt, ...madeUp])
    await answer(app, host, { ...joan, message: '', replaces, name: 'Mallory', email: 'm@example.com' })
  expect((await read(app, host)).rsvps).toContainEqual(
    expect.objectContaining({ id: uuid, name: joan.name, message: 'We bring lilies.\n\nWe bring roses.' }),
  )
})

test('words that were replaced and then sent again are kept and shown once', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  for (const message of ['Private words.', 'Others.', 'Private words.', 'Others.'])
    await answer(app, host, { ...joan, message })
  expect((await read(app, host)).rsvps).toMatchObject([{ message: 'Others.\n\nPrivate words.' }])
  await answer(app, host, { ...joan, message: '' })
  expect((await read(app, host)).rsvps).toMatchObject([{ message: 'Private words.\n\nOthers.' }])
})

test('naming a proven answer, or one of another memorial, does not replace it', async () => {
  const app = await startApp()
  const [host, other] = [await aPaidHost(app), await aPaidHost(app)]
  const user = await aUser(app)
  const proven = (await answer(app, host, { status: 'ATTENDING' }, user)).body
  const elsewhere = (await answer(app, other, joan)).body
  for (const replaces of [proven.receipt, elsewhere.receipt, proven.rsvp.id, crypto.randomUUID(), 'x'])
    expect((await answer(app, host, { ...joan, status: 'UNSURE', replaces })).status).toBe(200)
  const statuses = async (one: Host) =>
    (await read(app, one)).rsvps.map(({ status }: { status: string }) => status).toSorted()
  expect(await statuses(host)).toEqual(['ATTENDING', 'UNSURE'])
  expect(await statuses(other)).toEqual(['ATTENDING'])
})

test('many answers under one stranger’s address cause a single reminder mail', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { memorialDate: dayIn(app, 30) })
  for (let n = 0; n < 4; n += 1) await answer(app, host, { ...joan, name: `Joan ${n}` })
  app.clock.advance({ days: 28 })
  await app.run('rsvp.reminders', {})
  const reminders = (await app.outbox()).filter(({ text }) =>
    text.includes('It is the only reminder of this day.'),
  )
  expect(reminders).toHaveLength(1)
})
