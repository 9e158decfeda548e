import { createHash } from 'node:crypto'
import { compress } from './compress.ts'
import { seal } from './csp.ts'

export interface KeptPage {
  body: Buffer
  compressed: Buffer
  csp: string
  /** Weak: the same for the plain and the compressed body. */
  etag: string
  /** Whether its host lets search engines find it. */
  isListed: boolean
}

/** A page that is being made, and what has changed since that began. */
interface Rendering {
  key: string
  changed: Set<string>
  anythingChanged: boolean
}

const MOST = 500

/**
 * The HTML of public memorials, the same for every reader, kept until the memorial changes. A page whose
 * memorial changes while it is being made is served once and not kept. At most 500; the oldest go first.
 */
export class KeptPages {
  readonly #pages = new Map<string, { page: KeptPage; memorialUuid: string }>()
  readonly #underWay = new Set<Rendering>()
  readonly #awaited = new Map<string, PromiseWithResolvers<KeptPage | undefined>>()

  get(key: string): KeptPage | undefined {
    return this.#pages.get(key)?.page
  }

  /**
   * The page that is being made for another reader, once it is there; undefined at once where none is, and later where it
   * does not come to be kept. What is kept is never older than any change, so it does for whoever came while it was being made.
   */
  awaited(key: string): Promise<KeptPage | undefined> | undefined {
    return this.#awaited.get(key)?.promise
  }

  /** To be called before anything is read for a page; and `end`, however making it ends. */
  begin(key: string): Rendering {
    const rendering = { key, changed: new Set<string>(), anythingChanged: false }
    this.#underWay.add(rendering)
    if (!this.#awaited.has(key)) this.#awaited.set(key, Promise.withResolvers())
    return rendering
  }

  end(rendering: Rendering) {
    this.#underWay.delete(rendering)
    const awaited = this.#awaited.get(rendering.key)
    this.#awaited.delete(rendering.key)
    awaited?.resolve(this.get(rendering.key))
  }

  /** @param nonce that the scripts and styles of `html` carry */
  async keep(
    rendering: Rendering,
    made: { memorialUuid: string; html: string; nonce: string; isListed: boolean },
  ): Promise<KeptPage> {
    const { memorialUuid, html, nonce, isListed } = made
    const page = { ...(await prepare(html, nonce)), isListed }
    if (!rendering.anythingChanged && !rendering.changed.has(memorialUuid)) {
      if (this.#pages.size >= MOST) this.#pages.delete(this.#pages.keys().next().value ?? '')
      this.#pages.set(rendering.key, { page, memorialUuid })
    }
    return page
  }

  /** The memorial changed: its pages are made anew for the next reader. */
  drop(memorialUuid: string) {
    for (const rendering of this.#underWay) rendering.changed.add(memorialUuid)
    for (const [key, kept] of this.#pages) if (kept.memorialUuid === memorialUuid) this.#pages.delete(key)
  }

  /** What changed is not known (the connection that tells was lost): nothing may be kept from before. */
  dropAll() {
    for (const rendering of this.#underWay) rendering.anythingChanged = true
    this.#pages.clear()
  }
}

async function prepare(html: string, nonce: string): Promise<Omit<KeptPage, 'isListed'>> {
  const { body, csp } = seal(html, nonce)
  const compressed = await compress(body, 5)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, compressed, csp, etag }
}
