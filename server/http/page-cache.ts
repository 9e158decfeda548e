import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageCacheCounts } from '#server/ports/metrics.ts'
import { ANY_MEMORIAL, type AnyMemorial } from '../../app/context.ts'
import { compress, type Encoding } from './compress.ts'
import { cspWithHashes } from './csp.ts'

export interface CachedPage {
  body: Buffer
  compressed: Record<Encoding, Buffer>
  csp: string
  /** Weak: the same for plain and compressed bodies. */
  etag: string
  /** Whether search engines may list it. */
  isListed: boolean
}

/** A rendered page that is the same for every reader. */
interface RenderedPage {
  /** The memorial whose changes make it stale; null if none does. */
  memorialUuid: string | AnyMemorial | null
  html: string
  /** The nonce of the scripts and styles in `html`. */
  nonce: string
  /** Scripts that it adds to itself. */
  added: readonly string[]
  isListed: boolean
}

/** The result of rendering: a page for every reader, or an answer for this one only. */
export type Rendered<Own> = { forAll: RenderedPage } | { own: Own }

/** A page that is being rendered, and the changes since it began. */
interface Making {
  /** By memorial: the number of its first change since then. */
  changed: Map<string, number>
  /** The number of the first change of an unknown memorial. */
  allChanged: number
  /**
   * The page, and the number of the first change that makes it stale; undefined if it failed or is not for every
   * reader.
   */
  done: Promise<{ page: CachedPage; staleFrom: number } | undefined>
}

interface Entry {
  page: CachedPage
  memorialUuid: RenderedPage['memorialUuid']
}

/** A page with 60 photos takes about 130 KB with all three bodies, plain and compressed. */
const LIMITS = { pages: 2000, bytes: 64 * 1024 * 1024 }

/** A slideshow of 500 photos takes about 1 MB: whoever opens those of many memorials evicts other slideshows alone. */
const SLIDESHOWS = { pages: 200, bytes: 16 * 1024 * 1024 }

/** Pages of one share evict no page of another. */
type Share = 'pages' | 'slideshows'

/**
 * The cache of public pages that are the same for every reader, kept until their memorial changes. Each page is
 * rendered once: concurrent requests wait for it. The least recently used page of a share is evicted first (docs/decisions/0019).
 */
export class PageCache {
  readonly #shares: Record<Share, LRUCache<string, Entry>>
  readonly #making = new Map<string, Making>()
  /** Includes those that were replaced by a second rendering. */
  readonly #underWay = new Set<Making>()
  readonly #events = { hit: 0, miss: 0, shared: 0, evicted: 0 }
  /** Counts changes, to order them. */
  #changes = 0

  constructor(limits = LIMITS, slideshows = SLIDESHOWS) {
    this.#shares = { pages: this.#shareOf(limits), slideshows: this.#shareOf(slideshows) }
  }

