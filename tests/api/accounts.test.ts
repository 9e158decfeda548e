import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser, aUser, mailedCode, startWithHost, startWithUser } from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'

const signUp = (app: TestApp, json: unknown, ip = '203.0.113.1') =>
  app.api('POST', '/anon/signup', { json, headers: { 'x-forwarded-for': ip } })
const signIn = (app: TestApp, json: unknown, ip = '203.0.113.1') =>
  app.api('POST', '/anon/signin', { json, headers: { 'x-forwarded-for': ip } })
const getUser = (app: TestApp, token?: string) => app.api('GET', '/user', { token })

const ana = { email: 'Ana@Example.com', password: 'a lighthouse at dusk' }

test('signing up makes an unconfirmed account, gives a session token and mails a code', async () => {
  const app = await startApp()
  const { status, body } = await signUp(app, { ...ana, unknown: 'ignored' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, msg: null })
  expect(body.user).toEqual({
    uuid: expect.any(String),
    email: 'Ana@Example.com',
    firstName: '',
    surname: '',
    emailVerified: false,
    deletionDueAt: null,
  })
  expect(body.token).toMatch(/^key[0-9a-f]{32}$/)

  const [mail, ...others] = await app.outbox()
  expect(others).toEqual([])
  const code = await mailedCode(app, ana.email)
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}$/)
  expect(mail?.subject).toBe(`Your Afterglow code: ${code}`)
  expect(mail?.text).toContain('15 minutes')
  expect(mail?.html).toContain(code)
})

test('token, code and password are not stored in plain text', async () => {
  const app = await startApp()
  const { token } = await anUnverifiedUser(app, 'ben@example.com')
  const code = await mailedCode(app, 'ben@example.com')
  const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  const stored = await app.db.selectFrom('proofs').selectAll().executeTakeFirstOrThrow()
  const session = await app.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(stored.codeHash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify([user, stored])).not.toContain(code)
  expect(session.tokenHash.toString('base64url')).not.toBe(token)
})

test.each([
  [{ password: 'abcdef9?' }, 'Email is required', 'email'],
  [{ email: 'ana', password: 'abcdef9?' }, 'Email must be valid', 'email'],
  [{ email: 7, password: 'abcdef9?' }, 'Email is required', 'email'],
  [{ email: 'ana@example.com' }, 'Password is required', 'password'],
  [{ email: 'ana@example.com', password: '12345' }, 'Password must be at least 6 characters', 'password'],
  [
    { email: 'ana@example.com', password: 'x'.repeat(257) },
    'Password must be at most 256 characters',
    'password',
  ],
])('signing up with %j is refused with a message', async (json, msg, field) => {
  const app = await startApp()
  const { status, body } = await signUp(app, json)
  expect(status).toBe(400)
  expect(body).toEqual({ success: false, msg, error: msg, code: 'BAD_INPUT', field })
})

test.each([
  ['ANA@example.com', 'PASSWORD_IS_EMAIL'],
  ['Password1', 'PASSWORD_TOO_COMMON'],
  ['123456', 'PASSWORD_TOO_COMMON'],
])('the password %s is refused: %s', async (password, code) => {
  const app = await startApp()
  const { status, body } = await signUp(app, { email: 'ana@example.com', password })
  expect([status, body.code, body.field]).toEqual([400, code, 'password'])
})

test('a confirmed address cannot be signed up again, in any letter case', async () => {
  const app = await startApp()
  const user = await aUser(app, 'ana@example.com')
  const { status, body } = await signUp(app, ana)
  expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN'])
  expect((await signIn(app, user)).status).toBe(200)
})

test('an unconfirmed address can sign up again: new password, new code, earlier tokens are revoked', async () => {
  const app = await startApp()
  const first = await signUp(app, { ...ana, password: 'the first password' })
  const firstCode = await mailedCode(app, ana.email)
  app.clock.advance({ seconds: 30 })
  const second = await signUp(app, { ...ana, email: 'ana@example.com' })
  expect(second.status).toBe(200)
  expect(second.body.user.uuid).toBe(first.body.user.uuid)
  expect(await app.outbox()).toHaveLength(2)

  expect((await getUser(app, first.body.token)).status).toBe(401)
  expect((await signIn(app, { ...ana, password: 'the first password' })).status).toBe(401)
  const token = second.body.token
  const confirm = (code: string) => app.api('POST', '/user/code/confirm', { token, json: { code } })
  expect((await confirm(firstCode)).body.code).toBe('CODE_WRONG')
  expect((await confirm(await mailedCode(app, 'ana@example.com'))).status).toBe(200)
})

test('sign-ups with one address at the same time give one account and one working token', async () => {
  const app = await startApp()
  const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(app, ana)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map((answer) => answer.body.user.uuid)).size).toBe(1)
  const asked = await Promise.all(answers.map((answer) => getUser(app, answer.body.token)))
  expect(asked.map((answer) => answer.status).sort()).toEqual([200, 401, 401, 401])
})

test('after two hundred sign-ups in fifteen minutes, a network must solve a captcha; another network need not', async () => {
  const app = await startApp()
  await useUpLimit(app, 'accountByIp', '203.0.113.1', 1)
  expect((await signUp(app, ana)).status).toBe(200)
  const refused = await signUp(app, ana)
  expect([refused.status, refused.body.code]).toEqual([403, 'CAPTCHA_NEEDED'])
  expect((await signUp(app, ana, '203.0.113.2')).status).toBe(200)
})

