import { expect, test } from 'vitest'
import { account as limits } from '#contract/limits.ts'
import { startApp } from '../support/app.ts'
import { Authenticator } from '../support/authenticator.ts'
import { anUnverifiedUser, aUser, startWithUser } from '../support/factories.ts'
import { add, aPasskey, asked, begin, list, ORIGIN, remove, signIn } from '../support/passkeys.ts'

// A passkey opens an account without its password: nothing that was not signed here, now, by its own device and with its
// person there may open it.

const UNKNOWN = [401, 'PASSKEY_UNKNOWN']
const INVALID = [400, 'PASSKEY_INVALID']
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

test('a signed challenge signs in once, however often it is sent at the same time', async () => {
  const app = await startApp()
  const device = await aPasskey(app, await aUser(app))
  const credential = device.use(await asked(app))
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(app, credential)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)])
  expect(said(await signIn(app, credential))).toEqual(UNKNOWN)
})

test('whoever has a new password by mail reads that passkeys still sign in, and where they go', async () => {
  const app = await startApp()
  const changed = async (user: Awaited<ReturnType<typeof aUser>>) => {
    await app.api('POST', '/anon/password/forgot', { json: { email: user.email } })
    const link = (await app.outbox()).find(({ to, text }) => to === user.email && text.includes('token='))
    const token = /token=([\w-]+)/.exec(link?.text ?? '')?.[1]
    const reset = await app.api('POST', '/anon/password/reset', { json: { token, password: 'a rose bed' } })
    expect(reset.status).toBe(200)
    return (await app.outbox()).find(
      ({ to, subject }) => to === user.email && subject.includes('password was changed'),
    )?.text
  }
  const [withPasskey, without] = [await aUser(app), await aUser(app)]
  const device = await aPasskey(app, withPasskey)
  expect(await changed(withPasskey)).toMatch(/passkeys of your account still log in[\s\S]*profile/)
  expect((await signIn(app, device.use(await asked(app)))).status).toBe(200)
  expect(await changed(without)).not.toContain('passkey')
})

test('a challenge of one’s own making, one that is over, and one for something else sign nobody in', async () => {
  const { app, user } = await startWithUser()
  const device = await aPasskey(app, user)
  const options = await asked(app)
  const invented = { ...options, challenge: 'A'.repeat(43) }
  expect(said(await signIn(app, device.use(invented)))).toEqual(UNKNOWN)
  const forAdding = (await begin(app, user)).body.options
  expect(said(await signIn(app, device.use({ ...options, challenge: forAdding.challenge })))).toEqual(UNKNOWN)
  app.clock.advance({ minutes: limits.passkeyMinutes })
  expect(said(await signIn(app, device.use(options)))).toEqual(UNKNOWN)
})

test.each([
  ['from another page', { origin: 'https://afterglow.example.com' }],
  ['for another site', { rpId: 'example.com' }],
  ['without its person', { isPresent: false }],
  ['without knowing its person', { isVerified: false }],
  ['as if one were made', { type: 'webauthn.create' }],
])('what a device signed %s signs nobody in', async (_, how) => {
  const app = await startApp()
  const device = await aPasskey(app, await aUser(app))
  expect(said(await signIn(app, device.use(await asked(app), how)))).toEqual(UNKNOWN)
  expect((await signIn(app, device.use(await asked(app)))).status).toBe(200)
})

test.each([
  ['from another page', { origin: 'https://afterglow.example.com' }],
  ['for another site', { rpId: 'example.com' }],
  ['without its person', { isPresent: false }],
  ['without knowing its person', { isVerified: false }],
  ['as if one were used', { type: 'webauthn.get' }],
])('a passkey that was made %s is not kept', async (_, how) => {
  const { app, user } = await startWithUser()
  const { options } = (await begin(app, user)).body
  const made = new Authenticator(ORIGIN).make(options, how)
  expect(said(await add(app, user, made))).toEqual(INVALID)
  expect(await list(app, user)).toEqual([])
})

