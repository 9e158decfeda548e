import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aHost, anUnverifiedUser, aPaidHost, aUser } from '../support/factories.ts'

type Host = Awaited<ReturnType<typeof aHost>>

const inviteAll = (app: TestApp, host: { token?: string; memorial: { uuid: string } }) =>
  app.api('POST', '/memorial/send-all-invites', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid },
  })
const resend = (app: TestApp, host: { token?: string; memorial: { uuid: string } }, contactUuid: unknown) =>
  app.api('POST', '/memorial/resend-invite', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid, contactUuid },
  })

async function contactsOf(app: TestApp, host: Host) {
  await app.drained()
  const { body } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  return body.memorial.contacts
}

const invitations = async (app: TestApp) =>
  (await app.outbox()).filter((mail) => mail.subject.startsWith('Memorial for'))

async function inviteToken(app: TestApp, email: string): Promise<string> {
  const found = app.db.selectFrom('contacts').select('inviteToken').where('email', '=', email)
  return (await found.executeTakeFirstOrThrow()).inviteToken
}

test('all contacts with an email address are invited, those with only a phone number are not', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, {
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
  const app = await startApp()
  const host = await aPaidHost(app, {
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

test('an invitation says who, when and where, and has one personal link and an unsubscribe link', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, {
    memorialDate: '2096-11-28',
    address: 'St Brigid’s Hall, Kingscliff',
    details: 'Two o’clock.\nBring a flower from your garden.',
    contacts: [{ email: 'joan@example.com', firstName: 'Joan' }],
  })
  await app.api('POST', '/user/save', {
    token: host.token,
    json: { firstName: 'Claire', surname: 'Hollis' },
  })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  const token = await inviteToken(app, 'joan@example.com')
  const { publicUrl } = app.config
  expect(mail?.subject).toBe('Memorial for Margaret Anne Hollis')
  for (const words of [
    'Margaret Anne Hollis',
    'Nov 28, 2096',
    'St Brigid’s Hall, Kingscliff',
    'Two o’clock.',
    'Dear Joan,',
    'Please join me in celebrating the life of Margaret Anne Hollis.',
    'You can say there whether you are able to come.',
    'Open the memorial and reply',
    'Claire Hollis asked us to send this to joan@example.com.',
    `${publicUrl}/view/${host.memorial.shareSlug}?i=${token}`,
    `${publicUrl}/unsubscribe/${token}`,
  ]) {
    expect(mail?.text).toContain(words)
    expect(mail?.html).toContain(words)
  }
  expect(mail?.text).not.toContain('!')
  const outbox = join(app.dataDir, 'outbox')
  const file = (await readdir(outbox)).find((name) => name.startsWith('invite-'))
  const eml = (await readFile(join(outbox, file ?? ''), 'utf8')).replaceAll(/\r\n\s+/g, ' ')
  expect(eml).toContain(`List-Unsubscribe: <${publicUrl}/public/unsubscribe/${token}>`)
  expect(eml).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('an invitation greets by the first name where one is safe, else by the whole name', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, {
    contacts: [
      { email: 'ruth@example.com', firstName: 'Ruth Vale' },
      { email: 'joan@example.com', firstName: 'Joan', surname: 'Petrie' },
      { email: 'juan@example.com', firstName: 'Juan', surname: 'Carlos Ortega' },
      { email: 'shop@example.com', firstName: 'Ruth https://shop.example' },
    ],
  })
  await inviteAll(app, host)
  const greeted = (await invitations(app)).map(({ to, text }) => [to, /Dear (.*),/.exec(text)?.[1]])
  expect(Object.fromEntries(greeted)).toEqual({
    'ruth@example.com': 'Ruth',
    'joan@example.com': 'Joan',
    'juan@example.com': 'Juan Carlos Ortega',
    'shop@example.com': undefined,
  })
})

test('without a date, a place or a host’s name the mail leaves them out', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  expect(mail?.text).toContain('Please join in celebrating the life of Margaret Anne Hollis.')
  expect(mail?.text).not.toContain('able to come')
  expect(mail?.text).toContain('We were asked to send this to joan@example.com.')
  expect(mail?.text).not.toMatch(/Dear|undefined|null/)
})

test('markup in a name stays text', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, {
    nameOfPerson: '<img src=x> & "Meg"',
    contacts: [{ email: 'joan@example.com' }],
  })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  expect(mail?.html).not.toContain('<img src=x>')
  expect(mail?.text).toContain('<img src=x> & "Meg"')
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
  const app = await startApp()
  const host = await aHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const all = await inviteAll(app, host)
  const one = await resend(app, host, host.memorial.contacts[0].uuid)
  for (const { status, body } of [all, one]) expect([status, body.code]).toEqual([409, 'NOT_PAID'])
  expect(await invitations(app)).toEqual([])
})

