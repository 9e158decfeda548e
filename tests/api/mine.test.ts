import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser, aPaidHost, aUser, startWithPaidHost } from '../support/factories.ts'
import { aContribution, aDonation, aFund, anRsvp } from '../support/responses.ts'

type Host = Awaited<ReturnType<typeof aPaidHost>>

const mine = (app: TestApp, { memorial }: Host, token?: string, invite?: string) =>
  app.api('GET', `/public/memorial/${memorial.shareSlug}/mine${invite ? `?inviteToken=${invite}` : ''}`, {
    token,
  })

const inviteToken = async (app: TestApp, { memorial }: Host) =>
  (
    await app.db
      .selectFrom('contacts')
      .select('inviteToken')
      .where('memorialUuid', '=', memorial.uuid)
      .executeTakeFirstOrThrow()
  ).inviteToken

const ruth = {
  uuid: null,
  email: 'ruth@example.com',
  phone: '0412 345 678',
  firstName: 'Ruth',
  surname: 'Adeyemi',
}

const nothing = {
  userRsvp: null,
  userContribution: null,
  userDonations: [],
  invited: null,
  account: null,
  hostedUuid: null,
  addedBefore: null,
  programme: [],
  answers: [],
  food: '',
  accessNeeds: '',
}

test('an account reads what it answered, added and gave, and nothing of others', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid, shareSlug } = host.memorial
  const user = await aUser(app)
  await app.api('POST', '/user/save', {
    token: user.token,
    json: { email: user.email, firstName: 'Joan', surname: 'Petrie' },
  })
  const fundUuid = await aFund(app.pool, uuid)
  const userUuid = user.uuid
  const rsvpId = await anRsvp(app.pool, uuid, {
    userUuid,
    email: user.email,
    status: 'UNSURE',
    phone: '0400 000 000',
  })
  const added = await aContribution(app.pool, uuid, { userUuid, email: null, state: 'PENDING', photos: 2 })
  const given = await aDonation(app.pool, uuid, { fundUuid, userUuid, anonymous: true, amountMinor: 1250 })
  await anRsvp(app.pool, uuid, { email: 'else@example.com' })
  await aContribution(app.pool, uuid)
  await aDonation(app.pool, uuid, { fundUuid })

  const { status, body } = await mine(app, host, user.token)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    userRsvp: { id: rsvpId, status: 'UNSURE', phone: null },
    userContribution: { id: added.uuid, state: 'PENDING', contributorEmail: user.email, media: [{}, {}] },
    userDonations: [{ id: given, amount: 12.5, anon: true }],
    invited: null,
    account: { name: 'Joan Petrie', email: user.email },
  })
  const whole = await app.api('GET', `/public/memorial/${shareSlug}`, { token: user.token })
  expect(whole.body).toMatchObject({
    userRsvp: body.userRsvp,
    userContribution: body.userContribution,
    userDonations: body.userDonations,
  })
  expect((await mine(app, host)).body).toMatchObject(nothing)
  expect((await mine(app, host, host.token)).body).toMatchObject({
    ...nothing,
    account: {},
    hostedUuid: uuid,
  })
})

test('a personal link gives its contact and their answer, and nothing more', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [ruth] })
  const { uuid } = host.memorial
  const user = await aUser(app, 'ruth@example.com')
  await aContribution(app.pool, uuid, { userUuid: user.uuid })
  const token = await inviteToken(app, host)
  const before = await mine(app, host, undefined, token)
  expect(before.body).toMatchObject({
    ...nothing,
    invited: { name: 'Ruth Adeyemi', email: 'ruth@example.com' },
  })
  // What was only typed with their address or number is nobody's.
  await anRsvp(app.pool, uuid, { email: 'RUTH@example.com', phone: '0412345678' })
  expect((await mine(app, host, undefined, token)).body.userRsvp).toBeNull()
  expect((await mine(app, host, user.token)).body.userRsvp).toBeNull()
  const { uuid: contactUuid } = await app.db.selectFrom('contacts').select('uuid').executeTakeFirstOrThrow()
  const status = 'NOT_ATTENDING'
  await app.db.updateTable('rsvps').set({ contactUuid, status }).execute()
  const { body, raw } = await mine(app, host, undefined, token)
  expect(body).toMatchObject({ userRsvp: { status: 'NOT_ATTENDING', phone: null }, userContribution: null })
  expect(raw.toString()).not.toContain('12345678')
})

