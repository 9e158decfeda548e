import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp } from '../support/app.ts'
import { aPaidHost, startWithHost, startWithPaidHost } from '../support/factories.ts'
import { contactsOf, invitations, inviteAll, resend } from '../support/invitations.ts'

test('all contacts with an email address are invited, those with only a phone number are not', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [{ email: 'joan@example.com' }, { phone: '0412 345 678' }, { email: 'ben@example.com' }],
  })
  const { status, body } = await inviteAll(app, host)
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, msg: null, sentCount: 2 })
  expect(await contactsOf(app, host)).toMatchObject([
    { email: 'joan@example.com', inviteState: 'SENT', dateInviteSent: expect.any(String), inviteError: null },
    { phone: '0412 345 678', inviteState: 'NONE', dateInviteSent: null },
    { email: 'ben@example.com', inviteState: 'SENT' },
  ])
  expect((await invitations(app)).map((mail) => mail.to).sort()).toEqual([
    'ben@example.com',
    'joan@example.com',
  ])
})

test('whoever has answered already is not invited with all others, as the hosts are told', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [
      { email: 'new@example.com' },
      { email: 'Answered@example.com' },
      { email: 'phone@example.com', phone: '0412 345 678' },
      { email: 'second@example.com' },
    ],
  })
  const answer = (json: object) =>
    app.api('POST', `/public/memorial/${host.memorial.shareSlug}/rsvp`, {
      json: { name: 'Ana', status: 'UNSURE', ...json },
    })
  await answer({ email: 'answered@example.com' })
  await answer({ email: 'other@example.com' })
  await app.db
    .updateTable('rsvps')
    .set({ email: null, phone: '+61 412 345 678' })
    .where('email', '=', 'other@example.com')
    .execute()
  const byAnswer = (await contactsOf(app, host)).map(({ rsvp }: { rsvp: string | null }) => rsvp)
  expect(byAnswer).toEqual([null, 'UNSURE', 'UNSURE', null])
  expect((await inviteAll(app, host)).body.sentCount).toBe(2)
  await app.drained()
  expect((await invitations(app)).map((mail) => mail.to).sort()).toEqual([
    'new@example.com',
    'second@example.com',
  ])
})

test('a second click invites nobody again, and two at once invite everyone once', async () => {
  const app = await startApp()
  const contacts = Array.from({ length: 12 }, (_, i) => ({ email: `guest-${i}@example.com` }))
  const host = await aPaidHost(app, { contacts })
  const answers = await Promise.all([inviteAll(app, host), inviteAll(app, host)])
  expect(answers.map((answer) => answer.body.sentCount).sort((a, b) => a - b)).toEqual([0, 12])
  expect((await inviteAll(app, host)).body.sentCount).toBe(0)
  expect(await invitations(app)).toHaveLength(12)
})

test('nobody is invited before the memorial is paid for', async () => {
  const { app, host } = await startWithHost({ contacts: [{ email: 'joan@example.com' }] })
  const all = await inviteAll(app, host)
  const one = await resend(app, host, host.memorial.contacts[0].uuid)
  for (const { status, body } of [all, one]) expect([status, body.code]).toEqual([409, 'NOT_PAID'])
  expect(await invitations(app)).toEqual([])
})

test('one contact can be invited for the first time or again, once in ten minutes', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  const { uuid } = host.memorial.contacts[0]
  const first = await resend(app, host, uuid)
  expect(first.status).toBe(200)
  expect(first.body.contact).toMatchObject({ uuid, inviteState: 'QUEUED' })
  const [sent] = await contactsOf(app, host)
  expect(sent.inviteState).toBe('SENT')

  app.clock.advance({ minutes: 9 })
  const refused = await resend(app, host, uuid)
  expect([refused.status, refused.body.code]).toEqual([429, 'INVITE_TOO_SOON'])
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)

  app.clock.advance({ minutes: 1 })
  const again = await Promise.all([resend(app, host, uuid), resend(app, host, uuid)])
  expect(again.map((answer) => answer.status).sort()).toEqual([200, 429])
  const [sentAgain] = await contactsOf(app, host)
  expect(Date.parse(sentAgain.dateInviteSent)).toBeGreaterThan(Date.parse(sent.dateInviteSent))
  const [reminder, invitation, ...others] = await invitations(app)
  expect(others).toEqual([])
  expect(reminder?.subject).toBe('Memorial for Margaret Anne Hollis: your invitation again')
  expect(reminder?.text).toContain('Here is your invitation again')
  expect(invitation?.subject).toBe('Memorial for Margaret Anne Hollis')
  expect(invitation?.text).not.toContain('again')
})

