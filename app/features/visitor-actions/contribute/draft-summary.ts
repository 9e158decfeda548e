/** What the card needs to know of a draft on this device; `draft-storage.ts` reads all of it. */
export interface DraftSummary {
  /** It is complete; its address still has to be confirmed by the mailed code. */
  awaitsCode: boolean
  /** Of whoever began it; empty where they have not said. */
  name: string
  email: string
}

/** The key of text and photos in browser storage; `islands/boot.ts` looks for the same key. */
export const keyOf = (slug: string) => `contribution ${slug}`

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
    } = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}')
    const isThere =
      message.trim() !== '' ||
      [...photos, ...recordings].some(({ removed }: { removed: boolean }) => !removed)
    return isThere ? { awaitsCode: awaitsCode === true, name: String(name), email: String(email) } : null
  } catch {
    return null
  }
}
