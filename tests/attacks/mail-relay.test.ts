import { expect, test } from 'vitest'
import { limitRules } from '#server/ports/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { aContributor } from '../support/contributing.ts'
import { dayIn } from '../support/day-in.ts'
import { books, give, startWithFund } from '../support/donations.ts'
import { evening } from '../support/evening.ts'
import { aPaidHost, startWithHost, startWithPaidHost } from '../support/factories.ts'
import { aCoHost } from '../support/hosts.ts'
import { inviteAll, resend } from '../support/invitations.ts'
import { useUpLimit } from '../support/limits.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const JOAN = 'joan@example.com'

const add = (app: TestApp, host: Host, email: string) =>
  app.api('POST', `/memorial/contact/add/${host.memorial.uuid}`, { token: host.token, json: { email } })

const remove = (app: TestApp, host: Host, contactUuid: string) =>
  app.api('POST', `/memorial/contact/remove/${host.memorial.uuid}/${contactUuid}`, { token: host.token })

async function mailsTo(app: TestApp, email: string) {
  await app.drained()
  return (await app.outbox()).filter((mail) => mail.to === email)
}

const contactsOf = async (app: TestApp, host: Host) =>
  (await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })).body.memorial.contacts

test('a contact who is removed and added again is not invited again', async () => {
  const { app, host } = await startWithPaidHost()
  for (let time = 0; time < 4; time += 1) {
    // Another letter case is still the same address.
    const { contact } = (await add(app, host, time % 2 ? JOAN : JOAN.toUpperCase())).body
    await inviteAll(app, host)
    await app.drained()
    await remove(app, host, contact.uuid)
  }
  const mails = [...(await mailsTo(app, JOAN)), ...(await mailsTo(app, JOAN.toUpperCase()))]
  expect(mails).toHaveLength(1)

  const { contact } = (await add(app, host, JOAN)).body
  expect(contact).toMatchObject({ inviteState: 'SENT', dateInviteSent: expect.any(String) })
  expect((await resend(app, host, contact.uuid)).body.code).toBe('INVITE_TOO_SOON')
})

test('replacing the list, or writing an address over another, invites nobody again', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: JOAN }] })
  await inviteAll(app, host)
  await app.drained()
  const [joan] = await contactsOf(app, host)
  const change = (email: string) =>
    app.api('POST', `/memorial/contact/update/${host.memorial.uuid}/${joan.uuid}`, {
      token: host.token,
      json: { email },
    })
  await change('ben@example.com')
  expect((await change(JOAN)).body.contact).toMatchObject({ inviteState: 'SENT' })
  await inviteAll(app, host)
  expect(await mailsTo(app, JOAN)).toHaveLength(1)
})

test('one person gets at most three invitations to a memorial in a week, and the host is told why', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: JOAN }] })
  const [{ uuid }] = await contactsOf(app, host)
  for (let time = 0; time < 3; time += 1) {
    expect((await resend(app, host, uuid)).status).toBe(200)
    await app.drained()
    app.clock.advance({ minutes: 11 })
  }
  expect(await resend(app, host, uuid)).toMatchObject({
    status: 429,
    body: { code: 'INVITED_OFTEN', msg: expect.stringContaining('three invitations') },
  })
  expect(await mailsTo(app, JOAN)).toHaveLength(3)
})

test('a person who is asked to help, taken back and asked again gets at most three mails in a week', async () => {
  const { app, host } = await startWithPaidHost()
  const ask = (memorialUuid: string, email = JOAN) =>
    app.api('POST', `/memorial/hosts/invite/${memorialUuid}`, {
      token: host.token,
      json: { email, role: 'ADMIN' },
    })
  const { uuid } = host.memorial
  for (let time = 0; time < 3; time += 1) {
    // Another letter case is still the same address.
    const { body, status } = await ask(uuid, time % 2 ? JOAN : JOAN.toUpperCase())
    expect(status).toBe(200)
    await app.drained()
    const taken = `/memorial/hosts/withdraw/${uuid}/${body.invitations[0].uuid}`
    expect((await app.api('POST', taken, { token: host.token })).status).toBe(200)
  }
  const often = { status: 429, body: { code: 'INVITED_OFTEN' } }
  expect(await ask(uuid)).toMatchObject(often)
  // Another memorial of the same account; it costs nothing until it is shared.
  const json = { nameOfPerson: 'Somebody Else' }
  const { memorial } = (await app.api('POST', '/memorial/create', { token: host.token, json })).body
  expect(await ask(memorial.uuid)).toMatchObject(often)
  await app.drained()
  const mails = (await app.outbox()).filter(({ to }) => to.toLowerCase() === JOAN)
  expect(mails).toHaveLength(3)
  expect((await ask(uuid, 'ben@example.com')).status).toBe(200)
})