  #shareOf({ pages, bytes }: typeof LIMITS) {
    return new LRUCache<string, Entry>({
      max: pages,
      maxSize: bytes,
      sizeCalculation: ({ page: { body, compressed } }) =>
        body.length + compressed.br.length + compressed.gzip.length,
      dispose: (_entry, _key, reason) => {
        if (reason === 'evict') this.#events.evicted += 1
      },
    })
  }

  /** Returns the page of a key without counting it as used. */
  peek(key: string): CachedPage | undefined {
    return this.#shares.pages.peek(key)?.page
  }

  /** Returns the page of a key and counts it as used. */
  get(key: string, share: Share = 'pages'): CachedPage | undefined {
    const entry = this.#shares[share].get(key)
    if (!entry) return
    this.#events.hit += 1
    return entry.page
  }

  /**
   * Returns the page of a key: the cached one, the one that is being rendered for another reader, or the result of
   * `render`. A reader never gets a page older than a change that came before the request.
   *
   * An answer for one reader, and an error of `render`, is not shared: each request that waited for it renders again.
   *
   * @param render must begin to read data only when it is called
   */
  async read<Own>(
    key: string,
    render: () => Promise<Rendered<Own>>,
    share: Share = 'pages',
  ): Promise<{ page: CachedPage } | { own: Own }> {
    for (;;) {
      const kept = this.get(key, share)
      if (kept) return { page: kept }
      const making = this.#making.get(key)
      if (!making) break
      const asked = this.#changes
      const done = await making.done
      if (!done) break
      if (asked < done.staleFrom) {
        this.#events.shared += 1
        return done
      }
      // It changed before this request: the first waiting request renders it again, the others wait for that.
    }
    this.#events.miss += 1
    return this.#make(key, render, share)
  }

  /** Call when the memorial changed: its pages are rendered again for the next reader. */
  drop(memorialUuid: string) {
    this.#changes += 1
    for (const { changed } of this.#underWay)
      if (!changed.has(memorialUuid)) changed.set(memorialUuid, this.#changes)
    for (const pages of Object.values(this.#shares))
      for (const [key, entry] of [...pages.entries()])
        if (entry.memorialUuid === memorialUuid || entry.memorialUuid === ANY_MEMORIAL) pages.delete(key)
  }

  /** Call when changes may have been missed (the connection for change events was lost): drops everything. */
  dropAll() {
    this.#changes += 1
    for (const making of this.#underWay) making.allChanged = Math.min(making.allChanged, this.#changes)
    for (const pages of Object.values(this.#shares)) pages.clear()
  }

  counts(): PageCacheCounts {
    const { pages, slideshows } = this.#shares
    const bytes = pages.calculatedSize + slideshows.calculatedSize
    return { events: { ...this.#events }, pages: pages.size + slideshows.size, bytes }
  }

  async #make<Own>(key: string, render: () => Promise<Rendered<Own>>, share: Share) {
    const { promise, resolve } = Promise.withResolvers<Awaited<Making['done']>>()
    const making: Making = { changed: new Map(), allChanged: Number.POSITIVE_INFINITY, done: promise }
    this.#underWay.add(making)
    if (!this.#making.has(key)) this.#making.set(key, making)
    let done: Awaited<Making['done']>
    try {
      const rendered = await render()
      if ('own' in rendered) return rendered
      const { memorialUuid, isListed } = rendered.forAll
      const page = { ...(await prepare(rendered.forAll)), isListed }
      const staleFrom = Math.min(changedFirst(making.changed, memorialUuid), making.allChanged)
      done = { page, staleFrom }
      // One larger than its whole share is not stored.
      if (staleFrom === Number.POSITIVE_INFINITY) this.#shares[share].set(key, { page, memorialUuid })
      return done
    } finally {
      this.#underWay.delete(making)
      if (this.#making.get(key) === making) this.#making.delete(key)
      resolve(done)
    }
  }
}

/** The number of the first change that makes a page stale. */
function changedFirst(changed: Making['changed'], memorialUuid: RenderedPage['memorialUuid']): number {
  if (memorialUuid === ANY_MEMORIAL) return Math.min(...changed.values(), Number.POSITIVE_INFINITY)
  return (memorialUuid && changed.get(memorialUuid)) || Number.POSITIVE_INFINITY
}

async function prepare({ html, nonce, added }: RenderedPage): Promise<Omit<CachedPage, 'isListed'>> {
  const { body, csp } = sealPage(html, nonce, added)
  const [br, gzip] = await Promise.all([compress(body, 'br', 5), compress(body, 'gzip', 6)])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, compressed: { br, gzip }, csp, etag }
}

/**
 * Makes a rendered page cacheable: replaces its nonce by the hashes of exactly the scripts and styles that had it, so
 * that body and policy match as long as the page is cached.
 *
 * A regular expression finds them. Nobody but the renderer knows the nonce, so nothing that people wrote can look like
 * an element with it, and between its tags is what a browser takes as the script: everything up to the first `</script>`.
 * A parser, which reads whole pages, would find the same (docs/decisions/0003).
 *
 * @param added scripts that the page adds to itself
 */
export function sealPage(
  html: string,
  nonce: string,
  added: readonly string[] = [],
): { body: Buffer; csp: string } {
  const hashes = { script: new Set(added.map(hashOf)), style: new Set<string>() }
  const body = html
    .replaceAll(
      inlineWith(nonce),
      (_, element: 'script' | 'style', before: string, after: string, code: string) => {
        if (code) hashes[element].add(hashOf(code))
        return `<${element}${before}${after}>${code}</${element}>`
      },
    )
    .replaceAll(` nonce="${nonce}"`, '')
  return { body: Buffer.from(body), csp: cspWithHashes([...hashes.script], [...hashes.style]) }
}

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

const inlineWith = (nonce: string) =>
  new RegExp(
    `<(script|style)([^>]*?) nonce="${nonce.replaceAll(/[+/=]/g, '\\$&')}"([^>]*)>([\\s\\S]*?)</\\1>`,
    'g',
  )
