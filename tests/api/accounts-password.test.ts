import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aUser, startWithUser } from '../support/factories.ts'

const change = (app: TestApp, token: string | undefined, json: unknown, ip = '203.0.113.1') =>
  app.api('POST', '/user/password', { token, json, headers: { 'x-forwarded-for': ip } })
const signIn = (app: TestApp, email: string, password: string, ip = '203.0.113.1') =>
  app.api('POST', '/anon/signin', { json: { email, password }, headers: { 'x-forwarded-for': ip } })
const getUser = (app: TestApp, token: string) => app.api('GET', '/user', { token })

const password = 'a rose bed in June'

test('a new password signs other devices out, ends mailed links, and is reported by mail', async () => {
  const { app, user } = await startWithUser()
  const elsewhere = (await signIn(app, user.email, user.password)).body.token
  await app.api('POST', '/anon/password/forgot', { json: { email: user.email } })
  const link = /#token=(key[0-9a-f]{32})/.exec((await app.outbox())[0]?.text ?? '')?.[1]

  const { status, body } = await change(app, user.token, { currentPassword: user.password, password })
  expect(status).toBe(200)
  expect(body.token).toMatch(/^key[0-9a-f]{32}$/)
  expect((await getUser(app, body.token)).body.user.email).toBe(user.email)
  for (const token of [user.token, elsewhere]) expect((await getUser(app, token)).status).toBe(401)
  expect((await signIn(app, user.email, user.password)).status).toBe(401)
  expect((await signIn(app, user.email, password)).status).toBe(200)
  const reset = await app.api('POST', '/anon/password/reset', { json: { token: link, password: 'another' } })
  expect(reset.body.code).toBe('RESET_LINK_INVALID')

  const mail = (await app.outbox()).find(({ subject }) => subject === 'Your Afterglow password was changed')
  expect(mail?.to).toBe(user.email)
  expect(mail?.text).toContain('If it was not you, please choose a new password now')
  expect(mail?.text).toContain('/forgot-password')
})

test('without the current password nothing changes', async () => {
  const { app, user } = await startWithUser()
  const wrong = await change(app, user.token, { currentPassword: 'not this one', password })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toMatchObject({ code: 'PASSWORD_WRONG', field: 'currentPassword' })
  expect(wrong.body.msg).toBe('This is not your current password.')
  expect((await getUser(app, user.token)).status).toBe(200)
  expect((await signIn(app, user.email, user.password)).status).toBe(200)
})

test.each([
  ['Claire@Example.com', 'PASSWORD_IS_EMAIL'],
  ['Password1', 'PASSWORD_TOO_COMMON'],
  ['12345', 'BAD_INPUT'],
])('the new password %s is refused: %s', async (refused, code) => {
  const app = await startApp()
  const user = await aUser(app, 'claire@example.com')
  const answer = await change(app, user.token, { currentPassword: user.password, password: refused })
  expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, code, 'password'])
  expect((await getUser(app, user.token)).status).toBe(200)
})

test('invalid input is refused with a message', async () => {
  const { app, user } = await startWithUser()
  const none = await change(app, user.token, { password })
  expect([none.status, none.body.msg, none.body.field]).toEqual([
    400,
    'Password is required',
    'currentPassword',
  ])
})

test('tries are counted separately from signing in, and the right password resets the count', async () => {
  const { app, user } = await startWithUser()
  const wrong = { currentPassword: 'not this one', password }
  for (let i = 0; i < 5; i++) await signIn(app, user.email, 'not this one', `203.0.113.${i}`)
  for (let i = 0; i < 10; i++)
    expect((await change(app, user.token, wrong, `203.0.113.${i}`)).body.code).toBe('PASSWORD_WRONG')
  const right = { currentPassword: user.password, password }
  const closed = await change(app, user.token, right, '203.0.113.99')
  expect([closed.status, closed.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0)

  const other = await aUser(app)
  for (let i = 0; i < 9; i++) await change(app, other.token, wrong, `203.0.114.${i}`)
  const answer = await change(app, other.token, { currentPassword: other.password, password }, '203.0.114.50')
  expect(answer.status).toBe(200)
  for (let i = 0; i < 9; i++)
    expect((await signIn(app, other.email, 'not this one', `203.0.115.${i}`)).status).toBe(401)
})

test('of two changes at the same time one is made', async () => {
  const { app, user } = await startWithUser()
  const passwords = ['a rose bed in June', 'a rose bed in July']
  const answers = await Promise.all(
    passwords.map((chosen) => change(app, user.token, { currentPassword: user.password, password: chosen })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const signedIn = await Promise.all(passwords.map((chosen) => signIn(app, user.email, chosen)))
  expect(signedIn.map((answer) => answer.status)).toEqual(
    answers.map(({ status }) => (status === 200 ? 200 : 401)),
  )
})

test('signing out everywhere ends all sessions of this person and none of anybody else', async () => {
  const { app, user } = await startWithUser()
  const other = await aUser(app)
  const elsewhere = (await signIn(app, user.email, user.password)).body.token
  expect((await app.api('POST', '/user/signout-everywhere', { token: elsewhere })).status).toBe(200)
  for (const token of [user.token, elsewhere]) expect((await getUser(app, token)).status).toBe(401)
  expect((await getUser(app, other.token)).status).toBe(200)
  expect((await signIn(app, user.email, user.password)).status).toBe(200)
})
