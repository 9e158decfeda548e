import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { editor } from '../support/edits.ts'
import { aPaidHost, startWithHost, startWithPaidHost } from '../support/factories.ts'

const emails = (memorial: { contacts: { email: string | null }[] }) =>
  memorial.contacts.map((contact) => contact.email)

const tokenOf = (app: TestApp, contactUuid: string) =>
  app.db
    .selectFrom('contacts')
    .select('inviteToken')
    .where('uuid', '=', contactUuid)
    .executeTakeFirstOrThrow()

test('a new contact is added at the end, and raises the version', async () => {
  const { app, host } = await startWithHost({ contacts: [{ email: 'joan@example.com' }] })
  const edit = editor(app, host)
  const { status, body } = await edit.addContact('  Ben@example.com ')
  expect(status).toBe(200)
  expect(body.contact).toMatchObject({
    email: 'Ben@example.com',
    phone: null,
    inviteState: 'NONE',
    dateInviteSent: null,
    unsubscribed: false,
    rsvp: null,
  })
  expect(emails(body.memorial)).toEqual(['joan@example.com', 'Ben@example.com'])
  expect(body.memorial.contacts[1]).toEqual(body.contact)

  const older = await edit.parts({
    version: host.memorial.version,
    contacts: [{ email: 'joan@example.com' }],
  })
  expect(older).toMatchObject({ status: 409, body: { code: 'MEMORIAL_STALE' } })
  expect(emails(older.body.memorial)).toEqual(['joan@example.com', 'Ben@example.com'])
})

test('an address is added once, whatever its letter case, also when two hosts add it at once', async () => {
  const { app, host } = await startWithHost({
    contacts: [{ email: 'joan@example.com' }, { email: 'ben@example.com' }],
  })
  const edit = editor(app, host)
  const [joan] = host.memorial.contacts
  expect(await edit.addContact('JOAN@Example.com')).toMatchObject({
    status: 409,
    body: { code: 'CONTACT_EXISTS', msg: 'This contact already exists', field: 'email' },
  })
  expect(await edit.updateContact(joan.uuid, 'Ben@Example.com')).toMatchObject({
    status: 409,
    body: { code: 'CONTACT_EXISTS' },
  })
  const answers = await Promise.all([edit.addContact('kim@example.com'), edit.addContact('Kim@example.com')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await edit.read()).contacts).toHaveLength(3)
})

test('a contact with a changed address is not invited yet, and the former link does not work for it', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [{ email: 'joan@example.com', firstName: 'Joan' }],
  })
  const edit = editor(app, host)
  const [joan] = host.memorial.contacts
  await app.api('POST', '/memorial/send-all-invites', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid },
  })
  await app.drained()
  const before = await tokenOf(app, joan.uuid)
  expect((await edit.read()).contacts[0].inviteState).toBe('SENT')

  const respelt = await edit.updateContact(joan.uuid, 'Joan@Example.com')
  expect(respelt.body.contact).toMatchObject({ email: 'Joan@Example.com', inviteState: 'SENT' })
  expect(await tokenOf(app, joan.uuid)).toEqual(before)

  const { body } = await edit.updateContact(joan.uuid, 'joan@new.example')
  expect(body.contact).toMatchObject({
    uuid: joan.uuid,
    email: 'joan@new.example',
    firstName: 'Joan',
    inviteState: 'NONE',
    dateInviteSent: null,
    inviteError: null,
  })
  expect(body.memorial.version).toBeGreaterThan(respelt.body.memorial.version)
  expect(await tokenOf(app, joan.uuid)).not.toEqual(before)
  const sent = await app.api('POST', '/memorial/resend-invite', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid, contactUuid: joan.uuid },
  })
  expect(sent.body.contact.inviteState).toBe('QUEUED')
  expect((await app.outbox())[0]?.to).toContain('joan@new.example')
})

