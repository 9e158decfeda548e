/** What the card needs to know of a draft on this device; `contribution-draft.ts` reads all of it. */
export interface DraftSummary {
  /** It is complete; its address still has to be confirmed by the mailed code. */
  awaitsCode: boolean
  /** Of whoever began it; empty where they have not said. */
  name: string
  email: string
}

/** The key of text and photos in browser storage; `islands/boot.ts` looks for the same key. */
export const nameDraftKey = (slug: string) => `contribution ${slug}`

/** null: there is no draft. */
export function readDraftSummary(slug: string): DraftSummary | null {
  try {
    const {
      message,
      photos,
      recordings = [],
      awaitsCode,
      name = '',
      email,
    } = JSON.parse(localStorage.getItem(nameDraftKey(slug)) ?? '{}')
    const isThere =
      message.trim() !== '' ||
      [...photos, ...recordings].some(({ removed }: { removed: boolean }) => !removed)
    return isThere ? { awaitsCode: awaitsCode === true, name: String(name), email: String(email) } : null
  } catch {
    return null
  }
}

/** Slugs of memorials whose draft this page has shown already: it asks once. */
const shown = new Set<string>()

export const noteShown = (slug: string): unknown => shown.add(slug)

type Whose = Pick<DraftSummary, 'name' | 'email'>

/**
 * Who began what is kept on this device, where that may be another person than this visitor: phones go round. null:
 * nothing is kept, or it is theirs.
 */
export function readUnsentOfAnother(slug: string, visitor: Whose): Whose | null {
  const draft = readDraftSummary(slug)
  return draft === null || shown.has(slug) || isSame(draft, visitor) ? null : draft
}

export const isSame = (one: Whose, other: Whose): boolean =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase()
