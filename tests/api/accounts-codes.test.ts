import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { anUnverifiedUser, aSignedUpUser, aUser, mailedCode } from '../support/factories.ts'

const confirm = (app: TestApp, token: string | undefined, code: unknown) =>
  app.api('POST', '/user/code/confirm', { token, json: { code } })
const resend = (app: TestApp, token: string | undefined) => app.api('POST', '/user/code/resend', { token })
const wrongCode = (code: string) => (code === 'ZZZZZ' ? 'YYYYY' : 'ZZZZZ')

test('the mailed code confirms the address, also in small letters and with blanks and a hyphen', async () => {
  const app = await startApp()
  const { token, email } = await anUnverifiedUser(app)
  const code = await mailedCode(app, email)
  const { status, body } = await confirm(app, token, ` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)}`)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ email, emailVerified: true })
  expect((await app.api('GET', '/user', { token })).body.user.emailVerified).toBe(true)
  expect(await app.db.selectFrom('proofs').selectAll().execute()).toEqual([])

  const [welcome] = await app.outbox()
  expect(welcome).toMatchObject({ to: email, subject: 'Your Afterglow account is ready' })
  expect(welcome?.text).toContain(`${app.config.publicUrl}/profile`)
})

test('a confirmed account stays confirmed, whatever code is sent later', async () => {
  const app = await startApp()
  const { token } = await aSignedUpUser(app)
  expect((await confirm(app, token, 'ZZZZZ')).status).toBe(200)
  expect((await resend(app, token)).status).toBe(200)
  // The code and the welcome mail, nothing since.
  expect(await app.outbox()).toHaveLength(2)
})

test('the same code sent twice at once confirms once', async () => {
  const app = await startApp()
  const { token, email } = await anUnverifiedUser(app)
  const code = await mailedCode(app, email)
  const answers = await Promise.all(Array.from({ length: 3 }, () => confirm(app, token, code)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  expect((await app.outbox()).filter((mail) => mail.subject.includes('ready'))).toHaveLength(1)
})

test('a code is used up after five tries, even if they come at once', async () => {
  const app = await startApp()
  const { token, email } = await anUnverifiedUser(app)
  const code = await mailedCode(app, email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(app, token, wrongCode(code))))
  const codes = answers.map((answer) => answer.body.code).sort()
  expect(codes).toEqual([...Array(3).fill('CODE_USED_UP'), ...Array(5).fill('CODE_WRONG')])

  const right = await confirm(app, token, code)
  expect([right.status, right.body.code]).toEqual([429, 'CODE_USED_UP'])
  expect(Number(right.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  app.clock.advance({ seconds: 30 })
  expect((await resend(app, token)).status).toBe(200)
  expect((await confirm(app, token, await mailedCode(app, email))).status).toBe(200)
})

test('a code works for fifteen minutes', async () => {
  const app = await startApp()
  const { token, email } = await anUnverifiedUser(app)
  const code = await mailedCode(app, email)
  app.clock.advance({ minutes: 15 })
  const { status, body } = await confirm(app, token, code)
  expect([status, body.code]).toEqual([400, 'CODE_EXPIRED'])
})

test('the code of somebody else is refused', async () => {
  const app = await startApp()
  const ana = await anUnverifiedUser(app)
  const ben = await anUnverifiedUser(app)
  const { status, body } = await confirm(app, ben.token, await mailedCode(app, ana.email))
  expect([status, body.code, body.msg]).toEqual([400, 'CODE_WRONG', 'The verification code is incorrect.'])
})

test.each([
  [undefined, 'Verification code is required'],
  ['', 'Verification code is required'],
  ['ABCD', 'Code must be 5 characters'],
  ['ABCDEF', 'Code must be 5 characters'],
  [23456, 'Verification code is required'],
])('the code %j is refused without counting as a try', async (code, msg) => {
  const app = await startApp()
  const { token, email } = await anUnverifiedUser(app)
  await mailedCode(app, email)
  const { status, body } = await confirm(app, token, code)
  expect([status, body.msg, body.field]).toEqual([400, msg, 'code'])
  const { tries } = await app.db.selectFrom('proofs').select('tries').executeTakeFirstOrThrow()
  expect(tries).toBe(0)
})

test('a password that is changed within thirty seconds mails no second code, says so, and the first one works', async () => {
  const app = await startApp()
  const signUp = async (password: string) =>
    (await app.api('POST', '/anon/signup', { json: { email: 'ana@example.com', password } })).body
  expect((await signUp('roses in june')).isCodeMailed).toBe(true)
  const code = await mailedCode(app, 'ana@example.com')
  const changed = await signUp('tulips in may')
  expect(changed.isCodeMailed).toBe(false)
  expect(await app.outbox()).toHaveLength(1)
  expect((await confirm(app, changed.token, code)).status).toBe(200)
})

test('another code can be asked for after thirty seconds, and replaces the one before', async () => {
  const app = await startApp()
  const { token, email } = await anUnverifiedUser(app)
  const first = await mailedCode(app, email)
  const refused = await resend(app, token)
  expect([refused.status, refused.body.code]).toEqual([429, 'RESEND_TOO_SOON'])
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(30)

  app.clock.advance({ seconds: 30 })
  const answers = await Promise.all([resend(app, token), resend(app, token)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429])
  const second = await mailedCode(app, email)
  expect(await app.outbox()).toHaveLength(2)
  expect(second).not.toBe(first)
  expect((await confirm(app, token, first)).body.code).toBe('CODE_WRONG')
  expect((await confirm(app, token, second)).status).toBe(200)
})

test('a request with a content type but no body is accepted', async () => {
  const app = await startApp()
  const { token } = await aUser(app)
  const headers = { 'content-type': 'application/json' }
  expect((await app.api('POST', '/user/code/resend', { token, headers })).status).toBe(200)
  const broken = await app.app.inject({
    method: 'POST',
    url: '/user/code/confirm',
    headers: { ...headers, pid: token },
    payload: '{"code": ',
  })
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'BAD_INPUT'])
})