test('a name stays with another address, unless that is somebody else’s', async () => {
  const app = await startApp()
  const named = { email: 'joan@example.com', firstName: 'Joan', surname: 'Petrie' }
  const host = await aPaidHost(app, { contacts: [named] })
  const edit = editor(app, host)
  const [joan] = host.memorial.contacts
  const keep = await edit.updateContact(joan.uuid, 'joan@new.example', { keepsName: true })
  expect(keep.body.contact).toMatchObject({ firstName: 'Joan', surname: 'Petrie' })
  const respelt = await edit.updateContact(joan.uuid, 'JOAN@new.example', { keepsName: false })
  expect(respelt.body.contact, 'the same address').toMatchObject({ firstName: 'Joan', surname: 'Petrie' })
  const ben = await edit.updateContact(joan.uuid, 'ben@example.com', { keepsName: false })
  expect(ben.body.contact).toMatchObject({ email: 'ben@example.com', firstName: '', surname: '' })
})

test('a changed address does not keep the answer; the same address in other letters does', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  const { shareSlug, contacts, uuid } = host.memorial
  const edit = editor(app, host)
  const [joan] = contacts
  const { inviteToken } = await tokenOf(app, joan.uuid)
  await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, { json: { status: 'ATTENDING', inviteToken } })
  const answerOf = async () => (await edit.read()).contacts[0].rsvp
  expect(await answerOf()).toBe('ATTENDING')
  expect((await edit.updateContact(joan.uuid, 'Joan@Example.com')).body.contact.rsvp).toBe('ATTENDING')

  expect((await edit.updateContact(joan.uuid, 'peter@example.com')).body.contact.rsvp).toBeNull()
  expect(await answerOf()).toBeNull()
  const { body } = await app.api('GET', `/memorial/rsvps/${uuid}`, { token: host.token })
  expect(body.rsvps).toMatchObject([{ email: 'joan@example.com', status: 'ATTENDING' }])
  expect((await edit.updateContact(joan.uuid, 'joan@example.com')).body.contact.rsvp).toBe('ATTENDING')
})

test('an unsubscribed address stays unsubscribed, however it is added again', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  const edit = editor(app, host)
  const [joan] = host.memorial.contacts
  const { inviteToken } = await tokenOf(app, joan.uuid)
  await app.api('POST', `/public/unsubscribe/${inviteToken}`)

  const moved = await edit.updateContact(joan.uuid, 'ben@example.com')
  expect(moved.body.contact.unsubscribed).toBe(false)
  expect((await edit.addContact('JOAN@example.com')).body.contact.unsubscribed).toBe(true)
  const [, again] = (await edit.read()).contacts
  await edit.removeContact(again.uuid)
  expect((await edit.updateContact(joan.uuid, 'joan@example.com')).body.contact.unsubscribed).toBe(true)
})

test('a contact is removed once', async () => {
  const { app, host } = await startWithHost({
    contacts: [{ email: 'joan@example.com' }, { phone: '0412 345 678' }],
  })
  const edit = editor(app, host)
  const [joan, phone] = host.memorial.contacts
  const { status, body } = await edit.removeContact(joan.uuid)
  expect(status).toBe(200)
  expect(body.memorial.contacts).toEqual([phone])
  expect(body.memorial.version).toBeGreaterThan(host.memorial.version)
  for (const answer of [
    await edit.removeContact(joan.uuid),
    await edit.updateContact(joan.uuid, 'x@example.com'),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'CONTACT_NOT_FOUND' } })
  const tries = await Promise.all([edit.removeContact(phone.uuid), edit.removeContact(phone.uuid)])
  expect(tries.map((one) => one.status).sort()).toEqual([200, 404])
})

test('a memorial has at most 2,000 contacts', async () => {
  const { app, host } = await startWithHost({
    contacts: Array.from({ length: 1999 }, (_, n) => ({ email: `guest-${n}@example.com` })),
  })
  const edit = editor(app, host)
  expect((await edit.addContact('last@example.com')).status).toBe(200)
  expect(await edit.addContact('one-too-many@example.com')).toMatchObject({
    status: 400,
    body: { code: 'TOO_MANY_CONTACTS', msg: 'A memorial can have 2,000 contacts.' },
  })
})

