import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aProof } from '../support/captcha.ts'
import { contributorFor } from '../support/contributing.ts'
import { give, startWithFund } from '../support/donations.ts'
import { aPaidHost, aUser, readMemorial, startWithPaidHost, startWithUser } from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'

// At a wake all phones share one IP address: limits count people, not networks (docs/decisions/0009).

const ADDRESS = '203.0.113.77'
const HALL = { 'x-forwarded-for': ADDRESS }

type Host = Awaited<ReturnType<typeof aPaidHost>>

const answer = (app: TestApp, { memorial }: Host, json: object, headers = HALL) =>
  app.api('POST', `/public/memorial/${memorial.shareSlug}/rsvp`, { json, headers })

const said = (n: number | string) => ({
  name: `Guest ${n}`,
  email: `guest-${n}@example.com`,
  status: 'ATTENDING',
})

const statusOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

test('a robot is stopped at five hundred answers; a person in the same hall solves a proof of work', async () => {
  const { app, host } = await startWithPaidHost()
  await useUpLimit(app, 'actByIp', `answer ${ADDRESS} ${host.memorial.uuid}`, 10)
  const statuses: number[] = []
  // Of its five thousand, the last few before five hundred and some behind.
  for (let n = 0; n < 40; n += 1) statuses.push((await answer(app, host, said(`robot-${n}`))).status)
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(30).fill(403)])
  expect((await readMemorial(app, host)).rsvpCounts.attending).toBe(10)

  const refused = await answer(app, host, said('joan'))
  expect(statusOf(refused)).toEqual([403, 'CAPTCHA_NEEDED'])
  const captcha = await aProof(app)
  expect((await answer(app, host, { ...said('joan'), captcha })).status).toBe(200)
  // Each proof is good for one.
  expect((await answer(app, host, { ...said('ben'), captcha })).status).toBe(403)
  // Elsewhere nobody is asked for anything.
  expect((await answer(app, host, said('ana'), { 'x-forwarded-for': '203.0.113.78' })).status).toBe(200)
})

test('one person may answer twenty times an hour, and uses up nothing of the others', async () => {
  const { app, host } = await startWithPaidHost()
  for (let n = 0; n < 20; n += 1) expect((await answer(app, host, said(1))).status).toBe(200)
  const late = await answer(app, host, said(1))
  expect(statusOf(late)).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect((await answer(app, host, said(2))).status).toBe(200)
  // Nobody uses up what is somebody else's by typing their address elsewhere.
  expect((await answer(app, host, said(1), { 'x-forwarded-for': '203.0.113.78' })).status).toBe(200)
})

test('an answer by a personal link counts for its holder, not for the network', async () => {
  const app = await startApp()
  const ruth = { uuid: null, email: 'ruth@example.com', phone: null, firstName: 'Ruth', surname: '' }
  const host = await aPaidHost(app, { contacts: [ruth] })
  const { inviteToken } = await app.db.selectFrom('contacts').select('inviteToken').executeTakeFirstOrThrow()
  await useUpLimit(app, 'actByIp', `answer ${ADDRESS} ${host.memorial.uuid}`)
  expect((await answer(app, host, { status: 'ATTENDING', inviteToken })).status).toBe(200)
  // A made-up one is none.
  expect((await answer(app, host, { ...said(1), inviteToken: 'made-up' })).status).toBe(403)
  for (let n = 0; n < 20; n += 1) await answer(app, host, { status: 'ATTENDING', inviteToken })
  expect((await answer(app, host, { status: 'ATTENDING', inviteToken })).status).toBe(429)
})