test('only a host can invite', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const contactUuid = memorial.contacts[0].uuid
  const stranger = await aUser(app)
  const unverified = await anUnverifiedUser(app)
  for (const [token, status, code] of [
    [undefined, 401, 'UNAUTHENTICATED'],
    [unverified.token, 403, 'EMAIL_UNVERIFIED'],
    [stranger.token, 404, 'MEMORIAL_NOT_FOUND'],
  ] as const) {
    const as = { ...(token && { token }), memorial }
    for (const answer of [await inviteAll(app, as), await resend(app, as, contactUuid)])
      expect([answer.status, answer.body.code]).toEqual([status, code])
  }
  expect(await invitations(app)).toEqual([])
})

test('invalid input is refused with the name of its field', async () => {
  const app = await startApp()
  const host = await aPaidHost(app)
  const all = await app.api('POST', '/memorial/send-all-invites', { token: host.token, json: {} })
  expect([all.status, all.body.field]).toEqual([400, 'memorialUuid'])
  const one = await resend(app, host, 'x')
  expect([one.status, one.body.field]).toEqual([400, 'contactUuid'])
})

test('one contact can be invited for the first time or again, once in ten minutes', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
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

test('after the day of the service, the invitation does not ask for an answer', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, {
    memorialDate: '2020-01-31',
    contacts: [{ email: 'joan@example.com' }],
  })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  expect(mail?.text).toContain('Jan 31, 2020')
  expect(mail?.text).not.toMatch(/able to come|and reply/)
})

test('long details are shortened in the mail, and complete in the memorial', async () => {
  const app = await startApp()
  const details = `Two o’clock. ${'A reading, then a song. '.repeat(80)}`.trim()
  const host = await aPaidHost(app, { details, contacts: [{ email: 'joan@example.com' }] })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  expect(mail?.text).toMatch(/Two o’clock\. A reading, then a song\..*…\n/)
  expect(mail?.text).not.toContain(details)
})

test('the personal link identifies the contact', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  await inviteAll(app, host)
  const [mail] = await invitations(app)
  const link = new URL(/https?:\S+\?i=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe(`/view/${host.memorial.shareSlug}`)
  const path = `/public/memorial/${host.memorial.shareSlug}/mine?inviteToken=${link.searchParams.get('i')}`
  const mine = await app.api('GET', path)
  expect(mine.body.invited).toEqual({ name: '', email: 'joan@example.com' })
})

test('a contact without an email address is refused, and one of another memorial is not found', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [{ phone: '0412 345 678' }] })
  const other = await aPaidHost(app, { contacts: [{ email: 'theirs@example.com' }] })
  const phone = await resend(app, host, host.memorial.contacts[0].uuid)
  expect([phone.status, phone.body.code]).toEqual([400, 'CONTACT_HAS_NO_EMAIL'])
  const theirs = await resend(app, host, other.memorial.contacts[0].uuid)
  expect([theirs.status, theirs.body.code]).toEqual([404, 'CONTACT_NOT_FOUND'])
})

test('an undeliverable address is marked with the reason, and can be tried again at once', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [{ email: 'joan(home)@example.com' }] })
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

