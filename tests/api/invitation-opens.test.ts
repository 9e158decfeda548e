import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { follow, sendForm, visit, wordsOf } from '../support/forms.ts'
import { visitorPages } from '../support/visitor-pages.ts'
import { cookieOf } from '../support/visitors.ts'

// The personal link of an invitation opens a memorial with a passcode.

const PRODUCT = 'https://memorials.example'
const start = () => startApp({ publicUrl: PRODUCT }, { pages: visitorPages })

async function aLocked(app: TestApp) {
  const host = await aPaidHost(app, { contacts: [{ email: 'joan@example.com' }] })
  const slug = String(host.memorial.shareSlug)
  const set = (json: object) =>
    app.api('POST', `/memorial/settings/${host.memorial.uuid}`, { token: host.token, json })
  await set({ visibility: 'PASSCODE', passcode: 'Rose Bud' })
  const { inviteToken } = await app.db
    .selectFrom('contacts')
    .select('inviteToken')
    .where('memorialUuid', '=', host.memorial.uuid)
    .executeTakeFirstOrThrow()
  return { host, slug, set, inviteToken, link: `/view/${slug}?i=${inviteToken}` }
}

test('the personal link opens the page, and this device keeps the pass that the passcode would have given', async () => {
  const app = await start()
  const { slug, link, inviteToken, host } = await aLocked(app)
  expect((await visit(app, `/view/${slug}`)).status).toBe(403)

  const opened = await visit(app, link)
  expect(opened.status).toBe(200)
  expect(wordsOf(opened)).toContain('Margaret Anne Hollis')
  expect(opened.headers['cache-control']).toBe('private, no-store')
  expect(String(opened.headers['set-cookie'])).toMatch(
    new RegExp(
      `^pass-${host.memorial.uuid}=[\\w-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$`,
    ),
  )
  // What the page requests by itself, and the page without the link.
  const headers = { cookie: cookieOf(opened) }
  const mine = await app.api('GET', `/public/memorial/${slug}/mine?inviteToken=${inviteToken}`, { headers })
  expect(mine).toMatchObject({ status: 200, body: { invited: { email: 'joan@example.com' } } })
  expect((await visit(app, `/view/${slug}`, headers)).status).toBe(200)
  expect((await visit(app, link, headers)).headers['set-cookie']).toBeUndefined()
  // Another reader has neither the link nor the pass.
  expect((await visit(app, `/view/${slug}`)).status).toBe(403)
})

test('the personal link opens the no-script form, and so does the link of a mail about an answer', async () => {
  const app = await start()
  const { slug, inviteToken } = await aLocked(app)
  const form = `/view/${slug}/rsvp?i=${inviteToken}`
  const page = await visit(app, form)
  expect(page.status).toBe(200)
  const headers = { cookie: cookieOf(page) }
  const fields = { status: 'ATTENDING', name: 'Joan', email: 'joan@example.com', i: inviteToken }
  const sent = await sendForm(app, `/view/${slug}/rsvp`, fields, headers)
  expect(wordsOf(await follow(app, sent, headers))).toContain('Your answer: Attending')
})

test('no other link opens the memorial: made up, of another memorial, of a removed contact', async () => {
  const app = await start()
  const { slug, link, host } = await aLocked(app)
  const other = await aLocked(app)
  for (const token of ['made-up', '', '%00', other.inviteToken]) {
    const closed = await visit(app, `/view/${slug}?i=${token}`)
    expect([token, closed.status, closed.headers['set-cookie']]).toEqual([token, 403, undefined])
  }
  const json = { uuid: host.memorial.uuid, contacts: [] }
  await app.api('POST', '/memorial/edit', { token: host.token, json })
  expect((await visit(app, link)).status).toBe(403)
})

test('a new passcode ends the passes of devices that came by a link, until they use the link again', async () => {
  const app = await start()
  const { slug, link, set } = await aLocked(app)
  const headers = { cookie: cookieOf(await visit(app, link)) }
  await set({ passcode: 'Red Tulip' })
  expect((await visit(app, `/view/${slug}`, headers)).status).toBe(403)
  expect((await visit(app, link, headers)).status).toBe(200)
})

test('the personal link opens no private memorial, and gives no pass where no passcode is needed', async () => {
  const app = await start()
  const { slug, link, set } = await aLocked(app)
  await set({ visibility: 'PRIVATE' })
  const closed = await visit(app, link)
  expect([closed.status, closed.headers['set-cookie']]).toEqual([403, undefined])
  await set({ visibility: 'LINK' })
  const open = await visit(app, link)
  expect([open.status, open.headers['set-cookie']]).toEqual([200, undefined])
  expect((await visit(app, `/view/${slug}`)).headers['cache-control']).toBe('public, no-cache')
})
