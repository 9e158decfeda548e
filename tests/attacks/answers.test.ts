import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { dayIn } from '../support/day-in.ts'
import { aPaidHost, aUser, readMemorial, startWithPaidHost } from '../support/factories.ts'

// An attacker types another person's name and address, which the public page lets anyone do (docs/decisions/0022).

type Host = Awaited<ReturnType<typeof aPaidHost>>

const joan = { name: 'Joan Petrie', email: 'joan@example.com', status: 'ATTENDING', guests: 2 }

const answer = (app: TestApp, { memorial }: Host, json: object, sent: { token?: string } = {}) =>
  app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, { json, ...sent })

const contact = (email: string) => ({ uuid: null, email, phone: null, firstName: 'Ruth', surname: 'Adeyemi' })

const linkOf = async (app: TestApp, { memorial }: Host) => {
  const query = app.db.selectFrom('contacts').select('inviteToken').where('memorialUuid', '=', memorial.uuid)
  return (await query.executeTakeFirstOrThrow()).inviteToken
}

test('an answer by an account stays; a stranger’s answer under the same address is kept separately and marked', async () => {
  const { app, host } = await startWithPaidHost()
  const user = await aUser(app)
  await answer(app, host, { status: 'ATTENDING', guests: 2, message: 'We bring roses.' }, user)
  const [own] = (await readMemorial(app, host)).rsvps
  const typed = { ...joan, name: own.name, email: user.email, status: 'NOT_ATTENDING', message: 'Never.' }
  await answer(app, host, typed)
  const memorial = await readMemorial(app, host)
  expect(memorial.rsvps).toHaveLength(2)
  expect(memorial.rsvps).toContainEqual(own)
  expect(own).toMatchObject({ message: 'We bring roses.', guests: 2, besideProven: false })
  expect(memorial.rsvps).toContainEqual(
    expect.objectContaining({ status: 'NOT_ATTENDING', message: 'Never.', besideProven: true }),
  )
  const { body } = await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })
  expect(body.rsvps).toEqual(memorial.rsvps)
})

test('an answer by a personal link stays, whether a stranger types the contact’s address or the one typed in the answer', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [contact('ruth@example.com')] })
  const inviteToken = await linkOf(app, host)
  await answer(app, host, {
    name: 'Ruth',
    email: 'ruth@work.example',
    status: 'ATTENDING',
    message: 'Yes.',
    inviteToken,
  })
  const [own] = (await readMemorial(app, host)).rsvps
  for (const email of ['ruth@example.com', 'Ruth@Work.example'])
    await answer(app, host, { ...joan, name: 'Ruth', email, status: 'NOT_ATTENDING' })
  const memorial = await readMemorial(app, host)
  expect(memorial.rsvps).toContainEqual(own)
  expect(memorial.contacts).toMatchObject([{ rsvp: 'ATTENDING' }])
})

test('typing another person’s address after a personal link neither shows nor changes that person’s answer', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [contact('ruth@example.com')] })
  await answer(app, host, { ...joan, message: 'We bring roses.' })
  const [hers] = (await readMemorial(app, host)).rsvps
  const { raw } = await answer(app, host, {
    email: joan.email,
    status: 'UNSURE',
    inviteToken: await linkOf(app, host),
  })
  expect(raw.toString()).not.toContain('Joan Petrie')
  expect((await readMemorial(app, host)).rsvps).toHaveLength(2)
  expect((await readMemorial(app, host)).rsvps).toContainEqual(
    expect.objectContaining({ id: hers.id, name: 'Joan Petrie' }),
  )
})

test('the id of an answer, which hosts read, changes nothing', async () => {
  const { app, host } = await startWithPaidHost()
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
  const { app, host } = await startWithPaidHost()
  const first = (await answer(app, host, { ...joan, message: 'We bring roses.' })).body
  const { raw } = await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })
  const [uuid, sealedAt, seal] = first.receipt.split('.')
  expect(raw.toString()).toContain(uuid)
  expect(raw.toString()).not.toContain(seal)
  app.clock.advance({ minutes: 1 })
  const changed = { ...joan, message: 'We bring lilies.', replaces: first.receipt }
  const second = (await answer(app, host, changed)).body
  app.clock.advance({ minutes: 1 })
  const madeUp = [`${uuid}.${sealedAt}.${'A'.repeat(seal.length)}`, second.receipt.replace(/\.\d+\./, '.1.')]
  for (const replaces of [first.receipt, ...madeUp])
    await answer(app, host, { ...joan, message: '', replaces, name: 'Mallory', email: 'm@example.com' })
  expect((await readMemorial(app, host)).rsvps).toContainEqual(
    expect.objectContaining({ id: uuid, name: joan.name, message: 'We bring lilies.' }),
  )
})

test('naming an answer of somebody else, or the receipt of one of another memorial, does not replace it', async () => {
  const app = await startApp()
  const [host, other] = [await aPaidHost(app), await aPaidHost(app)]
  const proven = (await answer(app, host, { status: 'ATTENDING' }, await aUser(app))).body
  const elsewhere = (await answer(app, other, joan)).body
  const names = [elsewhere.receipt, proven.rsvp.id, crypto.randomUUID(), 'x']
  for (const replaces of names)
    expect((await answer(app, host, { ...joan, status: 'UNSURE', replaces })).status).toBe(200)
  // Nor does the receipt of one account for another.
  await answer(app, host, { status: 'UNSURE', replaces: proven.receipt }, await aUser(app))
  const statuses = async (one: Host) =>
    (await readMemorial(app, one)).rsvps.map(({ status }: { status: string }) => status).toSorted()
  expect(await statuses(host)).toEqual(['ATTENDING', ...names.map(() => 'UNSURE'), 'UNSURE'])
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
