import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cspForData } from './csp.ts'

import { MEMORIAL, startPages } from './testing.ts'

test('a memorial is rendered once, for every reader and every form of its address', async () => {
  const { get, memorial } = startPages()
  const first = await get('/view/margaret')
  expect(first.body).toBe('<style>b{}</style><h1>Margaret</h1>')
  for (const url of [
    '/view/margaret?sli=true',
    '/view/margaret?i=token-of-joan',
    '/view/margaret/',
    '/view/%6dargaret',
  ])
    expect((await get(url)).body).toBe(first.body)
  expect(memorial.renderings).toBe(1)
})

test('the slideshow of visitors is rendered once, apart from the page, and no cache in front keeps it', async () => {
  const { get, memorial, pageCache } = startPages({ edgeSeconds: 5 })
  await get('/view/margaret')
  const show = await get('/view/margaret/slideshow', { 'reader-language': 'none' })
  expect((await get('/view/margaret/slideshow?sli=true')).body).toBe(show.body)
  expect(String(show.headers['cache-control'])).not.toContain('s-maxage')
  expect(memorial.renderings).toBe(2)
  memorial.words = 'Margaret Anne'
  pageCache.drop(MEMORIAL)
  expect((await get('/view/margaret/slideshow')).body).toContain('Margaret Anne')
})

test('the next reader sees a change', async () => {
  const { get, memorial, pageCache } = startPages()
  const before = await get('/view/margaret')
  memorial.words = 'Margaret Anne'
  pageCache.drop(MEMORIAL)
  const after = await get('/view/margaret', { 'if-none-match': String(before.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(after.body).toContain('Margaret Anne')
})

test('a reader who has the page gets a 304, also through a proxy that weakens tags', async () => {
  const { get } = startPages()
  const { headers } = await get('/view/margaret')
  const etag = String(headers.etag)
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const again = await get('/view/margaret', { 'if-none-match': known })
    expect([known, again.statusCode, again.body]).toEqual([known, 304, ''])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  }
  expect((await get('/view/margaret', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test.each(['/view/margaret', '/profile'])('%s is compressed as its reader accepts it', async (url) => {
  const { get } = startPages()
  const words = (body: string) => body.replaceAll(/ nonce="[^"]+"/g, '')
  const plain = await get(url)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [accepted, encoding, decompress] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0.000', undefined, Buffer.from],
    ['deflate', undefined, Buffer.from],
  ] as const) {
    const { headers, rawPayload } = await get(url, { 'accept-encoding': accepted })
    expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding])
    expect([accepted, words(decompress(rawPayload).toString())]).toEqual([accepted, words(plain.body)])
  }
  if (url !== '/profile') expect(plain.headers.vary).toContain('accept-encoding')
})

test('a cache in front may keep a memorial for seconds if it sends the language of its reader', async () => {
  const { get, memorial } = startPages({ edgeSeconds: 5 })
  const ofBrowser = { 'cache-control': 'public, no-cache', vary: 'accept-encoding, accept-language, cookie' }
  const ofEdge = {
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=5',
    vary: 'accept-encoding, reader-language',
  }
  expect((await get('/view/margaret')).headers).toMatchObject(ofBrowser)
  const es = { 'accept-language': 'es' }
  for (const [told, words] of [
    ['chosen=ar', '<p>ar</p>'],
    ['preferred=ar', '<p>ar</p>'],
    ['none', '<h1>Margaret</h1>'],
    ['preferred=fr', '<h1>Margaret</h1>'],
    ['nonsense', '<h1>Margaret</h1>'],
  ] as const) {
    const page = await get('/view/margaret', { ...es, 'reader-language': told })
    expect([told, page.headers]).toMatchObject([told, ofEdge])
    expect([told, page.body]).toEqual([told, expect.stringContaining(words)])
    expect([told, page.body.includes('<p>')]).toEqual([told, words.includes('<p>')])
    const known = { 'reader-language': told, 'if-none-match': String(page.headers.etag) }
    expect((await get('/view/margaret', known)).headers).toMatchObject(ofEdge)
  }
  // A memorial's own language wins over its reader's preferred one, not over a chosen one.
  memorial.language = 'es'
  expect((await get('/', { 'reader-language': 'preferred=ar' })).body).toContain('<p>es</p>')
  expect((await get('/who', { 'reader-language': 'chosen=ar' })).body).toContain('<p>ar</p>')
  expect((await get('/', { 'reader-language': 'none' })).headers).toMatchObject(ofBrowser)
  memorial.state = 'missing'
  const missing = await get('/view/bill', { 'reader-language': 'none' })
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a page that is missing or moved is not cached', async () => {
  const { get, memorial } = startPages()
  memorial.state = 'missing'
  const missing = await get('/view/margaret')
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  memorial.state = 'moved'
  const moved = await get('/view/margaret')
  expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([
    301,
    '/view/new-name',
    'no-store',
  ])
  memorial.state = 'open'
  expect((await get('/view/margaret')).body).toContain('Margaret')
})

test('any other page has its nonce and is never stored', async () => {
  const { get } = startPages()
  const one = await get('/profile')
  const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1]
  expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(one.headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(one.headers['cache-control']).toBe('no-store')
  expect((await get('/profile')).body).not.toBe(one.body)
})

test('in development pages load what the tools add, and nothing from other origins', async () => {
  const { get, memorial } = startPages({ development: true })
  for (const url of ['/who', '/view/margaret']) {
    const page = await get(url)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'")
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).toContain("connect-src 'self' ws:")
    expect(policy).toContain("default-src 'self'")
  }
  // An answer that is no page stays closed.
  memorial.state = 'moved'
  expect((await get('/who')).headers['content-security-policy']).toBe(cspForData)
})

test('an unknown address shows a page to a browser, and the error of an unknown call to a program', async () => {
  const { get, memorial } = startPages()
  memorial.state = 'missing'
  const seen = await get('/memorial/unknown', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect([seen.statusCode, seen.body]).toEqual([404, 'Not here'])
  for (const accept of ['*/*', 'application/json']) {
    const answer = await get('/memorial/unknown', { accept })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  }
  memorial.state = 'open'
  expect((await get('/memorial/dashboard', { accept: '*/*' })).body).toContain('Margaret')
})

test('search engines are told which page they may index, also for a cached one', async () => {
  const { get, memorial, pageCache } = startPages()
  const tag = async (url: string) => (await get(url)).headers['x-robots-tag']
  for (const url of ['/view/margaret', '/view/margaret', '/', '/login'])
    expect(await tag(url)).toBeUndefined()
  memorial.isListed = false
  pageCache.drop(MEMORIAL)
  const made = await get('/view/margaret')
  expect(made.headers['x-robots-tag']).toBe('noindex')
  expect(await tag('/view/margaret')).toBe('noindex')
  const known = await get('/view/margaret', { 'if-none-match': String(made.headers.etag) })
  expect([known.statusCode, known.headers['x-robots-tag']]).toEqual([304, 'noindex'])
  memorial.state = 'missing'
  pageCache.drop(MEMORIAL)
  expect([await tag('/view/margaret'), await tag('/nowhere')]).toEqual(['noindex', 'noindex'])
})