test('several contacts are added at once, each once, with names, after the existing ones', async () => {
  const { app, host } = await startWithHost({
    contacts: [{ email: 'joan@example.com' }, { phone: '0412 345 678' }],
  })
  const edit = editor(app, host)
  const { status, body } = await edit.addContacts([
    { email: 'JOAN@example.com', firstName: 'Joan' },
    { email: 'ben@example.com', firstName: 'Ben Adeyemi' },
    { phone: '0412345678' },
    { phone: '+61 498 765 432' },
    { email: 'Ben@example.com' },
    { email: 'not an address' },
  ])
  expect(status).toBe(200)
  expect(body.contacts).toMatchObject([
    { email: 'ben@example.com', phone: null, firstName: 'Ben Adeyemi', inviteState: 'NONE' },
    { email: null, phone: '+61 498 765 432' },
  ])
  expect(body.memorial.contacts).toEqual([...host.memorial.contacts, ...body.contacts])
  expect(body.memorial.version).toBeGreaterThan(host.memorial.version)

  const again = await edit.addContacts([{ email: 'ben@example.com' }])
  expect(again).toMatchObject({ status: 200, body: { contacts: [] } })
  expect((await edit.read()).contacts).toEqual(body.memorial.contacts)
})

test('two lists that are added at once are both added, and nobody twice', async () => {
  const { app, host } = await startWithHost()
  const edit = editor(app, host)
  const list = (from: number) =>
    Array.from({ length: 40 }, (_, n) => ({ email: `guest-${from + n}@example.com` }))
  const answers = await Promise.all([edit.addContacts(list(0)), edit.addContacts(list(20))])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const found = emails(await edit.read())
  expect(found).toHaveLength(60)
  expect(new Set(found).size).toBe(60)
})

test('a list that is too long is refused as a whole, and an unsubscribed person in a list is reported', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: Array.from({ length: 1998 }, (_, n) => ({ email: `guest-${n}@example.com` })),
  })
  const edit = editor(app, host)
  const [first] = host.memorial.contacts
  const { inviteToken } = await tokenOf(app, first.uuid)
  await app.api('POST', `/public/unsubscribe/${inviteToken}`)
  await edit.removeContact(first.uuid)

  const four = ['guest-0', 'ana', 'ben', 'kim'].map((name) => ({ email: `${name}@example.com` }))
  expect(await edit.addContacts(four)).toMatchObject({ status: 400, body: { code: 'TOO_MANY_CONTACTS' } })
  expect((await edit.read()).contacts).toHaveLength(1997)
  const { body } = await edit.addContacts(four.slice(0, 3))
  expect(body.contacts.map(({ unsubscribed }: { unsubscribed: boolean }) => unsubscribed)).toEqual([
    true,
    false,
    false,
  ])
  for (const contacts of [[], 'ana@example.com', [7], Array.from({ length: 2001 }, () => four[0])])
    expect((await edit.addContacts(contacts as object[])).status).toBe(400)
})

test('an invalid address is refused with a message', async () => {
  const { app, host } = await startWithHost({ contacts: [{ email: 'joan@example.com' }] })
  const edit = editor(app, host)
  const [joan] = host.memorial.contacts
  for (const email of [
    '',
    ' ',
    'joan',
    'joan@home',
    'a b@example.com',
    'a\u0000b@example.com',
    7,
    null,
    ['x'],
  ])
    for (const answer of [
      await edit.addContact(email as string),
      await edit.updateContact(joan.uuid, email as string),
    ])
      expect([email, answer.status, answer.body.field]).toEqual([email, 400, 'email'])
  expect((await edit.addContact(`${'x'.repeat(250)}@example.com`)).body.msg).toBe('Email must be valid')
  expect((await edit.updateContact('not-an-id', 'x@example.com')).status).toBe(400)
  expect((await edit.read()).contacts).toEqual(host.memorial.contacts)
})
