import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser } from '../support/factories.ts'

// An attacker makes an account with another person's address and guesses its codes.

const password = 'a password that nobody else has'

const signIn = (app: TestApp, email: string, secret: string) =>
  app.api('POST', '/anon/signin', { json: { email, password: secret } })

const confirm = (app: TestApp, token: string, code: string) =>
  app.api('POST', '/user/code/confirm', { token, json: { code } })

const resend = (app: TestApp, token: string) => app.api('POST', '/user/code/resend', { token })

async function tryThrough(app: TestApp, token: string) {
  await app.drained()
  for (let n = 0; n < 5; n += 1) await confirm(app, token, 'AAAAA')
}

test('a used-up code is not renewed within thirty seconds, however it is requested', async () => {
  const app = await startApp()
  const user = await anUnverifiedUser(app)
  await tryThrough(app, user.token)
  expect((await resend(app, user.token)).body.code).toBe('RESEND_TOO_SOON')
  const { body } = await signIn(app, user.email, user.password)
  expect((await confirm(app, body.token, 'AAAAA')).body.code).toBe('CODE_USED_UP')
  await app.api('POST', '/anon/signup', { json: { email: user.email, password } })
  expect(await app.outbox()).toHaveLength(1)

  app.clock.advance({ seconds: 30 })
  const { body: again } = await signIn(app, user.email, password)
  expect(await app.outbox()).toHaveLength(2)
  expect((await confirm(app, again.token, 'AAAAA')).body.code).toBe('CODE_WRONG')
})

test('an address is sent at most eight codes a day by one network, however they are requested', async () => {
  const app = await startApp()
  const user = await anUnverifiedUser(app)
  for (let n = 0; n < 6; n += 1) {
    app.clock.advance({ seconds: 31 })
    await resend(app, user.token)
    await app.drained()
    // The code has expired: signing in asks for the next one.
    app.clock.advance({ minutes: 16 })
    await signIn(app, user.email, user.password)
    await app.drained()
  }
  expect(await app.outbox()).toHaveLength(8)
  expect(await resend(app, user.token)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
})
