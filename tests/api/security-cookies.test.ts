import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { readForms, serveLanguages } from '#server/http/pages.ts'
import { openApp } from '../support/app.ts'
import { freshDatabase } from '../support/database.ts'
import { startWithPaidHost } from '../support/factories.ts'

/** The headers of a form or call that a page of another site sends. */
const foreign = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
]
const ours = [
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost:3000' },
  { host: 'memorials.example', origin: 'https://memorials.example' },
  {},
]

async function aGuardedMemorial() {
  const { app, host } = await startWithPaidHost()
  const settings = {
    visibility: 'PASSCODE',
    passcode: 'rosebud',
    searchIndexed: false,
    appearAtOnce: 'NONE',
    language: 'en',
  }
  const { uuid, shareSlug } = host.memorial
  const changed = await app.api('POST', `/memorial/settings/${uuid}`, { token: host.token, json: settings })
  expect(changed.body).toMatchObject({ success: true })
  const open = (headers: Record<string, string>) =>
    app.app.inject({
      method: 'POST',
      url: `/view/${shareSlug}/open`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'word=rosebud',
    })
  const answer = (headers: Record<string, string>) =>
    app.api('POST', `/public/memorial/${shareSlug}/rsvp`, {
      headers,
      json: { name: 'Joan', email: 'joan@example.com', status: 'ATTENDING', message: '', guests: 1 },
    })
  return { app, open, answer }
}

test('a device with the pass can answer, but not if another site sends the form', async () => {
  const { app, open, answer } = await aGuardedMemorial()
  const cookie = String((await open({})).headers['set-cookie']).split(';')[0] ?? ''
  for (const headers of foreign)
    expect([headers, (await answer({ cookie, ...headers })).status]).toEqual([headers, 403])
  expect(await app.db.selectFrom('rsvps').selectAll().execute()).toEqual([])
  for (const headers of ours)
    expect([headers, (await answer({ cookie, ...headers })).status]).toEqual([headers, 200])
})

test('another site cannot make a device remember a passcode or a language', async () => {
  const { app, open } = await aGuardedMemorial()
  for (const headers of foreign)
    expect([headers, (await open(headers)).headers['set-cookie']]).toEqual([headers, undefined])
  for (const headers of ours)
    expect(String((await open(headers)).headers['set-cookie'])).toMatch(/^pass-.*HttpOnly; SameSite=Lax$/)

  const database = await freshDatabase()
  const withPages = await openApp({
    dataDir: app.dataDir,
    database,
    pages: (scope, { publicUrl }) => {
      readForms(scope)
      serveLanguages(scope, publicUrl)
    },
  })
  const choose = (headers: Record<string, string>) =>
    withPages.app.inject({
      method: 'POST',
      url: '/language',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'language=es',
    })
  for (const headers of foreign) expect((await choose(headers)).headers['set-cookie']).toBeUndefined()
  for (const headers of ours)
    expect(String((await choose(headers)).headers['set-cookie'])).toContain('SameSite=Lax')
  // Back to the page that sent the form, and always to our own site, whatever the referer says.
  for (const [referer, place] of [
    ['http://localhost:3000/view/ana?i=x', '/view/ana?i=x'],
    ['https://elsewhere.example//third.example/x', '/third.example/x'],
    ['no address', '/'],
  ] as const)
    expect((await choose({ referer })).headers.location).toBe(place)
  await withPages.close()
  await database.close()
})

test('no cookie gives access to an account: only the header with the session token counts', async () => {
  const { app, host } = await startWithPaidHost()
  const signedIn = await app.api('POST', '/anon/signin', {
    json: { email: host.email, password: host.password },
  })
  const device = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  const cookie = ['pid', 'token', 'session', 'authorization']
    .map((name) => `${name}=${host.token}`)
    .concat(device)
    .join('; ')
  const closed = endpoints.filter(({ endpoint }) => endpoint.access !== 'anyone')
  expect(closed.length).toBeGreaterThan(40)
  for (const { name, endpoint } of closed) {
    const url = endpoint.path.replaceAll(/:\w+/g, host.memorial.uuid)
    const { status, body } = await app.api(endpoint.method, url, { headers: { cookie } })
    expect([name, status, body.code]).toEqual([name, 401, 'UNAUTHENTICATED'])
  }
})

test('signing in sets only the cookie that recognises a known browser', async () => {
  const { app, host } = await startWithPaidHost()
  const { email, password } = host
  const signedIn = await app.api('POST', '/anon/signin', { json: { email, password } })
  expect(signedIn.status).toBe(200)
  expect(signedIn.headers['set-cookie']).toMatch(
    /^device=key[0-9a-f]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  )
  expect(signedIn.headers['set-cookie']).not.toContain(signedIn.body.token)
})
