interface CacheEntry<T> {
  since: number
  answer: Promise<T>
}

/** From a monotonic clock. */
const elapsed = () => performance.now()

/** A short-lived cache by key, whose entries can be dropped. Concurrent calls for a key wait for the same answer. */
export class ExpiringCache<T> {
  readonly #entries = new Map<string, CacheEntry<T>>()
  readonly #most: number

  /** @param most keys; the oldest are evicted */
  constructor(most: number) {
    this.#most = most
  }

  /** @param forMs an older answer is loaded again */
  getOrLoad(key: string, forMs: number, load: () => Promise<T>): Promise<T> {
    const there = this.#entries.get(key)
    if (there && elapsed() - there.since < forMs) return there.answer
    const made: CacheEntry<T> = { since: elapsed(), answer: load() }
    this.#entries.delete(key)
    if (this.#entries.size >= this.#most) this.#entries.delete(this.#entries.keys().next().value ?? '')
    this.#entries.set(key, made)
    made.answer.catch(() => {
      if (this.#entries.get(key) === made) this.#entries.delete(key)
    })
    return made.answer
  }

  /** Drops the key; an answer that is being loaded may be stale, and is not cached. */
  drop(key: string) {
    this.#entries.delete(key)
  }

  dropAll() {
    this.#entries.clear()
  }
}
