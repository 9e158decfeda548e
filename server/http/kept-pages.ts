import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { seal } from './csp.ts'

const brotli = promisify(brotliCompress)

export interface KeptPage {
  body: Buffer
  compressed: Buffer
  csp: string
  etag: string
}

const MOST = 500

/**
 * The HTML of public memorials, the same for every reader, kept until the memorial changes. A change that
 * happens while a page is being rendered is seen by `begin`/`keep`: such a page is served once, not kept.
 */
export class KeptPages {
  readonly #pages = new Map<string, { page: KeptPage; memorialUuid: string }>()
  readonly #dropped = new Map<string, number>()
  #drops = 0

  get(path: string): KeptPage | undefined {
    return this.#pages.get(path)?.page
  }

  /** Remembers when a rendering began. */
  begin(): number {
    return this.#drops
  }

  async keep(
    path: string,
    memorialUuid: string,
    html: string,
    nonce: string,
    begun: number,
  ): Promise<KeptPage> {
    const page = await prepare(html, nonce)
    const changedSince = (this.#dropped.get(memorialUuid) ?? 0) > begun || this.#forgotten > begun
    if (!changedSince) {
      if (this.#pages.size >= MOST) this.#pages.delete(this.#pages.keys().next().value ?? '')
      this.#pages.set(path, { page, memorialUuid })
    }
    return page
  }

  /** The memorial changed: its pages are made anew for the next reader. */
  drop(memorialUuid: string) {
    this.#drops += 1
    this.#dropped.set(memorialUuid, this.#drops)
    for (const [path, kept] of this.#pages) if (kept.memorialUuid === memorialUuid) this.#pages.delete(path)
  }

  #forgotten = 0

  /** What changed is not known (the connection that tells was lost): nothing may be kept from before. */
  dropAll() {
    this.#drops += 1
    this.#forgotten = this.#drops
    this.#dropped.clear()
    this.#pages.clear()
  }
}

async function prepare(html: string, nonce: string): Promise<KeptPage> {
  const { body, csp } = seal(html, nonce)
  const compressed = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, compressed, csp, etag }
}