test('a device whose count goes back, as a copy’s would, signs nobody in', async () => {
  const app = await startApp()
  const device = await aPasskey(app, await aUser(app))
  expect((await signIn(app, device.use(await asked(app), { counter: 7 }))).status).toBe(200)
  for (const counter of [7, 3])
    expect(said(await signIn(app, device.use(await asked(app), { counter })))).toEqual(UNKNOWN)
  expect((await signIn(app, device.use(await asked(app), { counter: 8 }))).status).toBe(200)
})

test('a device and its copy that count alike and come at once: one of them gets in', async () => {
  const app = await startApp()
  const device = await aPasskey(app, await aUser(app))
  const signed = []
  for (let at = 0; at < 6; at += 1) signed.push(device.use(await asked(app), { counter: 5 }))
  const answers = await Promise.all(signed.map((credential) => signIn(app, credential)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('one device’s answer under the name of another’s, or for another person, signs nobody in', async () => {
  const app = await startApp()
  const [victim, attacker] = [await aUser(app), await aUser(app)]
  const theirs = await aPasskey(app, victim)
  const own = await aPasskey(app, attacker)
  const signed = own.use(await asked(app))
  expect(said(await signIn(app, { ...signed, id: theirs.id, rawId: theirs.id }))).toEqual(UNKNOWN)
  const again = own.use(await asked(app))
  const handle = Buffer.from(victim.uuid).toString('base64url')
  expect(said(await signIn(app, { ...again, response: { ...again.response, userHandle: handle } }))).toEqual(
    UNKNOWN,
  )
})

test('another person’s challenge adds no passkey, and another person’s passkey cannot be removed', async () => {
  const app = await startApp()
  const [victim, attacker] = [await aUser(app), await aUser(app)]
  const theirs = await aPasskey(app, victim)
  const { options } = (await begin(app, attacker)).body
  const device = new Authenticator(ORIGIN)
  expect(said(await add(app, victim, device.make(options)))).toEqual(INVALID)
  expect(said(await add(app, attacker, device.make(await asked(app))))).toEqual(INVALID)
  // Nor is one taken over by adding it anew.
  const anew = (await begin(app, attacker)).body.options
  expect(said(await add(app, attacker, theirs.make(anew)))).toEqual(INVALID)
  expect((await remove(app, attacker, theirs.id)).body.passkeys).toEqual([])
  expect(await list(app, victim)).toHaveLength(1)
})

test('a token without the password neither adds nor removes a passkey', async () => {
  const { app, user } = await startWithUser()
  const device = await aPasskey(app, user)
  const thief = { ...user, password: 'not this one' }
  expect((await begin(app, thief)).body).toMatchObject({ code: 'PASSWORD_WRONG', field: 'password' })
  expect((await remove(app, thief, device.id)).body.code).toBe('PASSWORD_WRONG')
  const unproved = { ...(await anUnverifiedUser(app)), password: user.password }
  expect((await begin(app, unproved as never)).body.code).toBe('EMAIL_UNVERIFIED')
})

test('a removed passkey signs nobody in, not even with what it signed before', async () => {
  const { app, user } = await startWithUser()
  const device = await aPasskey(app, user)
  const before = device.use(await asked(app))
  await remove(app, user, device.id)
  expect(said(await signIn(app, before))).toEqual(UNKNOWN)
})

test('malformed credentials are refused with a message, and cause no server error', async () => {
  const app = await startApp()
  const device = await aPasskey(app, await aUser(app))
  const good = () => asked(app).then((options) => device.use(options))
  const { response } = await good()
  const odd: unknown[] = [
    null,
    [],
    'x',
    { ...(await good()), type: 'password' },
    { ...(await good()), id: '../../etc', rawId: '..' },
    { ...(await good()), id: 'A'.repeat(2000) },
    { ...(await good()), response: { ...response, clientDataJSON: 'AAAA' } },
    { ...(await good()), response: { ...response, authenticatorData: 'AA' } },
    { ...(await good()), response: { ...response, signature: 'AAAA' } },
    { ...(await good()), response: { ...response, userHandle: '____' } },
    { ...(await good()), rawId: 'AAAA' },
  ]
  for (const credential of odd) {
    const answer = await signIn(app, credential)
    expect([400, 401]).toContain(answer.status)
    expect(answer.body.token).toBeUndefined()
  }
})