test('an unsubscribed contact is not invited, not even when the list is saved anew', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, {
    contacts: [{ email: 'joan@example.com' }, { email: 'ben@example.com' }],
  })
  const token = await inviteToken(app, 'joan@example.com')
  for (let i = 0; i < 2; i++) {
    const { status, body } = await app.api('POST', `/public/unsubscribe/${token}`)
    expect([status, body]).toEqual([200, { success: true, msg: null }])
  }
  expect((await inviteAll(app, host)).body.sentCount).toBe(1)
  expect((await contactsOf(app, host))[0]).toMatchObject({ inviteState: 'NONE', unsubscribed: true })

  const save = (contacts: object[]) =>
    app.api('POST', '/memorial/edit', { token: host.token, json: { uuid: host.memorial.uuid, contacts } })
  await save([])
  const { body } = await save([{ email: 'Joan@Example.com' }])
  const [joan] = body.memorial.contacts
  expect(joan.unsubscribed).toBe(true)
  const refused = await resend(app, host, joan.uuid)
  expect([refused.status, refused.body.code]).toEqual([409, 'CONTACT_UNSUBSCRIBED'])
  expect((await invitations(app)).map((mail) => mail.to)).toEqual(['ben@example.com'])
})

test('unsubscribing applies to this memorial only', async () => {
  const app = await startApp()
  const first = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  await app.api('POST', `/public/unsubscribe/${await inviteToken(app, 'joan@example.com')}`)
  const second = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  expect((await inviteAll(app, first)).body.sentCount).toBe(0)
  expect((await inviteAll(app, second)).body.sentCount).toBe(1)
})

test('mail programs can unsubscribe with one click', async () => {
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: `/public/unsubscribe/${await inviteToken(app, 'joan@example.com')}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(statusCode).toBe(200)
  expect((await contactsOf(app, host))[0].unsubscribed).toBe(true)
})

test('an unknown link unsubscribes nobody', async () => {
  const app = await startApp()
  const { status, body } = await app.api('POST', '/public/unsubscribe/made-up')
  expect([status, body.code]).toEqual([404, 'CONTACT_NOT_FOUND'])
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
  const app = await startApp()
  const host = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const contactUuid = String(host.memorial.contacts[0].uuid)
  const now = app.clock.now()
  await app.db.updateTable('contacts').set({ inviteState: 'QUEUED', inviteQueuedAt: now }).execute()
  await app.db.updateTable('memorials').set({ archivedAt: now }).execute()
  await app.run('invitation.send', { contactUuid })
  expect(await invitations(app)).toEqual([])
  expect(await contactsOf(app, host)).toMatchObject([{ inviteState: 'NONE' }])
})

test('an invitation is in the language of its reader if it is known, else in the memorial’s', async () => {
  const app = await startApp()
  const [answered, account, unproven] = [
    'answered@example.com',
    'account@example.com',
    'unproven@example.com',
  ] as const
  const emails = ['new@example.com', answered, account, unproven]
  const host = await aPaidHost(app, { contacts: emails.map((email) => ({ email })) })
  const { uuid, shareSlug } = host.memorial
  await app.api('POST', `/memorial/settings/${uuid}`, { token: host.token, json: { language: 'es' } })
  await app.api('POST', `/public/memorial/${shareSlug}/rsvp`, {
    headers: { cookie: 'language=ar' },
    json: { name: 'Amal', email: answered, status: 'ATTENDING' },
  })
  await aUser(app, account)
  await anUnverifiedUser(app, unproven)
  await app.db
    .updateTable('users')
    .set({ language: 'ar' })
    .where('email', 'in', [account, unproven])
    .execute()
  await inviteAll(app, host)
  const answeredUuid = host.memorial.contacts.find(({ email }: { email: string }) => email === answered)?.uuid
  expect((await resend(app, host, answeredUuid)).status).toBe(200)
  await app.drained()
  const subjects = (await app.outbox())
    .filter((mail) => emails.includes(mail.to) && mail.html.includes('?i='))
    .map((mail) => [mail.to, /<html[^>]*lang="(\w+)/.exec(mail.html)?.[1]])
  expect(Object.fromEntries(subjects)).toEqual({
    'new@example.com': 'es',
    'answered@example.com': 'ar',
    'account@example.com': 'ar',
    'unproven@example.com': 'es',
  })
})
