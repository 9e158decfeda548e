import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, startWithHost, startWithPaidHost } from '../support/factories.ts'
import { inviteAll } from '../support/invitations.ts'

type Host = Awaited<ReturnType<typeof aHost>>

/** A contact as it is sent; with a uuid where it is known. */
type Sent = {
  uuid?: string
  email?: string | null
  phone?: string | null
  firstName?: string
  surname?: string
}

async function save(app: TestApp, host: Host, contacts: Sent[]) {
  const { status, body } = await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, contacts },
  })
  expect(status).toBe(200)
  return body.memorial.contacts
}

const addresses = (contacts: Sent[]) => contacts.map(({ email, phone }) => email ?? phone)

test('a new memorial keeps its email addresses and phone numbers in order, each once, and drops the rest', async () => {
  const app = await startApp()
  const { memorial } = await aHost(app, {
    contacts: [
      { uuid: null, email: ' joan@example.com ', phone: null, firstName: ' Joan ', surname: 'Petrie' },
      { email: null, phone: '0412 345 678' },
      { email: 'not an address', phone: '12' },
      { email: 'JOAN@example.com' },
      { email: '', phone: '' },
      { phone: '0412-345-678' },
      { email: '+61 2 9999 8888' },
      { email: 'ben@example.com', phone: '0499 111 222' },
    ],
  })
  expect(memorial.contacts).toMatchObject([
    { email: 'joan@example.com', phone: null, firstName: 'Joan', surname: 'Petrie' },
    { email: null, phone: '0412 345 678' },
    { email: null, phone: '+61 2 9999 8888' },
    { email: 'ben@example.com', phone: '0499 111 222' },
  ])
  expect(memorial.contacts[0]).toEqual({
    uuid: expect.any(String),
    id: memorial.contacts[0].uuid,
    email: 'joan@example.com',
    phone: null,
    firstName: 'Joan',
    surname: 'Petrie',
    inviteState: 'NONE',
    inviteError: null,
    dateInviteSent: null,
    dateTexted: null,
    inviteToken: null,
    unsubscribed: false,
    rsvp: null,
  })
})

test('saving a list replaces the contacts: missing ones are removed, the order is the one sent', async () => {
  const { app, host } = await startWithHost({
    contacts: [{ email: 'a@example.com' }, { email: 'b@example.com' }],
  })
  const [a, b] = host.memorial.contacts
  const saved = await save(app, host, [{ email: 'c@example.com' }, { email: 'A@example.com' }])
  expect(addresses(saved)).toEqual(['c@example.com', 'A@example.com'])
  expect(saved[1].uuid).toBe(a.uuid)
  expect(saved.map((contact: { uuid: string }) => contact.uuid)).not.toContain(b.uuid)
  expect(await save(app, host, [])).toEqual([])
})

test('an edit without contacts leaves them unchanged', async () => {
  const { app, host } = await startWithHost({ contacts: [{ email: 'a@example.com' }] })
  const { body } = await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, address: 'St Brigid’s Hall' },
  })
  expect(body.memorial.contacts).toEqual(host.memorial.contacts)
})

test('invitation states, names and numbers are kept by a save that has only addresses', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [
      { email: 'a@example.com', phone: '0412 345 678', firstName: 'Ana' },
      { email: 'b@example.com' },
    ],
  })
  await inviteAll(app, host)
  await app.drained()
  const saved = await save(app, host, [
    { email: 'b@example.com' },
    { email: 'a@example.com', phone: null },
    { email: 'new@example.com' },
  ])
  expect(saved).toMatchObject([
    { email: 'b@example.com', inviteState: 'SENT', dateInviteSent: expect.any(String) },
    { email: 'a@example.com', phone: '0412 345 678', firstName: 'Ana', inviteState: 'SENT' },
    { email: 'new@example.com', inviteState: 'NONE', dateInviteSent: null },
  ])
  expect((await inviteAll(app, host)).body.sentCount).toBe(1)
})