test('the personal link identifies the contact', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  const link = new URL(/https?:\S+\?i=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe(`/view/${host.memorial.shareSlug}`)
  const path = `/public/memorial/${host.memorial.shareSlug}/mine?inviteToken=${link.searchParams.get('i')}`
  const mine = await app.api('GET', path)
  expect(mine.body.invited).toEqual({ name: '', email: 'joan@example.com' })
})

test('a contact without an email address is refused', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ phone: '0412 345 678' }] })
  const phone = await resend(app, host, host.memorial.contacts[0].uuid)
  expect([phone.status, phone.body.code]).toEqual([400, 'CONTACT_HAS_NO_EMAIL'])
})

test('an undeliverable address is marked with the reason, and can be tried again at once', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan(home)@example.com' }] })
  expect((await inviteAll(app, host)).body.sentCount).toBe(1)
  const [bounced] = await contactsOf(app, host)
  expect(bounced).toMatchObject({
    inviteState: 'BOUNCED',
    inviteError: 'This is not an e-mail address.',
    dateInviteSent: null,
  })
  expect((await inviteAll(app, host)).body.sentCount).toBe(0)
  const again = await resend(app, host, bounced.uuid)
  expect([again.status, again.body.contact.inviteState]).toEqual([200, 'QUEUED'])
})

test('nobody is invited to a memorial that the operator has hidden, not even from the queue', async () => {
  const app = await startApp()
  const contacts = [{ email: 'joan@example.com' }, { email: 'ben@example.com' }]
  const host = await aPaidHost(app, { contacts })
  const { uuid } = host.memorial
  const contactUuid = String(host.memorial.contacts[0].uuid)
  const show = (hidden: boolean) =>
    app.api('POST', `/operator/memorials/hide/${uuid}`, { token: OPERATOR_TOKEN, json: { hidden } })
  await app.db
    .updateTable('contacts')
    .set({ inviteState: 'QUEUED', inviteQueuedAt: app.clock.now() })
    .where('uuid', '=', contactUuid)
    .execute()
  expect((await show(true)).status).toBe(200)
  await app.run('invitation.send', { contactUuid })
  const refused = { status: 409, body: { code: 'TAKEN_OFF' } }
  expect(await inviteAll(app, host)).toMatchObject(refused)
  expect(await resend(app, host, contactUuid)).toMatchObject(refused)
  expect(await invitations(app)).toEqual([])
  expect(await contactsOf(app, host)).toMatchObject([{ inviteState: 'NONE' }, { inviteState: 'NONE' }])

  await show(false)
  expect((await inviteAll(app, host)).body.sentCount).toBe(2)
  expect(await invitations(app)).toHaveLength(2)
})

test('a queued invitation is not sent when the memorial’s year has ended', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: 'joan@example.com' }] })
  const contactUuid = String(host.memorial.contacts[0].uuid)
  const now = app.clock.now()
  await app.db.updateTable('contacts').set({ inviteState: 'QUEUED', inviteQueuedAt: now }).execute()
  await app.db.updateTable('memorials').set({ archivedAt: now }).execute()
  await app.run('invitation.send', { contactUuid })
  expect(await invitations(app)).toEqual([])
  expect(await contactsOf(app, host)).toMatchObject([{ inviteState: 'NONE' }])
})
