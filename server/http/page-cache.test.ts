import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ANY_MEMORIAL, type AnyMemorial } from '../../app/context.ts'
import { PageCache, type Rendered } from './page-cache.ts'

const MEMORIAL = '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'
const OTHER = '1e8f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b22'

const rendered = (words: string, memorialUuid: string | AnyMemorial | null = MEMORIAL) => ({
  forAll: { memorialUuid, html: `<h1>${words}</h1>`, isListed: false, nonce: 'abc', added: [] },
})

/** Requests the page of a key, and returns what it got: the page for all, or its own. */
async function ask(pages: PageCache, key: string, render: () => Promise<Rendered<string>>) {
  const read = await pages.read(key, render)
  return 'page' in read ? read.page.body.toString() : read.own
}

/** A page whose rendering the test finishes, with the present words each time. */
function slowPage(memorialUuid: string | AnyMemorial = MEMORIAL) {
  const page = { words: 'before', renderings: 0, finish: [] as (() => void)[] }
  return Object.assign(page, {
    async render(): Promise<Rendered<string>> {
      page.renderings += 1
      const { words } = page
      await new Promise<void>((done) => page.finish.push(done))
      return rendered(words, memorialUuid)
    },
    finishAll() {
      for (const done of page.finish.splice(0)) done()
    },
  })
}

const never = () => Promise.reject(new Error('It is kept'))

test('a page is cached, plain and compressed, until its memorial changes', async () => {
  const pages = new PageCache()
  await ask(pages, 'margaret', async () => rendered('margaret'))
  await ask(pages, 'bill', async () => rendered('bill', OTHER))
  const kept = pages.get('margaret')
  expect(kept?.body.toString()).toBe('<h1>margaret</h1>')
  expect(kept && brotliDecompressSync(kept.compressed.br).toString()).toBe('<h1>margaret</h1>')
  expect(kept && gunzipSync(kept.compressed.gzip).toString()).toBe('<h1>margaret</h1>')
  pages.drop(MEMORIAL)
  expect(pages.get('margaret')).toBeUndefined()
  expect(await ask(pages, 'bill', never)).toBe('<h1>bill</h1>')
})

test('a page whose memorial changed during rendering is served and not cached', async () => {
  const pages = new PageCache()
  const page = slowPage()
  const asked = ask(pages, 'margaret', page.render)
  pages.drop(OTHER)
  pages.drop(MEMORIAL)
  page.finishAll()
  expect(await asked).toBe('<h1>before</h1>')
  expect(pages.get('margaret')).toBeUndefined()
})

test('a change during compression counts too', async () => {
  const pages = new PageCache()
  const asked = ask(pages, 'margaret', async () => {
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => pages.drop(MEMORIAL))))
    return rendered('margaret')
  })
  await asked
  expect(pages.get('margaret')).toBeUndefined()
})

test('a change of another memorial, or an earlier one, does not prevent caching', async () => {
  const pages = new PageCache()
  const page = slowPage()
  pages.drop(MEMORIAL)
  const asked = ask(pages, 'margaret', page.render)
  pages.drop(OTHER)
  page.finishAll()
  await asked
  expect(pages.get('margaret')).toBeDefined()
})

test('a page that depends on any memorial is dropped with each change; one that depends on none stays', async () => {
  const pages = new PageCache()
  await ask(pages, 'landing', async () => rendered('landing', ANY_MEMORIAL))
  await ask(pages, 'who', async () => rendered('who', null))
  pages.drop(OTHER)
  expect(['landing', 'who'].filter((key) => pages.peek(key))).toEqual(['who'])
  await ask(pages, 'landing', async () => {
    pages.drop(OTHER)
    return rendered('landing', ANY_MEMORIAL)
  })
  expect(pages.peek('landing')).toBeUndefined()
})

test('when changes may have been missed, nothing older is kept', async () => {
  const pages = new PageCache()
  await ask(pages, 'kept', async () => rendered('kept'))
  const page = slowPage()
  const asked = ask(pages, 'being-made', page.render)
  pages.dropAll()
  page.finishAll()
  await asked
  expect([pages.get('kept'), pages.get('being-made')]).toEqual([undefined, undefined])
  expect(pages.counts()).toMatchObject({ pages: 0, bytes: 0 })
})

test('a request during rendering gets the same page', async () => {
  const pages = new PageCache()
  const page = slowPage()
  const all = Promise.all(Array.from({ length: 200 }, () => ask(pages, 'margaret', page.render)))
  page.finishAll()
  expect(new Set(await all)).toEqual(new Set(['<h1>before</h1>']))
  expect(page.renderings).toBe(1)
  expect(pages.counts().events).toEqual({ hit: 0, miss: 1, shared: 199, evicted: 0 })
})