test('an unconfirmed address gives nothing', async () => {
  const { app, host } = await startWithPaidHost()
  await anRsvp(app.pool, host.memorial.uuid, { email: 'ruth@example.com' })
  const { token } = await anUnverifiedUser(app, 'ruth@example.com')
  expect((await mine(app, host, token)).body).toMatchObject(nothing)
})

test('a link of another memorial, an unknown link and an invalid session give nothing', async () => {
  const app = await startApp()
  const [host, other] = [await aPaidHost(app), await aPaidHost(app, { contacts: [ruth] })]
  const token = await inviteToken(app, other)
  for (const invite of [token, 'nobody'])
    expect((await mine(app, host, undefined, invite)).body).toMatchObject(nothing)
  expect((await mine(app, host, 'no-token')).body).toMatchObject(nothing)
})

test('a memorial that the visitor may not read gives nothing', async () => {
  const { app, host } = await startWithPaidHost({ contacts: [ruth] })
  const token = await inviteToken(app, host)
  await app.db.updateTable('memorials').set({ visibility: 'PRIVATE' }).execute()
  expect(await mine(app, host, undefined, token)).toMatchObject({
    status: 403,
    body: { code: 'PUBLIC_PRIVATE' },
  })
  expect(await app.api('GET', '/public/memorial/nobody-abc123/mine')).toMatchObject({
    status: 404,
    body: { code: 'PUBLIC_MISSING' },
  })
})

test('everyone can read the open funds and the newest visible memories', async () => {
  const { app, host } = await startWithPaidHost()
  const { uuid, shareSlug } = host.memorial
  const fundUuid = await aFund(app.pool, uuid, { title: 'Flowers', goalMinor: 50_000 })
  const closed = await aFund(app.pool, uuid, { title: 'Closed', deletedAt: new Date() })
  await aDonation(app.pool, uuid, { fundUuid, amountMinor: 1250 })
  await aDonation(app.pool, uuid, { fundUuid: closed })
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (let n = 0; n < 14; n += 1)
    await aContribution(app.pool, uuid, {
      name: n === 0 ? null : `P${n}`,
      photos: n === 1 ? 1 : 0,
      dateCreated: at(n),
    })
  for (const state of ['HIDDEN', 'PENDING'] as const)
    await aContribution(app.pool, uuid, { state, name: state })

  const { body, raw } = await app.api('GET', `/public/memorial/${shareSlug}`)
  const { memorialFunds, contributions, contributionCount, contributionsNext } = body.memorial
  expect(memorialFunds).toEqual([
    {
      id: fundUuid,
      title: 'Flowers',
      description: expect.anything(),
      recipient: null,
      payout: null,
      goalMinor: 50_000,
      currency: 'aud',
      raisedMinor: 1250,
      donationCount: 1,
      charity: null,
    },
  ])
  expect(contributions.map((one: { contributorName: string | null }) => one.contributorName)).toEqual([
    null,
    ...Array.from({ length: 11 }, (_, n) => `P${n + 1}`),
  ])
  expect(contributions[1].media).toMatchObject([{ state: 'READY', clientId: null }])
  expect(contributionCount).toBe(14)
  expect(contributionsNext).toEqual(expect.any(String))
  expect(raw.toString()).not.toMatch(/contributorEmail|@example\.com|HIDDEN|PENDING/)
})
