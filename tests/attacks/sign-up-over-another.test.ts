import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser, mailedCode } from '../support/factories.ts'

// Somebody signs up with another person's address and a password of their own, so that its owner confirms it for them
// (docs/decisions/0006).

const password = 'a password of the attacker'

const signUp = (app: TestApp, email: string, secret = password) =>
  app.api('POST', '/anon/signup', { json: { email, password: secret } })

const signIn = (app: TestApp, email: string, secret: string) =>
  app.api('POST', '/anon/signin', { json: { email, password: secret } })

const confirm = (app: TestApp, token: string, code: string) =>
  app.api('POST', '/user/code/confirm', { token, json: { code } })

const isConfirmed = async (app: TestApp, email: string) => {
  const query = app.db.selectFrom('users').select('emailVerifiedAt').where('email', '=', email)
  return (await query.executeTakeFirstOrThrow()).emailVerifiedAt !== null
}

/** Resolves once so many connections wait for a lock. */
const waiting = (app: TestApp, count: number) =>
  expect
    .poll(async () => {
      const { rows } = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    })
    .toBe(count)

test('the code that is typed in a sign-up confirms no password of a later one', async () => {
  const app = await startApp()
  const owner = await anUnverifiedUser(app)
  const code = await mailedCode(app, owner.email)
  const attacker = (await signUp(app, owner.email)).body
  expect((await confirm(app, owner.token, code)).status).toBe(401)
  expect(await isConfirmed(app, owner.email)).toBe(false)

  // The address's owner starts again, and the attacker keeps no access.
  const again = (await signUp(app, owner.email, owner.password)).body
  expect((await confirm(app, again.token, await mailedCode(app, owner.email))).status).toBe(200)
  expect((await signIn(app, owner.email, password)).status).toBe(401)
  expect((await app.api('GET', '/user', { token: attacker.token })).status).toBe(401)
})

test('a sign-up that comes while the code is being checked gets no password confirmed', async () => {
  const app = await startApp()
  const owner = await anUnverifiedUser(app)
  const code = await mailedCode(app, owner.email)
  const held = await app.pool.connect()
  await held.query('begin')
  await held.query('select from proofs for update')
  const confirming = confirm(app, owner.token, code)
  await waiting(app, 1)
  const signingUp = signUp(app, owner.email)
  await waiting(app, 2)
  await held.query('commit')
  held.release()
  const attacker = (await signingUp).body
  expect((await confirming).status).toBe(401)
  expect(await isConfirmed(app, owner.email)).toBe(false)
  expect((await app.api('GET', '/user', { token: attacker.token })).body.user.emailVerified).toBe(false)
})
