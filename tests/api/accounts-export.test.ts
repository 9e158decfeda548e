import { expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import {
  aHost,
  aPhoto,
  startWithHost,
  startWithPaidHost,
  startWithUser,
  upload,
} from '../support/factories.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'

const take = (app: TestApp, token?: string) => app.api('GET', '/user/data', { token })

test('the export of an account without content is the account alone', async () => {
  const { app, user } = await startWithUser()
  const { status, body } = await take(app, user.token)
  expect(status).toBe(200)
  expect(body.filename).toMatch(/^afterglow-data-\d{4}-\d\d-\d\d\.json$/)
  const { account, signedInDevices, exportedAt, product, ...lists } = body.data
  expect(account).toMatchObject({ email: user.email, firstName: '', deletionDueAt: null })
  expect(account.emailVerifiedAt).toEqual(expect.any(String))
  expect(signedInDevices).toEqual([
    { browser: null, system: null, signedIn: expect.any(String), until: expect.any(String) },
  ])
  expect([product, new Date(exportedAt).getTime() > 0]).toEqual(['Afterglow', true])
  expect(lists).toEqual({
    passkeys: [],
    relationships: [],
    memorials: [],
    payments: [],
    contributions: [],
    rsvps: [],
    donations: [],
    donationsBegun: [],
    messagesAboutChanges: [],
    reports: [],
    coHostInvitations: [],
    yearlyNotes: [],
    noMoreMailsFrom: [],
  })
})

test('the export holds all that somebody has, and no secrets', async () => {
  const { app, host } = await startWithPaidHost({
    memorialDate: '2026-11-28',
    address: 'St Mary’s, Kilcunda',
    hostMessage: 'Come as you are.',
    stories: [{ title: 'The baths', text: 'She taught half the town to swim.' }, { text: 'The tin' }],
    contacts: [{ email: 'joan@example.com', firstName: 'Joan', phone: '0400 000 000' }],
  })
  await app.api('POST', '/user/save', { token: host.token, json: { firstName: 'Claire', surname: 'Hollis' } })
  await upload(app, host, { content: await aPhoto(), name: 'beach.jpg', fields: { title: 'At the beach' } })
  await app.api('POST', '/memorial/send-all-invites', {
    token: host.token,
    json: { memorialUuid: host.memorial.uuid },
  })
  await aFund(app.pool, host.memorial.uuid, { title: 'Lifeboats' })
  await app.drained()

  const family = await aHost(app, { nameOfPerson: 'William Petrie' })
  const memorialUuid = family.memorial.uuid
  const fundUuid = await aFund(app.pool, memorialUuid, { title: 'The school library' })
  const mine = { userUuid: host.uuid, name: 'Claire', email: host.email }
  await aContribution(app.pool, memorialUuid, { ...mine, message: 'He laughed a lot.', photos: 2 })
  await aContribution(app.pool, memorialUuid, { name: 'Somebody else', message: 'Not mine at all' })
  await anRsvp(app.pool, memorialUuid, { ...mine, email: null, message: 'We will both come' })
  await anRsvp(app.pool, host.memorial.uuid, { name: 'Claire', email: host.email.toUpperCase() })
  await anRsvp(app.pool, host.memorial.uuid, { name: 'A guest', email: 'guest@example.com' })
  await aDonation(app.pool, memorialUuid, { fundUuid, userUuid: host.uuid, amountMinor: 2500 })
  await aDonation(app.pool, memorialUuid, { fundUuid, amountMinor: 9900 })
  const begun = {
    memorialUuid,
    fundUuid,
    fundTitle: 'The school library',
    feeMinor: 48,
    currency: 'aud',
    anonymous: true,
    provider: 'sandbox',
    purpose: 'donation' as const,
  }
  await app.db
    .insertInto('payments')
    .values([
      { ...begun, intentId: 'pi_mine', userUuid: host.uuid, amountMinor: 1050, createdAt: new Date() },
      { ...begun, intentId: 'pi_other', userUuid: family.uuid, amountMinor: 7700, createdAt: new Date() },
    ])
    .execute()
  const report = { reason: 'PRIVATE', words: 'This photo shows my letter.', email: host.email.toUpperCase() }
  await app.api('POST', `/public/memorial/${host.memorial.shareSlug}/report`, { json: report })
  await app.db
    .insertInto('hostInvitations')
    .values({
      memorialUuid,
      email: host.email,
      tokenHash: Buffer.alloc(32, 7),
      invitedBy: family.uuid,
      expiresAt: new Date(),
    })
    .execute()
  const coHosted = { memorialUuid, userUuid: host.uuid, relationshipType: 'ADMIN' as const }
  await app.db.insertInto('relationships').values(coHosted).execute()
  await app.db
    .insertInto('unsubscribed')
    .values({ memorialUuid, email: host.email, unsubscribedAt: new Date() })
    .execute()
  await app.api('POST', '/anon/password/forgot', { json: { email: host.email } })
  await app.drained()

  const { status, body } = await take(app, host.token)
  expect(status).toBe(200)
  const { data } = body
  const link = `${app.config.publicUrl}/view/${family.memorial.shareSlug}`
  expect(data.account).toMatchObject({ email: host.email, firstName: 'Claire', surname: 'Hollis' })
  expect(data.relationships).toMatchObject([
    { memorial: 'Margaret Anne Hollis', relationshipType: 'OWNER' },
    { memorial: 'William Petrie', relationshipType: 'ADMIN', link },
  ])
  expect(data.memorials).toHaveLength(2)
  expect(data.memorials[0]).toMatchObject({
    nameOfPerson: 'Margaret Anne Hollis',
    relationshipType: 'OWNER',
    link: `${app.config.publicUrl}/view/${host.memorial.shareSlug}`,
    memorialDate: '2026-11-28',
    hostMessage: 'Come as you are.',
    stories: ['The baths\n\nShe taught half the town to swim.', 'The tin'],
    contacts: [{ email: 'joan@example.com', phone: '0400 000 000', firstName: 'Joan', inviteState: 'SENT' }],
    donationFunds: [{ title: 'Lifeboats' }],
    photos: [{ caption: 'At the beach', originalName: 'beach.jpg' }],
  })
  const [photo] = data.memorials[0].photos
  expect(photo.url.startsWith(`${app.config.publicUrl}/media/`)).toBe(true)
  const served = await app.api('GET', photo.url.slice(app.config.publicUrl.length))
  expect([served.status, served.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(data.payments).toMatchObject([{ memorial: 'Margaret Anne Hollis', amount: '$0.00 AUD' }])
  expect(data.contributions).toMatchObject([
    { memorial: 'William Petrie', link, message: 'He laughed a lot.', photos: [{}, {}] },
  ])
  expect(data.rsvps).toMatchObject([{ message: 'We will both come' }, { email: host.email.toUpperCase() }])
  expect(data.donations).toMatchObject([
    { memorial: 'William Petrie', fund: 'The school library', amount: '$25.00 AUD' },
  ])
  expect(data.donationsBegun).toMatchObject([
    { memorial: 'William Petrie', fund: 'The school library', amount: '$10.50 AUD', fee: '$0.48 AUD' },
  ])
  expect(data.reports).toMatchObject([{ memorial: 'Margaret Anne Hollis', ...report }])
  expect(data.coHostInvitations).toMatchObject([{ memorial: 'William Petrie', email: host.email }])
  expect(data.noMoreMailsFrom).toMatchObject([{ memorial: 'William Petrie' }])

  const text = JSON.stringify(body)
  for (const secret of await secretsOf(app, host)) expect(text).not.toContain(secret)
  for (const ofOthers of [
    'Somebody else',
    'Not mine at all',
    'guest@example.com',
    family.email,
    '99.00',
    '77.00',
  ])
    expect(text).not.toContain(ofOthers)
})

/** All values in the database that must not be exported, in each way they could be encoded. */
async function secretsOf(app: TestApp, host: { token: string; password: string }): Promise<string[]> {
  const { db } = app
  const users = await db.selectFrom('users').select('passwordHash').execute()
  const sessions = await db.selectFrom('sessions').select('tokenHash').execute()
  const resets = await db.selectFrom('proofs').select('tokenHash').execute()
  const invitations = await db.selectFrom('hostInvitations').select('tokenHash').execute()
  const contacts = await db.selectFrom('contacts').select('inviteToken').execute()
  const files = await db.selectFrom('media').select('originalKey').execute()
  const hashes = [...sessions, ...resets, ...invitations]
    .map((row) => row.tokenHash)
    .filter((hash) => hash !== null)
  expect(resets).toHaveLength(1)
  expect(contacts).toHaveLength(1)
  return [
    host.token,
    host.password,
    ...users.map((user) => user.passwordHash).filter((hash) => hash !== null),
    ...hashes.flatMap((hash) => (['hex', 'base64', 'base64url'] as const).map((form) => hash.toString(form))),
    '"type":"Buffer"',
    ...contacts.map((contact) => contact.inviteToken),
    ...files.map((file) => file.originalKey),
  ]
}

test('the export includes a deleted memorial that can still be restored', async () => {
  const { app, host } = await startWithHost()
  await app.db.updateTable('memorials').set({ deletedAt: new Date() }).execute()
  const { data } = (await take(app, host.token)).body
  expect(data.memorials).toMatchObject([{ deletedAt: expect.any(String) }])
})

test('the export includes payments for memorials that are gone', async () => {
  const { app, host } = await startWithPaidHost()
  await app.db.deleteFrom('memorials').execute()
  const { data } = (await take(app, host.token)).body
  expect(data.payments).toMatchObject([{ memorial: null, link: null, amount: '$0.00 AUD' }])
})
