import type { EventAnswer } from '#contract/events.ts'
import type { Rsvp } from '#contract/rsvps.ts'
import type { RefusedAnswer } from '#contract/visitors.ts'

/** An answer that this device sent. Its receipt proves that, so that the next answer can replace it. */
export interface SentAnswer extends Rsvp {
  /** Missing if it was stored by an older version of this page. */
  receipt?: string
  /** To every event of a programme; missing if the memorial had none. */
  answers?: EventAnswer[]
  food?: string
  accessNeeds?: string
  /** Answers to events that were not kept when it was just sent; the others were. */
  refused?: RefusedAnswer[]
}

/**
 * Stores the answer that this device sent to a memorial for somebody who is not signed in: after a reload it is found
 * again, and changed instead of sent twice. `islands/boot.ts` looks for the same key.
 */
const keyOf = (slug: string) => `answer:${slug}`

export function storeAnswer(slug: string, answer: SentAnswer): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(answer))
  } catch {
    // It stays in memory until the page is left.
  }
}

export function removeStoredAnswer(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // If nothing can be removed, nothing was stored.
  }
}

/** null if nothing valid is stored. */
export function storedAnswer(slug: string): SentAnswer | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null')
    return isAnswer(kept) ? kept : null
  } catch {
    return null
  }
}

function isAnswer(kept: unknown): kept is SentAnswer {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, name, status, guests, message, receipt, answers } = kept as Partial<
    Record<keyof SentAnswer, unknown>
  >
  const isText = [id, name, status, message, receipt ?? ''].every((one) => typeof one === 'string')
  return isText && typeof guests === 'number' && (answers === undefined || Array.isArray(answers))
}