test('signing in gives a session token, the user and their memorials, newest first', async () => {
  const { app, host } = await startWithHost({ nameOfPerson: 'Older' })
  const { body } = await app.api('POST', '/memorial/create', {
    token: host.token,
    json: { nameOfPerson: 'Newer' },
  })
  const answer = await signIn(app, { email: host.email.toUpperCase(), password: host.password })
  expect(answer.status).toBe(200)
  expect(answer.body.user).toMatchObject({ uuid: host.uuid, emailVerified: true })
  expect(answer.body.memorialRelationships).toMatchObject([
    { memorialUuid: body.memorial.uuid, relationshipType: 'OWNER', shareSlug: body.memorial.shareSlug },
    { memorialUuid: host.memorial.uuid, relationshipType: 'OWNER' },
  ])
  expect((await getUser(app, answer.body.token)).body.user.email).toBe(host.email)
  // The other device stays signed in.
  expect((await getUser(app, host.token)).status).toBe(200)
})

test('a wrong password and an unknown address get the same response', async () => {
  const app = await startApp()
  await aUser(app, 'ana@example.com')
  const wrong = await signIn(app, ana)
  const unknown = await signIn(app, { ...ana, email: 'nobody@example.com' })
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual({
    success: false,
    msg: 'Invalid email or password.',
    error: 'Invalid email or password.',
    code: 'BAD_CREDENTIALS',
  })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})

test('signing in without a password is refused with a message', async () => {
  const app = await startApp()
  const { status, body } = await signIn(app, { email: 'ana@example.com', password: '' })
  expect([status, body.msg, body.field]).toEqual([400, 'Password is required', 'password'])
})

test('signing in unconfirmed mails another code only if the last one has expired', async () => {
  const app = await startApp()
  const user = await anUnverifiedUser(app)
  await app.outbox()
  await signIn(app, user)
  expect(await app.outbox()).toHaveLength(1)
  app.clock.advance({ minutes: 16 })
  await signIn(app, user)
  expect(await app.outbox()).toHaveLength(2)
})

test('ten wrong passwords block an address for a network for a while; the right one before resets the count', async () => {
  const { app, user } = await startWithUser()
  const wrong = { email: user.email, password: 'not this one' }
  for (let i = 0; i < 9; i++) await signIn(app, wrong)
  expect((await signIn(app, user)).status).toBe(200)
  for (let i = 0; i < 10; i++) expect((await signIn(app, wrong)).status).toBe(401)
  const refused = await signIn(app, { ...user, email: user.email.toUpperCase() })
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('after two hundred wrong passwords in fifteen minutes, a network must solve a captcha', async () => {
  const app = await startApp()
  await useUpLimit(app, 'accountByIp', '203.0.113.1', 10)
  const tries = Array.from({ length: 10 }, (_, i) => i)
  await Promise.all(tries.map((i) => signIn(app, { email: `a${i}@example.com`, password: 'x' })))
  expect((await signIn(app, { email: 'b@example.com', password: 'x' })).body.code).toBe('CAPTCHA_NEEDED')
})

test('calls need a valid token that was used in the last thirty days', async () => {
  const { app, user } = await startWithUser()
  for (const token of [undefined, 'nonsense', `${user.token}x`]) {
    const { status, body } = await getUser(app, token)
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
  }
  app.clock.advance({ days: 29 })
  expect((await getUser(app, user.token)).status).toBe(200)
  app.clock.advance({ days: 29 })
  expect((await getUser(app, user.token)).status).toBe(200)
  app.clock.advance({ days: 31 })
  expect((await getUser(app, user.token)).status).toBe(401)
})

test('a session row is updated at most once an hour', async () => {
  const app = await startApp()
  const { token } = await anUnverifiedUser(app)
  const expiry = async () => {
    await getUser(app, token)
    return (await app.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()).expiresAt
  }
  const first = await expiry()
  app.clock.advance({ minutes: 59 })
  expect(await expiry()).toEqual(first)
  app.clock.advance({ minutes: 1 })
  expect((await expiry()).getTime()).toBeGreaterThan(first.getTime())
})

test('signing out ends this session only', async () => {
  const { app, user } = await startWithUser()
  const other = (await signIn(app, user)).body.token
  expect((await app.api('POST', '/user/signout', { token: user.token })).status).toBe(200)
  expect((await getUser(app, user.token)).status).toBe(401)
  expect((await getUser(app, other)).status).toBe(200)
})

test('saving changes the names but not the email address', async () => {
  const app = await startApp()
  const { token, email } = await aUser(app)
  const save = (json: unknown) => app.api('POST', '/user/save', { token, json })
  const { status, body } = await save({
    email: 'other@example.com',
    firstName: ' Claire\u0000 ',
    surname: 'Hollis',
  })
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ email, firstName: 'Claire', surname: 'Hollis', emailVerified: true })
  expect((await getUser(app, token)).body.user).toEqual(body.user)

  const wrong = await save({ firstName: 7, surname: 'Hollis' })
  expect([wrong.status, wrong.body.field]).toEqual([400, 'firstName'])
  const long = await save({ firstName: 'Claire', surname: 'x'.repeat(101) })
  expect([long.status, long.body.field]).toEqual([400, 'surname'])
})

test('a new name of the host raises the version of their memorial, because its page shows it', async () => {
  const { app, host } = await startWithHost()
  const version = async () =>
    (await app.db.selectFrom('memorials').select('version').executeTakeFirstOrThrow()).version
  const before = await version()
  const save = (firstName: string) =>
    app.api('POST', '/user/save', { token: host.token, json: { firstName, surname: 'Hollis' } })
  await save('Claire')
  expect(await version()).toBe(before + 1)
  await save('Claire')
  expect(await version()).toBe(before + 1)
})