test('a contact whose address changes is the same contact, not invited yet, with a new link', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [{ email: 'typo@example.con', firstName: 'Ana' }],
  })
  await inviteAll(app, host)
  await app.drained()
  const tokenNow = async () =>
    (await app.db.selectFrom('contacts').select('inviteToken').executeTakeFirstOrThrow()).inviteToken
  const before = await tokenNow()
  const { uuid } = host.memorial.contacts[0]
  const saved = await save(app, host, [{ uuid, email: 'typo@example.com' }])
  expect(saved).toMatchObject([
    { uuid, email: 'typo@example.com', firstName: 'Ana', inviteState: 'NONE', dateInviteSent: null },
  ])
  expect(await tokenNow()).not.toBe(before)
})

test('two contacts that swap their uuids keep what belongs to their addresses', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'a@example.com' }] })
  await inviteAll(app, host)
  await app.drained()
  const [a, b] = await save(app, host, [{ email: 'a@example.com' }, { email: 'b@example.com' }])
  const saved = await save(app, host, [
    { uuid: a.uuid, email: 'b@example.com' },
    { uuid: b.uuid, email: 'a@example.com' },
  ])
  expect(saved).toMatchObject([
    { uuid: b.uuid, email: 'b@example.com', inviteState: 'NONE' },
    { uuid: a.uuid, email: 'a@example.com', inviteState: 'SENT' },
  ])
})

test('a uuid from another memorial’s list is treated as a new contact', async () => {
  const { app, host } = await startWithHost()
  const other = await aHost(app, { contacts: [{ email: 'theirs@example.com' }] })
  const { uuid } = other.memorial.contacts[0]
  const saved = await save(app, host, [{ uuid, email: 'mine@example.com' }])
  expect(saved[0].uuid).not.toBe(uuid)
  const { body } = await app.api('GET', `/memorial/get/${other.memorial.uuid}`, { token: other.token })
  expect(addresses(body.memorial.contacts)).toEqual(['theirs@example.com'])
})

test('addresses that only the database treats as the same are refused with a message', async () => {
  const { app, host } = await startWithHost()
  const { status, body } = await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: {
      uuid: host.memorial.uuid,
      contacts: [{ email: '\u0130a@example.com' }, { email: 'ia@example.com' }],
    },
  })
  expect([status, body.code]).toEqual([409, 'CONTACT_EXISTS'])
})

test.each([
  [[{ email: 7 }], 'contacts.0.email'],
  [[{ uuid: 'x', email: 'a@example.com' }], 'contacts.0.uuid'],
  [[{ email: 'a@example.com', firstName: 'x'.repeat(101) }], 'contacts.0.firstName'],
  ['a@example.com', 'contacts'],
])('the contacts %j are refused', async (contacts, field) => {
  const { app, host } = await startWithHost()
  const { status, body } = await app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, contacts },
  })
  expect([status, body.field]).toEqual([400, field])
})

test('two thousand contacts can be saved at once', async () => {
  const { app, host } = await startWithHost()
  const contacts = Array.from({ length: 2000 }, (_, i) => ({ email: `guest-${i}@example.com` }))
  const saved = await save(app, host, contacts)
  expect(addresses(saved)).toEqual(addresses(contacts))
  expect(await save(app, host, [...contacts].reverse())).toEqual([...saved].reverse())
})

test('a host marks a contact as texted; a changed number is not texted yet', async () => {
  const { app, host } = await startWithHost({
    contacts: [{ phone: '0412 345 678' }, { phone: '0412 345 679' }],
  })
  const [ann, bill] = host.memorial.contacts
  const tick = (contactUuid: string, texted: boolean) =>
    app.api('POST', `/memorial/contact/texted/${host.memorial.uuid}/${contactUuid}`, {
      token: host.token,
      json: { texted },
    })
  expect((await tick(ann.uuid, true)).body.contact).toMatchObject({
    uuid: ann.uuid,
    dateTexted: expect.any(String),
  })
  await tick(bill.uuid, true)
  const texted = (contacts: { dateTexted: string | null }[]) =>
    contacts.map(({ dateTexted }) => dateTexted !== null)
  const saved = await save(app, host, [
    { uuid: ann.uuid, phone: '0412 345 678', firstName: 'Ann' },
    { uuid: bill.uuid, phone: '0499 999 999' },
  ])
  expect(texted(saved)).toEqual([true, false])
  expect((await tick(ann.uuid, false)).body.contact.dateTexted).toBeNull()
})
