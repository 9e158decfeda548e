interface Kept<T> {
  since: number
  answer: Promise<T>
}

/** From a monotonic clock. */
const elapsed = () => performance.now()

/** A short-lived cache by key, whose entries can be dropped. Concurrent calls for a key wait for the same answer. */
export class KeptAnswers<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #most: number

  /** @param most keys; the oldest are evicted */
  constructor(most: number) {
    this.#most = most
  }

  /** @param forMs an older answer is loaded again */
  ask(key: string, forMs: number, load: () => Promise<T>): Promise<T> {
    const there = this.#kept.get(key)
    if (there && elapsed() - there.since < forMs) return there.answer
    const made: Kept<T> = { since: elapsed(), answer: load() }
    this.#kept.delete(key)
    if (this.#kept.size >= this.#most) this.#kept.delete(this.#kept.keys().next().value ?? '')
    this.#kept.set(key, made)
    made.answer.catch(() => {
      if (this.#kept.get(key) === made) this.#kept.delete(key)
    })
    return made.answer
  }

  /** Drops the key; an answer that is being loaded may be stale, and is not cached. */
  drop(key: string) {
    this.#kept.delete(key)
  }

  dropAll() {
    this.#kept.clear()
  }
}
