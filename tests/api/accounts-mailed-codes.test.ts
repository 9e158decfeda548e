import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aHost, anUnverifiedUser, aPaidHost, aUser, mailedCode, startWithUser } from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'

const askNow = async (app: TestApp, email: string, ip = '203.0.113.1') =>
  (await app.api('POST', '/anon/code', { json: { email }, headers: { 'x-forwarded-for': ip } })).body
const ask: typeof askNow = (app, ...more) => {
  app.clock.advance({ seconds: 30 })
  return askNow(app, ...more)
}
const enter = (app: TestApp, codeToken: unknown, code: string, names = {}) =>
  app.api('POST', '/anon/code/signin', { json: { codeToken, code, ...names } })
const wrongCode = (code: string) => (code === 'ZZZZZ' ? 'YYYYY' : 'ZZZZZ')
const rosa = 'rosa@example.com'

test('a mailed code makes a confirmed account without a password, once', async () => {
  const app = await startApp()
  const { codeToken } = await ask(app, rosa)
  const code = await mailedCode(app, rosa)
  const { status, body } = await enter(app, codeToken, code.toLowerCase(), { firstName: 'Rosa' })
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ email: rosa, firstName: 'Rosa', emailVerified: true, hasPassword: false })
  expect((await app.api('GET', '/user', { token: body.token })).body.user).toEqual(body.user)
  expect((await enter(app, codeToken, code)).body.code).toBe('CODE_EXPIRED')
  expect(await app.db.selectFrom('proofs').selectAll().execute()).toEqual([])
  // The code, and no mail of welcome.
  expect(await app.outbox()).toHaveLength(1)
  for (const password of ['x', 'null'])
    expect((await app.api('POST', '/anon/signin', { json: { email: rosa, password } })).status).toBe(401)
})

test('the answer does not tell whether the address has an account, and the code signs in to it', async () => {
  const { app, user: ana } = await startWithUser()
  const known = await ask(app, ana.email.toUpperCase())
  expect(Object.keys(known)).toEqual(Object.keys(await ask(app, 'nobody@example.com')))
  const code = await mailedCode(app, ana.email.toUpperCase())
  const { body } = await enter(app, known.codeToken, code, { firstName: 'Somebody' })
  expect(body.user).toMatchObject({ uuid: ana.uuid, firstName: '' })
  expect(body.user.hasPassword).toBeUndefined()
  // The password and the other devices stay.
  expect((await app.api('GET', '/user', { token: ana.token })).status).toBe(200)
})