test('before the payment an account asks six people a day to help, from all its memorials', async () => {
  const { app, host } = await startWithHost()
  const json = { nameOfPerson: 'Somebody Else' }
  const other = (await app.api('POST', '/memorial/create', { token: host.token, json })).body.memorial
  const ask = (memorialUuid: string, n: number) =>
    app.api('POST', `/memorial/hosts/invite/${memorialUuid}`, {
      token: host.token,
      json: { email: `helper-${n}@example.com`, role: 'ADMIN' },
    })
  const { points } = limitRules.hostInviteUnpaidByUser
  for (let n = 0; n < points; n += 1)
    expect((await ask(n % 2 ? other.uuid : host.memorial.uuid, n)).status).toBe(200)
  expect(await ask(other.uuid, points)).toMatchObject({ status: 429, body: { code: 'ASKED_MANY_UNPAID' } })
  // Paid, there is room again.
  await app.db.updateTable('memorials').set({ paymentCompletedAt: new Date() }).execute()
  expect((await ask(host.memorial.uuid, points)).status).toBe(200)
})

test('one mailbox gets no more codes under many addresses', async () => {
  const app = await startApp()
  const { points } = limitRules.codeMailByAddressAndIp
  const register = (n: number) =>
    app.api('POST', '/anon/signup', {
      json: { email: `joan+${n}@example.com`, password: 'a long password' },
    })
  for (let n = 0; n < points; n += 1) expect((await register(n)).status).toBeLessThan(300)
  expect((await register(points)).status).toBe(429)
})

test('a guest who was invited three times is not asked to help in the same week', async () => {
  const { app, host } = await startWithPaidHost()
  await useUpLimit(app, 'invitationToOne', `${host.memorial.uuid} ${JOAN}`)
  const json = { email: JOAN, role: 'MODERATOR' }
  const asked = await app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, {
    token: host.token,
    json,
  })
  expect(asked.body.code).toBe('INVITED_OFTEN')
})

test('a name that reads like an advertisement is not in the subject of an invitation', async () => {
  const { app, host } = await startWithPaidHost({
    nameOfPerson: 'Win at casino.example.com',
    contacts: [{ email: JOAN }],
  })
  const [{ uuid }] = await contactsOf(app, host)
  for (const answer of [await inviteAll(app, host), await resend(app, host, uuid)])
    expect(answer).toMatchObject({ status: 409, body: { code: 'INVITE_NAME' } })
  const asked = await app.api('POST', `/memorial/hosts/invite/${host.memorial.uuid}`, {
    token: host.token,
    json: { email: JOAN, role: 'ADMIN' },
  })
  expect(asked.body.code).toBe('INVITE_NAME')
  const answered = await app.api('POST', `/public/memorial/${host.memorial.shareSlug}/rsvp`, {
    json: { name: 'Joan', email: JOAN, status: 'ATTENDING', message: '' },
  })
  expect(answered.status).toBe(200)
  expect(await mailsTo(app, JOAN)).toEqual([])
})

