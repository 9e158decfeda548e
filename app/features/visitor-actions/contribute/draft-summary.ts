/** What the card says of a memory that was begun on this device; `draft-storage.ts` reads the whole of it. */
export interface DraftSummary {
  /** It is written, and its address waits to be proved by the mailed code. */
  awaitsCode: boolean
  email: string
}

/** Of words and photos in browser storage; `islands/boot.ts` looks for the same key. */
export const keyOf = (slug: string) => `contribution ${slug}`

/** null: nothing waits here. */
export function readDraftSummary(slug: string): DraftSummary | null {
  try {
    const { message, photos, awaitsCode, email } = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}')
    const isThere = message.trim() !== '' || photos.some(({ removed }: { removed: boolean }) => !removed)
    return isThere ? { awaitsCode: awaitsCode === true, email: String(email) } : null
  } catch {
    return null
  }
}
