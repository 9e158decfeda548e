import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { MEMORIAL, startPages } from './testing.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('the front page and the first step are cached for each language, and rendered again with a query', async () => {
  const { get, memorial, pageCache } = startPages()
  for (const url of ['/', '/who']) {
    const before = memorial.renderings
    const first = await get(url)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': expect.not.stringContaining('nonce'),
    })
    expect(first.headers['content-security-policy']).toContain(hashOf('later()'))
    expect((await get(url)).body).toBe(first.body)
    expect((await get(url, { 'accept-language': 'es' })).body).toContain('<p>es</p>')
    expect(memorial.renderings).toBe(before + 2)
    const asked = await get(`${url}?from=mail`)
    expect(asked.headers['cache-control']).toBe('no-store')
    expect(asked.headers['content-security-policy']).toContain('nonce')
    pageCache.drop(MEMORIAL)
    memorial.words = `${memorial.words} Anne`
    expect((await get(url)).body).toContain(memorial.words)
  }
})

test('a memorial is cached for each requested language', async () => {
  const { get, memorial } = startPages()
  const english = await get('/view/margaret', { 'accept-language': 'en-GB,en;q=0.9' })
  const spanish = await get('/view/margaret', { 'accept-language': 'es-MX,es;q=0.9' })
  expect(english.body).not.toContain('<p>')
  expect(spanish.body).toContain('<p>es</p>')
  expect(spanish.headers.etag).not.toBe(english.headers.etag)
  expect(spanish.headers.vary).toBe('accept-encoding, accept-language, cookie')
  expect((await get('/view/margaret', { 'accept-language': 'es' })).body).toBe(spanish.body)
  expect(memorial.renderings).toBe(2)
})

test('a memorial is cached for each way to write an English date', async () => {
  const { get, memorial } = startPages()
  for (const [headers, dates] of [
    [{ 'accept-language': 'en-US,en;q=0.9' }, ''],
    [{}, ''],
    [{ 'accept-language': 'en-GB,en;q=0.9' }, '<i>en-AU</i>'],
    [{ 'accept-language': 'en-NZ' }, '<i>en-AU</i>'],
    [{ 'reader-language': 'preferred=en-AU' }, '<i>en-AU</i>'],
    [{ 'reader-language': 'chosen=en-AU', 'accept-language': 'en-US' }, '<i>en-AU</i>'],
    [{ 'reader-language': 'chosen=en', 'accept-language': 'en-GB' }, ''],
  ] as const) {
    const { body } = await get('/view/margaret', headers)
    expect([headers, body.includes('<i>')]).toEqual([headers, dates !== ''])
    expect(body).toContain(dates)
  }
  // For nothing asked and for English, and for each of both ways by hand or by the browser.
  expect(memorial.renderings).toBe(5)
})

test('a memorial is shown in its own language to readers who chose none by hand', async () => {
  const { get, memorial } = startPages()
  memorial.language = 'ar'
  expect((await get('/view/margaret', { 'accept-language': 'es' })).body).toContain('<p>ar</p>')
  const chosen = await get('/view/margaret', { 'accept-language': 'ar', cookie: 'a=b; language=es' })
  expect(chosen.body).toContain('<p>es</p>')
})

test('a language chosen by hand is stored, and the reader returns to the same page', async () => {
  const { choose } = startPages()
  const there = await choose('es', 'http://localhost:3000/view/margaret?i=token')
  expect([there.statusCode, there.headers.location]).toEqual([303, '/view/margaret?i=token'])
  expect(there.headers['set-cookie']).toBe('language=es; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax')
  for (const elsewhere of ['https://elsewhere.example//evil.example/', 'nowhere', undefined])
    expect((await choose('de', elsewhere)).headers.location).toMatch(/^\/(?!\/)/)
  expect((await choose('de')).headers['set-cookie']).toBeUndefined()
})
