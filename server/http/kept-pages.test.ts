import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptPages } from './kept-pages.ts'

const MEMORIAL = '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'
const OTHER = '1e8f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b22'
const page = (key: string, memorialUuid = MEMORIAL) => ({
  key,
  memorialUuid,
  html: `<h1>${key}</h1>`,
  isListed: false,
  nonce: 'abc',
})

test('a page is kept, plain and compressed, until its memorial changes', async () => {
  const pages = new KeptPages()
  await pages.keep(pages.begin(), page('margaret'))
  await pages.keep(pages.begin(), page('bill', OTHER))
  const kept = pages.get('margaret')
  expect(kept?.body.toString()).toBe('<h1>margaret</h1>')
  expect(kept && brotliDecompressSync(kept.compressed).toString()).toBe('<h1>margaret</h1>')
  pages.drop(MEMORIAL)
  expect(pages.get('margaret')).toBeUndefined()
  expect(pages.get('bill')).toBeDefined()
})

test('a page whose memorial changed while it was made is served and not kept', async () => {
  const pages = new KeptPages()
  const rendering = pages.begin()
  pages.drop(OTHER)
  pages.drop(MEMORIAL)
  const served = await pages.keep(rendering, page('margaret'))
  expect(served.body.toString()).toBe('<h1>margaret</h1>')
  expect(pages.get('margaret')).toBeUndefined()
})

test('a change during the compression counts too', async () => {
  const pages = new KeptPages()
  const keeping = pages.keep(pages.begin(), page('margaret'))
  pages.drop(MEMORIAL)
  await keeping
  expect(pages.get('margaret')).toBeUndefined()
})

test('the change of another memorial, or one from before, keeps nothing away', async () => {
  const pages = new KeptPages()
  pages.drop(MEMORIAL)
  const rendering = pages.begin()
  pages.drop(OTHER)
  await pages.keep(rendering, page('margaret'))
  expect(pages.get('margaret')).toBeDefined()
})

test('when changes may have been missed, nothing from before is kept', async () => {
  const pages = new KeptPages()
  await pages.keep(pages.begin(), page('kept'))
  const rendering = pages.begin()
  pages.dropAll()
  await pages.keep(rendering, page('being-made'))
  expect([pages.get('kept'), pages.get('being-made')]).toEqual([undefined, undefined])
})

test('the oldest page makes room for the 501st', async () => {
  const pages = new KeptPages()
  const rendering = pages.begin()
  for (let at = 0; at <= 500; at += 1) await pages.keep(rendering, page(`p${at}`))
  expect(pages.get('p0')).toBeUndefined()
  expect(pages.get('p1')).toBeDefined()
  expect(pages.get('p500')).toBeDefined()
})

test('the same words have the same tag, other words another', async () => {
  const pages = new KeptPages()
  const [one, same] = [await pages.keep(pages.begin(), page('a')), await pages.keep(pages.begin(), page('a'))]
  const other = await pages.keep(pages.begin(), page('b'))
  expect(one.etag).toBe(same.etag)
  expect(one.etag).not.toBe(other.etag)
})
