import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aUser, startWithUser } from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// Guessing locks out the attacker, but never the person whose password is guessed.

const HOME = '198.51.100.7'
const stranger = (n: number) => `203.0.113.${n}`

const signIn = (
  app: TestApp,
  { email, password }: { email: string; password: string },
  ip = HOME,
  cookie?: string,
) =>
  app.api('POST', '/anon/signin', {
    json: { email, password },
    headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
  })

/** Sends the passcode form of a memorial. */
async function tryWordAt(app: TestApp, shareSlug: string, word: string, ip: string): Promise<string> {
  const page = `/view/${shareSlug}`
  const answer = await app.app.inject({
    method: 'POST',
    url: `${page}/open`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip },
    payload: new URLSearchParams({ word }).toString(),
  })
  return String(answer.headers.location).replace(page, '').replace('#word', '')
}

const cookieOf = ({ headers }: { headers: Record<string, string> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

test('wrong passwords from one network do not lock out the person, who signs in from another', async () => {
  const { app, user } = await startWithUser()
  const wrong = { ...user, password: 'not this one' }
  for (let n = 0; n < 10; n += 1) expect((await signIn(app, wrong, stranger(1))).status).toBe(401)
  expect((await signIn(app, user, stranger(1))).status).toBe(429)
  expect((await signIn(app, user)).status).toBe(200)
})

test('a browser that signed in before still gets in while many networks guess, and may mistype', async () => {
  const { app, user } = await startWithUser()
  const device = cookieOf(await signIn(app, user))
  await useUpLimit(app, 'passwordByAddress', user.email.toLowerCase())
  await useUpLimit(app, 'accountByIp', HOME)
  expect((await signIn(app, user, stranger(2))).status).toBe(429)
  expect((await signIn(app, user, HOME, device)).status).toBe(200)

  const wrong = { ...user, password: 'not this one' }
  for (let n = 0; n < 10; n += 1) expect((await signIn(app, wrong, stranger(n), device)).status).toBe(401)
  expect((await signIn(app, user, HOME, device)).status).toBe(429)
})

test('a browser known to one account is unknown to another, and to an account that signs up again', async () => {
  const app = await startApp()
  const [user, other] = [await aUser(app), await aUser(app)]
  const theirs = cookieOf(await signIn(app, other))
  await useUpLimit(app, 'passwordByAddress', user.email.toLowerCase())
  for (const cookie of [theirs, `device=${'x'.repeat(43)}`, 'device=', 'device=x; device=y'])
    expect((await signIn(app, user, HOME, cookie)).status).toBe(429)
})

test('resetting the password forgets the browsers known before, and remembers the one that reset it', async () => {
  const { app, user } = await startWithUser()
  const before = cookieOf(await signIn(app, user))
  const changed = await app.api('POST', '/user/password', {
    token: user.token,
    json: { currentPassword: user.password, password: 'a lighthouse at noon' },
  })
  expect(changed.status).toBe(200)
  const now = { ...user, password: 'a lighthouse at noon' }
  await useUpLimit(app, 'passwordByAddress', user.email.toLowerCase())
  expect((await signIn(app, now, HOME, before)).status).toBe(429)
  expect((await signIn(app, now, HOME, cookieOf(changed))).status).toBe(200)
})

test('a signed-in person can change their password while strangers guess', async () => {
  const { app, user } = await startWithUser()
  await useUpLimit(app, 'passwordByAddress', user.email.toLowerCase())
  await useUpLimit(app, 'passwordByPerson', `${user.email.toLowerCase()} ${HOME}`)
  await useUpLimit(app, 'accountByIp', HOME)
  const answer = await app.api('POST', '/user/password', {
    token: user.token,
    json: { currentPassword: user.password, password: 'a lighthouse at noon' },
    headers: { 'x-forwarded-for': HOME },
  })
  expect(answer.status).toBe(200)
})

test('right passwords are not counted, so any number of people in one hall can sign in', async () => {
  const { app, user } = await startWithUser()
  await useUpLimit(app, 'accountByIp', HOME, 2)
  expect((await signIn(app, user)).status).toBe(200)
  for (let n = 0; n < 4; n += 1) expect((await signIn(app, user)).status).toBe(200)
})

test('while a stranger requests reset links, the account’s owner always has one that works', async () => {
  const { app, user } = await startWithUser()
  const ask = async () => {
    const json = { email: user.email }
    expect((await app.api('POST', '/anon/password/forgot', { json })).status).toBe(200)
    await app.drained()
  }
  for (let n = 0; n < 6; n += 1) await ask()
  // Links expire after half an hour.
  app.clock.advance({ minutes: 31 })
  await app.db
    .updateTable('rateLimits')
    .set((eb) => ({ expire: eb('expire', '-', 31 * 60 * 1000) }))
    .execute()
  await ask()
  const [newest] = await app.outbox()
  const token = /\/reset-password#token=(key[0-9a-f]{32})/.exec(newest?.text ?? '')?.[1]
  const json = { token, password: 'a rose bed in June' }
  expect((await app.api('POST', '/anon/password/reset', { json })).status).toBe(200)
})

test('guests in a hall can enter the passcode although many mistype it; guessing is limited', async () => {
  const app = await startApp()
  const { memorial, token } = await aPaidHost(app)
  const settings = { visibility: 'PASSCODE', passcode: 'rose bud' }
  await app.api('POST', `/memorial/settings/${memorial.uuid}`, { token, json: settings })
  const tryWord = (word: string, ip: string) => tryWordAt(app, memorial.shareSlug, word, ip)
  for (let n = 0; n < 15; n += 1) expect(await tryWord('rosebed', HOME)).toBe('?word=wrong')
  expect(await tryWord('rose bud', HOME)).toBe('')

  // Many networks have used up the memorial's limit: each network still has a few tries of its own.
  await useUpLimit(app, 'passcodeByMemorial', String(memorial.uuid), 15)
  expect(await tryWord('rose bud', HOME)).toBe('')
  await useUpLimit(app, 'passcodeAboveCap', `${stranger(1)} ${memorial.uuid}`, 3)
  for (let n = 0; n < 3; n += 1) expect(await tryWord(`guess ${n}`, stranger(1))).toBe('?word=wrong')
  expect(await tryWord('rose bud', stranger(1))).toBe('?word=tomorrow')
  expect(await tryWord('rose bud', HOME)).toBe('')
})

test('where a passcode is known, one right entry resets the count for those after, however many mistype it', {
  timeout: 300_000,
}, async () => {
  const app = await startApp()
  const { memorial, token } = await aPaidHost(app)
  const settings = { visibility: 'PASSCODE', passcode: 'rose bud' }
  await app.api('POST', `/memorial/settings/${memorial.uuid}`, { token, json: settings })
  await useUpLimit(app, 'passcodeByMemorial', String(memorial.uuid))
  const tryAll = async (ip: string, words: string[]) => {
    const outcomes = []
    for (const word of words) outcomes.push(await tryWordAt(app, memorial.shareSlug, word, ip))
    return outcomes
  }
  const wrong = Array.from({ length: 9 }, (_, n) => `guess ${n}`)
  for (let round = 0; round < 4; round += 1)
    expect(await tryAll(HOME, [...wrong, 'rose bud'])).toEqual([...wrong.map(() => '?word=wrong'), ''])
})

test('a visitor with a personal link needs no passcode, whatever strangers guess', async () => {
  const app = await startApp({}, { pages: visitorPages })
  const { memorial, token } = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const settings = { visibility: 'PASSCODE', passcode: 'rose bud' }
  await app.api('POST', `/memorial/settings/${memorial.uuid}`, { token, json: settings })
  await useUpLimit(app, 'passcodeByMemorial', String(memorial.uuid))
  await useUpLimit(app, 'passcodeAboveCap', `${HOME} ${memorial.uuid}`)
  expect(await tryWordAt(app, memorial.shareSlug, 'rose bud', HOME)).toBe('?word=tomorrow')
  const { inviteToken } = await app.db.selectFrom('contacts').select('inviteToken').executeTakeFirstOrThrow()
  const opened = await app.app.inject({
    method: 'GET',
    url: `/view/${memorial.shareSlug}?i=${inviteToken}`,
    headers: { accept: 'text/html', 'x-forwarded-for': HOME },
  })
  expect(String(opened.headers['set-cookie'])).toContain(`pass-${memorial.uuid}=`)
})
