import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, startApp, type TestApp } from '../support/app.ts'
import { aPaidHost, aUser, startWithPaidHost } from '../support/factories.ts'
import { aCoHost, type Host } from '../support/hosts.ts'
import { useUpLimit } from '../support/limits.ts'
import { cookieOf, tryWord } from '../support/visitors.ts'

const see = (app: TestApp, slug: string, sent: { token?: string; cookie?: string } = {}) =>
  app.api('GET', `/public/memorial/${slug}`, {
    token: sent.token,
    ...(sent.cookie && { headers: { cookie: sent.cookie } }),
  })

const set = (app: TestApp, host: Host, json: object) =>
  app.api('POST', `/memorial/settings/${host.memorial.uuid}`, { token: host.token, json })

async function aLocked(app: TestApp, passcode = 'Rose Bud') {
  const host = await aPaidHost(app)
  await set(app, host, { visibility: 'PASSCODE', passcode })
  return { ...host, slug: String(host.memorial.shareSlug) }
}

const CLOSED = { status: 403, body: { success: false, code: 'PUBLIC_PRIVATE' } }

test('the right passcode opens a memorial on this device for a year, however it is typed', async () => {
  const app = await startApp()
  const { slug } = await aLocked(app)
  expect(await see(app, slug)).toMatchObject(CLOSED)
  const opened = await tryWord(app, slug, '  rOSE   bud ')
  expect(opened.status).toBe(303)
  expect(opened.headers.location).toBe(`/view/${slug}`)
  const cookie = String(opened.headers['set-cookie'])
  expect(cookie).toMatch(/^pass-[0-9a-f-]{36}=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  expect((await see(app, slug, { cookie: cookieOf(opened) })).status).toBe(200)
  // Among other cookies, as browsers send them.
  expect((await see(app, slug, { cookie: `a=1; ${cookieOf(opened)}; b=2` })).status).toBe(200)
})

test('capitals, spaces and accents of a passcode are ignored', async () => {
  const app = await startApp()
  const host = await aLocked(app)
  const { slug } = host
  await set(app, host, { passcode: 'Écija  1951' })
  for (const word of ['écija 1951', 'ECIJA 1951', ' ecija 1951 '])
    expect((await tryWord(app, slug, word)).headers.location).toBe(`/view/${slug}`)
  expect((await tryWord(app, slug, 'ecia 1951')).headers.location).toContain('?word=wrong')
})

test('over https the cookie of the pass is marked Secure', async () => {
  const app = await startApp({ publicUrl: 'https://memorials.example' })
  const { slug } = await aLocked(app)
  expect((await tryWord(app, slug, 'rose bud')).headers['set-cookie']).toMatch(/; Secure$/)
})

test('a wrong passcode opens nothing, nor does a pass of another memorial or of an older passcode', async () => {
  const app = await startApp()
  const host = await aLocked(app)
  const { slug } = host
  const wrong = await tryWord(app, slug, 'tulip')
  expect([wrong.status, wrong.headers.location, wrong.headers['set-cookie']]).toEqual([
    303,
    `/view/${slug}?word=wrong#word`,
    undefined,
  ])
  const mine = cookieOf(await tryWord(app, slug, 'rose bud'))
  const other = await aLocked(app)
  const theirs = cookieOf(await tryWord(app, other.slug, 'rose bud'))
  const forged = `${mine.split('=')[0]}=${theirs.split('=')[1]}`
  for (const cookie of [theirs, forged, `${mine}x`, `${mine.split('=')[0]}=`])
    expect(await see(app, slug, { cookie })).toMatchObject(CLOSED)

  expect((await see(app, slug, { cookie: mine })).status).toBe(200)
  await set(app, host, { passcode: 'rose bud' })
  expect(await see(app, slug, { cookie: mine })).toMatchObject(CLOSED)
})

test('after 300 wrong passcodes and thirty more at one memorial, an address has to wait for the next day', async () => {
  const app = await startApp()
  const { slug, memorial } = await aLocked(app)
  const other = await aLocked(app)
  await useUpLimit(app, 'passcodeByIp', `203.0.113.7 ${memorial.uuid}`)
  for (let n = 0; n < 9; n += 1) await tryWord(app, slug, `guess ${n}`)
  // The right one is not counted, and resets the count of its network.
  expect((await tryWord(app, slug, 'rose bud')).headers.location).toBe(`/view/${slug}`)
  await useUpLimit(app, 'passcodeAboveCap', `203.0.113.7 ${memorial.uuid}`, 5)
  for (let n = 0; n < 5; n += 1) await tryWord(app, slug, `guess ${n}`)
  expect((await tryWord(app, slug, 'rose bud')).headers).toMatchObject({
    location: `/view/${slug}?word=tomorrow#word`,
  })
  expect((await tryWord(app, slug, 'rose bud', '203.0.113.8')).headers.location).toBe(`/view/${slug}`)
  expect((await tryWord(app, other.slug, 'rose bud')).headers.location).toBe(`/view/${other.slug}`)
})

test('a request that is no form, or a memorial without a passcode, leads to the page', async () => {
  const app = await startApp()
  const { memorial } = await aPaidHost(app)
  const slug = String(memorial.shareSlug)
  for (const [at, word] of [
    [slug, 'rose bud'],
    ['nobody-abc123', 'rose bud'],
    ['%2f%2e%2e', 'x'],
  ] as const) {
    const { status, headers } = await tryWord(app, at, word)
    expect([at, status, headers['set-cookie']]).toEqual([at, 303, undefined])
    expect(headers.location).toMatch(/^\/view\/[^/]*$/)
  }
  const locked = await aLocked(app)
  for (const type of ['application/json', 'text/plain'])
    expect(
      (await app.api('POST', `/view/${locked.slug}/open`, { headers: { 'content-type': type }, json: '{}' }))
        .status,
    ).not.toBe(500)
  expect((await tryWord(app, locked.slug, 'x'.repeat(5000))).status).toBe(413)
})

test('the passcode also works with a former link', async () => {
  const app = await startApp()
  const { token, memorial, slug } = await aLocked(app)
  await app.api('POST', `/memorial/share-slug/${memorial.uuid}`, { token, json: { shareSlug: 'moved-away' } })
  const cookie = cookieOf(await tryWord(app, slug, 'rose bud'))
  for (const at of [slug, 'moved-away']) {
    expect(await see(app, at)).toMatchObject(CLOSED)
    expect((await see(app, at, { cookie })).body.memorial).toMatchObject({ shareSlug: 'moved-away' })
  }
})

test('only hosts can see a private memorial; they need no passcode either', async () => {
  const app = await startApp()
  const host = await aLocked(app)
  const { slug } = host
  const coHost = await aCoHost(app, host)
  const stranger = await aUser(app)
  const pass = cookieOf(await tryWord(app, slug, 'rose bud'))
  for (const visibility of ['PASSCODE', 'PRIVATE']) {
    await set(app, host, { visibility })
    for (const { token } of [host, coHost]) expect((await see(app, slug, { token })).status).toBe(200)
    expect(await see(app, slug, { token: stranger.token })).toMatchObject(CLOSED)
  }
  expect(await see(app, slug, { cookie: pass })).toMatchObject(CLOSED)
  // The passcode is kept: choosing it again needs no new one.
  expect((await set(app, host, { visibility: 'PASSCODE' })).status).toBe(200)
  expect((await see(app, slug, { cookie: pass })).status).toBe(200)
})

test('a memorial that the operator hides is missing for everyone, until it is shown again', async () => {
  const { app, host } = await startWithPaidHost()
  const slug = String(host.memorial.shareSlug)
  const hide = (hidden: boolean) =>
    app.api('POST', `/operator/memorials/hide/${host.memorial.uuid}`, {
      token: OPERATOR_TOKEN,
      json: { hidden },
    })
  expect((await hide(true)).body.memorial).toMatchObject({ shareSlug: slug, hidden: true })
  expect((await hide(true)).status).toBe(200)
  for (const sent of [{}, { token: host.token }])
    expect(await see(app, slug, sent)).toMatchObject({ status: 404, body: { code: 'PUBLIC_MISSING' } })
  const { status } = await app.api('GET', `/memorial/get/${host.memorial.uuid}`, { token: host.token })
  expect(status).toBe(200)
  expect((await hide(false)).body.memorial).toMatchObject({ hidden: false })
  expect((await see(app, slug)).status).toBe(200)
})