test('visitors who scanned the family’s printed code are counted together, not with the network', async () => {
  const { app, host } = await startWithPaidHost()
  await useUpLimit(app, 'actByIp', `answer ${ADDRESS} ${host.memorial.uuid}`)
  const { printedCode: inviteToken } = await readMemorial(app, host)
  expect((await answer(app, host, { ...said(1), inviteToken })).status).toBe(200)
  expect((await answer(app, host, { ...said(2), inviteToken })).status).toBe(200)
  // They share what a memorial has for them, and of another memorial it is none.
  const other = await aPaidHost(app)
  await useUpLimit(app, 'actByIp', `answer ${ADDRESS} ${other.memorial.uuid}`)
  expect((await answer(app, other, { ...said(1), inviteToken })).status).toBe(403)
  await useUpLimit(app, 'byPrintedCode', `answer ${host.memorial.uuid}`, 2)
  expect(statusOf(await answer(app, host, { ...said(3), inviteToken }))).toEqual([403, 'CAPTCHA_NEEDED'])
  // It opens nothing.
  const json = { visibility: 'PASSCODE', passcode: 'rose bud' }
  await app.api('POST', `/memorial/settings/${other.memorial.uuid}`, { token: other.token, json })
  const { printedCode } = await readMemorial(app, other)
  const path = `/public/memorial/${other.memorial.shareSlug}/mine?inviteToken=${printedCode}`
  expect(statusOf(await app.api('GET', path))).toEqual([403, 'PUBLIC_PRIVATE'])
})

test('memories and gifts of a hall above the free limit need a proof of work and are not refused', async () => {
  const { app, host, donor, slug, memorialUuid } = await startWithFund()
  await useUpLimit(app, 'actByIp', `memory 127.0.0.1 ${memorialUuid}`)
  await useUpLimit(app, 'actByIp', `gift 127.0.0.1 ${memorialUuid}`)
  const friend = contributorFor(app, host.memorial, await aUser(app))
  const memory = { contributorMessage: 'She laughed at all of my jokes.' }
  expect(statusOf(await friend.submit(memory))).toEqual([403, 'CAPTCHA_NEEDED'])
  expect((await friend.submit({ captcha: await aProof(app), ...memory })).status).toBe(200)
  expect(statusOf(await give(app, donor, slug))).toEqual([403, 'CAPTCHA_NEEDED'])
  expect((await give(app, donor, slug, { captcha: await aProof(app) })).status).toBe(200)
  // What is one's own goes away without any.
  expect((await friend.withdraw()).status).toBe(200)

  const inviteToken = 'a-link-of-their-own'
  const invited = { memorialUuid, email: 'ruth@example.com', inviteToken }
  await app.db
    .insertInto('contacts')
    .values({ ...invited, position: 0 })
    .execute()
  expect((await friend.submit({ ...memory, inviteToken })).status).toBe(200)
  expect((await give(app, donor, slug, { inviteToken })).status).toBe(200)
})

test.each([
  ['/anon/signin', { email: 'ana@example.com', password: 'not this one' }, 401],
  ['/anon/password/forgot', { email: 'ana@example.com' }, 200],
  ['/anon/passkey/begin', {}, 200],
  ['/anon/signup', { email: 'new@example.com', password: 'a password of their own' }, 200],
] as const)('nor is anybody refused at %s', async (path, json, status) => {
  const app = await startApp()
  await useUpLimit(app, 'accountByIp', ADDRESS, 1)
  const ask = (proof?: string) =>
    app.api('POST', path, { json: { ...json, ...(proof && { captcha: proof }) }, headers: HALL })
  expect((await ask()).status).toBe(status)
  expect(statusOf(await ask())).toEqual([403, 'CAPTCHA_NEEDED'])
  expect((await ask(await aProof(app))).status).toBe(status)
})

test('a sign-in that was refused for the network uses up no try of the person', async () => {
  const { app, user } = await startWithUser()
  await useUpLimit(app, 'accountByIp', ADDRESS)
  const { email, password } = user
  const signIn = (json: object) => app.api('POST', '/anon/signin', { json, headers: HALL })
  for (let n = 0; n < 12; n += 1) expect((await signIn({ email, password })).status).toBe(403)
  expect((await signIn({ email, password, captcha: await aProof(app) })).status).toBe(200)
})
