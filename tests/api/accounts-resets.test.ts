import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser, aUser, startWithUser } from '../support/factories.ts'

const forgot = (app: TestApp, email: unknown) => app.api('POST', '/anon/password/forgot', { json: { email } })
const reset = (app: TestApp, token: unknown, password: unknown) =>
  app.api('POST', '/anon/password/reset', { json: { token, password } })
const getUser = (app: TestApp, token: string) => app.api('GET', '/user', { token })

const newPassword = 'a rose bed in June'

/** The token after the # of the newest mailed link. */
async function mailedToken(app: TestApp): Promise<string> {
  const mail = (await app.outbox()).find((one) => one.subject.startsWith('Choose a new password'))
  const token = mail && /\/reset-password#token=(key[0-9a-f]{32})/.exec(mail.text)?.[1]
  if (!token) throw new Error('No link was mailed')
  return token
}

test('a mailed link sets a new password, signs in, signs other devices out, and is reported by mail', async () => {
  const { app, user } = await startWithUser()
  expect((await forgot(app, user.email.toUpperCase())).status).toBe(200)
  const link = await mailedToken(app)
  const { status, body } = await reset(app, link, newPassword)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ uuid: user.uuid, emailVerified: true })

  expect((await getUser(app, body.token)).status).toBe(200)
  expect((await getUser(app, user.token)).status).toBe(401)
  const signIn = (password: string) =>
    app.api('POST', '/anon/signin', { json: { email: user.email, password } })
  expect((await signIn(user.password)).status).toBe(401)
  expect((await signIn(newPassword)).status).toBe(200)
  const told = (await app.outbox()).find(({ subject }) => subject === 'Your Afterglow password was changed')
  expect(told?.to).toBe(user.email)
})

test('using the link also confirms the address', async () => {
  const app = await startApp()
  const user = await anUnverifiedUser(app)
  await forgot(app, user.email)
  const { body } = await reset(app, await mailedToken(app), newPassword)
  expect((await getUser(app, body.token)).body.user.emailVerified).toBe(true)
  const again = await app.api('POST', '/anon/signup', { json: { email: user.email, password: newPassword } })
  expect(again.body.code).toBe('EMAIL_TAKEN')
})

test('an unknown address gets the same response and no mail', async () => {
  const { app, user } = await startWithUser()
  const known = await forgot(app, user.email)
  const unknown = await forgot(app, 'nobody@example.com')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect((await app.outbox()).filter((mail) => mail.to === 'nobody@example.com')).toEqual([])
})

test('a link works once, and using it ends the other links', async () => {
  const { app, user } = await startWithUser()
  await forgot(app, user.email)
  const first = await mailedToken(app)
  await forgot(app, user.email)
  const second = await mailedToken(app)
  expect(second).not.toBe(first)

  const answers = await Promise.all([reset(app, first, newPassword), reset(app, first, newPassword)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  for (const link of [first, second]) {
    const { status, body } = await reset(app, link, 'yet another one')
    expect([status, body.code]).toEqual([400, 'RESET_LINK_INVALID'])
  }
})

test('a link works for thirty minutes', async () => {
  const { app, user } = await startWithUser()
  await forgot(app, user.email)
  const link = await mailedToken(app)
  app.clock.advance({ minutes: 30 })
  expect((await reset(app, link, newPassword)).body.code).toBe('RESET_LINK_INVALID')
})

test('a refused password leaves the link usable', async () => {
  const app = await startApp()
  const user = await aUser(app, 'claire@example.com')
  await forgot(app, user.email)
  const link = await mailedToken(app)
  expect((await reset(app, link, 'CLAIRE@example.com')).body.code).toBe('PASSWORD_IS_EMAIL')
  expect((await reset(app, link, 'password1')).body.code).toBe('PASSWORD_TOO_COMMON')
  expect((await reset(app, link, '12345')).body.code).toBe('BAD_INPUT')
  expect((await reset(app, link, newPassword)).status).toBe(200)
})

test('invalid input is refused with a message', async () => {
  const app = await startApp()
  const bad = await forgot(app, 'nobody')
  expect([bad.status, bad.body.msg, bad.body.field]).toEqual([400, 'Email must be valid', 'email'])
  expect((await reset(app, 7, newPassword)).body.field).toBe('token')
  expect((await reset(app, 'made up', newPassword)).body.code).toBe('RESET_LINK_INVALID')
})

test('an address gets at most two mails in twenty minutes, with the same response whether or not it is known', async () => {
  const { app, user } = await startWithUser()
  for (const email of [user.email, 'nobody@example.com']) {
    const before = (await app.outbox()).length
    for (let i = 0; i < 6; i++) {
      expect((await forgot(app, email)).status).toBe(200)
      await app.drained()
    }
    expect((await app.outbox()).length - before).toBe(email === user.email ? 2 : 0)
  }
})
