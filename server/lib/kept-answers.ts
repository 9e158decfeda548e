interface Kept<T> {
  since: number
  answer: Promise<T>
}

/** Of a clock that is never set back. */
const elapsed = () => performance.now()

/**
 * What was asked a moment ago, by its key, until it is told to have changed. Whoever asks while it is being asked waits
 * for the same answer.
 */
export class KeptAnswers<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #most: number

  /** @param most keys; the oldest go first */
  constructor(most: number) {
    this.#most = most
  }

  /** @param forMs an answer that was asked for longer ago is asked for anew */
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

  /** It changed: what is being asked now may be from before, and is kept for nobody else. */
  drop(key: string) {
    this.#kept.delete(key)
  }

  dropAll() {
    this.#kept.clear()
  }
}
