import { expect, test } from 'vitest'
import { account as limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { Authenticator } from '../support/authenticator.ts'
import { aUser, startWithPaidHost, startWithUser } from '../support/factories.ts'
import {
  add,
  aPasskey,
  asked,
  begin,
  list,
  ORIGIN,
  type Person,
  remove,
  signIn,
} from '../support/passkeys.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const mailsTo = async (app: TestApp, { email }: Person) =>
  (await app.outbox()).filter(({ to, subject }) => to === email && /passkey/.test(subject))

/** Sets a new password with a mailed link. */
async function reset(app: TestApp, { email }: Person, password: string) {
  await app.api('POST', '/anon/password/forgot', { json: { email } })
  const mail = (await app.outbox()).find(({ to, text }) => to === email && text.includes('reset-password#'))
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const answer = await app.api('POST', '/anon/password/reset', { json: { token, password } })
  expect(answer.status).toBe(200)
  return { email, password, token: String(answer.body.token) } as Person
}

test('a passkey is added with the password, listed by the browser that made it, and signs in as the password does', async () => {
  const { app, host } = await startWithPaidHost()
  const device = new Authenticator(ORIGIN)
  const { options } = (await begin(app, host)).body
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: host.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // Ed25519, ES256 and RS256, in this order.
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
  })
  const added = await app.api('POST', '/user/passkeys/add', {
    token: host.token,
    json: { credential: device.make(options) },
    headers: { 'user-agent': IPHONE },
  })
  expect(added.body.passkeys).toEqual([
    { id: device.id, browser: 'Safari', system: 'iPhone', createdAt: expect.any(String), lastUsedAt: null },
  ])

  const entered = await signIn(app, device.use(await asked(app)))
  expect(entered.status).toBe(200)
  const byPassword = await app.api('POST', '/anon/signin', {
    json: { email: host.email, password: host.password },
  })
  const { token: _, ...told } = byPassword.body
  expect(entered.body).toMatchObject(told)
  const me = await app.api('GET', '/user', { token: String(entered.body.token) })
  expect(me.body.user.email).toBe(host.email)
  expect((await list(app, host))[0].lastUsedAt).not.toBeNull()
})

test('signing in with a passkey needs no address, and offers the same options to everybody', async () => {
  const app = await startApp()
  await aPasskey(app, await aUser(app))
  const options = await asked(app)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(options.allowCredentials ?? []).toEqual([])
})

test('the owner gets a mail when a passkey is added and when one is removed', async () => {
  const { app, user } = await startWithUser()
  const device = await aPasskey(app, user)
  expect(await mailsTo(app, user)).toHaveLength(1)
  expect((await remove(app, user, device.id)).body.passkeys).toEqual([])
  expect((await mailsTo(app, user)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([expect.stringMatching(/added/), expect.stringMatching(/removed/)]),
  )
  expect((await remove(app, user, device.id)).status).toBe(200)
  expect(await mailsTo(app, user)).toHaveLength(2)
})

test('a device is added once, and an account has a maximum number of passkeys', async () => {
  const { app, user } = await startWithUser()
  const device = await aPasskey(app, user)
  const { options } = (await begin(app, user)).body
  expect(options.excludeCredentials).toMatchObject([{ id: device.id }])
  expect((await add(app, user, device.make(options))).body.code).toBe('PASSKEY_INVALID')
  for (let more = 1; more < limits.passkeysMax; more += 1) await aPasskey(app, user)
  expect((await begin(app, user)).body.code).toBe('TOO_MANY_PASSKEYS')
})

test('resetting the password by mail keeps passkeys, and none can be added for two days', async () => {
  const { app, user } = await startWithUser()
  const device = await aPasskey(app, user)
  const anew = await reset(app, user, 'a rose bed in June')
  expect((await signIn(app, device.use(await asked(app)))).status).toBe(200)
  expect((await begin(app, anew)).body.code).toBe('PASSKEYS_WAIT')
  // Passkeys that are not theirs can be removed at once, which does not end the waiting time.
  expect((await remove(app, anew, device.id)).body.passkeys).toEqual([])
  expect((await begin(app, anew)).body.code).toBe('PASSKEYS_WAIT')
  app.clock.advance({ hours: limits.passkeyWaitHours })
  expect((await begin(app, anew)).status).toBe(200)
})

test('an account that never had a passkey can add one at once', async () => {
  const app = await startApp()
  const anew = await reset(app, await aUser(app), 'a rose bed in June')
  expect((await begin(app, anew)).status).toBe(200)
})

test('the data export lists passkeys without their keys, and they are deleted with the account', async () => {
  const { app, user } = await startWithUser()
  const device = await aPasskey(app, user)
  const { data } = (await app.api('GET', '/user/data', { token: user.token })).body
  expect(data.passkeys).toHaveLength(1)
  expect(JSON.stringify(data)).not.toContain(device.id)

  await app.api('POST', '/user/delete', { token: user.token, json: { password: user.password } })
  app.clock.advance({ days: 31 })
  expect((await signIn(app, device.use(await asked(app)))).body.code).toBe('PASSKEY_UNKNOWN')
  await app.run('account.deletions', {})
  await app.drained()
  expect(await app.db.selectFrom('passkeys').select('userUuid').execute()).toEqual([])
})

test('expired challenges are deleted at night', async () => {
  const app = await startApp()
  await asked(app)
  app.clock.advance({ hours: 1 })
  await app.run('privacy.sweep', {})
  expect(await app.db.selectFrom('proofs').select('expiresAt').execute()).toEqual([])
})
