import { expect, test } from 'vitest'
import { startOwnApp, type TestApp } from '../support/app.ts'
import { aPaidHost } from '../support/factories.ts'
import { useUpLimit } from '../support/limits.ts'
import { visitorPages } from '../support/visitor-pages.ts'

// A default address is a name and six characters. Somebody who knows the name tries them all.

const SEARCHER = '203.0.113.9'
const UNKNOWN = 'margaret-hollis-aaaaaa'

interface Door {
  method?: 'GET' | 'HEAD' | 'POST'
  url: string
  json?: object
  form?: string
}

const doors: Record<string, (slug: string) => Door> = {
  page: (slug) => ({ url: `/view/${slug}` }),
  'page, asked for by HEAD': (slug) => ({ method: 'HEAD', url: `/view/${slug}` }),
  'data of the page': (slug) => ({ url: `/view/${slug}.data` }),
  'page, written another way': (slug) => ({ url: `/VIEW/${slug.replaceAll('-', '%2D')}/` }),
  'page of a form': (slug) => ({ url: `/view/${slug}/rsvp` }),
  slideshow: (slug) => ({ url: `/view/${slug}/slideshow` }),
  calendar: (slug) => ({ url: `/view/${slug}/calendar.ics` }),
  'share picture': (slug) => ({ method: 'HEAD', url: `/view/${slug}/share.png` }),
  passcode: (slug) => ({ method: 'POST', url: `/view/${slug}/open`, form: 'word=' }),
  form: (slug) => ({ method: 'POST', url: `/view/${slug}/report`, form: 'reason=OTHER' }),
  call: (slug) => ({ url: `/public/memorial/${slug}` }),
  list: (slug) => ({ url: `/view/${slug}/more?memories=` }),
  report: (slug) => ({
    method: 'POST',
    url: `/public/memorial/${slug}/report`,
    json: { reason: 'OTHER', words: 'x' },
  }),
}

function knock(app: TestApp, { method = 'GET', url, json, form }: Door, headers: object = {}) {
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
  return app.app.inject({
    method,
    url,
    headers: {
      'x-forwarded-for': SEARCHER,
      accept: 'text/html',
      ...(method === 'POST' && { 'content-type': type }),
      ...headers,
    },
    ...((json || form) && { payload: form ?? JSON.stringify(json) }),
  })
}

const start = async () => {
  const app = await startOwnApp({}, { pages: visitorPages })
  return { app, host: await aPaidHost(app) }
}

test.each(Object.entries(doors))(
  'unknown addresses are counted and then refused at the door: %s',
  async (_, door) => {
    const { app, host } = await start()
    const known = host.memorial.shareSlug
    await useUpLimit(app, 'unknownAddressByNetwork', SEARCHER)
    expect((await knock(app, door(known))).statusCode).not.toBe(429)
    expect((await knock(app, door(UNKNOWN))).statusCode).not.toBe(429)
    const unknown = await knock(app, door(UNKNOWN))
    expect(unknown).toMatchObject({ statusCode: 429 })
    expect(Number(unknown.headers['retry-after'])).toBeGreaterThan(0)
    const told = await knock(app, door(known))
    expect(told).toMatchObject({ statusCode: 429, body: unknown.body })
    expect(Object.keys(told.headers)).toEqual(Object.keys(unknown.headers))
    expect((await knock(app, door(known), { 'x-forwarded-for': '203.0.113.10' })).statusCode).not.toBe(429)
  },
)

test('a cached page tells a searcher no more, and stays for everybody else', async () => {
  const { app, host } = await start()
  const page = doors.page?.(host.memorial.shareSlug) ?? { url: '' }
  for (let n = 0; n < 2; n += 1) expect((await knock(app, page)).statusCode).toBe(200)
  await useUpLimit(app, 'unknownAddressByNetwork', SEARCHER)
  await knock(app, { url: `/view/${UNKNOWN}` })
  const unknown = await knock(app, { url: `/view/${UNKNOWN}` })
  expect(unknown.body).toContain('Please open the link in your invitation')
  const known = await knock(app, page)
  expect([known.statusCode, known.body]).toEqual([429, unknown.body])
  expect((await knock(app, page, { 'x-forwarded-for': '203.0.113.10' })).statusCode).toBe(200)
})

test('whoever shows that they know a memorial is let in beside a searcher, and so is everybody to a chosen address', async () => {
  const { app, host } = await start()
  const { token, memorial } = host
  const { body } = await app.api('POST', `/memorial/contact/add/${host.memorial.uuid}`, {
    token: host.token,
    json: { email: 'ana@example.org' },
  })
  const contact = await app.db.selectFrom('contacts').select('inviteToken').executeTakeFirstOrThrow()
  expect(body.success).toBe(true)
  await useUpLimit(app, 'unknownAddressByNetwork', SEARCHER)
  await knock(app, { url: `/view/${UNKNOWN}` })
  const page = `/view/${memorial.shareSlug}`
  expect((await knock(app, { url: page })).statusCode).toBe(429)
  expect((await knock(app, { url: `${page}?i=invented` })).statusCode).toBe(429)
  const opened = await knock(app, { url: `${page}?i=${contact.inviteToken}` })
  expect(opened.statusCode).toBe(200)
  // The page takes the link from the address bar; its pass lets a reload in.
  const cookie = String(opened.headers['set-cookie']).split(';')[0]
  expect((await knock(app, { url: page }, { cookie })).statusCode).toBe(200)
  expect((await knock(app, { url: page }, { cookie: `${cookie}x` })).statusCode).toBe(429)
  expect((await knock(app, { url: `${page}?i=${memorial.printedCode}` })).statusCode).toBe(200)
  const call = { url: `/public/memorial/${memorial.shareSlug}` }
  expect((await knock(app, call)).statusCode).toBe(429)
  expect((await knock(app, call, { pid: token })).statusCode).toBe(200)
  const mine = `${call.url}/mine?inviteToken=${contact.inviteToken}`
  expect((await knock(app, { url: mine })).statusCode).toBe(200)

  const to = { token, json: { shareSlug: 'margaret' } }
  expect((await app.api('POST', `/memorial/share-slug/${memorial.uuid}`, to)).status).toBe(200)
  expect((await knock(app, { url: '/view/margaret' })).statusCode).toBe(200)
})
