import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser, aUser, startWithUser } from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'

interface Person {
  email: string
  password: string
}

async function signIn(app: TestApp, { email, password }: Person, agent: string, cookie?: string) {
  const answer = await app.api('POST', '/anon/signin', {
    json: { email, password },
    headers: { 'user-agent': agent, ...(cookie && { cookie }) },
  })
  const kept = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { token: String(answer.body.token), cookie: kept }
}

const devicesOf = async (app: TestApp, token: string) =>
  (await app.api('GET', '/user/devices', { token })).body.devices

const signOutOf = (app: TestApp, token: string, id: string) =>
  app.api('POST', '/user/devices/signout', { token, json: { id } })

const isIn = async (app: TestApp, token: string) => (await app.api('GET', '/user', { token })).status === 200

async function newDeviceMails(app: TestApp, email: string) {
  return (await app.outbox()).filter(({ to, subject }) => to === email && /new device/i.test(subject))
}

test('each device is listed once, with its browser and system, and the current one is marked', async () => {
  const { app, user } = await startWithUser()
  const phone = await signIn(app, user, IPHONE)
  const again = await signIn(app, user, IPHONE, phone.cookie)
  await signIn(app, user, WINDOWS)
  const devices = await devicesOf(app, again.token)
  expect(devices).toHaveLength(3)
  expect(devices).toContainEqual({
    id: expect.any(String),
    browser: 'Safari',
    system: 'iPhone',
    signedInAt: expect.any(String),
    lastUsedAt: expect.any(String),
    isThis: true,
  })
  expect(devices).toContainEqual(
    expect.objectContaining({ browser: 'Firefox', system: 'Windows', isThis: false }),
  )
  expect(devices).toContainEqual(expect.objectContaining({ browser: null, system: null, isThis: false }))
})

test('the device used last comes first', async () => {
  const { app, user } = await startWithUser()
  const phone = await signIn(app, user, IPHONE)
  app.clock.advance({ hours: 2 })
  const desk = await signIn(app, user, WINDOWS)
  const order = async () =>
    (await devicesOf(app, desk.token)).map(({ system }: { system: string | null }) => system)
  expect((await order()).slice(0, 2)).toEqual(['Windows', 'iPhone'])
  app.clock.advance({ hours: 2 })
  await isIn(app, phone.token)
  expect((await devicesOf(app, phone.token))[0]).toMatchObject({ system: 'iPhone', isThis: true })
})

test('signing a device out ends its sessions, and it counts as unknown when it signs in again', async () => {
  const { app, user } = await startWithUser()
  const lost = await signIn(app, user, IPHONE)
  const also = await signIn(app, user, IPHONE, lost.cookie)
  const desk = await signIn(app, user, WINDOWS)
  const [device] = (await devicesOf(app, desk.token)).filter(
    ({ system }: { system: string }) => system === 'iPhone',
  )
  expect((await signOutOf(app, desk.token, device.id)).status).toBe(200)
  expect(await Promise.all([lost, also, desk].map(({ token }) => isIn(app, token)))).toEqual([
    false,
    false,
    true,
  ])
  expect((await signOutOf(app, desk.token, device.id)).status).toBe(200)

  await useUpLimit(app, 'passwordByAddress', user.email.toLowerCase())
  const { email, password } = user
  const back = await app.api('POST', '/anon/signin', {
    json: { email, password },
    headers: { cookie: lost.cookie },
  })
  expect(back.status).toBe(429)
})

test('nobody can sign out the device of another account, and the list does not reveal stored hashes', async () => {
  const app = await startApp()
  const [user, other] = [await aUser(app), await aUser(app)]
  const [device] = await devicesOf(app, user.token)
  expect((await signOutOf(app, other.token, device.id)).status).toBe(200)
  expect(await isIn(app, user.token)).toBe(true)
  const kept = await app.db.selectFrom('sessions').select(['tokenHash', 'deviceHash']).execute()
  const hashes = kept.flatMap(({ tokenHash, deviceHash }) => [tokenHash, deviceHash])
  expect(hashes.map((hash) => hash?.toString('base64url'))).not.toContain(device.id)
})

test('sessions from before devices were recorded are listed one by one', async () => {
  const { app, user } = await startWithUser()
  await signIn(app, user, IPHONE)
  await app.db.updateTable('sessions').set({ deviceHash: null, browser: null, system: null }).execute()
  const devices = await devicesOf(app, user.token)
  expect(devices).toHaveLength(2)
  const other = devices.find(({ isThis }: { isThis: boolean }) => !isThis)
  await signOutOf(app, user.token, other.id)
  expect(await devicesOf(app, user.token)).toHaveLength(1)
})

test('a mail names a device that signs in for the first time, and none is sent for a known one', async () => {
  const { app, user } = await startWithUser()
  const desk = await signIn(app, user, WINDOWS)
  await signIn(app, user, WINDOWS, desk.cookie)
  expect(await newDeviceMails(app, user.email)).toEqual([])
  const phone = await signIn(app, user, IPHONE)
  await signIn(app, user, IPHONE, phone.cookie)
  const [mail, ...more] = await newDeviceMails(app, user.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Safari on iPhone')
  expect(mail?.text).toContain('/forgot-password')
})

test('no mail is sent about an account’s first browser, nor to an unconfirmed address', async () => {
  const { app, user } = await startWithUser()
  await app.db.deleteFrom('knownDevices').execute()
  await signIn(app, user, IPHONE)
  const unproved = await anUnverifiedUser(app)
  await signIn(app, unproved, IPHONE)
  expect([
    ...(await newDeviceMails(app, user.email)),
    ...(await newDeviceMails(app, unproved.email)),
  ]).toEqual([])
})

test('a mail about an unnamed device leaves its name out', async () => {
  const { app, user } = await startWithUser()
  for (let n = 0; n < 2; n += 1) await signIn(app, user, 'curl/8.5.0')
  const mails = await newDeviceMails(app, user.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).not.toMatch(/null|curl/)
})

test('a wrong password sends no mail', async () => {
  const { app, user } = await startWithUser()
  await signIn(app, { ...user, password: 'not this one' }, WINDOWS)
  expect(await newDeviceMails(app, user.email)).toEqual([])
})
