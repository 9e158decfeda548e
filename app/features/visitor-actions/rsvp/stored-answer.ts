import type { Rsvp } from '#contract/rsvps.ts'

/** An answer that this device sent. Its receipt proves it, so that the next one corrects it. */
export interface SentAnswer extends Rsvp {
  /** Missing where it was kept by an older version of this page. */
  receipt?: string
}

/**
 * The answer that this device sent to a memorial, of somebody who is not signed in: it is found again after a reload,
 * and changed rather than given twice. `islands/boot.ts` looks for the same key.
 */
const keyOf = (slug: string) => `answer:${slug}`

export function storeAnswer(slug: string, answer: SentAnswer): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(answer))
  } catch {
    // It is known until the page is left.
  }
}

/** null where there is none, or what is stored is none. */
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
  const { id, name, status, guests, message, receipt } = kept as Partial<Record<keyof SentAnswer, unknown>>
  const isText = [id, name, status, message, receipt ?? ''].every((one) => typeof one === 'string')
  return isText && typeof guests === 'number'
}