test('a name that was changed while the invitation was queued is screened as well', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: JOAN }] })
  const owner = app.db.selectFrom('relationships').select('userUuid as uuid')
  const { uuid } = await owner.where('memorialUuid', '=', host.memorial.uuid).executeTakeFirstOrThrow()
  await useUpLimit(app, 'mailByHost', uuid)
  await inviteAll(app, host)
  await app.drained()
  const { uuid: memorialUuid } = host.memorial
  const json = { uuid: memorialUuid, nameOfPerson: 'Win at casino.example.com' }
  expect((await app.api('POST', '/memorial/edit', { token: host.token, json })).status).toBe(200)
  await app.db.deleteFrom('rateLimits').execute()
  await app.pool.query("update pgboss.job set start_after = now() where name = 'invitation.send'")
  expect(await mailsTo(app, JOAN)).toEqual([])
  expect(await contactsOf(app, host)).toMatchObject([{ inviteState: 'NONE' }])
})

const OFFER = 'WIN 5000 AUD http://spam.example'

const rename = (app: TestApp, host: Host) =>
  app.api('POST', '/memorial/edit', {
    token: host.token,
    json: { uuid: host.memorial.uuid, nameOfPerson: OFFER },
  })

test('a name that reads like an advertisement is not in mails to successors, on request or at the year’s end', async () => {
  const { app, host } = await startWithPaidHost()
  const path = `/memorial/archive/${host.memorial.uuid}`
  await app.api('POST', '/user/save', { token: host.token, json: { firstName: 'Win', surname: 'x.com' } })
  await app.api('PUT', `${path}/successors`, {
    token: host.token,
    json: { successors: [{ name: 'Joan', email: JOAN }] },
  })
  const send = () => app.api('POST', `${path}/send`, { token: host.token })
  expect((await send()).status).toBe(200)
  const [mail] = await mailsTo(app, JOAN)
  expect(mail?.text).toContain(host.email)
  expect(mail?.text).not.toContain('x.com')
  app.clock.advance({ minutes: 11 })
  await rename(app, host)
  expect(await send()).toMatchObject({ status: 409, body: { code: 'INVITE_NAME' } })
  for (const { uuid } of await app.db.selectFrom('sentMails').select('uuid').execute())
    await app.run('archive.mail', { mailUuid: uuid })
  const subjects = (await mailsTo(app, JOAN)).map(({ subject }) => subject)
  expect(subjects).toEqual([mail?.subject])
})

test('a name that reads like an advertisement is not in reminders of the day', async () => {
  const app = await startApp()
  const memorialDate = dayIn(app, 5)
  const host = await aPaidHost(app, { memorialDate })
  await app.api('POST', `/public/memorial/${host.memorial.shareSlug}/rsvp`, {
    json: { name: 'Joan', email: JOAN, status: 'ATTENDING' },
  })
  expect(await mailsTo(app, JOAN)).toHaveLength(1)
  await rename(app, host)
  app.clock.advance({ days: 4 })
  await app.run('rsvp.reminders', {})
  expect(await mailsTo(app, JOAN)).toHaveLength(1)
})

test('the name of a host or contact that reads like an advertisement is not in mails', async () => {
  const { app, host } = await startWithPaidHost({
    contacts: [{ email: JOAN, firstName: 'www.flowers.example' }],
  })
  await app.api('POST', '/user/save', { token: host.token, json: { firstName: 'Bitcoin', surname: 'x.com' } })
  await inviteAll(app, host)
  const [mail] = await mailsTo(app, JOAN)
  expect(mail?.text).not.toMatch(/flowers|x\.com/)
  expect(mail?.text).toContain('Please join')
})

test('mails above the daily limit of an account, or the daily limit of a recipient, wait', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: JOAN }, { email: 'ben@example.com' }] })
  await useUpLimit(app, 'mailByRecipient', JOAN)
  expect((await inviteAll(app, host)).body.sentCount).toBe(2)
  expect(await mailsTo(app, JOAN)).toEqual([])
  expect(await mailsTo(app, 'ben@example.com')).toHaveLength(1)
  expect(await contactsOf(app, host)).toMatchObject([{ inviteState: 'QUEUED' }, { inviteState: 'SENT' }])

  const other = await aPaidHost(app, { contacts: [{ email: 'kim@example.com' }] })
  const owner = app.db.selectFrom('relationships').select('userUuid as uuid')
  const { uuid } = await owner.where('memorialUuid', '=', other.memorial.uuid).executeTakeFirstOrThrow()
  await useUpLimit(app, 'mailByHost', uuid)
  await inviteAll(app, other)
  expect(await mailsTo(app, 'kim@example.com')).toEqual([])
  expect(await contactsOf(app, other)).toMatchObject([{ inviteState: 'QUEUED' }])
})

