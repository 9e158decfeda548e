import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptPages } from './kept-pages.ts'

const MEMORIAL = '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'
const OTHER = '1e8f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b22'
const page = (name: string, memorialUuid = MEMORIAL) => ({
  memorialUuid,
  html: `<h1>${name}</h1>`,
  isListed: false,
  nonce: 'abc',
})

test('a page is kept, plain and compressed, until its memorial changes', async () => {
  const pages = new KeptPages()
  await pages.keep(pages.begin('margaret'), page('margaret'))
  await pages.keep(pages.begin('bill'), page('bill', OTHER))
  const kept = pages.get('margaret')
  expect(kept?.body.toString()).toBe('<h1>margaret</h1>')
  expect(kept && brotliDecompressSync(kept.compressed).toString()).toBe('<h1>margaret</h1>')
  pages.drop(MEMORIAL)
  expect(pages.get('margaret')).toBeUndefined()
  expect(pages.get('bill')).toBeDefined()
})

test('a page whose memorial changed while it was made is served and not kept', async () => {
  const pages = new KeptPages()
  const rendering = pages.begin('margaret')
  pages.drop(OTHER)
  pages.drop(MEMORIAL)
  const served = await pages.keep(rendering, page('margaret'))
  expect(served.body.toString()).toBe('<h1>margaret</h1>')
  expect(pages.get('margaret')).toBeUndefined()
})

test('a change during the compression counts too', async () => {
  const pages = new KeptPages()
  const keeping = pages.keep(pages.begin('margaret'), page('margaret'))
  pages.drop(MEMORIAL)
  await keeping
  expect(pages.get('margaret')).toBeUndefined()
})

test('the change of another memorial, or one from before, keeps nothing away', async () => {
  const pages = new KeptPages()
  pages.drop(MEMORIAL)
  const rendering = pages.begin('margaret')
  pages.drop(OTHER)
  await pages.keep(rendering, page('margaret'))
  expect(pages.get('margaret')).toBeDefined()
})

test('when changes may have been missed, nothing from before is kept', async () => {
  const pages = new KeptPages()
  await pages.keep(pages.begin('kept'), page('kept'))
  const rendering = pages.begin('being-made')
  pages.dropAll()
  await pages.keep(rendering, page('being-made'))
  expect([pages.get('kept'), pages.get('being-made')]).toEqual([undefined, undefined])
})

test('the oldest page makes room for the 501st', async () => {
  const pages = new KeptPages()
  for (let at = 0; at <= 500; at += 1) await pages.keep(pages.begin(`p${at}`), page(`p${at}`))
  expect(pages.get('p0')).toBeUndefined()
  expect(pages.get('p1')).toBeDefined()
  expect(pages.get('p500')).toBeDefined()
})

test('the same words have the same tag, other words another', async () => {
  const pages = new KeptPages()
  const [one, same] = [
    await pages.keep(pages.begin('a'), page('a')),
    await pages.keep(pages.begin('a'), page('a')),
  ]
  const other = await pages.keep(pages.begin('b'), page('b'))
  expect(one.etag).toBe(same.etag)
  expect(one.etag).not.toBe(other.etag)
})

test('who comes while a page is being made gets it once it is kept', async () => {
  const pages = new KeptPages()
  expect(pages.awaited('margaret')).toBeUndefined()
  const rendering = pages.begin('margaret')
  const others = [pages.awaited('margaret'), pages.awaited('margaret')]
  expect(pages.awaited('bill')).toBeUndefined()
  const made = await pages.keep(rendering, page('margaret'))
  pages.end(rendering)
  expect(await Promise.all(others)).toEqual([made, made])
  expect(pages.awaited('margaret')).toBeUndefined()
})

test('and nothing where its memorial changed meanwhile, or it could not be made', async () => {
  const pages = new KeptPages()
  const rendering = pages.begin('margaret')
  const other = pages.awaited('margaret')
  pages.drop(MEMORIAL)
  await pages.keep(rendering, page('margaret'))
  pages.end(rendering)
  expect(await other).toBeUndefined()

  const failing = pages.begin('margaret')
  const another = pages.awaited('margaret')
  pages.end(failing)
  expect(await another).toBeUndefined()
})
