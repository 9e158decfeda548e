import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { contributorFor } from '../support/contributing.ts'
import { dayIn } from '../support/day-in.ts'
import { give, startWithFund } from '../support/donations.ts'
import { aPaidHost, aUser, startWithPaidHost } from '../support/factories.ts'
import { sendForm, wordsOf } from '../support/forms.ts'
import { giveForm, wanted } from '../support/guest-gifts.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// An attacker answers rudely under another person's address, so that the hosts block that person
// (docs/decisions/0022).

type Host = Awaited<ReturnType<typeof aPaidHost>>

const JOAN = 'joan@example.com'
const rude = { name: 'Joan Petrie', email: JOAN, status: 'NOT_ATTENDING', message: 'Good riddance.' }
const UNPROVEN = { status: 403, body: { code: 'ADDRESS_UNPROVEN' } }
const BLOCKED = { status: 403, body: { code: 'BLOCKED' } }
const contacts = [{ uuid: null, email: JOAN, phone: null, firstName: 'Joan', surname: 'Petrie' }]

const answer = (app: TestApp, { memorial }: Host, json: object, token?: string) =>
  app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, { json, ...(token && { token }) })

const block = (app: TestApp, { memorial, token }: Host, id: string) =>
  app.api('POST', `/memorial/rsvp/block/${memorial.uuid}/${id}`, { token })

const contribute = (app: TestApp, { memorial }: Host, user: { token: string; uuid: string }) =>
  contributorFor(app, memorial, user).submit({ contributorMessage: 'She taught me to swim.' })

const inviteOf = async (app: TestApp, { memorial }: Host) => {
  const query = app.db.selectFrom('contacts').select('inviteToken').where('memorialUuid', '=', memorial.uuid)
  return (await query.executeTakeFirstOrThrow()).inviteToken
}

const blockedOf = async (app: TestApp, { memorial, token }: Host) =>
  (await app.api('GET', `/memorial/blocked/${memorial.uuid}`, { token })).body.blocked

/** A host has blocked the sender of an answer that a stranger sent under Joan's address. */
async function aFramedJoan(app: TestApp) {
  const host = await aPaidHost(app, { contacts })
  const { rsvp } = (await answer(app, host, rude)).body
  const listed = await app.api('GET', `/memorial/rsvps/${host.memorial.uuid}`, { token: host.token })
  expect(listed.body.rsvps).toMatchObject([{ proven: false, canBlock: true }])
  expect((await block(app, host, rsvp.id)).status).toBe(200)
  return host
}

test('typing the blocked address is refused, in any letter case; its owner is told how to prove it', async () => {
  const app = await startApp()
  const host = await aFramedJoan(app)
  for (const email of [JOAN, 'Joan@Example.com'])
    expect(await answer(app, host, { ...rude, email })).toMatchObject(UNPROVEN)
  expect((await answer(app, host, rude)).body.msg).toContain('log in')
  expect(await blockedOf(app, host)).toMatchObject([{ email: JOAN, proven: false }])
})

test('a guest whose address was typed by a stranger can still answer and add a memory with a confirmed account', async () => {
  const app = await startApp()
  const host = await aFramedJoan(app)
  const joan = await aUser(app, JOAN)
  expect((await answer(app, host, { status: 'ATTENDING' }, joan.token)).status).toBe(200)
  expect((await contribute(app, host, joan)).status).toBe(200)
})

test('a guest whose address was typed by a stranger can still answer by their personal link, and is reminded', async () => {
  const app = await startApp()
  const host = await aFramedJoan(app)
  const inviteToken = await inviteOf(app, host)
  expect((await answer(app, host, { status: 'ATTENDING', inviteToken })).status).toBe(200)
  expect((await answer(app, host, { ...rude, status: 'ATTENDING', inviteToken })).status).toBe(200)
  await app.db
    .updateTable('events')
    .set({ date: dayIn(app, 5) })
    .execute()
  app.clock.advance({ days: 4 })
  await app.run('rsvp.reminders', {})
  const reminders = (await app.outbox()).filter(({ text }) =>
    text.includes('It is the only reminder of this day.'),
  )
  expect(reminders.map(({ to }) => to)).toEqual([JOAN])
})

test('a guest whose address was typed by a stranger can still answer by the link in the mail about their answer', async () => {
  const { app, host } = await startWithPaidHost()
  const own = await answer(app, host, { ...rude, name: 'J. Petrie', status: 'ATTENDING', message: '' })
  await app.drained()
  const [mail] = await app.outbox()
  const answerToken = /rsvp\?a=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const { rsvp } = (await answer(app, host, rude)).body
  expect((await block(app, host, rsvp.id)).status).toBe(200)
  expect(await answer(app, host, rude)).toMatchObject(UNPROVEN)
  const changed = await answer(app, host, { status: 'UNSURE', answerToken })
  expect(changed).toMatchObject({ status: 200, body: { rsvp: { id: own.body.rsvp.id } } })
})

test('a gift by a plain form under the blocked address needs proof; a gift by its owner’s account is accepted', async () => {
  const { app, host, slug, fundId } = await startWithFund(visitorPages)
  const { rsvp } = (await answer(app, host, rude)).body
  expect((await block(app, host, rsvp.id)).status).toBe(200)
  const page = await sendForm(app, giveForm(slug), { ...wanted, email: JOAN })
  expect([page.status, wordsOf(page)]).toEqual([403, expect.stringContaining('Please log in')])
  const joan = await aUser(app, JOAN)
  expect((await give(app, joan, slug, { fundId })).status).toBe(200)
})

test('once a host blocks the person who proved the address, everything of theirs is refused', async () => {
  const app = await startApp()
  const host = await aFramedJoan(app)
  const inviteToken = await inviteOf(app, host)
  const { rsvp } = (await answer(app, host, { status: 'ATTENDING', inviteToken })).body
  expect((await block(app, host, rsvp.id)).status).toBe(200)
  expect(await blockedOf(app, host)).toMatchObject([{ email: JOAN, proven: true }])
  expect(await answer(app, host, { status: 'ATTENDING', inviteToken })).toMatchObject(BLOCKED)
  expect(await answer(app, host, rude)).toMatchObject(BLOCKED)
  const joan = await aUser(app, JOAN)
  expect(await answer(app, host, { status: 'ATTENDING' }, joan.token)).toMatchObject(BLOCKED)
  expect(await contribute(app, host, joan)).toMatchObject(BLOCKED)
})

test('an address that was typed after a personal link is not taken as proven once the contact is removed', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'kim@example.com' }] })
  const inviteToken = await inviteOf(app, host)
  const { rsvp } = (await answer(app, host, { ...rude, inviteToken })).body
  const contact = await app.db.selectFrom('contacts').select('uuid').executeTakeFirstOrThrow()
  const remove = `/memorial/contact/remove/${host.memorial.uuid}/${contact.uuid}`
  expect((await app.api('POST', remove, { token: host.token })).status).toBe(200)
  expect((await block(app, host, rsvp.id)).status).toBe(200)
  const joan = await aUser(app, JOAN)
  expect((await answer(app, host, { status: 'ATTENDING' }, joan.token)).status).toBe(200)
})