test('also if it changes meanwhile; a request after the change gets a newer page, rendered once for all', async () => {
  const pages = new PageCache()
  const page = slowPage()
  const ten = () => Promise.all(Array.from({ length: 10 }, () => ask(pages, 'margaret', page.render)))
  const before = ten()
  page.words = 'after'
  pages.drop(MEMORIAL)
  const after = ten()
  page.finishAll()
  expect(new Set(await before)).toEqual(new Set(['<h1>before</h1>']))
  await expect.poll(() => page.finish.length).toBe(1)
  page.finishAll()
  expect(new Set(await after)).toEqual(new Set(['<h1>after</h1>']))
  expect(page.renderings).toBe(2)
  expect(pages.get('margaret')?.body.toString()).toBe('<h1>after</h1>')
})

test('the same if it is unknown what changed', async () => {
  const pages = new PageCache()
  const page = slowPage()
  const before = ask(pages, 'margaret', page.render)
  page.words = 'after'
  pages.dropAll()
  const after = ask(pages, 'margaret', page.render)
  page.finishAll()
  expect(await before).toBe('<h1>before</h1>')
  await expect.poll(() => page.finish.length).toBe(1)
  page.finishAll()
  expect(await after).toBe('<h1>after</h1>')
})

test('a page for one reader is not shared, and neither is a failure', async () => {
  const pages = new PageCache()
  let asked = 0
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => ask(pages, 'locked', async () => ({ own: `refusal ${++asked}` }))),
  )
  expect(answers.toSorted()).toEqual(['refusal 1', 'refusal 2', 'refusal 3'])

  let tries = 0
  const some = await Promise.allSettled(
    Array.from({ length: 3 }, () =>
      ask(pages, 'margaret', async () => {
        if (++tries === 1) throw new Error('The database is away')
        return rendered('margaret')
      }),
    ),
  )
  expect(some.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(await ask(pages, 'margaret', never)).toBe('<h1>margaret</h1>')
})

test('the least recently used page is evicted, by number', async () => {
  const pages = new PageCache({ pages: 3, bytes: 1_000_000 })
  for (const key of ['a', 'b', 'c']) await ask(pages, key, async () => rendered(key))
  // Peeking does not count as use.
  pages.peek('b')
  await ask(pages, 'a', never)
  await ask(pages, 'd', async () => rendered('d'))
  expect(['a', 'b', 'c', 'd'].filter((key) => pages.peek(key))).toEqual(['a', 'c', 'd'])
  expect(pages.counts()).toMatchObject({ events: { hit: 1, miss: 4, evicted: 1 }, pages: 3 })
})

test('and by bytes; a page larger than the whole cache is not kept', async () => {
  const bytesOf = async (words: string) => {
    const alone = new PageCache()
    await ask(alone, 'x', async () => rendered(words))
    return alone.counts().bytes
  }
  const one = await bytesOf('a')
  const pages = new PageCache({ pages: 100, bytes: 2 * one })
  for (const key of ['a', 'b', 'c']) await ask(pages, key, async () => rendered(key))
  expect(['a', 'b', 'c'].filter((key) => pages.peek(key))).toEqual(['b', 'c'])
  expect(pages.counts().bytes).toBe(2 * one)
  const large = 'x'.repeat(3 * one)
  expect(await ask(pages, 'large', async () => rendered(large))).toContain(large)
  expect(pages.peek('large')).toBeUndefined()
  pages.drop(MEMORIAL)
  expect(pages.counts()).toMatchObject({ pages: 0, bytes: 0 })
})

test('slideshows have a share of their own, and take no room from other pages', async () => {
  const pages = new PageCache({ pages: 3, bytes: 1_000_000 }, { pages: 2, bytes: 1_000_000 })
  const show = (key: string) => pages.read(key, async () => rendered(key), 'slideshows')
  for (const key of ['a', 'b', 'c']) await ask(pages, key, async () => rendered(key))
  for (let at = 0; at < 20; at += 1) await show(`show ${at}`)
  expect(['a', 'b', 'c'].filter((key) => pages.peek(key))).toEqual(['a', 'b', 'c'])
  expect(pages.counts()).toMatchObject({ events: { evicted: 18 }, pages: 5 })

  // The newest of them are cached, and go with a change of their memorial.
  const again = () => pages.read('show 19', async () => ({ own: 'made again' }), 'slideshows')
  expect(await again()).toMatchObject({ page: { isListed: false } })
  pages.drop(MEMORIAL)
  expect(await again()).toEqual({ own: 'made again' })
  await show('show 20')
  pages.dropAll()
  expect(pages.counts()).toMatchObject({ pages: 0, bytes: 0 })
})

test('equal content has the same tag, other content another', async () => {
  const tagOf = async (words: string) => {
    const pages = new PageCache()
    await ask(pages, 'x', async () => rendered(words))
    return pages.get('x')?.etag
  }
  expect(await tagOf('a')).toBe(await tagOf('a'))
  expect(await tagOf('a')).not.toBe(await tagOf('b'))
})
