import type { Rsvp } from '#contract/rsvps.ts'

/**
 * The answer that this device sent to a memorial, of somebody who is not signed in: it is found again after a reload,
 * and changed rather than given twice. `islands/boot.ts` looks for the same key.
 */
const keyOf = (slug: string) => `answer:${slug}`

export function keepAnswer(slug: string, rsvp: Rsvp): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(rsvp))
  } catch {
    // It is known until the page is left.
  }
}

/** null where there is none, or what is stored is none. */
export function keptAnswer(slug: string): Rsvp | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null')
    return isAnswer(kept) ? kept : null
  } catch {
    return null
  }
}

function isAnswer(kept: unknown): kept is Rsvp {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, name, status, guests, message } = kept as Partial<Record<keyof Rsvp, unknown>>
  const isText = [id, name, status, message].every((one) => typeof one === 'string')
  return isText && typeof guests === 'number'
}