test('a new device that a code let in is told as it was, and none is told of an account that was just made', async () => {
  const app = await startApp()
  const toldTo = async (email: string) =>
    (await app.outbox()).filter(({ to, subject }) => to === email && /new device/i.test(subject))
  const made = await ask(app, rosa)
  await enter(app, made.codeToken, await mailedCode(app, rosa))
  expect(await toldTo(rosa)).toEqual([])
  const ana = await aUser(app)
  const { email, password } = ana
  await app.api('POST', '/anon/signin', { json: { email, password } })
  const { codeToken } = await ask(app, ana.email)
  await enter(app, codeToken, await mailedCode(app, ana.email))
  const [mail, ...more] = await toldTo(ana.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain('with a code that we mailed to this address')
  expect(mail?.text).not.toMatch(/with your password|new password/)
})

test('the mail names the person remembered and the page that asked, if everybody may read it', async () => {
  const app = await startApp()
  const mailFor = async (slug: string, email: string) => {
    const { status } = await app.api('POST', '/anon/code', { json: { email, slug } })
    const [mail] = (await app.outbox()).filter(({ to }) => to === email)
    return { status, subject: mail?.subject ?? '', text: mail?.text ?? '' }
  }
  const { memorial, token } = await aPaidHost(app, { nameOfPerson: 'Walter Hollis' })
  const slug = String(memorial.shareSlug)
  const named = await mailFor(slug, rosa)
  const code = await mailedCode(app, rosa)
  expect(named.subject).toBe(`Your code for your memory of Walter Hollis: ${code}`)
  expect(named.text).toContain(`/view/${slug}`)

  const set = (json: object) => app.api('POST', `/memorial/settings/${memorial.uuid}`, { token, json })
  expect((await set({ visibility: 'PRIVATE' })).status).toBe(200)
  const offer = await aPaidHost(app, { nameOfPerson: 'Cheap pills at pills-now.com' })
  const unpaid = await aHost(app, { nameOfPerson: 'Walter Hollis' })
  const slugs = [
    slug,
    String(offer.memorial.shareSlug),
    String(unpaid.memorial.shareSlug),
    'no-such',
    'Free words!',
  ]
  for (const [n, one] of slugs.entries()) {
    const { status, subject, text } = await mailFor(one, `stranger-${n}@example.com`)
    expect([one, status]).toEqual([one, 200])
    expect(subject).toMatch(/^Your Afterglow code: /)
    expect(text).not.toMatch(/Walter|Hollis|pills|\/view\/|Free words/)
  }
})

test('an account that was never confirmed is taken over: its password and sessions end', async () => {
  const app = await startApp()
  const stranger = await anUnverifiedUser(app, rosa)
  await app.drained()
  const { codeToken } = await ask(app, rosa)
  expect((await enter(app, codeToken, await mailedCode(app, rosa))).body.user.uuid).toBe(stranger.uuid)
  expect((await app.api('GET', '/user', { token: stranger.token })).status).toBe(401)
  const { password } = stranger
  expect((await app.api('POST', '/anon/signin', { json: { email: rosa, password } })).status).toBe(401)
})

test('a code works only in the browser that asked for it, for five tries and fifteen minutes', async () => {
  const app = await startApp()
  const guesser = await ask(app, rosa)
  const { codeToken } = await ask(app, rosa)
  const code = await mailedCode(app, rosa)
  const guesses = Array.from({ length: 8 }, () => enter(app, guesser.codeToken, wrongCode(code)))
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code).sort()
  expect(codes).toEqual([...Array(3).fill('CODE_USED_UP'), ...Array(5).fill('CODE_WRONG')])
  expect((await enter(app, 'another', code)).body.code).toBe('CODE_EXPIRED')
  app.clock.advance({ minutes: 15 })
  expect((await enter(app, codeToken, code)).body.code).toBe('CODE_EXPIRED')
  const again = await ask(app, rosa)
  const newCode = await mailedCode(app, rosa)
  const both = await Promise.all([1, 2].map(() => enter(app, again.codeToken, newCode)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('an address gets forty codes a day, and whoever is refused one can still choose a password by mail', async () => {
  const app = await startApp()
  const { email } = await aUser(app, rosa)
  await useUpLimit(app, 'codeMailByAddress', email)
  expect((await ask(app, email)).code).toBe('TOO_MANY_ATTEMPTS')
  const forgot = await app.api('POST', '/anon/password/forgot', { json: { email } })
  expect(forgot.status).toBe(200)
  await app.drained()
  const [newest] = await app.outbox()
  expect(newest?.text).toContain('/reset-password#token=')
})

test('an address gets no second code within thirty seconds, whatever the way, and only mailed ones count', async () => {
  const app = await startApp()
  await anUnverifiedUser(app, rosa)
  for (let n = 0; n < 10; n += 1) expect((await askNow(app, 'Rosa@example.com')).code).toBe('RESEND_TOO_SOON')
  app.clock.advance({ seconds: 30 })
  const atOnce = await Promise.all([1, 2].map(() => askNow(app, rosa)))
  expect(atOnce.map(({ code = 'mailed' }) => code).sort()).toEqual(['RESEND_TOO_SOON', 'mailed'])
  expect(await app.outbox()).toHaveLength(2)
  const json = { email: rosa, password: 'roses in june' }
  expect((await app.api('POST', '/anon/signup', { json })).body.code).toBe('RESEND_TOO_SOON')
})

test('one network locks nobody out of their address, by whatever call', async () => {
  const app = await startApp()
  for (let n = 0; n < 20; n += 1) await ask(app, rosa)
  expect(await ask(app, rosa.toUpperCase())).toMatchObject({ success: false, code: 'TOO_MANY_ATTEMPTS' })
  const signUp = (ip: string) =>
    app.api('POST', '/anon/signup', {
      json: { email: rosa, password: 'roses in june' },
      headers: { 'x-forwarded-for': ip },
    })
  for (let n = 0; n < 20; n += 1) expect((await signUp('203.0.113.1')).body.code).toBe('TOO_MANY_ATTEMPTS')
  expect(await ask(app, rosa, '203.0.113.2')).toMatchObject({ success: true })
  app.clock.advance({ seconds: 30 })
  expect((await signUp('203.0.113.2')).status).toBe(200)
})

test('an account without a password is deleted without one, gets one by mail, and needs it from then on', async () => {
  const app = await startApp()
  const { codeToken } = await ask(app, rosa)
  const { token } = (await enter(app, codeToken, await mailedCode(app, rosa))).body
  const leave = (json: object, by = token) => app.api('POST', '/user/delete', { token: by, json })
  expect((await leave({})).body.user.deletionDueAt).not.toBeNull()
  expect((await app.api('POST', '/user/keep', { token })).status).toBe(200)

  await app.api('POST', '/anon/password/forgot', { json: { email: rosa } })
  const [mail] = (await app.outbox()).filter(({ subject }) => subject.includes('password'))
  const link = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const reset = await app.api('POST', '/anon/password/reset', {
    json: { token: link, password: 'roses in june' },
  })
  expect(reset.status).toBe(200)
  expect((await leave({}, reset.body.token)).body.code).toBe('PASSWORD_WRONG')
  expect((await leave({ password: 'roses in june' }, reset.body.token)).status).toBe(200)
})

test.each([
  '<a@b.com>',
  'Ann<a@b.com>',
  'a,b@example.com',
  'a;b@example.com',
  '"a"@b.com',
  'a@[1.2]',
  'a:b@c.com',
])('no code is asked for to %s, nor an account made: no mail goes there', async (email) => {
  const app = await startApp()
  const json = { email, password: 'roses in june' }
  for (const path of ['/anon/code', '/anon/signup'])
    expect((await app.api('POST', path, { json })).body).toMatchObject({ code: 'BAD_INPUT', field: 'email' })
})