test('when most addresses of a list cannot be reached, its invitations wait for a day, and the host is told', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [{ email: JOAN }] })
  const bounced = Array.from({ length: 20 }, (_, index) => ({
    memorialUuid: host.memorial.uuid,
    addressHash: Buffer.from(`${index}`),
    bouncedAt: app.clock.now(),
  }))
  await app.db.insertInto('invitedAddresses').values(bounced).execute()
  expect(await inviteAll(app, host)).toMatchObject({
    status: 409,
    body: { code: 'INVITES_PAUSED', msg: expect.stringContaining('tomorrow') },
  })
  app.clock.advance({ days: 1, minutes: 1 })
  expect((await inviteAll(app, host)).status).toBe(200)
  expect(await mailsTo(app, JOAN)).toHaveLength(1)
})

const nameHost = (app: TestApp, { token }: Host) =>
  app.api('POST', '/user/save', { token, json: { firstName: 'Bitcoin', surname: 'x.com' } })

test('a host’s thanks is sent without words that read like an advertisement', async () => {
  const { app, host } = await startWithPaidHost()
  const joan = await aContributor(app, host.memorial, JOAN)
  const { contribution } = (await joan.submit({ contributorMessage: 'She taught me to swim.' })).body
  await rename(app, host)
  await nameHost(app, host)
  const thank = `/memorial/thanks/send/${host.memorial.uuid}/${contribution.id}`
  const json = { words: 'Thank you, dear Joan.' }
  expect((await app.api('POST', thank, { token: host.token, json })).status).toBe(200)
  const [mail] = await mailsTo(app, JOAN)
  expect(mail?.subject).toContain('a loved one')
  expect(mail?.text).toContain('Thank you, dear Joan.')
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/spam|x\.com/)
})

test('a gift’s receipt and refund omit a name that reads like an advertisement, and keep all else', async () => {
  const { app, host, donor, slug } = await startWithFund()
  await rename(app, host)
  await app.db.updateTable('funds').set({ title: OFFER }).execute()
  expect((await give(app, donor, slug)).status).toBe(200)
  const [receipt] = await mailsTo(app, donor.email)
  expect(receipt?.subject).toBe('Your donation in memory of a loved one')
  expect(receipt?.text).toContain('You paid: $10.48 AUD')
  const [{ uuid, intentId } = { uuid: '', intentId: '' }] = await books(app)
  await app.db
    .updateTable('payments')
    .set({ refundedAt: app.clock.now(), refundedMinor: 1048 })
    .where('uuid', '=', uuid)
    .execute()
  await app.run('donation.refunded', { intentId, donationUuid: uuid })
  const mails = await mailsTo(app, donor.email)
  expect(mails.map(({ subject }) => subject)).toContain(
    'Your donation in memory of a loved one is given back',
  )
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/spam|casino/)
})

test('mails to hosts omit the name of another person that reads like an advertisement', async () => {
  const { app, host } = await startWithPaidHost()
  const helper = await aCoHost(app, host)
  await nameHost(app, { ...host, token: helper.token })
  const said = { name: 'Win at casino.example.com', email: JOAN, status: 'ATTENDING' }
  await app.api('POST', `/public/memorial/${host.memorial.shareSlug}/rsvp`, { json: said })
  await evening(app)
  const leave = `/memorial/hosts/leave/${host.memorial.uuid}`
  expect((await app.api('POST', leave, { token: helper.token })).status).toBe(200)
  const mails = await mailsTo(app, host.email)
  expect(mails.map(({ subject }) => subject).join()).toContain('New for')
  expect(mails.find(({ text }) => text.includes(`${helper.email} `))).toBeDefined()
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/x\.com|casino/)
})
